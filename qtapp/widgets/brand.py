"""Our mark: a round table seen from above, with the six seats around it. Also the icon of the window."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtapp.base.brush import saved
from qtapp.base.guard import Guarded
from qtapp.base.theme import LIGHT, SEAT_MARKS, Theme, worn
from qtapp.items.seat_shapes import paint_mark


def paint_brand(painter: QPainter, box: QRectF, theme: Theme) -> None:
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre, radius = box.center(), box.width() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(centre, radius * 0.56, radius * 0.56)
        painter.setPen(QPen(theme.colour("on_accent", 0.55), max(radius * 0.05, 1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius * 0.44, radius * 0.44)
        side = radius * 0.34
        for seat, mark in enumerate(SEAT_MARKS):
            angle = math.tau * seat / len(SEAT_MARKS) - math.pi / 2
            at = centre + QPointF(math.cos(angle), math.sin(angle)) * radius * 0.82
            paint_mark(painter, mark, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))


def brand_icon() -> QIcon:
    made = QIcon()
    for side in (32, 128):
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_brand(painter, QRectF(0, 0, side, side), LIGHT)
        painter.end()
        made.addPixmap(pixmap)
    return made


class Brand(Guarded, QWidget):
    """The mark on a page."""

    def __init__(self, side: int = 56, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        paint_brand(painter, QRectF(self.rect()), worn())
        painter.end()
