"""The faces of spies, markers and tokens as the board shows them: the cards of the art, with an employer's marker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from engines.game import Seat
from qtapp.base.theme import SEAT_MARKS
from qtapp.boards.art.palette import BRASS, BRASS_DEEP, INK, IVORY
from qtapp.boards.cercle.art.faces import LARGE_FROM, MEDIUM_FROM, PackBack, SpyBack, SpyFace
from qtapp.boards.cercle.art.markers import paint_marker
from qtapp.boards.cercle.art.services import paint_service
from qtapp.boards.cercle.art.table_of_points import paint_circle_marker
from qtapp.items.cards import Face
from qtapp.items.printing import face_in, paint_figure
from qtapp.items.seat_shapes import paint_mark
from qtapp.words.cercle.names import Names


@dataclass(frozen=True, slots=True)
class EmployedFace:
    """A spy with the marker of its employer, where it can be seen in a row that overlaps."""

    spy: SpyFace
    colour: str

    def paint(self, painter: QPainter, size: QSize) -> None:
        self.spy.paint(painter, size)
        card = face_in(size)
        across, high = card.width(), card.height()
        if across >= LARGE_FROM:  # below the symbols, above the name
            side = 0.27 * across
            box = QRectF(card.left() - 0.01 * across, card.top() + 0.60 * high, side, side)
        else:
            side = (0.42 if across >= MEDIUM_FROM else 0.5) * across
            box = QRectF(card.left() - 0.02 * across, card.bottom() - 0.94 * side, side, side)
        paint_marker(painter, self.colour, box)


@dataclass(frozen=True, slots=True)
class MarkerFace:
    """A wooden marker; before colours are chosen, the common mark of the seat."""

    colour: str
    seat: Seat

    def paint(self, painter: QPainter, size: QSize) -> None:
        if self.colour:
            paint_marker(painter, self.colour, face_in(size))
        else:
            paint_mark(painter, SEAT_MARKS[self.seat], face_in(size))


@dataclass(frozen=True, slots=True)
class ServiceFace:
    """A service marker, with one side or the other up."""

    service: str
    state: str
    dark: bool

    def paint(self, painter: QPainter, size: QSize) -> None:
        if self.service:
            paint_service(painter, self.service, face_in(size), self.state, dark=self.dark)


@dataclass(frozen=True, slots=True)
class CircleFace:
    """The marker of the Circle, so near to chaos."""

    circle: int

    def paint(self, painter: QPainter, size: QSize) -> None:
        paint_circle_marker(painter, face_in(size), self.circle)


@dataclass(frozen=True, slots=True)
class FirstFace:
    """The disc of the first player."""

    def paint(self, painter: QPainter, size: QSize) -> None:
        box = face_in(size)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(BRASS_DEEP, 0.06 * box.width()))
        painter.setBrush(IVORY)
        middle, reach = box.center(), 0.46 * box.width()
        painter.drawEllipse(middle, reach, reach)
        painter.setPen(QPen(BRASS, 0.05 * box.width()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 0.78 * reach, 0.78 * reach)
        inner = QRectF(middle - QPointF(0.5, 0.52) * reach, middle + QPointF(0.5, 0.52) * reach)
        paint_figure(painter, "1", inner, INK)


class CercleFaces(NamedTuple):
    """The faces of one language and theme, at a table where these colours and services have been chosen."""

    names: Names
    dark: bool
    colours: tuple[str | None, ...] = ()
    services: tuple[str | None, ...] = ()

    def spy(self, card: str, employer: Seat | None = None, *, spent: bool = False) -> Face:
        """`spent`: it has acted in this phase."""
        face = SpyFace(card, self.names.spy(card), spent, self.dark)
        colour = None if employer is None else self.colours[employer]
        return EmployedFace(face, colour) if colour else face

    def back(self, card: str, quarter: str) -> Face:
        """`quarter`: the place it has in a butterfly, for a neutral to fill."""
        return SpyBack(card, quarter if card.startswith("N") else "", self.dark)

    def pack(self) -> Face:
        return PackBack(self.dark)

    def points(self, seat: Seat) -> Face:
        return MarkerFace(self.colours[seat] or "", seat)

    def service(self, seat: Seat, state: str) -> Face:
        return ServiceFace(self.services[seat] or "", state or "passive", self.dark)

    def circle(self, circle: int) -> Face:
        return CircleFace(circle)

    def first(self) -> Face:
        return FirstFace()
