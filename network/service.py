"""Tables without a window: one program that keeps a room for each game, and brings every room back after it ended.

Everything is in one folder: journals, and beside them the ledgers of the rooms. Whatever ended the program, starting it
again on the same folder brings each table back as it was, and people return to their seats by themselves. Rooms that
were played to the end and left are opened anew.
"""

from __future__ import annotations

import gc
import logging
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from engines import load
from engines.game import Seat, Setup, usual_options
from engines.match import Match
from engines.record import Fairness, Header, RecordError
from network import ledger
from network.announcer import Announcer
from network.company import players
from network.desk import Desk, Job, Timer
from network.driver import BotDriver, Trouble
from network.host import Host, Limits
from network.identity import Identity
from network.journal import InUse, Journal, NotSaved
from network.ledger import Ledger, LedgerError
from network.link import Occupant
from network.protocol import PORT, Card
from network.room import Room
from network.room_link import OVER
from network.table import Table
from network.thinker import Thinker

if TYPE_CHECKING:
    from network.loop import Loop

DESKS = 4  # threads that tables share: a disk that takes its time holds up a quarter of them, not all
TURN = 0.003  # seconds that a thread may go on while another one wants the interpreter
CLEARING = (500_000, 20, 20)  # see `gc.set_threshold`
REOPEN_AFTER = 120.0  # seconds that nobody has been in a room whose match is over

_log = logging.getLogger(__name__)


def take_short_turns() -> None:
    """For a process that only hosts: nobody's move waits for the work of other tables, nor for a great clearing up.

    An action of one table takes some 3 ms: with shorter turns tables that act at the same time are all told late
    instead of one after the other, with longer ones the lines wait for them. Clearing up memory takes a tenth of a
    second and more, since it looks through the views of all tables, which hold no cycles; so that is done rarely.
    """
    sys.setswitchinterval(TURN)
    gc.set_threshold(*CLEARING)


class Office:
    """The keeper of the rooms of one desk. Implements `network.keeper.Keeper`."""

    def __init__(self, desk: Desk, folder: Path, program: str, thinker: Callable[[], Thinker]) -> None:
        self.desk = desk
        self._folder = folder
        self._program = program
        self._thinker = thinker
        self._drivers: dict[Table, BotDriver] = {}

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> int:
        return int(time.time())

    def later(self, seconds: float, job: Job) -> Timer:
        return self.desk.later(seconds, job)

    def open_table(self, setup: Setup, occupants: Sequence[Occupant], fair: Fairness) -> Table:
        started = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        header = Header(setup, players(occupants), token_hex(4), started, self._program, fair=fair)
        return Table(Match(setup), occupants, Journal.create(self._folder, header), header)

    def drive(self, table: Table) -> None:
        self._driver(table)

    def play_for(self, table: Table, seat: Seat) -> None:
        self._driver(table).play_for(seat)

    def _driver(self, table: Table) -> BotDriver:
        if table not in self._drivers:
            self._drivers[table] = BotDriver(table, self._thinker(), self.desk.post, on_trouble=_report)
        return self._drivers[table]

    def release(self, table: Table) -> None:
        driver = self._drivers.pop(table, None)
        if driver:
            driver.close()
        table.close()

    def keep(self, room: Room) -> None:
        try:
            ledger.write(self._folder, room.ledger())
        except NotSaved as error:
            _log.warning("room %s cannot be written down: %s", room.ident, error)


def _report(trouble: Trouble) -> None:
    _log.warning("a bot cannot play: %s", trouble)


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


class Service:
    """Keeps rooms without a window. Its methods are called by one thread, which is neither the loop's nor a desk's."""

    def __init__(self, loop: Loop, identity: Identity, folder: Path, program: str, plan: Plan) -> None:
        self.host = Host(loop, identity, plan.name, program, plan.language, plan.limits, self._announce)
        self._loop = loop
        self._announcer = Announcer(identity.host, _report_silence, loop) if plan.is_announced else None
        self._folder = folder
        self._plan = plan
        self._thinker: Thinker | None = None  # started when the first bot has to think
        self._starting = threading.Lock()
        self._offices = [Office(Desk(f"tables {number}"), folder, program, self._thinking) for number in range(DESKS)]
        self._rooms: dict[str, _Opened] = {}  # by id; changed by `start` and on the desks
        self._is_stopping = False

    def start(self, port: int = PORT) -> int:
        """Bring rooms back, open what is missing, and listen; the port. Raises NotSaved or OSError."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise NotSaved(error) from error
        for path in ledger.paths(self._folder):
            self._bring_back(path)
        for game in self._plan.games:
            if not any(opened.room.game == game for opened in self._rooms.values()):
                self._open_new(game)
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
        if self._thinker:
            self._thinker.close()

    @property
    def rooms(self) -> tuple[Room, ...]:
        return tuple(opened.room for opened in list(self._rooms.values()))

    def _announce(self, cards: tuple[Card, ...]) -> None:
        """On the loop's thread: these are the tables now."""
        if self._announcer and self.host.port and not self._is_stopping:
            self._announcer.announce(cards, self.host.port)

    def _thinking(self) -> Thinker:
        with self._starting:  # desks may ask at the same time
            if self._thinker is None:
                self._thinker = Thinker()
            return self._thinker

    # Opening rooms.

    def _office(self) -> Office:
        """The one that keeps the fewest rooms."""
        kept = [opened.office for opened in list(self._rooms.values())]
        return min(self._offices, key=kept.count)

    def _bring_back(self, path: Path) -> None:
        """Open a room as its ledger left it. What cannot be brought back is left alone, and the others come back."""
        try:
            kept = ledger.read(path)
            if kept.is_stale(int(time.time())):
                ledger.delete(self._folder, kept.room)
                return
            office = self._office()
            self._open(office, _on_desk(office, lambda: Room.from_ledger(office, kept, _table(self._folder, kept))))
        except (LedgerError, RecordError, InUse, NotSaved) as error:
            _log.warning("%s cannot be brought back: %s", path, error)

    def _open_new(self, game_id: str) -> None:
        office = self._office()
        self._open(office, _on_desk(office, lambda: self._new_room(office, game_id)))

    def _new_room(self, office: Office, game_id: str) -> Room:
        game = load(game_id)
        options = usual_options(game)
        counts = game.seat_counts(options)
        seats = next((count for count in counts if count > len(self._plan.bots)), counts[-1])
        room = Room(office, token_hex(8), self._plan.name, game_id, options, seats)
        for seat, level in zip(range(seats - 1, 0, -1), self._plan.bots, strict=False):
            room.seating.seat_bot(seat, level, may_hold=False)
        room.settle()
        return room

    def _open(self, office: Office, room: Room) -> None:
        opened = self._rooms[room.ident] = _Opened(room, office)
        self.host.add(room, office.desk)
        office.desk.post(lambda: room.watch(lambda: self._look(opened)))
        office.desk.post(lambda: self._look(opened))

    # On the desks.

    def _look(self, opened: _Opened) -> None:
        """Have a room that is over and left opened anew, after a while."""
        room = opened.room
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
            ledger.delete(self._folder, room.ident)
        self._open(office, self._new_room(office, room.game))

    def _put_away(self, opened: _Opened) -> None:
        if opened.room.table:
            opened.office.release(opened.room.table)


def _table(folder: Path, kept: Ledger) -> Table | None:
    """The table of a room's match, from its journal. Raises RecordError, InUse or NotSaved."""
    path = ledger.journal_of(folder, kept)
    if path is None:
        return None
    journal, record = Journal.open(path)
    return Table.of(record, journal)


def _on_desk(office: Office, work: Callable[[], Room]) -> Room:
    """What `work` makes on the desk, where it will live. Raises what it raises."""
    made: Future[Room] = Future()

    def job() -> None:
        try:
            made.set_result(work())
        except Exception as error:
            made.set_exception(error)

    office.desk.post(job)
    return made.result()
