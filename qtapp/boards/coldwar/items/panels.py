"""An agency's part of the table: its file, with name, points, gauge, and the places for groups and agents.

The cards themselves are items of their own; here is what lies below them.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engines.game import Seat
from qtapp.base.brush import drawn, faded, round_pen, saved
from qtapp.base.theme import CORNER, TEXT_NOTE, TEXT_SCORE, TEXT_TITLE, Theme
from qtapp.boards.coldwar.art.agencies import agency_colour, paint_agency
from qtapp.boards.coldwar.art.agents import paint_agent
from qtapp.boards.coldwar.items.gauge import GaugeReading, paint_gauge
from qtapp.boards.coldwar.layout import SeatLayout
from qtapp.boards.coldwar.spots import Zone
from qtapp.items.ground import Ground
from qtapp.items.lettering import MIDDLE, RIGHT, fitted_font, paint_text


class File(NamedTuple):
    """What a panel tells of its agency."""

    agency: str
    player: str
    points: str
    level: GaugeReading
    slots: tuple[QRectF, ...] = ()  # still free for groups, by the population limit
    zones: tuple[Zone, ...] = ()
    acting: bool = False
    passed: str = ""  # the word for it, if the agency has passed
    listens_to: str = ""  # an agency
    analyses: bool = False
    has_spy: bool = False


class SeatPanel(Ground):
    """The file of one agency."""

    def __init__(self, seat: Seat, theme: Theme) -> None:
        super().__init__(theme)
        self.seat = seat
        self.file: File | None = None
        self._panel: SeatLayout | None = None

    def tell(self, panel: SeatLayout, file: File) -> None:
        if (panel, file) != (self._panel, self.file):
            self._panel, self.file = panel, file
            self.lay(panel.place.adjusted(-2, -2, 2, 2))

    def foresee(self, after: int | None) -> None:
        """What the Influence would be after a choice in view."""
        if self.file is not None and self.file.level.after != after:
            self.file = self.file._replace(level=self.file.level._replace(after=after))
            self.renew()

    def draw(self, painter: QPainter) -> None:
        if self._panel is None or self.file is None:
            return
        self._paint_folder(painter, self._panel.place)
        self._paint_name(painter, self._panel.name, self.file)
        self._paint_badge(painter, self._panel.badge, self.file)
        self._paint_places(painter, self._panel, self.file)
        painter.setPen(self.theme.colour("ink"))
        points = self._panel.points
        font = fitted_font([self.file.points], points.width(), min(TEXT_SCORE, points.height() * 0.86), bold=True)
        paint_text(painter, points, self.file.points, font, RIGHT)
        if self.file.level.stability:
            paint_gauge(painter, self.theme, self._panel.gauge, self.file.agency, self.file.level)

    def _paint_folder(self, painter: QPainter, place: QRectF) -> None:
        """A file in the agency's colour: a band at its left edge, brighter while it is asked."""
        assert self.file is not None
        colour, acting = agency_colour(self.file.agency), self.file.acting
        width = 2.4 if acting else 1.0
        frame = QPainterPath()
        frame.addRoundedRect(place.adjusted(width / 2, width / 2, -width / 2, -width / 2), CORNER, CORNER)
        painter.fillPath(frame, self.theme.colour("window", 0.66))
        painter.fillPath(frame, faded(colour, 0.16 if self.theme.dark else 0.07))
        with saved(painter):
            painter.setClipPath(frame)
            painter.fillRect(QRectF(place.left(), place.top(), 6, place.height()), colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour("accent") if acting else self.theme.colour("hairline"), width))
        painter.drawPath(frame)

    def _paint_name(self, painter: QPainter, box: QRectF, file: File) -> None:
        side = box.height()
        paint_agency(painter, file.agency, QRectF(box.left(), box.top(), side, side).adjusted(1, 1, -1, -1))
        words = box.adjusted(side + 5, 0, 0, 0)
        painter.setPen(self.theme.colour("ink"))
        text = f"{file.agency} · {file.player}" if file.player else file.agency
        font = fitted_font([text], words.width(), min(TEXT_TITLE + 2, side * 0.62), bold=True)
        paint_text(painter, words, text, font)

    def _paint_badge(self, painter: QPainter, box: QRectF, file: File) -> None:
        """A pass, an Analyst at work, or a Double Agent who listens in."""
        side = box.height()
        if file.passed:
            pill = box.adjusted(0, side * 0.12, 0, -side * 0.12)
            painter.setPen(QPen(self.theme.colour("muted"), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill, 5, 5)
            painter.setPen(self.theme.colour("ink"))
            paint_text(painter, pill, file.passed, fitted_font([file.passed], pill.width() - 6, TEXT_NOTE + 2), MIDDLE)
        elif file.analyses:
            self._paint_agent_badge(painter, QRectF(box.left(), box.top(), side, side), "AN", file.agency)
        elif file.listens_to:
            self._paint_agent_badge(painter, QRectF(box.left(), box.top(), side, side), "DA", file.agency)
            middle = box.left() + side * 1.1
            painter.setPen(QPen(self.theme.colour("ink"), 1.6))
            for reach in (0.14, 0.26, 0.38):  # sound that is overheard
                arc = QRectF(
                    middle - reach * side * 0.6, box.center().y() - reach * side, reach * side * 1.2, reach * side * 2
                )
                painter.drawArc(arc, -60 * 16, 120 * 16)
            paint_agency(
                painter,
                file.listens_to,
                QRectF(box.left() + side * 1.38, box.top() + side * 0.1, side * 0.8, side * 0.8),
            )

    def _paint_agent_badge(self, painter: QPainter, box: QRectF, code: str, agency: str) -> None:
        painter.setPen(QPen(agency_colour(agency), 1.4))
        painter.setBrush(QColor("#F7F0E0"))
        painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        inset = box.width() * 0.14
        paint_agent(painter, code, box.adjusted(inset, inset, -inset, -inset), agency)

    # Where cards go

    def _paint_places(self, painter: QPainter, panel: SeatLayout, file: File) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour("muted", 0.55), 1.2, Qt.PenStyle.DashLine))
        for slot in file.slots:
            painter.drawRoundedRect(slot.adjusted(1, 1, -1, -1), slot.width() * 0.08, slot.width() * 0.08)
        if not file.has_spy:
            self._paint_field(painter, panel.field)
        for zone in file.zones:
            paint_zone_sign(painter, zone.kind, zone.icon, self.theme.colour("muted"))

    def _paint_field(self, painter: QPainter, box: QRectF) -> None:
        """The empty place of the Agent X."""
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), box.width() * 0.08, box.width() * 0.08)
        painter.setPen(self.theme.colour("muted"))
        paint_text(painter, box, "X", fitted_font(["X"], box.width(), box.height() * 0.34, bold=True), MIDDLE)


def paint_zone_sign(painter: QPainter, kind: str, box: QRectF, colour: QColor) -> None:
    """The sign of a zone: a house for headquarters, a cup for leave, a cross for those who are out."""
    side = min(box.width(), 18.0)
    with saved(painter):
        painter.translate(box.center().x(), box.center().y())
        painter.scale(side / 20, side / 20)
        painter.setPen(round_pen(colour, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if kind == "hq":
            painter.drawPath(drawn("M -9 0 L 0 -9 L 9 0 M -6 -2 L -6 9 L 6 9 L 6 -2"))
        elif kind == "leave":
            painter.drawRoundedRect(QRectF(-8, -3, 12, 10), 3, 3)
            painter.drawArc(QRectF(2, -1, 7, 6), -90 * 16, 180 * 16)
            painter.drawLine(QPointF(-4, -6), QPointF(-4, -9))
            painter.drawLine(QPointF(0, -6), QPointF(0, -9))
        else:
            painter.drawPath(drawn("O 0 0 8.5 8.5 M -5 -5 L 5 5 M 5 -5 L -5 5"))
