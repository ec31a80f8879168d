"""A failed mission: the instruction of its card, compulsory retreats, the validity roll (R13.14)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import Action
from engines.complot.box.contents import BOX, MISSION_CODES, MISSION_PLACE, ROLLS
from engines.complot.box.elements import CHARACTERS, UNITS
from engines.complot.combat.retreats import Compelled
from engines.complot.effects.dice import only_face, rolled
from engines.complot.effects.giving_up import LosingUnits
from engines.complot.effects.wounds import Settling, nobody_scores, suffered
from engines.complot.events import cards as codes
from engines.complot.events import told
from engines.complot.missions.piles import put_under
from engines.complot.moves.asking import Asked, Selection, Subject, put
from engines.complot.moves.cards import discarded, distinct
from engines.complot.moves.points import scored
from engines.complot.state import LOSSES, NOBODY, PILES, State, changed, hand, own_at
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


@dataclass(frozen=True, slots=True)
class Failed(AutomaticStep[State]):
    """The three parts of a failure, in order; `first` is a step of the retreat that was named already."""

    seat: Seat
    mission: int
    first: int = 0

    def taken(self, state: State, events: list[Event]) -> State:
        seat, mission = self.seat, self.mission
        place = MISSION_PLACE[mission]
        others = [other for other in state.arrivals[place] if other != seat]  # under an Alliance (R13.3)
        record = BOX.missions[mission]
        events.append(told("failure", state, by=seat, mission=MISSION_CODES[mission]))
        return pushed(
            state,
            Instruction(seat, place, record.failure, record.failure_value),
            Compelled(seat, place, self.first),
            *(Compelled(other, place) for other in others),
            Validity(seat, mission),
        )


# The instruction of the card.


@dataclass(frozen=True, slots=True)
class Instruction(AutomaticStep[State]):
    """What the card takes from whoever fails."""

    seat: Seat
    place: int
    kind: str
    count: int

    def taken(self, state: State, events: list[Event]) -> State:
        if self.kind == "none":
            return state
        events.append(told("penalty", by=self.seat, penalty=self.kind, count=self.count))
        return _INSTRUCTIONS[self.kind](state, self.seat, self.place, self.count, events)


def _lose_points(state: State, seat: Seat, place: int, count: int, events: list[Event]) -> State:  # noqa: ARG001
    return scored(state, seat, LOSSES, -count, events)


def _wound_character(state: State, seat: Seat, place: int, count: int, events: list[Event]) -> State:
    group = own_at(state, seat, place) & CHARACTERS
    if not group:
        return state
    state = pushed(state, Settling((seat,), group, nobody_scores(state)))
    return suffered(state, seat, group, count, events)


def _lose_unit(state: State, seat: Seat, place: int, count: int, events: list[Event]) -> State:
    count = min(count, (own_at(state, seat, place) & UNITS).bit_count())
    return put(state, LosingUnits(seat, place, count), events) if count else state


def _lose_autonomy(state: State, seat: Seat, place: int, count: int, events: list[Event]) -> State:  # noqa: ARG001
    return state._replace(debt=changed(state.debt, seat, state.debt[seat] + count))


def _discard(state: State, seat: Seat, place: int, count: int, events: list[Event]) -> State:  # noqa: ARG001
    cards = hand(state, seat)
    if len(cards) <= count:
        return _cards_lost(state, seat, tuple(sorted(cards)), events)
    # Nobody else knows whether all cards of the hand are equal, so it is asked (R3.5).
    return pushed(state, LosingCards(seat, count))


_INSTRUCTIONS: Mapping[str, Callable[[State, Seat, int, int, list[Event]], State]] = {
    "lose_points": _lose_points,
    "wound_character": _wound_character,
    "lose_unit": _lose_unit,
    "discard": _discard,
    "lose_autonomy": _lose_autonomy,
}


def _cards_lost(state: State, seat: Seat, cards: tuple[int, ...], events: list[Event]) -> State:
    if cards:
        state = discarded(state, seat, cards)
        events.append(told("lost_cards", state, by=seat, cards=codes(cards)))
    return state


@dataclass(frozen=True, slots=True)
class LosingCards(Asked[Action]):
    """One more card of the hand."""

    seat: Seat
    count: int
    lost: tuple[int, ...] = ()
    phase = "lose_cards"

    @property
    def subject(self) -> Subject:
        return Subject(number=self.count)

    @property
    def draft(self) -> Selection:
        return Selection(cards=self.lost)

    @property
    def emptied(self) -> LosingCards:
        return replace(self, lost=())

    @property
    def is_half_made(self) -> bool:
        return bool(self.lost)

    def _left(self, state: State, seat: Seat) -> list[int]:
        return [card for card in hand(state, seat) if card not in self.lost]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.lose_card(card) for card in distinct(self._left(state, seat))]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, act.LoseCard)
        question = LosingCards(seat, self.count, (*self.lost, action.card))
        missing = self.count - len(question.lost)
        rest = question._left(state, seat)
        if missing and len(distinct(rest)) > 1:
            return pushed(state, question)
        return _cards_lost(state, seat, (*question.lost, *sorted(rest)[:missing]), events)


# The validity roll.


@dataclass(frozen=True, slots=True)
class Validity(AutomaticStep[State]):
    """W-DIE for the seat alone."""

    seat: Seat
    mission: int

    def taken(self, state: State, events: list[Event]) -> State:
        step = Valid(self.seat, self.mission)
        return rolled(state, "validity", (NOBODY,), (self.seat,), step, events, self.seat, (ROLLS.mission_stays,))


@dataclass(frozen=True, slots=True)
class Valid(AutomaticStep[State]):
    """The mission stays, or goes under a pile."""

    seat: Seat
    mission: int

    def taken(self, state: State, events: list[Event]) -> State:
        face, state = only_face(state)
        stays = face in ROLLS.mission_stays
        events.append(told("validity", by=self.seat, mission=MISSION_CODES[self.mission], stays=stays))
        return state if stays else pushed(state, PuttingUnder(self.seat, self.mission))


@dataclass(frozen=True, slots=True)
class PuttingUnder(Asked[Action]):
    """Under a pile of the seat's choice."""

    seat: Seat
    mission: int
    phase = "under"

    @property
    def subject(self) -> Subject:
        return Subject(mission=self.mission)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:  # noqa: ARG002
        return [act.put_under(pile) for pile in PILES]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, act.PutUnder)
        state = put_under(state, self.mission, action.pile)
        events.append(told("mission_under", state, by=seat, mission=MISSION_CODES[self.mission], pile=action.pile + 1))
        return state
