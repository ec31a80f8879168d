"""Tokens on the map: five kinds of combat units and the busts of characters, in the colour and the shape of a seat.

A token is a disc of paper on a plate. The plate has the shape of the seat, its corners stand out around the disc: so
seats are told apart in grey, kinds by the sign on the disc. Neutral units lie on a grey shield, dark where others are
light.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from qtapp.base.brush import Layers, blended, drawn, faded, made_ready, on_field, ramp, round_pen, saved
from qtapp.base.theme import SeatMark
from qtapp.boards.art.engraving import square_in
from qtapp.boards.art.palette import INK, LIGHT
from qtapp.boards.complot.art.palette import STONE, STONE_DEEP, paper
from qtapp.boards.complot.art.portraits import paint_bust
from qtapp.boards.complot.art.signs import paint_sign
from qtapp.items.seat_shapes import shape_path

UNITS: dict[str, Layers] = {
    "agent": (  # a suit and a tie
        "ink O 0 -5.2 4.4 4.8",
        "ink M -9 10 C -9 3 -5.6 0.6 0 0.6 C 5.6 0.6 9 3 9 10 Z",
        "cut M -3.4 0.4 L 3.4 0.4 L 0 8.4 Z",
        "ink M -1.2 1.2 L 1.2 1.2 L 0.8 2.6 L 1.5 5.6 L 0 7.2 L -1.5 5.6 L -0.8 2.6 Z",
    ),
    "commando": (  # a helmet
        "ink M -10 2.4 C -10 -5.6 -6 -9 0 -9 C 6 -9 10 -5.6 10 2.4 L 10.4 5 L -10.4 5 Z",
        "cut 1.3 M -9.6 1.6 L 9.6 1.6",
        "ink 1.7 M -6.4 4.6 C -6 8.6 -2.6 9.6 0 9.6 C 2.6 9.6 6 8.6 6.4 4.6",
        "cut M 0 -6.4 L 1.2 -3.8 L 3.8 -3.6 L 1.8 -1.8 L 2.4 0.6 L 0 -0.8 L -2.4 0.6 L -1.8 -1.8 L -3.8 -3.6 "
        "L -1.2 -3.8 Z",
    ),
    "assassin": (  # a dagger
        "ink M -2 1.4 L -2 -7 L 0 -10.4 L 2 -7 L 2 1.4 Z",
        "ink B -6.4 1 12.8 2.6 1",
        "ink B -1.6 3.4 3.2 5.4 0.4",
        "ink O 0 9 2 1.6",
        "cut 0.8 M 0 -7.4 L 0 0",
    ),
    "artificer": (  # a bomb
        "ink O -1.4 2.6 7.4 7.4",
        "ink M 1.2 -5.6 L 5 -2.6 L 3.4 -0.6 L -0.4 -3.6 Z",
        "ink 1.5 M 3.4 -4.8 C 4.4 -7.4 6 -8.2 7.6 -7",
        "ink 1.2 M 8.4 -10.2 L 8.6 -8.4 M 10.4 -8.4 L 8.8 -7.2 M 10.6 -5.4 L 8.6 -6.2",
        "cut M -6 1.8 C -5.6 -0.6 -4.2 -2 -2.2 -2.4 C -3.6 -1.2 -4.4 0.2 -4.6 2 Z",
    ),
    "saboteur": (  # a spanner
        "ink 4.2 M -5.6 5.6 L 4 -4",
        "ink O 5 -5 5 5 O -5.8 5.8 4.2 4.2",
        "cut M 4 -4 L 6.4 -10.6 L 10.6 -10.6 L 10.6 -6.4 Z",
        "cut O -5.8 5.8 1.8 1.8",
    ),
}
CODES = {"a": "agent", "c": "commando", "k": "assassin", "d": "artificer", "s": "saboteur"}
DISC = {"disc": 7.4, "triangle": 5.8, "star": 5.8}  # how large the disc is on plates that leave less or more room


def _plate(shape: str) -> QPainterPath:
    """The plate of a seat's shape; a shield is nobody's."""
    spread = {"triangle": 22.0, "star": 22.6, "diamond": 21.0, "disc": 20.4}.get(shape, 20.6)
    box = QRectF(-spread / 2, -spread / 2, spread, spread)
    return made_ready(shape_path(shape, box.translated(0, -0.6 if shape == "triangle" else 0)))


def _middle(shape: str) -> QPointF:
    return QPointF(0, 1.6 if shape == "triangle" else -0.8 if shape == "shield" else 0)


def _paint_plate(painter: QPainter, shape: str, colour: QColor, edge: QColor) -> None:
    """A flat block, lit from above, with a short shadow."""
    plate = _plate(shape)
    with saved(painter):
        painter.translate(0, 1.0)
        painter.strokePath(plate, round_pen(faded(INK, 0.5), 2.6))
        painter.fillPath(plate, faded(INK, 0.5))
    painter.strokePath(plate, round_pen(edge, 2.8))
    painter.strokePath(plate, round_pen(LIGHT, 1.5))
    painter.fillPath(plate, ramp(-10, 10, (0, blended(colour, LIGHT, 0.2)), (0.6, colour)))


def paint_unit(
    painter: QPainter, unit: str, rect: QRectF, mark: SeatMark | None = None, *, dark: bool = False, worn: bool = False
) -> None:
    """The token of a unit of a seat, or of a neutral one; one that is `worn` has done what it can in this round."""
    shape = mark.shape if mark else "shield"
    colour = QColor(mark.colour) if mark else STONE
    disc, ink = (paper(dark=dark), INK) if mark else (STONE_DEEP, LIGHT)
    radius = DISC.get(shape, 6.8)
    with on_field(painter, square_in(rect), 25.0):
        _paint_plate(painter, shape, colour, blended(colour, INK, 0.6))
        middle = _middle(shape)
        circle = drawn(f"O {middle.x()} {middle.y()} {radius} {radius}")
        painter.fillPath(circle, blended(disc, colour, 0.35) if worn else disc)
        painter.strokePath(circle, round_pen(blended(colour, INK, 0.6), 0.7))
        side = radius * 1.62
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_sign(painter, UNITS[unit], box, faded(ink, 0.55) if worn else ink)


def paint_character_token(
    painter: QPainter, character: str, rect: QRectF, mark: SeatMark | None = None, *, dark: bool = False
) -> None:
    """The round token of a character on the plate of its seat."""
    shape = mark.shape if mark else "shield"
    colour = QColor(mark.colour) if mark else STONE
    with on_field(painter, square_in(rect), 27.0):
        with saved(painter):
            painter.scale(1.08, 1.08)
            _paint_plate(painter, shape, colour, blended(colour, INK, 0.6))
        radius, ring = 8.4, drawn("O 0 0 9.9 9.9")
        painter.strokePath(ring, round_pen(blended(colour, INK, 0.6), 1.9))
        painter.strokePath(ring, round_pen(LIGHT, 1.0))
        painter.fillPath(ring, colour)
        painter.fillPath(drawn(f"O 0 0 {radius + 0.6} {radius + 0.6}"), paper(dark=dark))
        paint_bust(painter, character, QRectF(-radius, -radius, 2 * radius, 2 * radius))
        painter.strokePath(drawn(f"O 0 0 {radius} {radius}"), round_pen(INK, 0.7))


def paint_unit_sign(painter: QPainter, unit: str, rect: QRectF, colour: QColor) -> None:
    """The sign of a kind of unit alone, in one colour."""
    paint_sign(painter, UNITS[unit], rect, colour)
