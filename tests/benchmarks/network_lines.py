"""What both processes of the load figure know: how many tables there are, what is played there, and frames."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import engines
from engines.game import OptionValue, usual_options

TABLES = 100
PLACES = 4  # lines of each table: those who play, and, if the game has fewer seats, those who watch
HEADER = 4


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(HEADER, "big") + data


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
