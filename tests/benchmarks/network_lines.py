"""What both processes of the load figure know: how many tables there are, what is played there, and frames."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgpack

from tests.benchmarks.tables import Options, largest_tables

TABLES = 100
PLACES = 4  # lines of each table: those who play, and, if the game has fewer seats, those who watch
HEADER = 4


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(HEADER, "big") + data


class FramedLine(asyncio.Protocol):
    """One end of a line that carries frames of msgpack."""

    def __init__(self) -> None:
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        while len(self._unread) >= HEADER:
            end = HEADER + int.from_bytes(self._unread[:HEADER], "big")
            if len(self._unread) < end:
                return
            message, self._unread = msgpack.unpackb(self._unread[HEADER:end]), self._unread[end:]
            self.heard(message)

    def heard(self, message: dict[str, Any]) -> None:
        raise NotImplementedError


def seats_and_options() -> tuple[str, int, Options]:
    """The game that fills the most of the places, the number of seats, and its options."""
    return max((table for table in largest_tables() if table[1] <= PLACES), key=lambda table: table[1])
