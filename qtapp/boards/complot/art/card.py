"""A blank card and what is printed on all of them: a coloured border with a pattern, fields of paper, badges of values.

Faces draw in units of a card, 63 × 88, as those of the other games; `on_card` brings the painter there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from qtapp.base.brush import blended, drawn, faded, made_ready, on_field, ramp, round_pen, saved
from qtapp.boards.art.engraving import hatching, square_in
from qtapp.boards.art.palette import INK, IVORY, LAMPLIGHT, LIGHT, SHADE
from qtapp.boards.complot.art.palette import BLOOD, GOLD, LAMP, VALUE_COLOURS
from qtapp.items.cards import paint_soft_shadow
from qtapp.items.printing import face_in, paint_figure

WIDTH, HEIGHT = 63.0, 88.0
CARD = QRectF(0, 0, WIDTH, HEIGHT)
CORNER = 5.0
LARGE_FROM, NAMED_FROM, MEDIUM_FROM = 96, 92, 44  # pixels of the card's width
BADGES = {  # each value in a shape of its own; where its figure stands
    "combat": (  # an explosion
        "M 0 -11 L 2.6 -7.2 L 6.6 -9.6 L 6.8 -5.2 L 11 -4.6 L 8.6 -1 L 11 2.4 L 7.4 4.2 L 8.2 8.6 L 4 7.6 L "
        "2 11 L -0.8 8 "
        "L -4.4 10.2 L -5.2 6.2 L -9.6 6.6 L -8 2.8 L -11 0 L -7.8 -2.6 L -9.6 -6.4 L -5.2 -6.4 L -4.4 -10 L "
        "-1.2 -7.6 Z",
        QRectF(-5.4, -5.2, 10.8, 10.6),
    ),
    "plot": (  # an eye
        "M -12 0 C -7.4 -10.6 7.4 -10.6 12 0 C 7.4 10.6 -7.4 10.6 -12 0 Z",
        QRectF(-5.4, -5.0, 10.8, 10.2),
    ),
    "life": (  # a heart
        "M 0 10.6 C -5.6 6.4 -11 2 -11 -3.8 C -11 -10.4 -2.8 -11.6 0 -5.8 C 2.8 -11.6 11 -10.4 11 -3.8 C 11 2 5.6 6.4 "
        "0 10.6 Z",
        QRectF(-5.2, -5.4, 10.4, 9.8),
    ),
    "elimination": (  # a grave
        "M -8 10.4 L -8 -2.4 C -8 -13.2 8 -13.2 8 -2.4 L 8 10.4 Z",
        QRectF(-5.2, -4.4, 10.4, 10.6),
    ),
}


RIBBONS = "M -4.6 4 L -5.6 12 L -2.6 9.8 L -0.6 11.6 L 0 5 Z M 4.6 4 L 5.6 12 L 2.6 9.8 L 0.6 11.6 L 0 5 Z"


def rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path


@contextmanager
def on_card(painter: QPainter, size: QSize, colour: QColor, pattern: str, *, dark: bool) -> Iterator[float]:
    """Paint in units of the card on a blank of this colour; tells how many pixels wide the card is."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(0, 0, blank(size.width(), size.height(), colour.name(), pattern, dark))
        box = face_in(size)
        painter.translate(box.topLeft())
        painter.scale(box.width() / WIDTH, box.height() / HEIGHT)
        yield box.width()
        if dark:
            painter.fillPath(rounded(CARD, CORNER), faded(QColor(LAMPLIGHT), 0.10))


@lru_cache(maxsize=32)
def blank(width: int, height: int, colour: str, pattern: str, dark: bool) -> QImage:
    """A card of a colour and a pattern ("plain", "hatched", "crossed", "barred"), with its shadow."""
    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    box = face_in(QSize(width, height))
    painter = QPainter(picture)
    shade = QColor(0, 0, 0, 150) if dark else QColor(58, 44, 24, 120)
    paint_soft_shadow(painter, box.adjusted(1, 1, -1, -1), CORNER * box.width() / WIDTH, box.left() * 0.82, shade)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / WIDTH, box.height() / HEIGHT)
    ground, card = QColor(colour), rounded(CARD, CORNER)
    painter.fillPath(card, ramp(0, HEIGHT, (0, blended(ground, LIGHT, 0.16)), (0.4, ground)))
    with saved(painter):
        painter.setClipPath(card)
        painter.fillPath(_pattern(pattern, 2.6 if box.width() >= 80 else 5.0), faded(LIGHT, 0.22))
    edge = max(0.8, 1.0 * WIDTH / box.width())
    painter.setPen(QPen(blended(ground, INK, 0.6), edge))
    painter.drawRoundedRect(CARD.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), CORNER, CORNER)
    painter.end()
    return picture


@lru_cache(maxsize=16)
def _pattern(name: str, gap: float) -> QPainterPath:
    whole, lines = QPainterPath(), QPainterPath()
    whole.addRect(CARD)
    for angle in {"hatched": (45,), "crossed": (45, -45), "barred": (90,), "ruled": (0,)}.get(name, ()):
        lines.addPath(hatching(whole, angle, gap, gap * 0.24))
    return made_ready(lines)


def paint_field(painter: QPainter, rect: QRectF, corner: float = 2.0, ground: QColor | None = None) -> None:
    """A field of paper with an edge in ink."""
    paper = ground or IVORY
    painter.fillPath(
        rounded(rect, corner),
        ramp(rect.top(), rect.bottom(), (0, blended(paper, LIGHT, 0.7)), (0.4, paper), (1, blended(paper, SHADE, 0.5))),
    )
    painter.strokePath(rounded(rect, corner), QPen(faded(INK, 0.7), 0.6))


def paint_value(painter: QPainter, value: str, figure: str, rect: QRectF) -> None:
    """One of the four values of a character on its badge: "combat", "plot", "life", "elimination"."""
    outline, room = BADGES[value]
    colour = VALUE_COLOURS[value]
    with on_field(painter, square_in(rect), 25.0):
        shape = drawn(outline)
        painter.strokePath(shape, round_pen(INK, 2.8))
        painter.strokePath(shape, round_pen(LIGHT, 1.4))
        painter.fillPath(shape, ramp(-11, 11, (0, blended(colour, LIGHT, 0.2)), (0.6, colour)))
        paint_figure(painter, figure, room.adjusted(-2.4, 0, 2.4, 0) if len(figure) > 1 else room, LIGHT)


def paint_disc(painter: QPainter, rect: QRectF, ground: QColor) -> QRectF:
    """A disc with an edge in ink; answers the square inside it."""
    box = square_in(rect)
    with on_field(painter, box, 22.0):
        disc = drawn("O 0 0 10 10")
        painter.fillPath(disc, ramp(-10, 10, (0, blended(ground, LIGHT, 0.25)), (0.6, ground)))
        painter.strokePath(disc, round_pen(INK, 1.6))
    inset = box.width() * 0.2
    return box.adjusted(inset, inset, -inset, -inset)


def paint_lamp(painter: QPainter, number: int, rect: QRectF) -> None:
    """The lamp of a place with its number."""
    inside = paint_disc(painter, rect, LAMP)
    paint_figure(painter, str(number), inside.adjusted(0, inside.height() * 0.14, 0, -inside.height() * 0.14), INK)


def paint_medal(painter: QPainter, points: int, rect: QRectF) -> None:
    """Inquiry points on a seal with ribbons."""
    with saved(painter):
        painter.translate(rect.center().x(), rect.top() + 8)
        scale = rect.width() / 14
        painter.scale(scale, scale)
        painter.fillPath(
            drawn("M -4.6 4 L -5.6 12 L -2.6 9.8 L -0.6 11.6 L 0 5 Z M 4.6 4 L 5.6 12 L 2.6 9.8 L 0.6 11.6 L 0 5 Z"),
            BLOOD,
        )
        painter.fillPath(drawn("O 0 0 7.4 7.4"), GOLD)
        painter.strokePath(drawn("O 0 0 7.4 7.4"), round_pen(INK, 0.9))
        painter.fillPath(drawn("O 0 0 5.8 5.8"), blended(GOLD, LIGHT, 0.75))
        paint_figure(painter, str(points), QRectF(-4.4, -3.8, 8.8, 7.6), INK)


def paint_veil(painter: QPainter) -> None:
    """A card that cannot be used now."""
    painter.fillPath(rounded(CARD, CORNER), QColor(96, 92, 84, 130))
