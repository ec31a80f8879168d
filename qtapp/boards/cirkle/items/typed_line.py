"""The line in which a typed move is seen: where the news stand, which can wait while somebody types."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from qtapp.base.theme import CORNER, TEXT_BODY, TEXT_LEAST, TEXT_SCORE, Theme
from qtapp.boards.cirkle.layout import Layout
from qtapp.boards.marks import typed_font
from qtapp.items.frames import Mark, sized_font
from qtapp.items.lettering import flags, wrapped_height

PAD = 12.0
LINE = 34.0  # the height of what is typed, in a block
LONGEST = "K10xK11=C*"


class TypedLine(Mark):
    """What is being typed, and what it means or why it cannot be played."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.text, self.note = "", ""
        self.wrong = False
        self._place, self._is_block = QRectF(), False

    def show_text(self, layout: Layout, text: str, note: str, *, wrong: bool) -> None:
        self.text, self.note, self.wrong = text, note, wrong
        self._place, self._is_block = layout.news, layout.stacked
        self._cover(self._place.adjusted(-2, -2, 2, 2))

    def close(self) -> None:
        self.text, self.note, self.wrong = "", "", False
        self._cover(QRectF())

    def draw(self, painter: QPainter) -> None:
        token = "warm" if self.wrong else "accent"
        painter.setPen(QPen(self.theme.colour(token), 2.4))
        painter.setBrush(self.theme.colour("surface"))
        painter.drawRoundedRect(self._place.adjusted(1, 1, -1, -1), CORNER, CORNER)
        inside = self._place.adjusted(PAD, 3, -PAD, -3)
        font = typed_font(TEXT_SCORE - 2)
        wide = QFontMetricsF(font).horizontalAdvance(LONGEST) + PAD
        if self._is_block:
            self._paint_text(painter, QRectF(inside.left(), inside.top() + 4, inside.width(), LINE), font)
            self._paint_note(painter, inside.adjusted(0, LINE + 8, 0, -4), token)
        else:
            self._paint_text(painter, QRectF(inside.left(), inside.top(), wide, inside.height()), font)
            self._paint_note(painter, inside.adjusted(wide, 0, 0, 0), token)

    def _paint_text(self, painter: QPainter, box: QRectF, font: QFont) -> None:
        painter.setFont(font)
        painter.setPen(self.theme.colour("ink"))
        painter.drawText(box, flags(), self.text)
        caret = box.left() + QFontMetricsF(font).horizontalAdvance(self.text) + 2
        painter.setPen(QPen(self.theme.colour("accent"), 2))
        painter.drawLine(QLineF(caret, box.center().y() - 12, caret, box.center().y() + 12))

    def _paint_note(self, painter: QPainter, box: QRectF, token: str) -> None:
        size = next(
            (
                size
                for size in range(TEXT_BODY, TEXT_LEAST, -1)
                if wrapped_height(sized_font(size), box.width(), self.note) <= box.height()
            ),
            TEXT_LEAST,
        )
        painter.setFont(sized_font(size))
        painter.setPen(self.theme.colour(token if self.wrong else "ink"))
        painter.drawText(box, flags(wrap=True), self.note)
