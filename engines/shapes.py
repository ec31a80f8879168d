"""Shapes of plain data: the words in which a game declares what its views and events hold.

A shape is an annotation. `Annotated` gives its bounds: `Annotated[int, Between(1, 18)]`,
`Annotated[list[Card], Most(15)]`. A map with certain keys is a TypedDict: exactly those keys, of which NotRequired ones
may be missing. `tuple[int, int]` is a list of exactly these. `A | None` and other unions are told apart by the type of
the value. `Seat` and `BySeat[...]` depend on the number of seats of a match, `Id("square")` on which ids it has.

Every text, list and map has to have a bound, and a number without any stays within 32 bits: `engines.readers`, which
makes readers of shapes, refuses a declaration that would let a stranger send as much as they like.
`engines.validation` holds the data of a game to its `GameShapes`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

Fields: TypeAlias = Mapping[str, Any]
"""A map with exactly these keys: the shape of each. A NotRequired one may be missing."""


class ShapeError(ValueError):
    """Data is not of the shape it should be. The path names fields of the declaration, never what was sent."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path, why)
        self.path, self.why = path, why

    def inside(self, name: str) -> ShapeError:
        return ShapeError(f"{name}.{self.path}" if self.path else name, self.why)


@contextmanager
def inside(name: str) -> Iterator[None]:
    """What is not of its shape in here is so inside of that field."""
    try:
        yield
    except ShapeError as error:
        raise error.inside(name) from None


# Bounds. They are compared by identity: `typing` keeps annotations by equality, and what OneOf holds may have no hash.


@dataclass(frozen=True, slots=True, eq=False)
class Most:
    """At most so many characters, bytes or items."""

    most: int


@dataclass(frozen=True, slots=True, eq=False)
class Some:
    """At least one item, and at most so many."""

    most: int


@dataclass(frozen=True, slots=True, eq=False)
class Exactly:
    """So many items, no more and no fewer."""

    count: int


@dataclass(frozen=True, slots=True, eq=False)
class Between:
    """A range of numbers, both ends included."""

    least: int
    most: int


@dataclass(frozen=True, slots=True, eq=False)
class OneOf:
    """One of these: ids of components, which stand in a data file, so that Literal cannot list them."""

    values: Collection[str] | Collection[int]


@dataclass(frozen=True, slots=True, eq=False)
class Id:
    """One of the ids that this match has under that name: see `GameShapes.ids`."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Spelled:
    """A text of this form, told as a regular expression with bounds; `{seat}` in it is a seat of this match."""

    pattern: str


@dataclass(frozen=True, slots=True, eq=False)
class BelowSeats:
    """A seat of this match."""


@dataclass(frozen=True, slots=True, eq=False)
class ForEachSeat:
    """An item for each seat of this match."""


@dataclass(frozen=True, slots=True, eq=False)
class Tagged:
    """A map whose other keys depend on the value of one: the kind of an event."""

    key: str
    kinds: Mapping[str, Fields]


INT32 = Between(-(2**31), 2**31 - 1)

Seat: TypeAlias = Annotated[int, BelowSeats()]
Seats: TypeAlias = Annotated[list[Seat], Most(32)]
SomeSeats: TypeAlias = Annotated[list[Seat], Some(32)]
BySeat: TypeAlias = Annotated[list[T], ForEachSeat()]
Count: TypeAlias = Annotated[int, Between(0, 100_000)]
LineId: TypeAlias = Annotated[str, Id("line")]
Notation: TypeAlias = Annotated[str, Most(200)]
Breakdown: TypeAlias = Annotated[list[tuple[LineId, BySeat[int]]], Most(64)]
"""A score sheet: the id of each line, and its values by seat."""


class AnyPlain:
    """Stands for `engines.game.Plain` in annotations, where the alias, which contains itself, would never end. What it
    may hold, and how much of it, is looked at by whoever declares it."""


# What a game declares.


class Viewer(NamedTuple):
    """For whom something is meant: a seat, or None for a spectator, of a match with these options."""

    seat: int | None
    seats: int
    options: Mapping[str, Any]


def no_ids(seats: int, options: Mapping[str, Any]) -> Mapping[str, Collection[str]]:  # noqa: ARG001
    """Of a game whose ids are the same in every match."""
    return {}


def as_it_is(view: Any, viewer: Viewer) -> None:
    """Of a game whose views say nothing twice."""


def as_they_are(choices: Mapping[str, Any], view: Any, viewer: Viewer) -> None:
    """Of a game whose choices say nothing that a view says."""


def as_told(event: Any) -> None:
    """Of a game whose events say nothing twice."""


class GameShapes(NamedTuple):
    """Everything that leaves a game, declared. Windows rely on it, whoever sent it."""

    view: Any  # a TypedDict: "phase", "actors", "scores", "breakdown", "where" and, if there are sketches, "position"
    events: Mapping[str, Fields]  # by kind: what it tells, besides its kind. What may be hidden may be None
    details: Any  # a TypedDict: what refusals and setup errors may tell besides their reason
    endings: tuple[str, ...]  # the reasons of an outcome
    lines: tuple[str, ...]  # the ids of the lines of a score sheet
    choice: Callable[[Any], Fields] | None = None  # by an action: what `choices` tell of it; None if there are none
    ids: Callable[[int, Mapping[str, Any]], Mapping[str, Collection[str]]] = no_ids  # of `Id`, by name
    # Raises ShapeError where parts of a view contradict each other; all of it is of its shape by then.
    consistent: Callable[[Any, Viewer], None] = as_it_is
    # Raises ShapeError where choices contradict each other or the view, all of which are of their shape by then.
    consistent_choices: Callable[[Mapping[str, Any], Any, Viewer], None] = as_they_are
    # The "moves" of events: a component, and the places it went from and to, None for nowhere; None if nothing moves.
    move: Any = None
    # Raises ShapeError where parts of an event contradict each other; all of it is of its shape by then.
    consistent_event: Callable[[Any], None] = as_told
