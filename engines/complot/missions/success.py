"""Missions that are solved, in whole or in part: points, cards, objects (R13.9 to R13.13, R15.18)."""

from __future__ import annotations

from dataclasses import dataclass

from engines.complot.box.contents import (
    COMBAT_DELIVERY,
    DEFENCE,
    MISSION_CODES,
    MISSION_KIND,
    MISSION_PLACE,
    PLOT_DELIVERY,
    POINTS,
)
from engines.complot.events import told
from engines.complot.missions.objects import Carrying
from engines.complot.moves.asking import put
from engines.complot.moves.board import active_number, with_active
from engines.complot.moves.points import scored
from engines.complot.state import ACTIVE, KEPT, MISSIONS, NOBODY, State, own_at
from engines.game import Event, Plain, Seat
from engines.stack import AutomaticStep

Shares = dict[Seat, int]


def _shared(shares: Shares, seat: Seat, partner: Seat, points: int) -> None:
    """R15.18: a performer and its partner get half each, rounded down."""
    if partner == NOBODY:
        shares[seat] = shares.get(seat, 0) + points
        return
    for one in (seat, partner):
        shares[one] = shares.get(one, 0) + points // 2


def solved(state: State, seat: Seat, mission: int, events: list[Event]) -> State:
    """The seat keeps the card; points go to whoever has earned them (R13.12, R13.13)."""
    active = state.active[active_number(state, mission)]
    ally = active.ally if active.performer == seat else NOBODY
    points, shares = POINTS[mission], Shares()
    if active.winner != NOBODY:
        _shared(shares, active.winner, active.partner, points // 2)
        points //= 2
    _shared(shares, seat, ally, points)
    zones = state.missions.moved((mission,), ACTIVE, KEPT + seat)
    state = state._replace(missions=zones, active=tuple([own for own in state.active if own.mission != mission]))
    rows: list[Plain] = [[one, share] for one, share in sorted(shares.items())]
    events.append(told("success", state, by=seat, mission=MISSION_CODES[mission], shares=rows))
    for one, share in sorted(shares.items()):
        state = scored(state, one, MISSIONS, share, events)
    return state


@dataclass(frozen=True, slots=True)
class Won(AutomaticStep[State]):
    """An attempt has succeeded: the mission is solved, held from now on, or its object won (R13.5 to R13.10)."""

    seat: Seat
    mission: int

    def taken(self, state: State, events: list[Event]) -> State:
        seat, mission = self.seat, self.mission
        kind = MISSION_KIND[mission]
        if kind == DEFENCE:
            return seized(state, seat, mission, events)
        if kind in (COMBAT_DELIVERY, PLOT_DELIVERY):
            return _part_won(state, seat, mission, events)
        return solved(state, seat, mission, events)


def seized(state: State, seat: Seat, mission: int, events: list[Event]) -> State:
    """R13.7, unless nobody is left to hold the place."""
    number = active_number(state, mission)
    active = state.active[number]._replace(is_beaten=True)
    if own_at(state, seat, MISSION_PLACE[mission]):
        active = active._replace(holder=seat, since=state.round)
    state = with_active(state, number, active)
    events.append(told("seized", state, by=seat, mission=MISSION_CODES[mission]))
    return state


def _part_won(state: State, seat: Seat, mission: int, events: list[Event]) -> State:
    """R13.10: somebody there carries the object, or it lies on the place."""
    number = active_number(state, mission)
    active = state.active[number]
    place = MISSION_PLACE[mission]
    partner = active.ally if active.performer == seat else NOBODY
    # The Alliance was for this place; the destination is another one.
    active = active._replace(winner=seat, partner=partner, lies=place, performer=NOBODY, ally=NOBODY, tried=0)
    state = with_active(state, number, active)
    events.append(told("part_won", state, by=seat, mission=MISSION_CODES[mission]))
    if not own_at(state, seat, place):
        return state
    return put(state, Carrying(seat, place, mission), events)
