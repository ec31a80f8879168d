"""The backs of the cards: what lies face down tells its kind, and an agent's file its agency, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.base.brush import Layers, blended, paint_layers, saved, tones
from qtapp.boards.coldwar.art.agencies import agency_colour, paint_agency
from qtapp.boards.coldwar.art.factions import paint_faction
from qtapp.boards.coldwar.art.paper import CREAM, HEIGHT, WIDTH

GLOBE: Layers = (
    "line 1.3 O 0 0 9 9",
    "line 0.9 O 0 0 4.1 9 M 0 -9 L 0 9 M -9 0 L 9 0",
    "line 0.9 M -7.7 -4.6 L 7.7 -4.6 M -7.7 4.6 L 7.7 4.6",
)


def _paint_frame(painter: QPainter, colour: QColor, inset: float = 3.5) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.1))
    painter.drawRoundedRect(QRectF(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), 3, 3)


def paint_group_back(painter: QPainter, *, fine: bool) -> None:
    """Four factions in four quarters."""
    pale = QColor("#E9E2CC")
    if fine:
        _paint_frame(painter, pale)
    painter.setPen(QPen(pale, 1.1))
    painter.drawLine(QPointF(WIDTH / 2, 9), QPointF(WIDTH / 2, HEIGHT - 9))
    painter.drawLine(QPointF(9, HEIGHT / 2), QPointF(WIDTH - 9, HEIGHT / 2))
    side = 20 if fine else 25
    for index, faction in enumerate("MENP"):
        x = WIDTH * (0.28, 0.72)[index % 2]
        y = HEIGHT * (0.28, 0.72)[index // 2]
        paint_faction(painter, faction, QRectF(x - side / 2, y - side / 2, side, side), pale)


def paint_objective_back(painter: QPainter, *, fine: bool) -> None:
    """A globe in the sights."""
    pale = QColor("#E6DDBF")
    if fine:
        _paint_frame(painter, pale)
    with saved(painter):
        painter.translate(WIDTH / 2, HEIGHT / 2)
        painter.scale(2.5, 2.5)
        paint_layers(painter, GLOBE, tones(line=pale))
    painter.setPen(QPen(QColor("#D98A5B"), 2.0))
    middle = QPointF(WIDTH / 2, HEIGHT / 2)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        painter.drawLine(middle + QPointF(dx * 17, dy * 17), middle + QPointF(dx * 28, dy * 28))


def paint_agent_back(painter: QPainter, agency: str, *, fine: bool) -> None:
    """The cover of a file: the emblem of the agency, a label that nobody has filled in, a string around a button."""
    colour = agency_colour(agency)
    pale = blended(colour, CREAM, 0.55)
    if fine:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blended(colour, "#0C0F14", 0.22))
        painter.drawRoundedRect(QRectF(3.5, 3.5, WIDTH - 7, HEIGHT - 7), 3, 3)
        _paint_frame(painter, pale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(CREAM)
        painter.drawRect(QRectF(13, 64, WIDTH - 26, 13))
        painter.setPen(QPen(QColor("#26221D"), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(WIDTH / 2 - 3.4, 67.1), QPointF(WIDTH / 2 + 3.4, 73.9))
        painter.drawLine(QPointF(WIDTH / 2 + 3.4, 67.1), QPointF(WIDTH / 2 - 3.4, 73.9))
    side = 46 if fine else 52
    paint_agency(
        painter, agency, QRectF(WIDTH / 2 - side / 2, (36 if fine else HEIGHT / 2) - side / 2, side, side), "sunk"
    )
