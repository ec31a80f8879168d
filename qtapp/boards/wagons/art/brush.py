"""What all the art is drawn with: tones of a colour, round strokes, polygons."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from qtapp.base.brush import blended, round_pen

SKY = QColor("#FFF7E4")  # what light tones lean to
DEPTH = QColor("#20203A")  # what dark tones lean to


def toned(colour: QColor, amount: float) -> QColor:
    """The colour nearer to light (amount > 0) or to shadow (amount < 0)."""
    return QColor.fromRgba(_toned(colour.rgb(), amount))


@cache
def _toned(rgb: int, amount: float) -> int:
    return blended(QColor.fromRgb(rgb), SKY if amount >= 0 else DEPTH, abs(amount)).rgba()


def stroke(painter: QPainter, colour: QColor, width: float, path: QPainterPath) -> None:
    """Draw along a path with a round pen."""
    painter.strokePath(path, round_pen(colour, width))


def polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path
