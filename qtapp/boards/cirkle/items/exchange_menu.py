"""The choice of a lost unit, opened beside the square where it would come: one place for each, and one for none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from qtapp.base.theme import CORNER, TEXT_BODY, TEXT_NOTE, Theme
from qtapp.boards.cirkle.art.units import paint_unit
from qtapp.items.cards import paint_soft_shadow
from qtapp.items.frames import Mark
from qtapp.items.lettering import MIDDLE, fitted_font, paint_text

PAD = 8.0
MARGIN = 8.0  # around it, where its shadow falls
TITLE = 22.0
MOST_ACROSS = 4


class ExchangeMenu(Mark):
    """Kinds of units to choose from; "" stands for none."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.kinds: tuple[str, ...] = ()
        self.colour, self.title, self.without = "", "", ""
        self.current: str | None = None
        self._places: dict[str, QRectF] = {}

    @property
    def is_open(self) -> bool:
        return bool(self.kinds)

    def open_beside(
        self, square: QRectF, within: QRectF, kinds: Sequence[str], colour: str, words: tuple[str, str]
    ) -> None:
        """Beside a square, never over it; `words` are the title and what stands for none."""
        self.kinds, self.colour, (self.title, self.without) = tuple(kinds), colour, words
        side = max(40.0, min(square.width(), 64.0))
        units = [kind for kind in kinds if kind]
        across = max(min(len(units), MOST_ACROSS), 3)
        rows = -(-len(units) // across)
        none = 32.0 if "" in kinds else 0.0
        size = across * side + 2 * PAD, TITLE + rows * side + none + 2 * PAD + (6 if none else 0)
        box = _beside(square, within, *size)
        top = box.top() + PAD + TITLE
        self._places = {
            kind: QRectF(box.left() + PAD + place % across * side, top + place // across * side, side, side)
            for place, kind in enumerate(units)
        }
        if none:
            self._places[""] = QRectF(box.left() + PAD, box.bottom() - PAD - none, across * side, none)
        self._cover(box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def close(self) -> None:
        if self.kinds:
            self.kinds, self._places, self.current = (), {}, None
            self._cover(QRectF())

    def point(self, kind: str | None) -> None:
        if kind != self.current:
            self.current = kind
            self.update()

    def kind_at(self, pos: QPointF) -> str | None:
        return next((kind for kind, place in self._places.items() if place.contains(pos)), None)

    def holds(self, pos: QPointF) -> bool:
        return self.is_open and self.box.contains(pos)

    @property
    def box(self) -> QRectF:
        return self.boundingRect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def rect_of(self, kind: str) -> QRectF | None:
        return self._places.get(kind)

    def draw(self, painter: QPainter) -> None:
        box = self.box
        paint_soft_shadow(painter, box, CORNER, 7, self.theme.colour("shadow", 0.5))
        painter.setPen(QPen(self.theme.colour("accent"), 2))
        painter.setBrush(self.theme.colour("surface"))
        painter.drawRoundedRect(box, CORNER, CORNER)
        painter.setPen(self.theme.colour("ink"))
        title = QRectF(box.left() + PAD, box.top() + PAD - 2, box.width() - 2 * PAD, TITLE)
        paint_text(painter, title, self.title, fitted_font([self.title], title.width(), TEXT_BODY, bold=True))
        for kind, place in self._places.items():
            self._paint_choice(painter, kind, place)

    def _paint_choice(self, painter: QPainter, kind: str, place: QRectF) -> None:
        inner = place.adjusted(2, 2, -2, -2)
        is_current = kind == self.current
        painter.setPen(QPen(self.theme.colour("accent" if is_current else "hairline"), 3 if is_current else 1))
        painter.setBrush(self.theme.colour("window"))
        painter.drawRoundedRect(inner, 6, 6)
        if kind:
            inset = place.width() * 0.1
            paint_unit(
                painter, place.adjusted(inset, inset, -inset, -inset), kind, self.colour, height=1.0, theme=self.theme
            )
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self.theme.colour("ink"))
        paint_text(painter, inner, self.without, fitted_font([self.without], inner.width() - 8, TEXT_NOTE + 1), MIDDLE)


def _beside(square: QRectF, within: QRectF, width: float, height: float) -> QRectF:
    """At the side of the square with more room, and inside the board."""
    gap = square.width() * 0.2
    has_room = square.right() + gap + width <= within.right()
    left = square.right() + gap if has_room else square.left() - gap - width
    left = min(max(left, within.left() + MARGIN), within.right() - width - MARGIN)
    top = min(max(square.center().y() - height / 2, within.top() + MARGIN), within.bottom() - height - MARGIN)
    return QRectF(left, top, width, height)
