"""A table that this window sits at: the seats it holds there, and everything it says to it and hears from it.

The table lives on a `Desk`; what one job there brings about arrives in the window as one batch, so that a move is
never half told. Nobody gets an answer by a return value, as across a network nobody could.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from engines.game import Seat
from engines.record import Record
from network.journal import NotSaved, export
from network.link import Link, Message
from network.table import Table
from qtapp.desk import Desk, Job
from qtapp.tables import Opened, fresh_seed

if TYPE_CHECKING:
    from network.driver import BotDriver
    from network.thinker import Thinker

GUEST = "window"
"""All people at this window are one household."""

Place = Seat | None
"""A seat held here, or None for watching."""


class SharedThinker:
    """The one process where bots think, started when a table first needs it; `scale` stretches all thinking."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._lock = threading.Lock()
        self._thinker: Thinker | None = None

    def get(self) -> Thinker:
        """Starting a process takes its time: not to be called on the window's thread."""
        from network.thinker import Thinker

        with self._lock:
            if self._thinker is None:
                self._thinker = Thinker()
            return self._thinker

    def close(self) -> None:
        with self._lock:
            if self._thinker is not None:
                self._thinker.close()
                self._thinker = None


class Sitting(QObject):
    """Opens a table with `make`, sits down at the seats of people (or watches), and passes messages both ways."""

    opened = Signal(object)  # Opened, without any message yet
    failed = Signal(object)  # the exception that kept the table from opening
    delivered = Signal(object)  # tuple of (Place, Message)
    saved = Signal(object)  # Path
    not_saved = Signal(object)  # NotSaved
    rematch_ready = Signal(object, object)  # Setup, tuple[Occupant, ...]
    replay_ready = Signal(object)  # Replay of the match so far
    closed = Signal()
    bot_ready = Signal(object)  # Job: a bot's move, to be posted when everything before it has been shown
    bot_stuck = Signal(object)  # Refusal or Thought: why a bot cannot play
    hinted = Signal(object, object)  # Place, Thought

    _told = Signal(object, object)  # one of the above, and what it carries

    def __init__(
        self,
        make: Callable[[], Opened],
        thinker: SharedThinker,
        seats: tuple[Seat, ...] | None = None,
        guest: str = GUEST,
    ) -> None:
        """`seats`: the places to take; by default those of all people."""
        super().__init__()
        self._make, self._thinker, self._wanted, self._guest = make, thinker, seats, guest
        self._driver: BotDriver | None = None
        self._table: Table | None = None
        self._links: dict[Place, Link] = {}
        self._heard: list[tuple[Place, Message]] = []
        self._desk = Desk("table")
        self._is_closed = False
        # This object lives on the window's thread, so its signals are emitted there, whoever is connected how.
        self._told.connect(self._tell_window)

    def _tell(self, signal: SignalInstance, *what: object) -> None:
        """Emit a signal from any thread."""
        self._told.emit(signal, what)

    @Slot(object, object)
    def _tell_window(self, signal: SignalInstance, what: tuple[object, ...]) -> None:
        signal.emit(*what)

    def open(self) -> None:
        self._desk.post(self._open)

    def _open(self) -> None:
        try:
            opened = self._make()
        except Exception as error:
            self._tell(self.failed, error)
            return
        self._table = opened.table
        self._tell(self.opened, opened)

    def sit_down(self) -> None:
        """Take our places; from then on everything said at the table is delivered, beginning with how it stands."""
        self.post(self._sit_down)

    def _sit_down(self) -> None:
        table = self._at_table()
        seats = self._wanted
        if seats is None:
            seats = tuple(seat for seat, who in enumerate(table.occupants) if who.kind == "human")
        self._links = {seat: table.link(seat, self._guest) for seat in seats}
        if not seats or (len(seats) > 1 and table.match.game.secret):
            self._links[None] = table.spectate()  # to watch, or for what is shown between two who share the screen
        for place, link in self._links.items():
            link.listen(lambda message, place=place: self._heard.append((place, message)))

    def _have_bots_played(self) -> None:
        """Seats may become bots later, too: whoever resigns among several is played on."""
        if self._driver is None and any(who.kind == "bot" for who in self._at_table().occupants):
            self._drive()

    def _drive(self) -> BotDriver:
        from network.driver import BotDriver

        if self._driver is None:
            self._driver = BotDriver(
                self._at_table(), self._thinker.get(), lambda job: self._tell(self.bot_ready, job),
                scale=self._thinker.scale, on_trouble=lambda trouble: self._tell(self.bot_stuck, trouble))
        return self._driver

    def ask_hint(self, seat: Seat) -> None:
        """Have a strong bot think for a person; `hinted` brings the answer, unless things move on."""
        self.post(lambda: self._drive().hint(seat, lambda thought: self._tell(self.hinted, seat, thought)))

    def hurry(self) -> None:
        """Have the bots play the best they have found so far."""
        self.post(lambda: self._driver.hurry() if self._driver else None)

    def resume_bots(self) -> None:
        """Have the bots try again after trouble."""
        self.post(lambda: self._driver.resume() if self._driver else None)

    def _at_table(self) -> Table:
        assert self._table is not None
        return self._table

    def post(self, job: Job) -> None:
        """Have something done on the table's thread; what it brings about is delivered afterwards."""
        self._desk.post(lambda: self._do(job))

    def _do(self, job: Job) -> None:
        if self._table is None:
            return
        try:
            job()
            self._have_bots_played()
        finally:
            heard, self._heard = tuple(self._heard), []
            if heard:
                self._tell(self.delivered, heard)

    def say(self, place: Place, what: Callable[[Link], None]) -> None:
        """Say something at the table from one of our places."""
        self.post(lambda: what(self._links[place]))

    def act(self, place: Place, text: str, length: int) -> None:
        self.say(place, lambda link: link.act(text, length))

    def play_unsaved(self) -> None:
        self.post(lambda: self._at_table().play_unsaved())

    def save_as(self, path: Path) -> None:
        self.post(lambda: self._save_as(path))

    def _save_as(self, path: Path) -> None:
        table = self._at_table()
        assert table.header is not None
        try:
            export(path, table.header, table.match)
        except NotSaved as error:
            self._tell(self.not_saved, error)
        else:
            self._tell(self.saved, path)

    def ask_rematch(self) -> None:
        """Have another match between the same people proposed."""
        self.post(self._propose_rematch)

    def _propose_rematch(self) -> None:
        table = self._at_table()
        self._tell(self.rematch_ready, table.rematch(fresh_seed()), table.occupants)

    def ask_replay(self) -> None:
        """Have the match so far as a replay, to be looked at while this one goes on."""
        self.post(self._make_replay)

    def _make_replay(self) -> None:
        from network.replay import Replay

        table = self._at_table()
        assert table.header is not None
        match = table.match.copied()
        self._tell(self.replay_ready, Replay(Record(table.header, match, match.outcome is not None)))

    def close(self) -> None:
        """Get up and end the table, once everything said so far is done; `closed` tells when its journal is free."""
        if not self._is_closed:
            self._is_closed = True
            self._desk.post(self._close)
            self._desk.close()

    def _close(self) -> None:
        if self._driver is not None:
            self._driver.close()
            self._driver = None
        if self._table is not None:
            self._table.close()
            self._table = None
        self._tell(self.closed)

    def wait_closed(self) -> None:
        """Wait for the end after `close`: a move that was sent is a move that is saved."""
        self._desk.join()
