"""The reserve of the seat in focus, the piles of missions and the decks: what does not move of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from qtapp.base.brush import saved
from qtapp.base.theme import TEXT_LEAST, SeatMark, Theme
from qtapp.boards.complot.art.faces import ActionBack
from qtapp.boards.complot.art.missions import MissionBack
from qtapp.boards.complot.art.units import CODES, paint_unit
from qtapp.boards.complot.box import UNIT_KINDS
from qtapp.boards.complot.layout import Layout
from qtapp.boards.geometry import shrunk
from qtapp.items.cards import around, paint_face
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import MIDDLE, fitted_font, paint_text


class Stock(Ground):
    """The reserve of the seat in focus, the piles of missions, and the deck: what does not move of itself."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._layout: Layout | None = None

    def tell(
        self, layout: Layout, mark: SeatMark | None, reserve: Sequence[int], costs: Sequence[int],
        backs: Sequence[str | None], counts: Mapping[str, Any],
    ) -> None:  # fmt: skip
        self._layout, self._mark, self._reserve, self._costs = layout, mark, tuple(reserve), tuple(costs)
        self._backs, self._counts = tuple(backs), dict(counts)
        foot = layout.reserve[0].united(layout.discard).united(layout.piles[1]).united(layout.hand)
        self.lay(foot.adjusted(-6, -6, 6, 6), layout, mark, self._reserve, self._backs, tuple(sorted(counts.items())))

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        layout, dark = self._layout, self.theme.dark
        if self._mark is not None:
            for index, kind in enumerate(UNIT_KINDS):
                self._paint_stock(painter, layout.reserve[index], kind, self._reserve[index])
        for index, (back, box) in enumerate(zip(self._backs, layout.piles, strict=True)):
            if back is None:
                self._paint_empty(painter, box)
            else:
                paint_face(painter, MissionBack(back, dark), around(box))
                self._paint_count(painter, box, self._counts[f"pile{index}"])
        deck = layout.discard.translated(0, layout.piles[1].top() - layout.piles[0].top())
        self._paint_empty(painter, layout.discard)
        if self._counts["deck"]:
            paint_face(painter, ActionBack(dark), around(deck))
            self._paint_count(painter, deck, self._counts["deck"])
        else:
            self._paint_empty(painter, deck)

    def _paint_stock(self, painter: QPainter, box: QRectF, kind: str, count: int) -> None:
        with saved(painter):
            painter.setOpacity(1.0 if count else 0.35)
            paint_unit(
                painter,
                CODES[kind],
                QRectF(box.topLeft(), box.size().boundedTo(QRectF(0, 0, box.height(), box.height()).size())),
                self._mark,
                dark=self.theme.dark,
            )
        painter.setPen(self.theme.colour("ink" if count else "muted"))
        room = box.adjusted(box.height() + 2, 0, 0, 0)
        paint_text(painter, room, f"×{count}", fitted_font([f"×{count}"], room.width(), 0.5 * box.height(), bold=True))

    def _paint_empty(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour("muted", 0.5), 1.2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(shrunk(box, 1), 5, 5)

    def _paint_count(self, painter: QPainter, box: QRectF, count: int) -> None:
        assert self._layout is not None
        side = 19 * self._layout.unit
        disc = QRectF(box.right() - 0.8 * side, box.bottom() - 0.9 * side, side, side)
        painter.setPen(QPen(self.theme.colour("hairline"), 1))
        painter.setBrush(self.theme.colour("surface"))
        painter.drawEllipse(disc)
        painter.setPen(self.theme.colour("ink"))
        paint_text(painter, disc, str(count), sized_font(TEXT_LEAST * max(1.0, self._layout.unit), bold=True), MIDDLE)
