"""Decisions inside decisions: a stack of questions, and of steps that happen by themselves.

An action may open an auction, which asks several seats, before what it began goes on: all that is still to come lies on
`state.stack`, the next on top. Each leaves the stack before it is dealt with, and pushes what has to come before the
rest goes on. A question that is to be put again pushes itself.

A game derives its questions and steps from these classes, as frozen and slotted dataclasses (two kinds are never
equal), and its state is a named tuple with a field `stack`. Then `asked` and `legal` are the `actors` and `legal` of
the game, and `answered` is its `apply` once the action has been checked. Between two actions a question is on top; a
match is over when the stack is empty.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from engines.game import Event, Seat

S = TypeVar("S", bound="Stacked")
A = TypeVar("A")


class Question(ABC, Generic[S, A]):
    """Something that somebody must decide."""

    __slots__ = ()

    @property
    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """Who is asked: several only if they answer at the same time."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """All answers of `seat`, one of those asked, in canonical order."""

    @abstractmethod
    def answered(self, state: S, seat: Seat, action: A, events: list[Event]) -> S:
        """The table after a legal answer. In `state` the question is off the stack; what happens goes to `events`."""


class AutomaticStep(ABC, Generic[S]):
    """Something that happens by itself when all that lies above it is over."""

    __slots__ = ()

    @abstractmethod
    def taken(self, state: S, events: list[Event]) -> S:
        """The table afterwards. In `state` the step is off the stack; what happens goes to `events`."""


Stack: TypeAlias = "tuple[Question[Any, Any] | AutomaticStep[Any], ...]"
"""The last is on top."""


class Stacked(Protocol):
    """A state with a stack."""

    @property
    def stack(self) -> Stack: ...

    def _replace(self, *, stack: Stack = ...) -> Self: ...


def replacing(names: Sequence[str]) -> Callable[..., Any]:
    """The `_replace` of a named tuple with these fields, in a third of its time: most of what bots do is to make new
    states. For a class derived from the tuple."""
    places = {name: place for place, name in enumerate(names)}

    def _replace(self: Any, **changes: object) -> Any:
        values = list(self)
        for name, value in changes.items():
            values[places[name]] = value
        return tuple.__new__(type(self), values)

    return _replace


def pushed(state: S, *first_to_last: Question[S, Any] | AutomaticStep[S]) -> S:
    """The table with these still to come, in this order, before all that was to come already."""
    return state._replace(stack=state.stack + first_to_last[::-1])


def settled(state: S, events: list[Event]) -> S:
    """The table when somebody is asked, or nothing is left to come: all steps before that are taken."""
    while state.stack:
        top = state.stack[-1]
        if not isinstance(top, AutomaticStep):
            break
        state = top.taken(state._replace(stack=state.stack[:-1]), events)
    return state


def asked(state: Stacked) -> tuple[Seat, ...]:
    """Who must choose now; nobody when the stack is empty."""
    top = state.stack[-1] if state.stack else None
    return top.seats if isinstance(top, Question) else ()


_listed: tuple[Stacked, Seat, tuple[Any, ...]] | None = None
"""What was listed last: whoever applies an answer has just seen the list."""


def legal(state: Stacked, seat: Seat) -> Sequence[Any]:
    """What `seat` may answer to the question on top; nothing if another one is asked."""
    global _listed
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Question) or seat not in top.seats:
        return ()
    last = _listed
    if last is not None and last[0] is state and last[1] == seat:
        return last[2]
    answers = tuple(top.legal(state, seat))
    _listed = state, seat, answers
    return answers


def answered(state: S, seat: Seat, action: Any) -> tuple[S, list[Event]]:
    """The table when the next question is put after a legal answer to this one, and what happened."""
    events: list[Event] = []
    top = state.stack[-1]
    assert isinstance(top, Question)
    state = top.answered(state._replace(stack=state.stack[:-1]), seat, action, events)
    return settled(state, events), events


class Row(NamedTuple):
    """Seats that are asked one after the other, in a window that all of them can react in."""

    order: tuple[Seat, ...]
    waiting: tuple[Seat, ...]  # who has still to be asked, the next one first; nobody: the row is over

    @classmethod
    def of(cls, order: Sequence[Seat]) -> Row:
        return cls(tuple(order), tuple(order))

    def passed(self) -> Row:
        """The one who was asked is done, for now or for good."""
        return Row(self.order, self.waiting[1:])

    def restarted(self) -> Row:
        """Something was done: all are asked again, in order. It ends when all pass in a row."""
        return Row(self.order, self.order)

    def resumed(self) -> Row:
        """Something was done: all are asked again, first the one who did it. It ends when all pass in a row."""
        place = self.order.index(self.waiting[0])
        return Row(self.order, self.order[place:] + self.order[:place])

    def next_able(self, is_able: Callable[[Seat], bool]) -> Row:
        """Without those who would be next but could do nothing, as everyone can see."""
        waiting = self.waiting
        while waiting and not is_able(waiting[0]):
            waiting = waiting[1:]
        return Row(self.order, waiting)
