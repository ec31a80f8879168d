"""Every game's board, found by the game's id."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from qtapp.base.theme import Theme
from qtapp.boards.base import BoardScene
from qtapp.words import words_for


def part_of(game_id: str, part: str) -> ModuleType:
    """A module of a game's package here.

    The package first, as a whole: while another thread imports that, modules of it may be found half made.
    """
    package = import_module(f"qtapp.boards.{game_id}").__name__
    return import_module(f"{package}.{part}")


def board_for(game_id: str, theme: Theme) -> BoardScene:
    """A fresh board of a game: the class `Board` of its module or package here."""
    board: BoardScene = import_module(f"qtapp.boards.{game_id}").Board(words_for(game_id), theme)
    return board


def cover_for(game_id: str, theme: Theme, size: QSize) -> QImage:
    """The picture of a game for the home page, painted by the module `cover` of its package.

    `size` is in pixels of the screen. May be called on any thread.
    """
    cover: QImage = part_of(game_id, "cover").cover(theme, size)
    return cover
