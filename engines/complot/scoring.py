"""The count (R17): inquiry points, then primary missions kept."""

from __future__ import annotations

from engines.complot.state import KEPT, LINES, State
from engines.game import Outcome, Seat

ENDINGS = ("points", "missions", "shared")


def kept_missions(state: State, seat: Seat) -> int:
    return len(state.missions.cards[KEPT + seat])


def places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The ranking (R17.2): who still ties shares a place."""
    seats = range(state.variant.seats)
    counts = {seat: (state.ip[seat], kept_missions(state, seat)) for seat in seats}
    ranks = sorted(set(counts.values()), reverse=True)
    return tuple(tuple(seat for seat in seats if counts[seat] == rank) for rank in ranks)


def breakdown(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple(zip(LINES, state.gains, strict=True))


def outcome(state: State) -> Outcome | None:
    """Ranking and score sheet when the match is over."""
    if not state.ended:
        return None
    ranking = places(state)
    best = max(state.ip)
    if len(ranking[0]) > 1:
        reason, rule = "shared", "R17.2"
    elif state.ip.count(best) > 1:
        reason, rule = "missions", "R17.2"
    else:
        reason, rule = "points", "R17.1"
    return Outcome(ranking, state.ip, breakdown(state), reason, rule)
