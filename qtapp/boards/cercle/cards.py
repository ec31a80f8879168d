"""The faces of spies, markers and tokens as the board shows them: the cards of the art, with the mark of an employer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from engines.game import Seat
from qtapp.boards.cercle.art.faces import PackBack, SpyBack, SpyFace
from qtapp.boards.cercle.art.markers import paint_marker
from qtapp.boards.cercle.art.services import paint_service
from qtapp.boards.cercle.art.table_of_points import paint_circle_marker
from qtapp.items.cards import Face
from qtapp.items.printing import face_in
from qtapp.items.seat_shapes import paint_mark
from qtapp.theme import SeatMark
from qtapp.words.cercle.names import Names


@dataclass(frozen=True, slots=True)
class MarkerFace:
    """A wooden marker; before colours are chosen, the common mark of the seat."""

    colour: str
    mark: SeatMark

    def paint(self, painter: QPainter, size: QSize) -> None:
        if self.colour:
            paint_marker(painter, self.colour, face_in(size))
        else:
            paint_mark(painter, self.mark, face_in(size))
