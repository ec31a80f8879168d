"""A place at a table in the same process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.game import Seat
from network.messages.table import Refusal
from network.table.link import BOTS, Listener

if TYPE_CHECKING:
    from network.table.table import Table


class LocalLink:
    """A seat, or a place beside the table, as `guest` holds it. Implements `network.table.link.Link`."""

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

    def act(self, text: str, length: int, step: int = 0, *, hold: bool = False) -> None:
        self._ask(lambda seat: self._table.act(seat, text, length, step, hold=hold))

    def claim_window(self, length: int) -> None:
        self._ask(lambda seat: self._table.claim_window(seat, length))

    def wish(self, phase: str, wish: str, *, for_round: bool) -> None:
        self._ask(lambda seat: self._table.wish(seat, phase, wish, for_round=for_round))

    def ask_undo(self) -> None:
        self._ask(self._table.ask_undo)

    def answer_undo(self, agreed: bool) -> None:
        self._ask(lambda seat: self._table.answer_undo(seat, agreed=agreed))

    def resign(self) -> None:
        self._ask(self._table.resign)

    def offer_draw(self) -> None:
        self._ask(self._table.offer_draw)

    def answer_draw(self, agreed: bool) -> None:
        self._ask(lambda seat: self._table.answer_draw(seat, agreed=agreed))

    def pause(self, paused: bool) -> None:
        self._ask(lambda seat: self._table.pause(seat, paused=paused))

    def ask_hint(self, *, analysis: bool = False) -> None:
        self._ask(lambda seat: self._table.ask_hint(seat, self, analysis=analysis))

    def hurry(self) -> None:
        self._ask(self._table.hurry)

    def leave(self) -> None:
        if self.is_open:
            self._has_left = True
            self._table.forget(self)

    def close(self) -> None:
        """The table has ended: nothing is said or heard here any more."""
        self._has_left = True

    def _ask(self, request: Callable[[Seat], Refusal | None]) -> None:
        """Have the table do something for this seat, and tell those who listen here if it did not."""
        if self.is_open:
            refusal = self._misplaced() or request(self._seat)  # type: ignore[arg-type]
            if refusal:
                self._table.tell(self, refusal)

    def _misplaced(self) -> Refusal | None:
        """Bots are moved by the guest BOTS alone, and this guest moves nothing else: a late thought, or a person
        who has resigned, must not play for whoever holds the seat now."""
        if self._seat is None:
            return Refusal("not_seated")
        is_bot = self._table.occupants[self._seat].kind == "bot"
        return None if is_bot == (self.guest == BOTS) else Refusal("not_your_seat")
