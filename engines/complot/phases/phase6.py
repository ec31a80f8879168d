"""Phase 6: movement (R10), and the cards that are played in it. Assassinations follow the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import NONE, Action, Depart, Give, Join, PlayAtPlace, PlayCard, Take
from engines.complot.box.contents import (
    ATT,
    AVI,
    BLO,
    CARD_CODES,
    CARD_TYPE,
    HEL,
    MIS,
    PLACES,
    RULES,
    SECONDARY_PLACE,
)
from engines.complot.box.elements import UNITS, members, units_in
from engines.complot.effects.anytime import Asking, anytime_cards, is_anytime, played_anytime
from engines.complot.events import codes, told
from engines.complot.missions.objects import handed_over, handovers
from engines.complot.moves.asking import Asked, Selection, put
from engines.complot.moves.board import places_of, removed
from engines.complot.moves.cards import offered, played, shown_in
from engines.complot.moves.departures import departures, exit_of, joiners
from engines.complot.phases.attacks import Assassinating, Bombing, bombings
from engines.complot.phases.steps import infiltrated, left, objects_released, paid
from engines.complot.state import TABLE, State, own_at
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


def begun(state: State) -> State:
    """R10.9: the rights of those who stand where an Alliance was made; at the start all have one (R2.6)."""
    truce = 0
    for place, seats in state.treaties:
        for seat in seats:
            truce |= own_at(state, seat, place)
    return state._replace(truce=truce)


@dataclass(frozen=True, slots=True)
class Moving(AutomaticStep[State]):
    """The turn of a seat."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        state = state._replace(turn=self.seat)
        return put(objects_released(state), MovingOn(self.seat), events)


@dataclass(frozen=True, slots=True)
class MovingOn(Asked[Action]):
    """A step, a card, an object, or the end of the turn."""

    seat: Seat
    phase = "move"
    allows_cards = True

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        for place in places_of(state, seat):
            actions += [act.join(act.named(seat, element)) for element in joiners(exit_of(state, seat, place), 0)]
        actions += _cards(state, seat)
        actions += anytime_cards(state, seat)
        if state.active:
            actions += handovers(state, seat)
        actions.append(act.END)
        return actions

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if isinstance(action, Join):
            element = act.meant(seat, action.element)
            return pushed(state, Grouping(seat, state.place[element], 1 << element))
        if action is act.END:
            return _turn_ended(state, seat, events)
        if is_anytime(action):
            return played_anytime(pushed(state, Asking(self)), seat, action, events)
        state = pushed(state, Asking(self))
        match action:
            case PlayCard(card) if CARD_TYPE[card] == HEL:
                state = state._replace(helicopter=state.helicopter + RULES.helicopter_steps)
                return played(state, seat, card, events)
            case PlayCard(card):
                state = shown_in(state, seat, card, TABLE)
                place = SECONDARY_PLACE[card]
                events.append(told("laid_secondary", state, by=seat, card=CARD_CODES[card], place=place))
                return state
            case PlayAtPlace(card, place) if CARD_TYPE[card] == BLO:
                state = played(state, seat, card, events, place=place)
                state = state._replace(closed=state.closed | 1 << place)
                events.append(told("closed", by=seat, place=place))
                return state
            case PlayAtPlace(card, place):
                return pushed(played(state, seat, card, events, place=place), Bombing(seat, place))
            case Give(mission, name) | Take(mission, name):
                return handed_over(state, seat, mission, act.meant(seat, name), events)
        raise AssertionError(action)


def _cards(state: State, seat: Seat) -> list[Action]:
    """R10.11"""
    actions: list[Action] = [act.play_card(card) for card in offered(state, seat, HEL)]
    for card in offered(state, seat, BLO):
        actions += [act.play_at(card, place) for place in roadblocks(state)]
    for card in offered(state, seat, ATT):
        actions += [act.play_at(card, place) for place in bombings(state, seat)]
    return [*actions, *(act.play_card(card) for card in offered(state, seat, MIS))]


def roadblocks(state: State) -> list[int]:
    """R15.14: nobody stands there, neutral units included, and it is not closed already."""
    barred = state.closed
    for active in state.active:
        if active.garrison:
            barred |= 1 << active.objective
    return [place for place in PLACES if not state.at[place] and not barred >> place & 1]


@dataclass(frozen=True, slots=True)
class Grouping(Asked[Action]):
    """Who leaves together, until it is said how and where to."""

    seat: Seat
    place: int
    group: int
    phase = "group"
    is_draft = True

    @property
    def draft(self) -> Selection:
        return Selection(members(self.group))

    @property
    def emptied(self) -> MovingOn:
        return MovingOn(self.seat)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        exit_ = exit_of(state, seat, self.place)
        actions: list[Action] = [act.join(act.named(seat, element)) for element in joiners(exit_, self.group)]
        return actions + departures(exit_, self.group)

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if isinstance(action, Join):
            group = self.group | 1 << act.meant(seat, action.element)
            return pushed(state, Grouping(seat, self.place, group))
        assert isinstance(action, Depart)
        state = pushed(state, Asking(MovingOn(seat)))
        if action.card != NONE and CARD_TYPE[action.card] == AVI:
            state = played(state, seat, action.card, events, place=action.place)
            return left(state, seat, self.group, self.place, action.place, "plane", events)
        if action.figure == NONE and action.card == NONE:
            return paid(state, seat, self.group, self.place, action.place, "step", events)
        return infiltrated(state, seat, self.group, self.place, action, events)


# The end of a turn.


def _surplus(state: State, seat: Seat) -> tuple[tuple[int, int], ...]:
    """The places with more units of a seat than may stand there, and how many more (R10.10)."""
    most = RULES.max_units_per_place
    return tuple(
        [
            (place, count - most)
            for place in places_of(state, seat)
            if (count := units_in(own_at(state, seat, place))) > most
        ]
    )


def _turn_ended(state: State, seat: Seat, events: list[Event]) -> State:
    surplus = _surplus(state, seat)
    if surplus:
        return pushed(state, Culling(seat, surplus))
    return _ended(state, seat, 0, events)


def _ended(state: State, seat: Seat, culled: int, events: list[Event]) -> State:
    if culled:
        state = removed(state, culled)
        events.append(told("culled", state, by=seat, elements=codes(culled)))
    events.append(told("end_turn", by=seat))
    return put(state._replace(helicopter=0), Assassinating(seat), events)


@dataclass(frozen=True, slots=True)
class Culling(Asked[Action]):
    """One more surplus unit, place by place."""

    seat: Seat
    surplus: tuple[tuple[int, int], ...]
    culled: int = 0
    phase = "cull"
    is_draft = True

    @property
    def draft(self) -> Selection:
        return Selection(members(self.culled))

    @property
    def emptied(self) -> MovingOn:
        return MovingOn(self.seat)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        for place, count in self.surplus:
            units = own_at(state, seat, place) & UNITS
            if (units & self.culled).bit_count() < count:
                return [act.cull(act.named(seat, unit)) for unit in members(units & ~self.culled)]
        raise AssertionError(self)

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, act.Cull)
        culled = self.culled | 1 << act.meant(seat, action.unit)
        if culled.bit_count() < sum(count for _, count in self.surplus):
            return pushed(state, Culling(seat, self.surplus, culled))
        return _ended(state, seat, culled, events)
