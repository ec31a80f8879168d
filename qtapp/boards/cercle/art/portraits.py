"""The sixty portraits, put together from parts by the recipes of each spy (see `qtapp.boards.art.figures`).

Walls take a hint of the colour of the division.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from qtapp.base.brush import Tones, blended
from qtapp.boards.art import figures
from qtapp.boards.art.figures import PlacedPart, filling, paint_figure, worn
from qtapp.boards.art.palette import IVORY
from qtapp.boards.cercle.art.divisions import division_colour
from qtapp.boards.cercle.art.parts import PARTS
from qtapp.boards.cercle.art.recipes import RECIPES
from qtapp.boards.cercle.art.spies import spy

TINT = 0.26  # how much of its division's colour a wall takes


@cache
def composed(code: str) -> tuple[PlacedPart, ...]:
    """The parts of a portrait, from back to front."""
    return figures.composed(RECIPES[code], PARTS)


@cache
def _tones(code: str) -> Tones:
    return worn(RECIPES[code], {"wall": blended(IVORY, division_colour(spy(code).division), TINT)})


def paint_portrait(painter: QPainter, code: str, rect: QRectF) -> None:
    """The portrait of a spy, filling a rectangle."""
    with filling(painter, rect):
        paint_figure(painter, composed(code), _tones(code))
