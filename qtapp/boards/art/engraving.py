"""Engravings: layers of flat shapes with an outline in ink, and shadows hatched with fine lines.

A layer is written as for `qtapp.base.brush`, and may say more. "coat! M …" is filled and outlined in ink. "hatch M …"
fills a shape with slanting lines, "cross" with two sets of them, "level" with horizontal and "plumb" with upright ones;
"faint", "net", "haze" and "curtain" are the same in a weaker ink. A number after it is the distance between two lines.
In a shape, "S x y x y …" is a smooth curve through points; a shape that begins with "~" is its right half, from the
top to the bottom, closed with its mirror image.

Where an engraving is too small for lines, what is hatched becomes a tint, and outlines stay wide enough to be seen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF, QTransform

from qtapp.base.brush import Layer, Layers, Tones, corners, drawn, faded, made_ready, round_pen, star
from qtapp.boards.art.palette import INK

LINE = 0.44  # the width of an outline, in units of a drawing of 40
LEAST_LINE = 0.7  # pixels
HATCHED_FROM = 3.2  # pixels for a unit; below, lines would run together
HATCH_LINE, HATCH_GAP = 0.2, 0.85
TINT = 0.17  # what hatching is seen as from afar
ANGLES = {"hatch": (45,), "cross": (45, -45), "level": (0,), "plumb": (90,), "slant": (-45,)}
FAINT = {"faint": (45,), "haze": (0,), "curtain": (90,), "net": (45, -45)}
HATCHES = {**ANGLES, **FAINT}
LAYER = re.compile(r"(\w+)(!?) ([\d.]+ )?(.*)", re.DOTALL)
SMOOTH = re.compile(r"S((?:[\sS]+-?\d*\.?\d+)+)")
LAST_POINT = re.compile(r"(-?\d*\.?\d+)\s+(-?\d*\.?\d+)\s*$")


class Engraved(NamedTuple):
    """A layer, ready to be painted."""

    tone: str
    path: QPainterPath
    width: float = 0.0  # of the line it is drawn with; 0: it is filled
    outlined: bool = False
    hatching: tuple[QPainterPath, ...] = ()


@cache
def shape(text: str) -> QPainterPath:
    """The path that a text describes."""
    half = text.startswith("~")
    path = drawn(_smoothed(text.lstrip("~")))
    if not half:
        return path
    whole = QPainterPath(path)
    whole.connectPath(QTransform.fromScale(-1, 1).map(path).toReversed())
    whole.closeSubpath()
    return made_ready(whole)


def _smoothed(text: str) -> str:
    """The text with its smooth curves written as cubic ones (Catmull-Rom)."""
    while found := SMOOTH.search(text):
        start = LAST_POINT.search(text[: found.start()])
        assert start is not None, text
        numbers = [float(start[1]), float(start[2]), *map(float, found[1].replace("S", " ").split())]
        text = text[: found.start()] + _cubic(list(zip(numbers[::2], numbers[1::2], strict=True))) + text[found.end() :]
    return text


def _cubic(points: list[tuple[float, float]]) -> str:
    padded = [points[0], *points, points[-1]]
    pieces = []
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        one = f"{bx + (cx - ax) / 6:.3f} {by + (cy - ay) / 6:.3f}"
        two = f"{cx - (dx - bx) / 6:.3f} {cy - (dy - by) / 6:.3f}"
        pieces.append(f"C {one} {two} {cx} {cy}")
    return " ".join(pieces)


@cache
def engraved(layer: Layer) -> Engraved:
    found = LAYER.fullmatch(layer)
    assert found is not None, layer
    tone, outlined, number, path = found[1], bool(found[2]), float(found[3] or 0), shape(found[4])
    if tone in HATCHES:
        lines = tuple(hatching(path, angle, number or HATCH_GAP) for angle in HATCHES[tone])
        return Engraved(tone, path, hatching=lines)
    return Engraved(tone, path, number, outlined)


def hatching(path: QPainterPath, angle: float, gap: float, width: float = HATCH_LINE) -> QPainterPath:
    """Parallel lines wherever they lie inside a path, each cut as by a burin: it swells and thins out at its ends.

    A path of outlines, to be filled: stroking so many lines would take long.
    """
    turned, back = QTransform().rotate(-angle), QTransform().rotate(angle)
    outlines = [corners(polygon) for polygon in turned.map(path).toFillPolygons()]
    lines = QPainterPath()
    box = turned.map(path).boundingRect()
    for step in range(int(box.top() / gap), int(box.bottom() / gap) + 1):
        y = step * gap
        crossings = sorted(x for outline in outlines for x in _crossings(outline, y))
        for left, right in zip(crossings[::2], crossings[1::2], strict=False):
            taper = min(2 * gap, (right - left) / 2)
            upper = ((left + taper, y - width / 2), (right - taper, y - width / 2))
            lower = ((right - taper, y + width / 2), (left + taper, y + width / 2))
            lines.addPolygon(
                back.map(QPolygonF([QPointF(*point) for point in ((left, y), *upper, (right, y), *lower)]))
            )
            lines.closeSubpath()
    return made_ready(lines)


def _crossings(outline: Sequence[QPointF], height: float) -> list[float]:
    found = []
    for one, other in pairwise(outline):
        if (one.y() <= height) != (other.y() <= height):
            found.append(one.x() + (height - one.y()) / (other.y() - one.y()) * (other.x() - one.x()))
    return found


def paint_engraving(
    painter: QPainter, layers: Layers, tones: Tones, *, line: float = LINE, hatched: bool = True
) -> None:
    """Paint layers one over the other in the painter's units; what is not hatched becomes a tint."""
    real = painter.transform()
    unit = hypot(real.m11(), real.m12())
    fine, line = hatched and unit >= HATCHED_FROM, max(line, LEAST_LINE / unit)
    outline = round_pen(INK, line)
    for layer in map(engraved, layers):
        if layer.tone in HATCHES:
            strength = 0.5 if layer.tone in FAINT else 1.0
            for lines in layer.hatching if fine else ():
                painter.fillPath(lines, faded(INK, 0.68 * strength))
            if not fine:
                painter.fillPath(layer.path, faded(INK, TINT * strength * len(layer.hatching)))
        elif layer.width:
            painter.strokePath(layer.path, round_pen(tones[layer.tone], max(layer.width, line)))
        else:
            painter.fillPath(layer.path, tones[layer.tone])
        if layer.outlined:
            painter.strokePath(layer.path, outline)


def ring(count: int, radius: float, *, turn: float = 0.0) -> list[tuple[float, float]]:
    """Points around the origin, clockwise from the top."""
    angles = [(turn + 360 * index / count) * pi / 180 for index in range(count)]
    return [(sin(angle) * radius, -cos(angle) * radius) for angle in angles]


def twinkle(x: float, y: float, radius: float) -> str:
    """A star in the sky, as a text."""
    return star(x, y, radius, points=4, inner=0.3)


def octagon(centre: QPointF, apothem: float, turn: float = 0.0) -> QPolygonF:
    """A regular octagon with an edge towards the top, unless it is turned."""
    radius = apothem / cos(pi / 8)
    return QPolygonF([centre + QPointF(x, y) for x, y in ring(8, radius, turn=turn + 22.5)])


def square_in(rect: QRectF) -> QRectF:
    """The largest square in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
