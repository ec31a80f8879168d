"""Records: a match as text (`.ronde`), and back.

A line of JSON for the header, a line for each choice or call (`0 T10`, `0 x:I1b ; >2O`, `1 !undo 4`), a line of JSON
where a seat changed hands (`{"players": ...}`), at the end a result line (`= {...}`). A record is written by appending,
so its last line may be torn: that line is dropped and reported. What else is wrong with a text raises RecordError with
the number of the line. This module knows text, not files.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines import components
from engines.game import EngineError, OptionValue, Outcome, Plain, Setup, checked
from engines.match import Line, Match
from engines.registry import games, load

FORMAT = 2
"""1: a line holds one action. 2: it holds one choice, whose steps are separated by ` ; `. Both are read."""

MAX_NAME = 40
MAX_POSITION = 2000  # characters of a written position; the longest we know has 1100
MAX_SHARES = 64  # of a seed: twice as many as there are seats at any table
MAX_SEATS = 1000  # many more than at any table, and still a number that can be said
MAX_OPTION = 60  # characters of the name or the value of an option
MAX_ROUND = 2**64 - 1  # JSON can spell numbers of thousands of digits
MAX_LINES = 100_000  # a hundred times the longest match; a file beyond that is not one of ours
MAX_LINE = 1999  # characters of the steps of one choice
_LINE = re.compile(rf"(0|[1-9][0-9]?) ([!-~][ -~]{{0,{MAX_LINE - 1}}})")


class RecordError(EngineError):
    """The text cannot be read as a record. `line` counts from 1; 0 means the file as a whole."""

    def __init__(self, reason: str, line: int = 0, **details: Plain) -> None:
        super().__init__(reason, line=line, **details)
        self.line = line


class Player(NamedTuple):
    """Who sat in a seat: a person, or a bot of some level."""

    name: str
    kind: str = "human"  # or "bot"
    level: str = ""

    def plain(self) -> dict[str, Plain]:
        # A longer name would be refused on reading, and the whole record with it.
        row: dict[str, Plain] = {"name": self.name[:MAX_NAME], "kind": self.kind}
        return row | {"level": self.level} if self.kind == "bot" else row


class SeedShare(NamedTuple):
    """What somebody gave to the seed: first only the hash of a secret, then, when all had done so, the secret."""

    who: str  # the id of a guest; "host" for the program that kept the table
    name: str
    commitment: str  # hexadecimal, as the secret
    secret: str


class Fairness(NamedTuple):
    """Where the seed of a match comes from that people of several machines played: see
    `network.trust.seed_protocol`."""

    room: str
    round: int
    shares: tuple[SeedShare, ...]

    def plain(self) -> dict[str, Plain]:
        return {"room": self.room, "round": self.round, "shares": [list(share) for share in self.shares]}


class Assistance(NamedTuple):
    """What helps the players of a table: the same for every seat. As little as people who compete would expect."""

    hints: bool = False  # a seat may ask what a strong bot would do in its place
    analysis: bool = False  # ... and how it judges the best choices
    undo: str = "free"  # or "asked", "never"
    reaction_time: int = 3  # seconds that a window for reactions stays open; 0: no clock, all are asked in turn

    @property
    def is_sound(self) -> bool:
        """Whether its codes and numbers mean something."""
        return (
            self.undo in UNDO_POLICIES
            and type(self.reaction_time) is int
            and 0 <= self.reaction_time <= MOST_REACTION_TIME
        )

    def plain(self) -> dict[str, Plain]:
        return {**self._asdict()}


AT_ONE_DESK = Assistance(hints=True, analysis=True)
"""What is usual where everybody shares a screen, or plays against bots."""

MOST_REACTION_TIME = 10
UNDO_POLICIES = ("free", "asked", "never")
"""Taking back is free while nobody else has learnt anything and by consent otherwise; always by consent; never."""


class Header(NamedTuple):
    """The first line of a record."""

    setup: Setup
    players: tuple[Player, ...]
    id: str
    started: str  # ISO 8601, UTC, to the second
    app: str
    data: str = ""
    fair: Fairness | None = None
    assistance: Assistance = AT_ONE_DESK

    def text(self) -> str:
        header: dict[str, Plain] = {
            "format": FORMAT,
            "game": self.setup.game,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seed": self.setup.seed,
            "players": [player.plain() for player in self.players],
            "id": self.id,
            "started": self.started,
            "data": self.data or components.fingerprint(self.setup.game),
            "app": self.app,
        }
        if self.setup.position:
            header["position"] = self.setup.position
        if self.fair:
            header["fair"] = self.fair.plain()
        if self.assistance != AT_ONE_DESK:
            header["assistance"] = self.assistance.plain()
        return json.dumps(header, ensure_ascii=False)


class Handed(NamedTuple):
    """A seat that somebody else plays from some moment on."""

    length: int  # lines of the match before it
    seat: int
    before: str  # who played there, and who does
    after: str
    player: str  # what the latter is: "human" or "bot"

    def plain(self) -> dict[str, Plain]:
        """As an event tells of it, and a record."""
        return {"kind": "seat", "by": self.seat, "before": self.before, "after": self.after, "player": self.player}


class Record(NamedTuple):
    """A record that was read: whose it is, the match itself, and what the reader should be told."""

    header: Header
    match: Match
    finished: bool = False
    notices: tuple[str, ...] = ()  # codes: "torn_line", "data_changed"
    size: int = 0  # characters that were sound; a torn last line begins here
    handed: tuple[Handed, ...] = ()  # seats that changed hands


def result_text(outcome: Outcome) -> str:
    return "= " + json.dumps(
        {"ranking": outcome.plain()["ranking"], "scores": list(outcome.scores), "reason": outcome.reason}
    )


def players_text(players: Sequence[Player], handed: Handed | None = None) -> str:
    """The line that says who sits where from here on; `handed`: and which seat changed hands, so that all are told."""
    row: dict[str, Plain] = {"players": [player.plain() for player in players]}
    return json.dumps(row | ({"handed": handed.plain()} if handed else {}), ensure_ascii=False)


def written(header: Header, match: Match) -> str:
    """The whole record of a match as it stands."""
    lines = [header.text(), *map(str, match.lines)]
    if match.outcome is not None:
        lines.append(result_text(match.outcome))
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record in `text`. Raises RecordError, and nothing else."""
    whole, torn = _lines(text)
    if not whole:
        raise RecordError("torn_header" if torn.startswith("{") else "not_a_record", 1 if torn else 0)
    header = _header(whole[0])
    try:
        match = Match(header.setup)
    except EngineError as error:
        raise RecordError("bad_setup", 1, why=error.reason, game=header.setup.game) from error
    finished = False
    handed: list[Handed] = []
    for number, line in enumerate(whole[1:], 2):
        if line.startswith("{"):
            players, change = _reseated(line, match, number)
            header = header._replace(players=players)
            handed += change
        elif line.startswith("= "):
            _check_result(line, match, number)
            finished = True
        else:
            finished = False  # a take-back after the end goes on behind the result
            _add(line, match, number)
    notices = ["torn_line"] if torn else []
    if header.data != components.fingerprint(header.setup.game):
        notices.append("data_changed")
    return Record(header, match, finished, tuple(notices), len(text) - len(torn), tuple(handed))


def _lines(text: str) -> tuple[list[str], str]:
    """The complete lines, and what stands behind the last line break."""
    *whole, torn = text.split("\n")
    if len(whole) > MAX_LINES:
        raise RecordError("too_long")
    return [line.removesuffix("\r") for line in whole], torn


def _add(line: str, match: Match, number: int) -> None:
    found = _LINE.fullmatch(line)
    if not found:
        raise RecordError("bad_line", number, text=line[:80])
    try:
        match.add(Line(int(found[1]), found[2]))
    except EngineError as error:
        raise RecordError("illegal_line", number, text=line[:80], why=error.reason) from error


def _check_result(line: str, match: Match, number: int) -> None:
    try:
        last = json.loads(line[2:])
    except (ValueError, RecursionError):
        raise RecordError("bad_line", number, text=line[:80]) from None
    if match.outcome is None or not isinstance(last, dict) or last.get("ranking") != match.outcome.plain()["ranking"]:
        raise RecordError("wrong_result", number)


def _reseated(line: str, match: Match, number: int) -> tuple[tuple[Player, ...], list[Handed]]:
    try:
        row = json.loads(line)
        players = _players({**row, "seats": match.setup.seats})
        return players, _handed(row.get("handed"), match)
    except (ValueError, TypeError, RecursionError, RecordError):
        raise RecordError("bad_line", number, text=line[:80]) from None


def _handed(row: Plain, match: Match) -> list[Handed]:
    if row is None:
        return []
    if not isinstance(row, dict):
        raise TypeError
    seat, player = row.get("by"), _text(row, "player")
    if type(seat) is not int or seat not in match.seats or player not in ("human", "bot"):
        raise ValueError
    assert isinstance(seat, int)
    before, after = (_text(row, name, limit=MAX_NAME) for name in ("before", "after"))
    return [Handed(match.length, seat, before, after, player)]


def _header(line: str) -> Header:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError("not_a_record", 1) from None
    if not isinstance(header, dict) or "format" not in header or "game" not in header:
        raise RecordError("not_a_record", 1)
    version = header["format"]
    if type(version) is not int or version < 1:
        raise RecordError("bad_header", 1, field="format")
    if version > FORMAT:
        raise RecordError("future_format", 1, format=version, app=_text(header, "app", ""))
    return Header(
        _setup(header),
        _players(header),
        _text(header, "id"),
        _text(header, "started"),
        _text(header, "app"),
        _text(header, "data"),
        _fairness(header.get("fair")),
        _assistance(header.get("assistance")),
    )


def _fairness(field: Plain) -> Fairness | None:
    if field is None:
        return None
    bad = RecordError("bad_header", 1, field="fair")
    if not isinstance(field, dict):
        raise bad
    number, rows = field.get("round"), field.get("shares")
    if type(number) is not int or not isinstance(rows, list) or len(rows) > MAX_SHARES:
        raise bad
    assert isinstance(number, int)
    if not 0 <= number <= MAX_ROUND:
        raise bad
    return Fairness(_text(field, "room"), number, tuple(_share(row) for row in rows))


def _assistance(field: Plain) -> Assistance:
    if field is None:
        return AT_ONE_DESK
    usual: dict[str, Plain] = {"reaction_time": Assistance().reaction_time}  # not known to earlier versions
    known = usual | field if isinstance(field, dict) else {}
    assistance = Assistance(*(known.get(name) for name in Assistance._fields))  # type: ignore[arg-type]
    if not isinstance(assistance.hints, bool) or not isinstance(assistance.analysis, bool) or not assistance.is_sound:
        raise RecordError("bad_header", 1, field="assistance")
    return assistance


def _share(row: Plain) -> SeedShare:
    if not isinstance(row, list) or len(row) != len(SeedShare._fields):
        raise RecordError("bad_header", 1, field="fair")
    fields = dict(zip(SeedShare._fields, row, strict=True))
    return SeedShare(*(_text(fields, name) for name in SeedShare._fields))


def _text(row: Mapping[str, Plain], name: str, default: str | None = None, limit: int = 200) -> str:
    value = row.get(name, default)
    # JSON can spell half a character (a lone surrogate), which no file could be written with again.
    if not isinstance(value, str) or len(value) > limit or any("\ud800" <= char <= "\udfff" for char in value):
        raise RecordError("bad_header", 1, field=name)
    return value


def _setup(header: Mapping[str, Plain]) -> Setup:
    game_id, seats, options, seed = header["game"], header.get("seats"), header.get("options"), header.get("seed")
    if game_id not in games() or not isinstance(game_id, str):
        raise RecordError("unknown_game", 1, game=str(game_id)[:40])
    for name, value, kind in (("seats", seats, int), ("options", options, dict), ("seed", seed, int)):
        if type(value) is not kind:
            raise RecordError("bad_header", 1, field=name)
    assert isinstance(options, dict)
    assert isinstance(seats, int)
    assert isinstance(seed, int)
    if abs(seats) > MAX_SEATS:
        raise RecordError("bad_header", 1, field="seats")
    chosen: dict[str, OptionValue] = {}
    for name, value in options.items():
        if not isinstance(value, str | int) or len(name) > MAX_OPTION or len(str(value)) > MAX_OPTION:
            raise RecordError("bad_header", 1, field=f"options.{name}"[:60])
        chosen[name] = value
    position = _text(header, "position", "", MAX_POSITION)
    try:
        return checked(load(game_id), seats, chosen, seed, position)
    except EngineError as error:
        raise RecordError("bad_setup", 1, why=error.reason, game=game_id) from error


def _players(header: Mapping[str, Plain]) -> tuple[Player, ...]:
    rows = header.get("players")
    if not isinstance(rows, list) or len(rows) != header["seats"]:
        raise RecordError("bad_header", 1, field="players")
    return tuple(_player(row) for row in rows)


def _player(row: Plain) -> Player:
    if not isinstance(row, dict):
        raise RecordError("bad_header", 1, field="players")
    name, kind, level = _text(row, "name"), _text(row, "kind"), _text(row, "level", "")
    if kind not in ("human", "bot") or len(name) > MAX_NAME:
        raise RecordError("bad_header", 1, field="players")
    return Player(name, kind, level)
