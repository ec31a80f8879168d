"""Wounds: placed by the side that suffers them, healed by First Aid at the last moment, and then counted (R11.8 to
R11.10, R14.1 to R14.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import Action, Wound
from engines.complot.box.contents import SOI
from engines.complot.box.elements import CHARACTERS, CODES, KIND, NEUTRAL, OF_ORIGIN, members
from engines.complot.effects.anytime import Reopening, cared
from engines.complot.events import codes, told
from engines.complot.moves.asking import Asked, Selection, Subject, Window, is_hidden, opened
from engines.complot.moves.board import removed
from engines.complot.moves.cards import offered
from engines.complot.moves.points import scored
from engines.complot.state import (
    DISCARD,
    ELIMINATIONS,
    LAID,
    NOBODY,
    State,
    owner_of,
    values,
)
from engines.game import Event, Plain, Seat
from engines.stack import AutomaticStep, Row, pushed

Killers = tuple[Seat, ...]
"""By seat: who scores for its characters that die, or NOBODY."""


def life_left(state: State, element: int) -> int:
    return values(state).life[element] - state.wounds[element]


def living(state: State, group: int) -> list[int]:
    """Elements that can still be wounded; of neutral units of one type the lowest (R3.7)."""
    life, wounds = values(state).life, state.wounds
    elements = [element for element in members(group) if wounds[element] < life[element]]
    return lowest_neutral(elements) if group & OF_ORIGIN[NEUTRAL] else elements


def lowest_neutral(elements: Sequence[int]) -> list[int]:
    kinds, lowest = set[int](), []
    for element in elements:
        if OF_ORIGIN[NEUTRAL] >> element & 1:
            if KIND[element] in kinds:
                continue
            kinds.add(KIND[element])
        lowest.append(element)
    return lowest


def wounded(state: State, elements: Sequence[int], events: list[Event]) -> State:
    """Each of these gets one wound more."""
    state = _with_wounds(state, elements)
    counts: list[Plain] = [[CODES[element], elements.count(element)] for element in sorted(set(elements))]
    events.append(told("wounded", wounds=counts))
    return state


def suffered(state: State, seat: Seat, group: int, count: int, events: list[Event]) -> State:
    """So many wounds on a group, placed by `seat`, unless nothing is to be chosen (R11.9)."""
    left = sum(life_left(state, element) for element in members(group))
    if count >= left:
        every = [element for element in members(group) for _ in range(life_left(state, element))]
        return wounded(state, every, events) if every else state
    return _placed(state, Wounding(seat, group, count), events) if count else state


def _placed(state: State, question: Wounding, events: list[Event]) -> State:
    """The question, or its end if one way is left: of neutral units of one type each wound takes the next."""
    wounds = question.wounds
    while question.count > len(wounds):
        rest = living(_with_wounds(state, wounds), question.group)
        if len(rest) > 1:
            return pushed(state, question)
        wounds = (*wounds, *rest)
    return wounded(state, wounds, events)


def _with_wounds(state: State, elements: Sequence[int]) -> State:
    """With one wound more on each of these."""
    wounds = bytearray(state.wounds)
    for element in elements:
        wounds[element] += 1
    return state._replace(wounds=bytes(wounds))


@dataclass(frozen=True, slots=True)
class Wounding(Asked[Action]):
    """One more wound, until all are placed."""

    seat: Seat
    group: int
    count: int
    wounds: tuple[int, ...] = ()  # placed so far, by their elements
    phase = "wounds"

    @property
    def subject(self) -> Subject:
        return Subject(elements=self.group, number=self.count)

    @property
    def draft(self) -> Selection:
        return Selection(self.wounds)

    @property
    def emptied(self) -> Wounding:
        return replace(self, wounds=())

    @property
    def is_half_made(self) -> bool:
        return bool(self.wounds)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        rest = living(_with_wounds(state, self.wounds), self.group)
        return [act.wound(act.named(seat, element)) for element in rest]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Wound)
        wounds = (*self.wounds, act.meant(seat, action.element))
        return _placed(state, Wounding(seat, self.group, self.count, wounds), events)


@dataclass(frozen=True, slots=True)
class Caring(Window):
    """W-CARE: each owner until it passes."""

    row: Row
    group: int
    phase = "care"
    kinds = (SOI,)

    @property
    def subject(self) -> Subject:
        return Subject(elements=self.group)

    def _elements(self, state: State, seat: Seat) -> list[int]:
        return [element for element in members(self.group & state.own[seat]) if state.wounds[element]]

    def is_able(self, state: State, seat: Seat) -> bool:
        return is_hidden(state, SOI) and bool(self._elements(state, seat))

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        return [
            act.first_aid(card, act.named(seat, element))
            for card in offered(state, seat, SOI)
            for element in self._elements(state, seat)
        ]

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, act.FirstAid)
        state = pushed(state, Reopening(self))
        return cared(state, seat, action.card, act.meant(seat, action.element), events)


@dataclass(frozen=True, slots=True)
class Settling(AutomaticStep[State]):
    """R11.10: W-CARE for the owners in this order, then those whose wounds reach their life are removed."""

    owners: tuple[Seat, ...]
    group: int
    killers: Killers

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        state = pushed(state, Removing(self.group, self.killers))
        return opened(state, Caring(Row.of(self.owners), self.group)) if self.owners else state


@dataclass(frozen=True, slots=True)
class Removing(AutomaticStep[State]):
    """R14.1, R14.3"""

    group: int
    killers: Killers

    def taken(self, state: State, events: list[Event]) -> State:
        life = values(state).life
        dead = 0
        for element in members(self.group):
            if state.wounds[element] >= life[element]:
                dead |= 1 << element
        return eliminated(state, dead, self.killers, events) if dead else state


def eliminated(state: State, dead: int, killers: Killers, events: list[Event]) -> State:
    """Figures leave the game, units go to the reserves they come from; whoever killed a figure scores its value."""
    fallen = [(owner_of(state, figure), figure) for figure in members(dead & CHARACTERS)]
    neutral = dead & OF_ORIGIN[NEUTRAL]
    if neutral:
        wounds = bytearray(state.wounds)
        for element in members(neutral):
            wounds[element] = 0
        state = state._replace(foes=state.foes & ~neutral, wounds=bytes(wounds))
    own = dead & ~neutral
    if own:
        state = removed(state, own)
        state = state._replace(gone=state.gone | own & CHARACTERS)
    state = without_laid(state, dead)
    events.append(told("removed", state, elements=codes(dead)))
    for owner, figure in fallen:
        killer = killers[owner]
        if killer != NOBODY:
            state = scored(state, killer, ELIMINATIONS, values(state).elimination[figure], events)
    return state


def without_laid(state: State, group: int) -> State:
    """R11.5: the combat cards on these elements are discarded."""
    cards = [card for card, element in state.laid if group >> element & 1]
    if not cards:
        return state
    laid = tuple([pair for pair in state.laid if pair[0] not in cards])
    return state._replace(laid=laid, actions=state.actions.moved(cards, LAID, DISCARD))


def nobody_scores(state: State) -> Killers:
    return (NOBODY,) * state.variant.seats
