"""A place at a table in the same process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from engines.game import Seat
from network.messages.table import Refusal, TableMessage, TableRequest

if TYPE_CHECKING:
    from network.table.table import Table

BOTS = "bots"
"""The guest who moves the bots: plays the seats that bots hold, and no others; nobody else plays those."""

Listener: TypeAlias = Callable[[TableMessage], None]


class LocalLink:
    """A seat, or a place beside the table, as `guest` holds it."""

    def __init__(self, table: Table, seat: Seat | None, guest: str) -> None:
        self._table = table
        self._seat = seat
        self.guest = guest
        self.listeners: list[Listener] = []
        self._has_left = False

    @property
    def seat(self) -> Seat | None:
        return self._seat

    @property
    def is_open(self) -> bool:
        return not self._has_left

    def listen(self, listener: Listener) -> None:
        if self.is_open:
            self.listeners.append(listener)
            self._table.welcome(self, listener)

    def silence(self) -> None:
        """Tell nobody anything from now on, and keep the place."""
        self.listeners.clear()

    def say(self, request: TableRequest) -> None:
        """Ask something of the table; those who listen here are told if it was not done."""
        if self.is_open:
            refusal = self._misplaced(request) or self._table.hear(self, request)
            if refusal:
                self._table.tell(self, refusal)

    def leave(self) -> None:
        if self.is_open:
            self._has_left = True
            self._table.forget(self)

    def close(self) -> None:
        """The table has ended: nothing is said or heard here any more."""
        self._has_left = True

    def _misplaced(self, request: TableRequest) -> Refusal | None:
        """Bots are moved by the guest BOTS alone, and this guest moves nothing else: a late thought, or a person
        who has resigned, must not play for whoever holds the seat now."""
        if self._seat is None:
            return Refusal("not_seated")
        if request.seat != self._seat:
            return Refusal("not_your_seat")
        is_bot = self._table.occupants[self._seat].kind == "bot"
        return None if is_bot == (self.guest == BOTS) else Refusal("not_your_seat")
