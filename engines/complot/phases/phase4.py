"""Phase 4: autonomy points (R8)."""

from __future__ import annotations

from engines.complot.box.contents import RINGED, RULES
from engines.complot.box.elements import FINANCIER, SKILLED
from engines.complot.events import told
from engines.complot.moves.board import figures_of
from engines.complot.state import State
from engines.game import Event, Seat

YELLOW = RINGED["yellow"]


def income(state: State, seat: Seat) -> int:
    """R8.1"""
    figures = figures_of(state, seat)
    financiers = (figures & SKILLED[FINANCIER]).bit_count()
    places = sum(bool(state.at[place] & figures) for place in YELLOW)
    points = (
        RULES.autonomy_per_round
        + RULES.financier_bonus * financiers
        + RULES.yellow_bonus * places
        + state.saved[seat]
        - state.debt[seat]
    )
    return max(0, points)


def received(state: State, events: list[Event]) -> State:
    """All seats at once."""
    seats = range(state.variant.seats)
    nothing = (0,) * state.variant.seats
    state = state._replace(ap=tuple([income(state, seat) for seat in seats]), debt=nothing, saved=nothing)
    events.append(told("autonomy", state, points=list(state.ap)))
    return state
