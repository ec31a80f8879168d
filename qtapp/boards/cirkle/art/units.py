"""The units: a base with the footprint of its hollow, a silhouette, the emblem of the army, and a red cap on missiles.

A protected unit sits in its hollow: smaller, dark at the rim, in the shadow of the edge. An unprotected one stands up:
larger, with a side that can be seen and a shadow on the board. All between the two can be painted as well, for units
on their way. Whoever paints leaves `BLEED` of a square around for shadows and caps.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

import qtapp.boards.cirkle.art.forms as forms
from qtapp.base.brush import blended, drawn, faded, ramp, round_pen, saved
from qtapp.base.theme import Theme
from qtapp.boards.cirkle.art.armies import ARMIES, RED, RED_DEEP, Tones

BLEED = 0.12  # how much of a square a unit may need beyond its own
SUNK, STANDING = 0.87, 0.98  # how large the footprint is
FACE = 0.89  # how much of it is within the edge
WALL = 11.0  # how much of the side of a standing unit is seen
STEPS = 12  # heights are painted in so many steps
CREAM, SHADE = QColor("#FFFAF0"), QColor("#14100A")
STEEL, ICE, FROST = QColor("#1D2A33"), QColor("#E4F5FB"), QColor("#74B3CB")
SHADOW = ((1.1, faded(SHADE, 0.12)), (1.04, faded(SHADE, 0.15)), (0.97, faded(SHADE, 0.2)))
DEAD = Tones(*map(QColor, ("#8D8A84", "#4C4A46", "#4C4A46", "#262523", "#B5B2AB", "#8D8A84", "#8D8A84")))


class Coat(NamedTuple):
    """What a unit of an army is painted with at one height."""

    wall: QColor
    outline: QPen
    edge: QColor
    face: QBrush
    gleam: QPen
    ink: QColor


def paint_unit(
    painter: QPainter,
    rect: QRectF,
    kind: str,
    colour: str,
    *,
    height: float,
    theme: Theme,
    frozen: bool = False,
    dead: bool = False,
) -> None:
    """A unit on the square `rect`; 0.0 is sunk in its hollow, 1.0 standing up. Dead ones are those out of the game."""
    shape = forms.SHAPES[kind[0]]
    height = round(min(1.0, max(0.0, height)) * STEPS) / STEPS
    coat = _coat(colour, theme, height, dead=dead)
    with forms.on_square(painter, rect):
        with saved(painter):
            _raise(painter, height)
            if height:
                _paint_shadow(painter, shape, height)
                painter.fillPath(forms.wall(shape, WALL * height), coat.wall)
            painter.strokePath(forms.footprint(shape), coat.outline)
            painter.fillPath(forms.footprint(shape), coat.edge)
            painter.fillPath(forms.scaled(shape, FACE), coat.face)
            painter.strokePath(forms.scaled(shape, FACE), coat.gleam)
            if height < 1:
                painter.fillPath(forms.footprint(shape), _gloom(1 - height))
            _paint_marks(painter, kind, ARMIES[colour].emblem, coat.ink)
        if frozen:
            _paint_chain(painter)
        if kind.endswith("*"):
            _raise(painter, height)
            _paint_cap(painter, dead=dead)


def _raise(painter: QPainter, height: float) -> None:
    """Let the painter draw on the upper side of a unit."""
    painter.translate(0, -5 * height)
    size = SUNK + (STANDING - SUNK) * height
    painter.scale(size, size)


@lru_cache(maxsize=256)
def _coat(colour: str, theme: Theme, height: float, *, dead: bool) -> Coat:
    """The edge is darker the deeper a unit sits, and the light on its face is brighter the higher it stands."""
    tones = DEAD if dead else ARMIES[colour].tones(theme)
    light, shade = blended(tones.body, tones.light, 0.55 * height), blended(tones.body, tones.rim, 0.14)
    return Coat(
        wall=blended(tones.rim, SHADE, 0.2),
        outline=QPen(blended(tones.rim, SHADE, 0.75 - 0.35 * height), 2.4),
        edge=blended(tones.edge, blended(tones.rim, SHADE, 0.55), 0.4 * (1 - height)),
        face=ramp(-46, 46, (0, light), (0.45, tones.body), (1, shade)),
        gleam=QPen(faded(tones.light, 0.2 + 0.65 * height), 1.6),
        ink=tones.ink,
    )


@lru_cache(maxsize=STEPS)
def _gloom(depth: float) -> QBrush:
    """The shadow that the upper edge of a hollow throws on the unit in it."""
    return ramp(-48, 6, *((part, faded(SHADE, alpha * depth)) for part, alpha in ((0, 0.4), (0.45, 0.17), (1, 0.05))))


def _paint_shadow(painter: QPainter, shape: str, height: float) -> None:
    """What a standing unit throws on the board: a few layers make it soft."""
    with saved(painter):
        painter.translate(2.5 * height, (WALL + 5) * height)
        for factor, shade in SHADOW:
            painter.fillPath(forms.scaled(shape, factor), shade)


def _paint_marks(painter: QPainter, kind: str, emblem: str, ink: QColor) -> None:
    """The silhouette, and below it the emblem of the army."""
    fit = forms.FITS[kind[0]]
    glyph = fit.missile if kind.endswith("*") else fit.simple
    for path, (below, size) in ((forms.glyph(kind[0]), glyph), (forms.emblem(emblem), fit.emblem)):
        with saved(painter):
            painter.translate(0, below)
            painter.scale(size, size)
            painter.fillPath(path, ink)


def _paint_cap(painter: QPainter, *, dead: bool) -> None:
    """The red nose of a missile in its white rim."""
    painter.translate(0, forms.CAP_AT)
    cap = drawn(forms.CAP)
    for colour, width in ((SHADE, 10.4), (CREAM, 7.6)):
        painter.strokePath(cap, round_pen(colour, width))
    painter.fillPath(cap, DEAD.rim if dead else RED)
    painter.fillPath(drawn(forms.CAP_SHADE), DEAD.ink if dead else RED_DEEP)


def _paint_chain(painter: QPainter) -> None:
    """Links of ice all round: this unit stays where it is for good."""
    painter.fillPath(forms.chain(11.5, flat=True), STEEL)
    painter.fillPath(forms.chain(7.4, flat=True), ICE)
    painter.fillPath(forms.chain(3.2, flat=True), FROST)
    painter.fillPath(forms.chain(6.0, flat=False), STEEL)
    painter.fillPath(forms.chain(3.2, flat=False), ICE)
