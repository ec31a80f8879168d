"""Places and paths on the map: a lamp in a ring with the number of the place, and threads from pin to pin.

The ring of a colour has a pattern of its own and a small plate with what it brings: so it is known in grey. A place can
be reached (a wreath of light around it), pointed at or chosen (brighter, a thick ring), closed (dark and barred) and
have a mission (its pin stands on top).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qtapp.base.brush import blended, drawn, faded, glow, made_ready, round_pen, saved
from qtapp.base.theme import Theme
from qtapp.boards.art.engraving import ring as ring_points
from qtapp.boards.art.palette import INK, LIGHT
from qtapp.boards.complot.art.markers import paint_marker, paint_mission_pin
from qtapp.boards.complot.art.palette import LAMP, LAMP_LIT, RING_COLOURS, THREAD, THREAD_CUT, THREAD_LIT, night
from qtapp.boards.complot.art.signs import RINGS, paint_sign
from qtapp.items.printing import paint_figure

RING_IDS = tuple(RING_COLOURS)
SMALL = 12.0  # pixels: a place of a smaller radius has a larger number in it
FIELD = 10.0  # the radius of a place, in the units it is drawn in
PLATE = (7.4, 7.0, 4.9)  # the small plate of a ring: where it is and its radius
WREATH = 1.36  # how far a place reaches with its plate and the wreath around it, in its radius
WREATH_DASHES = [2.4, 0.794]  # twelve around
PIN = (-8.4, -25.5, 16.8)  # of a mission: left, top, side


class PlaceState(NamedTuple):
    """What is to be seen on a place."""

    hovered: bool = False
    reachable: bool = False
    chosen: bool = False
    closed: bool = False
    mission: str = ""  # the type of the mission that is worked on here
    dimmed: bool = False  # while others are asked for


PLAIN = PlaceState()


@cache
def _pattern(ring: str) -> QPainterPath:
    """What is cut into a ring: four long gaps, many teeth, dots, or notches."""
    path = QPainterPath()
    match ring:
        case "blue":
            for x, y in ring_points(12, 8.5):
                path.addEllipse(QPointF(x, y), 0.85, 0.85)
        case "red":
            for (x, y), (u, v) in zip(ring_points(16, 7.2), ring_points(16, 9.8), strict=True):
                path.addPath(drawn(f"M {x:.2f} {y:.2f} L {u:.2f} {v:.2f}"))
        case "green":
            path.addPath(drawn("O 0 0 8.5 8.5"))
        case "yellow":
            for (x, y), (u, v), (a, b) in zip(
                ring_points(8, 9.9, turn=8), ring_points(8, 9.9, turn=37), ring_points(8, 7.1, turn=22.5), strict=True
            ):
                path.addPath(drawn(f"M {x:.2f} {y:.2f} L {u:.2f} {v:.2f} L {a:.2f} {b:.2f} Z"))
    return made_ready(path)


def _paint_ring(painter: QPainter, ring: str, edge: QColor) -> None:
    colour = RING_COLOURS[ring]
    painter.fillPath(drawn("O 0 0 10 10"), colour)
    light = faded(LIGHT, 0.85)
    if ring in ("blue", "yellow"):
        painter.fillPath(_pattern(ring), light)
    elif ring == "red":
        painter.strokePath(_pattern(ring), QPen(light, 1.0))
    elif ring == "green":
        painter.strokePath(_pattern(ring), QPen(light, 0.8))
    painter.strokePath(drawn("O 0 0 10 10"), round_pen(edge, 0.9))


def paint_ring_sign(painter: QPainter, ring: str, rect: QRectF) -> None:
    """What a ring brings, on a plate of its colour; a plain one brings nothing."""
    side = min(rect.width(), rect.height()) / 2
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center())
        painter.scale(side / 10, side / 10)
        _paint_plate(painter, ring, 8.6)


def _paint_plate(painter: QPainter, ring: str, radius: float) -> None:
    disc = drawn(f"O 0 0 {radius} {radius}")
    painter.fillPath(disc, blended(RING_COLOURS[ring], INK, 0.12))
    painter.strokePath(disc, round_pen(INK, radius * 0.26))
    painter.strokePath(disc, round_pen(LIGHT, radius * 0.13))
    side = radius * 1.3
    ink = INK if ring == "yellow" else LIGHT
    paint_sign(painter, RINGS[ring], QRectF(-side / 2, -side / 2, side, side), ink)


def paint_place(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    ring: str,
    number: int,
    theme: Theme,
    state: PlaceState = PLAIN,
) -> None:
    """A place with its ring; `number` is what missions call it."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(centre)
        painter.scale(radius / FIELD, radius / FIELD)
        if state.dimmed:
            painter.setOpacity(painter.opacity() * 0.5)
        _paint_light(painter, theme, state)
        painter.fillPath(drawn("O 0.6 1.6 10.4 10"), QColor(0, 0, 0, 110))
        _paint_ring(painter, ring, INK)
        lit = state.hovered or state.chosen
        lamp = blended("#5A5850", LAMP, 0.12) if state.closed else LAMP_LIT if lit else LAMP
        disc = drawn("O 0 0 6.9 6.9")
        painter.fillPath(disc, glow(0, -2.4, 10, (0, blended(lamp, LIGHT, 0.7)), (1, lamp)))
        painter.strokePath(disc, round_pen(INK, 0.8))
        if state.closed:
            paint_marker(painter, "closed", QRectF(-8.6, -8.6, 17.2, 17.2))
        else:
            large = 1.2 if radius < SMALL else 1.0
            paint_figure(painter, str(number), QRectF(-5.0 * large, -3.4 * large, 10 * large, 6.8 * large), INK)
        if ring in RINGS:
            with saved(painter):
                painter.translate(PLATE[0], PLATE[1])
                _paint_plate(painter, ring, PLATE[2])
        if state.mission:
            left, top, side = PIN
            paint_mission_pin(painter, state.mission, QRectF(left, top, side, side))


def _paint_light(painter: QPainter, theme: Theme, state: PlaceState) -> None:
    """The light a lamp throws on the sheet, and the wreath of a place that can be chosen."""
    if not state.closed:
        reach, strength = (26, 0.75) if state.hovered or state.chosen else (19, 0.5)
        light = faded(LAMP, strength * (1.0 if theme.dark else 0.8))
        painter.fillPath(drawn(f"O 0 0 {reach} {reach}"), glow(0, 0, reach, (0.3, light), (1, faded(LAMP, 0))))
    accent = theme.colour("accent")
    if state.chosen:
        painter.strokePath(drawn("O 0 0 11.9 11.9"), round_pen(LIGHT, 3.6))
        painter.strokePath(drawn("O 0 0 11.9 11.9"), round_pen(theme.colour("warm"), 2.4))
    elif state.hovered and not state.reachable:
        painter.strokePath(drawn("O 0 0 11.9 11.9"), round_pen(INK, 3.6))
        painter.strokePath(drawn("O 0 0 11.9 11.9"), round_pen(LIGHT, 2.2))
    if state.reachable and not state.chosen:
        wreath = drawn("O 0 0 12.2 12.2")
        painter.strokePath(wreath, round_pen(INK if state.hovered else LIGHT, 3.0))
        dashes = QPen(LIGHT if state.hovered else accent, 2.0)
        dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
        dashes.setDashPattern(WREATH_DASHES)
        painter.strokePath(wreath, dashes)


# Threads


def thread_ends(one: QPointF, other: QPointF, radius: float) -> tuple[QPointF, QPointF]:
    """Where the thread between two places is tied: at the edges of their rings."""
    along = other - one
    length = max(1e-6, hypot(along.x(), along.y()))
    step = along * (radius / length)
    return one + step, other - step


def paint_thread(painter: QPainter, one: QPointF, other: QPointF, radius: float, state: str = "plain") -> None:
    """A thread between the places at two points: "plain", "lit" (a way that can be gone) or "cut" (closed)."""
    start, end = thread_ends(one, other, radius)
    thin = max(1.4, radius * 0.15)
    path = QPainterPath(start)
    path.lineTo(end)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state != "cut":
            painter.strokePath(path.translated(0, thin * 1.1), round_pen(QColor(0, 0, 0, 90), thin * 1.3))
        if state == "lit":
            painter.strokePath(path, round_pen(faded(THREAD_LIT, 0.35), thin * 4))
            painter.strokePath(path, round_pen(INK, thin * 2.3))
        colour = {"plain": THREAD, "lit": THREAD_LIT, "cut": THREAD_CUT}[state]
        pen = round_pen(colour, thin * (1.5 if state == "lit" else 1.0))
        if state == "cut":
            pen.setDashPattern([2.4, 3.0])
        painter.strokePath(path, pen)
        if state != "cut":
            twist = QPen(faded(blended(colour, LIGHT, 0.5), 0.8), thin * 0.45)
            twist.setDashPattern([2.2, 3.6])
            painter.strokePath(path.translated(0, -thin * 0.2), twist)


def paint_trail(
    painter: QPainter, way: Sequence[QPointF], radius: float, colour: QColor, *, dashed: bool = False
) -> None:
    """The way somebody goes, as a thick thread in the colour of a seat with an arrow at its end; `dashed`: may go."""
    if len(way) < 2:
        return
    start, _ = thread_ends(way[0], way[1], radius)
    _, end = thread_ends(way[-2], way[-1], radius * 1.2)
    path = QPainterPath(start)
    for point in way[1:-1]:
        path.lineTo(point)
    path.lineTo(end)
    along = end - (way[-2] if len(way) > 2 else start)
    length = max(1e-6, hypot(along.x(), along.y()))
    ahead = along / length
    aside, size = QPointF(-ahead.y(), ahead.x()), radius * 0.8
    arrow = QPainterPath(end + ahead * size * 0.4)
    arrow.lineTo(end - ahead * size + aside * size * 0.75)
    arrow.lineTo(end - ahead * size - aside * size * 0.75)
    arrow.closeSubpath()
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(path, round_pen(LIGHT, radius * 0.62))
        painter.strokePath(arrow, round_pen(LIGHT, radius * 0.3))
        pen = round_pen(colour, radius * 0.36)
        if dashed:
            pen.setDashPattern([1.6, 2.2])
        painter.strokePath(path, pen)
        painter.fillPath(arrow, colour)


def paint_gone(
    painter: QPainter, one: QPointF, other: QPointF, radius: float, colour: QColor, lane: int, *, dotted: bool = False
) -> None:
    """The way a group went: a thin arrow beside the thread, in a lane for each seat; `dotted` if it did not walk."""
    start, end = thread_ends(one, other, radius * 1.25)
    along = end - start
    length = max(1e-6, hypot(along.x(), along.y()))
    ahead = along / length
    aside = QPointF(-ahead.y(), ahead.x())
    shift, size, wide = aside * radius * (0.34 + 0.3 * lane), radius * 0.52, max(1.6, radius * 0.17)
    start, end = start + shift, end + shift
    path = QPainterPath(start)
    path.lineTo(end - ahead * size * 0.6)
    arrow = QPainterPath(end)
    arrow.lineTo(end - ahead * size + aside * size * 0.55)
    arrow.lineTo(end - ahead * size - aside * size * 0.55)
    arrow.closeSubpath()
    pen = round_pen(colour, wide)
    if dotted:
        pen.setDashPattern([0.1, 2.0])
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(path, round_pen(faded(LIGHT, 0.9 * colour.alphaF()), wide * 1.9))
        painter.strokePath(arrow, round_pen(faded(LIGHT, 0.9 * colour.alphaF()), wide * 0.9))
        painter.strokePath(path, pen)
        painter.fillPath(arrow, colour)


def label_colours(theme: Theme) -> tuple[QColor, QColor]:
    """Ink and halo of the names on the map."""
    colours = night(theme)
    return QColor(colours.label), QColor(colours.label_halo)
