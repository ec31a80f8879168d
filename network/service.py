"""Tables without a window: one program that keeps a room for each game, and brings every room back after it ended.

Everything is in one folder: journals, and beside them the ledgers of the rooms. Whatever ended the program, starting it
again on the same folder brings each table back as it was, and people return to their seats by themselves. Rooms that
were played to the end and left are opened anew.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from secrets import choice, token_hex
from typing import TYPE_CHECKING, TypeVar

from engines import load
from engines.game import OptionValue, usual_options
from engines.record import RecordError
from network.bots.thinkers import Thinkers
from network.desk import Desk, Timer
from network.disk import room_file
from network.disk.files import make_folder
from network.disk.journal import InUse, Journal, NotSaved
from network.disk.rebuilding import read_or_rebuilt
from network.disk.room_file import LedgerError, RoomFile
from network.lan.announcer import Announcer
from network.lines.doorstep import Limits
from network.lines.host import Host
from network.messages.line import PORT, Card
from network.messages.room import OVER, RoomSeat, RoomSettings
from network.room.claims import Claims
from network.room.office import Office
from network.room.room import Room
from network.table.table import Table
from network.trust.identity import Identity

if TYPE_CHECKING:
    from network.loop import Loop

DESKS = 4  # threads that tables share: a disk that takes its time holds up a quarter of them, not all
TURN = 0.003  # seconds that a thread may go on while another one wants the interpreter
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike: 59 bits in a word of twelve
REOPEN_AFTER = 120.0  # seconds that nobody has been in a room whose match is over

Made = TypeVar("Made")

_log = logging.getLogger(__name__)


def take_short_turns() -> None:
    """For a process that only hosts: nobody's move waits for the work of other tables.

    An action of one table takes some 3 ms: with shorter turns tables that act at the same time are all told late
    instead of one after the other, with longer ones the lines wait for them.
    """
    sys.setswitchinterval(TURN)


def fresh_word() -> str:
    """A word for those who are to decide at the tables of a service, easy to type and not to be guessed."""
    return "-".join("".join(choice(LETTERS) for _ in range(4)) for _ in range(3))


def _report_silence(code: str) -> None:
    if code:
        _log.warning("the tables cannot be announced: %s", code)


@dataclass(slots=True, eq=False)
class _Opened:
    """A room of ours, and where it is kept."""

    room: Room
    office: Office
    reopening: Timer | None = None  # once it is over and left


@dataclass(slots=True)
class Plan:
    """What a service is to offer."""

    name: str  # for people: "Chez Anna"
    games: Sequence[str]
    bots: Sequence[str] = ()  # levels, for the last seats of each room; at least one seat stays open
    language: str = "en"
    is_announced: bool = True  # by multicast; who knows the address finds us in any case
    limits: Limits = field(default_factory=Limits)
    word: str = ""  # whoever knows it decides in these rooms; "": nobody does


class Service:
    """Keeps rooms without a window. Its methods are called by one thread, which is neither the loop's nor a desk's."""

    def __init__(self, loop: Loop, identity: Identity, folder: Path, program: str, plan: Plan) -> None:
        self.host = Host(loop, identity, plan.name, program, plan.language, plan.limits, self._announce)
        self._loop = loop
        self._announcer = Announcer(identity.host, _report_silence, loop) if plan.is_announced else None
        self._folder = folder
        self._plan = plan
        self._fingerprint = identity.fingerprint
        self._thinkers = Thinkers()
        self._offices = [Office(Desk(f"tables {number}"), folder, program, self._thinkers) for number in range(DESKS)]
        self._rooms: dict[str, _Opened] = {}  # by id; changed by `start` and on the desks
        self._is_stopping = False

    def start(self, port: int = PORT) -> int:
        """Bring rooms back, open what is missing, and listen; the port. Raises NotSaved or OSError."""
        try:
            make_folder(self._folder)
        except OSError as error:
            raise NotSaved(error) from error
        for path in room_file.paths(self._folder):
            self._bring_back(path)
        for game in self._plan.games:
            if not any(opened.room.game == game for opened in self._rooms.values()):
                self._open_new(game)
        for office in self._offices:
            _on_desk(office, lambda: None)  # by then every room has shown its card: nobody is told that there is none
        port = self.host.start(port)
        self._loop.call(lambda: self._announce(self.host.cards))
        return port

    def stop(self) -> None:
        """Say goodbye to everybody and close every journal. All can be brought back."""
        self._is_stopping = True
        if self._announcer:
            self._announcer.close()
        self.host.stop()
        for opened in list(self._rooms.values()):
            opened.office.desk.post(partial(self._put_away, opened))
        for office in self._offices:
            office.desk.close()
            office.desk.join()
        self._thinkers.close()

    @property
    def unsaved(self) -> NotSaved | None:
        """Why not everything is written down; None if it is."""
        return next((error for office in self._offices for error in list(office.unsaved.values())), None)

    @property
    def rooms(self) -> tuple[Room, ...]:
        return tuple(opened.room for opened in list(self._rooms.values()))

    def _announce(self, cards: tuple[Card, ...]) -> None:
        """On the loop's thread: these are the tables now."""
        if self._announcer and self.host.port and not self._is_stopping:
            self._announcer.announce(cards, self.host.port)

    # Opening rooms.

    def _office(self) -> Office:
        """The one that keeps the fewest rooms."""
        kept = [opened.office for opened in list(self._rooms.values())]
        return min(self._offices, key=kept.count)

    def _bring_back(self, path: Path) -> None:
        """Open a room as its room_file left it. What cannot be brought back is left alone, and the others come back."""
        try:
            kept = read_or_rebuilt(path)
            if kept.is_stale(int(time.time())):
                room_file.delete(self._folder, kept.room)
                return
            office = self._office()
            self._open(office, _on_desk(office, lambda: self._brought_back(office, kept)))
        except (LedgerError, RecordError, InUse, NotSaved) as error:
            _log.warning("%s cannot be brought back: %s", path, error)

    def _open_new(self, game_id: str) -> None:
        office = self._office()
        self._open(office, _on_desk(office, lambda: self._new_room(office, game_id)))

    def _brought_back(self, office: Office, kept: RoomFile) -> Room:
        table = _table(self._folder, kept)
        return self._claimable(office, Room.from_ledger(office, kept, table and office.advised(table)))

    def _new_room(self, office: Office, game_id: str) -> Room:
        options, seats = self._offer(game_id)
        room = Room(office, token_hex(8), self._plan.name, game_id, options, len(seats))
        room.seating.seats = list(seats)
        room.settle()
        return self._claimable(office, room)

    def _claimable(self, office: Office, room: Room) -> Room:
        room.claims = Claims(self._plan.word or token_hex(16), room.ident, self._fingerprint, office.now)
        return room

    def _offer(self, game_id: str) -> tuple[Mapping[str, OptionValue], list[RoomSeat]]:
        """The options and seats of a room that nobody has changed yet."""
        game = load(game_id)
        options = usual_options(game)
        counts = game.seat_counts(options)
        count = next((count for count in counts if count > len(self._plan.bots)), counts[-1])
        seats = [RoomSeat() for _ in range(count)]
        for seat, level in zip(range(count - 1, 0, -1), self._plan.bots, strict=False):
            seats[seat] = RoomSeat("bot", level=level)
        return options, seats

    def _open(self, office: Office, room: Room) -> None:
        opened = self._rooms[room.ident] = _Opened(room, office)
        self.host.add(room, office.desk)
        office.desk.post(lambda: room.watch(lambda: self._look(opened)))
        office.desk.post(lambda: self._look(opened))

    # On the desks.

    def _look(self, opened: _Opened) -> None:
        """Have a room that is over and left opened anew, after a while; what the last guest had chosen goes, too."""
        room = opened.room
        if not any(room.guests) and not self._is_stopping:
            room.reset(*self._offer(room.game), RoomSettings())
        is_left = room.course.stage == OVER and not any(guest.is_here for guest in room.guests)
        if is_left and not opened.reopening and not self._is_stopping:
            opened.reopening = opened.office.later(REOPEN_AFTER, lambda: self._reopen(opened))
        elif not is_left and opened.reopening:
            opened.reopening.cancel()
            opened.reopening = None

    def _reopen(self, opened: _Opened) -> None:
        room, office = opened.room, opened.office
        self.host.remove(room.ident)
        self._rooms.pop(room.ident, None)
        if room.table:
            office.release(room.table)
        with suppress(NotSaved):  # then it comes back once more
            room_file.delete(self._folder, room.ident)
        self._open(office, self._new_room(office, room.game))

    def _put_away(self, opened: _Opened) -> None:
        if opened.room.ident in opened.office.unsaved:
            opened.office.keep(opened.room)  # once more
        if opened.room.table:
            opened.office.release(opened.room.table)


def _table(folder: Path, kept: RoomFile) -> Table | None:
    """The table of a room's match, from its journal. Raises RecordError, InUse or NotSaved."""
    path = room_file.journal_of(folder, kept)
    if path is None:
        return None
    journal, record = Journal.open(path)
    return Table.of(record, journal)


def _on_desk(office: Office, work: Callable[[], Made]) -> Made:
    """What `work` makes on the desk, where it will live. Raises what it raises."""
    made: Future[Made] = Future()

    def job() -> None:
        try:
            made.set_result(work())
        except Exception as error:
            made.set_exception(error)

    office.desk.post(job)
    return made.result()
