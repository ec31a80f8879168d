"""Pieces of the table of points: the row of victory points and the Circle's march into chaos.

Each piece is painted over a rectangle and tells where its squares are; the board lays them out and puts the markers on
them. A row runs from left to right.
"""

from __future__ import annotations

from math import sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qtapp.base.brush import blended, faded, glow, ramp, round_pen, saved
from qtapp.base.theme import TEXT_LEAST, Theme
from qtapp.boards.art.engraving import square_in
from qtapp.boards.art.palette import (
    BLOOD,
    BRASS,
    BRASS_DEEP,
    BRASS_LIT,
    INK,
    IVORY,
    NIGHT,
    dimmed,
    readable_on,
)
from qtapp.boards.cercle.art.butterflies import paint_black_butterfly
from qtapp.items.frames import sized_font
from qtapp.items.lettering import MIDDLE, paint_text

GOAL = 20


def row_square(rect: QRectF, number: int, last: int = GOAL) -> QRectF:
    """Where a number lies in a row of 0 to `last`; higher ones pile up on the last square."""
    width = rect.width() / (last + 1)
    return QRectF(rect.left() + min(number, last) * width, rect.top(), width, rect.height())


def paint_vp_row(painter: QPainter, rect: QRectF, theme: Theme, goal: int = GOAL) -> None:
    """The row of victory points: ivory squares, every fifth a little darker, the last one of brass."""
    ivory = dimmed(IVORY, dark=theme.dark)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(goal + 1):
            square = row_square(rect, number, goal)
            if number == goal:
                fill = ramp(
                    square.top(), square.bottom(), (0, BRASS_LIT), (0.6, BRASS), (1, blended(BRASS, BRASS_DEEP, 0.5))
                )
                painter.fillRect(square, fill)
            else:
                painter.fillRect(square, blended(ivory, BRASS, 0.34 if number and number % 5 == 0 else 0.0))
            paint_number(painter, square, number, INK if number % 5 == 0 else blended(INK, ivory, 0.3))
        _paint_rules(painter, rect, goal + 1, blended(ivory, INK, 0.45))


def dread(number: float, goal: int = GOAL) -> float:
    """How near chaos is, from 0 to 1: slowly at first, then faster."""
    return float(min(1.0, max(0.0, number / goal)) ** 1.4)


def chaos_colour(number: float, goal: int = GOAL, *, taken: bool = False, dark: bool = False) -> QColor:
    """A square of the chaos row: from ivory to blood; black with a dying glow where the Circle has been (`taken`)."""
    part = dread(number, goal)
    if taken:
        return blended("#231A15", "#4A0B08", part)
    colour = blended("#E4D5B6", "#B4604A", part * 2) if part < 0.5 else blended("#B4604A", "#8E1B16", part * 2 - 1)
    return blended(colour, NIGHT, 0.3) if dark else colour


def paint_chaos_row(painter: QPainter, rect: QRectF, theme: Theme, circle: int, goal: int = GOAL) -> None:
    """The Circle's row: squares redder towards the end, burnt black as far as the Circle has come, embers in front."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(goal + 1):
            square, taken = row_square(rect, number, goal), number <= circle
            painter.fillRect(square, chaos_colour(number, goal, taken=taken, dark=theme.dark))
        _paint_thorns(painter, rect, goal)
        _paint_rules(painter, rect, goal + 1, faded(NIGHT, 0.6))
        if circle < goal:
            _paint_embers(painter, row_square(rect, circle, goal), dread(circle, goal))
        for number in range(goal + 1):
            ground = chaos_colour(number, goal, taken=number <= circle, dark=theme.dark)
            paint_number(painter, row_square(rect, number, goal), number, readable_on(ground))


def _paint_thorns(painter: QPainter, rect: QRectF, goal: int) -> None:
    """Black thorns that hang from the upper edge, the longer the nearer the end."""
    path = QPainterPath(rect.topLeft())
    steps = (goal + 1) * 3
    width = rect.width() / steps
    for step in range(steps):
        part = (step + 0.5) / steps
        height = rect.height() * 0.34 * part**1.7 * (0.55 + 0.45 * sin(step * 2.4))
        x = rect.left() + rect.width() * part
        path.quadTo(QPointF(x - width * 0.15, rect.top() + height * 0.2), QPointF(x, rect.top() + height))
        path.quadTo(QPointF(x + width * 0.15, rect.top() + height * 0.2), QPointF(x + width / 2, rect.top()))
    path.closeSubpath()
    painter.fillPath(path, faded(NIGHT, 0.8))


def _paint_embers(painter: QPainter, square: QRectF, part: float) -> None:
    """The edge of what is burnt: a jagged line that glows."""
    edge = QPainterPath(square.topRight())
    teeth = 6
    for tooth in range(teeth):
        reach = square.width() * (0.16 if tooth % 2 == 0 else -0.04)
        edge.lineTo(square.right() + reach, square.top() + square.height() * (tooth + 0.5) / teeth)
    edge.lineTo(square.bottomRight())
    width = max(1.0, square.width() * 0.07)
    painter.strokePath(edge, round_pen(faded(QColor("#E8502A"), 0.35 + 0.3 * part), width * 2.4))
    painter.strokePath(edge, round_pen(blended("#F2A04A", "#FFE08A", part), width))


def paint_number(painter: QPainter, square: QRectF, number: int, colour: QColor) -> None:
    pixels = min(square.height() * 0.5, square.width() * 0.62)
    if pixels < TEXT_LEAST * 0.8:
        if number % 5:
            return
        pixels = TEXT_LEAST
    painter.setPen(colour)
    paint_text(painter, square.adjusted(-4, 0, 4, 0), str(number), sized_font(pixels, bold=number % 5 == 0), MIDDLE)


def _paint_rules(painter: QPainter, rect: QRectF, squares: int, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1))
    for index in range(1, squares):
        x = rect.left() + rect.width() * index / squares
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    painter.drawRect(rect)


def paint_circle_marker(painter: QPainter, rect: QRectF, circle: int, goal: int = GOAL) -> None:
    """The marker of the Circle: its black butterfly in a ring that glows the nearer chaos is."""
    box, part = square_in(rect), dread(circle, goal)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        side = box.width()
        centre = box.center()
        if part > 0:
            halo = glow(
                centre.x(), centre.y(), side * 0.75, (0.5, faded(QColor("#D8432A"), 0.75 * part)), (1, faded(BLOOD, 0))
            )
            painter.setBrush(halo)
            painter.drawEllipse(centre, side * 0.75, side * 0.75)
        painter.setBrush(blended(IVORY, "#E9A58C", part))
        painter.setPen(round_pen(blended(NIGHT, BLOOD, part), side * 0.09))
        painter.drawEllipse(centre, side * 0.45, side * 0.45)
    inset = side * 0.13
    paint_black_butterfly(painter, box.adjusted(inset, inset, -inset, -inset), part)
