"""The head of the table: which turn and year it is, the six phases of a turn, and the track of scores to the target."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from qtapp.base.theme import TEXT_BODY, TEXT_LEAST, Theme
from qtapp.boards.coldwar.art.agencies import agency_colour, paint_agency
from qtapp.boards.coldwar.layout import Layout
from qtapp.boards.marks import typed_font
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import LEFT, MIDDLE, fitted_font, paint_text

STAGES = ("briefing", "planning", "struggle", "ceasefire", "debriefing", "detente")
TICK = 5  # victory points come in fives
LABELLED = 10


class PhaseStrip(Ground):
    """The turn, the year, and the phases as the tabs of a file; the present one is pulled out."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.date, self.stage = "", ""
        self.names: tuple[str, ...] = ()
        self._unit = 1.0

    def tell(self, layout: Layout, date: str, names: Sequence[str], stage: str) -> None:
        self.date, self.names, self.stage, self._unit = date, tuple(names), stage, layout.unit
        self.lay(layout.strip, date, self.names, stage)

    def tabs(self) -> list[QRectF]:
        """Where each phase stands: as wide as its name asks for."""
        box, gap = self.boundingRect(), 3.0
        left = box.left() + self._date_width() + 10
        font = self._font()
        metrics = QFontMetricsF(font)
        widths = [metrics.horizontalAdvance(name) for name in self.names]
        spare = (box.right() - left - gap * (len(widths) - 1) - sum(widths)) / max(1, len(widths))
        places = []
        for width in widths:
            places.append(QRectF(left, box.top(), width + spare, box.height()))
            left += width + spare + gap
        return places

    def _date_width(self) -> float:
        return QFontMetricsF(typed_font(TEXT_BODY * self._unit)).horizontalAdvance(self.date)

    def _font(self) -> QFont:
        room = self.boundingRect().width() - self._date_width() - 10 - 8 * len(self.names) - 15
        return fitted_font(["".join(self.names)], room, TEXT_BODY * self._unit, bold=True)

    def draw(self, painter: QPainter) -> None:
        box = self.boundingRect()
        painter.setPen(self.theme.colour("ink"))
        paint_text(painter, box, self.date, typed_font(TEXT_BODY * self._unit), LEFT)
        font = self._font()
        for name, stage, place in zip(self.names, STAGES, self.tabs(), strict=True):
            is_now = stage == self.stage
            painter.setPen(QPen(self.theme.colour("accent" if is_now else "hairline"), 1.2))
            painter.setBrush(self.theme.colour("accent") if is_now else self.theme.colour("surface", 0.7))
            painter.drawRoundedRect(place.adjusted(0.6, 1.5, -0.6, -1.5), 6, 6)
            painter.setPen(self.theme.colour("on_accent" if is_now else "muted"))
            paint_text(painter, place, name, font, MIDDLE)


class ScoreTrack(Ground):
    """Every agency's way to the target, one lane below the other, with figures below."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.target = 0
        self.scores: tuple[tuple[str, int], ...] = ()
        self._unit = 1.0

    def tell(self, layout: Layout, scores: Sequence[tuple[str, int]], target: int) -> None:
        self.scores, self.target, self._unit = tuple(scores), target, layout.unit
        self.lay(layout.track, self.scores, target)

    def lane(self, index: int) -> QRectF:
        box, figures = self.boundingRect(), 15 * self._unit
        high = (box.height() - figures) / max(1, len(self.scores))
        return QRectF(box.left() + high + 3, box.top() + index * high, box.width() - 2.2 * high - 14 * self._unit, high)

    def at(self, points: float) -> float:
        """Where so many points are on the track."""
        lane = self.lane(0)
        most = max(self.target, *(score for _, score in self.scores), 1)
        return lane.left() + lane.width() * points / most

    def draw(self, painter: QPainter) -> None:
        if not self.scores:
            return
        self._paint_ticks(painter)
        for index, (agency, score) in enumerate(self.scores):
            self._paint_lane(painter, index, agency, score)

    def _paint_ticks(self, painter: QPainter) -> None:
        first, last = self.lane(0), self.lane(len(self.scores) - 1)
        font = sized_font(TEXT_LEAST * max(1.0, self._unit))
        most = max(self.target, *(score for _, score in self.scores))
        for points in range(0, most + 1, TICK):
            x, is_goal = self.at(points), points == self.target
            painter.setPen(QPen(self.theme.colour("gold" if is_goal else "hairline"), 2.6 if is_goal else 1.0))
            painter.drawLine(QPointF(x, first.top()), QPointF(x, last.bottom() + (3 if points % LABELLED == 0 else 0)))
            if is_goal or (points % LABELLED == 0 and abs(points - self.target) > TICK):
                painter.setPen(self.theme.colour("ink" if is_goal else "muted"))
                box = QRectF(x - 30, last.bottom() + 1, 60, self.boundingRect().bottom() - last.bottom() - 1)
                paint_text(painter, box, str(points), sized_font(font.pixelSize(), bold=is_goal), MIDDLE)

    def _paint_lane(self, painter: QPainter, index: int, agency: str, score: int) -> None:
        lane, colour = self.lane(index), agency_colour(agency)
        middle, high = lane.center().y(), lane.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("ink", 0.10))
        painter.drawRoundedRect(QRectF(lane.left(), middle - high * 0.16, lane.width(), high * 0.32), 2, 2)
        reach = self.at(score)
        painter.setBrush(colour)
        painter.setPen(QPen(QColor(255, 251, 240, 150), 0.6))
        bar = QRectF(lane.left(), middle - high * 0.25, max(2.0, reach - lane.left()), high * 0.5)
        painter.drawRoundedRect(bar, 2, 2)
        side = high * 1.12
        paint_agency(painter, agency, QRectF(reach - side / 2, middle - side / 2, side, side))
