"""The start of a round: hospitals heal (R14.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import Action
from engines.complot.box.contents import RINGED
from engines.complot.box.elements import CHARACTERS, CODES, members
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Subject, put
from engines.complot.state import NOBODY, State, own_at, with_byte
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed

RED = RINGED["red"]


def begun(state: State, events: list[Event]) -> State:
    """The next round. The order is still that of the round before."""
    state = state._replace(round=state.round + 1, stage=0, turn=NOBODY)
    events.append(told("round", state, round=state.round))
    return pushed(state, *(Hospital(seat, place) for seat in state.order for place in RED))


def _patients(state: State, seat: Seat, place: int) -> list[int]:
    return [figure for figure in members(own_at(state, seat, place) & CHARACTERS) if state.wounds[figure]]


@dataclass(frozen=True, slots=True)
class Hospital(AutomaticStep[State]):
    """One of the wounded characters of a seat on a red place is healed."""

    seat: Seat
    place: int

    def taken(self, state: State, events: list[Event]) -> State:
        if not _patients(state, self.seat, self.place):
            return state
        return put(state, Healing(self.seat, self.place), events)


@dataclass(frozen=True, slots=True)
class Healing(Asked[Action]):
    """Which one, if there are several."""

    seat: Seat
    place: int
    phase = "hospital"

    @property
    def subject(self) -> Subject:
        return Subject(self.place)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.heal(figure) for figure in _patients(state, seat, self.place)]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, act.Heal)
        state = state._replace(wounds=with_byte(state.wounds, action.figure, 0))
        events.append(told("healed", by=seat, element=CODES[action.figure], place=self.place))
        return state
