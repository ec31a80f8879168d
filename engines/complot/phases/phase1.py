"""Phase 1: the order of play (R5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from engines.chance import Chance
from engines.complot import actions as act
from engines.complot.actions import Action, Scoop
from engines.complot.box.contents import RULES, SCO
from engines.complot.events import told
from engines.complot.moves.asking import Subject, Window, opened
from engines.complot.moves.cards import offered, played
from engines.complot.state import State
from engines.game import Event, Plain, Seat
from engines.stack import AutomaticStep, Row, pushed


def begun(state: State, events: list[Event]) -> State:  # noqa: ARG001
    """W-SCOOP, the draw, W-SCOOP. Both windows ask in the previous order."""
    state = pushed(state, Draw(), ScoopAfter(state.order), Ordered())
    return opened(state, Scooping(Row.of(state.order), is_before=True))


@dataclass(frozen=True, slots=True)
class Scooping(Window):
    """W-SCOOP: before the draw the first Scoop closes it, after it all are asked again after each."""

    row: Row
    is_before: bool
    phase = "scoop"
    kinds = (SCO,)

    @property
    def subject(self) -> Subject:
        return Subject(is_drawn=not self.is_before)

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        orders = tuple(permutations(range(state.variant.seats)))
        return [act.scoop(card, order) for card in offered(state, seat, SCO) for order in orders]

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Scoop)
        state = played(state, seat, action.card, events)._replace(order=action.order)
        events.append(told("scoop", by=seat, order=list(action.order)))
        if not self.is_before:
            return opened(state, replace(self, row=self.row.restarted()))
        assert isinstance(state.stack[-1], Draw)
        return state._replace(stack=state.stack[:-1])  # R5.3: it replaces the draw


@dataclass(frozen=True, slots=True)
class ScoopAfter(AutomaticStep[State]):
    """W-SCOOP after the draw."""

    order: tuple[Seat, ...]

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        return opened(state, Scooping(Row.of(self.order), is_before=False))


@dataclass(frozen=True, slots=True)
class Draw(AutomaticStep[State]):
    """R5.1, R5.2"""

    def taken(self, state: State, events: list[Event]) -> State:
        if state.round == 1:
            drawer, chance = highest(state, tuple(range(state.variant.seats)), events)
            state = state._replace(chance=chance)
        else:
            drawer = state.order[-1]
            events.append(told("drawer", by=drawer, faces=[]))
        order, chance = state.chance.shuffled(tuple(range(state.variant.seats)))
        state = state._replace(order=order, chance=chance)
        events.append(told("order", state, chance=True, by=drawer, order=list(order)))
        return state


def highest(state: State, seats: tuple[Seat, ...], events: list[Event]) -> tuple[Seat, Chance]:
    """The seat that rolls highest; ties are rolled again among the tied (R5.1)."""
    chance = state.chance
    rows: list[Plain] = []
    while len(seats) > 1:
        faces = []
        for _ in seats:
            face, chance = chance.die()
            faces.append(face)
        rows += [[seat, face] for seat, face in zip(seats, faces, strict=True)]
        seats = tuple([seat for seat, face in zip(seats, faces, strict=True) if face == max(faces)])
    events.append(told("drawer", chance=True, by=seats[0], faces=rows))
    return seats[0], chance


@dataclass(frozen=True, slots=True)
class Ordered(AutomaticStep[State]):
    """R2.7: in round 1 everybody has come to the start in the order of this round."""

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        if state.round == 1:
            start = RULES.start_place
            present = tuple([seat for seat in state.order if state.at[start] & state.own[seat]])
            state = state._replace(arrivals=(*state.arrivals[:start], present, *state.arrivals[start + 1 :]))
        return state
