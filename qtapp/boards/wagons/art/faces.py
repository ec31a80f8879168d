"""The faces of the cards: four territories, each a landscape with its stamp.

Territories and stamps are painted once for each size and put together into cards. A card turned upside down shows its
territories in their new places, but every landscape upright: on a screen nobody should have to read cows head over
heels.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qtapp.base.brush import ramp, saved
from qtapp.boards.wagons.art.icons import CREAM, paint_stamp
from qtapp.boards.wagons.art.terrains import HEIGHT, VARIANTS, WIDTH, paint_terrain
from qtapp.items.cards import PICTURES, CardItem, corner_of, paint_soft_shadow
from qtapp.words.wagons.names import names

FINE_FROM = 34  # pixels: narrower territories leave small things out
STAMP_FINE, STAMP_COARSE = 18.5, 20.5  # radius in the units of a territory


@dataclass(frozen=True, slots=True)
class Landscape:
    """The land of a territory."""

    terrain: str
    colour: str
    variant: int

    def paint(self, painter: QPainter, size: QSize) -> None:
        painter.scale(size.width() / WIDTH, size.height() / HEIGHT)
        paint_terrain(painter, self.terrain, QColor(self.colour), self.variant, fine=size.width() >= FINE_FROM)


@dataclass(frozen=True, slots=True)
class Stamp:
    """What stands on a territory, on its disc, in a picture of the territory's size."""

    icon: str

    def paint(self, painter: QPainter, size: QSize) -> None:
        fine = size.width() >= FINE_FROM
        radius = (STAMP_FINE if fine else STAMP_COARSE) * size.width() / WIDTH
        paint_stamp(painter, self.icon, QPointF(size.width() / 2, size.height() / 2), radius, fine=fine)


@cache
def territories(card: int, *, turned: bool) -> tuple[tuple[Landscape, Stamp], ...]:
    """The quarters of a card as they lie: top left, top right, bottom left, bottom right."""
    # A territory keeps its landscape when the card is turned.
    variants = [(card + quadrant * 2) % VARIANTS for quadrant in range(4)]
    found = []
    for code, variant in zip(names().quadrants(card), variants, strict=True):
        terrain, icon = names().parts(code)
        found.append((Landscape(terrain, names().colour(terrain), variant), Stamp(icon)))
    return tuple(reversed(found) if turned else found)


@dataclass(frozen=True, slots=True)
class Shadow:
    """The shadow that every card of one size throws on the table."""

    dark: bool

    def paint(self, painter: QPainter, size: QSize) -> None:
        box, margin = _face_in(size)
        colour = QColor(0, 0, 0, 150) if self.dark else QColor(58, 44, 24, 120)
        paint_soft_shadow(painter, box.adjusted(1, 1, -1, -1), corner_of(box.width()), margin * 0.82, colour)


def _face_in(size: QSize) -> tuple[QRectF, int]:
    """The card itself in a picture that has room for its shadow, and how wide that room is."""
    margin = round(size.width() * CardItem.MARGIN / (1 + 2 * CardItem.MARGIN))
    return QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin), margin


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card's front, one way up or the other, with the shadow it throws on the table."""

    card: int
    turned: bool = False
    dark: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        box, _ = _face_in(size)
        corner = corner_of(box.width())
        painter.drawImage(0, 0, PICTURES.picture(Shadow(self.dark), size))
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
        for index, territory in enumerate(territories(self.card, turned=self.turned)):
            x, y = (left, middle_x)[index % 2], (top, middle_y)[index // 2]
            for part in territory:
                painter.drawImage(x, y, PICTURES.picture(part, size))
        line = max(1.0, box.width() / 70)
        painter.setPen(QPen(CREAM, line))
        painter.drawLine(QPointF(middle_x, top), QPointF(middle_x, box.bottom()))
        painter.drawLine(QPointF(left, middle_y), QPointF(box.right(), middle_y))
        if self.dark:  # a lamp-lit table: white paper would glare
            painter.fillRect(box, QColor(12, 18, 24, 26))

    def _paint_edge(self, painter: QPainter, box: QRectF, corner: float) -> None:
        width = max(1.0, box.width() / 72)
        inside = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        stops = (0, QColor(255, 252, 240, 215)), (0.3, QColor(250, 240, 216, 150)), (1, QColor(90, 66, 40, 150))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ramp(inside.top(), inside.bottom(), *stops), width))
        painter.drawRoundedRect(inside, corner - width / 2, corner - width / 2)
        painter.setPen(QPen(QColor(34, 24, 16, 130), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
