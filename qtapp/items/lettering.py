"""Lettering on boards: type that fits its place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from qtapp.base.theme import TEXT_LEAST
from qtapp.items.frames import sized_font

LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
WRAP = Qt.TextFlag.TextWordWrap


def flags(side: Qt.AlignmentFlag = LEFT, *, wrap: bool = False) -> int:
    found = int(Qt.AlignmentFlag.AlignVCenter | side)
    return found | int(WRAP) if wrap else found


def fitted_font(texts: Sequence[str], width: float, most: float, *, bold: bool = False) -> QFont:
    """The largest type with which every text is at most so wide; never smaller than one can read."""
    for pixels in range(round(most), TEXT_LEAST, -1):
        font = sized_font(pixels, bold=bold)
        metrics = QFontMetricsF(font)
        if all(metrics.horizontalAdvance(text) <= width for text in texts):
            return font
    return sized_font(TEXT_LEAST, bold=bold)


def wrapped_height(font: QFont, width: float, text: str) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), int(WRAP), text).height() if text else 0.0


def wrapped_font(text: str, room: QSizeF, most: float, *, bold: bool = False) -> QFont:
    """The largest type with which a text that wraps fits into its place; never smaller than one can read."""
    sizes = range(round(most), TEXT_LEAST, -1)
    fonts = (sized_font(pixels, bold=bold) for pixels in sizes)
    fitting = (font for font in fonts if wrapped_height(font, room.width(), text) <= room.height())
    return next(fitting, sized_font(TEXT_LEAST, bold=bold))


def paint_text(painter: QPainter, box: QRectF, text: str, font: QFont, side: Qt.AlignmentFlag = LEFT) -> None:
    """One line; a name that is too long for its place is shortened, and an accent may stand out of a low one."""
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, flags(side) | int(Qt.TextFlag.TextDontClip), shown)
