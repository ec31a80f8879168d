"""Markers laid beside tokens and places: each a small plate of its own shape with a sign.

wound      a drop of blood, with a figure from two on        recoil   an arrow that turns back
closed     no entry, for a place                             carrier  a briefcase
truce      a white flag                                      mission  a pin of gold (combat) or silver (plot)
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from qtapp.base.brush import Layers, blended, drawn, faded, on_field, ramp, round_pen, saved
from qtapp.boards.art.engraving import square_in
from qtapp.boards.art.palette import INK, LIGHT
from qtapp.boards.complot.art.palette import BLOOD, GOLD, SILVER
from qtapp.boards.complot.art.signs import BRIEFCASE, MISSIONS, PISTOL, paint_sign
from qtapp.items.printing import paint_figure

PLATES = {
    "wound": (
        "M 0 -10.4 C 2.6 -5.6 8 -1.6 8 3.2 C 8 7.6 4.4 10.4 0 10.4 C -4.4 10.4 -8 7.6 -8 3.2 C -8 -1.6 -2.6 -5.6 "
        "0 -10.4 Z"
    ),
    "recoil": "M -10 -6 L 2 -10 L 10 -3 L 8 8 L -4 10 L -10 4 Z",
    "closed": "M -4.2 -10 L 4.2 -10 L 10 -4.2 L 10 4.2 L 4.2 10 L -4.2 10 L -10 4.2 L -10 -4.2 Z",
    "carrier": "B -10 -8.6 20 17.2 3",
    "truce": "O 0 0 9.8 9.8",
    "mission": (
        "M 0 10.8 C -2 6 -9.4 3.4 -9.4 -2 C -9.4 -7 -5 -10.4 0 -10.4 C 5 -10.4 9.4 -7 9.4 -2 C 9.4 3.4 2 6 0 10.8 Z"
    ),
}
MARKERS = tuple(PLATES)
GROUNDS = {
    "wound": BLOOD,
    "recoil": QColor("#D98A2B"),
    "closed": QColor("#B3261E"),
    "carrier": QColor("#6A4560"),
    "truce": QColor("#3E6E9C"),
    "mission": GOLD,
}
SIGNS: dict[str, Layers] = {
    "recoil": (
        "ink 2.8 M 7.4 5.6 C 8.6 -3.4 2.6 -6 -3 -4.4",
        "ink M -9.4 -2.8 L -0.6 -9 L -0.4 1.2 Z",
    ),
    "closed": ("ink B -7.6 -2.4 15.2 4.8 0.6",),
    "carrier": BRIEFCASE,
    "truce": ("ink 1.7 M -6 -9 L -6 9.6", "ink M -5.4 -8 C -2 -10 1 -5 7.6 -7.4 L 7.6 1 C 1 3.4 -2 -1.6 -5.4 0.4 Z"),
}
SILVERY = frozenset(("plot", "plot_delivery"))


def _paint_plate(painter: QPainter, outline: str, ground: QColor) -> None:
    shape = drawn(outline)
    with saved(painter):
        painter.translate(0, 1)
        painter.fillPath(shape, faded(INK, 0.5))
    painter.fillPath(shape, ramp(-10, 10, (0, blended(ground, LIGHT, 0.3)), (0.6, ground)))
    painter.strokePath(shape, round_pen(INK, 2.6))
    painter.strokePath(shape, round_pen(LIGHT, 1.2))


def paint_marker(painter: QPainter, kind: str, rect: QRectF, count: int = 1) -> None:
    """A marker in the middle of a rectangle; wounds are counted."""
    with on_field(painter, square_in(rect), 24.0):
        _paint_plate(painter, PLATES[kind], GROUNDS[kind])
        if kind == "wound":
            if count > 1:
                paint_figure(painter, str(count), QRectF(-5, -3.2, 10, 11), LIGHT)
            else:
                painter.fillPath(drawn("M -5 3 C -5 6 -3.4 7.6 -1 8 C -3.2 6.6 -3.6 4.8 -3.4 2.6 Z"), LIGHT)
        elif kind == "mission":
            paint_mission_pin_sign(painter, "combat")
        else:
            paint_sign(painter, SIGNS[kind], QRectF(-6.4, -6.4, 12.8, 12.8), LIGHT)


def metal(kind: str) -> QColor:
    """Gold for missions that are fought for, silver for those of plot."""
    return SILVER if kind in SILVERY else GOLD


def paint_mission_pin(painter: QPainter, kind: str, rect: QRectF, number: int = 0) -> None:
    """The pin of a mission of this type, its point at the lower edge; with a number it says which one."""
    with on_field(painter, square_in(rect), 24.0):
        _paint_plate(painter, PLATES["mission"], metal(kind))
        painter.fillPath(drawn("O 0 -2.2 7 7"), LIGHT if number else blended(metal(kind), LIGHT, 0.55))
        if number:
            paint_figure(painter, str(number), QRectF(-5, -6.6, 10, 8.8), INK)
        else:
            paint_mission_pin_sign(painter, kind)


def paint_mission_pin_sign(painter: QPainter, kind: str) -> None:
    layers = PISTOL if kind == "combat" else MISSIONS[kind]
    paint_sign(painter, layers, QRectF(-5.8, -8, 11.6, 11.6), INK)
