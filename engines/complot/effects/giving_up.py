"""Units that are given up on a place: above three after a combat, or because a mission failed (R11.11, R13.14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import Action
from engines.complot.box.contents import RULES
from engines.complot.box.elements import UNITS, members, units_in
from engines.complot.events import codes, told
from engines.complot.moves.asking import Asked, Selection, Subject, put
from engines.complot.moves.board import removed
from engines.complot.state import State, own_at
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


@dataclass(frozen=True, slots=True)
class Shedding(AutomaticStep[State]):
    """R11.11: units above three are given up."""

    seat: Seat
    place: int

    def taken(self, state: State, events: list[Event]) -> State:
        surplus = units_in(own_at(state, self.seat, self.place)) - RULES.max_units_per_place
        if surplus <= 0:
            return state
        return put(state, LosingUnits(self.seat, self.place, surplus), events)


@dataclass(frozen=True, slots=True)
class LosingUnits(Asked[Action]):
    """One more own unit of the place, back to the reserve it comes from (R11.11, R13.14)."""

    seat: Seat
    place: int
    count: int
    lost: int = 0
    phase = "lose_unit"

    @property
    def subject(self) -> Subject:
        return Subject(self.place, number=self.count)

    @property
    def draft(self) -> Selection:
        return Selection(members(self.lost))

    @property
    def emptied(self) -> LosingUnits:
        return replace(self, lost=0)

    @property
    def is_half_made(self) -> bool:
        return bool(self.lost)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        units = own_at(state, seat, self.place) & UNITS & ~self.lost
        return [act.lose_unit(act.named(seat, unit)) for unit in members(units)]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, act.LoseUnit)
        lost = self.lost | 1 << act.meant(seat, action.unit)
        if lost.bit_count() < self.count:
            return pushed(state, LosingUnits(seat, self.place, self.count, lost))
        state = removed(state, lost)
        events.append(told("lost_units", state, by=seat, elements=codes(lost), place=self.place))
        return state
