"""Marks laid over the cards beside frames and pills: the arrow of the circle, and dots."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from qtapp.base.theme import Theme
from qtapp.items.cards import corner_of
from qtapp.items.frames import Mark

PAPER = QColor("#FFFBF0")


class NextMark(Mark):
    """The next card of the circle: a ring around it, and an arrow that shows which way the circle goes."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._place, self._from, self._to = QRectF(), QPointF(), QPointF()

    def show_next(self, place: QRectF, following: QPointF) -> None:
        self._place, self._from, self._to = place, place.center(), following
        middle = (self._from + self._to) / 2
        box = place.adjusted(-8, -8, 8, 8).united(QRectF(middle.x() - 14, middle.y() - 14, 28, 28))
        self._cover(box)

    def draw(self, painter: QPainter) -> None:
        accent = self.theme.colour("accent")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box, corner = self._place.adjusted(-3.5, -3.5, 3.5, 3.5), corner_of(self._place.width()) + 3.5
        painter.setPen(QPen(accent, 3.5))
        painter.drawRoundedRect(box, corner, corner)
        middle = (self._from + self._to) / 2
        painter.translate(middle)
        painter.rotate(degrees(atan2(self._to.y() - self._from.y(), self._to.x() - self._from.x())))
        painter.setPen(QPen(PAPER, 1.5))
        painter.setBrush(accent)
        painter.drawEllipse(QPointF(0, 0), 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("on_accent"))
        painter.drawPolygon(QPolygonF([QPointF(6, 0), QPointF(-3.2, -5), QPointF(-1.4, 0), QPointF(-3.2, 5)]))


class Dots(Mark):
    """Where the middle of a card may come to lie."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.points: tuple[QPointF, ...] = ()
        self._radius = 3.0

    def show_points(self, points: Sequence[QPointF], radius: float) -> None:
        if (tuple(points), radius) == (self.points, self._radius):
            return
        self.points, self._radius = tuple(points), radius
        self._cover(QPolygonF(points).boundingRect().adjusted(-8, -8, 8, 8) if points else QRectF())

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(255, 251, 240, 220), 1.2))
        painter.setBrush(self.theme.colour("accent", 0.85))
        for point in self.points:
            painter.drawEllipse(point, self._radius, self._radius)
