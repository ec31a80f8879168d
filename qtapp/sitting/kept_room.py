"""A room that this window keeps: its desk, its table while a match is played, and what of it survives a crash.

It is the room's `Keeper`; as such it is called on the desk's thread. The window itself is one of the guests: what the
room says to it arrives at its `Presence`, and at the table it sits by a `LocalSitting`, which also moves the bots.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from engines.game import Seat, Setup
from engines.record import Fairness, Player
from network.desk import Desk, Job, Timer
from network.disk import room_file
from network.disk.journal import NotSaved
from network.room.link import RoomLink
from network.room.local_link import LocalRoom
from network.room.room import Room
from network.table.table import Table
from qtapp.base.window_thread import Posted
from qtapp.sitting import tables
from qtapp.sitting.local_sitting import LocalSitting
from qtapp.sitting.presence import Presence
from qtapp.sitting.tables import Opened

_log = logging.getLogger(__name__)


class KeptRoom:
    """Made and ended on the window's thread; the room itself, and every method of a Keeper, is on the desk's."""

    def __init__(
        self,
        presence: Presence,
        ident: str,
        folder: Path,
        desk: Desk,
        open_door: Callable[[KeptRoom, Room], None],
        fingerprint: Callable[[], str],
        opened: Opened | None = None,
    ) -> None:
        """`fingerprint`: tells that of our host, once there is one; `opened`: the table, if one is in play already."""
        self._open_door, self._fingerprint = open_door, fingerprint
        self._enter, self._hear = Posted(presence.enter), presence.hear
        self.ident, self.desk = ident, desk
        self.opened = opened  # of the match that is played here; set before anybody hears of it
        self._folder = folder
        self._room: Room | None = None
        self._sitting: LocalSitting | None = None
        self._is_closing = False  # from then on no room_file is written

    def begin(
        self,
        make: Callable[[KeptRoom], Room],
        name: str,
        prepare: Callable[[Room, RoomLink], None] = lambda _room, _link: None,
    ) -> None:
        """Have the room made and come in under this name; all of it is called on the desk's thread.

        What `prepare` says to the room is done before the door opens.
        """

        def begin() -> None:
            room = self._room = make(self)
            link = LocalRoom(room, self.desk, name, self._fingerprint)
            self._enter(link)
            link.listen(self._hear)
            prepare(room, link)
            self.desk.post(lambda: self._open_door(self, room))

        self.desk.post(begin)

    def seat(self, sitting: LocalSitting | None) -> None:
        """This window sits at the table, or has got up from it."""
        self.desk.post(lambda: setattr(self, "_sitting", sitting))

    def close(self, reason: str, *, forget: bool) -> None:
        """Send everyone away. The table stays; `forget`: nobody can come back to this room."""
        self.desk.post(lambda: self._close(reason, forget=forget))

    def _close(self, reason: str, *, forget: bool) -> None:
        self._is_closing = True  # the room_file stays as it was: nobody has left of their own will
        if self._room is not None:
            if forget:
                self._room.part()
            self._room.close(reason)
            self._room = None
        if forget:
            try:
                room_file.delete(self._folder, self.ident)
            except NotSaved as error:
                _log.warning("the room_file of room %s stays: %s", self.ident, error.code)

    def end(self) -> None:
        """End the table as well, and the thread it lives on. `close` comes first."""
        self.desk.post(self._end)
        self.desk.close()

    def _end(self) -> None:
        if self.opened is not None:
            self.opened.table.close()
            self.opened = None

    def wait_ended(self) -> None:
        self.desk.join()

    # The keeper, on the desk's thread.

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> int:
        return int(time.time())

    def later(self, seconds: float, job: Job) -> Timer:
        return self.desk.later(seconds, job)

    def open_table(self, setup: Setup, occupants: Sequence[Player], fair: Fairness) -> Table:
        self.opened = tables.sealed(setup, occupants, self._folder, fair)
        return self.opened.table

    def drive(self, table: Table) -> None:
        """The window moves the bots of the table it sits at."""
        if self._sitting is not None and self._is_ours(table):
            self._sitting.have_bots_played()

    def play_for(self, table: Table, seat: Seat) -> None:
        if self._sitting is not None and self._is_ours(table):
            self._sitting.drive().play_for(seat)

    def _is_ours(self, table: Table) -> bool:
        return self.opened is not None and self.opened.table is table

    def release(self, table: Table) -> None:
        """The match is over and written down: our page has nothing more to say there."""
        table.close()
        if self._is_ours(table):
            self.opened = None

    def keep(self, room: Room) -> bool:
        if self._is_closing:
            return True
        try:
            room_file.write(self._folder, room.ledger())
        except NotSaved as error:
            _log.warning("the room_file of room %s cannot be written: %s", self.ident, error.code)
            return False
        return True
