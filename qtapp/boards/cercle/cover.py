"""The picture of the game for the home page: the wheel of time and the butterfly of the Circle."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from qtapp.boards.canvas import HIGH, WIDE, cropped
from qtapp.boards.cercle.art.wheel import paint_wheel
from qtapp.items.brush import ramp
from qtapp.theme import Theme


def cover(theme: Theme, size: QSize) -> QImage:
    """The picture in this many pixels; it may be painted on any thread."""
    return cropped(size, partial(_paint, theme), at_left=0.5)


def _paint(theme: Theme, painter: QPainter, scale: float) -> None:  # noqa: ARG001
    top, bottom = ("#1B1712", "#0E0C0A") if theme.dark else ("#6B5434", "#3A2B18")
    painter.fillRect(QRectF(-5, -5, WIDE + 10, HIGH + 10), ramp(0, HIGH, (0, QColor(top)), (1, QColor(bottom))))
    paint_wheel(painter, QRectF(40, 10, 80, 80), dark=theme.dark)
