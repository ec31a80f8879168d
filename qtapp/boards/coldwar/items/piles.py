"""The decks with their counts and what one knows of them, the discard piles, and the tab of the report.

Cards that lie there face up are items of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qtapp.base.theme import TEXT_NOTE, Theme
from qtapp.boards.coldwar.art.tokens import paint_eye
from qtapp.boards.coldwar.layout import Layout
from qtapp.boards.geometry import RATIO
from qtapp.items.cards import Face, around, paint_face
from qtapp.items.ground import Ground
from qtapp.items.lettering import LEFT, MIDDLE, fitted_font, paint_text

MOST_KNOWN = 3  # cards that fit on a deck
THICK, THICKER = 2, 8  # cards from which on a deck is drawn higher
FOLDER = QColor("#D9B978")  # manila


class PileView(NamedTuple):
    """A deck or a discard pile."""

    place: QRectF
    label: str
    cards: int
    back: Face | None = None  # None: its cards lie face up
    known: tuple[Face, ...] = ()  # what the viewer knows of it, nearest to the top first


class Piles(Ground):
    """Both decks, both discard piles, and the tab of the report."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.piles: tuple[PileView, ...] = ()
        self.note, self.report = "", ""
        self._layout: Layout | None = None

    def tell(self, layout: Layout, piles: Sequence[PileView], note: str, report: str) -> None:
        self.piles, self.note, self.report, self._layout = tuple(piles), note, report, layout
        box = layout.group_note.united(layout.report).united(layout.objective)
        self.lay(box.adjusted(-4, -24 * layout.unit, 4, 6), layout, self.piles, note, report)

    def tab(self) -> QRectF:
        """Where the report is opened; empty if there is none."""
        if self._layout is None or not self.report:
            return QRectF()
        deck, row = self._layout.objective_deck, self._layout.report
        width = max(deck.width() * 1.1, 74 * self._layout.unit)
        left = min(deck.center().x() - width / 2, row.right() - width)
        return QRectF(left, row.top(), width, row.height())

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        for pile in self.piles:
            self._paint_pile(painter, pile)
        self._paint_empty(painter, self._layout.objective)
        if self.note:
            self._paint_note(painter, self._layout)
        if self.report:
            self._paint_tab(painter, self.tab())

    def _paint_pile(self, painter: QPainter, pile: PileView) -> None:
        place = pile.place
        unit = self._layout.unit if self._layout is not None else 1.0
        wide = place.width() * 1.5
        label = QRectF(place.center().x() - wide / 2, place.top() - 20 * unit, wide, 16 * unit)
        text = f"{pile.label} · {pile.cards}"
        painter.setPen(self.theme.colour("ink"))
        paint_text(painter, label, text, fitted_font([text], label.width(), TEXT_NOTE * unit), MIDDLE)
        if pile.back is None or not pile.cards:
            self._paint_empty(painter, place)
        if pile.back is not None and pile.cards:
            for layer in range(1 + (pile.cards > THICK) + (pile.cards > THICKER)):
                paint_face(painter, pile.back, around(place.translated(0, -2.0 * layer)))
        for index, face in enumerate(pile.known[:MOST_KNOWN]):
            paint_face(painter, face, around(known_place(place, index, len(pile.known))))

    def _paint_empty(self, painter: QPainter, place: QRectF) -> None:
        """Where a card would lie."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour("muted", 0.5), 1.2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), place.width() * 0.08, place.width() * 0.08)

    def _paint_note(self, painter: QPainter, layout: Layout) -> None:
        """What is known of the group deck, behind an eye: nobody else reads this."""
        box = layout.group_note
        side = box.height() * 0.8
        font = fitted_font([self.note], box.width() - side - 8, TEXT_NOTE * layout.unit, bold=True)
        painter.setPen(self.theme.colour("accent"))
        paint_eye(
            painter,
            QRectF(box.left() + 2, box.center().y() - side / 2, side, side),
            self.theme.colour("accent"),
            self.theme.colour("table"),
        )
        paint_text(painter, box.adjusted(side + 8, 0, 0, 0), self.note, font, LEFT)

    def _paint_tab(self, painter: QPainter, box: QRectF) -> None:
        path = QPainterPath(box.bottomLeft())
        path.lineTo(box.left() + 6, box.top() + 1)
        path.lineTo(box.right() - 6, box.top() + 1)
        path.lineTo(box.bottomRight())
        path.closeSubpath()
        painter.setPen(QPen(FOLDER.darker(150), 1))
        painter.setBrush(FOLDER)
        painter.drawPath(path)
        painter.setPen(QColor("#2B2214"))
        paint_text(
            painter,
            box,
            self.report,
            fitted_font([self.report], box.width() - 16, box.height() * 0.62, bold=True),
            MIDDLE,
        )


def known_place(deck: QRectF, index: int, count: int) -> QRectF:
    """A small card on the lower part of a deck."""
    across = (deck.width() - 4) / MOST_KNOWN if count > 1 else deck.width() * 0.52
    high = across / RATIO
    shown = min(count, MOST_KNOWN)
    left = deck.center().x() - shown * across / 2 + index * across
    return QRectF(left, deck.bottom() - high - 3, across - 2, high)
