"""Painting for tests: a picture of anything, its greys, how far two pictures are apart, and contrasts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from engines import components
from tests.qtapp.boards.shades import difference, grey

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


def assert_told_apart(pictures: Mapping[Any, QImage], least: float) -> None:
    """In grey, whatever their colours."""
    greys = {name: grey(image) for name, image in pictures.items()}
    for one, other in combinations(greys, 2):
        assert difference(greys[one], greys[other]) > least, (one, other)
