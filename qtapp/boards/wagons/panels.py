"""The ground under the cards: the slots of the circle, and each player's panel with name and points."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from qtapp.boards.wagons.icons import icon_path
from qtapp.boards.wagons.layout import Layout, Panel
from qtapp.guard import Guarded
from qtapp.items.cards import Shelf, corner_of, paint_face
from qtapp.items.frames import sized_font
from qtapp.items.seat_shapes import paint_mark
from qtapp.theme import CORNER, SEAT_MARKS, TEXT_NOTE, TEXT_TITLE, Theme

POINTS_MOST = 20  # pixels: the side panel shows the same points larger


class SlotFace(NamedTuple):
    """An empty place in the circle."""

    theme: Theme

    @property
    def key(self) -> Hashable:
        return ("slot", self.theme.name)

    def paint(self, painter: QPainter, size: QSize) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(1.2, size.width() / 60)
        painter.setPen(QPen(self.theme.colour("muted", 0.45), width, Qt.PenStyle.DashLine))
        painter.setBrush(self.theme.colour("window", 0.35))
        corner = corner_of(size.width())
        painter.drawRoundedRect(QRectF(0, 0, size.width(), size.height()).adjusted(1, 1, -1, -1), corner, corner)


class CircleGround(Guarded, QGraphicsItem):
    """The slots of the circle that no card lies in."""

    def __init__(self, theme: Theme, shelf: Shelf) -> None:
        super().__init__()
        self._theme, self._shelf = theme, shelf
        self.places: tuple[QRectF, ...] = ()
        self.setZValue(0)

    def settle(self, layout: Layout, empty: Sequence[int]) -> None:
        places = () if layout.emptied else tuple(layout.ring.rect(slot) for slot in empty)
        if places != self.places:
            self.prepareGeometryChange()
            self.places = places
            self.update()

    def restyle(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        box = QRectF()
        for place in self.places:
            box = box.united(place)
        return box

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        for place in self.places:
            paint_face(painter, self._shelf, SlotFace(self._theme), place)


class TownPanel(Guarded, QGraphicsItem):
    """A player's part of the table: who it is, how many points, and the ground of the town."""

    def __init__(self, seat: int, theme: Theme) -> None:
        super().__init__()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # painted when it changes, pixel for pixel
        self.seat, self._theme = seat, theme
        self._panel: Panel | None = None
        self._origin = QRectF()
        self.name, self.points = "", ""
        self.acting = False
        self.setZValue(1)

    def settle(self, panel: Panel, origin: QRectF) -> None:
        """Lie here; `origin` is the place of a first card, outlined while the town is empty."""
        if (panel, origin) != (self._panel, self._origin):
            self.prepareGeometryChange()
            self._panel, self._origin = panel, origin
            self.update()

    def tell(self, name: str, points: str, *, acting: bool) -> None:
        if (name, points, acting) != (self.name, self.points, self.acting):
            self.name, self.points, self.acting = name, points, acting
            self.update()

    def restyle(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF() if self._panel is None else self._panel.place.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        if self._panel is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2.0 if self.acting else 1.0
        edge = self._theme.colour("accent", 0.8) if self.acting else self._theme.colour("hairline")
        painter.setPen(QPen(edge, width))
        painter.setBrush(self._theme.colour("window", 0.62))
        inset = width / 2
        painter.drawRoundedRect(self._panel.place.adjusted(inset, inset, -inset, -inset), CORNER, CORNER)
        self._paint_prairie(painter, self._panel.place)
        if not self._origin.isEmpty():
            painter.setPen(QPen(self._theme.colour("muted", 0.5), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corner = corner_of(self._origin.width())
            painter.drawRoundedRect(self._origin, corner, corner)
        self._paint_head(painter, self._panel.head)

    def _paint_prairie(self, painter: QPainter, place: QRectF) -> None:
        """The land a town is built on: hardly seen, but not a void."""
        painter.save()
        frame = QPainterPath()
        frame.addRoundedRect(place.adjusted(1, 1, -1, -1), CORNER, CORNER)
        painter.setClipPath(frame)
        width, foot = place.width(), place.bottom()
        for high, left, right in ((0.30, 0.30, 0.16), (0.16, 0.04, 0.28)):
            land = QPainterPath(QPointF(place.left(), foot - place.height() * high))
            land.cubicTo(
                QPointF(place.left() + width * 0.3, foot - place.height() * (high + left - 0.12)),
                QPointF(place.left() + width * 0.65, foot - place.height() * (high - left + 0.10)),
                QPointF(place.right(), foot - place.height() * right),
            )
            land.lineTo(place.bottomRight())
            land.lineTo(place.bottomLeft())
            painter.fillPath(land, self._theme.colour("ink", 0.028))
        size = min(width, place.height()) / 260
        painter.translate(place.right() - width * 0.13, foot - place.height() * 0.19 - 9 * size)
        painter.scale(size, size)
        painter.fillPath(icon_path("wagon"), self._theme.colour("ink", 0.055))
        painter.restore()

    def _paint_head(self, painter: QPainter, head: QRectF) -> None:
        used = self._paint_points(painter, head)
        self._paint_name(painter, head.adjusted(0, 0, -used - 8, 0))

    def _paint_name(self, painter: QPainter, row: QRectF) -> None:
        paint_mark(painter, SEAT_MARKS[self.seat], QRectF(row.left(), row.center().y() - 7, 14, 14))
        inside = row.adjusted(21, 0, 0, 0)
        fonts = [sized_font(size, bold=True) for size in range(TEXT_TITLE, TEXT_NOTE - 1, -1)]
        fitting = (font for font in fonts if QFontMetricsF(font).horizontalAdvance(self.name) <= inside.width())
        font = next(fitting, fonts[-1])
        painter.setFont(font)
        painter.setPen(self._theme.colour("ink"))
        shown = QFontMetricsF(font).elidedText(self.name, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)

    def _paint_points(self, painter: QPainter, row: QRectF) -> float:
        """The points as large as they fit; the width they took."""
        sizes = range(POINTS_MOST, TEXT_NOTE - 1, -1)
        widths = ((size, QFontMetricsF(sized_font(size, bold=True)).horizontalAdvance(self.points)) for size in sizes)
        room = row.width() * 0.5
        size, width = next((found for found in widths if found[1] <= room), (TEXT_NOTE, room))
        painter.setFont(sized_font(size, bold=True))
        painter.setPen(self._theme.colour("accent" if self.acting else "ink"))
        painter.drawText(row, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), self.points)
        return width
