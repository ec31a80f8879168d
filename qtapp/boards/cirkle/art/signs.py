"""What is marked on the board: where a unit may go and how, what was played last, who is threatened or covered, holds,
the intruder that must be captured, and objectives that were reached.

Every kind has a form of its own beside its colour. All is painted over the square and whatever stands on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from qtapp.base.brush import drawn, round_pen, saved
from qtapp.base.theme import Theme
from qtapp.boards.cirkle.art.armies import ARMIES
from qtapp.boards.cirkle.art.forms import emblem, on_square

BADGE_RADIUS = 18.0
LEFT, RIGHT = QPointF(-32, -32), QPointF(32, -32)  # where badges sit on the square
FRAME = QRectF(-47, -47, 94, 94)
RING, GAP = QRectF(-53, -53, 106, 106), 2.5  # where a hold is counted down, and between its segments, in degrees
ON_GOLD = QColor("#1B1405")

DOUBLE_ARROW = (
    "M -13 -4.6 L -5 -11.4 L -5 -7.2 L 10 -7.2 L 10 -2 L -5 -2 L -5 2.2 Z "
    "M 13 4.6 L 5 -2.2 L 5 2 L -10 2 L -10 7.2 L 5 7.2 L 5 11.4 Z"
)
CYCLE = "M -9.2 1.6 C -9.6 -5.6 -3.6 -9.8 1.4 -9 M 9.2 -1.6 C 9.6 5.6 3.6 9.8 -1.4 9"
CYCLE_HEADS = "M 1 -14.4 L 9.6 -8.2 L 0 -3.4 Z M -1 14.4 L -9.6 8.2 L 0 3.4 Z"
SHIELD = "M 0 -12 C 4 -9.4 7 -8.6 10.4 -8.4 C 10.8 2 7 8.8 0 12.4 C -7 8.8 -10.8 2 -10.4 -8.4 C -7 -8.6 -4 -9.4 0 -12 Z"
BANG = "M -3 -12 L 3 -12 L 1.9 3.4 L -1.9 3.4 Z O 0 8.6 2.8 2.8"
FLAG = "M -7 12 L -7 -12 L 11 -6.4 L -4.4 -0.6 L -4.4 12 Z"
WEDGE = "M -48 -48 L -18 -48 L -48 -18 Z"
CLASP = "M -30 -46 L -36 -46 C -43 -46 -46 -43 -46 -36 L -46 36 C -46 43 -43 46 -36 46 L -30 46"
CORNER = "M -46 -26 L -46 -38 C -46 -43 -43 -46 -38 -46 L -26 -46"


def paint_destination(painter: QPainter, rect: QRectF, kind: str, theme: Theme) -> None:
    """Where the chosen unit may go and what happens there: one of `DESTINATIONS`."""
    paint = DESTINATIONS[kind]
    with on_square(painter, rect):
        paint(painter, theme)


def _paint_dot(painter: QPainter, theme: Theme) -> None:
    painter.setPen(QPen(theme.colour("surface", 0.9), 5))
    painter.setBrush(theme.colour("accent"))
    painter.drawEllipse(QPointF(), 16, 16)


def _paint_wedges(painter: QPainter, theme: Theme) -> None:
    """A ring of wedges that point at the victim."""
    for _ in range(4):
        painter.strokePath(drawn(WEDGE), round_pen(theme.colour("surface", 0.9), 5))
        painter.fillPath(drawn(WEDGE), theme.colour("warm"))
        painter.rotate(90)


def _paint_inversion(painter: QPainter, theme: Theme) -> None:
    _paint_clasps(painter, theme.colour("accent"), theme)
    _paint_badge(painter, LEFT, theme.colour("accent"), theme)
    painter.fillPath(drawn(DOUBLE_ARROW), theme.colour("on_accent"))


def _paint_exchange(painter: QPainter, theme: Theme) -> None:
    _paint_dot(painter, theme)
    _paint_cycle_badge(painter, theme)


def _paint_recovery(painter: QPainter, theme: Theme) -> None:
    _paint_clasps(painter, theme.colour("gold"), theme)
    _paint_cycle_badge(painter, theme)


DESTINATIONS: Mapping[str, Callable[[QPainter, Theme], None]] = {
    "move": _paint_dot,
    "capture": _paint_wedges,
    "inversion": _paint_inversion,
    "exchange": _paint_exchange,
    "recovery": _paint_recovery,
}


def _paint_clasps(painter: QPainter, colour: QColor, theme: Theme) -> None:
    """Brackets at both sides; the top is left free for the cap of a missile."""
    for _ in range(2):
        for tone, width in ((theme.colour("surface", 0.9), 10.0), (colour, 6.4)):
            painter.strokePath(drawn(CLASP), round_pen(tone, width))
        painter.rotate(180)


def _paint_cycle_badge(painter: QPainter, theme: Theme) -> None:
    _paint_badge(painter, LEFT, theme.colour("gold"), theme)
    paint_cycle(painter, ON_GOLD)


def paint_cycle(painter: QPainter, ink: QColor) -> None:
    """The two arrows that stand for getting a unit back, some 28 hundredths high around the origin."""
    painter.strokePath(drawn(CYCLE), QPen(ink, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.fillPath(drawn(CYCLE_HEADS), ink)


def _paint_badge(painter: QPainter, place: QPointF, colour: QColor, theme: Theme) -> None:
    """A disc for a sign; the painter goes on at its middle."""
    painter.translate(place)
    painter.setPen(QPen(theme.colour("surface"), 3))
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(), BADGE_RADIUS, BADGE_RADIUS)


def paint_last(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A square of the last action: tinted, with golden corners; it goes under whatever stands there."""
    with on_square(painter, rect):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("gold", 0.24 if theme.dark else 0.34))
        painter.drawRoundedRect(FRAME, 9, 9)
        for _ in range(4):
            for tone, width in ((theme.colour("surface", 0.75), 8.0), (theme.colour("gold"), 5.0)):
                painter.strokePath(drawn(CORNER), round_pen(tone, width))
            painter.rotate(90)


def paint_threat(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A unit that can be captured."""
    _paint_note(painter, rect, BANG, theme.colour("warm"), theme.colour("on_warm"), theme)


def paint_cover(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A unit that covers the one looked at."""
    _paint_note(painter, rect, SHIELD, theme.colour("accent"), theme.colour("on_accent"), theme)


def paint_objective(painter: QPainter, rect: QRectF, theme: Theme, colour: str) -> None:
    """A flag in the colour of the army that has reached this target."""
    tones = ARMIES[colour].tones(theme)
    _paint_note(painter, rect, FLAG, tones.body, tones.ink, theme)


def _paint_note(painter: QPainter, rect: QRectF, sign: str, colour: QColor, ink: QColor, theme: Theme) -> None:
    with on_square(painter, rect):
        _paint_badge(painter, RIGHT, colour, theme)
        painter.fillPath(drawn(sign), ink)


def paint_hold(
    painter: QPainter, rect: QRectF, theme: Theme, colour: str, waiting: Sequence[str], since: Sequence[str]
) -> None:
    """A hold and its countdown: a segment for every army, in colour while it must still play, and how many must.

    Half a ring's width lies outside the square.
    """
    with on_square(painter, rect):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("surface"), 18.5))
        painter.drawEllipse(RING)
        span = 360 / max(1, len(since) + len(waiting))
        for index, name in enumerate((*since, *waiting)):
            _paint_segment(painter, 90 - (index + 1) * span, span, name, theme, played=index < len(since))
        _paint_count(painter, theme, colour, len(waiting))


def _paint_segment(painter: QPainter, start: float, span: float, name: str, theme: Theme, *, played: bool) -> None:
    """An arc of the ring, counter-clockwise from an angle, and the emblem of its army in the middle; a thin one once
    that army has played."""
    tones = ARMIES[name].tones(theme)
    muted, ink = theme.colour("muted"), theme.colour("ink")
    for colour, width, gap in [(muted, 3.5, GAP)] if played else [(ink, 15.0, GAP), (tones.body, 11.0, GAP + 2)]:
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(RING, round((start + gap) * 16), round((span - 2 * gap) * 16))
    middle, radius = radians(start + span / 2), RING.width() / 2
    with saved(painter):
        painter.translate(cos(middle) * radius, -sin(middle) * radius)
        painter.scale(0.6, 0.6)
        painter.fillPath(emblem(ARMIES[name].emblem), muted if played else tones.ink)


def _paint_count(painter: QPainter, theme: Theme, colour: str, count: int) -> None:
    tones = ARMIES[colour].tones(theme)
    painter.translate(41, 41)
    painter.setPen(QPen(theme.colour("surface"), 3))
    painter.setBrush(tones.body)
    painter.drawEllipse(QPointF(), 20, 20)
    font = QFont()
    font.setPixelSize(28)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(tones.ink)
    painter.drawText(QRectF(-20, -20, 40, 40), Qt.AlignmentFlag.AlignCenter, str(count))


def paint_intruder(painter: QPainter, rect: QRectF, theme: Theme, pulse: float = 1.0) -> None:
    """The alarm round the unit that must be captured; `pulse` goes from 0 to 1 and back. It reaches beyond the square
    by a fifth."""
    with on_square(painter, rect):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for radius, alpha, width in ((60.0 + 4 * pulse, 0.35 + 0.45 * pulse, 5.0), (51.0, 1.0, 7.0)):
            painter.setPen(QPen(theme.colour("surface", alpha), width + 4))
            painter.drawEllipse(QPointF(), radius, radius)
            painter.setPen(QPen(theme.colour("warm", alpha), width))
            painter.drawEllipse(QPointF(), radius, radius)
        _paint_badge(painter, RIGHT, theme.colour("warm"), theme)
        painter.fillPath(drawn(BANG), theme.colour("on_warm"))
