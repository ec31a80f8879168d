"""How good someone's line is: four bars, of which more are filled the quicker it answers.

The number of filled bars says it, so that colour is never needed alone; someone away has a stroke through them.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.theme import worn

BARS = 4
SLOWER = (60, 150, 400)  # milliseconds to and fro, beyond which a line has one bar less
WIDTH, HEIGHT, GAP = 20, 16, 2


def bars(ping: int) -> int:
    """How many bars a line with this ping has: at least one, as long as it answers at all."""
    return BARS - sum(ping > limit for limit in SLOWER)


class LineBars(Guarded, QWidget):
    """The bars beside a name; none for someone whose line is not measured."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filled: int | None = None
        self.is_cut = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def show_line(self, ping: int | None, *, here: bool) -> None:
        self.filled = None if ping is None or not here else bars(ping)
        self.is_cut = not here
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self.filled is None and not self.is_cut:
            return  # empty bars would speak of a bad line
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = (WIDTH - (BARS - 1) * GAP) / BARS
        for number in range(BARS):
            height = HEIGHT * (number + 2) / (BARS + 1)
            box = QRectF(number * (width + GAP), HEIGHT - height, width, height).adjusted(0.5, 0.5, -0.5, -0.5)
            is_filled = self.filled is not None and number < self.filled
            painter.setPen(QPen(worn().colour("accent" if is_filled else "muted", 1 if is_filled else 0.6), 1))
            painter.setBrush(worn().colour("accent") if is_filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 1, 1)
        if self.is_cut:
            painter.setPen(QPen(worn().colour("warm"), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(2, 2), QPointF(WIDTH - 2, HEIGHT - 2))
        painter.end()
