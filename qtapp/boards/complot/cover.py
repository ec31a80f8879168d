"""The picture of the game for the home page: photographs on a map of lights, joined by a red thread, and two dice.

It is composed for any size: what does not fit is cut off at both sides. In the light theme it is dusk, in the dark one
night. The lamp stands above the picture.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from qtapp.base.brush import blended, faded, glow, round_pen, saved
from qtapp.base.theme import Theme
from qtapp.boards.art.palette import INK, LIGHT
from qtapp.boards.canvas import HIGH, WIDE, cropped
from qtapp.boards.complot.art.dice import paint_die
from qtapp.boards.complot.art.night_map import MapFrame, paint_drawing_pin, paint_map
from qtapp.boards.complot.art.palette import BLOOD, GOLD, THREAD
from qtapp.boards.complot.art.places import paint_place, paint_thread
from qtapp.boards.complot.art.portraits import paint_portrait
from qtapp.items.cards import paint_soft_shadow

ALL = QRectF(-10, -10, WIDE + 20, HIGH + 20)
SHEET = QRectF(-250, -215, 1500, 1130)  # of the map, in its own units
MAP_SCALE = 0.158
LEAN = -4.0  # degrees of the map
# Some of the places: number, ring, x, y; and the threads between them.
PLACES = (
    (1, "plain", 690, 250),
    (2, "blue", 610, 325),
    (4, "green", 800, 320),
    (5, "yellow", 800, 225),
    (6, "red", 905, 275),
    (8, "green", 815, 125),
    (10, "plain", 690, 115),
    (11, "yellow", 565, 165),
    (14, "red", 470, 330),
    (16, "green", 345, 290),
    (18, "blue", 60, 215),
    (19, "yellow", 95, 345),
    (20, "plain", 185, 275),
    (22, "blue", 225, 395),
    (23, "green", 560, 445),
    (24, "red", 745, 470),
    (25, "plain", 880, 415),
    (26, "plain", 940, 530),
    (27, "blue", 790, 575),
    (28, "yellow", 350, 480),
    (30, "green", 625, 540),
    (33, "plain", 740, 655),
)
PATHS = (
    *((1, 2), (1, 4), (1, 5), (1, 10), (2, 11), (2, 14), (2, 23), (4, 5), (4, 25), (5, 6), (5, 8), (6, 25), (8, 10)),
    *((10, 11), (14, 16), (14, 23), (16, 20), (16, 22), (18, 19), (18, 20), (19, 22), (22, 28), (23, 24), (23, 28)),
    *((23, 30), (24, 25), (24, 27), (25, 26), (26, 27), (27, 30), (27, 33), (19, 20)),
)


class Photograph(NamedTuple):
    """A snapshot on the board: where its pin is, how wide it is and how far it leans."""

    character: str
    x: float
    y: float
    wide: float
    lean: float


PHOTOGRAPHS = (  # in the order of the thread
    Photograph("KIM", 22, 46, 19, -7),
    Photograph("CAR-M", 43, 13, 19, 4),
    Photograph("XIII", 80, 20, 34, -2.5),
    Photograph("MAN", 117, 11, 20, 5),
    Photograph("JON", 141, 44, 19, -5),
    Photograph("MAR", 113, 58, 18, 7),
    Photograph("WAX", 47, 58, 18, -5),
)
TOP = 2  # of the photographs, lies over the others


def cover(theme: Theme, size: QSize) -> QImage:
    """The picture in this many pixels; it may be painted on any thread."""
    return cropped(size, partial(_paint, theme))


def _paint(theme: Theme, painter: QPainter, scale: float) -> None:  # noqa: ARG001
    _paint_map(painter, theme)
    for index, photograph in enumerate(PHOTOGRAPHS):
        if index != TOP:
            _paint_photograph(painter, photograph)
    _paint_photograph(painter, PHOTOGRAPHS[TOP])
    _paint_red_thread(painter)
    paint_die(painter, 6, QRectF(58.5, 78, 19, 19), dark=theme.dark)
    paint_die(painter, 1, QRectF(80.5, 80, 19, 19), number=3, hit=True, dark=theme.dark)
    lamp, dark = QColor(255, 226, 160, 60 if theme.dark else 46), QColor(4, 6, 14, 190 if theme.dark else 96)
    painter.fillRect(ALL, glow(80, 20, 90, (0, lamp), (1, faded(lamp, 0))))
    painter.fillRect(ALL, glow(80, 44, 108, (0.5, faded(dark, 0)), (1, dark)))


def _paint_map(painter: QPainter, theme: Theme) -> None:
    with saved(painter):
        painter.translate(WIDE / 2, HIGH / 2)
        painter.rotate(LEAN)
        painter.scale(MAP_SCALE, MAP_SCALE)
        painter.translate(-500, -350)
        paint_map(painter, SHEET, theme)
        frame = MapFrame(SHEET)
        where = {number: frame.at(x, y) for number, _, x, y in PLACES}
        for one, other in PATHS:
            paint_thread(painter, where[one], where[other], frame.radius)
        for number, ring, _, _ in PLACES:
            paint_place(painter, where[number], frame.radius, ring, number, theme)


def _paint_photograph(painter: QPainter, photograph: Photograph) -> None:
    """A print with a white edge, hanging from its pin."""
    wide = photograph.wide
    high, edge = wide * 1.28, wide * 0.07
    with saved(painter):
        painter.translate(photograph.x, photograph.y)
        painter.rotate(photograph.lean)
        sheet = QRectF(-wide / 2, -edge * 1.4, wide, high)
        paint_soft_shadow(painter, sheet, 0.4, 2.2, QColor(0, 0, 0, 190))
        painter.fillRect(sheet, blended(LIGHT, "#D9CAA8", 0.12))
        picture = sheet.adjusted(edge, edge, -edge, -edge * 2.2)
        paint_portrait(painter, photograph.character, picture)
        frame = QPainterPath()
        frame.addRect(picture)
        painter.strokePath(frame, round_pen(faded(INK, 0.8), 0.3))
        shine = QPainterPath(picture.topLeft())
        for corner in (QPointF(picture.right(), picture.top()), QPointF(picture.left(), picture.center().y())):
            shine.lineTo(corner)
        painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
        painter.fillPath(shine, QColor(255, 255, 255, 22))


def _paint_red_thread(painter: QPainter) -> None:
    """From pin to pin and back to the first; it hangs a little."""
    pins = [QPointF(photograph.x, photograph.y) for photograph in PHOTOGRAPHS]
    ways = [*pairwise(pins), (pins[-1], pins[0]), (pins[TOP], pins[-2]), (pins[TOP], pins[-1])]
    for one, other in ways:
        sag = QPointF(0, abs(other.x() - one.x()) * 0.03)
        path = QPainterPath(one)
        path.quadTo((one + other) / 2 + sag, other)
        painter.strokePath(path.translated(0.3, 0.9), round_pen(QColor(0, 0, 0, 110), 0.7))
        painter.strokePath(path, round_pen(blended(THREAD, INK, 0.2), 0.75))
        painter.strokePath(path.translated(0, -0.1), round_pen(blended(THREAD, LIGHT, 0.18), 0.4))
    for index, pin in enumerate(pins):
        for turn in range(3):  # it is wound around the pin
            angle = turn * 2 * pi / 3
            painter.strokePath(_loop(pin, angle), round_pen(THREAD, 0.35))
        paint_drawing_pin(painter, pin, 1.5, GOLD if index == TOP else BLOOD)


def _loop(pin: QPointF, angle: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(pin + QPointF(cos(angle), sin(angle)) * 0.25, 1.55, 1.55)
    return path
