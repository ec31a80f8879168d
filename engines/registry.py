"""Which games there are, and how to get one."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engines.game import Game, SetupError

# Each name is a package of `engines` that offers its game as GAME.
_PACKAGES = ("wagons", "coldwar")
# Their rules are whole; they are offered to people once they have words and a board, too.
_UNOFFERED = ("cirkle",)


def games() -> tuple[str, ...]:
    """The ids of all games that are offered, in the order to show them."""
    return _PACKAGES


def known() -> tuple[str, ...]:
    """The ids of all games whose rules are here: those that are offered, and those that will be."""
    return _PACKAGES + _UNOFFERED


@cache
def load(game_id: str) -> Game:
    """The game with this id. Raises SetupError if there is none."""
    if game_id not in known():
        raise SetupError("unknown_game", game=game_id)
    game: Game = import_module(f"engines.{game_id}").GAME
    return game
