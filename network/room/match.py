"""A match in a room: its table, the places of those who sit there from afar, and its clock.

The window that keeps the room sits at the table by links of its own; everybody else's are kept here.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.game import Seat
from engines.record import written
from network.disk.room_file import Left
from network.messages.room import HOST, Finished, RoomSettings
from network.messages.table import AtTable, Refresh, Refusal
from network.room.clock import Clock
from network.room.guest_places import GuestPlaces
from network.room.guests import Guest, Guests
from network.room.keeper import Keeper
from network.room.seating import Seating
from network.room.timing import Timing
from network.table.table import Table


class RoomMatch:
    """The match that is being played, or was played last."""

    def __init__(
        self,
        keeper: Keeper,
        table: Table,
        seating: Seating,
        guests: Guests,
        settings: RoomSettings,
        left: Left | None,
        on_changed: Callable[[], None],
    ) -> None:
        """`left`: of a clock that has run before; `on_changed` is called after every change at the table."""
        self.table = table
        self._keeper, self._seating, self._guests, self._on_changed = keeper, seating, guests, on_changed
        self._places = GuestPlaces(table)
        self._timing: Timing | None = None
        self._furthest = len(table.match.steps)
        self._assistance = table.assistance  # as it was, and is to be again when the room lets go of the table
        table.assist(settings.assistance)
        if settings.clock.kind != "none":
            clock = Clock(settings.clock, table.match.setup.seats, left)
            self._timing = Timing(keeper, table, clock, self._can_answer, self._tell_clocks)
        seating.table = table
        seating.follow()

    def begin(self) -> None:
        """Have everyone sit down, and the clock and the bots begin."""
        for guest in self._guests:
            self.settle(guest)
        self.table.watch(self._look)
        self.table.windows.keep_time(self._keeper.later, self._keeper.now)
        self._look()

    @property
    def is_over(self) -> bool:
        return self.table.match.outcome is not None

    @property
    def clock(self) -> Left | None:
        return self._timing.clock.left if self._timing else None

    def settle(self, guest: Guest) -> None:
        """The seats of a guest may have changed."""
        if guest.id != HOST:
            self._places.settle(guest, self._seating.held_by(guest.id))

    def welcome(self, guest: Guest) -> None:
        """Tell somebody who has come in, or come back, how the match stands."""
        self.tell_clocks(guest)
        self._places.refresh(guest)

    def silence(self, guest: Guest) -> None:
        """Somebody's line has dropped."""
        self._places.silence(guest)
        self.settle(guest)

    def hear(self, guest: Guest, request: AtTable) -> None:
        if isinstance(request, Refresh) and not guest.refreshes.take(self._keeper.now()):
            guest.tell((request.seat, Refusal("too_often")))
        else:
            self._places.hear(guest, request)

    def leave(self, guest: Guest) -> None:
        """Somebody has gone for good."""
        self._places.leave(guest)
        self.look()

    def finish(self, number: int) -> None:
        """The match is over: nothing is taken back any more, and everyone gets the whole record."""
        self.table.seal()
        for guest in self._guests:
            self.tell_record(guest, number)

    def tell_record(self, guest: Guest, number: int) -> None:
        assert self.table.header
        guest.tell(Finished(number, written(self.table.header, self.table.match)))

    def look(self) -> None:
        """People came or went: whose clock runs may have changed, and there may be bots."""
        if self._timing:
            self._timing.look()
        self._keeper.drive(self.table)

    def _look(self) -> None:
        if len(self.table.match.steps) > self._furthest:
            self._furthest = len(self.table.match.steps)
            for guest in self._guests:
                guest.playing.fill()
                guest.refreshes.fill()
        self._seating.follow()
        self.look()
        self._on_changed()

    def close(self) -> None:
        """Let go of the table: it is no longer this room's."""
        if self._timing:
            self._timing.stop()
        self.table.unwatch(self._look)
        self._places.close()
        self.table.assist(self._assistance)
        self._seating.table = None

    def _can_answer(self, seat: Seat) -> bool:
        """Whether somebody holds the seat who is here, or has been away for too long."""
        held = self._seating.seats[seat]
        guest = self._guests.get(held.guest)
        if guest is None:
            return held.guest == HOST  # the window has not come in yet, but sits there
        return guest.is_here or not guest.is_expected

    def _tell_clocks(self) -> None:
        for guest in self._guests:
            self.tell_clocks(guest)

    def tell_clocks(self, guest: Guest) -> None:
        if self._timing:
            guest.tell(self._timing.told())
