"""The picture of the game for the home page: a duel in full swing, seen by yellow across the board.

Units sit in their hollows or stand up in danger, one has reached a target for good, and a plane is on its way to the
other. It is composed for any size; a lamp outside the picture lights it from above.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPen,
    QPolygonF,
    QTransform,
)

from engines import components
from qtapp.base.brush import faded, glow, ramp
from qtapp.base.theme import Theme
from qtapp.boards.canvas import HIGH, WIDE, cropped
from qtapp.boards.cirkle.art.armies import ARMIES
from qtapp.boards.cirkle.art.ground import paint_board
from qtapp.boards.cirkle.art.plan import Board, extent, squares
from qtapp.boards.cirkle.art.units import paint_unit

ALL = QRectF(-5, -5, WIDE + 10, HIGH + 10)
FAR, NEAR = (23.0, 137.0, 7.0), (-40.0, 200.0, 138.0)  # left, right and height of the board's edges in the picture
FINE = 25.0  # how large a square is painted before it is foreshortened, in units of the picture
SHARP = 2  # the foreshortened board is painted so many times larger and then reduced: far squares stay smooth
FLIGHT = ("B7", "F11")  # where the plane comes from and where it goes


class Actor(NamedTuple):
    """A unit in the picture."""

    square: str
    kind: str
    colour: str
    height: float = 0.0
    frozen: bool = False


ACTORS = (
    Actor("A11", "C", "blue", 1.0),
    Actor("B11", "H*", "blue", 1.0),
    Actor("C11", "T", "yellow", 1.0, frozen=True),
    Actor("E11", "P", "blue", 1.0),
    Actor("H11", "C", "blue", 1.0),
    Actor("A10", "H", "blue"),
    Actor("C10", "P*", "blue"),
    Actor("E10", "C*", "blue"),
    Actor("G10", "T", "blue"),
    Actor("B9", "P", "blue"),
    Actor("H9", "T", "blue"),
    Actor("C8", "P*", "yellow", 1.0),
    Actor("E8", "T*", "blue"),
    Actor("G8", "C", "blue"),
    Actor("F8", "H", "yellow"),
    Actor("G7", "T", "blue", 1.0),
    Actor("D6", "T*", "yellow"),
    Actor("F6", "C", "yellow", 1.0),
    Actor("B5", "H", "blue", 1.0),
    Actor("G5", "P", "yellow", 1.0),
    Actor("C4", "H*", "yellow"),
    Actor("E4", "T", "yellow"),
    Actor("G4", "C", "yellow"),
    Actor("B3", "P", "yellow"),
    Actor("F3", "C*", "yellow"),
    Actor("D3", "H", "yellow"),
    Actor("H3", "T", "yellow"),
)


def cover(theme: Theme, size: QSize) -> QImage:
    """The picture in this many pixels; it may be painted on any thread."""
    return cropped(size, partial(_paint, theme))


def _paint(theme: Theme, painter: QPainter, scale: float) -> None:
    _paint_table(painter, theme)
    painter.drawImage(ALL, _foreshortened(theme, scale))
    _paint_light(painter, theme)


def _foreshortened(theme: Theme, scale: float) -> QImage:
    """The board and its shadow as seen across the table, on all of the picture."""
    board: Board = next(row for row in components.document("cirkle")["board"] if row["id"] == "duel")
    flat = _flat(board, theme, FINE * scale)
    pixels = QSize(round(ALL.width() * scale), round(ALL.height() * scale))
    image = _clear(pixels * SHARP)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale * SHARP, scale * SHARP)
    painter.translate(-ALL.topLeft())
    painter.setTransform(_seen_across(board), combine=True)
    _paint_shadow(painter, board, theme)
    painter.drawImage(extent(board), flat)
    painter.end()
    return image.scaled(pixels, mode=Qt.TransformationMode.SmoothTransformation)


def _flat(board: Board, theme: Theme, side: float) -> QImage:
    """The board and all units from above, with squares of so many pixels."""
    whole, found = extent(board), squares(board)
    image = _clear(QSize(round(whole.width() * side), round(whole.height() * side)))
    painter = QPainter(image)
    paint_board(painter, QRectF(image.rect()), board, 0, theme)
    painter.scale(side, side)
    painter.translate(-whole.topLeft())
    _paint_flight(painter, found[FLIGHT[0]].center(), found[FLIGHT[1]].center(), theme)
    for actor in sorted(ACTORS, key=lambda actor: found[actor.square].top()):
        paint_unit(
            painter,
            found[actor.square],
            actor.kind,
            actor.colour,
            height=actor.height,
            theme=theme,
            frozen=actor.frozen,
        )
    painter.end()
    return image


def _clear(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _seen_across(board: Board) -> QTransform:
    """From the flat board to the picture, foreshortened as for someone who sits before it."""
    whole = QPolygonF(extent(board))
    whole.removeLast()  # the first corner once more
    left, right, top = FAR
    near_left, near_right, bottom = NEAR
    seen = QPolygonF([QPointF(left, top), QPointF(right, top), QPointF(near_right, bottom), QPointF(near_left, bottom)])
    made = QTransform.quadToQuad(whole, seen)
    assert isinstance(made, QTransform)
    return made


def _paint_table(painter: QPainter, theme: Theme) -> None:
    light, dark = ("#20343A", "#152327") if theme.dark else ("#3E7A80", "#2C5E65")
    painter.fillRect(ALL, ramp(0, HIGH, (0, QColor(light)), (1, QColor(dark))))


def _paint_shadow(painter: QPainter, board: Board, theme: Theme) -> None:
    """What the board throws on the cloth."""
    painter.setPen(Qt.PenStyle.NoPen)
    for reach in (0.5, 0.34, 0.2):
        painter.setBrush(faded(QColor(theme.shadow), 0.22))
        painter.drawRoundedRect(extent(board).adjusted(-reach, -reach * 0.4, reach, reach), 0.4, 0.4)


def _paint_flight(painter: QPainter, start: QPointF, end: QPointF, theme: Theme) -> None:
    pen = QPen(faded(ARMIES["yellow"].tones(theme).light, 0.95), 0.09)
    pen.setDashPattern([2.2, 2.0])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(start, end)


def _paint_light(painter: QPainter, theme: Theme) -> None:
    """A pool of lamp light, and dusk towards the edges."""
    warm, dark = QColor(255, 240, 205, 110 if theme.dark else 120), QColor(14, 10, 6, 190 if theme.dark else 130)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.fillRect(ALL, glow(84, 34, 92, (0, warm), (0.7, faded(warm, 0))))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.fillRect(ALL, glow(82, 42, 112, (0.4, faded(dark, 0)), (1, dark)))
