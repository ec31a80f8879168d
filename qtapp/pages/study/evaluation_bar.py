"""The bar beside the board: how the sides stand towards each other, each in its colour and with its mark."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.game import Side
from qtapp.base.guard import Guarded
from qtapp.base.style import figures, sized
from qtapp.base.theme import STEP, TEXT_LEAST, SeatMark, worn
from qtapp.items.seat_shapes import paint_mark

WIDTH, MARK, CHIP = 30, 14, 18
CORNER = 6
EDGE = 1.5


def side_colours(side: Side, marks: Sequence[SeatMark]) -> tuple[QColor, QColor]:
    """A side goes by the colour of its first seat, and by what is drawn round it; the marks of all of them say who
    belongs to it."""
    mark = marks[side.seats[0]]
    return QColor(mark.colour), QColor(mark.edge or mark.colour)


class EvaluationBar(Guarded, QWidget):
    """Parts of a whole, the first side at the bottom. Nothing is shown while nothing is known."""

    def __init__(self, marks: Sequence[SeatMark], parent: QWidget | None = None) -> None:
        """`marks` are those of the seats."""
        super().__init__(parent)
        self.marks = marks
        self.sides: Sequence[Side] = ()
        self.shares: Sequence[float] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH + 2 * STEP, 200)

    def show_shares(self, sides: Sequence[Side], shares: Sequence[float], words: str) -> None:
        """`told` says the same in words."""
        self.sides, self.shares = sides, shares
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()

    def parts(self) -> list[QRectF]:
        """Where every side's part is."""
        whole = QRectF(STEP, STEP, WIDTH, self.height() - 2 * STEP)
        made, bottom = [], whole.bottom()
        for share in self.shares:
            height = whole.height() * share
            made.append(QRectF(whole.left(), bottom - height, WIDTH, height))
            bottom -= height
        return made

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), worn().colour("table"))
        whole = QRectF(STEP, STEP, WIDTH, self.height() - 2 * STEP)
        edge = QPainterPath()
        edge.addRoundedRect(whole, CORNER, CORNER)
        painter.setClipPath(edge)
        painter.fillRect(whole, worn().colour("hairline"))
        for side, share, box in zip(self.sides, self.shares, self.parts(), strict=True):
            colour, rim = side_colours(side, self.marks)
            painter.fillRect(box, rim)
            painter.fillRect(box.adjusted(EDGE, EDGE, -EDGE, -EDGE), colour)
            painter.fillRect(QRectF(box.left(), box.top() - 1, box.width(), 2), worn().colour("table"))
            self._tell(painter, side, share, box)
        painter.end()

    def _tell(self, painter: QPainter, side: Side, share: float, box: QRectF) -> None:
        """The marks of the side and its part in hundredths, on a plate that can be read on any colour."""
        plate = QRectF(box.left() + 3, 0, box.width() - 6, CHIP + MARK * len(side.seats) + 6)
        if side is self.sides[0]:
            plate.moveBottom(box.bottom() - 4)
        else:
            plate.moveTop(box.top() + 4)
        if plate.height() > box.height() - STEP:
            return  # too little to be told; the tool tip does
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(worn().colour("surface"))
        painter.drawRoundedRect(plate, 4, 4)
        for number, seat in enumerate(side.seats):
            mark = QRectF(0, plate.top() + 4 + number * MARK, MARK - 3, MARK - 3)
            mark.moveLeft(plate.center().x() - mark.width() / 2)
            paint_mark(painter, self.marks[seat], mark)
        painter.setPen(worn().colour("ink"))
        painter.setFont(figures(sized(TEXT_LEAST + 1, bold=True)))
        written = QRectF(plate.left(), plate.bottom() - CHIP, plate.width(), CHIP)
        painter.drawText(written, Qt.AlignmentFlag.AlignCenter, str(round(100 * share)))
