"""Marks that are the board's own: arrows from a spy to its targets or to where it would land, small signs on cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, degrees, hypot, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from qtapp.base.brush import ROUND, saved
from qtapp.base.theme import Theme
from qtapp.boards.cercle.art.actions import paint_action
from qtapp.items.cards import CardItem, Face
from qtapp.items.frames import Mark

HEAD = 11.0  # pixels
BENT = 0.16  # how far an arrow swings out, as a part of its length


class RingedItem(CardItem):
    """A card with a ring of its own, which the next card of a row may cover as it covers the card."""

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self.ring: QColor | None = None
        self.heavy = False

    def set_ring(self, ring: QColor | None, *, heavy: bool = False) -> None:
        if (ring, heavy) != (self.ring, self.heavy):
            self.ring, self.heavy = ring, heavy
            self.update()

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        super().paint(painter)
        if self.ring is None or self.moving:
            return
        width = min(max(2.0, 0.035 * self._size.width()), 4.0) * (1.6 if self.heavy else 1.0)
        box = QRectF(QPointF(0, 0), self._size).adjusted(-0.5, -0.5, 0.5, 0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = 0.08 * box.width()
        for pen in (QPen(QColor(255, 251, 240, 200), width + 2), QPen(self.ring, width)):
            painter.setPen(pen)
            painter.drawRoundedRect(box, corner, corner)


class Arrow(NamedTuple):
    """From one place to another, in a colour of the theme."""

    start: QRectF
    goal: QRectF
    token: str = "accent"


class Arrows(Mark):
    """Arrows over the table."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.arrows: tuple[Arrow, ...] = ()

    def show_arrows(self, arrows: Sequence[Arrow]) -> None:
        found = tuple(each for each in arrows if not each.start.intersects(each.goal))
        if found == self.arrows:
            return
        self.arrows = found
        box = QRectF()
        for each in found:
            away = BENT * _length(each.start.center(), each.goal.center()) + 2 * HEAD
            box = box.united(each.start.united(each.goal).adjusted(-away, -away, away, away))
        self._cover(box)

    def draw(self, painter: QPainter) -> None:
        for each in self.arrows:
            start, goal = _edge(each.start, each.goal.center()), _edge(each.goal, each.start.center())
            middle = _bent(start, goal)
            path = QPainterPath(start)
            path.quadTo(middle, goal)
            colour = self.theme.colour(each.token)
            for pen in (QPen(QColor(255, 251, 240, 190), 6.0), QPen(colour, 3.2)):
                pen.setCapStyle(ROUND)
                painter.strokePath(path, pen)
            with saved(painter):
                painter.translate(goal)
                painter.rotate(degrees(atan2(goal.y() - middle.y(), goal.x() - middle.x())))
                painter.setPen(QPen(QColor(255, 251, 240, 190), 1.2))
                painter.setBrush(colour)
                painter.drawPolygon(
                    QPolygonF([QPointF(2, 0), QPointF(-HEAD, -0.62 * HEAD), QPointF(-HEAD, 0.62 * HEAD)])
                )


def _length(one: QPointF, two: QPointF) -> float:
    return hypot(two.x() - one.x(), two.y() - one.y())


def _bent(start: QPointF, goal: QPointF) -> QPointF:
    """Through where an arrow swings: a little to its left."""
    angle = atan2(goal.y() - start.y(), goal.x() - start.x()) - pi / 2
    away = 2 * BENT * _length(start, goal)
    return (start + goal) / 2 + QPointF(cos(angle) * away, sin(angle) * away)


def _edge(box: QRectF, towards: QPointF) -> QPointF:
    """Where the way from the middle of a box to a point leaves it."""
    middle = box.center()
    across, down = towards.x() - middle.x(), towards.y() - middle.y()
    part = min(
        (0.5 * box.width() / abs(across)) if across else 1.0, (0.5 * box.height() / abs(down)) if down else 1.0, 1.0
    )
    return middle + QPointF(across, down) * part


class Badge(NamedTuple):
    """A small sign at the left edge of a card, where a row shows most of it: an action it goes on carrying out."""

    card: QRectF
    action: str

    @property
    def box(self) -> QRectF:
        side = min(max(15.0, 0.26 * self.card.width()), 28.0)
        return QRectF(self.card.left() - 0.4 * side, self.card.top() + 0.62 * self.card.height(), side, side)


class Badges(Mark):
    """Signs on cards."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.badges: tuple[Badge, ...] = ()

    def show_badges(self, badges: Sequence[Badge]) -> None:
        if tuple(badges) == self.badges:
            return
        self.badges = tuple(badges)
        box = QRectF()
        for each in badges:
            box = box.united(each.box.adjusted(-2, -2, 2, 2))
        self._cover(box)

    def draw(self, painter: QPainter) -> None:
        for each in self.badges:
            box = each.box
            painter.setPen(QPen(self.theme.colour("muted"), 1.2))
            painter.setBrush(self.theme.colour("surface"))
            painter.drawEllipse(box)
            inset = 0.18 * box.width()
            paint_action(painter, each.action, box.adjusted(inset, inset, -inset, -inset), self.theme.colour("ink"))
