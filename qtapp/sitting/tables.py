"""How a table comes to be: set up anew, continued from its journal, copied from a record, branched off a replay.

Everything here may take its time and touches the disk: it is called on the thread where the table will live.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import engines
from engines.game import Setup
from engines.match import Line, Match
from engines.record import AT_ONE_DESK, Assistance, Header, Player, Record
from network.disk.journal import Journal, NotSaved, fresh_header, fresh_id, read_path
from network.table.table import Table
from qtapp import __version__

if TYPE_CHECKING:
    from network.disk.room_file import RoomFile
    from network.disk.saved_games import Broken, Saved
    from network.table.replay import Replay

SEED_BITS = 62  # more than all deals of any of our games, and still an integer that every reader of JSON can hold


def fresh_seed() -> int:
    return random.SystemRandom().getrandbits(SEED_BITS)


class Opened(NamedTuple):
    """A table, and what people should be told about its coming to be: codes of `TableWords.record_notice`."""

    table: Table
    path: Path | None = None  # of the journal
    notices: tuple[str, ...] = ()
    unsaved: str = ""  # the system's reason why no journal could be begun
    folder: Path | None = None  # where its journal is, or would be if one could be written
    room: RoomFile | None = None  # of the room that was open to the network when the table was left


class HostedTable(NamedTuple):
    """A table of our own whose match is not over, and whose people would come back if it were open."""

    path: Path  # of the journal
    name: str
    game: str
    players: tuple[str, ...]  # the others


def hosted(folder: Path, games: Sequence[Saved | Broken]) -> list[HostedTable]:
    """Those of these games that were left, or whose window crashed, while others played with us."""
    from network.disk.saved_games import Saved

    going_on = {
        game.header.id: game.path
        for game in games
        if isinstance(game, Saved) and game.outcome is None and not game.in_use
    }
    found = []
    for path in folder.glob("*.room") if going_on else ():
        from network.disk import room_file
        from network.messages.room import HOST

        try:
            room = room_file.read(path)
        except room_file.LedgerError:
            continue  # people are told when they open it
        others = tuple(seat.name for seat in room.seats if seat.guest not in ("", HOST))
        if room.match in going_on and others:
            found.append(HostedTable(going_on[room.match], room.name, room.game, others))
    order = list(going_on.values())
    return sorted(found, key=lambda table: order.index(table.path))


def _begun(match: Match, occupants: Sequence[Player], header: Header, folder: Path) -> Opened:
    """A table with a new journal; without one where none can be written, because playing matters more."""
    try:
        journal = Journal.create(folder, header, match.lines)
    except NotSaved as error:
        return Opened(Table(match, occupants, None, header), unsaved=error.code, folder=folder)
    return Opened(Table(match, occupants, journal, header), journal.path, folder=folder)


def new_table(
    setup: Setup,
    occupants: Sequence[Player],
    folder: Path,
    assistance: Assistance = AT_ONE_DESK,
    lines: Sequence[Line] = (),
) -> Opened:
    """`lines`: those of another match, where this one begins."""
    header = fresh_header(setup, occupants, __version__)._replace(assistance=assistance)
    return _begun(Match.replayed(setup, lines), occupants, header, folder)


def continued(path: Path) -> Opened:
    """The table as its journal left it. Raises RecordError, InUse or NotSaved."""
    journal, record = Journal.open(path)
    room, trouble = _room_of(path.parent, record.header.id)
    return Opened(Table.of(record, journal), journal.path, record.notices + trouble, folder=path.parent, room=room)


def _room_of(folder: Path, match: str) -> tuple[RoomFile | None, tuple[str, ...]]:
    """The room_file of the room where this match was played, and what people should be told of it."""
    from network.disk import room_file
    from network.disk.rebuilding import read_or_rebuilt

    for path in room_file.paths(folder):
        try:
            found = read_or_rebuilt(path)
        except room_file.LedgerError:
            if room_file.mentions(path, match):
                return None, ("room_lost",)
        else:
            if found.match == match and not found.is_stale(int(time.time())):
                return found, ()
    return None, ()


def copied(path: Path, folder: Path) -> Opened:
    """The table as a record left it, continued in a journal of its own: the file that was opened stays as it is."""
    record = read_path(path)
    header = record.header._replace(id=fresh_id())
    opened = _begun(record.match, header.players, header, folder)
    return opened._replace(notices=record.notices)


def with_positions() -> tuple[str, ...]:
    """The games on offer whose positions can be laid out in the editor."""
    return tuple(game for game in engines.games() if engines.load(game).sketches)


def studied(setup: Setup, names: Sequence[str]) -> Replay:
    """A position of one's own as a game that nobody plays, to be looked at; the sides have names."""
    from network.table.replay import Replay

    return Replay(Record(fresh_header(setup, [Player(name) for name in names], __version__), Match(setup)))
