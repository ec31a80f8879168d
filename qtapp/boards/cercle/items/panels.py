"""A service's part of the table: its name, its points, the secrets of its four divisions, and room for its spies.

The one in focus has its secrets in long bars with the line of arrest at their end; a rival has four small columns with
figures.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from engines.game import Seat
from qtapp.base.brush import saved
from qtapp.base.theme import CORNER, TEXT_LEAST, TEXT_NOTE, TEXT_SCORE, TEXT_TITLE, SeatMark, Theme
from qtapp.boards.cercle.art.butterflies import paint_quarter
from qtapp.boards.cercle.art.divisions import division_colour, division_ink, paint_division_badge
from qtapp.boards.cercle.art.services import paint_emblem
from qtapp.boards.cercle.layout import SeatLayout, bar_in
from qtapp.items.frames import sized_font
from qtapp.items.ground import Ground
from qtapp.items.lettering import MIDDLE, RIGHT, fitted_font, flags, paint_text
from qtapp.items.seat_shapes import paint_mark
from qtapp.words.cercle.table import DIVISIONS

MOST = 12  # with the next secret there is an arrest


class File(NamedTuple):
    """What is told of a service."""

    title: str
    mark: SeatMark
    service: str  # "" until it is chosen
    points: str
    secrets: tuple[int, ...]
    after: tuple[int | None, ...]  # what a choice in view would make of them
    notes: tuple[str, ...]  # what a place is for where nothing lies: ready, deployed, infiltrated
    missing: tuple[tuple[str, QRectF], ...] = ()  # quarters still to come of butterflies that have been begun
    hindered: bool = False  # spies of others are deployed against it
    acting: bool = False
    won: bool = False
    left: str = ""  # how many secrets are still to be placed


class SeatPanel(Ground):
    """The ground on which a service's spies lie."""

    def __init__(self, seat: Seat, theme: Theme) -> None:
        super().__init__(theme)
        self.seat = seat
        self.file: File | None = None
        self._layout: SeatLayout | None = None
        self._unit = 1.0

    def tell(self, layout: SeatLayout, unit: float, file: File) -> None:
        self._layout, self._unit, self.file = layout, unit, file
        self.lay(layout.place.adjusted(-2, -2, 2, 2), layout, file)

    def draw(self, painter: QPainter) -> None:
        if self._layout is None or self.file is None:
            return
        layout, file = self._layout, self.file
        self._paint_ground(painter, layout, file)
        self._paint_head(painter, layout, file)
        for index, division in enumerate(DIVISIONS):
            counts = file.secrets[index], file.after[index]
            box = layout.secrets[index]
            paint = self._paint_bar if box.width() > 2 * box.height() else self._paint_column
            paint(painter, box, division, *counts)
        if file.hindered:
            painter.setPen(QPen(self.theme.colour("warm", 0.7), 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(self.theme.colour("warm", 0.10))
            painter.drawRoundedRect(layout.deployed.adjusted(-2, -1, 2, 1), 6, 6)
        for quarter, box in file.missing:
            side = box.width()
            top = box.bottom() - side if quarter.startswith("upper") else box.top()
            paint_quarter(painter, quarter, QRectF(box.left(), top, side, side), "")
        if layout.large:
            self._paint_notes(painter, layout, file)

    def _paint_ground(self, painter: QPainter, layout: SeatLayout, file: File) -> None:
        theme, box = self.theme, layout.place.adjusted(0.75, 0.75, -0.75, -0.75)
        token = "gold" if file.won else "accent" if file.acting else "hairline"
        edge = QPainterPath()
        edge.addRoundedRect(box, CORNER, CORNER)
        painter.fillPath(edge, theme.colour("surface", 0.92 if file.acting or layout.large else 0.6))
        with saved(painter):
            painter.setClipPath(edge)
            band = QRectF(box.left(), box.top(), 6 * self._unit, box.height())
            painter.fillRect(band, QColor(file.mark.colour))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(token), 3.0 if file.won else 2.0 if file.acting else 1.0))
        painter.drawPath(edge)

    def _paint_head(self, painter: QPainter, layout: SeatLayout, file: File) -> None:
        head, side = layout.name, 0.72 * layout.name.height()
        left = head.left()
        paint_mark(painter, file.mark, QRectF(left, head.center().y() - side / 2, side, side))
        left += side + 4 * self._unit
        if file.service:
            side = 0.9 * head.height()
            box = QRectF(left, head.center().y() - side / 2, side, side)
            paint_emblem(painter, file.service, box, self.theme.colour("ink"))
            left += side + 4 * self._unit
        box = QRectF(left, head.top(), head.right() - left - 2, head.height())
        painter.setPen(self.theme.colour("ink"))
        most = (TEXT_TITLE if layout.large else TEXT_NOTE + 1) * self._unit
        paint_text(painter, box, file.title, fitted_font([file.title], box.width(), most, bold=True))
        font = fitted_font(
            [file.points],
            layout.points.width(),
            min(TEXT_SCORE, 0.8 * head.height()) if layout.large else 0.72 * head.height(),
            bold=True,
        )
        painter.setPen(self.theme.colour("gold" if file.won else "ink"))
        paint_text(painter, layout.points, file.points, font, RIGHT)
        if file.left and layout.large:
            room = QRectF(
                layout.points.right() + 14 * self._unit, head.top(), 0.28 * layout.place.width(), head.height()
            )
            painter.setPen(self.theme.colour("accent"))
            paint_text(painter, room, file.left, fitted_font([file.left], room.width(), most, bold=True))

    # Secrets

    def _paint_bar(self, painter: QPainter, row: QRectF, division: str, count: int, after: int | None) -> None:
        """A long bar of twelve, its figure, and the line of arrest at its end."""
        badge, figure, bar = bar_in(row, self._unit)
        paint_division_badge(painter, division, badge)
        self._paint_figure(painter, figure, count, after, min(0.62 * row.height(), 20 * self._unit))
        self._paint_cells(painter, bar, division, count, after)

    def _paint_cells(self, painter: QPainter, bar: QRectF, division: str, count: int, after: int | None) -> None:
        theme, step = self.theme, bar.width() / MOST
        painter.setPen(QPen(theme.colour("ink", 0.28), 0.8))
        shown = count if after is None else after
        for index in range(MOST):
            cell = QRectF(bar.left() + index * step, bar.top(), step, bar.height()).adjusted(0.8, 0, -0.8, 0)
            is_full, comes = index < count, after is not None and min(count, shown) <= index < max(count, shown)
            painter.setBrush(division_colour(division) if is_full and not comes else theme.colour("ink", 0.06))
            painter.drawRect(cell)
            if comes:
                painter.fillRect(
                    cell, QBrush(theme.colour("warm" if shown < count else "accent"), Qt.BrushStyle.Dense4Pattern)
                )
        painter.setPen(QPen(theme.colour("warm"), 2.2 * min(self._unit, 1.6)))
        painter.drawLine(QPointF(bar.right() + 2, bar.top() - 4), QPointF(bar.right() + 2, bar.bottom() + 4))

    def _paint_column(self, painter: QPainter, cell: QRectF, division: str, count: int, after: int | None) -> None:
        """A small column: filled as far as the division is, with its figure above and its sign below."""
        theme, box = self.theme, cell.adjusted(0.5, 0.5, -0.5, -0.5)
        edge = QPainterPath()
        edge.addRoundedRect(box, 4, 4)
        painter.fillPath(edge, theme.colour("ink", 0.06))
        with saved(painter):
            painter.setClipPath(edge)
            high = box.height() * count / MOST
            painter.fillRect(QRectF(box.left(), box.bottom() - high, box.width(), high), _veiled(division, theme))
        painter.setPen(
            QPen(theme.colour("warm" if count >= MOST - 1 else "hairline"), 1.6 if count >= MOST - 1 else 1.0)
        )
        painter.drawPath(edge)
        painter.setPen(QPen(theme.colour("warm"), 2.0))
        painter.drawLine(box.topLeft() + QPointF(2, 0), box.topRight() - QPointF(2, 0))
        side = min(0.44 * box.height(), 0.72 * box.width(), 26 * self._unit)
        badge = QRectF(box.center().x() - side / 2, box.bottom() - side - 2, side, side)
        paint_division_badge(painter, division, badge)
        figure = QRectF(box.left(), box.top() + 1, box.width(), badge.top() - box.top() - 1)
        if after is not None:  # on the colour of the division it could not be read
            painter.fillRect(figure.adjusted(1, 2, -1, 0), theme.colour("surface"))
        self._paint_figure(
            painter, figure, count, after, min(0.86 * figure.height(), 0.66 * box.width(), 26 * self._unit)
        )

    def _paint_figure(self, painter: QPainter, box: QRectF, count: int, after: int | None, most: float) -> None:
        both = f"{count}→{after}"
        is_wide = QFontMetricsF(sized_font(TEXT_LEAST, bold=True)).horizontalAdvance(both) <= box.width()
        text = str(count if after is None else after) if after is None or not is_wide else both
        painter.setPen(self.theme.colour("ink" if after is None else "warm" if after < count else "accent"))
        paint_text(painter, box, text, fitted_font([text], box.width() + 2, most, bold=True), MIDDLE)

    # Where nothing lies

    def _paint_notes(self, painter: QPainter, layout: SeatLayout, file: File) -> None:
        for box, note in zip((layout.ready, layout.deployed, layout.infiltrated), file.notes, strict=True):
            if note:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self.theme.colour("muted", 0.45), 1.2, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), CORNER, CORNER)
                painter.setPen(self.theme.colour("muted"))
                painter.setFont(sized_font(TEXT_LEAST * max(1.0, self._unit)))
                painter.drawText(box.adjusted(4, 2, -4, -2), flags(MIDDLE, wrap=True), note)


def _veiled(division: str, theme: Theme) -> QBrush:
    """The colour of a division behind a figure."""
    colour = division_ink(division, dark=theme.dark) if theme.dark else division_colour(division)
    colour.setAlphaF(0.42)
    return QBrush(colour)
