"""How things travel over a board: how long they take, how high they fly, and where they are on the way."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

FLIGHT = 220  # milliseconds at ordinary speed
FLYING_Z = 200.0  # above everything that lies


def between(start: QRectF, goal: QRectF, part: float) -> QRectF:
    """A place on the way from one to the other."""
    corner = start.topLeft() + (goal.topLeft() - start.topLeft()) * part
    return QRectF(
        corner,
        QSizeF(
            start.width() + (goal.width() - start.width()) * part,
            start.height() + (goal.height() - start.height()) * part,
        ),
    )
