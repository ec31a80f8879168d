"""Whether plain data is what a game could have said: views, events, legal actions, outcomes, details of refusals.

A `Validator` is made for one match, from the shapes that its game declares (`Game.shapes`). A guest's side of a line
asks it about everything that a host sends; the tests of the engines hold every game to it. It knows shapes and not the
rules: what passes can be shown without surprises, whether or not it could have happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from engines.game import AnyGame, NotationError, OptionValue, Plain, Seat
from engines.match import SEPARATOR, STOPPED
from engines.readers import Reader, Readers
from engines.record import MAX_NAME
from engines.shapes import Between, Breakdown, BySeat, Fields, Most, OneOf, Seats, ShapeError, Tagged, Viewer, inside
from engines.shapes import Seat as SeatShape

MAX_TEXTS = 4096
"""Texts of actions that are remembered to be sound: a few times the longest legal list."""

MAX_MOVES = 200
"""Of an event: there are not so many components in any box."""

PlayerName: TypeAlias = Annotated[str, Most(MAX_NAME)]

TABLE_EVENTS: Mapping[str, Fields] = {
    **{kind: {"by": SeatShape} for kind in ("resign", "time", "draw_offer", "draw_accept", "draw_refuse")},
    "undo": {"by": SeatShape, "count": Annotated[int, Between(1, 100_000)]},
    "seat": {"by": SeatShape, "before": PlayerName, "after": PlayerName, "player": Literal["human", "bot"]},
}
"""What `engines.match` tells of calls, and a table of seats
that change hands: these kinds belong to the table, not to a game."""


class OutcomeShape(TypedDict):
    """`Outcome.plain()`; the reasons are the game's and those of `engines.match.STOPPED`."""

    ranking: Annotated[list[Seats], Most(32)]
    scores: BySeat[int]
    breakdown: Breakdown
    reason: Annotated[str, Most(60)]
    rule: Annotated[str, Most(60)]


class Validator:
    """Of one match: a game, a number of seats and options. Everything raises ShapeError, and nothing else."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, OptionValue]) -> None:
        self._game, self._seats, self._options = game, seats, options
        shapes = game.shapes
        self._shapes = shapes
        readers = Readers(seats, {"line": shapes.lines, **shapes.ids(seats, options)})
        self._readers = readers
        self._view = readers.reader(shapes.view)
        events = dict(shapes.events)
        if shapes.move is not None:
            moves = NotRequired[Annotated[list[shapes.move], Most(MAX_MOVES)]]  # type: ignore[name-defined]
            events = {kind: {**fields, "moves": moves} for kind, fields in events.items()}
        self._event = readers.reader(Annotated[dict[str, Any], Tagged("kind", {**TABLE_EVENTS, **events})])
        self._details = readers.reader(shapes.details)
        self._outcome = readers.reader(OutcomeShape)
        self._reason = readers.reader(Annotated[str, OneOf((*shapes.endings, *STOPPED))])
        self._choices: dict[int, Reader] = {}  # by the identity of what is declared: a game has a handful
        self._choice = lru_cache(maxsize=MAX_TEXTS)(self._reader_of_choice)

    def view(self, view: Mapping[str, Plain], seat: Seat | None) -> None:
        """A view as `seat` may have it."""
        self._view(view)
        _check_distinct(view["actors"], "actors")
        self._shapes.consistent(view, Viewer(seat, self._seats, self._options))

    def event(self, event: Mapping[str, Plain]) -> None:
        """An event as somebody may know it."""
        self._event(event)
        self._shapes.consistent_event(event)

    def legal(
        self, texts: Sequence[str], choices: Mapping[str, Plain], view: Mapping[str, Plain], seat: Seat | None
    ) -> None:
        """The legal actions of a seat that has this view, which was found to be sound, and what each would do."""
        with inside("legal"):
            self.actions(texts)
        _check_distinct(texts, "legal")
        if choices.keys() != set(texts if self._shapes.choice else ()):
            raise ShapeError("choices", "legal")
        with inside("choices"):
            for text, choice in choices.items():
                self._choice(text)(choice)
        self._shapes.consistent_choices(choices, view, Viewer(seat, self._seats, self._options))

    def actions(self, texts: Iterable[str]) -> None:
        """Actions in the canonical spelling of the notation, whether or not they can be done now."""
        for text in texts:
            self._choice(text)

    def lines(self, texts: Iterable[str]) -> None:
        """Choices, each of one step or more."""
        for text in texts:
            self.actions(text.split(SEPARATOR))

    def outcome(self, outcome: Mapping[str, Plain], view: Mapping[str, Plain]) -> None:
        """`Outcome.plain()` with the last view: every seat has one place, the sheet has the lines of the view's."""
        self._outcome(outcome)
        if _lines(outcome) != _lines(view):
            raise ShapeError("breakdown", "lines")
        with inside("reason"):
            self._reason(outcome["reason"])
        ranking: Any = outcome["ranking"]
        if sorted(seat for place in ranking for seat in place) != list(range(self._seats)) or not all(ranking):
            raise ShapeError("ranking", "seats")

    def details(self, details: Mapping[str, Plain]) -> None:
        """The details of a refusal by the game, or of options that cannot be played."""
        self._details(details)

    def _reader_of_choice(self, text: str) -> Reader:
        """What reads the choice that is written like this, which must be an action in its canonical spelling."""
        try:
            action = self._game.read(text)
        except NotationError:
            raise ShapeError("", "notation") from None
        if self._game.write(action) != text:
            raise ShapeError("", "notation")
        if self._shapes.choice is None:
            return _nothing
        fields = self._shapes.choice(action)
        if id(fields) not in self._choices:
            self._choices[id(fields)] = self._readers.fields(fields)
        return self._choices[id(fields)]


def _nothing(value: Any) -> None:
    """Of a game that tells nothing about choices."""


def _lines(side: Any) -> list[str]:
    return [line for line, _ in side["breakdown"]]


def _check_distinct(items: Any, path: str) -> None:
    if len(set(items)) != len(items):
        raise ShapeError(path, "twice")
