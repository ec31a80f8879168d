"""The card in hand: in the air over one's town, and the badge that turns it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from qtapp.base.brush import drawn, saved
from qtapp.base.theme import Theme
from qtapp.boards.wagons.items.marks import PAPER
from qtapp.items.cards import Face, around, corner_of, paint_face
from qtapp.items.frames import Mark

LARGE_CELL = 36  # pixels: narrower territories are marked more plainly
BADGE = 26.0  # pixels across


class Ghost(Mark):
    """A card in the air: over a legal place, or dimmed where it cannot lie."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.face: Face | None = None
        self.place, self.legal = QRectF(), False
        self.covered: tuple[QRectF, ...] = ()

    def show_card(self, face: Face, place: QRectF, covered: Sequence[QRectF], *, legal: bool) -> None:
        self.face, self.place, self.covered, self.legal = face, place, tuple(covered), legal
        self._cover(around(place).adjusted(-6, -6, 6, 6))

    def put_away(self) -> None:
        self.face = None
        self._cover(QRectF())

    def draw(self, painter: QPainter) -> None:
        if self.face is None:
            return
        painter.setOpacity(0.95 if self.legal else 0.45)
        paint_face(painter, self.face, around(self.place))
        painter.setOpacity(1.0)
        corner = corner_of(self.place.width())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        token = "accent" if self.legal else "warm"
        style = Qt.PenStyle.SolidLine if self.legal else Qt.PenStyle.DashLine
        painter.setPen(QPen(PAPER, 5))
        painter.drawRoundedRect(self.place, corner, corner)
        painter.setPen(QPen(self.theme.colour(token), 3, style))
        painter.drawRoundedRect(self.place, corner, corner)
        self._paint_covered(painter)

    def _paint_covered(self, painter: QPainter) -> None:
        """Territories that would vanish: framed in the warm colour, a corner folded where there is room."""
        warm = self.theme.colour("warm")
        for cell in self.covered:
            is_large = cell.width() >= LARGE_CELL
            inside = cell.adjusted(4, 4, -4, -4) if is_large else cell.adjusted(2.5, 2.5, -2.5, -2.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(PAPER, 3.5 if is_large else 2.5))
            painter.drawRect(inside)
            painter.setPen(QPen(warm, 2 if is_large else 1.5))
            painter.drawRect(inside)
            if is_large:
                fold = inside.width() * 0.30
                painter.setBrush(warm)
                painter.drawPolygon(
                    QPolygonF(
                        [inside.topRight(), inside.topRight() - QPointF(fold, 0), inside.topRight() + QPointF(0, fold)]
                    )
                )


class TurnBadge(Mark):
    """A button on the waiting card: it turns the card upside down, for those who have only a pointer."""

    def show_on(self, card: QRectF) -> None:
        """Sit on the lower right corner of a card."""
        centre = card.bottomRight() - QPointF(BADGE * 0.28, BADGE * 0.28)
        self._cover(QRectF(centre.x() - BADGE / 2, centre.y() - BADGE / 2, BADGE, BADGE))

    def holds(self, pos: QPointF) -> bool:
        return self.isVisible() and self.boundingRect().contains(pos)

    def draw(self, painter: QPainter) -> None:
        painter.translate(self.boundingRect().center())
        painter.setPen(QPen(PAPER, 1.6))
        painter.setBrush(self.theme.colour("accent"))
        painter.drawEllipse(QPointF(0, 0), BADGE / 2 - 1.5, BADGE / 2 - 1.5)
        pen = QPen(self.theme.colour("on_accent"), 1.9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        for turn in (0, 180):  # two arrows chasing each other
            with saved(painter):
                painter.rotate(turn)
                painter.strokePath(drawn("A 0 0 5.6 165 -105"), pen)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme.colour("on_accent"))
                painter.drawPolygon(QPolygonF([QPointF(5.8, -1.4), QPointF(0.9, -3.4), QPointF(5.0, -7.0)]))
