"""The page of cards that only one seat may see: the top of a deck, to be recruited, ordered or buried."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from qtapp.base.theme import TEXT_BODY
from qtapp.boards.coldwar.layout import Layout
from qtapp.boards.coldwar.pages.page import Page
from qtapp.boards.geometry import RATIO
from qtapp.boards.places import Place
from qtapp.items.cards import Face
from qtapp.items.frames import sized_font

TAKEN = 0.55  # how faint a card is that already has its place in the order


class SeenPage(Page):
    """For your eyes only."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.cards: tuple[tuple[str, Face], ...] = ()
        self.buttons: tuple[tuple[str, str], ...] = ()  # action, label
        self.order: tuple[str, ...] = ()

    def show_cards(
        self,
        layout: Layout,
        cards: Sequence[tuple[str, Face]],
        buttons: Sequence[tuple[str, str]],
        order: Sequence[str],
    ) -> None:
        """`order` are the cards already clicked, the first to come first."""
        if self._is_written(layout, tuple(cards), tuple(buttons), tuple(order)):
            return
        self.cards, self.buttons, self.order = tuple(cards), tuple(buttons), tuple(order)
        area, unit = layout.page, layout.unit
        high = min(0.46 * area.height(), 300 * unit, (area.width() * 0.9 / len(cards)) / RATIO)
        across, gap = high * RATIO, 18 * unit
        needed = sum(self._button_width(label, unit) + 10 * unit for _, label in buttons)
        width = max(len(cards) * (across + gap) + gap, needed + 4 * gap, min(area.width(), 560 * unit))
        height = high + 70 * unit + (42 * unit if buttons else 0)
        middle = layout.objective.center().y()
        top = min(max(middle - height / 2, area.top()), area.bottom() - height)
        self._open(QRectF(area.center().x() - width / 2, top, width, height), layout)
        self._spread(across, high, gap)

    def close_page(self) -> None:
        """Nothing of it is kept: the next to look at the screen may be someone else."""
        super().close_page()
        self.cards, self.buttons, self.order = (), (), ()

    def _button_width(self, label: str, unit: float) -> float:
        return QFontMetricsF(sized_font(TEXT_BODY * unit, bold=True)).horizontalAdvance(label) + 28 * unit

    def _spread(self, across: float, high: float, gap: float) -> None:
        inside = self.inside()
        left = inside.center().x() - (len(self.cards) * (across + gap) - gap) / 2
        self.targets = {
            Place("seen", code): QRectF(
                round(left + index * (across + gap)), round(inside.top() + 6 * self.unit), round(across), round(high)
            )
            for index, (code, _) in enumerate(self.cards)
        }
        widths = [self._button_width(label, self.unit) for _, label in self.buttons]
        left = inside.center().x() - (sum(widths) + 10 * self.unit * (len(widths) - 1)) / 2
        for (action, _), width in zip(self.buttons, widths, strict=True):
            self.targets[Place("chip", action)] = QRectF(left, inside.bottom() - 34 * self.unit, width, 32 * self.unit)
            left += width + 10 * self.unit

    def paint_page(self, painter: QPainter) -> None:
        for code, face in self.cards:
            self._paint_card(painter, face, self.targets[Place("seen", code)], TAKEN if code in self.order else 1.0)
        font = sized_font(TEXT_BODY * self.unit, bold=True)
        for action, label in self.buttons:
            self._paint_button(painter, self.targets[Place("chip", action)], label, font)
