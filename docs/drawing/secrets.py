"""Columns of secrets from the table of points of The Circle, as the rulebook prints them; the board counts in numbers.

A column runs along the longer side of its rectangle: from left to right, or from the bottom up.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.base.brush import blended, faded, saved
from qtapp.base.theme import Theme
from qtapp.boards.art.palette import BLOOD, LIGHT, NIGHT, readable_on
from qtapp.boards.cercle.art.actions import paint_action
from qtapp.boards.cercle.art.divisions import division_colour, division_ink, on_division, paint_division
from qtapp.boards.cercle.art.table_of_points import paint_number

MOST_SECRETS = 12
LEAD = 1.6  # the sign of a division takes so many squares at the beginning of its column
ARREST = 1.0  # and the line of arrest as many at its end


def _along(rect: QRectF, start: float, length: float, whole: float) -> QRectF:
    """A part of a column: from the bottom up, or from the left if it is wider than high."""
    if rect.width() > rect.height():
        unit = rect.width() / whole
        return QRectF(rect.left() + start * unit, rect.top(), length * unit, rect.height())
    unit = rect.height() / whole
    return QRectF(rect.left(), rect.bottom() - (start + length) * unit, rect.width(), length * unit)


def secrets_square(rect: QRectF, number: int, most: int = MOST_SECRETS) -> QRectF:
    """Where a count of secrets lies in the column of a division."""
    return _along(rect, LEAD + number, 1, LEAD + most + 1 + ARREST)


def arrest_line(rect: QRectF, most: int = MOST_SECRETS) -> QRectF:
    """Where the line of arrest runs: whoever comes over it makes an arrest."""
    return _along(rect, LEAD + most + 1, ARREST, LEAD + most + 1 + ARREST)


def paint_secrets_column(
    painter: QPainter, rect: QRectF, division: str, theme: Theme, most: int = MOST_SECRETS
) -> None:
    """The column of a division: its sign, 0 to 12 on paper that takes its colour, and the line of arrest."""
    whole = LEAD + most + 1 + ARREST
    paper, colour = QColor(theme.surface), division_colour(division)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lead = _along(rect, 0, LEAD, whole)
        painter.fillRect(lead, colour)
        side = min(lead.width(), lead.height()) * 0.8
        paint_division(
            painter,
            division,
            QRectF(lead.center().x() - side / 2, lead.center().y() - side / 2, side, side),
            on_division(division),
        )
        for number in range(most + 1):
            square = secrets_square(rect, number, most)
            ground = blended(paper, colour, 0.10 + 0.36 * number / most if number else 0.0)
            painter.fillRect(square, ground)
            painter.setPen(QPen(faded(division_ink(division, dark=theme.dark), 0.4), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(square)
            paint_number(painter, square, number, readable_on(ground))
        _paint_arrest(painter, arrest_line(rect, most))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(division_ink(division, dark=theme.dark), 1.4))
        painter.drawRect(rect)


def _paint_arrest(painter: QPainter, strip: QRectF) -> None:
    """Black and red stripes, and a pair of handcuffs."""
    painter.fillRect(strip, blended(BLOOD, NIGHT, 0.2))
    with saved(painter):
        painter.setClipRect(strip, Qt.ClipOperation.IntersectClip)
        gap = max(4.0, min(strip.width(), strip.height()) * 0.5)
        painter.setPen(QPen(faded(NIGHT, 0.55), gap * 0.5))
        reach = strip.width() + strip.height()
        for step in range(int(reach / gap) + 1):
            x = strip.left() + step * gap
            painter.drawLine(QPointF(x, strip.top()), QPointF(x - strip.height(), strip.bottom()))
    side = min(strip.width(), strip.height()) * 0.86
    if side >= 9:
        box = QRectF(strip.center().x() - side / 2, strip.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_action(painter, "capture", box, LIGHT)
