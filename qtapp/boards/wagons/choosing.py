"""Choosing in Circle the Wagons: `taking` chooses cards of the circle, `placing` places in a town."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from network.link import Update
from qtapp.boards.choosing import Chooser

if TYPE_CHECKING:
    from qtapp.boards.wagons.board import WagonsBoard


class WagonsChooser(Chooser):
    """Nothing to choose; what there is to do with a card comes in its subclasses."""

    def __init__(self, board: WagonsBoard, update: Update) -> None:
        super().__init__(update)
        self.board, self.scenery, self.preview = board, board.scenery, board.preview

    @property
    def room(self) -> QRectF | None:
        """The cells of one's town that a card may come to lie on, if one is to be placed."""
        return None

    def turn(self) -> bool:
        """Turn the card in hand upside down; True if there is one."""
        return False

    def show(self) -> None:
        self.preview.clear()
