"""Ledgers: what must survive of a room when the program that keeps it ends, however it ends.

A ledger is one small JSON file beside the journals, `<id of the room>.room`, written whole whenever something in it has
changed and before anybody is told of it. The match itself is in its journal, and the two agree by the match's id. Of
tokens only hashes are kept, of a passphrase only its verifier. The version before the last one is kept as well; where
both are damaged, `network.disk.rebuilding` makes a ledger from the journal.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from engines.game import OptionValue, Plain, Seat
from engines.record import Assistance
from network.disk.files import NotAFile, make_folder, open_file, read_file, write_whole
from network.disk.journal import SUFFIX as JOURNAL_SUFFIX
from network.disk.journal import NotSaved, errno_name
from network.messages.room import OVER, STAGES, ClockRule, RoomSeat, RoomSettings

SUFFIX = ".room"
PREVIOUS = ".previous"  # behind that
FORMAT = 1
MAX_SIZE = 1024 * 1024  # a thousand times the largest; more is not read into memory
DAY = 24 * 60 * 60
FOR_GOOD = -1
IDENT = re.compile(r"[0-9a-f]{16}")

T = TypeVar("T")


class LedgerError(Exception):
    """A room cannot be brought back from its ledger; the code says why.

    "unreadable" (details: why), "not_a_ledger", "future_format", "bad_ledger" (details: field), "no_table".
    """

    def __init__(self, code: str, **details: Plain) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: Mapping[str, Plain] = details


class Left(NamedTuple):
    """What is kept of a clock: the milliseconds of each seat, and for which seats a move is being timed."""

    time: tuple[int, ...]
    asked: tuple[Seat, ...]


class KeptWish(NamedTuple):
    """What the person in a seat wants of the windows of one phase."""

    seat: Seat
    phase: str
    wish: str
    who: str  # their name: somebody else in the seat has other wishes
    round: int = FOR_GOOD  # until this one is over


class KeptGuest(NamedTuple):
    """A guest."""

    id: str
    name: str
    token_hash: str
    ready: bool
    decides: bool = False  # where no window keeps the room: has said the word of its host


class RoomFile(NamedTuple):
    """A room, as its ledger has it."""

    room: str
    name: str
    game: str
    options: Mapping[str, OptionValue]
    position: str  # in which its matches begin; "": the usual setting up
    seats: tuple[RoomSeat, ...]
    settings: RoomSettings
    verifier: str  # hexadecimal; "" if no phrase is asked for
    stage: str
    round: int
    commitments: tuple[tuple[str, str], ...]
    guests: tuple[KeptGuest, ...]
    match: str = ""  # the id in the header of its record
    clock: Left | None = None
    wishes: tuple[KeptWish, ...] = ()  # about windows for reactions, in this match
    left: int | None = None  # when the last guest went, in seconds since 1970; None while someone is here

    def is_stale(self, wall: int) -> bool:
        """Whether this room need not be brought back: the match is over, and nobody has been there for a day."""
        return self.stage == OVER and self.left is not None and wall - self.left > DAY

    def text(self) -> str:
        return json.dumps({"format": FORMAT, **self._asdict(), "options": dict(self.options)}, ensure_ascii=False)


# Files.


def path_of(folder: Path, room: str) -> Path:
    return folder / f"{room}{SUFFIX}"


def paths(folder: Path) -> list[Path]:
    """All ledgers in a folder."""
    return sorted(path for path in folder.glob(f"*{SUFFIX}") if not path.name.startswith("."))


def write(folder: Path, ledger: RoomFile) -> None:
    """Put a ledger in its place. Raises NotSaved."""
    try:
        make_folder(folder)
        path = path_of(folder, ledger.room)
        _keep_previous(path)
        write_whole(path, ledger.text().encode("utf-8", "replace"))
    except OSError as error:
        raise NotSaved(error) from error


def previous(path: Path) -> Path:
    """Where the version before the last one is."""
    return path.with_name(path.name + PREVIOUS)


def _keep_previous(path: Path) -> None:
    with suppress(LedgerError, OSError):  # nothing to keep, or damaged; or a file system without links
        read(path)
        previous(path).unlink(missing_ok=True)
        os.link(path, previous(path))


def read(path: Path) -> RoomFile:
    """The ledger in a file. Raises LedgerError, and nothing else."""
    try:
        text = read_file(path, MAX_SIZE).decode("utf-8")
    except NotAFile:
        raise LedgerError("not_a_ledger") from None
    except OSError as error:
        raise LedgerError("unreadable", why=errno_name(error)) from error
    except UnicodeDecodeError:
        raise LedgerError("not_a_ledger") from None
    return read_text(text)


def mentions(path: Path, match: str) -> bool:
    """Whether a file that cannot be read as a ledger was that of a room where this match was played."""
    try:
        return match.encode() in read_file(path, MAX_SIZE)
    except OSError:
        return False


def delete(folder: Path, room: str) -> None:
    """Remove the ledger of a room that is not to be brought back. Raises NotSaved."""
    try:
        remove(path_of(folder, room))
    except OSError as error:
        raise NotSaved(error) from error


def remove(path: Path) -> None:
    """Remove a ledger with its previous version. Raises OSError."""
    previous(path).unlink(missing_ok=True)
    path.unlink(missing_ok=True)


def forget_match(journal: Path) -> None:
    """Remove the ledgers of rooms whose match is in this journal, because the journal goes."""
    match = _match_id(journal)
    for path in paths(journal.parent) if match else ():
        with suppress(LedgerError, OSError):  # what cannot be read or removed says so when it is to be brought back
            if read(path).match == match:
                remove(path)


def journal_of(folder: Path, ledger: RoomFile) -> Path | None:
    """The journal of the room's match; None if there is no match, or its file is gone."""
    if not ledger.match:
        return None
    found = [path for path in folder.glob(f"*{JOURNAL_SUFFIX}") if not path.name.startswith(".")]
    # Its first name has the id in it; people may have called it something else since.
    found.sort(key=lambda path: (ledger.match not in path.name, path.name))
    return next((path for path in found if _match_id(path) == ledger.match), None)


def journal_header(path: Path) -> Mapping[str, Any]:
    """The first line of a journal, as it stands there; nothing if there is none."""
    try:
        fd = open_file(path)
        with os.fdopen(fd, "rb") as file:
            header = json.loads(file.readline(MAX_SIZE))
    except (OSError, ValueError, RecursionError):
        return {}
    return header if isinstance(header, dict) else {}


def _match_id(path: Path) -> object:
    return journal_header(path).get("id")


# Reading.


def read_text(text: str) -> RoomFile:
    """The ledger in `text`. Raises LedgerError, and nothing else."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise LedgerError("not_a_ledger") from None
    if not isinstance(fields, dict) or type(fields.get("format")) is not int:
        raise LedgerError("not_a_ledger")
    if fields["format"] > FORMAT:
        raise LedgerError("future_format", format=fields["format"])
    for name, usual in (("position", ""), ("wishes", [])):  # not known to earlier versions
        fields.setdefault(name, usual)
    return RoomFile(*(_field(fields, name, make) for name, make in _FIELDS.items()))


def _field(fields: dict[str, Any], name: str, make: Callable[[Any], Any]) -> Any:
    try:
        return make(fields[name])
    except (KeyError, TypeError, ValueError):
        raise LedgerError("bad_ledger", field=name) from None


def _exactly(value: Any, kind: type[T]) -> T:
    if type(value) is not kind:  # True is not a 1
        raise TypeError
    return value


def _row(value: Any, make: Callable[..., T], *kinds: type) -> T:
    """A named tuple that was written as a list of its fields; an earlier version may not have known the last ones."""
    if len(_exactly(value, list)) > len(kinds):
        raise ValueError
    return make(*(_exactly(item, kind) for item, kind in zip(value, kinds, strict=False)))


def _rows(value: Any, make: Callable[..., T], *kinds: type) -> tuple[T, ...]:
    return tuple(_row(row, make, *kinds) for row in _exactly(value, list))


def _room(value: Any) -> str:
    if not IDENT.fullmatch(_exactly(value, str)):
        raise ValueError
    return str(value)


def _options(value: Any) -> dict[str, OptionValue]:
    if any(type(chosen) not in (str, int, bool) for chosen in _exactly(value, dict).values()):
        raise TypeError
    return dict(value)


def _settings(value: Any) -> RoomSettings:
    settings = _row(value, RoomSettings, bool, bool, list, int, str, list)
    assistance = _row(list(settings.assistance), Assistance, bool, bool, str, int)
    if not assistance.is_sound:
        raise ValueError
    return settings._replace(clock=_row(settings.clock, ClockRule, str, int, int), assistance=assistance)


def _verifier(value: Any) -> str:
    return bytes.fromhex(_exactly(value, str)).hex()


def _stage(value: Any) -> str:
    if value not in STAGES:
        raise ValueError
    return str(value)


def _left(value: Any) -> Left | None:
    if value is None:
        return None
    time, asked = (tuple(_exactly(number, int) for number in row) for row in value)
    return Left(time, asked)


_FIELDS: Mapping[str, Callable[[Any], Any]] = {
    "room": _room,
    "name": lambda value: _exactly(value, str),
    "game": lambda value: _exactly(value, str),
    "options": _options,
    "position": lambda value: _exactly(value, str),
    "seats": lambda value: _rows(value, RoomSeat, str, str, str, str),
    "settings": _settings,
    "verifier": _verifier,
    "stage": _stage,
    "round": lambda value: _exactly(value, int),
    "commitments": lambda value: _rows(value, lambda who, what: (who, what), str, str),
    "guests": lambda value: _rows(value, KeptGuest, str, str, str, bool, bool),
    "match": lambda value: _exactly(value, str),
    "clock": _left,
    "wishes": lambda value: _rows(value, KeptWish, int, str, str, str, int),
    "left": lambda value: None if value is None else _exactly(value, int),
}
