"""The forms that Cirkle is made of: footprints, silhouettes, the emblems of the armies, the cap of a missile.

Everything is drawn in hundredths of a square around its middle, x to the right and y down, from -50 to 50.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache, lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from qtapp.base.brush import Layers, corners, drawn, made_ready, on_field, points, silhouette

FIELD = 100.0  # a square, in the units of this module

OUTLINES = {
    "square": "-37 -37  37 -37  37 37  -37 37",
    "cross": "-19 -44  19 -44  19 -19  44 -19  44 19  19 19  19 44  -19 44  -19 19  -44 19  -44 -19  -19 -19",
    "diamond": "0 -48  48 0  0 48  -48 0",
    "triangle": "0 -47  48 39  -48 39",
}
SHAPES = {"C": "square", "H": "cross", "T": "diamond", "P": "triangle"}  # by the letter of the unit
ROUNDING = 7.0
DISC_RADIUS = 41.0

GLYPHS: dict[str, Layers] = {
    "C": (
        "ink M -31 -4 L 31 -4 L 31 1 L 23 12 L -20 12 L -27 2 L -31 1 Z",
        "cut B -26 2.2 52 2 0.6",
        "ink M 2 -3 L 4 -14 L 15 -14 L 17 -3 Z B 8 -22 3 10 1 B 4 -19 11 2.6 1",
        "ink M -26 -5 L -23 -11 L -20 -8 L -9 -7 L -6 -5 Z",
    ),
    "H": (
        "ink B -33 -17 60 4.4 2.2 B -5 -15 5 7 1",
        "ink M -22 1 C -22 -7 -14 -10 -4 -10 C 5 -10 9 -7 12 -4 L 28 -6 L 31 -13 L 35 -13 L 34 1 L 14 5 "
        "C 8 9 -12 10 -18 7 C -21 5 -22 4 -22 1 Z",
        "cut M -18 0 C -17 -5 -12 -6.6 -7 -6.6 L -7 0 Z",
        "ink 3.2 M -21 15 L 9 15 M -12 8 L -13 15 M 3 8 L 4 15",
    ),
    "T": (
        "ink B -28 3 56 14 7",
        "ink M -25 4 L -22 -2 L 20 -2 L 26 4 Z",
        "ink M -15 -1 L -12 -12 L 9 -12 L 14 -1 Z B -7 -16 10 5 1.5",
        "ink 4.4 M 10 -7 L 26 -8.4",
        "cut O -20 10 3.6 3.6 O -10 10 3.6 3.6 O 0 10 3.6 3.6 O 10 10 3.6 3.6 O 20 10 3.6 3.6",
        "cut B -22 0.6 42 1.8 0.5",
    ),
    "P": (
        "ink M 0 -24 C 3.6 -19 5 -12 5.2 -7 L 28 8 L 28 13.4 L 5.2 8.4 L 4.4 12 L 13 16.4 L 13 20.4 L 0 17.6 "
        "L -13 20.4 L -13 16.4 L -4.4 12 L -5.2 8.4 L -28 13.4 L -28 8 L -5.2 -7 C -5 -12 -3.6 -19 0 -24 Z",
        "cut M 0 -16 C 1.9 -13 2.1 -10 2.1 -7 L -2.1 -7 C -2.1 -10 -1.9 -13 0 -16 Z",
    ),
}


class Fit(NamedTuple):
    """How the marks of a unit lie on its footprint."""

    simple: tuple[float, float]  # of the silhouette: how far below the middle, and how large
    missile: tuple[float, float]  # the same, with room for the cap
    emblem: tuple[float, float]


FITS: dict[str, Fit] = {
    "C": Fit(simple=(-2, 1.0), missile=(0, 0.94), emblem=(24.5, 1.0)),
    "H": Fit(simple=(0, 0.97), missile=(1, 0.95), emblem=(30, 1.0)),
    "T": Fit(simple=(-3.5, 1.02), missile=(-1.5, 0.97), emblem=(26.5, 0.95)),
    "P": Fit(simple=(-1.5, 0.93), missile=(0, 0.86), emblem=(25.8, 0.9)),
}

EMBLEMS = {
    "disc": "O 0 0 7.6 7.6",
    "diamond": "M 0 -10 L 10 0 L 0 10 L -10 0 Z",
    "square": "B -7 -7 14 14 0.6",
    "triangle": "M 0 -9 L 10 7.4 L -10 7.4 Z",
}

CAP = "M -11.5 0 L -11.5 -8 C -11.5 -16 -5 -22 0 -26 C 5 -22 11.5 -16 11.5 -8 L 11.5 0 Z"
CAP_SHADE = "M 0 -26 C 5 -22 11.5 -16 11.5 -8 L 11.5 0 L 2.5 0 L 2.5 -9 C 2.5 -15 1.6 -21 0 -26 Z"
CAP_AT = -25.0
LINKS = 12  # of the chain round a frozen unit


def rounded(outline: str, radius: float) -> QPainterPath:
    """A polygon with its corners rounded off."""
    path = QPainterPath()
    found = [QPointF(*corner) for corner in points(outline)]
    for index, point in enumerate(found):
        before, after = found[index - 1], found[(index + 1) % len(found)]
        entry, leave = _towards(point, before, radius), _towards(point, after, radius)
        if index == 0:
            path.moveTo(entry)
        else:
            path.lineTo(entry)
        path.quadTo(point, leave)
    path.closeSubpath()
    return path


def _towards(start: QPointF, end: QPointF, length: float) -> QPointF:
    way = end - start
    return start + way * (length / hypot(way.x(), way.y()))


@cache
def footprint(shape: str) -> QPainterPath:
    """What a hollow of this shape and the foot of its units look like from above."""
    if shape == "round":
        path = QPainterPath()
        path.addEllipse(QPointF(), DISC_RADIUS, DISC_RADIUS)
        return made_ready(path)
    return made_ready(rounded(OUTLINES[shape], ROUNDING))


@cache
def scaled(shape: str, factor: float) -> QPainterPath:
    """A footprint made smaller or larger about its middle."""
    return made_ready(QTransform.fromScale(factor, factor).map(footprint(shape)))


@lru_cache(maxsize=128)
def wall(shape: str, depth: float) -> QPainterPath:
    """What a footprint sweeps over when it is lowered by so much: the side of a piece seen a little from the front."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    down = QPointF(0, depth)
    for polygon in footprint(shape).toSubpathPolygons():
        for start, end in pairwise(corners(polygon)):
            # All run the same way round: where two overlap they must not cancel out.
            side = (start, end, end + down, start + down)
            path.addPolygon(QPolygonF(side if end.x() > start.x() else side[::-1]))
            path.closeSubpath()
    return made_ready(path.simplified())


def emblem(shape: str) -> QPainterPath:
    """The mark of an army, which tells it apart where its colour does not."""
    return drawn(EMBLEMS[shape])


def glyph(letter: str) -> QPainterPath:
    """The silhouette of a unit."""
    return silhouette(GLYPHS[letter])


@cache
def chain(width: float, *, flat: bool) -> QPainterPath:
    """The links of a chain round a square: those that lie flat, or those on edge between them."""
    ring, whole = QRectF(-45, -45, 90, 90), 360 / LINKS
    start, span = (0.16, 0.68) if flat else (0.78, 0.44)
    path = QPainterPath()
    for link in range(LINKS):
        path.arcMoveTo(ring, (link + start) * whole)
        path.arcTo(ring, (link + start) * whole, span * whole)
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return made_ready(stroker.createStroke(path).simplified())


def on_square(painter: QPainter, rect: QRectF) -> AbstractContextManager[None]:
    """Draw in hundredths of the square that fits in the middle of a rectangle."""
    return on_field(painter, rect, FIELD)
