"""Marks laid over the cards beside frames: pills of text, the arrow of the circle, and dots."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from qtapp.items.cards import corner_of
from qtapp.items.frames import Mark, sized_font
from qtapp.items.seat_shapes import shape_path
from qtapp.theme import SEAT_MARKS, TEXT_LEAST, Theme

PAPER = QColor("#FFFBF0")


class Pill(NamedTuple):
    """A short text on a coloured pill, centred on a point."""

    text: str
    centre: QPointF
    token: str
    on_token: str
    size: int = TEXT_LEAST
    seat: int | None = None  # whose mark stands before the text
    most: float = 400.0  # wider texts are shortened


class Pills(Mark):
    """Texts above everything else, kept inside the board."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.pills: tuple[Pill, ...] = ()
        self._boxes: list[tuple[QRectF, str]] = []

    def show_pills(self, pills: Sequence[Pill], within: QRectF) -> None:
        if tuple(pills) == self.pills:
            return
        self.pills = tuple(pills)
        self._boxes = [_pill_box(pill, within) for pill in pills]
        box = QRectF()
        for place, _ in self._boxes:
            box = box.united(place.adjusted(-3, -3, 3, 4))
        self._cover(box)

    def draw(self, painter: QPainter) -> None:
        for pill, (box, text) in zip(self.pills, self._boxes, strict=True):
            round_ = box.height() / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(20, 14, 8, 70))
            painter.drawRoundedRect(box.translated(0, 1.5), round_, round_)
            painter.setBrush(self.theme.colour(pill.token))
            painter.setPen(QPen(QColor(255, 251, 240, 200), 1.2))
            painter.drawRoundedRect(box, round_, round_)
            inside = box.adjusted(round_ * 0.7, 0, -round_ * 0.7, 0)
            if pill.seat is not None:
                side = pill.size * 0.72
                mark = QRectF(inside.left(), box.center().y() - side / 2, side, side)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme.colour(pill.on_token))
                painter.drawPath(shape_path(SEAT_MARKS[pill.seat].shape, mark))
                inside.setLeft(mark.right() + pill.size * 0.3)
            painter.setFont(sized_font(pill.size, bold=True))
            painter.setPen(self.theme.colour(pill.on_token))
            painter.drawText(inside, int(Qt.AlignmentFlag.AlignCenter), text)


def _pill_size(pill: Pill) -> tuple[QFontMetricsF, float, float]:
    """The type of a pill, its height, and what its width adds to that of the text."""
    metrics = QFontMetricsF(sized_font(pill.size, bold=True))
    height = metrics.height() + pill.size * 0.35
    return metrics, height, height * 0.7 + (pill.size * 1.02 if pill.seat is not None else 0) + 2


def fits(pill: Pill) -> bool:
    """Whether a pill can show its whole text."""
    metrics, _, extra = _pill_size(pill)
    return metrics.horizontalAdvance(pill.text) + extra <= pill.most


def _pill_box(pill: Pill, within: QRectF) -> tuple[QRectF, str]:
    """Where a pill goes and what stands on it: as near to its point as the board allows."""
    metrics, height, extra = _pill_size(pill)
    text = metrics.elidedText(pill.text, Qt.TextElideMode.ElideRight, pill.most - extra)
    width = metrics.horizontalAdvance(text) + extra
    left = min(max(pill.centre.x() - width / 2, within.left() + 2), within.right() - width - 2)
    top = min(max(pill.centre.y() - height / 2, within.top() + 2), within.bottom() - height - 2)
    return QRectF(left, top, width, height), text


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
