"""The border of a guest: everything that a host says is looked at here before anything of ours relies on it.

The codec has seen to the type and the bounds of each field (`network.messages`); here it is held against the room and
the game: seats that exist, options that can be played, views and events of the shapes that the game declares
(`engines.validation`), codes that we know. Names and talk are made fit to be shown. A host that says anything else
raises ShapeError, and is left. What a later version may add to what we know is passed over, where that is safe.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, TypedDict

from engines import load
from engines.bots import LEVELS
from engines.game import AnyGame, EngineError, Plain, checked
from engines.readers import Reader, Readers, declared
from engines.record import MAX_NAME, Assistance, Player
from engines.registry import games
from engines.shapes import Between, Most, ShapeError, inside
from engines.validation import Validator
from network.lines.call import Ended
from network.messages.bounds import MAX_LOG, MAX_SEATS, MAX_TEXT, Code, Name, OptionValue
from network.messages.line import Card, Hinted, Noted, Refused, Welcome
from network.messages.room import DENIALS, STAGES, Clocks, Denied, Person, RoomSeat, RoomSettings, RoomState, Said
from network.messages.table import NOTICES, REFUSALS, Entry, Hint, Notice, Refusal, Update
from network.rate_limit import Bucket, Rate
from network.room.guests import NAMELESS
from network.table.windows import ALWAYS, WISHES
from network.text import tidied

TALK = Rate(250, 0.05)
"""Lines of talk in a second, and at once: all that 32 guests may say, and what is told again to whoever enters."""

_LEVELS = frozenset(("", *LEVELS))
_KINDS = frozenset(("human", "bot"))


class TableDetails(TypedDict, total=False):
    """What a table tells of its own refusals and notices."""

    why: Code
    text: Annotated[str, Most(80)]
    by: Annotated[int, Between(0, MAX_SEATS - 1)]


class RoomDetails(TypedDict, total=False):
    """What a room tells of what it denies."""

    who: Name
    why: Code
    reason: Code
    option: Code
    value: OptionValue
    seats: Annotated[int, Between(0, 1_000)]


@lru_cache(maxsize=8)
def _validator(game: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Validator:
    """To make one takes about as long as to check fifty views, and the next match is mostly like the last."""
    return Validator(load(game), seats, dict(options))


class Border:
    """What one guest may be told in one room. Everything raises ShapeError; the path says where the host went wrong."""

    def __init__(self, table: str, program: str) -> None:
        """`table`: the id of the room; `program`: what we are called, should we turn out to be too old for it."""
        self._table, self._program = table, program
        self._told: tuple[str, int, Mapping[str, Any]] | None = None  # game, seats and options: what is played
        self._game: AnyGame | None = None
        self._seats = 0
        self._options: Mapping[str, Any] = {}
        self._validator: Validator | None = None
        self._talk = Bucket(TALK)

    # The room.

    def room(self, state: RoomState) -> RoomState:
        """The state of the room, with all options. Raises Ended as well: we do not have the game."""
        if state.id != self._table:
            raise ShapeError("room.id", "other")
        if state.game not in games():
            raise Ended("too_old", {"program": self._program})
        self._follow(state)
        guests = [person.guest for person in state.people]
        if len(set(guests)) != len(guests) or not all(guests):
            raise ShapeError("room.people.guest", "twice")
        if state.chief not in ("", *guests):
            raise ShapeError("room.chief", "unknown")
        if not set(state.deciding) <= set(guests):
            raise ShapeError("room.deciding", "unknown")
        if state.stage not in STAGES:
            raise ShapeError("room.stage", "unknown")
        _check_settings(state.settings)
        return state._replace(
            name=_name(state.name),
            options=self._options,
            seats=tuple([_seat(seat, guests) for seat in state.seats]),
            people=tuple([_person(person) for person in state.people]),
        )

    def _follow(self, state: RoomState) -> None:
        """What is played may be something else now."""
        match = (state.game, len(state.seats), state.options)
        if match == self._told:
            return
        game = load(state.game)
        try:
            setup = checked(game, len(state.seats), state.options, 0)
        except EngineError:
            raise ShapeError("room.options", "setup") from None
        self._told, self._game = match, game
        self._seats, self._options = setup.seats, dict(setup.options)
        self._validator = _validator(game.id, setup.seats, tuple(setup.options.items()))

    def said(self, line: Said, now: float) -> Said | None:
        """A line of talk; None if nothing of it can be shown."""
        if not self._talk.take(now):
            raise ShapeError("said", "rate")
        text = tidied(line.text, MAX_TEXT)
        return line._replace(name=_name(line.name) or NAMELESS, text=text) if text else None

    def clocks(self, clocks: Clocks) -> Clocks:
        if len(clocks.left) != self._seats:
            raise ShapeError("clocks.left", "seats")
        self._check_seats(clocks.running, "clocks.running")
        return clocks

    def denied(self, denied: Denied) -> Denied:
        if denied.reason not in DENIALS:
            return Denied(denied.reason)
        details = _known(denied.details, RoomDetails, "denied.details")
        if self._game and details.get("reason") in self._game.reasons:  # the game's own words, for its own details
            assert self._validator
            known_details = _filtered(denied.details, declared(self._game.shapes.details))
            self._check_details(known_details, "denied.details")
        return denied._replace(details=details)

    # One place at the table.

    def place(self, seat: int | None) -> int | None:
        """A place that something is said to."""
        if seat is not None:
            self._check_seats((seat,), "seat")
        return seat

    def refused(self, refused: Refused) -> Refusal:
        details: Mapping[str, Plain] = {}
        if refused.reason in REFUSALS:
            details = _known(refused.details, TableDetails, "refused.details")
        elif self._game and refused.reason in self._game.reasons:
            details = _filtered(refused.details, declared(self._game.shapes.details))
            self._check_details(details, "refused.details")
        return Refusal(refused.reason, refused.rule, details)

    def hinted(self, hinted: Hinted) -> Hint:
        """What a strong bot would do, in notation that we can read."""
        if self._validator is None:
            raise ShapeError("hinted", "room")
        with inside("hinted"):
            self._validator.lines((hinted.text, *(text for line in hinted.lines for text in line.actions)))
            if not all(line.actions for line in hinted.lines):
                raise ShapeError("lines.actions", "none")
        return Hint(hinted.asked, hinted.text, hinted.value, hinted.lines)

    def noted(self, noted: Noted) -> Notice | None:
        """A notice; None if we have no words for it."""
        if noted.code not in NOTICES:
            return None
        details = _known(noted.details, TableDetails, "noted.details")
        if noted.code == "undo_refused" or "by" in details:
            self._check_seats((details.get("by"),), "noted.details.by")
        return Notice(noted.code, details)

    def update(self, update: Update, log: Sequence[Entry]) -> Update:
        """How a match stands, for whoever has this log so far."""
        validator = self._validator
        if validator is None:
            raise ShapeError("told", "room")  # nobody has told us what is played
        with inside("told"):
            with inside("view"):
                validator.view(update.view, update.seat)
            self._check_turn(update, validator)
            self._check_counts(update)
            self._check_log(update, log, validator)
            if update.outcome is not None:
                with inside("outcome"):
                    validator.outcome(update.outcome, update.view)
            _check_assistance(update.assistance, "assistance")
            if len(update.occupants) != self._seats:
                raise ShapeError("occupants", "seats")
        return update._replace(occupants=tuple([_occupant(occupant) for occupant in update.occupants]))

    def _check_turn(self, update: Update, validator: Validator) -> None:
        """Who is asked, and for what: nobody, once the match is over."""
        if update.draft or update.held:
            self._check_draft(update, validator)
        elif list(update.actors) not in (update.view["actors"], []):
            raise ShapeError("actors", "view")
        if update.legal and update.seat not in update.actors:
            raise ShapeError("legal", "actors")
        if update.outcome is not None and update.actors:
            raise ShapeError("outcome", "actors")
        self._check_window(update)
        validator.legal(update.legal, update.choices, update.view, update.seat)
        self._check_seats(update.draw_offers, "draw_offers")

    def _check_window(self, update: Update) -> None:
        """While a window is open nobody is asked anything; only seats that it is put to claim it."""
        assert self._game
        window, phases = update.window, [wish.phase for wish in update.wishes]
        if not set(phases) <= set(self._game.windows) or len(set(phases)) != len(phases):
            raise ShapeError("wishes.phase", "unknown")
        if any(wish.wish not in WISHES or wish.wish == ALWAYS for wish in update.wishes):
            raise ShapeError("wishes.wish", "unknown")
        if window is None:
            return
        if update.view["phase"] not in self._game.windows:
            raise ShapeError("window", "phase")
        self._check_seats(window.seats, "window.seats")
        self._check_seats(window.claims, "window.claims")
        if not window.seats or update.actors:
            raise ShapeError("window.seats", "actors")
        if not set(window.claims) <= set(window.seats):
            raise ShapeError("window.claims", "seats")
        if window.asked and update.seat not in window.seats:
            raise ShapeError("window.asked", "seats")

    def _check_draft(self, update: Update, validator: Validator) -> None:
        """A choice that is being made is that of the seat that is told of it."""
        with inside("draft"):
            validator.actions(update.draft)
        if not update.draft:
            raise ShapeError("held", "draft")
        if update.seat not in update.actors or update.seat not in update.view["actors"]:  # type: ignore[operator]
            raise ShapeError("draft", "actors")
        self._check_seats(update.actors, "actors")

    def _check_counts(self, update: Update) -> None:
        ply, asked = update.ply, update.undo_asked
        if ply > update.length or update.asked > update.length:
            raise ShapeError("ply", "length")
        if update.undo_to is not None and update.undo_to >= ply:
            raise ShapeError("undo_to", "ply")
        if asked is not None:
            if asked.to_ply >= ply:
                raise ShapeError("undo_asked.to_ply", "ply")
            self._check_seats((asked.by,), "undo_asked.by")
            self._check_seats(asked.waiting, "undo_asked.waiting")

    def _check_log(self, update: Update, log: Sequence[Entry], validator: Validator) -> None:
        """Entries of sound events, none of a later action than the one before it tells, nor than there have been."""
        if update.log_from + len(update.log) > MAX_LOG:
            raise ShapeError("log", "length")
        ply = log[update.log_from - 1].ply if update.log_from else 0
        for entry in update.log:
            if entry.ply < ply:
                raise ShapeError("log.ply", "order")
            ply = entry.ply
        with inside("log.event"):
            for entry in update.log:
                validator.event(entry.event)
        if ply > update.ply:
            raise ShapeError("log.ply", "ply")

    def _check_seats(self, seats: Sequence[Any], path: str) -> None:
        if len(set(seats)) != len(seats):
            raise ShapeError(path, "twice")
        if any(type(seat) is not int or not 0 <= seat < self._seats for seat in seats):
            raise ShapeError(path, "seats")

    def _check_details(self, details: Mapping[str, Plain], path: str) -> None:
        assert self._validator
        with inside(path):
            self._validator.details(details)


# What is told of people, and of codes.


def tidied_welcome(welcome: Welcome) -> Welcome:
    """A host and its tables, with names that can be shown. Which games we have is for whoever shows them to say."""
    return welcome._replace(
        program=_name(welcome.program), name=_name(welcome.name), tables=tuple([_card(card) for card in welcome.tables])
    )


def _card(card: Card) -> Card:
    return card._replace(name=_name(card.name), game=_name(card.game), language=_name(card.language))


@lru_cache(maxsize=1024)
def _name(name: str) -> str:
    return tidied(name, MAX_NAME)


def _person(person: Person) -> Person:
    return person._replace(name=_name(person.name) or NAMELESS)


def _seat(seat: RoomSeat, guests: Sequence[str]) -> RoomSeat:
    if seat.kind not in _KINDS and seat.kind != "open":
        raise ShapeError("room.seats.kind", "unknown")
    if seat.level not in _LEVELS:
        raise ShapeError("room.seats.level", "unknown")
    if seat.guest and seat.guest not in guests:
        raise ShapeError("room.seats.guest", "unknown")
    return seat._replace(name=_name(seat.name))


def _occupant(occupant: Player) -> Player:
    if occupant.kind not in _KINDS or occupant.level not in _LEVELS:
        raise ShapeError("told.occupants", "unknown")
    return occupant._replace(name=_name(occupant.name))


def _check_settings(settings: RoomSettings) -> None:
    if settings.clock.kind not in ("none", "move", "game"):
        raise ShapeError("room.settings.clock.kind", "unknown")
    if settings.stand_in not in _LEVELS:
        raise ShapeError("room.settings.stand_in", "unknown")
    _check_assistance(settings.assistance, "room.settings.assistance")


def _check_assistance(assistance: Assistance, path: str) -> None:
    if not assistance.is_sound:
        raise ShapeError(path, "unknown")


def _filtered(details: Mapping[str, Plain], known: Mapping[str, Any]) -> dict[str, Plain]:
    """Without what we would not know how to show."""
    return {name: value for name, value in details.items() if name in known}


def _known(details: Mapping[str, Plain], shape: type, path: str) -> dict[str, Plain]:
    """What is of this shape, without what we would not know how to show."""
    found = _filtered(details, declared(shape))
    with inside(path):
        _READERS[shape](found)
    return found


_READERS: Mapping[type, Reader] = {shape: Readers().reader(shape) for shape in (TableDetails, RoomDetails)}
