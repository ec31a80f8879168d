"""Sizes and boxes that the layouts of several boards share."""

from __future__ import annotations

from PySide6.QtCore import QRectF

RATIO = 63 / 88  # of a card's width to its height
LEAST_TARGET = 24.0  # pixels: nothing smaller is clicked


def shrunk(box: QRectF, by: float) -> QRectF:
    return box.adjusted(by, by, -by, -by)


def kept_within(box: QRectF, area: QRectF) -> QRectF:
    """The box, moved as little as needed so that all of it can be seen."""
    left = max(min(box.left(), area.right() - box.width()), area.left())
    top = max(min(box.top(), area.bottom() - box.height()), area.top())
    return QRectF(left, top, box.width(), box.height())
