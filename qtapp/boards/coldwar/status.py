"""The line below the objective: what is asked or told, and the choices that have no place of their own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from qtapp.boards.coldwar.layout import Layout
from qtapp.boards.coldwar.marks import LEFT, MIDDLE, Ground, fitted_font, paint_text, sized_font, wrapped_height
from qtapp.theme import TEXT_BODY, TEXT_LEAST, TEXT_TITLE, Theme


class Status(Ground):
    """The line below the objective: what is asked or told, how many have passed, and the choices without a place."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.text = ""
        self.chips: tuple[tuple[str, str], ...] = ()  # action, label
        self.passes = (0, 0)
        self.is_story = False
        self._unit, self._places = 1.0, {}

    def tell(self, layout: Layout, text: str, chips: Sequence[tuple[str, str]], passes: tuple[int, int]) -> None:
        self.text, self.chips, self.passes, self.is_story = text, tuple(chips), passes, False
        self._spread(layout)

    def narrate(self, layout: Layout, text: str) -> None:
        """Tell a step of the story."""
        self.text, self.chips, self.passes, self.is_story = text, (), (0, 0), True
        self._spread(layout)

    def _spread(self, layout: Layout) -> None:
        self._unit = layout.unit
        self._places = {}
        right, font = layout.status.right() - 4, self._chip_font()
        for action, label in reversed(self.chips):
            width = _advance(label, font) + 26 * layout.unit
            self._places[action] = QRectF(right - width, layout.status.top() + 3, width, layout.status.height() - 6)
            right -= width + 8
        self.lay(layout.status.adjusted(-2, -2, 2, 2))

    def _chip_font(self) -> QFont:
        return sized_font(TEXT_BODY * min(self._unit, 1.3), bold=True)

    def chip(self, action: str) -> QRectF | None:
        return self._places.get(action)

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.boundingRect().adjusted(2, 2, -2, -2)
        painter.setPen(QPen(self.theme.colour("accent" if self.is_story else "hairline"), 1.4 if self.is_story else 1))
        painter.setBrush(self.theme.colour("surface", 0.95 if self.is_story else 0.55))
        painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), 8, 8)
        left_end = min((place.left() for place in self._places.values()), default=box.right())
        words = QRectF(box.left() + 12, box.top(), left_end - box.left() - 20, box.height())
        words = self._paint_passes(painter, words)
        painter.setPen(self.theme.colour("ink"))
        self._paint_words(painter, words)
        for (_, label), place in zip(self.chips, (self._places[action] for action, _ in self.chips), strict=True):
            painter.setPen(QPen(self.theme.colour("accent"), 1.6))
            painter.setBrush(self.theme.colour("surface"))
            painter.drawRoundedRect(place, 7, 7)
            painter.setPen(self.theme.colour("accent"))
            paint_text(painter, place, label, self._chip_font(), MIDDLE)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """On one line if it fits, otherwise on two."""
        if self.is_story:
            box = box.adjusted(0, 0, -18, 0)
            side = 5.0
            middle = QPointF(box.right() + 12, box.center().y())
            path = QPainterPath(middle + QPointF(-side, -side))
            path.lineTo(middle + QPointF(side, 0))
            path.lineTo(middle + QPointF(-side, side))
            painter.fillPath(path, self.theme.colour("accent"))
        most = min(TEXT_TITLE * self._unit, box.height() * 0.5)
        font = fitted_font([self.text], box.width(), most, bold=self.is_story)
        if _advance(self.text, font) <= box.width():
            paint_text(painter, box, self.text, font, LEFT)
            return
        painter.setFont(_two_lines(self.text, box, most, bold=self.is_story))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap), self.text)

    def _paint_passes(self, painter: QPainter, box: QRectF) -> QRectF:
        """So many passes in a row, of so many that end the struggle."""
        done, needed = self.passes
        if not needed:
            return box
        side = min(11.0 * self._unit, box.height() * 0.32)
        left = box.right() - needed * (side + 4)
        painter.setPen(QPen(self.theme.colour("muted"), 1.4))
        for index in range(needed):
            painter.setBrush(self.theme.colour("warm") if index < done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(left + index * (side + 4), box.center().y() - side / 2, side, side))
        return box.adjusted(0, 0, left - box.right() - 8, 0)


def _advance(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _two_lines(text: str, box: QRectF, most: float, *, bold: bool) -> QFont:
    for pixels in range(round(most), TEXT_LEAST, -1):
        font = sized_font(pixels, bold=bold)
        if wrapped_height(font, box.width(), text) <= box.height():
            return font
    return sized_font(TEXT_LEAST, bold=bold)
