"""Choosing in The Circle: where its places lie, and which of them lies uppermost under the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from network.link import Update
from qtapp.boards.cercle.choices import branches
from qtapp.boards.choosing import Chooser
from qtapp.boards.places import Place

if TYPE_CHECKING:
    from qtapp.boards.cercle.board import CercleBoard


class CercleChooser(Chooser):
    """Turns pointer and keys into one of the legal actions."""

    board: CercleBoard

    def __init__(self, board: CercleBoard, update: Update) -> None:
        super().__init__(board, update, branches(update.legal, update.seat))
        self.scenery = board.scenery

    def rect_of(self, place: Place) -> QRectF | None:
        return self.scenery.rect_of(place)

    def point_of(self, place: Place) -> QPointF:
        return self.scenery.point_of(place)

    def place_at(self, pos: QPointF) -> Place | None:
        return self.scenery.hit(pos, self.places())

    def show(self) -> None:
        self.board.preview.show(self)
