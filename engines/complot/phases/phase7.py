"""Phase 7: which places are fought over, in which order, by whom (R11.1 to R11.3, R11.11, R11.12), and Alliances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import Action, FightAt, PlayCard, PlayOnSeat, Versus
from engines.complot.box.contents import ALL, MISSION_CODES
from engines.complot.combat.duels import duel
from engines.complot.effects.giving_up import Shedding
from engines.complot.events import told
from engines.complot.missions.ability import is_able_to
from engines.complot.missions.objects import PickingUp
from engines.complot.moves.asking import Asked, Subject, Window, is_hidden, opened, put
from engines.complot.moves.board import places_of, with_active
from engines.complot.moves.cards import offered, played
from engines.complot.state import NOBODY, State
from engines.game import Event, Seat
from engines.stack import Row, Step, pushed


def contested(state: State, seat: Seat) -> list[int]:
    """The places that a seat has still to fight over, by number."""
    return [
        place for place in places_of(state, seat) if len(state.arrivals[place]) > 1 and not state.resolved >> place & 1
    ]


@dataclass(frozen=True, slots=True)
class Fighting(Step[State]):
    """The turn of a seat: all its contested places, one after the other."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        state = state._replace(turn=self.seat)
        if not contested(state, self.seat):
            return state
        return put(pushed(state, self), NextCombat(self.seat), events)


@dataclass(frozen=True, slots=True)
class NextCombat(Asked[Action]):
    """Which place comes next."""

    seat: Seat
    phase = "next_combat"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.fight_at(place) for place in contested(state, seat)]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, FightAt)
        place = action.place
        state = state._replace(resolved=state.resolved | 1 << place)
        events.append(told("fight", by=seat, place=place, seats=list(state.arrivals[place])))
        state = pushed(state, Duels(place, NOBODY), Aftermath(place))
        number = objective_number(state, place)
        if number < 0:
            return state
        present = tuple([other for other in state.order if other in state.arrivals[place]])
        return opened(state, Allying(Row.of(present), place))


def objective_number(state: State, place: int) -> int:
    """The active mission whose objective place this is, or -1."""
    return next((number for number, active in enumerate(state.active) if active.objective == place), -1)


# Alliance.


@dataclass(frozen=True, slots=True)
class Allying(Window):
    """W-ALLIANCE: one Alliance at most for a place (R15.18). The duels lie next on the stack."""

    row: Row
    place: int
    phase = "alliance"

    @property
    def subject(self) -> Subject:
        return Subject(self.place)

    def is_able(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        return is_hidden(state, ALL)

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        others = [other for other in state.arrivals[self.place] if other != seat]
        found: list[Action] = []
        for card in offered(state, seat, ALL):
            if performer(state, self.place) != seat or len(others) == 1:
                found.append(act.play_card(card))
            else:
                found += [act.play_on(card, other) for other in sorted(others)]
        return found

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, PlayCard | PlayOnSeat)
        place = self.place
        present = state.arrivals[place]
        first = performer(state, place)
        partner = seat
        if first == seat:
            partner = action.seat if isinstance(action, PlayOnSeat) else next(s for s in present if s != seat)
        *below, duels = state.stack
        assert isinstance(duels, Duels)
        state = played(state._replace(stack=tuple(below)), seat, action.card, events)
        state = state._replace(pacts=(*state.pacts, (place, present)))
        number = objective_number(state, place)
        active = state.active[number]
        if first != NOBODY:
            state = with_active(state, number, active._replace(performer=first, ally=partner))
        events.append(
            told(
                "alliance",
                state,
                by=seat,
                place=place,
                mission=MISSION_CODES[active.mission],
                performer=None if first == NOBODY else first,
                partner=None if first == NOBODY else partner,
            )
        )
        return state


def performer(state: State, place: int) -> Seat:
    """The first seat to have arrived that is able to work on the mission, or NOBODY."""
    active = state.active[objective_number(state, place)]
    return next((seat for seat in state.arrivals[place] if is_able_to(state, active, seat)), NOBODY)


# Duels.


@dataclass(frozen=True, slots=True)
class Duels(Step[State]):
    """R11.3: until one seat at most is left; the survivor of a duel (NOBODY: there was none) chooses the next."""

    place: int
    survivor: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        present = state.arrivals[self.place]
        if len(present) < 2:
            return state
        chooser = self.survivor if self.survivor in present else present[0]
        return put(state, ChoosingOpponent(chooser, self.place), events)


@dataclass(frozen=True, slots=True)
class ChoosingOpponent(Asked[Action]):
    """R11.3"""

    seat: Seat
    place: int
    phase = "opponent"

    @property
    def subject(self) -> Subject:
        return Subject(self.place)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.versus(other) for other in sorted(state.arrivals[self.place]) if other != seat]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Versus)
        present = state.arrivals[self.place]
        defender, attacker = sorted((seat, action.seat), key=present.index)
        state = pushed(state, Survived(self.place, attacker, defender))
        return duel(state, self.place, attacker, defender, events)


@dataclass(frozen=True, slots=True)
class Survived(Step[State]):
    """Who is left after a duel goes on; if both are, the place stays contested (R11.13)."""

    place: int
    attacker: Seat
    defender: Seat

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        left = [seat for seat in (self.attacker, self.defender) if seat in state.arrivals[self.place]]
        if len(left) == 2:
            return state
        return pushed(state, Duels(self.place, left[0] if left else NOBODY))


# What is settled when a place is resolved.


@dataclass(frozen=True, slots=True)
class Aftermath(Step[State]):
    """R11.11, R11.12"""

    place: int

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        seats = state.arrivals[self.place]
        return pushed(state, *(Shedding(seat, self.place) for seat in seats), PickingUp(self.place))
