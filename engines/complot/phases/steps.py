"""How a group leaves a place in phase 6: what it pays, and infiltrations that an Informer may stop (R10.1, R10.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import NONE, Action, Depart, PlayCard
from engines.complot.box.contents import IND
from engines.complot.box.elements import FIGURES
from engines.complot.events import codes, told
from engines.complot.moves.asking import Subject, Window, opened
from engines.complot.moves.board import moved
from engines.complot.moves.cards import offered, played
from engines.complot.state import State, changed, following
from engines.game import Event, Plain, Seat
from engines.stack import AutomaticStep, Row, pushed


def objects_released(state: State) -> State:
    """R10.12: behind a departure every object may be handed over again."""
    if not any(active.is_handed for active in state.active):
        return state
    return state._replace(active=tuple([active._replace(is_handed=False) for active in state.active]))


def paid(state: State, seat: Seat, group: int, source: int, target: int, how: str, events: list[Event]) -> State:
    """A step costs one point, of a helicopter first (R10.1)."""
    if state.helicopter:
        state = state._replace(helicopter=state.helicopter - 1)
    else:
        state = state._replace(ap=changed(state.ap, seat, state.ap[seat] - 1))
    return left(state, seat, group, source, target, how, events)


def left(state: State, seat: Seat, group: int, source: int, target: int, how: str, events: list[Event]) -> State:
    """A departure (section 0): rights of a truce are used up, objects may be handed over again."""
    state = objects_released(state)._replace(truce=state.truce & ~group)
    state = moved(state, group, source, target)
    ap = state.ap[seat]
    events.append(told("step", state, by=seat, elements=codes(group), how=how, ap=ap, origin=source, place=target))
    return state


# Infiltration.


def infiltrated(state: State, seat: Seat, group: int, source: int, action: Depart, events: list[Event]) -> State:
    """R10.5, R10.7: it is announced, and an Informer may stop it."""
    figure = None
    if action.figure != NONE:
        state = state._replace(used=state.used | 1 << action.figure)
        figure = FIGURES[action.figure]
    else:
        state = played(state, seat, action.card, events)
    fields: dict[str, Plain] = {"figure": figure, "origin": source, "place": action.place}
    events.append(Event({"kind": "infiltrate", "by": seat, "elements": codes(group), **fields}))
    slipping = Slipping(seat, group, source, action.place)
    return opened(pushed(state, slipping), Informing(Row.of(following(state, seat)[1:]), slipping))


@dataclass(frozen=True, slots=True)
class Slipping(AutomaticStep[State]):
    """Nobody has stopped the group."""

    seat: Seat
    group: int
    source: int
    target: int

    def taken(self, state: State, events: list[Event]) -> State:
        return paid(state, self.seat, self.group, self.source, self.target, "infiltration", events)


@dataclass(frozen=True, slots=True)
class Informing(Window):
    """W-INDIC: the infiltration lies next on the stack."""

    row: Row
    slipping: Slipping
    phase = "indic"
    kinds = (IND,)

    @property
    def subject(self) -> Subject:
        return Subject(self.slipping.target, self.slipping.group, seat=self.slipping.seat)

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.play_card(card) for card in offered(state, seat, IND)]

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, PlayCard)
        slipping = self.slipping
        assert state.stack[-1] == slipping
        state = played(state._replace(stack=state.stack[:-1]), seat, action.card, events)
        state = state._replace(stopped=state.stopped | slipping.group)
        events.append(told("stopped", by=seat, seat=slipping.seat, elements=codes(slipping.group)))
        return state
