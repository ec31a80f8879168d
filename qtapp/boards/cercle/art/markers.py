"""The wooden markers of the players, six colours of the game each with a shape, and the first player disc.

A marker is a small block of painted wood, lit from above. Its shape is that of the seat, where it is known; otherwise
the one its colour has in the component data. So nobody needs the colour alone.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from engines import components
from qtapp.base.brush import blended, drawn, faded, on_field, ramp, round_pen, saved
from qtapp.boards.art.engraving import square_in
from qtapp.boards.art.palette import INK, LIGHT
from qtapp.items.seat_shapes import shape_path

CROSS = (
    "M -2.7 -8 L 2.7 -8 L 2.7 -2.7 L 8 -2.7 L 8 2.7 L 2.7 2.7 L 2.7 8 L -2.7 8 L -2.7 2.7 L -8 2.7 L -8 -2.7 "
    "L -2.7 -2.7 Z"
)


@cache
def _colours() -> dict[str, tuple[str, str]]:
    return {row["id"]: (row["hex"], row["glyph"]) for row in components.document("cercle")["colour"]}


def marker_colour(colour: str) -> QColor:
    return QColor(_colours()[colour][0])


def marker_shape(colour: str) -> str:
    """The shape that a colour has of its own, where no seat gives it one."""
    glyph = _colours()[colour][1]
    return "disc" if glyph == "circle" else glyph


def _outline(shape: str) -> QPainterPath:
    return drawn(CROSS) if shape == "cross" else shape_path(shape, QRectF(-8.2, -8.2, 16.4, 16.4))


def paint_marker(painter: QPainter, colour: str, rect: QRectF, shape: str = "") -> None:
    """A wooden marker of a colour of the game in the middle of a rectangle."""
    wood = marker_colour(colour)
    outline = _outline(shape or marker_shape(colour))
    black = wood.lightnessF() < 0.2
    lit, deep = blended(wood, LIGHT, 0.34 if black else 0.28), blended(wood, INK, 0.5)
    with on_field(painter, square_in(rect), 21.4):
        with saved(painter):
            painter.translate(0, 0.9)
            painter.strokePath(outline, round_pen(faded(LIGHT, 0.7), 4.2))  # seen on a dark table too
            painter.translate(0, 0.8)
            painter.fillPath(outline, deep)
            painter.strokePath(outline, round_pen(blended(wood, INK, 0.75), 1.3))
        painter.fillPath(outline, ramp(-9, 9, (0, lit), (0.55, wood), (1, blended(wood, INK, 0.14))))
        painter.strokePath(outline, round_pen(blended(wood, LIGHT, 0.45) if black else blended(wood, INK, 0.62), 1.0))
        with saved(painter):
            painter.setClipPath(outline)
            painter.setPen(round_pen(faded(LIGHT if black else deep, 0.22), 0.5))
            for step in range(-3, 4):  # the grain
                painter.drawLine(QPointF(-9, step * 2.6 + 0.6), QPointF(9, step * 2.6 - 0.5))
