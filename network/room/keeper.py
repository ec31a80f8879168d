"""Between a room and the world: who keeps it (a window, or a host without one), and how it reaches its guests.

Everything here happens on the room's desk: a room calls, and is called, on that thread alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from engines.game import Seat, Setup
from engines.record import Fairness, Player
from network.desk import Job, Timer
from network.messages.room import Challenge, Clocks, Denied, PlaceMessage, RoomState, Said, Seeding

if TYPE_CHECKING:
    from network.room.room import Room
    from network.table.table import Table

Telling: TypeAlias = RoomState | Said | Denied | Clocks | PlaceMessage | Seeding | Challenge
"""Everything a room says to a guest."""


class Denial(Exception):
    """Something a guest asked for is not done; the guest is told why."""

    def __init__(self, denied: Denied) -> None:
        super().__init__(denied)
        self.denied = denied


class Granted(NamedTuple):
    """Somebody has come in: as whom, and the secret that brings them back when their line has dropped."""

    guest: str
    token: str


class Member(Protocol):
    """How a room reaches a guest. It neither raises nor waits."""

    @property
    def address(self) -> str:
        """Where the guest's line comes from; "" for the window that keeps the room."""

    def tell(self, message: Telling) -> None: ...

    def gone(self, reason: str) -> None:
        """The guest is not in the room any more, or is there by another line: "kicked", "replaced", "closed".

        Nothing is told here afterwards.
        """


class Keeper(Protocol):
    """What a room needs of whoever keeps it."""

    def now(self) -> float:
        """Seconds that only ever grow."""

    def wall(self) -> int:
        """Seconds since 1970."""

    def later(self, seconds: float, job: Job) -> Timer: ...

    def open_table(self, setup: Setup, occupants: Sequence[Player], fair: Fairness) -> Table:
        """A new table with a journal of its own. Raises NotSaved."""

    def drive(self, table: Table) -> None:
        """There may be bots to be moved now. Said more often than needed."""

    def play_for(self, table: Table, seat: Seat) -> None:
        """A person took too long: have a bot play this one move (`BotDriver.play_for`)."""

    def release(self, table: Table) -> None:
        """The room gathers again and needs this table no more: it may be closed."""

    def keep(self, room: Room) -> bool:
        """Something that must survive a crash has changed: write `room.ledger()` down; whether that was possible."""
