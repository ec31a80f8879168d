"""A room that this window keeps: its office, its table while a match is played, and what of it survives a crash.

The window itself is one of the guests: what the room says to it arrives at its `Presence`, and at the table it sits by
a `LocalSitting`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from network.desk import Desk
from network.disk import room_file
from network.disk.journal import NotSaved
from network.room.keeper import Keeper
from network.room.link import RoomLink
from network.room.local_link import LocalRoom
from network.room.office import Office
from network.room.room import Room
from qtapp.base.window_thread import Posted
from qtapp.sitting.presence import Presence
from qtapp.sitting.tables import Opened

_log = logging.getLogger(__name__)


class KeptRoom:
    """Made and ended on the window's thread; the room itself is on the desk of its office."""

    def __init__(
        self,
        presence: Presence,
        ident: str,
        folder: Path,
        office: Office,
        open_door: Callable[[KeptRoom, Room], None],
        fingerprint: Callable[[], str],
    ) -> None:
        """`fingerprint`: tells that of our host, once there is one."""
        self._open_door, self._fingerprint = open_door, fingerprint
        self._enter, self._hear = Posted(presence.enter), presence.hear
        self.ident, self.office = ident, office
        self._folder = folder
        self._room: Room | None = None
        self._is_open = False

    @property
    def desk(self) -> Desk:
        return self.office.desk

    @property
    def opened(self) -> Opened | None:
        """The table of the match that is played here, or was played last."""
        table = self._room.table if self._room is not None else None
        return None if table is None else Opened(table, table.path, folder=self._folder)

    def begin(
        self,
        make: Callable[[Keeper], Room],
        name: str,
        prepare: Callable[[Room, RoomLink], None] = lambda _room, _link: None,
    ) -> None:
        """Have the room made and come in under this name; all of it is called on the desk's thread.

        What `prepare` says to the room is done before the door opens.
        """

        def begin() -> None:
            room = self._room = make(self.office)
            self._is_open = True
            link = LocalRoom(room, self.desk, name, self._fingerprint)
            self._enter(link)
            link.listen(self._hear)
            prepare(room, link)
            self.desk.post(lambda: self._open_door(self, room))

        self.desk.post(begin)

    def close(self, reason: str, *, forget: bool) -> None:
        """Send everyone away. The table stays; `forget`: nobody can come back to this room."""
        self.desk.post(lambda: self._close(reason, forget=forget))

    def _close(self, reason: str, *, forget: bool) -> None:
        if self._room is not None and self._is_open:
            self._is_open = False
            if forget:
                self._room.part()
            self._room.close(reason)
        if forget:
            try:
                room_file.delete(self._folder, self.ident)
            except NotSaved as error:
                _log.warning("the file of room %s stays: %s", self.ident, error.code)

    def end(self) -> None:
        """End the table as well, and the thread it lives on. `close` comes first."""
        self.desk.post(self._end)
        self.desk.close()

    def _end(self) -> None:
        if self._room is not None and self._room.table is not None:
            self.office.release(self._room.table)

    def wait_ended(self) -> None:
        self.desk.join()
