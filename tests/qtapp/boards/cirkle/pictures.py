"""Painting for tests: a picture of anything, its greys, how far two pictures are apart, and contrasts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from engines import components

SMALL = 24  # pixels
BOARDS: Mapping[str, Mapping[str, Any]] = {row["id"]: row for row in components.document("cirkle")["board"]}

Paint = Callable[[QPainter, QRectF], None]


def picture(paint: Paint, side: int = SMALL, *, around: int = 0, ground: str | None = "#C8B48C") -> QImage:
    """What is painted on a square of so many pixels, with some more around it; `ground` lies below, if anything."""
    image = QImage(side + 2 * around, side + 2 * around, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent if ground is None else QColor(ground))
    painter = QPainter(image)
    paint(painter, QRectF(around, around, side, side))
    painter.end()
    return image


def grey(image: QImage) -> bytes:
    shades = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return b"".join(bytes(shades.constScanLine(y))[: shades.width()] for y in range(shades.height()))


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def difference(one: bytes, other: bytes) -> float:
    """How far two grey pictures are apart, pixel for pixel, on the average."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def assert_told_apart(pictures: Mapping[Any, QImage], least: float) -> None:
    """In grey, whatever their colours."""
    greys = {name: grey(image) for name, image in pictures.items()}
    for one, other in combinations(greys, 2):
        assert difference(greys[one], greys[other]) > least, (one, other)


def luminance(colour: QColor) -> float:
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
             for part in (colour.redF(), colour.greenF(), colour.blueF())]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
