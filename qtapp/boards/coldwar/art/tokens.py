"""Tokens and small signs: the Balance, Domination, a gold medal of points, people, an eye, stamps without a word."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.base.brush import Layers, Tones, blended, drawn, on_field, paint_layers, round_pen, silhouette, tones
from qtapp.boards.coldwar.art.agencies import agency_colour, paint_agency
from qtapp.boards.coldwar.art.paper import CREAM, GOLD, GOLD_RIM, INK
from qtapp.items.printing import paint_figure

BRASS, BRASS_LIT, BRASS_DEEP = QColor("#C79A3C"), QColor("#F3DC9A"), QColor("#5E4312")
STAMP_RED, STAMP_BLUE, STAMP_BLACK = QColor("#B3261E"), QColor("#2C4E7A"), QColor("#2B2B2E")
ACCENT = QColor("#1F6F78")

SCALES: Layers = (
    "ink B -0.8 -6.6 1.6 12.4 0.4 B -4.4 5.6 8.8 1.9 0.8",
    "ink O 0 -7 1.5 1.5",
    "ink 1.3 =M 0 -5.6 L 6.4 -5",
    "ink 0.8 =M 6.4 -5 L 3.4 1.2 M 6.4 -5 L 9.2 1.2",
    "ink =M 2.6 1 L 10 1 C 9.6 3.6 8 4.4 6.3 4.4 C 4.6 4.4 3 3.6 2.6 1 Z",
)
PERSON = "O 0 -5.6 3.8 3.8 M -6.6 9.8 L -6.6 4.2 C -6.6 0.6 -3.8 -0.9 0 -0.9 C 3.8 -0.9 6.6 0.6 6.6 4.2 L 6.6 9.8 Z"
EYE: Layers = (
    "ink M -9 0 C -5 -6.4 5 -6.4 9 0 C 5 6.4 -5 6.4 -9 0 Z",
    "cut O 0 0 4.2 4.2",
    "ink O 0 0 2.3 2.3",
)


DISC: Layers = (
    "shade O 0 0.8 9.7 9.2",
    "rim O 0 0 9.7 9.7",
    "deep O 0 0 8.7 8.7",
    "face O 0 -0.5 8.7 8.2",
    "lit M -7.2 -2.6 C -6 -7.8 6 -7.8 7.2 -2.6 C 5 -6.4 -5 -6.4 -7.2 -2.6 Z",
)


@cache
def _disc_tones(colour: str, rim: str) -> Tones:
    return tones(
        shade=QColor(20, 14, 6, 70),
        rim=rim,
        deep=blended(colour, "#000000", 0.16),
        face=colour,
        lit=blended(colour, "#FFFFFF", 0.42),
    )


def _paint_disc(painter: QPainter, colour: QColor, rim: QColor) -> None:
    """A round token on the 20 units of its field, lit from above."""
    paint_layers(painter, DISC, _disc_tones(colour.name(), rim.name()))


def paint_balance(painter: QPainter, rect: QRectF) -> None:
    """The Balance token: scales on brass."""
    with on_field(painter, rect):
        _paint_disc(painter, BRASS_LIT, BRASS_DEEP)
        painter.scale(0.76, 0.76)
        painter.fillPath(silhouette(SCALES), BRASS_DEEP)


def paint_domination(painter: QPainter, agency: str, rect: QRectF) -> None:
    """An agency's Domination token: its emblem on a disc in its colour, in a notched cream ring."""
    colour = agency_colour(agency)
    with on_field(painter, rect):
        _paint_disc(painter, colour, blended(colour, "#000000", 0.45))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = QPen(CREAM, 1.1)
        ring.setDashPattern([2.2, 1.35])
        ring.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(ring)
        painter.drawEllipse(QPointF(0, 0), 7.9, 7.9)
        paint_agency(painter, agency, QRectF(-5.6, -5.6, 11.2, 11.2))


def paint_points(painter: QPainter, points: int, rect: QRectF) -> None:
    """Victory points as a gold medal."""
    with on_field(painter, rect):
        _paint_disc(painter, GOLD, GOLD_RIM)
        paint_figure(painter, str(points), QRectF(-6.6, -5, 13.2, 10), QColor("#3B2703"))


def paint_people(painter: QPainter, count: int, rect: QRectF, colour: QColor = INK) -> None:
    """The population limit as so many people in a row."""
    each = min(rect.height(), rect.width() / max(1, count))
    left = rect.center().x() - each * count / 2
    for index in range(count):
        with on_field(painter, QRectF(left + index * each, rect.center().y() - each / 2, each, each)):
            painter.fillPath(drawn(PERSON), colour)


def paint_eye(painter: QPainter, rect: QRectF, colour: QColor = INK, ground: QColor = CREAM) -> None:
    """Seen by you alone: an eye in a colour, with its white in that of the ground."""
    with on_field(painter, rect):
        paint_layers(painter, EYE, tones(ink=colour, cut=ground))


def paint_mark(painter: QPainter, mark: str, rect: QRectF) -> None:
    """A small round badge: an eye for "eye", otherwise the letter or two it is given."""
    with on_field(painter, rect):
        painter.setPen(QPen(CREAM, 1.4))
        painter.setBrush(ACCENT)
        painter.drawEllipse(QPointF(0, 0), 9.2, 9.2)
        if mark == "eye":
            paint_eye(painter, QRectF(-7, -7, 14, 14), CREAM, ACCENT)
        else:
            paint_figure(painter, mark, QRectF(-6, -5.4, 12, 10.8), CREAM)


# Rubber stamps


def paint_stamp(painter: QPainter, state: str, rect: QRectF) -> None:
    """What became of an agent, stamped aslant: "leave" a pause, "T" struck out, "D" behind bars."""
    with on_field(painter, rect):
        painter.rotate(-11)
        {"leave": _paint_pause, "T": _paint_cross, "D": _paint_bars}[state](painter)


def _paint_pause(painter: QPainter) -> None:
    painter.setBrush(CREAM)
    painter.setPen(round_pen(STAMP_BLUE, 1.5))
    painter.drawEllipse(QPointF(0, 0), 8.6, 8.6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(STAMP_BLUE)
    painter.drawRoundedRect(QRectF(-4.1, -4.6, 3.0, 9.2), 0.7, 0.7)
    painter.drawRoundedRect(QRectF(1.1, -4.6, 3.0, 9.2), 0.7, 0.7)


def _paint_cross(painter: QPainter) -> None:
    for colour, width in ((CREAM, 3.4), (STAMP_RED, 2.1)):
        painter.setPen(round_pen(colour, width))
        painter.drawLine(QPointF(-8.2, -8.2), QPointF(8.2, 8.2))
        painter.drawLine(QPointF(8.2, -8.2), QPointF(-8.2, 8.2))


def _paint_bars(painter: QPainter) -> None:
    painter.rotate(11)  # a gate hangs straight
    for colour, width in ((CREAM, 2.3), (STAMP_BLACK, 1.35)):
        painter.setPen(round_pen(colour, width))
        for x in (-8.0, -4.0, 0.0, 4.0, 8.0):
            painter.drawLine(QPointF(x, -9), QPointF(x, 9))
        for y in (-7.4, 7.4):
            painter.drawLine(QPointF(-9, y), QPointF(9, y))
