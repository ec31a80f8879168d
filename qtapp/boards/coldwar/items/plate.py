"""What the objective is, in words and numbers: a plate beside its card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from qtapp.base.theme import CORNER, TEXT_BODY, TEXT_LEAST, TEXT_TITLE, Theme
from qtapp.boards.coldwar.art.factions import paint_faction
from qtapp.boards.coldwar.art.objectives import PrintedObjective
from qtapp.boards.coldwar.art.tokens import paint_people, paint_points
from qtapp.boards.coldwar.layout import Layout
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import RIGHT, fitted_font, paint_text

PAPER = QColor("#F7F0E0")
PROFILE = (1.0, 0.88, 0.76, 0.64)  # the order is told by the size


class ObjectivePlate(Ground):
    """The objective's name and numbers, to be read at a glance."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.name = ""
        self.card: PrintedObjective | None = None
        self.words: tuple[str, ...] = ("", "", "", "")

    def tell(self, layout: Layout, name: str, card: PrintedObjective | None, words: Sequence[str], short: str) -> None:
        """`words` are those for Stability, population, points and profile; `short` is points where there is no room."""
        room = layout.plate.width() * 0.60 - 12
        fits = QFontMetricsF(sized_font(TEXT_LEAST)).horizontalAdvance(words[2]) <= room
        self.name, self.card = name, card
        self.words = tuple(words) if fits else (*words[:2], short, words[3])
        self.lay(layout.plate, name, card, self.words)

    def draw(self, painter: QPainter) -> None:
        if self.card is None:
            return
        box = self.boundingRect()
        painter.setPen(QPen(self.theme.colour("hairline"), 1))
        painter.setBrush(self.theme.colour("surface", 0.82))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        inside = box.adjusted(9, 5, -9, -5)
        rows = [
            QRectF(inside.left(), inside.top() + inside.height() * part, inside.width(), inside.height() * high)
            for part, high in ((0.0, 0.20), (0.20, 0.24), (0.44, 0.17), (0.61, 0.18), (0.79, 0.21))
        ]
        painter.setPen(self.theme.colour("ink"))
        title = fitted_font([self.name], inside.width(), min(TEXT_TITLE + 6, rows[0].height() * 0.74), bold=True)
        paint_text(painter, rows[0], self.name, title)
        self._paint_rows(painter, rows[1:], self.card)

    def _paint_rows(self, painter: QPainter, rows: Sequence[QRectF], card: PrintedObjective) -> None:
        font = fitted_font(self.words, rows[0].width() * 0.62, min(TEXT_BODY + 2, rows[1].height() * 0.62))
        painter.setPen(self.theme.colour("muted"))
        for row, word in zip(rows, self.words, strict=True):
            paint_text(painter, row, word, font)
        painter.setPen(self.theme.colour("ink"))
        large = sized_font(min(44.0, rows[0].height() * 0.98), bold=True)
        paint_text(painter, rows[0], str(card.stability), large, RIGHT)
        high = rows[1].height() * 0.8
        width = min(rows[1].width() * 0.38, high * card.population)
        people = QRectF(rows[1].right() - width, rows[1].center().y() - high / 2, width, high)
        paint_people(painter, card.population, people, self.theme.colour("ink"))
        side = rows[2].height() * 0.96
        paint_points(painter, card.vp, QRectF(rows[2].right() - side, rows[2].center().y() - side / 2, side, side))
        self._paint_profile(painter, rows[3], card, QFontMetricsF(font).horizontalAdvance(self.words[3]))

    def _paint_profile(self, painter: QPainter, row: QRectF, card: PrintedObjective, used: float) -> None:
        """Who is ahead in a tie, from first to last and from large to small."""
        largest = min(row.height() * 0.98, (row.width() - used - 8) / sum(PROFILE))
        left = row.right() - largest * sum(PROFILE)
        for faction, part in zip(card.profile, PROFILE, strict=True):
            place = QRectF(left, row.center().y() - largest * part / 2, largest * part, largest * part)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PAPER)
            painter.drawEllipse(place)
            inset = largest * part * 0.13
            paint_faction(painter, faction, place.adjusted(inset, inset, -inset, -inset))
            left += largest * part
