"""A blank card and the symbols printed on it: ivory with the border of its division, a watch, a badge of points.

Faces draw in units of a card, 63 × 88; `on_card` brings the painter there. Blank cards are painted once for each size
and shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from qtapp.base.brush import blended, drawn, faded, on_field, ramp, round_pen, saved
from qtapp.boards.art.engraving import ring, square_in
from qtapp.boards.art.palette import INK, IVORY, LAMPLIGHT, LIGHT, PALE_INK, SHADE
from qtapp.boards.cercle.art.divisions import (
    BADGES,
    division_colour,
    on_division,
    paint_division_badge,
    paint_pattern,
)
from qtapp.items.cards import paint_soft_shadow
from qtapp.items.printing import face_in, paint_figure

WIDTH, HEIGHT = 63.0, 88.0
CARD = QRectF(0, 0, WIDTH, HEIGHT)
CORNER = 5.0


def rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path


@contextmanager
def on_card(painter: QPainter, size: QSize, division: str, *, dark: bool) -> Iterator[float]:
    """Paint in units of the card on a blank of this division; tells how many pixels wide the card is."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(0, 0, blank(size.width(), size.height(), division, dark))
        yield _enter_card(painter, size)
        if dark:
            painter.fillPath(rounded(CARD, CORNER), faded(QColor(LAMPLIGHT), 0.10))


def _enter_card(painter: QPainter, size: QSize) -> float:
    box = face_in(size)
    painter.translate(box.topLeft())
    painter.scale(box.width() / WIDTH, box.height() / HEIGHT)
    return box.width()


@lru_cache(maxsize=24)
def blank(width: int, height: int, division: str, dark: bool) -> QImage:
    """A card in the colour and pattern of a division, with its shadow."""
    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    size = QSize(width, height)
    box = face_in(size)
    painter = QPainter(picture)
    shade = QColor(0, 0, 0, 150) if dark else QColor(58, 44, 24, 120)
    paint_soft_shadow(painter, box.adjusted(1, 1, -1, -1), CORNER * box.width() / WIDTH, box.left() * 0.82, shade)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _enter_card(painter, size)
    paint_pattern(painter, division, rounded(CARD, CORNER), 2.6 if box.width() >= 80 else 5.0, 0.24)
    painter.fillPath(
        rounded(CARD, CORNER), ramp(0, HEIGHT, (0, QColor(255, 255, 255, 40)), (0.4, QColor(255, 255, 255, 0)))
    )
    edge = max(0.8, 1.0 * WIDTH / box.width())
    painter.setPen(QPen(blended(division_colour(division), INK, 0.6), edge))
    painter.drawRoundedRect(CARD.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), CORNER, CORNER)
    painter.end()
    return picture


def paint_paper(painter: QPainter, rect: QRectF, corner: float = 2.0) -> None:
    """A field of ivory with an engraved edge."""
    painter.fillPath(
        rounded(rect, corner),
        ramp(rect.top(), rect.bottom(), (0, LIGHT), (0.4, IVORY), (1, blended(IVORY, SHADE, 0.5))),
    )
    painter.strokePath(rounded(rect, corner), QPen(faded(INK, 0.7), 0.6))


def paint_time(painter: QPainter, prep: int, rect: QRectF) -> None:
    """The preparation time on a pocket watch."""
    with on_field(painter, square_in(rect), 21.4):
        painter.setPen(round_pen(INK, 1.1))
        painter.setBrush(QColor("#E9C765"))
        painter.drawRoundedRect(QRectF(-2.2, -10.5, 4.4, 3.4), 1, 1)
        painter.drawEllipse(QPointF(0, 1.2), 9.1, 9.1)
        painter.setBrush(LIGHT)
        painter.drawEllipse(QPointF(0, 1.2), 7.4, 7.4)
        paint_figure(painter, str(prep), QRectF(-6, -4.0, 12, 10.4), INK)


def paint_points(painter: QPainter, points: int, bid: str, rect: QRectF) -> None:
    """The points of a spy on the badge of the division whose secrets pay for it; "G" is quartered."""
    box = square_in(rect)
    if bid == "G":
        paint_division_badge(painter, bid, box)
    with on_field(painter, box, 23.4):
        outline = drawn(BADGES[bid])
        if bid != "G":
            painter.fillPath(
                outline, ramp(-10, 10, (0, blended(division_colour(bid), LIGHT, 0.25)), (0.7, division_colour(bid)))
            )
        else:
            painter.fillPath(drawn("O 0 0 6.6 6.6"), LIGHT)
        painter.strokePath(outline, round_pen(INK, 2.6))
        painter.strokePath(outline, round_pen(LIGHT, 1.2))
        paint_figure(painter, str(points), QRectF(-6.2, -5.6, 12.4, 11.2), on_division(bid))


def paint_spent(painter: QPainter) -> None:
    """The card has acted: a veil of paper over all of it."""
    painter.fillPath(rounded(CARD, CORNER), QColor(120, 112, 98, 120))
    painter.setPen(QPen(faded(PALE_INK, 0.55), 1.2))
    with saved(painter):
        painter.setClipPath(rounded(CARD, CORNER), Qt.ClipOperation.IntersectClip)
        for start in range(6, 152, 9):
            painter.drawLine(QPointF(start, 0), QPointF(start - HEIGHT, HEIGHT))


def dotted_ring(painter: QPainter, centre: QPointF, radius: float, count: int, colour: QColor) -> None:
    """Beads in a circle."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for x, y in ring(count, radius):
        painter.drawEllipse(centre + QPointF(x, y), radius * 0.05, radius * 0.05)
