"""Points, and who wins (R9, R10)."""

from __future__ import annotations

from engines.cercle.state import CHAOS, LINES, TURN_LIMIT, VICTORY, State, secrets_of
from engines.game import Outcome, Seat

START = "start"  # the line of the start square

ENDS = {VICTORY: "R10.3", CHAOS: "R10.5", TURN_LIMIT: "R12.2"}
"""Why a match is over, and the rule that names the winner."""


def breakdown(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """R10.8. A match that began in a written position started with the points written there."""
    gained = [sum(values) for values in zip(*state.gains, strict=True)]
    start = tuple(own - gain for own, gain in zip(state.vp, gained, strict=True))
    return ((START, start), *zip(LINES, state.gains, strict=True))


def places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The ranking: by points, then secrets; the fewest come first in chaos (R10.3, R10.5, R10.8)."""
    worth = [(own, sum(secrets_of(state, seat))) for seat, own in enumerate(state.vp)]
    order = sorted(set(worth), reverse=state.ended != CHAOS)
    return tuple(tuple(seat for seat, own in enumerate(worth) if own == place) for place in order)


def outcome(state: State) -> Outcome | None:
    if not state.ended:
        return None
    return Outcome(places(state), state.vp, breakdown(state), state.ended, ENDS[state.ended])
