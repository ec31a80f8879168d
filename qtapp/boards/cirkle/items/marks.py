"""What is laid over the squares: signs (`art.signs` paints them), lines from unit to unit, and a word for everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import hypot
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from qtapp.base.brush import saved
from qtapp.base.theme import Theme
from qtapp.boards.cirkle.art.signs import (
    DESTINATIONS,
    paint_cover,
    paint_destination,
    paint_hold,
    paint_intruder,
    paint_last,
    paint_objective,
    paint_threat,
)
from qtapp.items.frames import Frames, Mark, Pulse
from qtapp.items.lettering import fitted_font

PAPER = 0.85  # how much of the surface shows round a line, so that it is seen on any ground
REACH = 0.14  # of a square: the dot where a unit that is looked at could go
CAP = 0.42  # of a square: the gap in a frame
CHOSEN, CURSOR = "chosen", "cursor"


class Sign(NamedTuple):
    """Something marked on a square."""

    kind: str
    place: QRectF
    colours: tuple[tuple[str, ...], ...] = ()  # of armies, where the sign tells of some
    is_capped: bool = False  # a missile stands there: a frame leaves room for its cap


Paint: TypeAlias = Callable[[QPainter, Sign, Theme], None]


def _plain(paint: Callable[[QPainter, QRectF, Theme], None]) -> Paint:
    return lambda painter, sign, theme: paint(painter, sign.place, theme)


def _destination(kind: str) -> Paint:
    return lambda painter, sign, theme: paint_destination(painter, sign.place, kind, theme)


def _hold(painter: QPainter, sign: Sign, theme: Theme) -> None:
    (owner,), waiting, since = sign.colours
    paint_hold(painter, sign.place, theme, owner, list(waiting), list(since))


def _objective(painter: QPainter, sign: Sign, theme: Theme) -> None:
    paint_objective(painter, sign.place, theme, sign.colours[0][0])


def _reach(painter: QPainter, sign: Sign, theme: Theme) -> None:
    radius = sign.place.width() * REACH / 2
    painter.setPen(QPen(theme.colour("surface", PAPER), radius * 0.5))
    painter.setBrush(theme.colour("ink", 0.7))
    painter.drawEllipse(sign.place.center(), radius, radius)


def _beside_cap(place: QRectF) -> QPainterPath:
    """Everywhere but at the middle of the upper edge."""
    side, around, cap = place.width(), QPainterPath(), QPainterPath()
    around.addRect(place.adjusted(-side, -side, side, side))
    cap.addRect(QRectF(place.center().x() - side * CAP / 2, place.top() - side / 2, side * CAP, side))
    return around - cap


def _framed(painter: QPainter, sign: Sign, theme: Theme, *, token: str, dashed: bool, width: float) -> None:
    side = sign.place.width()
    if sign.is_capped:
        painter.setClipPath(_beside_cap(sign.place))
    box, thick = sign.place.adjusted(side * 0.03, side * 0.03, -side * 0.03, -side * 0.03), max(2.0, side * width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("surface", PAPER), thick + 2.5))
    painter.drawRoundedRect(box, side * 0.12, side * 0.12)
    pen = QPen(theme.colour(token), thick)
    if dashed:
        pen.setDashPattern([2.2, 1.6])
    painter.setPen(pen)
    painter.drawRoundedRect(box, side * 0.12, side * 0.12)


PAINTED: Mapping[str, Paint] = {
    **{kind: _destination(kind) for kind in DESTINATIONS},
    "last": _plain(paint_last),
    "threat": _plain(paint_threat),
    "cover": _plain(paint_cover),
    "intruder": _plain(paint_intruder),
    "objective": _objective,
    "hold": _hold,
    "reach": _reach,
    "fresh": partial(_framed, token="gold", dashed=True, width=0.035),
    "attacked": partial(_framed, token="warm", dashed=False, width=0.05),
    "attacker": partial(_framed, token="warm", dashed=True, width=0.05),
    "able": partial(_framed, token="accent", dashed=True, width=0.05),
    CHOSEN: partial(_framed, token="accent", dashed=False, width=0.075),
    CURSOR: partial(_framed, token="ink", dashed=True, width=0.05),
}


class Signs(Mark):
    """Signs of one layer."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.signs: tuple[Sign, ...] = ()

    def show_signs(self, shown: Sequence[Sign]) -> None:
        if tuple(shown) == self.signs:
            return
        self.signs = tuple(shown)
        box = QRectF()
        for sign in shown:
            grown = sign.place.width() * 0.25  # rings and badges stand out
            box = box.united(sign.place.adjusted(-grown, -grown, grown, grown))
        self._cover(box)

    def draw(self, painter: QPainter) -> None:
        for sign in self.signs:
            with saved(painter):
                PAINTED[sign.kind](painter, sign, self.theme)


class Arrow(NamedTuple):
    """An arrow from one unit to another."""

    start: QPointF
    end: QPointF
    token: str


class Arrows(Mark):
    """Arrows over the board: who attacks or covers whom, where a move goes."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.lines: tuple[Arrow, ...] = ()
        self._cell = 1.0

    def show_lines(self, lines: Sequence[Arrow], cell: float) -> None:
        if (tuple(lines), cell) == (self.lines, self._cell):
            return
        self.lines, self._cell = tuple(lines), cell
        points = QPolygonF([point for line in lines for point in (line.start, line.end)])
        self._cover(points.boundingRect().adjusted(-cell, -cell, cell, cell) if lines else QRectF())

    def draw(self, painter: QPainter) -> None:
        for line in self.lines:
            self._paint_arrow(painter, line)

    def _paint_arrow(self, painter: QPainter, line: Arrow) -> None:
        way = line.end - line.start
        length = hypot(way.x(), way.y())
        if length < 1:
            return
        along = way / length
        aside = QPointF(-along.y(), along.x())
        start, tip = line.start + along * self._cell * 0.42, line.end - along * self._cell * 0.36
        head = self._cell * 0.2
        neck = tip - along * head
        for colour, width in ((self.theme.colour("surface", PAPER), 0.085), (self.theme.colour(line.token), 0.045)):
            painter.setPen(QPen(colour, self._cell * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QLineF(start, neck))
        painter.setPen(QPen(self.theme.colour("surface", PAPER), self._cell * 0.03))
        painter.setBrush(self.theme.colour(line.token))
        painter.drawPolygon(QPolygonF([tip, neck + aside * head * 0.62, neck - aside * head * 0.62]))


class SquareFrames(Frames):
    """Frames whose corners fit squares and trays."""

    def corner(self, place: QRectF) -> float:
        return min(place.width(), place.height()) * 0.1


class SquarePulse(Pulse, SquareFrames):
    """The same, beating a few times."""


class Proclaimed(Mark):
    """A word across the board while something happens that nobody may miss."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.text, self.token = "", "warm"
        self._band = QRectF()

    def proclaim(self, text: str, board: QRectF, token: str) -> None:
        self.text, self.token = text, token
        high = min(board.height() * 0.16, 110.0)
        self._band = QRectF(board.left(), board.center().y() - high / 2, board.width(), high)
        self._cover(self._band.adjusted(-2, -2, 2, 2) if text else QRectF())

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour(self.token, 0.94))
        painter.drawRoundedRect(self._band, 12, 12)
        painter.setFont(fitted_font([self.text], self._band.width() - 32, self._band.height() * 0.5, bold=True))
        painter.setPen(self.theme.colour(f"on_{self.token}"))
        painter.drawText(self._band, int(Qt.AlignmentFlag.AlignCenter), self.text)
