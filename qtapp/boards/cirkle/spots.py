"""Where units belong and how they look there, and the board as a face: what the scenery settles its items by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from engines.game import Seat
from engines.motion import Where
from qtapp.base.theme import Theme
from qtapp.boards.cirkle.art.ground import paint_board
from qtapp.boards.cirkle.items.units import STANDING, SUNK, UnitFace
from qtapp.boards.cirkle.layout import Layout, TrayLayout, tray_inside
from qtapp.boards.travelling import Spot
from qtapp.items.cards import CardItem

UNIT_Z = 20.0
LOST = "lost"  # where units lie that are off the board


@dataclass(frozen=True, slots=True)
class GroundFace:
    """The board itself, as it is turned."""

    columns: str
    rows: tuple[str, ...]
    turned: int
    dead: tuple[str, ...]
    theme: Theme

    def paint(self, painter: QPainter, size: QSize) -> None:
        paint_board(
            painter,
            QRectF(0, 0, size.width(), size.height()),
            {"columns": self.columns, "rows": self.rows},
            self.turned,
            self.theme,
            self.dead,
        )


class BoardItem(CardItem):
    """The board lies still and throws no shadow."""

    MARGIN = 0.0


class Geometry(NamedTuple):
    """The table as it is laid out and turned; `armies` are the colours by seat, `units` how many each has in all."""

    layout: Layout
    turned: int
    squares: Mapping[str, QRectF]
    armies: tuple[str, ...]
    units: int
    theme: Theme

    def key(self, component: str) -> str:
        return component

    def pile(self, component: str, place: str) -> None:
        """No unit is ever hidden."""

    def spots(self, where: Where) -> dict[str, Spot]:
        """Where every unit stands, or lies in its tray."""
        found, lost = dict[str, Spot](), [list[str]() for _ in self.armies]
        for component, place in where.items():
            square, *stands = place.split(":")
            if square == LOST:
                lost[int(component[0])].append(component)
                continue
            rect, height = self.squares[square], SUNK if "sunk" in stands else STANDING
            found[component] = Spot(
                rect, UNIT_Z + rect.top() / 10_000, self._face(component, height, frozen="frozen" in stands), square
            )
        for seat, units in enumerate(lost):
            units.sort(key=lambda unit: ("CHTP".index(unit[1]), kind_of(unit), unit))
            for component, slot in zip(units, self.tray_layout(seat).slots, strict=False):
                inset = slot.width() * 0.06
                inside = slot.adjusted(inset, inset, -inset, -inset)
                found[component] = Spot(inside, UNIT_Z, self._face(component, STANDING), LOST, seat)
        return found

    def _face(self, component: str, height: int, *, frozen: bool = False) -> UnitFace:
        return UnitFace(kind_of(component), self.armies[int(component[0])], height, self.theme, frozen)

    def tray_place(self, seat: Seat) -> QRectF:
        """A tray lies beside the camp of its army, whichever way the board is turned."""
        if len(self.armies) == len(("far", "near")):
            return self.layout.trays.places[int(seat == self.turned // 2)]
        return self.layout.trays.places[(seat - self.turned - 1) % len(self.armies)]

    def tray_layout(self, seat: Seat) -> TrayLayout:
        return tray_inside(self.tray_place(seat), self.units, self.layout.cell, flat=self.layout.trays.flat)


def kind_of(component: str) -> str:
    """The kind of a unit: its seat stands before it, its number behind."""
    return component[1:].rstrip("0123456789")
