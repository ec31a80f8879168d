"""Keeps the rooms and tables of one desk: time, journals and room files, and who moves the bots and thinks about hints.

The same for a window and for a host without one.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engines.game import Seat, Setup
from engines.match import Match
from engines.record import Fairness, Player
from network.bots.thinkers import HINTS, Thinkers
from network.desk import Desk, Job, Timer
from network.disk import room_file
from network.disk.journal import Journal, NotSaved, fresh_header
from network.table.table import Table

if TYPE_CHECKING:
    from network.bots.driver import BotDriver, Trouble
    from network.room.room import Room

_log = logging.getLogger(__name__)


class Office:
    """Implements `network.room.keeper.Keeper`. All of it happens on the desk's thread."""

    def __init__(self, desk: Desk, folder: Path, program: str, thinkers: Thinkers) -> None:
        """`program` stands in the records."""
        self.desk = desk
        self._folder, self._program, self._thinkers = folder, program, thinkers
        self._drivers: dict[Table, BotDriver] = {}
        self.unsaved: dict[str, NotSaved] = {}  # by the id of a room: why it could not be written down
        self.on_trouble: Callable[[Trouble], None] = _report  # a bot cannot play

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> int:
        return int(time.time())

    def later(self, seconds: float, job: Job) -> Timer:
        return self.desk.later(seconds, job)

    # Tables.

    def open_table(self, setup: Setup, occupants: Sequence[Player], fair: Fairness) -> Table:
        header = fresh_header(setup, occupants, self._program)._replace(fair=fair)
        return self.advised(Table(Match(setup), occupants, Journal.create(self._folder, header), header))

    def advised(self, table: Table) -> Table:
        """The table, with somebody to be asked for hints."""
        from network.bots.adviser import Adviser

        Adviser(table, lambda: self._thinkers.get(HINTS), self.desk.post, scale=self._thinkers.scale)
        return table

    def drive(self, table: Table) -> None:
        if any(player.kind == "bot" for player in table.occupants):
            self._driver(table)

    def play_for(self, table: Table, seat: Seat) -> None:
        self._driver(table).play_for(seat)

    def resume(self, table: Table) -> None:
        """Have the bots try again after trouble."""
        if table in self._drivers:
            self._drivers[table].resume()

    def _driver(self, table: Table) -> BotDriver:
        from network.bots.driver import BotDriver

        if table not in self._drivers:
            self._drivers[table] = BotDriver(
                table,
                self._thinkers.get(),
                self.desk.post,
                self.desk.later,
                scale=self._thinkers.scale,
                on_trouble=lambda trouble: self.on_trouble(trouble),
            )
        return self._drivers[table]

    def release(self, table: Table) -> None:
        driver = self._drivers.pop(table, None)
        if driver:
            driver.close()
        if table.adviser:
            table.adviser.close()
        table.close()

    # Rooms.

    def keep(self, room: Room) -> bool:
        try:
            room_file.write(self._folder, room.ledger())
        except NotSaved as error:
            if room.ident not in self.unsaved:
                _log.warning("room %s cannot be written down: %s", room.ident, error.code)
            self.unsaved[room.ident] = error
        else:
            self.unsaved.pop(room.ident, None)
        return room.ident not in self.unsaved


def _report(trouble: Trouble) -> None:
    _log.warning("a bot cannot play: %s", trouble)
