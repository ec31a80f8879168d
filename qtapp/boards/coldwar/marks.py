"""Marks and lettering that the board is drawn with: frames, pills and pulses, and type that fits its place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem

from qtapp.boards.wagons.goals import sized_font
from qtapp.boards.wagons.marks import Frame, Frames, Mark
from qtapp.boards.wagons.pointing import Pulse
from qtapp.theme import TEXT_LEAST, Theme

__all__ = ["Frame", "Frames", "Ground", "Mark", "Pulse", "fitted_font", "flags", "paint_text", "sized_font", "typed_font",
           "wrapped_height"]

LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
WRAP = Qt.TextFlag.TextWordWrap


class Ground(QGraphicsItem):
    """Something painted on the table below the cards, within a box."""

    def __init__(self, theme: Theme, z: float = 0.0) -> None:
        super().__init__()
        self.theme = theme
        self._box = QRectF()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box

    def restyle(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def lay(self, box: QRectF) -> None:
        """What is painted lies in this box."""
        if box != self._box:
            self.prepareGeometryChange()
            self._box = QRectF(box)
        self.update()


def flags(side: Qt.AlignmentFlag = LEFT, *, wrap: bool = False) -> int:
    found = int(Qt.AlignmentFlag.AlignVCenter | side)
    return found | int(WRAP) if wrap else found


def typed_font(pixels: float) -> QFont:
    """A typewriter's type, for labels."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(max(TEXT_LEAST, round(pixels)))
    font.setBold(True)
    return font


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


def paint_text(painter: QPainter, box: QRectF, text: str, font: QFont, side: Qt.AlignmentFlag = LEFT) -> None:
    """One line; a name that is too long for its place is shortened."""
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, flags(side), shown)
