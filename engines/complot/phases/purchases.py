"""Units that come to the board: won by a skill roll, or bought (R9.1, R9.6, R9.8 to R9.10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import NONE, Action, Buy, PutUnit
from engines.complot.box.contents import COSTS, UNIT_CODES
from engines.complot.box.elements import CODES
from engines.complot.effects.anytime import Asking, anytime_cards, is_anytime, played_anytime
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Subject, put
from engines.complot.moves.board import lowest_unit, placed, removed, unit_places
from engines.complot.state import NOBODY, State, changed
from engines.game import Event, Seat
from engines.stack import pushed


@dataclass(frozen=True, slots=True)
class PlacingUnit(Asked[Action]):
    """A unit that was won is placed, or declined."""

    seat: Seat
    kind: int
    phase = "won_unit"

    @property
    def subject(self) -> Subject:
        return Subject(kind=self.kind)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [
            act.put_unit(self.kind, place, act.named(seat, out) if out != NOBODY else NONE)
            for place, out in unit_places(state, seat)
        ]
        return [*actions, act.DECLINE]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if not isinstance(action, PutUnit):
            events.append(told("declined", by=seat, unit=UNIT_CODES[self.kind]))
            return state
        state, unit, out = _unit_placed(state, seat, action)
        events.append(told("unit_won", state, by=seat, element=CODES[unit], place=action.place, out=_code(out)))
        return state


def _code(element: int) -> str | None:
    return None if element == NOBODY else CODES[element]


def _unit_placed(state: State, seat: Seat, action: PutUnit | Buy) -> tuple[State, int, int]:
    """R9.8, R9.9"""
    unit, out = lowest_unit(state, seat, action.kind), act.meant(seat, action.out)
    state = placed(state, unit, seat, action.place)
    return removed(state, 1 << out) if out != NOBODY else state, unit, out


@dataclass(frozen=True, slots=True)
class Buying(Asked[Action]):
    """One unit after the other."""

    seat: Seat
    phase = "buy"
    allows_cards = True

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        kinds = [
            kind for kind, cost in enumerate(COSTS) if cost <= state.ap[seat] and lowest_unit(state, seat, kind) >= 0
        ]
        if kinds:
            spots = [(place, act.named(seat, out) if out >= 0 else NONE) for place, out in unit_places(state, seat)]
            actions += [act.buy(kind, place, out) for kind in kinds for place, out in spots]
        actions += anytime_cards(state, seat)
        actions.append(act.DONE)
        return actions

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if is_anytime(action):
            return played_anytime(pushed(state, Asking(self)), seat, action, events)
        if not isinstance(action, Buy):
            return state
        state = state._replace(ap=changed(state.ap, seat, state.ap[seat] - COSTS[action.kind]))
        state, unit, out = _unit_placed(state, seat, action)
        events.append(
            told(
                "buy", state, by=seat, element=CODES[unit], place=action.place, out=_code(out), cost=COSTS[action.kind]
            )
        )
        return put(state, self, events)
