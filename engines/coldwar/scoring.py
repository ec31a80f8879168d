"""Points, and who wins (R3.5, R13)."""

from __future__ import annotations

from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import OBJECTIVE_CODES, POINTS
from engines.coldwar.events import reported, told
from engines.coldwar.state import OVER, State
from engines.game import Event, Outcome, Seat

BONUS = "bonus"  # the line of the points that no card holds

# Why a match is over, and the rule that says so.
ENDS = {"points": "R13.2", "no_objective": "R13.5", "last_year": "R13.5"}


def scores(state: State) -> tuple[int, ...]:
    return tuple([side.vp for side in state.sides])


def breakdown(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The scoring piles card by card in the order of claiming, and the bonus where a roster can bring one (R13.7)."""
    lines = [
        (OBJECTIVE_CODES[card], tuple(POINTS[card] if card in side.won else 0 for side in state.sides))
        for card in state.claims
    ]
    if state.variant.cryptographer == "cipher":
        lines.append((BONUS, tuple(side.bonus for side in state.sides)))
    return tuple(lines)


def leaders(state: State) -> tuple[Seat, ...]:
    """The seats with the highest score."""
    points = scores(state)
    return tuple(seat for seat, own in enumerate(points) if own == max(points))


def places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The ranking: by points, then objectives in the scoring pile, then agents not out (R13.5, R13.7)."""
    worth = [(side.vp, len(side.won), -len(side.out)) for side in state.sides]
    return tuple(
        tuple(seat for seat, own in enumerate(worth) if own == place) for place in sorted(set(worth), reverse=True)
    )


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    return Outcome(places(state), scores(state), breakdown(state), state.ended, ENDS[state.ended])


def ended(state: State, events: list[Event], why: str) -> State:
    """The match is over."""
    end = told("end", winners=list(places(state)[0]), why=why)
    events.append(end)
    return reported(state, (end,))._replace(phase=OVER, actor=NONE, ended=why)
