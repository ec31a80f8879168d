"""What both processes of the load figure know: how many tables there are, what is played there, and frames."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any, cast

import msgpack

import engines
from engines.game import OptionValue, usual_options

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


def seats_and_options() -> tuple[str, int, Mapping[str, OptionValue]]:
    """The game that fills the most of the places, the number of seats, and its options."""
    found = [(seats, game_id, options) for game_id in engines.games() for options in _each_option(game_id)
             for seats in engines.load(game_id).seat_counts(options) if seats <= PLACES]
    seats, game_id, options = max(found, key=lambda each: each[0])
    return game_id, seats, options


def _each_option(game_id: str) -> Iterator[dict[str, OptionValue]]:
    """The usual options of a game, and then with each other value of one of them."""
    game = engines.load(game_id)
    usual = usual_options(game)
    yield usual
    for option in game.options:
        for value in option.values:
            yield {**usual, option.name: value}
