"""Portraits of the figures: whole for a card, a bust for a round token. Flat as a poster, with an outline in ink."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from qtapp.base.brush import Tones, saved
from qtapp.boards.art import figures
from qtapp.boards.art.figures import PlacedPart, filling, paint_figure, worn
from qtapp.boards.complot.art.parts import PARTS
from qtapp.boards.complot.art.recipes import RECIPES

BUST = (0.0, -5.0, 15.5)  # the middle and the radius of what a round token shows
CHARACTERS = tuple(RECIPES)  # in the order of the data


@cache
def composed(character: str) -> tuple[PlacedPart, ...]:
    """The parts of a portrait, from back to front."""
    return figures.composed(RECIPES[character], PARTS)


@cache
def _tones(character: str) -> Tones:
    return worn(RECIPES[character], {})


def paint_portrait(painter: QPainter, character: str, rect: QRectF) -> None:
    """The portrait of a character, filling a rectangle."""
    with filling(painter, rect):
        paint_figure(painter, composed(character), _tones(character), hatched=False)


def paint_bust(painter: QPainter, character: str, rect: QRectF) -> None:
    """Head and shoulders in the disc in the middle of a rectangle."""
    x, y, radius = BUST
    side = min(rect.width(), rect.height())
    disc = QPainterPath()
    disc.addEllipse(rect.center(), side / 2, side / 2)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
        painter.translate(rect.center())
        painter.scale(side / 2 / radius, side / 2 / radius)
        painter.translate(-x, -y)
        paint_figure(painter, composed(character), _tones(character), hatched=False)
