"""Influence against Stability, as a bar with a mark: how near an agency is, and when it has gone too far."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from qtapp.base.brush import saved
from qtapp.base.theme import TEXT_TITLE, Theme
from qtapp.boards.coldwar.art.agencies import agency_colour
from qtapp.items.lettering import RIGHT, fitted_font, paint_text

BEYOND = 6  # so much of the bar lies behind the Stability


class GaugeReading(NamedTuple):
    """What a gauge shows."""

    influence: int
    stability: int
    after: int | None = None  # what a choice in view would make of it

    @property
    def is_over(self) -> bool:
        return (self.influence if self.after is None else self.after) > self.stability

    @property
    def text(self) -> str:
        influence = f"{self.influence}" if self.after is None else f"{self.influence} → {self.after}"
        return f"{influence} / {self.stability}"


def paint_gauge(painter: QPainter, theme: Theme, box: QRectF, agency: str, level: GaugeReading) -> None:
    words = QRectF(box.right() - max(0.30 * box.width(), 62.0), box.top(), max(0.30 * box.width(), 62.0), box.height())
    bar = QRectF(box.left(), box.center().y() - 0.24 * box.height(), words.left() - box.left() - 6, 0.48 * box.height())
    most = max(level.stability + BEYOND, level.influence, level.after or 0)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("hairline"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(bar, 4, 4)
        _paint_danger(painter, theme, bar, level.stability / most)
        _paint_filled(painter, theme, bar, agency, level, most)
        _paint_goal(painter, theme, bar, level.stability / most)
        painter.setPen(theme.colour("warm" if level.is_over else "ink"))
        text = f"{level.text} !" if level.is_over else level.text
        paint_text(
            painter,
            words,
            text,
            fitted_font([text], words.width(), min(TEXT_TITLE + 4, 0.72 * box.height()), bold=True),
            RIGHT,
        )


def _paint_danger(painter: QPainter, theme: Theme, bar: QRectF, part: float) -> None:
    """Behind the Stability lies disorder."""
    zone = QRectF(bar.left() + bar.width() * part, bar.top(), bar.width() * (1 - part), bar.height())
    painter.fillRect(zone.adjusted(0, 1, -1, -1), QBrush(theme.colour("warm", 0.35), Qt.BrushStyle.BDiagPattern))


def _paint_filled(painter: QPainter, theme: Theme, bar: QRectF, agency: str, level: GaugeReading, most: int) -> None:
    painter.setPen(QPen(QColor(255, 251, 240, 170), 0.8) if theme.dark else Qt.PenStyle.NoPen)
    inside = bar.adjusted(1.5, 1.5, -1.5, -1.5)
    within = inside.width() * min(level.influence, level.stability) / most
    if within > 0:
        painter.setBrush(agency_colour(agency))
        painter.drawRoundedRect(QRectF(inside.left(), inside.top(), within, inside.height()), 3, 3)
    if level.influence > level.stability:
        over = QRectF(
            inside.left() + within, inside.top(), inside.width() * level.influence / most - within, inside.height()
        )
        painter.setBrush(theme.colour("warm"))
        painter.drawRect(over)
    if level.after is not None and level.after != level.influence:
        low, high = sorted((level.influence, level.after))
        change = QRectF(
            inside.left() + inside.width() * low / most,
            inside.top(),
            inside.width() * (high - low) / most,
            inside.height(),
        )
        token = "warm" if level.is_over else "accent"
        painter.setBrush(QBrush(QColor(255, 251, 240, 190)))
        painter.setPen(QPen(theme.colour(token), 2))
        painter.drawRect(change.adjusted(1, 1, -1, -1))
        painter.fillRect(change, QBrush(theme.colour(token), Qt.BrushStyle.Dense5Pattern))


def _paint_goal(painter: QPainter, theme: Theme, bar: QRectF, part: float) -> None:
    """The Stability: a line through the bar."""
    x = bar.left() + bar.width() * part
    painter.setPen(QPen(theme.colour("ink"), 2.4))
    painter.drawLine(QPointF(x, bar.top() - 4), QPointF(x, bar.bottom() + 4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("ink"))
    painter.drawPolygon(
        QPolygonF([QPointF(x - 5, bar.top() - 6), QPointF(x + 5, bar.top() - 6), QPointF(x, bar.top() + 1)])
    )
