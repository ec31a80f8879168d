"""The units as items: a picture for every height between sunk and standing, kept by kind and army."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from qtapp.base.theme import Theme
from qtapp.boards.cirkle.art.units import BLEED, paint_unit
from qtapp.boards.travelling import Items, Way, between
from qtapp.items.cards import CardItem

LANDING = 0.7  # from this part of the way on a unit sinks
SUNK, STANDING = 0, 6  # heights come in so many steps, so that pictures can be kept


@dataclass(frozen=True, slots=True)
class UnitFace:
    """How a unit looks."""

    kind: str
    colour: str
    height: int  # SUNK to STANDING
    theme: Theme
    frozen: bool = False
    dead: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = size.width() * BLEED / (1 + 2 * BLEED)
        box = QRectF(0, 0, size.width(), size.height()).adjusted(margin, margin, -margin, -margin)
        paint_unit(
            painter,
            box,
            self.kind,
            self.colour,
            height=self.height / STANDING,
            theme=self.theme,
            frozen=self.frozen,
            dead=self.dead,
        )


class UnitItem(CardItem):
    """A unit on the board or in a tray; its place is its square."""

    MARGIN = BLEED


class UnitItems(Items):
    """A unit that sets off rises out of its hollow, and sinks into the next one if it is sheltered there."""

    def carry(self, way: Way, part: float) -> None:
        face = cast("UnitFace", way.goal.face)
        height = face.height + round((STANDING - face.height) * min(1, (1 - part) / (1 - LANDING)))
        way.item.settle_at(between(way.start.place, way.goal.place, part))
        way.item.set_face(replace(face, height=height))
