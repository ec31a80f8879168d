"""What the editor page asks of a board on which positions are laid out; found by the game's id like boards are.

A game with an editor for positions has a module or package `editing` in its package of boards, with a class `Editing`.
It knows shapes and colours; what is wrong with a position stands in the sketch that its engine keeps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engines.game import OptionValue
from qtapp.base.theme import Theme
from qtapp.boards import part_of
from qtapp.boards.base import FittedScene
from qtapp.words import words_for


class Preset(NamedTuple):
    """A way to lay out the whole board at once."""

    key: str
    label: str
    tip: str = ""


class EditingBoard(FittedScene):
    """A position that is being laid out. `hint_changed` tells what lies under the pointer, or why something failed."""

    changed = Signal()  # the position is another one

    def text(self) -> str:
        """The position in writing."""
        raise NotImplementedError

    def read(self, text: str) -> None:
        """Show a written position. Raises NotationError, and then nothing has changed."""
        raise NotImplementedError

    def faults(self) -> Sequence[str]:
        """Why no match can begin here, in sentences; () if one can."""
        raise NotImplementedError

    def options(self) -> Mapping[str, OptionValue]:
        """The options of a match that begins here."""
        raise NotImplementedError

    def presets(self) -> Sequence[Preset]:
        raise NotImplementedError

    def lay_out(self, preset: str) -> None:
        """Lay out the board as the preset of this key says."""
        raise NotImplementedError

    def choices(self) -> QWidget:
        """What there is to choose beside the board: whose turn it is and the like. Made once, kept up to date."""
        raise NotImplementedError

    def keys(self) -> str:
        """How to lay out a board with the keyboard, in a sentence or two."""
        raise NotImplementedError


def editing_for(game_id: str, theme: Theme) -> EditingBoard:
    """A fresh board to lay out positions of this game on."""
    board: EditingBoard = part_of(game_id, "editing").Editing(words_for(game_id), theme)
    return board
