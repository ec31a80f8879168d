"""Where units belong and how they look there, and the board as a face: what the scenery settles its items by."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from qtapp.boards.cirkle.ground import paint_board
from qtapp.boards.cirkle.layout import Layout
from qtapp.boards.cirkle.pieces import Piece, Placement
from qtapp.boards.cirkle.unit_items import UnitFace
from qtapp.items.cards import CardItem
from qtapp.theme import Theme


class GroundFace(NamedTuple):
    """The board itself, as it is turned."""

    columns: str
    rows: tuple[str, ...]
    turned: int
    dead: tuple[str, ...]
    theme: Theme

    @property
    def key(self) -> Hashable:
        return ("board", self.columns, self.rows, self.turned, self.dead, self.theme.name)

    def paint(self, painter: QPainter, size: QSize) -> None:
        paint_board(
            painter,
            QRectF(0, 0, size.width(), size.height()),
            {"columns": self.columns, "rows": self.rows},
            self.turned,
            self.theme,
            self.dead,
        )


class BoardItem(CardItem):
    """The board lies still and throws no shadow."""

    MARGIN = 0.0


class Spot(NamedTuple):
    """Where a unit belongs and how it looks there."""

    place: QRectF
    face: UnitFace
    z: float


class Snapshot(NamedTuple):
    """Where everything lay."""

    layout: Layout
    turned: int
    placement: Placement
    spots: Mapping[Piece, Spot]
