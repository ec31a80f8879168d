"""What the editor shows, painted by one item: the board, the units on it, the boxes beside it, and what is in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from qtapp.base.guard import Guarded
from qtapp.base.style import figures, sized
from qtapp.base.theme import CORNER, TEXT_LEAST, TEXT_NOTE, Theme
from qtapp.boards.cirkle.art.armies import paint_emblem
from qtapp.boards.cirkle.art.units import BLEED
from qtapp.boards.cirkle.editing.layout import BoxLayout, EditingLayout
from qtapp.boards.cirkle.items.units import STANDING, SUNK, UnitFace
from qtapp.boards.cirkle.spots import GroundFace
from qtapp.items.cards import around, paint_face

PLATE = 16.0  # for the number of units left
FAINT = 0.28  # how much is seen of a unit that the box has no more of


class Held(NamedTuple):
    """A unit on its way."""

    seat: int
    kind: str
    origin: str | None  # the square it was lifted from; None: it comes out of the box
    pos: QPointF


class Picture(NamedTuple):
    """Everything that is to be seen."""

    view: Mapping[str, Any]
    left: tuple[Mapping[str, int], ...]  # by seat: how many of each kind are still in the box
    names: tuple[str, ...]  # of the armies
    army: int  # whose units the keys place
    brush: tuple[int, str] | None  # what a click places
    cursor: str | None
    lifted: str | None  # the square of a unit that the keys have lifted
    pointed: str | None
    faulty: frozenset[str]  # squares with which something is wrong


class Canvas(Guarded, QGraphicsItem):
    """Paints a picture. Units are pictures, so that painting is quick enough to follow the pointer."""

    def __init__(self, layout: EditingLayout, picture: Picture, theme: Theme) -> None:
        super().__init__()
        self.layout, self.picture, self.theme = layout, picture, theme
        self.held: Held | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_picture(self, layout: EditingLayout, picture: Picture, theme: Theme) -> None:
        self.prepareGeometryChange()
        self.layout, self.picture, self.theme = layout, picture, theme
        self.update()

    def hold(self, held: Held | None) -> None:
        self.held = held
        self.update()

    def boundingRect(self) -> QRectF:
        return self.layout.area

    def _colour(self, seat: int) -> str:
        return str(self.picture.view["seats"][seat]["colour"])

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        board = self.picture.view["board"]
        dead = tuple(target["square"] for target in self.picture.view["targets"] if target["dead"])
        ground = GroundFace(board["columns"], tuple(board["rows"]), 0, dead, self.theme)
        paint_face(painter, ground, self.layout.ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_places(painter)
        for unit in self.picture.view["units"]:
            self._paint_unit(painter, unit)
        for seat, box in enumerate(self.layout.boxes):
            self._paint_box(painter, seat, box)
        if self.held is not None:
            self._paint_held(painter, self.held)

    def _paint_places(self, painter: QPainter) -> None:
        """Where something is wrong, where the pointer is, where the keys are."""
        picture = self.picture
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for square in picture.faulty & self.layout.squares.keys():
            self._frame(painter, self.layout.squares[square], "warm", 3, Qt.PenStyle.DashLine)
        for place, width in ((picture.pointed, 2), (picture.cursor, 4)):
            if place is not None and place in self.layout.squares:
                self._frame(painter, self.layout.squares[place], "accent", width)

    def _frame(
        self, painter: QPainter, rect: QRectF, token: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> None:
        # A light line below the coloured one keeps it in sight on squares of any colour.
        for colour, breadth, line in (
            (self.theme.colour("surface"), width + 2, Qt.PenStyle.SolidLine),
            (self.theme.colour(token), width, style),
        ):
            painter.setPen(QPen(colour, breadth, line))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 5, 5)

    def _paint_unit(self, painter: QPainter, unit: Mapping[str, Any]) -> None:
        square = unit["square"]
        is_away = square == self.picture.lifted or (self.held is not None and self.held.origin == square)
        face = UnitFace(
            unit["unit"],
            self._colour(unit["seat"]),
            SUNK if unit["protected"] else STANDING,
            self.theme,
            unit["frozen"],
        )
        self._paint_face(painter, face, self.layout.squares[square], FAINT if is_away else 1.0)

    def _paint_face(self, painter: QPainter, face: UnitFace, rect: QRectF, strength: float = 1.0) -> None:
        painter.setOpacity(strength)
        paint_face(painter, face, around(rect, BLEED))
        painter.setOpacity(1.0)

    def _paint_box(self, painter: QPainter, seat: int, box: BoxLayout) -> None:
        is_army = seat == self.picture.army
        painter.setPen(QPen(self.theme.colour("accent" if is_army else "hairline"), 2 if is_army else 1))
        painter.setBrush(self.theme.colour("surface"))
        painter.drawRoundedRect(box.frame, CORNER, CORNER)
        emblem = QRectF(box.head.left(), box.head.center().y() - 7, 14, 14)
        paint_emblem(painter, emblem, self._colour(seat), self.theme.colour("ink"))
        painter.setPen(self.theme.colour("ink"))
        painter.setFont(sized(TEXT_NOTE + 1, bold=True))
        words = painter.fontMetrics().elidedText(
            self.picture.names[seat], Qt.TextElideMode.ElideRight, int(box.head.width() - 20)
        )
        painter.drawText(box.head.adjusted(20, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, words)
        for kind, stall in box.stalls.items():
            self._paint_stall(painter, seat, kind, stall)

    def _paint_stall(self, painter: QPainter, seat: int, kind: str, stall: QRectF) -> None:
        count = self.picture.left[seat][kind]
        inside = stall.adjusted(2, 2, -2, -2)
        if self.picture.brush == (seat, kind):
            painter.setPen(QPen(self.theme.colour("accent"), 2.5))
            painter.setBrush(self.theme.colour("accent", 0.16))
            painter.drawRoundedRect(inside, 6, 6)
        face = UnitFace(kind, self._colour(seat), STANDING, self.theme)
        air = stall.width() * 0.13
        self._paint_face(painter, face, stall.adjusted(air, air, -air, -air), 1.0 if count else FAINT)
        if count:
            self._paint_count(painter, count, inside)

    def _paint_count(self, painter: QPainter, count: int, inside: QRectF) -> None:
        plate = QRectF(0, 0, PLATE, PLATE)
        plate.moveBottomRight(inside.bottomRight() + QPointF(1, 1))
        painter.setPen(QPen(self.theme.colour("hairline"), 1))
        painter.setBrush(self.theme.colour("surface"))
        painter.drawRoundedRect(plate, 5, 5)
        painter.setPen(self.theme.colour("ink"))
        painter.setFont(figures(sized(TEXT_LEAST, bold=True)))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(count))

    def _paint_held(self, painter: QPainter, held: Held) -> None:
        rect = QRectF(0, 0, self.layout.cell, self.layout.cell)
        rect.moveCenter(held.pos)
        self._paint_face(painter, UnitFace(held.kind, self._colour(held.seat), STANDING, self.theme), rect)
