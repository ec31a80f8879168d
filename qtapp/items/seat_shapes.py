"""A seat's mark: its shape in its colour, everywhere together, so that colour is never needed alone."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtapp.base.brush import round_pen, saved
from qtapp.base.guard import Guarded
from qtapp.base.theme import SEAT_MARKS, SeatMark

EDGE = 0.12  # the line round a mark, as a part of its width


def _polygon(corners: list[tuple[float, float]], box: QRectF) -> QPainterPath:
    """Corners given in a square of -1 to 1 around the middle."""
    points = [
        QPointF(box.center().x() + x * box.width() / 2, box.center().y() + y * box.height() / 2) for x, y in corners
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _around(corners: int, turn: float, radii: tuple[float, ...] = (1.0,)) -> list[tuple[float, float]]:
    angles = [turn + 2 * math.pi * step / corners for step in range(corners)]
    return [
        (math.cos(angle) * radii[step % len(radii)], math.sin(angle) * radii[step % len(radii)])
        for step, angle in enumerate(angles)
    ]


def _arm(x: float, y: float) -> list[tuple[float, float]]:
    """The end of an arm of a cross that points this way, and the corner behind it."""
    length, half = 0.97, 0.36
    ends = [(x * length + y * half, y * length - x * half), (x * length - y * half, y * length + x * half)]
    return [*ends, ((x - y) * half, (y + x) * half)]


def shape_path(shape: str, box: QRectF) -> QPainterPath:
    """The outline of a seat's shape in a box; all shapes weigh about the same to the eye."""
    up = -math.pi / 2
    if shape == "disc":
        path = QPainterPath()
        path.addEllipse(box.adjusted(1, 1, -1, -1))
        return path
    corners = {
        "triangle": [(0.0, -0.95), (0.98, 0.8), (-0.98, 0.8)],
        "square": [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)],
        "diamond": _around(4, up),
        "cross": [corner for x, y in _around(4, up) for corner in _arm(x, y)],
        "star": _around(10, up, (1.05, 0.48)),
        "shield": [(-0.88, -0.86), (0.88, -0.86), (0.88, 0.1), (0.62, 0.52), (0.0, 1.0), (-0.62, 0.52), (-0.88, 0.1)],
        "hexagon": [(x * 0.88, y * 1.06) for x, y in _around(6, up)],  # upright, so that it is never taken for a disc
    }
    return _polygon(corners[shape], box)


def paint_mark(painter: QPainter, mark: SeatMark, box: QRectF) -> None:
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if mark.edge:
            width = box.width() * EDGE
            painter.setPen(round_pen(QColor(mark.edge), width))
            box = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setBrush(QColor(mark.colour))
        painter.drawPath(shape_path(mark.shape, box))


class SeatSign(Guarded, QWidget):
    """A seat's mark as a small widget, for rows and cards."""

    def __init__(self, mark: SeatMark = SEAT_MARKS[0], side: int = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark, self._side = mark, side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_mark(self, mark: SeatMark) -> None:
        self.mark = mark
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        side = min(self.width(), self.height())
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        painter = QPainter(self)
        paint_mark(painter, self.mark, box.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()
