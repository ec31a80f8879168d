"""The line below the objective: what is asked or told, and the choices that have no place of their own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from qtapp.base.theme import TEXT_BODY, TEXT_TITLE, Theme
from qtapp.boards.coldwar.layout import Layout
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import MIDDLE, fitted_font, flags, paint_text, wrapped_font

ARROW = 26.0  # pixels at the right, for the sign that there is more


class Status(Ground):
    """The line below the objective: what is asked or told, how many have passed, and the choices without a place."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.text = ""
        self.chips: tuple[tuple[str, str], ...] = ()  # action, label
        self.passes = (0, 0)
        self.is_story = False
        self._unit = 1.0
        self._places: dict[str, QRectF] = {}

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
            width = QFontMetricsF(font).horizontalAdvance(label) + 26 * layout.unit
            self._places[action] = QRectF(right - width, layout.status.top() + 3, width, layout.status.height() - 6)
            right -= width + 8
        self.lay(layout.status.adjusted(-2, -2, 2, 2), self.text, self.chips, self.passes, self.is_story)

    def _chip_font(self) -> QFont:
        return sized_font(TEXT_BODY * min(self._unit, 1.3), bold=True)

    def chip(self, action: str) -> QRectF | None:
        return self._places.get(action)

    # Where the words go, and in which type

    def words_box(self) -> QRectF:
        """What the chips, the passes and the arrow leave for the words."""
        box = self.boundingRect().adjusted(2, 2, -2, -2)
        end = min((place.left() for place in self._places.values()), default=box.right())
        if self.is_story:
            end -= ARROW
        elif self.passes[1]:
            end = self._pass(0).left()
        return QRectF(box.left() + 12, box.top(), end - box.left() - 20, box.height())

    def words_font(self) -> QFont:
        """On one line if it fits, otherwise on two."""
        box = self.words_box()
        most = min(TEXT_TITLE * self._unit, box.height() * 0.5)
        font = fitted_font([self.text], box.width(), most, bold=self.is_story)
        if QFontMetricsF(font).horizontalAdvance(self.text) <= box.width():
            return font
        return wrapped_font(self.text, box.size(), most, bold=self.is_story)

    def _pass(self, index: int) -> QRectF:
        """The place of one of the passes in a row."""
        box = self.boundingRect().adjusted(2, 2, -2, -2)
        side = min(11.0 * self._unit, box.height() * 0.32)
        end = min((place.left() for place in self._places.values()), default=box.right()) - 12
        left = end - (self.passes[1] - index) * (side + 4)
        return QRectF(left, box.center().y() - side / 2, side, side)

    def passes_box(self) -> QRectF:
        return self._pass(0).united(self._pass(self.passes[1] - 1)) if self.passes[1] else QRectF()

    # Painting

    def draw(self, painter: QPainter) -> None:
        box = self.boundingRect().adjusted(2, 2, -2, -2)
        painter.setPen(QPen(self.theme.colour("accent" if self.is_story else "hairline"), 1.4 if self.is_story else 1))
        painter.setBrush(self.theme.colour("surface", 0.95 if self.is_story else 0.55))
        painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), 8, 8)
        if self.is_story:
            self._paint_arrow(painter, QPointF(box.right() - ARROW / 2 - 4, box.center().y()))
        self._paint_passes(painter)
        painter.setPen(self.theme.colour("ink"))
        painter.setFont(self.words_font())
        painter.drawText(self.words_box(), flags(wrap=True), self.text)
        for action, label in self.chips:
            painter.setPen(QPen(self.theme.colour("accent"), 1.6))
            painter.setBrush(self.theme.colour("surface"))
            painter.drawRoundedRect(self._places[action], 7, 7)
            painter.setPen(self.theme.colour("accent"))
            paint_text(painter, self._places[action], label, self._chip_font(), MIDDLE)

    def _paint_arrow(self, painter: QPainter, middle: QPointF) -> None:
        """There is more to come."""
        side = 5.0 * self._unit
        path = QPainterPath(middle + QPointF(-side, -side))
        path.lineTo(middle + QPointF(side, 0))
        path.lineTo(middle + QPointF(-side, side))
        painter.fillPath(path, self.theme.colour("accent"))

    def _paint_passes(self, painter: QPainter) -> None:
        """So many passes in a row, of so many that end the struggle."""
        done, needed = self.passes
        painter.setPen(QPen(self.theme.colour("muted"), 1.4))
        for index in range(needed):
            painter.setBrush(self.theme.colour("warm") if index < done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self._pass(index))
