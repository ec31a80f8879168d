"""What cards are printed with: figures as large as fits, labels in readable type, the card itself in its picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPainterPath

from qtapp.base.brush import made_ready, saved
from qtapp.base.theme import TEXT_LEAST
from qtapp.items.cards import CardItem

LABEL_MOST = 15.0  # pixels of a label's type on a card of the usual size; it grows with larger cards
NARROW = 85  # per cent: how narrow type may be before a name is left out
LINE = 0.98  # the height of a line of a label, in sizes of its type


def face_in(size: QSize) -> QRectF:
    """The card itself in a picture that has room for its shadow, as `CardItem` asks for it."""
    margin = round(size.width() * CardItem.MARGIN / (1 + 2 * CardItem.MARGIN))
    return QRectF(margin, margin, max(1, size.width() - 2 * margin), max(1, size.height() - 2 * margin))


@lru_cache(maxsize=256)
def _figure(text: str, family: str) -> tuple[QPainterPath, QRectF]:
    font = QFont(family)
    font.setPixelSize(100)
    font.setWeight(QFont.Weight.Black)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    path.setFillRule(Qt.FillRule.WindingFill)
    return made_ready(path), path.boundingRect()


def paint_figure(painter: QPainter, text: str, rect: QRectF, colour: QColor) -> None:
    """A number or a letter or two, as large as fits in the middle of a rectangle; all figures are equally high."""
    family = QGuiApplication.font().family()
    path, box = _figure(text, family)
    _, nought = _figure("0", family)
    if box.isEmpty():
        return
    scale = min(rect.height() / nought.height(), rect.width() / box.width())
    with saved(painter):
        painter.translate(rect.center())
        painter.scale(scale, scale)
        painter.translate(-box.center().x(), -nought.center().y())
        painter.fillPath(path, colour)


def pixels_per_unit(painter: QPainter) -> float:
    real = painter.transform()
    return hypot(real.m11(), real.m12())


def label_font(pixels: int, stretch: int = 100) -> QFont:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(1, pixels))
    font.setBold(True)
    font.setStretch(stretch)
    return font


class Typed(NamedTuple):
    """How a label is set."""

    pixels: int
    stretch: int
    lines: tuple[str, ...]


@lru_cache(maxsize=512)
def _width(text: str, family: str) -> float:  # noqa: ARG001 (a width holds for one family of type)
    """The width of a text in type of one pixel."""
    return QFontMetricsF(label_font(100)).horizontalAdvance(text) / 100


def fitted_label(text: str, room: QSizeF, least: float = TEXT_LEAST) -> Typed | None:
    """The largest type with which a text fits into so many pixels, on one line or two, narrow if it must be, and only
    then broken after a hyphen; None if it does not fit at all: a name is left out rather than cut."""
    words, hyphens = text.split(" "), [at + 1 for at, letter in enumerate(text) if letter == "-"]
    splits = [(text,), *((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))]
    broken = [(text[:at], text[at:]) for at in hyphens]
    return _fitted(splits, room, least) or (_fitted(broken, room, least) if broken else None)


def _fitted(splits: Sequence[tuple[str, ...]], room: QSizeF, least: float) -> Typed | None:
    most, family = max(LABEL_MOST, room.height() * 0.42), QGuiApplication.font().family()
    for stretch in (100, NARROW):
        sizes = [
            (
                min(
                    most,
                    room.height() / (LINE * len(lines) + 0.2),
                    (room.width() - 1) / max(_width(line, family) for line in lines) * 100 / stretch,
                ),
                lines,
            )
            for lines in splits
        ]
        pixels, lines = max(sizes, key=lambda size: int(size[0]))
        if int(pixels) >= least:
            return Typed(int(pixels), stretch, lines)
    return None


def paint_label(painter: QPainter, text: str, rect: QRectF, colour: QColor, least: float = TEXT_LEAST) -> bool:
    """Type a text in the middle of a rectangle if it fits; tells whether it did."""
    unit = pixels_per_unit(painter)
    room = QSizeF(rect.width() * unit, rect.height() * unit)
    fitted = fitted_label(text, room, least) if text and room.height() >= least else None
    if not fitted:
        return False
    with saved(painter):
        painter.translate(rect.center())
        painter.scale(1 / unit, 1 / unit)
        painter.setFont(label_font(fitted.pixels, fitted.stretch))
        painter.setPen(colour)
        metrics = QFontMetricsF(painter.font())
        line = fitted.pixels * LINE
        top = -(line * len(fitted.lines) + fitted.pixels * 0.2) / 2
        for index, words in enumerate(fitted.lines):
            at = QPointF(-metrics.horizontalAdvance(words) / 2, top + line * (index + 0.94))
            painter.drawText(at, words)
    return True
