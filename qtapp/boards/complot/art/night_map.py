"""The sheet that the game is played on: three coasts at night, seen from above, pinned to a board of cork.

In the light theme it is dusk. `MapFrame` says where a point of the data lies on a sheet of any size; the map keeps its
proportions and goes on beyond its edges.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from qtapp.base.brush import blended, drawn, faded, glow, ramp, round_pen, saved, shaded
from qtapp.base.theme import Theme
from qtapp.boards.art.palette import INK, LIGHT
from qtapp.boards.complot.art.coasts import MAP_HIGH, MAP_WIDE, lakes, lands, lights
from qtapp.boards.complot.art.palette import BLOOD, Night, night
from qtapp.items.cards import paint_soft_shadow

PLACE_RADIUS = 15.0  # of a place, in units of the map
SHALLOWS = ((26.0, 0.05), (15.0, 0.07), (7.0, 0.10))  # how wide and how bright the water along a coast is
CORK_EDGE = 8.0  # how much of the board is seen around the sheet, in units of the map


class MapFrame(NamedTuple):
    """A sheet in an area: where each point of the data lies."""

    area: QRectF
    least: float = 0.0  # of the radius of a place, in pixels

    @property
    def scale(self) -> float:
        """Pixels of a unit of the data."""
        return min(self.area.width() / MAP_WIDE, self.area.height() / MAP_HIGH)

    def at(self, x: float, y: float) -> QPointF:
        shift = QPointF(MAP_WIDE / 2, MAP_HIGH / 2)
        return self.area.center() + (QPointF(x, y) - shift) * self.scale

    @property
    def sheet(self) -> QRectF:
        """The sheet without the board around it."""
        edge = CORK_EDGE * self.scale
        return self.area.adjusted(edge, edge, -edge, -edge)

    @property
    def radius(self) -> float:
        """Of a place."""
        return max(PLACE_RADIUS * self.scale, self.least)


def paint_map(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """The board and the sheet with coasts and lights; no place, thread or name yet."""
    colours, frame = night(theme), MapFrame(area)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        _paint_cork(painter, area, colours)
        sheet, unit = frame.sheet, frame.scale
        paint_soft_shadow(painter, sheet, 2 * unit, CORK_EDGE * 0.8 * unit, QColor(0, 0, 0, 150))
        with saved(painter):
            painter.setClipRect(sheet, Qt.ClipOperation.IntersectClip)
            _paint_waters(painter, sheet, colours)
            painter.translate(frame.at(0, 0))
            painter.scale(frame.scale, frame.scale)
            _paint_lands(painter, colours)
            _paint_net(painter, colours)
            _paint_rose(painter, colours)
        _paint_folds(painter, sheet, theme)
        for corner in (sheet.topLeft(), sheet.topRight(), sheet.bottomLeft(), sheet.bottomRight()):
            right, below = corner.x() > area.center().x(), corner.y() > area.center().y()
            inwards = QPointF(-10 if right else 10, -10 if below else 10) * unit
            paint_drawing_pin(painter, corner + inwards, 5.5 * unit, BLOOD)


def _paint_cork(painter: QPainter, area: QRectF, colours: Night) -> None:
    cork = QColor(colours.board)
    painter.fillRect(area, ramp(area.top(), area.bottom(), (0, blended(cork, LIGHT, 0.12)), (1, cork)))
    painter.setPen(QPen(blended(cork, INK, 0.45), 1))
    painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))


def _paint_waters(painter: QPainter, sheet: QRectF, colours: Night) -> None:
    centre, reach = sheet.center(), max(sheet.width(), sheet.height()) * 0.72
    deep, sea = QColor(colours.sea_deep), QColor(colours.sea)
    painter.fillRect(sheet, glow(centre.x(), centre.y() - reach * 0.2, reach, (0.2, sea), (1, deep)))


def _paint_lands(painter: QPainter, colours: Night) -> None:
    coast, land = QColor(colours.coast), QColor(colours.land)
    for width, alpha in SHALLOWS:
        painter.strokePath(lands(), round_pen(faded(coast, alpha), width))
    painter.fillPath(lands(), ramp(-40, MAP_HIGH + 40, (0, QColor(colours.land_lit)), (0.55, land), (1, land)))
    painter.strokePath(lands(), round_pen(coast, 1.3))
    painter.fillPath(lakes(), QColor(colours.sea))
    painter.strokePath(lakes(), round_pen(faded(coast, 0.7), 0.9))
    city = QColor(colours.city)
    for path, strength in zip(lights(), (0.55, 0.8, 1.0), strict=True):
        painter.fillPath(path, faded(city, colours.city_alpha * strength))
    painter.strokePath(lights()[2], QPen(faded(city, 0.16), 5))


def _paint_net(painter: QPainter, colours: Night) -> None:
    """Meridians and parallels."""
    painter.setPen(QPen(faded(QColor(colours.line), 0.10), 0.8))
    for step in range(-8, 19):
        painter.drawLine(QPointF(step * 100, -500), QPointF(step * 100, 1200))
        painter.drawLine(QPointF(-800, step * 100 - 50), QPointF(1800, step * 100 - 50))


def _paint_rose(painter: QPainter, colours: Night) -> None:
    """A compass in the Pacific."""
    line = QColor(colours.line)
    with saved(painter):
        painter.translate(92, 592)
        painter.setPen(QPen(faded(line, 0.35), 1))
        painter.drawEllipse(QPointF(0, 0), 40, 40)
        painter.drawEllipse(QPointF(0, 0), 35, 35)
        for turn, length in ((45, 24), (135, 24), (225, 24), (315, 24), (0, 46), (90, 34), (180, 34), (270, 34)):
            with saved(painter):
                painter.rotate(turn)
                painter.fillPath(drawn(f"M 0 {-length} L 5.5 -5.5 L 0 0 Z"), faded(line, 0.5))
                painter.fillPath(drawn(f"M 0 {-length} L -5.5 -5.5 L 0 0 Z"), faded(line, 0.22))


def _paint_folds(painter: QPainter, sheet: QRectF, theme: Theme) -> None:
    """The sheet was folded in six: along a fold one side is lit, the other in shade."""
    light, shade = QColor(255, 255, 255, 12 if theme.dark else 40), QColor(0, 0, 0, 44 if theme.dark else 26)
    reach = min(sheet.width(), sheet.height()) * 0.02
    for part in (1 / 3, 2 / 3):
        x = sheet.left() + sheet.width() * part
        for left, tone in ((x - reach, shade), (x, light)):
            side = QLinearGradient(x if left == x else x - reach, 0, x + reach if left == x else x, 0)
            clear = faded(tone, 0)
            stops = ((0, tone), (1, clear)) if left == x else ((0, clear), (1, tone))
            painter.fillRect(QRectF(left, sheet.top(), reach, sheet.height()), shaded(side, *stops))
    y = sheet.center().y()
    painter.fillRect(
        QRectF(sheet.left(), y - reach, sheet.width(), reach), ramp(y - reach, y, (0, faded(shade, 0)), (1, shade))
    )
    painter.fillRect(
        QRectF(sheet.left(), y, sheet.width(), reach), ramp(y, y + reach, (0, light), (1, faded(light, 0)))
    )
    edge = QPainterPath()
    edge.addRect(sheet.adjusted(1.5, 1.5, -1.5, -1.5))
    painter.strokePath(edge, QPen(faded(QColor(night(theme).label_halo if not theme.dark else "#8FA0A8"), 0.5), 1.4))


def paint_drawing_pin(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """The head of a drawing pin, lit from above, with its shadow."""
    with saved(painter):
        painter.translate(centre)
        painter.scale(radius / 5, radius / 5)
        painter.fillPath(drawn("O 0.8 2 5 4.6"), QColor(0, 0, 0, 90))
        painter.fillPath(
            drawn("O 0 0 5 5"),
            glow(-1.4, -2, 8, (0, blended(colour, LIGHT, 0.55)), (0.5, colour), (1, blended(colour, INK, 0.5))),
        )
        painter.strokePath(drawn("O 0 0 5 5"), round_pen(blended(colour, INK, 0.6), 0.7))
        painter.fillPath(drawn("O -1.5 -1.9 1.3 1"), faded(LIGHT, 0.85))
