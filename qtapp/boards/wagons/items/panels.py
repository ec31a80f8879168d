"""The ground under the cards: the slots of the circle, and each player's panel with name and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from qtapp.base.brush import saved
from qtapp.base.theme import CORNER, SEAT_MARKS, TEXT_TITLE, Theme
from qtapp.boards.wagons.art.icons import icon_path
from qtapp.boards.wagons.layout import Layout, Panel
from qtapp.items.cards import corner_of, paint_face
from qtapp.items.ground import Ground
from qtapp.items.lettering import RIGHT, fitted_font, paint_text
from qtapp.items.seat_shapes import paint_mark

POINTS_MOST = 20  # pixels: the side panel shows the same points larger


@dataclass(frozen=True, slots=True)
class SlotFace:
    """An empty place in the circle."""

    theme: Theme

    def paint(self, painter: QPainter, size: QSize) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(1.2, size.width() / 60)
        painter.setPen(QPen(self.theme.colour("muted", 0.45), width, Qt.PenStyle.DashLine))
        painter.setBrush(self.theme.colour("window", 0.35))
        corner = corner_of(size.width())
        painter.drawRoundedRect(QRectF(0, 0, size.width(), size.height()).adjusted(1, 1, -1, -1), corner, corner)


class CircleGround(Ground):
    """The slots of the circle that no card lies in."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.places: tuple[QRectF, ...] = ()

    def settle(self, layout: Layout, empty: Sequence[int]) -> None:
        self.places = () if layout.emptied else tuple(layout.ring.rect(slot) for slot in empty)
        box = QRectF()
        for place in self.places:
            box = box.united(place)
        self.lay(box, self.places)

    def draw(self, painter: QPainter) -> None:
        for place in self.places:
            paint_face(painter, SlotFace(self.theme), place)


class TownPanel(Ground):
    """A player's part of the table: who it is, how many points, and the ground of the town."""

    def __init__(self, seat: int, theme: Theme) -> None:
        super().__init__(theme, 1)
        self.seat = seat
        self._panel: Panel | None = None
        self._origin = QRectF()
        self.name, self.points = "", ""
        self.acting = False

    def settle(self, panel: Panel, origin: QRectF) -> None:
        """Lie here; `origin` is the place of a first card, outlined while the town is empty."""
        self._panel, self._origin = panel, origin
        self.tell(self.name, self.points, acting=self.acting)

    def tell(self, name: str, points: str, *, acting: bool) -> None:
        self.name, self.points, self.acting = name, points, acting
        if self._panel is not None:
            place = self._panel.place.adjusted(-2, -2, 2, 2)
            self.lay(place, self._panel, self._origin, name, points, acting)

    def draw(self, painter: QPainter) -> None:
        assert self._panel is not None
        width = 2.0 if self.acting else 1.0
        edge = self.theme.colour("accent", 0.8) if self.acting else self.theme.colour("hairline")
        painter.setPen(QPen(edge, width))
        painter.setBrush(self.theme.colour("window", 0.62))
        inset = width / 2
        painter.drawRoundedRect(self._panel.place.adjusted(inset, inset, -inset, -inset), CORNER, CORNER)
        self._paint_prairie(painter, self._panel.place)
        if not self._origin.isEmpty():
            painter.setPen(QPen(self.theme.colour("muted", 0.5), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corner = corner_of(self._origin.width())
            painter.drawRoundedRect(self._origin, corner, corner)
        self._paint_head(painter, self._panel.head)

    def _paint_prairie(self, painter: QPainter, place: QRectF) -> None:
        """The land a town is built on: hardly seen, but not a void."""
        with saved(painter):
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
                painter.fillPath(land, self.theme.colour("ink", 0.028))
            size = min(width, place.height()) / 260
            painter.translate(place.right() - width * 0.13, foot - place.height() * 0.19 - 9 * size)
            painter.scale(size, size)
            painter.fillPath(icon_path("wagon"), self.theme.colour("ink", 0.055))

    def _paint_head(self, painter: QPainter, head: QRectF) -> None:
        """The points as large as they fit, and the name in what they leave."""
        font = fitted_font([self.points], head.width() * 0.5, POINTS_MOST, bold=True)
        used = min(QFontMetricsF(font).horizontalAdvance(self.points), head.width() * 0.5)
        painter.setPen(self.theme.colour("accent" if self.acting else "ink"))
        paint_text(painter, head.adjusted(head.width() - used, 0, 0, 0), self.points, font, RIGHT)
        row = head.adjusted(21, 0, -used - 8, 0)
        paint_mark(painter, SEAT_MARKS[self.seat], QRectF(head.left(), row.center().y() - 7, 14, 14))
        painter.setPen(self.theme.colour("ink"))
        paint_text(painter, row, self.name, fitted_font([self.name], row.width(), TEXT_TITLE, bold=True))
