"""The cards of primary missions: on the back the type alone, on the front where, against whom, for how much.

A mission that is fought for is of gold, one of plot of silver; the type is a sign besides.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.base.brush import blended, drawn, faded, round_pen, saved
from qtapp.base.theme import TEXT_LEAST
from qtapp.boards.art.palette import INK, IVORY, LIGHT
from qtapp.boards.complot.art.card import (
    CARD,
    LARGE_FROM,
    WIDTH,
    on_card,
    paint_disc,
    paint_field,
    paint_lamp,
    paint_medal,
    paint_value,
    paint_veil,
    rounded,
)
from qtapp.boards.complot.art.markers import SILVERY, metal
from qtapp.boards.complot.art.palette import BLOOD, LAMP
from qtapp.boards.complot.art.signs import BRIEFCASE, paint_failure, paint_mission_sign, paint_sign
from qtapp.boards.complot.art.units import CODES, paint_unit
from qtapp.items.printing import face_in, paint_figure, paint_label

FOLDER = QColor("#C8A668")
TITLE_TOP, TITLE_HIGH = 68.2, 16.4


def _pattern(kind: str) -> str:
    return {"combat": "hatched", "plot": "ruled", "defence": "barred", "combat_delivery": "crossed"}.get(kind, "plain")


@dataclass(frozen=True, slots=True)
class MissionFace:
    """A primary mission, face up. `enemies` are the codes of its neutral units, "aac"; `plot` is the modifier of its
    roll, `destination` the number of the place that something is carried to; `won` that this has begun."""

    kind: str
    place: int
    points: int
    enemies: str = ""
    plot: int | None = None
    destination: int = 0
    failure: str = "none"
    failure_value: int = 0
    name: str = ""
    won: bool = False
    spent: bool = False
    dark: bool = False
    least: float = TEXT_LEAST

    def paint(self, painter: QPainter, size: QSize) -> None:
        if size.width() > size.height():
            self._paint_ticket(painter, face_in(size))
            return
        with on_card(painter, size, metal(self.kind), _pattern(self.kind), dark=self.dark) as wide:
            if wide >= LARGE_FROM * self.least / TEXT_LEAST:
                self._paint_large(painter)
            else:
                self._paint_small(painter)
            if self.spent:
                paint_veil(painter)

    def _paint_large(self, painter: QPainter) -> None:
        field = QRectF(4, 4, WIDTH - 8, 62)
        paint_field(painter, field, 3)
        self._paint_head(painter, QRectF(6, 5.4, 51, 19))
        self._paint_task(painter, QRectF(6, 26, 51, 21))
        self._paint_foot(painter, QRectF(6, 48.6, 51, 16))
        plate = QRectF(4, TITLE_TOP, WIDTH - 8, TITLE_HIGH)
        paint_field(painter, plate)
        paint_label(painter, self.name, plate.adjusted(1.4, 0, -1.4, 0), INK, self.least)

    def _paint_small(self, painter: QPainter) -> None:
        paint_field(painter, CARD.adjusted(4, 4, -4, -4), 3)
        paint_mission_sign(painter, self.kind, QRectF(11, 6.4, 41, 38), INK)
        paint_lamp(painter, self.place, QRectF(5, 52, 29, 29))
        paint_medal(painter, self.points, QRectF(36, 53, 22, 26))

    def _paint_ticket(self, painter: QPainter, box: QRectF) -> None:
        """On a low strip: in one line what the card tells, and its name below."""
        high, ground = box.height(), QColor(metal(self.kind))
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(box, 6), blended(ground, LIGHT, 0.1))
            painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 6), QPen(blended(ground, INK, 0.6), 1))
            paint_field(painter, box.adjusted(4, 4, -4, -4), 4)
            side = 0.4 * high
            line = QRectF(box.left() + 7, box.top() + 6, box.width() - 14, side)
            step = min(side + 3, line.width() / 4.4)
            spots = [QRectF(line.left() + index * step, line.top(), min(side, step), side) for index in range(3)]
            paint_mission_sign(painter, self.kind, spots[0], INK)
            paint_lamp(painter, self.place, spots[1])
            paint_medal(painter, self.points, spots[2].adjusted(0, 0, -0.28 * spots[2].width(), 0))
            left = spots[2].right() + 2
            self._paint_ticket_task(painter, QRectF(left, line.top(), line.right() - left, side))
            room = QRectF(line.left(), line.bottom() + 3, line.width(), box.bottom() - 6 - line.bottom())
            in_line = QRectF(room.left(), room.center().y() - 10, room.width(), 20)
            if not paint_label(painter, self.name, in_line, INK, self.least):
                paint_label(painter, self.name, room, INK, self.least)

    def _paint_ticket_task(self, painter: QPainter, room: QRectF) -> None:
        """The task in the same units as on the card, as large as there is room."""
        with saved(painter):
            scale = min(room.width() / 51, room.height() / 19)
            painter.translate(room.right() - 51 * scale, room.center().y() - 11 * scale)
            painter.scale(scale, scale)
            painter.translate(-6, -26)
            self._paint_task(painter, QRectF(6, 26, 51, 21), ruled=False)

    def _paint_head(self, painter: QPainter, rect: QRectF) -> None:
        """The type, the place and the points."""
        paint_mission_sign(painter, self.kind, QRectF(rect.left(), rect.top() + 1, 17, 17), INK)
        paint_figure(
            painter, str(self.place), paint_disc(painter, QRectF(rect.left() + 18.4, rect.top(), 19, 19), LAMP), INK
        )
        paint_medal(painter, self.points, QRectF(rect.right() - 13, rect.top(), 13.4, 19))

    def _paint_task(self, painter: QPainter, rect: QRectF, *, ruled: bool = True) -> None:
        """Neutral units to be eliminated, a roll of plot, or a place to be held."""
        if ruled:
            painter.setPen(QPen(faded(INK, 0.35), 0.4))
            painter.drawLine(rect.topLeft(), rect.topRight())
        if self.plot is not None:
            sign = "0" if not self.plot else f"+{self.plot}" if self.plot > 0 else f"\N{MINUS SIGN}{-self.plot}"
            paint_value(painter, "plot", sign, QRectF(rect.center().x() - 11, rect.top() - 0.5, 22, 22))
        elif self.enemies:
            self._paint_enemies(painter, rect)
        else:
            _paint_holding(painter, QRectF(rect.center().x() - 10, rect.top() + 0.6, 20, 20))

    def _paint_enemies(self, painter: QPainter, rect: QRectF) -> None:
        """Unit by unit, or how many of each kind if there are many; and a shield if the place is to be held."""
        held = self.kind == "defence"
        crowd = len(self.enemies) + held > 3
        counts = {code: self.enemies.count(code) for code in self.enemies}
        groups = list(counts.items()) if crowd else [(code, 1) for code in self.enemies]
        sizes = [1.45 if count > 1 else 1.0 for _, count in groups] + [1.0] * held
        side = min(rect.height() - 3, rect.width() / max(3.0, sum(sizes)))
        x, y = rect.center().x() - side * sum(sizes) / 2, rect.center().y() - side / 2 + 0.4
        for code, count in groups:
            if count > 1:
                paint_figure(painter, str(count), QRectF(x, y + side * 0.24, side * 0.42, side * 0.48), INK)
                x += side * 0.45
            paint_unit(painter, CODES[code], QRectF(x, y, side, side))
            x += side
        if held:
            _paint_holding(painter, QRectF(x, y, side, side))

    def _paint_foot(self, painter: QPainter, rect: QRectF) -> None:
        """Where it is to be carried, and what a failure costs."""
        painter.setPen(QPen(faded(INK, 0.35), 0.4))
        painter.drawLine(rect.topLeft(), rect.topRight())
        right = rect.right()
        if self.destination:
            left, middle = rect.left(), rect.top() + 9
            paint_sign(painter, BRIEFCASE, QRectF(left, middle - 5.2, 10, 10), BLOOD if self.won else INK)
            arrow = f"M {left + 14} {middle - 2.8} L {left + 17} {middle} L {left + 14} {middle + 2.8} Z"
            painter.strokePath(drawn(f"M {left + 11.4} {middle} L {left + 14} {middle}"), round_pen(INK, 1.2))
            painter.fillPath(drawn(arrow), INK)
            paint_lamp(painter, self.destination, QRectF(left + 17.4, middle - 7, 14, 14))
        box = QRectF(right - 11.4, rect.top() + 3.2, 11.4, 11.4)
        paint_failure(painter, self.failure, box, BLOOD if self.failure != "none" else faded(INK, 0.55))
        if self.failure_value:
            figure = QRectF(box.left() - 5.6, box.top() + 2.2, 5, 7)
            paint_figure(painter, str(self.failure_value), figure, BLOOD)


def _paint_holding(painter: QPainter, rect: QRectF) -> None:
    """A shield: the place is to be held."""
    paint_mission_sign(painter, "defence", rect.adjusted(1, 1, -1, -1), INK)


@dataclass(frozen=True, slots=True)
class MissionBack:
    """A primary mission, face down: a folder with its type."""

    kind: str
    dark: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        with on_card(painter, size, FOLDER, "plain", dark=self.dark) as wide:
            folder = drawn("M 5 12 L 5 83 L 58 83 L 58 16 L 30 16 L 26 9.6 L 8 9.6 C 6.4 9.6 5 10.6 5 12 Z")
            painter.fillPath(folder, blended(FOLDER, IVORY, 0.45))
            painter.strokePath(folder, QPen(blended(FOLDER, INK, 0.6), 0.9))
            if wide >= 60:
                painter.setPen(QPen(faded(INK, 0.3), 0.7))
                for y in (72, 76):
                    painter.drawLine(QPointF(11, y), QPointF(52, y))
            disc = QRectF(10, 23, 43, 43)
            paint_disc(painter, disc, metal(self.kind))
            ground = blended(metal(self.kind), LIGHT, 0.62 if self.kind in SILVERY else 0.5)
            painter.fillPath(drawn("O 31.5 44.5 15.6 15.6"), ground)
            paint_mission_sign(painter, self.kind, QRectF(18, 31, 27, 27), INK)
