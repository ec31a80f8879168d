"""The faces of the cards: four territories, each a landscape with its stamp.

Territories and stamps are painted once for each size and put together into cards. A card turned upside down shows its
territories in their new places, but every landscape upright: on a screen nobody should have to read cows head over
heels.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from qtapp.boards.wagons.icons import CREAM, paint_stamp
from qtapp.boards.wagons.terrains import HEIGHT, WIDTH, paint_terrain
from qtapp.items.brush import saved
from qtapp.items.cards import CardItem, Shelf, corner_of, paint_soft_shadow
from qtapp.words.wagons.names import Names

FINE_FROM = 34  # pixels: narrower territories leave small things out
STAMP_FINE, STAMP_COARSE = 18.5, 20.5  # radius in the units of a territory


class Landscape(NamedTuple):
    """The land of a territory."""

    terrain: str
    colour: str
    variant: int

    @property
    def key(self) -> Hashable:
        return ("land", self.terrain, self.variant)

    def paint(self, painter: QPainter, size: QSize) -> None:
        painter.scale(size.width() / WIDTH, size.height() / HEIGHT)
        paint_terrain(painter, self.terrain, QColor(self.colour), self.variant, fine=size.width() >= FINE_FROM)


class Stamp(NamedTuple):
    """What stands on a territory, on its disc, in a picture of the territory's size."""

    icon: str

    @property
    def key(self) -> Hashable:
        return ("stamp", self.icon)

    def paint(self, painter: QPainter, size: QSize) -> None:
        fine = size.width() >= FINE_FROM
        radius = (STAMP_FINE if fine else STAMP_COARSE) * size.width() / WIDTH
        paint_stamp(painter, self.icon, QPointF(size.width() / 2, size.height() / 2), radius, fine=fine)


class Territory(NamedTuple):
    """One quarter of a card."""

    land: Landscape
    stamp: Stamp


class Shadow(NamedTuple):
    """The shadow that every card of one size throws on the table."""

    dark: bool

    @property
    def key(self) -> Hashable:
        return ("shadow", self.dark)

    def paint(self, painter: QPainter, size: QSize) -> None:
        box, margin = _face_in(size)
        colour = QColor(0, 0, 0, 150) if self.dark else QColor(58, 44, 24, 120)
        paint_soft_shadow(painter, box.adjusted(1, 1, -1, -1), corner_of(box.width()), margin * 0.82, colour)


def _face_in(size: QSize) -> tuple[QRectF, int]:
    """The card itself in a picture that has room for its shadow, and how wide that room is."""
    margin = round(size.width() * CardItem.MARGIN / (1 + 2 * CardItem.MARGIN))
    return QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin), margin


class CardFace(NamedTuple):
    """A card's front, one way up or the other, with the shadow it throws on the table."""

    card: int
    territories: tuple[Territory, ...]  # as they lie: top left, top right, bottom left, bottom right
    turned: bool
    dark: bool
    shelf: Shelf

    @property
    def key(self) -> Hashable:
        return ("card", self.card, self.turned, self.dark)

    def paint(self, painter: QPainter, size: QSize) -> None:
        box, _ = _face_in(size)
        corner = corner_of(box.width())
        painter.drawImage(0, 0, self.shelf.picture(Shadow(self.dark), size))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(box, corner, corner)
        with saved(painter):
            painter.setClipPath(outline)
            self._paint_territories(painter, box)
        self._paint_edge(painter, box, corner)

    def _paint_territories(self, painter: QPainter, box: QRectF) -> None:
        left, top = round(box.left()), round(box.top())
        middle_x, middle_y = round(box.center().x()), round(box.center().y())
        # All four have one size, so that a landscape is painted once for all cards: where halves differ by a pixel, the
        # next territory covers it, or the edge of the card cuts it off.
        size = QSize(
            max(middle_x - left, round(box.right()) - middle_x), max(middle_y - top, round(box.bottom()) - middle_y)
        )
        for index, territory in enumerate(self.territories):
            x, y = (left, middle_x)[index % 2], (top, middle_y)[index // 2]
            for part in territory:
                painter.drawImage(x, y, self.shelf.picture(part, size))
        line = max(1.0, box.width() / 70)
        painter.setPen(QPen(CREAM, line))
        painter.drawLine(QPointF(middle_x, top), QPointF(middle_x, box.bottom()))
        painter.drawLine(QPointF(left, middle_y), QPointF(box.right(), middle_y))
        if self.dark:  # a lamp-lit table: white paper would glare
            painter.fillRect(box, QColor(12, 18, 24, 26))

    def _paint_edge(self, painter: QPainter, box: QRectF, corner: float) -> None:
        width = max(1.0, box.width() / 72)
        inside = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        light = QLinearGradient(inside.topLeft(), inside.bottomLeft())
        light.setColorAt(0, QColor(255, 252, 240, 215))
        light.setColorAt(0.3, QColor(250, 240, 216, 150))
        light.setColorAt(1, QColor(90, 66, 40, 150))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QBrush(light), width))
        painter.drawRoundedRect(inside, corner - width / 2, corner - width / 2)
        painter.setPen(QPen(QColor(34, 24, 16, 130), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)


class Faces:
    """The faces of all cards in one theme, sharing one shelf of pictures."""

    def __init__(self, names: Names, shelf: Shelf, *, dark: bool) -> None:
        self._names, self.shelf, self._dark = names, shelf, dark
        self._cards: dict[tuple[int, bool], CardFace] = {}

    def territory(self, code: str, variant: int = 0) -> Territory:
        terrain, icon = self._names.parts(code)
        return Territory(Landscape(terrain, self._names.colour(terrain), variant), Stamp(icon))

    def card(self, card: int, *, turned: bool = False) -> CardFace:
        if (card, turned) not in self._cards:
            self._cards[card, turned] = self._made(card, turned=turned)
        return self._cards[card, turned]

    def _made(self, card: int, *, turned: bool) -> CardFace:
        codes = self._names.quadrants(card, turned=turned)
        # A territory keeps its landscape when the card is turned.
        variants = [(card + quadrant * 2) % 3 for quadrant in range(4)]
        if turned:
            variants.reverse()
        territories = tuple(self.territory(code, variant) for code, variant in zip(codes, variants, strict=True))
        return CardFace(card, territories, turned, self._dark, self.shelf)
