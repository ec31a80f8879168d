"""The trays beside the board for lost units, and the tokens that show whether a recovery is left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.base.brush import blended, faded, ramp, saved
from qtapp.base.theme import CORNER, Theme
from qtapp.boards.cirkle.art.armies import ARMIES
from qtapp.boards.cirkle.art.forms import emblem, on_square
from qtapp.boards.cirkle.art.signs import paint_cycle

LIP = 3.5  # the width of the edge of a tray that is large enough for it


def paint_tray(painter: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    """A shallow tray, dark under its upper edge, with a lip in the colour of an army."""
    side = min(rect.width(), rect.height())
    corner, lip = min(CORNER, side * 0.14), min(LIP, side * 0.04)
    tones = ARMIES[colour].tones(theme)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(QColor(theme.shadow), 0.16))
        painter.drawRoundedRect(rect.translated(0, lip * 0.8), corner, corner)
        light, dark = blended(tones.body, tones.light, 0.35), blended(tones.body, tones.rim, 0.25)
        painter.setBrush(ramp(rect.top(), rect.bottom(), (0, light), (1, dark)))
        painter.drawRoundedRect(rect, corner, corner)
        inside = rect.adjusted(lip, lip, -lip, -lip)
        painter.setBrush(blended(theme.surface, tones.land, 0.22))
        painter.drawRoundedRect(inside, corner - lip, corner - lip)
        shade = [(part, faded(QColor(theme.shadow), alpha)) for part, alpha in ((0, 0.26), (0.35, 0.09), (1, 0.0))]
        painter.setBrush(ramp(inside.top(), inside.top() + corner * 1.6, *shade))
        painter.drawRoundedRect(inside, corner - lip, corner - lip)


def paint_token(painter: QPainter, rect: QRectF, colour: str, theme: Theme, *, spent: bool = False) -> None:
    """The recovery token of an army: the arrows of a recovery round its emblem, or face down once it is spent."""
    tones = ARMIES[colour].tones(theme)
    with on_square(painter, rect):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawEllipse(QPointF(1, 4), 46, 46)
        body = blended(tones.body, theme.table, 0.72) if spent else tones.body
        edge = blended(tones.body, tones.light, 0.3) if spent and theme.dark else tones.rim
        painter.setBrush(edge)
        painter.drawEllipse(QPointF(), 46, 46)
        painter.setBrush(body)
        painter.drawEllipse(QPointF(), 41, 41)
        if spent:
            painter.setPen(QPen(edge, 6))
            painter.drawLine(QPointF(-26, 26), QPointF(26, -26))
        else:
            painter.scale(2.2, 2.2)
            paint_cycle(painter, tones.ink)
            painter.scale(0.3, 0.3)
            painter.fillPath(emblem(ARMIES[colour].emblem), tones.ink)
