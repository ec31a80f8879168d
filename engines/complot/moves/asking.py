"""What all questions have in common, and windows: reactions that seats are asked for one after the other (R4)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from engines.complot import actions as act
from engines.complot.actions import Action
from engines.complot.box.contents import BOX, COPIES
from engines.complot.events import told
from engines.complot.state import NOBODY, State, hand
from engines.game import Event, Seat
from engines.stack import Question, Row, pushed

A = TypeVar("A")

WINDOWS = (
    "anytime",
    "last_call",
    "scoop",
    "mission_cards",
    "innocent",
    "support",
    "care",
    "indic",
    "alliance",
    "dodge",
)
"""The questions that are windows (R4.4); every other one is put to one seat alone."""

_ALONE = tuple((seat,) for seat in range(BOX.facts.max_players))


class Subject(NamedTuple):
    """What a question is about, as far as all can see."""

    place: int = 0
    elements: int = 0
    number: int = 0
    mission: int = NOBODY
    kind: int = NOBODY  # of the unit
    card: int = NOBODY  # that was played
    seat: Seat = NOBODY  # whose deed it is
    is_drawn: bool | None = None  # the order of play, where that matters


class Selection(NamedTuple):
    """The steps of a half-made choice."""

    elements: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


class Asked(Question[State, A]):
    """A question to one seat: there are no simultaneous decisions (R3.2)."""

    __slots__ = ()

    phase: ClassVar[str]
    """The id of the decision (section 3b), as the seat that is asked is told."""

    is_draft: ClassVar[bool] = False
    """Whether the choice is always half made when this is asked (R3.6)."""

    allows_cards: ClassVar[bool] = False
    """Whether cards of the hand are answers, so that a seat with a hand is always asked (R3.5)."""

    seat: Seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        return _ALONE[self.seat]

    @property
    def is_half_made(self) -> bool:
        return self.is_draft

    @property
    def subject(self) -> Subject:
        return Subject()

    @property
    def draft(self) -> Selection:
        """The steps so far; they are for the seat alone."""
        return Selection()

    @property
    def emptied(self) -> Asked[A]:
        """The question before the first step, as all others see it (section 18)."""
        return self


def put(state: State, question: Asked[Any], events: list[Event]) -> State:
    """A question that is skipped if public information alone leaves one answer (R3.5)."""
    if question.allows_cards and hand(state, question.seat):
        return pushed(state, question)
    legal = question.legal(state, question.seat)
    if len(legal) > 1:
        return pushed(state, question)
    after = question.answered(state, question.seat, legal[0], events)
    top = after.stack[-1] if after.stack else None
    # An only answer that has more than one way to be completed is the first step of a choice.
    return pushed(state, question) if isinstance(top, Asked) and top.is_half_made else after


class Window(Asked[Action]):
    """A window (R4.1): each seat of the row that could answer in the eyes of the others answers with a card or passes.

    Derived classes have a field `row`.
    """

    __slots__ = ()

    kinds: ClassVar[tuple[int, ...]]
    """The types of cards that are played in it (R4.4)."""

    row: Row

    @property
    def seat(self) -> Seat:  # type: ignore[override]
        return self.row.waiting[0]

    def is_able(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        """Whether this seat could answer, in everybody's eyes, given that it has a card in hand."""
        return any(is_hidden(state, kind) for kind in self.kinds)

    @abstractmethod
    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        """The cards it may play."""

    @abstractmethod
    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        """What comes of a card. The window is off the stack."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [*self.cards(state, seat), act.PASS]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if action is act.PASS:
            events.append(told("pass", by=seat, window=self.phase))
            return opened(state, self._with(self.row.passed()))
        return self.played(state, seat, action, events)

    def still_asked(self, state: State) -> tuple[Seat, ...]:
        """The seats that may still react, the one that is asked now first."""
        return tuple([seat for seat in self.row.waiting if could_answer(state, self, seat)])

    def _with(self, row: Row) -> Self:
        return replace(self, row=row)  # type: ignore[type-var]


def could_answer(state: State, window: Window, seat: Seat) -> bool:
    return bool(hand(state, seat)) and window.is_able(state, seat)


def opened(state: State, window: Window) -> State:
    """The window for those of its row that could answer; none if nobody could."""
    waiting = window.row.waiting
    for number, seat in enumerate(waiting):
        if could_answer(state, window, seat):
            if number:
                window = window._with(Row(window.row.order, waiting[number:]))
            return pushed(state, window)
    return state


def is_hidden(state: State, kind: int) -> bool:
    """Whether not every copy of a type of card lies face up (R4.1 a)."""
    copies = COPIES[kind]
    return state.actions.known.everyone & copies != copies
