"""Attacks outside of combat: bombings (R15.16) and assassinations by characters (R10.13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import Action, Bomb, Kill
from engines.complot.box.contents import NEIGHBOURS, PLACES, ROLLS
from engines.complot.box.elements import ASSASSINATION, CHARACTERS, CODES, SKILLED, members
from engines.complot.effects.anytime import Asking, anytime_cards, is_anytime, played_anytime
from engines.complot.effects.dice import only_face, rolled
from engines.complot.effects.wounds import Settling, wounded
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Subject, put
from engines.complot.moves.board import mission_places
from engines.complot.state import NOBODY, State, enemies_at, following, owner_of
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


def bombings(state: State, seat: Seat) -> list[int]:
    """R15.16"""
    missions = mission_places(state)
    return [place for place in PLACES if enemies_at(state, seat, place) and not missions >> place & 1]


@dataclass(frozen=True, slots=True)
class Bombing(AutomaticStep[State]):
    """The roll; its player and every seat with an element on the place are concerned (R14.9)."""

    seat: Seat
    place: int

    def taken(self, state: State, events: list[Event]) -> State:
        present = state.arrivals[self.place]
        concerned = [seat for seat in following(state, self.seat) if seat == self.seat or seat in present]
        then, winning = Exploding(self.seat, self.place), (ROLLS.bombing_success,)
        return rolled(state, "bombing", (NOBODY,), concerned, then, events, self.seat, winning)


@dataclass(frozen=True, slots=True)
class Exploding(AutomaticStep[State]):
    """What the die of a bombing brought."""

    seat: Seat
    place: int

    def taken(self, state: State, events: list[Event]) -> State:
        face, state = only_face(state)
        is_hit = face in ROLLS.bombing_success
        events.append(told("bombing", by=self.seat, place=self.place, success=is_hit))
        return put(state, BombTarget(self.seat, self.place), events) if is_hit else state


@dataclass(frozen=True, slots=True)
class BombTarget(Asked[Action]):
    """An enemy element there."""

    seat: Seat
    place: int
    phase = "bomb_target"

    @property
    def subject(self) -> Subject:
        return Subject(self.place)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.bomb(act.named(seat, element)) for element in members(enemies_at(state, seat, self.place))]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Bomb)
        target = act.meant(seat, action.element)
        events.append(told("bombed", by=seat, element=CODES[target]))
        return hit(state, seat, target, events)


def hit(state: State, by: Seat, target: int, events: list[Event]) -> State:
    """One wound outside of combat: its owner may give First Aid, and `by` scores (R14.3)."""
    killers = (by,) * state.variant.seats
    state = pushed(state, Settling((owner_of(state, target),), 1 << target, killers))
    return wounded(state, [target], events)


def victims(state: State, seat: Seat, figure: int) -> int:
    """The enemy characters on the place of an assassin and next to it."""
    place = state.place[figure]
    group = state.at[place]
    for other in NEIGHBOURS[place]:
        group |= state.at[other]
    return group & CHARACTERS & ~state.own[seat]


@dataclass(frozen=True, slots=True)
class Assassinating(Asked[Action]):
    """R10.13: each character with the skill once, in any order; put only if one has a target (R3.5)."""

    seat: Seat
    phase = "assassinate"

    def _kills(self, state: State, seat: Seat) -> list[Action]:
        return [
            act.kill(figure, target)
            for figure in members(state.own[seat] & SKILLED[ASSASSINATION] & ~state.used)
            for target in members(victims(state, seat, figure))
        ]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        kills = self._kills(state, seat)
        return [*kills, *anytime_cards(state, seat), act.PASS] if kills else [act.PASS]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if is_anytime(action):
            return played_anytime(pushed(state, Asking(self)), seat, action, events)
        if not isinstance(action, Kill):
            return state
        figure, target = action.figure, action.target
        state = state._replace(used=state.used | 1 << figure)
        events.append(told("assassinate", by=seat, element=CODES[figure], target=CODES[target]))
        state = pushed(state, Asking(self))
        concerned = (seat, owner_of(state, target))
        winning = (ROLLS.assassination_success,)
        return rolled(state, "assassination", (figure,), concerned, Struck(seat, target), events, seat, winning)


@dataclass(frozen=True, slots=True)
class Struck(AutomaticStep[State]):
    """What the die of an assassin brought."""

    seat: Seat
    target: int

    def taken(self, state: State, events: list[Event]) -> State:
        face, state = only_face(state)
        is_hit = face in ROLLS.assassination_success
        events.append(told("assassinated", by=self.seat, target=CODES[self.target], success=is_hit))
        return hit(state, self.seat, self.target, events) if is_hit else state
