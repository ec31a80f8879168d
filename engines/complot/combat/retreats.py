"""Retreats, step by step, to where the group may stay (R12); a dodge goes the same way without wounds (R15.19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import Action, Retreat
from engines.complot.box.contents import NEIGHBOURS
from engines.complot.effects.wounds import Settling, nobody_scores, suffered, without_laid
from engines.complot.events import codes, told
from engines.complot.moves.asking import Asked, Subject, put
from engines.complot.moves.board import is_crowded, moved
from engines.complot.state import State, enemies_at
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


def may_stay(state: State, seat: Seat, group: int, place: int) -> bool:
    """R12.3: no enemies, and room for all."""
    return not enemies_at(state, seat, place) and not is_crowded(state, seat, place, group)


def next_places(state: State, seat: Seat, group: int, visited: Sequence[int]) -> list[int]:
    """The neighbours to which a group may go on (R12.2): a legal end can be reached from them."""
    return [
        place
        for place in NEIGHBOURS[visited[-1]]
        if place not in visited and not state.closed >> place & 1 and _leads_to_end(state, seat, group, place, visited)
    ]


def _leads_to_end(state: State, seat: Seat, group: int, place: int, visited: Sequence[int]) -> bool:
    """The first place where the group may stay ends a retreat, so one has only to be connected."""
    seen, waiting = [*visited, place], [place]
    while waiting:
        place = waiting.pop()
        if may_stay(state, seat, group, place):
            return True
        for other in NEIGHBOURS[place]:
            if other not in seen and not state.closed >> other & 1:
                seen.append(other)
                waiting.append(other)
    return False


def first_places(state: State, seat: Seat, group: int, place: int) -> list[int]:
    return next_places(state, seat, group, (place,)) if group else []


def begun(
    state: State, seat: Seat, group: int, source: int, target: int, events: list[Event], *, harmless: bool = False
) -> State:
    """The first step. The group has recoil until the end of the round (R12.4)."""
    state = without_laid(state, group)._replace(recoil=state.recoil | group)
    return _stepped(state, seat, group, (source, target), harmless, events)


def _stepped(
    state: State, seat: Seat, group: int, visited: tuple[int, ...], harmless: bool, events: list[Event]
) -> State:
    source, target = visited[-2:]
    state = moved(state, group, source, target)
    events.append(told("retreat", state, by=seat, elements=codes(group), origin=source, place=target))
    return pushed(state, Arrived(seat, group, visited, harmless))


@dataclass(frozen=True, slots=True)
class Arrived(AutomaticStep[State]):
    """R12.3: what happens where the group has come."""

    seat: Seat
    group: int
    visited: tuple[int, ...]
    harmless: bool

    def taken(self, state: State, events: list[Event]) -> State:
        seat, place, group = self.seat, self.visited[-1], self.group
        if may_stay(state, seat, group, place):
            events.append(told("retreated", by=seat, place=place, elements=codes(group)))
            return state
        onwards = Onwards(seat, group, self.visited, self.harmless)
        if self.harmless or not enemies_at(state, seat, place):
            return pushed(state, onwards)
        state = pushed(state, Settling((seat,), group, nobody_scores(state)), onwards)
        return suffered(state, seat, group, 1, events)


@dataclass(frozen=True, slots=True)
class Onwards(AutomaticStep[State]):
    """Whoever is left of the group goes on."""

    seat: Seat
    group: int
    visited: tuple[int, ...]
    harmless: bool

    def taken(self, state: State, events: list[Event]) -> State:
        group = self.group & state.own[self.seat]
        if not group or not next_places(state, self.seat, group, self.visited):
            return state
        return put(state, GoingOn(self.seat, group, self.visited, self.harmless), events)


@dataclass(frozen=True, slots=True)
class GoingOn(Asked[Action]):
    """The next step of a retreat."""

    seat: Seat
    group: int
    visited: tuple[int, ...]
    harmless: bool
    phase = "retreat_step"

    @property
    def subject(self) -> Subject:
        return Subject(self.visited[-1], self.group)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.retreat(place) for place in next_places(state, seat, self.group, self.visited)]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Retreat)
        return _stepped(state, seat, self.group, (*self.visited, action.place), self.harmless, events)


@dataclass(frozen=True, slots=True)
class Compelled(AutomaticStep[State]):
    """R13.14: all elements of a seat leave a place, by a first step that was named already, if it was."""

    seat: Seat
    place: int
    first: int = 0

    def taken(self, state: State, events: list[Event]) -> State:
        group = state.at[self.place] & state.own[self.seat]
        places = first_places(state, self.seat, group, self.place)
        if self.first in places:
            return begun(state, self.seat, group, self.place, self.first, events)
        if not places:  # R12.5
            return state._replace(recoil=state.recoil | group)
        return put(state, ChoosingRetreat(self.seat, self.place), events)


@dataclass(frozen=True, slots=True)
class ChoosingRetreat(Asked[Action]):
    """The first step of a compulsory retreat."""

    seat: Seat
    place: int
    phase = "retreat"

    @property
    def subject(self) -> Subject:
        return Subject(self.place)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        group = state.at[self.place] & state.own[seat]
        return [act.retreat(place) for place in first_places(state, seat, group, self.place)]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Retreat)
        group = state.at[self.place] & state.own[seat]
        return begun(state, seat, group, self.place, action.place, events)
