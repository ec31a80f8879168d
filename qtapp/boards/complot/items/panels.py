"""What stands beside the map: round, phase and order in the strip above it, what each seat has, the reserve in focus,
and how many cards the decks hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engines.game import Seat
from qtapp.base.brush import saved
from qtapp.base.theme import CORNER, TEXT_BODY, TEXT_LEAST, TEXT_NOTE, SeatMark, Theme
from qtapp.boards.complot.art.signs import MISSIONS, paint_points_sign, paint_sign
from qtapp.boards.complot.art.units import CODES, paint_unit_sign
from qtapp.boards.complot.box import UNIT_KINDS
from qtapp.boards.complot.chronicle import Incident
from qtapp.boards.complot.items.incidents import incident_wide, paint_incident
from qtapp.boards.complot.layout import Layout
from qtapp.boards.geometry import shrunk
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import LEFT, MIDDLE, fitted_font, paint_text
from qtapp.items.seat_shapes import paint_mark

PHASES = 8
NAME, NAMED = 0.24, 800.0  # of the width of the strip, and its width in pixels: the name of the phase
INCIDENT_GAP = 6.0


class RoundProgress(NamedTuple):
    """How far the game has come."""

    stage: int
    name: str
    order: tuple[SeatMark, ...]
    turn: int  # the place in the order of whose turn it is, -1 for nobody's


class Strip(Ground):
    """Phases, what happened in the round, and the order of play."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._layout: Layout | None = None
        self.course: RoundProgress | None = None
        self.incidents: tuple[Incident, ...] = ()
        self._marks: tuple[SeatMark, ...] = ()

    def tell(self, layout: Layout, course: RoundProgress) -> None:
        self._layout, self.course = layout, course
        self._lay()

    def recount(self, incidents: Sequence[Incident], marks: Sequence[SeatMark]) -> None:
        """What happened in this round, the last thing at the end."""
        self.incidents, self._marks = tuple(incidents), tuple(marks)
        self._lay()

    def _lay(self) -> None:
        if self._layout is not None:
            strip = self._layout.strip.adjusted(-2, -2, 2, 2)
            self.lay(strip, self._layout, self.course, self.incidents, self._marks)

    @property
    def told(self) -> list[tuple[Incident, QRectF]]:
        """What happened, as far as there is room for it: the last of it, from the left."""
        if self._layout is None or self.course is None:
            return []
        room, unit = self._room(), self._layout.unit
        found, left = list[tuple[Incident, float]](), room.width()
        for incident in reversed(self.incidents):
            wide = incident_wide(incident, unit)
            if wide > left:
                break
            found.append((incident, wide))
            left -= wide + INCIDENT_GAP * unit
        at, boxes = room.left(), list[tuple[Incident, QRectF]]()
        for incident, wide in reversed(found):
            boxes.append((incident, QRectF(at, room.top(), wide, room.height())))
            at += wide + INCIDENT_GAP * unit
        return boxes

    def incident_at(self, pos: QPointF) -> Incident | None:
        return next((incident for incident, rect in self.told if rect.contains(pos)), None)

    def rect_of_phase(self, phase: int) -> QRectF:
        assert self._layout is not None
        box, step = self._layout.strip, self._step
        left = box.left() + 10 * self._layout.unit + (phase - 1) * step
        return QRectF(left, box.center().y() - step / 2, step, step)

    @property
    def _step(self) -> float:
        assert self._layout is not None
        return min(26 * self._layout.unit, 0.27 * self._layout.strip.width() / PHASES)

    def _name(self) -> QRectF:
        """Where the phase is called by its name; in a small window that stands in the header alone."""
        assert self._layout is not None
        left, box = self.rect_of_phase(PHASES).right() + 8 * self._layout.unit, self._layout.strip
        wide = NAME * box.width() if box.width() >= NAMED else 0.0
        return QRectF(left, box.top(), wide, box.height())

    def _order(self) -> QRectF:
        assert self._layout is not None
        assert self.course is not None
        box, unit = self._layout.strip, self._layout.unit
        wide = len(self.course.order) * 28 * unit
        return QRectF(box.right() - 10 * unit - wide, box.top(), wide, box.height())

    def _room(self) -> QRectF:
        """For what happened."""
        assert self._layout is not None
        unit, box = self._layout.unit, self._layout.strip
        left, right = self._name().right() + 8 * unit, self._order().left() - 8 * unit
        return QRectF(left, box.top() + 4 * unit, right - left, box.height() - 8 * unit)

    def draw(self, painter: QPainter) -> None:
        if self._layout is None or self.course is None:
            return
        box, unit, course = self._layout.strip, self._layout.unit, self.course
        paint_plate(painter, box, self.theme)
        for phase in range(1, PHASES + 1):
            cell = self.rect_of_phase(phase)
            self._paint_phase(painter, cell.center(), 0.42 * cell.width(), phase)
        name = self._name()
        if name.width():
            painter.setPen(self.theme.colour("ink"))
            paint_text(painter, name, course.name, fitted_font([course.name], name.width(), 16 * unit, bold=True))
        for incident, rect in self.told:
            paint_incident(painter, incident, rect, self._marks, self.theme, unit)
        order = self._order()
        for index, mark in enumerate(course.order):
            left = order.left() + index * 28 * unit
            self._paint_turn(painter, index, mark, QRectF(left, order.top(), 28 * unit, order.height()))

    def _paint_phase(self, painter: QPainter, middle: QPointF, radius: float, phase: int) -> None:
        assert self.course is not None
        is_now, is_over = phase == self.course.stage, phase < self.course.stage
        painter.setPen(QPen(self.theme.colour("accent" if is_now else "hairline"), 1.4))
        painter.setBrush(
            self.theme.colour("accent" if is_now else "hairline", 1.0 if is_now else 0.55 if is_over else 0.0)
        )
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(self.theme.colour("on_accent" if is_now else "muted"))
        box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        paint_text(
            painter,
            box,
            str(phase),
            sized_font(min(TEXT_NOTE * max(1.0, radius / 11), 1.2 * radius), bold=is_now),
            MIDDLE,
        )

    def _paint_turn(self, painter: QPainter, index: int, mark: SeatMark, cell: QRectF) -> None:
        assert self.course is not None
        side = 0.62 * cell.width()
        paint_mark(painter, mark, QRectF(cell.center().x() - side / 2, cell.center().y() - side / 2, side, side))
        if index == self.course.turn:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colour("accent"), 2.2))
            painter.drawRoundedRect(shrunk(cell.adjusted(0, 2, 0, -2), 1.5), 6, 6)


class Dossier(NamedTuple):
    """What a seat has, as its panel tells it."""

    mark: SeatMark
    name: str
    points: int
    autonomy: str
    cards: int
    reserve: tuple[int, ...]  # by kind of unit
    kept: tuple[str, ...]  # types of missions
    acting: bool = False
    won: bool = False
    here: bool = False  # the one who looks on
    asked: bool = False  # may still react in this window


class SeatPanel(Ground):
    """A seat: points, autonomy, cards, units that are left, missions won."""

    def __init__(self, seat: Seat, theme: Theme) -> None:
        super().__init__(theme)
        self.seat = seat
        self._box, self._unit = QRectF(), 1.0
        self.dossier: Dossier | None = None
        self._place = QRectF()

    def tell(self, place: QRectF, unit: float, dossier: Dossier) -> None:
        self._place, self._unit, self.dossier = place, unit, dossier
        self.lay(place.adjusted(-2, -2, 2, 2), place, unit, dossier)

    def draw(self, painter: QPainter) -> None:
        if self.dossier is None:
            return
        box, unit, dossier, theme = self._place, self._unit, self.dossier, self.theme
        edge = "gold" if dossier.won else "accent" if dossier.acting else "warm" if dossier.asked else "hairline"
        paint_plate(painter, box, theme, edge, QColor(dossier.mark.colour), heavy=dossier.acting or dossier.won)
        inside = box.adjusted(12 * unit, 3 * unit, -7 * unit, -3 * unit)
        high = inside.height() / 2
        upper = QRectF(inside.left(), inside.top(), inside.width(), high)
        lower = QRectF(inside.left(), inside.top() + high, inside.width(), high)
        side = min(0.72 * high, 19 * unit)
        paint_mark(painter, dossier.mark, QRectF(upper.left(), upper.center().y() - side / 2, side, side))
        points_wide = 2.3 * high
        name = upper.adjusted(side + 5 * unit, 0, -points_wide, 0)
        painter.setPen(theme.colour("ink"))
        paint_text(
            painter, name, dossier.name, fitted_font([dossier.name], name.width(), TEXT_BODY * unit, bold=dossier.here)
        )
        self._paint_amount(
            painter,
            QRectF(upper.right() - points_wide, upper.top(), points_wide, high),
            "inquiry",
            dossier.points,
            bold=True,
        )
        part = min(2.1 * high, 0.23 * lower.width())
        first = part * max(1.0, len(dossier.autonomy) / 2)  # with the steps of a helicopter
        self._paint_amount(painter, QRectF(lower.left(), lower.top(), first, high), "autonomy", dossier.autonomy)
        self._paint_amount(painter, QRectF(lower.left() + first, lower.top(), part, high), "card", dossier.cards)
        rest = lower.adjusted(first + part, 0, 0, 0)
        if dossier.kept:
            self._paint_kept(painter, rest)
        else:
            self._paint_reserve(painter, rest)

    def _paint_amount(
        self, painter: QPainter, box: QRectF, sign: str, number: int | str, *, bold: bool = False
    ) -> None:
        high = min(0.74 * box.height(), 20 * self._unit)
        ink = self.theme.colour("gold" if bold else "muted")
        paint_points_sign(painter, sign, QRectF(box.left(), box.center().y() - high / 2, high, high), ink)
        painter.setPen(self.theme.colour("ink"))
        size = (18 if bold else TEXT_BODY) * self._unit * min(1.0, box.height() / (25 * self._unit))
        room, text = box.adjusted(high + 3 * self._unit, 0, 0, 0), str(number)
        paint_text(painter, room, text, fitted_font([text], room.width(), size, bold=True), LEFT)

    def _paint_reserve(self, painter: QPainter, box: QRectF) -> None:
        assert self.dossier is not None
        step = box.width() / len(UNIT_KINDS)
        for index, (kind, count) in enumerate(zip(UNIT_KINDS, self.dossier.reserve, strict=True)):
            ink = self.theme.colour("ink", 0.75 if count else 0.25)
            side = min(0.62 * box.height(), max(0.5 * step, step - 10))
            at = QRectF(box.left() + index * step, box.center().y() - side / 2, side, side)
            paint_unit_sign(painter, CODES[kind], at, ink)
            if count > 1 and step > side + 7:
                painter.setPen(self.theme.colour("muted"))
                paint_text(
                    painter,
                    QRectF(at.right() + 1, box.top(), step - side, box.height()),
                    str(count),
                    sized_font(TEXT_LEAST),
                )

    def _paint_kept(self, painter: QPainter, box: QRectF) -> None:
        """The missions won, by their types."""
        assert self.dossier is not None
        step = min(box.width() / len(self.dossier.kept), 0.9 * box.height())
        side = min(0.78 * box.height(), step * 0.92)
        for index, kind in enumerate(self.dossier.kept):
            at = QRectF(box.right() - (index + 1) * step, box.center().y() - side / 2, side, side)
            paint_sign(painter, MISSIONS[kind], at, self.theme.colour("gold"))


def paint_plate(
    painter: QPainter,
    box: QRectF,
    theme: Theme,
    edge: str = "hairline",
    band: QColor | None = None,
    *,
    heavy: bool = False,
) -> None:
    """A rounded field of paper, with a band of a seat's colour at its left."""
    path = QPainterPath()
    path.addRoundedRect(shrunk(box, 0.75), CORNER, CORNER)
    painter.fillPath(path, theme.colour("surface", 0.95))
    if band is not None:
        with saved(painter):
            painter.setClipPath(path)
            painter.fillRect(QRectF(box.left(), box.top(), 6, box.height()), band)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(edge), 2.2 if heavy else 1.4 if edge != "hairline" else 1.0))
    painter.drawPath(path)
