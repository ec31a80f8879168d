"""Which tables are measured: of every game the one with the most seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

import engines
from engines.game import OptionValue, usual_options

Options: TypeAlias = Mapping[str, OptionValue]


def largest_tables() -> list[tuple[str, int, Options]]:
    """By game: its id, the most seats it can have, and the first options that allow for so many."""
    found = []
    for game_id in engines.games():
        game = engines.load(game_id)
        seats, options = max(
            ((max(game.seat_counts(options)), options) for options in _each_option(game_id)), key=lambda table: table[0]
        )
        found.append((game_id, seats, options))
    return found


def _each_option(game_id: str) -> Iterator[dict[str, OptionValue]]:
    """The usual options of a game, and then with each other value of one of them."""
    game = engines.load(game_id)
    usual = usual_options(game)
    yield usual
    for option in game.options:
        for value in option.values:
            yield {**usual, option.name: value}
