"""What happened in a round in small pictures, as they stand in the strip: where, who, what, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from qtapp.base.theme import TEXT_NOTE, SeatMark, Theme
from qtapp.boards.complot.art.actions import paint_action
from qtapp.boards.complot.art.card import paint_lamp
from qtapp.boards.complot.art.signs import MISSIONS, paint_mission_sign
from qtapp.boards.complot.chronicle import FAILED, SECONDARY, Incident
from qtapp.boards.geometry import shrunk
from qtapp.items.frames import sized_font
from qtapp.items.lettering import LEFT, paint_text
from qtapp.items.seat_shapes import paint_mark
from qtapp.words.phrases import signed

SIGN, EDGE, GAP = 18.0, 5.0, 3.0  # pixels of an ordinary window
MARK = 0.72  # of a sign: the shape of a seat
HAND = "MIS"  # a secondary mission comes from the hand


def _result(incident: Incident) -> str:
    return incident.result or (signed(-incident.lost) if incident.lost else "")


def _pictures(incident: Incident) -> list[str]:
    """The place, the first seat, the sign, the other seat."""
    place = ["place"] if incident.place else []
    return [*place, "seat", "sign", *["other"] * (len(incident.seats) - 1)]


def incident_wide(incident: Incident, unit: float) -> float:
    wide = sum((MARK if part in ("seat", "other") else 1.0) * SIGN + GAP for part in _pictures(incident))
    text = _result(incident)
    font = sized_font(TEXT_NOTE * unit, bold=True)
    return (wide + 2 * EDGE) * unit + (QFontMetricsF(font).horizontalAdvance(text) if text else -GAP * unit)


def paint_incident(
    painter: QPainter, incident: Incident, box: QRectF, marks: Sequence[SeatMark], theme: Theme, unit: float
) -> None:
    """What is news has an edge of gold."""
    painter.setPen(QPen(theme.colour("gold" if incident.is_news else "hairline"), 2.0 if incident.is_news else 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(shrunk(box, 1), 6, 6)
    left, ink = box.left() + EDGE * unit, theme.colour("ink")
    seats = iter(incident.seats)
    for part in _pictures(incident):
        side = (MARK if part in ("seat", "other") else 1.0) * SIGN * unit
        at = QRectF(left, box.center().y() - side / 2, side, side)
        if part == "place":
            paint_lamp(painter, incident.place, at)
        elif part == "sign" and incident.sign in MISSIONS:
            paint_mission_sign(painter, incident.sign, at, ink)
        elif part == "sign":
            paint_action(painter, HAND if incident.sign == SECONDARY else incident.sign, at, ink)
        else:
            paint_mark(painter, marks[next(seats)], at)
        left = at.right() + GAP * unit
    text = _result(incident)
    is_bad = text == FAILED or text.startswith(signed(-1)[0])
    painter.setPen(theme.colour("warm" if is_bad else "ink"))
    room = QRectF(left, box.top(), box.right() - left, box.height())
    paint_text(painter, room, text, sized_font(TEXT_NOTE * unit, bold=True), LEFT)
