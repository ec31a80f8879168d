"""The running score as a small picture: one bar for each seat, made of the parts that its total is made of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolTip, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.style import as_role, sized
from qtapp.base.theme import STEP, TEXT_NOTE, SeatMark, worn
from qtapp.items.seat_shapes import paint_mark
from qtapp.widgets.blocks import in_column
from qtapp.widgets.labels import escaped, figure, label
from qtapp.widgets.speaking import Speaking
from qtapp.words.base import ScorePart

BAR, GAP, SIGN = 12, 6, 12
SIDE = 14


class Bars(Guarded, QWidget):
    """The bars alone. What a seat loses by a line is drawn to the left of its zero."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shares: tuple[ScorePart, ...] = ()
        self.marks: Sequence[SeatMark] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shares(self, shares: Sequence[ScorePart], marks: Sequence[SeatMark]) -> None:
        """`marks` are those of the seats."""
        self.shares, self.marks = tuple(shares), marks
        self.updateGeometry()
        self.update()

    @property
    def seats(self) -> int:
        return len(self.shares[0].values) if self.shares else 0

    def sizeHint(self) -> QSize:
        return QSize(160, max(self.seats * (BAR + GAP) - GAP, 0))

    def segments(self) -> list[tuple[int, ScorePart, QRectF]]:
        """Every part of every bar: its seat, what it stands for, and where it is."""
        most = max((sum(max(share.values[seat], 0) for share in self.shares) for seat in range(self.seats)), default=0)
        loss = max((sum(max(-share.values[seat], 0) for share in self.shares) for seat in range(self.seats)), default=0)
        left = SIGN + STEP
        unit = (self.width() - left) / max(most + loss, 1)
        made = []
        for seat in range(self.seats):
            gained = lost = left + loss * unit
            top = seat * (BAR + GAP)
            for share in self.shares:
                width = abs(share.values[seat]) * unit
                if share.values[seat] > 0:
                    made.append((seat, share, QRectF(gained, top, width, BAR)))
                    gained += width
                elif share.values[seat] < 0:
                    lost -= width
                    made.append((seat, share, QRectF(lost, top, width, BAR)))
        return made

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        for seat in range(self.seats):
            top = seat * (BAR + GAP)
            paint_mark(painter, self.marks[seat], QRectF(0, top, SIGN, SIGN))
            trough = QRectF(SIGN + STEP, top, self.width() - SIGN - STEP, BAR)
            painter.fillRect(trough, worn().colour("hairline", 0.35))
        for seat, share, box in self.segments():
            colour = QColor(share.colour)
            painter.fillRect(box.adjusted(0.5, 0, -0.5, 0), colour)
            if share.values[seat] < 0:
                painter.fillRect(box.adjusted(0.5, 0, -0.5, 0), Qt.BrushStyle.BDiagPattern)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            under = [
                f"{share.label} {figure(share.values[seat])}"
                for seat, share, box in self.segments()
                if box.contains(event.pos())
            ]
            QToolTip.showText(event.globalPos(), under[0] if under else "", self)
            return True
        return super().event(event)


class ScorePicture(Speaking, QFrame):
    """What the score would be now, and what it is made of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_role(self, "card")
        self.title, self.bars = label("note"), Bars()
        self.legend = QLabel()
        self.legend.setTextFormat(Qt.TextFormat.RichText)
        self.legend.setWordWrap(True)
        in_column(self.title, self.bars, self.legend, on=self, margins=(SIDE, 10, SIDE, 12))
        self.retranslate()

    def show_shares(self, shares: Sequence[ScorePart], marks: Sequence[SeatMark]) -> None:
        self.bars.show_shares(shares, marks)
        self._write_legend()
        self.setVisible(bool(shares))
        lines = [f"{share.label}: {' – '.join(map(figure, share.values))}" for share in shares]
        self.bars.setAccessibleName("; ".join(lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write_legend()

    def _write_legend(self) -> None:
        """The colours of the lines, with the figures of all seats where there is room for them."""
        shares = [share for share in self.bars.shares if any(share.values)]
        metrics, room = QFontMetrics(sized(TEXT_NOTE)), self.contentsRect().width() - 2 * SIDE
        has_room = all(metrics.horizontalAdvance(f"■ {_words(share)}") <= room for share in shares)
        parts = [_legend_part(share, _words(share) if has_room else share.label) for share in shares]
        self.legend.setText(f'<span style="font-size:{TEXT_NOTE}px">{"&nbsp; ".join(parts)}</span>')
        self.legend.setVisible(bool(parts))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Score if the game ended now"))


def _words(share: ScorePart) -> str:
    values = " \u2060–\u2060 ".join(map(figure, share.values))
    return f"{share.label} {values}"


def _legend_part(share: ScorePart, words: str) -> str:
    # Non-breaking, so that a colour never stands at the end of a line without its name.
    unbroken = escaped(words.replace(" ", "\u00a0"))
    return f'<span style="color:{share.colour}">■</span>\u00a0{unbroken}'
