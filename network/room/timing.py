"""A clock at a table: whose time runs when, and what comes of it when it has run out.

Time runs for those who are asked and could answer. It stands while the match is paused, while a take-back or a draw
is being asked for, and for a seat whose holder is away within the grace; bots have no clock.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.game import Seat
from engines.match import Line
from network.desk import Timer
from network.messages.room import Clocks
from network.room.clock import Clock
from network.room.keeper import Keeper
from network.table.table import Table

RETRY = 5.0
"""Seconds after which a loss on time is tried again that could not be written down."""


class Timing:
    """Keeps the time of one table."""

    def __init__(
        self,
        keeper: Keeper,
        table: Table,
        clock: Clock,
        can_answer: Callable[[Seat], bool],
        changed: Callable[[], None],
    ) -> None:
        """`can_answer`: whether a person holds a seat whose time may run; `changed` is called when there is news."""
        self.clock = clock
        self._keeper, self._table, self._can_answer, self._changed = keeper, table, can_answer, changed
        self._seen = table.match.length
        self._told: tuple[int, tuple[Seat, ...]] | None = None
        self._timer: Timer | None = None

    def look(self) -> None:
        """Something may have changed at the table or around it."""
        match, now = self._table.match, self._keeper.now()
        self.clock.run(now, ())
        for line in match.lines[self._seen :]:
            self._enter(line)
        self._seen = match.length
        self.clock.ask(self._table.actors)
        running = self._running()
        self.clock.run(now, running)
        self._set_timer(self.clock.next_out)
        if self._told != (match.length, running):
            self._told = match.length, running
            self._changed()

    def told(self) -> Clocks:
        """The time as it is now."""
        self.clock.run(self._keeper.now(), self.clock.running)
        return self.clock.told()

    def _enter(self, line: Line) -> None:
        if not line.is_call:
            self.clock.moved(line.seat)
        elif line.text.startswith("!undo"):
            self.clock.taken_back()

    def _running(self) -> tuple[Seat, ...]:
        table = self._table
        if table.paused or table.undo_asked or table.match.draw_offers:
            return ()
        people = (seat for seat in table.actors if table.occupants[seat].kind != "bot")
        return tuple(seat for seat in people if self._can_answer(seat))

    def _set_timer(self, seconds: float | None) -> None:
        self.stop()
        if seconds is not None:
            self._timer = self._keeper.later(seconds, self._ring)

    def _ring(self) -> None:
        clock = self.clock
        clock.run(self._keeper.now(), clock.running)
        refused = [seat for seat in clock.out if not self._run_out(seat)]
        self.look()
        if refused:
            self._set_timer(RETRY)

    def _run_out(self, seat: Seat) -> bool:
        """Have done what follows when a seat has no time left; False if it cannot be done now."""
        if self.clock.rule.kind == "game" and self._table.time_out(seat):
            return False
        self.clock.serve(seat)
        if self.clock.rule.kind == "move":
            self._keeper.play_for(self._table, seat)
        return True

    def stop(self) -> None:
        """Watch no longer when time runs out."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
