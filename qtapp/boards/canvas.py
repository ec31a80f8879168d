"""The canvas on which a game's picture for the home page is painted: it is composed once and cropped to any size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

WIDE, HIGH = 160.0, 100.0  # the units a picture is drawn in


def cropped(size: QSize, paint: Callable[[QPainter, float], None], *, at_left: float = 0.5) -> QImage:
    """What `paint` draws, covering all of this many pixels; it is told how many of them make a unit.

    What does not fit is cut off, `at_left` is the part of it that goes at the left. May be called on any thread.
    """
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = max(size.width() / WIDE, size.height() / HIGH)
    painter.translate((size.width() - WIDE * scale) * at_left, (size.height() - HIGH * scale) / 2)
    painter.scale(scale, scale)
    paint(painter, scale)
    painter.end()
    return picture
