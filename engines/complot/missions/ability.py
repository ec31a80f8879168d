"""Who can work on a mission, and how (R13.2, R13.3, R13.12, R15.18)."""

from __future__ import annotations

from engines.complot.box.contents import (
    DEFENCE,
    DESTINATION,
    MISSION_KIND,
    PLOT_DELIVERY,
    PLOT_MISSION,
)
from engines.complot.box.elements import CHARACTERS
from engines.complot.state import NOBODY, Active, State, own_at
from engines.game import Seat

PLOTTED = (PLOT_MISSION, PLOT_DELIVERY)


def fit(state: State, seat: Seat, place: int) -> int:
    """The elements of a seat on a place that may take part: those without recoil (R13.4)."""
    return own_at(state, seat, place) & ~state.recoil


def is_able_to(state: State, active: Active, seat: Seat) -> bool:
    """Whether a seat could attempt, deliver or complete a mission, enemies on the place left aside (R15.18)."""
    return can_complete(state, active, seat) or can_deliver(state, active, seat) or can_attempt(state, active, seat)


def can_complete(state: State, active: Active, seat: Seat) -> bool:
    """R13.2"""
    return active.holder == seat and active.since < state.round and bool(fit(state, seat, active.objective))


def can_deliver(state: State, active: Active, seat: Seat) -> bool:
    """R13.12"""
    carrier = active.carrier
    if carrier == NOBODY or not state.own[seat] >> carrier & 1 or state.recoil >> carrier & 1:
        return False
    return state.place[carrier] == DESTINATION[active.mission]


def can_attempt(state: State, active: Active, seat: Seat) -> bool:
    """R13.3, without a second attempt in a round."""
    kind = MISSION_KIND[active.mission]
    if active.winner != NOBODY or active.tried >> seat & 1 or (kind == DEFENCE and active.holder != NOBODY):
        return False
    group = fit(state, seat, active.objective)
    return bool(group & CHARACTERS if kind in PLOTTED else group)


def is_undisturbed(state: State, active: Active, seat: Seat) -> bool:
    """No enemy is there, or the seat is the performer of an Alliance."""
    if active.performer != NOBODY:
        return active.performer == seat
    return state.arrivals[active.objective] == (seat,)
