"""The paper everything is printed on: cards with their short shadow, the wear of an archive.

Faces draw in units of a card, 63 × 88; `on_card` brings the painter there. A picture that is wider than high shows the
card turned sideways, so that a mobilised group is as crisp as a ready one. Blank cards are painted once for each
size and shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from qtapp.base.brush import blended, ramp, saved
from qtapp.items.cards import paint_soft_shadow
from qtapp.items.printing import face_in

WIDTH, HEIGHT = 63.0, 88.0
CARD = QRectF(0, 0, WIDTH, HEIGHT)
CORNER = 5.0
INK, PALE_INK = QColor("#26221D"), QColor("#6A6256")
CREAM = QColor("#FBF5E6")
PAPER, WORN_PAPER, MANILA = "#F7F0E0", "#D9D5CB", "#E9D6AC"
GOLD, GOLD_RIM = QColor("#E7B94F"), QColor("#7A5410")


class CardStock(NamedTuple):
    """What a card is printed on: paper of a colour, perhaps with a coloured foot, perhaps hatched all over."""

    colour: str
    foot: str = ""
    foot_top: float = HEIGHT
    hatched: bool = False


@contextmanager
def on_card(painter: QPainter, size: QSize, stock: CardStock, *, dark: bool) -> Iterator[float]:
    """Paint in units of the card on a blank of this stock; tells how many pixels wide the card is."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(0, 0, blank(size.width(), size.height(), stock, dark))
        yield _enter_card(painter, size)


def _enter_card(painter: QPainter, size: QSize) -> float:
    box = face_in(size)
    painter.translate(box.topLeft())
    high, wide = box.height(), box.width()
    if size.width() > size.height():
        painter.translate(wide, 0)
        painter.rotate(90)
        high, wide = wide, high
    painter.scale(wide / WIDTH, high / HEIGHT)
    return wide


@lru_cache(maxsize=24)
def blank(width: int, height: int, stock: CardStock, dark: bool) -> QImage:
    """A card with nothing on it but its shadow, its grain, its edge and what else its stock brings."""
    size, picture = QSize(width, height), QImage(_shadow(width, height, dark))
    box = face_in(size)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_paper(painter, box, _corner_of(box), QColor(stock.colour), dark)
    _enter_card(painter, size)
    if stock.foot:
        _paint_foot(painter, stock.foot_top, QColor(stock.foot))
    if stock.hatched:
        _paint_hatching(painter)
    painter.end()
    return picture


def _corner_of(box: QRectF) -> float:
    return CORNER * min(box.width(), box.height()) / WIDTH


@lru_cache(maxsize=8)
def _shadow(width: int, height: int, dark: bool) -> QImage:
    """The shadow that every card of one size throws on the table."""
    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    box = face_in(QSize(width, height))
    inner = box.adjusted(1, 1, -1, -1) if box.width() > 4 and box.height() > 4 else box
    painter = QPainter(picture)
    shade = QColor(0, 0, 0, 150) if dark else QColor(58, 44, 24, 120)
    paint_soft_shadow(painter, inner, _corner_of(box), box.left() * 0.82, shade)
    painter.end()
    return picture


def _paint_paper(painter: QPainter, box: QRectF, corner: float, stock: QColor, dark: bool) -> None:
    if dark:  # a lamp-lit desk: white paper would glare
        stock = blended(stock, "#1A1712", 0.10)
    light, shade = blended(stock, "#FFFFFF", 0.28), blended(stock, "#8A744C", 0.10)
    painter.setPen(QPen(blended(stock, "#3A2C18", 0.55), max(0.8, corner * 0.16)))
    painter.setBrush(ramp(box.top(), box.bottom(), (0, light), (0.35, stock), (1, shade)))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    if min(box.width(), box.height()) >= 50:
        _paint_grain(painter, box, stock)


def _paint_grain(painter: QPainter, box: QRectF, stock: QColor) -> None:
    """Fibres of the paper, scattered evenly by the golden ratio, and the same every time."""
    tone = blended(stock, "#5A4420", 0.5)
    tone.setAlpha(26)
    painter.setPen(QPen(tone, max(0.6, box.width() / 160)))
    for index in range(46):
        x = box.left() + (0.04 + index * 0.75488 % 1 * 0.9) * box.width()
        y = box.top() + (0.03 + index * 0.56984 % 1 * 0.92) * box.height()
        lean = (index % 7 - 3) * box.width() / 240
        painter.drawLine(QPointF(x, y), QPointF(x + box.width() / 42, y + lean))


def _paint_foot(painter: QPainter, top: float, colour: QColor) -> None:
    """The lower part of a card in one colour, with its round corners."""
    side = 0.6
    path = QPainterPath(QPointF(side, top))
    path.lineTo(WIDTH - side, top)
    path.lineTo(WIDTH - side, HEIGHT - CORNER)
    path.quadTo(WIDTH - side, HEIGHT - side, WIDTH - CORNER, HEIGHT - side)
    path.lineTo(CORNER, HEIGHT - side)
    path.quadTo(side, HEIGHT - side, side, HEIGHT - CORNER)
    path.closeSubpath()
    painter.fillPath(path, colour)


def _paint_hatching(painter: QPainter) -> None:
    """Stripes from upper right to lower left: seen without colour."""
    painter.setPen(QPen(QColor(40, 36, 30, 76), 2.2))
    for start in range(14, 142, 9):
        painter.drawLine(
            QPointF(min(start, 60.0), max(3.0, start - 57.0)), QPointF(max(3.0, start - 82.0), min(start, 85.0))
        )


def darkened(painter: QPainter, *, dark: bool) -> None:
    """What is printed in colour on a card is dimmed by the lamp as the paper is."""
    if dark:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(16, 16, 20, 26))
        painter.drawRoundedRect(CARD, CORNER, CORNER)
