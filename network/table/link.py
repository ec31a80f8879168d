"""The one way to sit at a table.

A `Link` belongs to one seat, or to a spectator. A local table (`network.table.place`) and a distant one answer with the
same messages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from engines.game import Seat
from network.messages.table import TableMessage

BOTS = "bots"
"""The guest who moves the bots: plays the seats that bots hold, and no others; nobody else plays those."""

Listener: TypeAlias = Callable[[TableMessage], None]


class Link(Protocol):
    """A place at a table."""

    @property
    def seat(self) -> Seat | None: ...

    def listen(self, listener: Listener) -> None:
        """Be told everything from now on, beginning with an Update that carries the whole log."""

    def act(self, text: str, length: int, step: int = 0, *, hold: bool = False) -> None:
        """Make a choice or steps of it, in notation, as an answer to the match of that length: see `Table.act`."""

    def claim_window(self, length: int) -> None:
        """Ask to be asked when the time of the window is over that is open at the match of that length."""

    def wish(self, phase: str, wish: str, *, for_round: bool) -> None:
        """Say which windows of a phase this seat wants to be shown, until the end of the round or for good."""

    def ask_undo(self) -> None: ...

    def answer_undo(self, agreed: bool) -> None: ...

    def resign(self) -> None: ...

    def offer_draw(self) -> None: ...

    def answer_draw(self, agreed: bool) -> None: ...

    def pause(self, paused: bool) -> None: ...

    def ask_hint(self, *, analysis: bool = False) -> None:
        """Ask what a strong bot would do; with `analysis`, how it judges the best choices. Nobody else hears of it."""

    def hurry(self) -> None:
        """Have the bots play the best they have found so far."""

    def leave(self) -> None:
        """Stop listening and free the place at the table; the match goes on."""
