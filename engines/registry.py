"""Which games there are, how to get one, and which of them have lessons."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import resources
from engines.game import AnyGame, SetupError

# Each name is a package of `engines` that offers its game as GAME.
_PACKAGES = ("wagons", "cirkle", "coldwar", "cercle", "complot")


def games() -> tuple[str, ...]:
    """The ids of all games, in the order to show them."""
    return _PACKAGES


@cache
def load(game_id: str) -> AnyGame:
    """The game with this id. Raises SetupError if there is none."""
    if game_id not in games():
        raise SetupError("unknown_game", game=game_id)
    game: AnyGame = import_module(f"engines.{game_id}").GAME
    return game


def lessons_path(game_id: str) -> Path:
    return Path(resources.__path__[0], "lessons", f"{game_id}.toml")


@cache
def has_lessons(game_id: str) -> bool:
    return lessons_path(game_id).is_file()
