"""Dice: a cube of bone with ink pips, seen from above; it rolls through any number of frames and comes to rest.

At rest it shows its face from the top and a little of the two sides below, so that it is a die and not a tile. The
pictures depend on nothing but what is asked for.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from qtapp.base.brush import blended, faded, on_field, round_pen
from qtapp.boards.art.engraving import square_in
from qtapp.boards.art.palette import INK, LIGHT, SHADE
from qtapp.boards.complot.art.palette import BLOOD

Vector = tuple[float, float, float]
Turn = tuple[Vector, Vector, Vector]

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.5, -0.5), (0.5, 0.5)),
    3: ((-0.54, -0.54), (0, 0), (0.54, 0.54)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-0.54, -0.54), (0.54, -0.54), (0, 0), (-0.54, 0.54), (0.54, 0.54)),
    6: ((-0.5, -0.58), (0.5, -0.58), (-0.5, 0), (0.5, 0), (-0.5, 0.58), (0.5, 0.58)),
}
# Of each face: where it looks, and the directions of its own two axes; opposite faces add up to seven.
FACES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    2: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    5: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    4: ((-1, 0, 0), (0, 1, 0), (0, 0, -1)),
}
UPWARDS = {1: (0.0, 0.0), 2: (90.0, 0.0), 5: (-90.0, 0.0), 3: (0.0, -90.0), 4: (0.0, 90.0), 6: (180.0, 0.0)}
HALF = 6.6  # of an edge
BEVEL = 0.26  # how round its corners are
PIP = 0.2
REST = (-14.0, 8.0)  # how far it leans, so that two sides are seen
LAMP = (-0.21, -0.75, 0.63)  # where the light comes from
SHADE_DEEP = blended(SHADE, INK, 0.25)
TURNS = 2.25  # while it rolls


def _dot(one: Vector, other: Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def _times(one: Turn, other: Turn) -> Turn:
    columns = tuple(zip(*other, strict=True))
    rows = tuple(tuple(_dot(row, (c[0], c[1], c[2])) for c in columns) for row in one)
    return tuple((r[0], r[1], r[2]) for r in rows)  # type: ignore[return-value]


def _about(axis: Vector, degrees: float) -> Turn:
    """A turn around an axis of length one."""
    x, y, z = axis
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


def _pose(face: int, rolling: float, number: int) -> Turn:
    lean = _times(_about((1, 0, 0), REST[0]), _about((0, 1, 0), REST[1]))
    across, along = UPWARDS[face]
    upright = _times(_about((1, 0, 0), across), _about((0, 1, 0), along))
    angle = (number * 47 % 360 + 20) * pi / 180
    roll = _about((cos(angle), sin(angle), 0), rolling * TURNS * 360)
    return _times(lean, _times(roll, upright))


def paint_die(
    painter: QPainter,
    face: int,
    rect: QRectF,
    *,
    rolling: float = 0.0,
    number: int = 0,
    hit: bool = False,
    dark: bool = False,
) -> None:
    """A die in the middle of a rectangle: at rest on `face`, or on its way there.

    `rolling` falls from 1 to 0; dice of different `number` roll in different directions. A `hit` is red.
    """
    pose = _pose(face, rolling, number)
    bone = QColor("#B5382F") if hit else blended(LIGHT, "#15110C", 0.1 if dark else 0.0)
    with on_field(painter, square_in(rect), 24.0):
        lift = abs(sin(rolling * 3 * pi)) * rolling * 3.4
        shadow = QRectF(-8.4, -6.4 + lift * 0.6, 17.2, 16.4)
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(faded(INK, 0.30 - 0.12 * rolling))
        painter.drawRoundedRect(shadow.adjusted(0.4, 0.8, 1, 1), 4.4, 4.4)
        painter.translate(0, -0.8 - lift)
        for value, (normal, along, across) in FACES.items():
            if _turned(pose, normal)[2] > 0.02:
                _paint_side(painter, pose, value, (normal, along, across), bone, hit)


def _turned(pose: Turn, vector: Vector) -> Vector:
    return (_dot(pose[0], vector), _dot(pose[1], vector), _dot(pose[2], vector))


def _on_side(pose: Turn, axes: tuple[Vector, Vector, Vector], x: float, y: float) -> QPointF:
    """A point of a side, as it is seen from above; x and y run from -1 to 1."""
    normal, along, across = axes
    at = tuple(n + a * x + c * y for n, a, c in zip(normal, along, across, strict=True))
    seen = _turned(pose, (at[0], at[1], at[2]))
    return QPointF(seen[0] * HALF, seen[1] * HALF)


def _paint_side(
    painter: QPainter, pose: Turn, value: int, axes: tuple[Vector, Vector, Vector], bone: QColor, hit: bool
) -> None:
    normal = _turned(pose, axes[0])
    light = max(0.0, _dot(normal, LAMP)) * 0.85 + 0.3
    tone = blended(blended(bone, INK, 0.55) if hit else blended(bone, SHADE_DEEP, 0.8), bone, min(1.0, light))
    outline = QPainterPath()
    steps = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
    for index, (x, y) in enumerate(steps):
        before, after = steps[index - 1], steps[(index + 1) % 4]
        one = _on_side(pose, axes, x + (before[0] - x) * BEVEL / 2, y + (before[1] - y) * BEVEL / 2)
        other = _on_side(pose, axes, x + (after[0] - x) * BEVEL / 2, y + (after[1] - y) * BEVEL / 2)
        if index == 0:
            outline.moveTo(one)
        else:
            outline.lineTo(one)
        outline.quadTo(_on_side(pose, axes, x, y), other)
    outline.closeSubpath()
    painter.strokePath(outline, round_pen(INK, 1.3))
    painter.fillPath(outline, tone)
    ink = LIGHT if hit else BLOOD if value == 1 else INK
    for x, y in PIPS[value]:
        size = PIP * (1.55 if value == 1 else 1.0)
        pip = QPolygonF(
            [_on_side(pose, axes, x + size * cos(step * pi / 8), y + size * sin(step * pi / 8)) for step in range(16)]
        )
        dot = QPainterPath()
        dot.addPolygon(pip)
        dot.closeSubpath()
        painter.fillPath(dot, ink)


def rolled(frame: int, frames: int) -> float:
    """How much of its way a die has before it, at one of so many frames: it slows down."""
    left = 1 - frame / max(1, frames - 1)
    return left * sqrt(left)
