"""A table in this process, and the seats this window holds there.

The table lives on a `Desk`; what one job there brings about arrives in the window as one batch, so that a move is
never half told. While the table is open to the network a room keeps it (`lent`): then others play there through jobs
of their own, and the table goes on when this window gets up.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from engines.game import Seat
from engines.record import Record
from network.desk import Job
from network.disk.journal import NotSaved, export
from network.messages.table import TableMessage, TableRequest
from network.room.office import Office
from network.table.place import LocalLink
from network.table.table import Table
from qtapp.sitting.sitting import ABILITIES, Place, Sitting
from qtapp.sitting.tables import Opened, fresh_seed

if TYPE_CHECKING:
    pass

GUEST = "window"
"""All people at this window are one household."""


class LocalSitting(Sitting):
    """Opens a table with `make`, sits down at the seats of people (or watches), and passes messages both ways."""

    opened = Signal(object)  # Opened, without any message yet
    failed = Signal(object)  # the exception that kept the table from opening

    def __init__(
        self,
        make: Callable[[], Opened],
        office: Office,
        seats: tuple[Seat, ...] | None = None,
        guest: str = GUEST,
        *,
        lent: bool = False,
    ) -> None:
        """`seats`: the places to take; by default those of all people. `lent`: whether a room keeps the table."""
        super().__init__()
        self._make, self._wanted, self._guest = make, seats, guest
        self._table: Table | None = None
        self.at: Opened | None = None  # the table we sit at, once it is open
        self._links: dict[Place, LocalLink] = {}
        self._heard: list[tuple[Place, TableMessage]] = []
        self._unsaved = ""  # why nothing is written down
        self._is_busy = False  # a job of ours is being done: what is heard is delivered after it
        self._is_closed = self._ends_desk = False
        self._has_left = threading.Event()
        self.office, self.desk = office, office.desk
        self.lent = lent  # said on the window's thread

    @property
    def can(self) -> frozenset[str]:
        return ABILITIES

    def open(self) -> None:
        self.desk.post(self._open)

    def _open(self) -> None:
        try:
            opened = self._make()
        except Exception as error:
            self._tell(self.failed, error)
            return
        self._table, self.at, self._unsaved = opened.table, opened, opened.unsaved
        if opened.table.adviser is None:
            self.office.advised(opened.table)
        self.office.on_trouble = partial(self._tell, self.bot_stuck)
        opened.table.windows.keep_time(self.desk.later, monotonic)
        opened.table.watch(self._keep_saved)
        self._tell(self.opened, opened)

    # Places.

    def sit_down(self) -> None:
        self.post(lambda: self._hold(self._wanted))

    def hold(self, seats: tuple[Seat, ...] | None) -> None:
        """Hold these seats from now on, and no others; none: watch; None: those of all people."""
        self.post(lambda: self._hold(seats))

    def _hold(self, seats: tuple[Seat, ...] | None) -> None:
        table = self._at_table()
        if seats is None:
            seats = tuple(seat for seat, who in enumerate(table.occupants) if who.kind == "human")
        wanted: list[Place] = list(seats)
        if not seats or (len(seats) > 1 and table.match.game.secret):
            wanted.append(None)  # to watch, or for what is shown between two who share the screen
        self._get_up(wanted)
        for place in wanted:
            if place not in self._links:
                self._links[place] = table.spectate() if place is None else table.link(place, self._guest)
                self._links[place].listen(partial(self._hear, place))

    def _get_up(self, kept: Sequence[Place] = ()) -> None:
        for place in [place for place in self._links if place not in kept]:
            self._links.pop(place).leave()
            self._tell(self.got_up, place)

    def _hear(self, place: Place, message: TableMessage) -> None:
        if not self._heard and not self._is_busy:
            self.desk.post(self._deliver)  # somebody else's job: by then it is done
        self._heard.append((place, message))

    def _deliver(self) -> None:
        batch, self._heard = tuple(message for message in self._heard if message[0] in self._links), []
        if batch:
            self._tell(self.delivered, batch)

    # Jobs.

    def _at_table(self) -> Table:
        assert self._table is not None
        return self._table

    def post(self, job: Job) -> None:
        """Have something done on the table's thread; what it brings about is delivered afterwards."""
        self.desk.post(lambda: self._do(job))

    def _do(self, job: Job) -> None:
        if self._table is None:
            return
        self._is_busy = True
        try:
            job()
            self.office.drive(self._table)
        finally:
            self._is_busy = False
            self._deliver()

    def say(self, request: TableRequest) -> None:
        self.post(lambda: self._links[request.seat].say(request) if request.seat in self._links else None)

    def resume_bots(self) -> None:
        self.post(lambda: self.office.resume(self._at_table()))

    # The record.

    def play_unsaved(self) -> None:
        self.post(lambda: self._at_table().play_unsaved())

    def _keep_saved(self) -> None:
        """A disk may get room again: what could not be written down is tried again after everything that is done."""
        table, opened, cause, path = self._table, self.at, "", None
        if table is None or opened is None or opened.folder is None:
            return
        if not table.is_saved:
            try:
                path = table.save_again(opened.folder)
            except NotSaved as error:
                cause = error.code
        if cause != self._unsaved:
            self._unsaved = cause
            self._tell(self.saving_changed, cause, path)

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
        self.post(self._propose_rematch)

    def _propose_rematch(self) -> None:
        table = self._at_table()
        self._tell(self.rematch_ready, table.rematch(fresh_seed()), table.occupants, table.assistance)

    def ask_replay(self) -> None:
        self.post(self._make_replay)

    def _make_replay(self) -> None:
        from network.table.replay import Replay

        table = self._at_table()
        assert table.header is not None
        match = table.match.copied()
        self._tell(self.replay_ready, Replay(Record(table.header, match, match.outcome is not None)))

    # The end.

    def close(self) -> None:
        """Get up and, unless it is lent, end the table; `closed` tells when its journal is free."""
        if not self._is_closed:
            self._is_closed = True
            lent = self.lent
            self.desk.post(lambda: self._close(lent=lent))
            if not lent:
                self._ends_desk = True
                self.desk.close()

    def _close(self, *, lent: bool) -> None:
        if self._table is not None:
            if lent:
                self._get_up()
            else:
                self.office.release(self._table)
            self._table = None
        self._has_left.set()
        self._tell(self.closed)

    def wait_closed(self) -> None:
        self._has_left.wait()
        if self._ends_desk:
            self.desk.join()
