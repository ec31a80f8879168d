"""The wheel of time: an octagon of engraved brass with the numbers 1 to 8 on its edges, and its ivory rim.

The wheel turns, the light does not: bevels and sheen are worked out for the angle it is drawn at, and the numbers stay
upright. At angle 0 edge 8, the one with the golden arrow, is at the top and edge n lies n eighths clockwise of it;
each rotation adds 45 degrees. The rim, on which the rows of spies stand, does not turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from qtapp.base.brush import blended, drawn, faded, glow, made_ready, ramp, round_pen, saved
from qtapp.boards.art.engraving import octagon, ring, square_in
from qtapp.boards.art.palette import BRASS, BRASS_DEEP, BRASS_LIT, INK, IVORY, LAMPLIGHT, LIGHT, SHADE, dimmed
from qtapp.boards.cercle.art.butterflies import paint_engraved_butterfly
from qtapp.items.printing import paint_figure

EDGES = 8
STEP = 360 / EDGES
FACE, BEVEL = 93.0, 100.0  # how far from the middle the engraved face and the wheel itself end, in units
BAND, HUB = 61.0, 44.0  # where the band of numbers begins, and where the disc in the middle ends
NUMBER_AT, NUMBER = 76.0, 21.0
ARROW = "M 0 -92 L 19 -79.5 L 11.5 -79.5 L 11.5 -62.5 L -11.5 -62.5 L -11.5 -79.5 L -19 -79.5 Z"
ORIGIN = QPointF(0, 0)


@dataclass(frozen=True, slots=True)
class WheelFace:
    """The wheel at rest after so many rotations, to be painted once for each size."""

    turned: int = 0
    dark: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        paint_wheel(painter, QRectF(0, 0, size.width(), size.height()), self.turned * STEP, dark=self.dark)


def octant_point(rect: QRectF, octant: float, distance: float) -> QPointF:
    """The point in the middle of an octant; `distance` is 1 at the border of the rectangle."""
    angle = octant * pi / 4
    reach = min(rect.width(), rect.height()) / 2 * distance
    return rect.center() + QPointF(sin(angle) * reach, -cos(angle) * reach)


def paint_wheel(painter: QPainter, rect: QRectF, angle: float = 0.0, *, dark: bool = False) -> None:
    """The wheel, turned clockwise by so many degrees, in the middle of a rectangle."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center())
        scale = min(rect.width(), rect.height()) / 2 / 106
        painter.scale(scale, scale)
        _paint_shadow(painter, angle)
        _paint_bevel(painter, angle, dark)
        _paint_face(painter, angle, dark)
        _paint_band(painter, angle)
        _paint_clockwork(painter, angle, dark)
        _paint_hub(painter, dark)


def _metal(lightness: float, dark: bool) -> QColor:
    """Brass, from in the shade (0) to in full light (1)."""
    colour = (
        blended(BRASS_DEEP, BRASS, lightness * 2) if lightness < 0.5 else blended(BRASS, BRASS_LIT, lightness * 2 - 1)
    )
    return blended(colour, INK, 0.14) if dark else colour


def _paint_shadow(painter: QPainter, angle: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach in (5.5, 4.0, 2.5, 1.0):
        painter.setBrush(QColor(24, 14, 4, 34))
        painter.drawPolygon(octagon(QPointF(0, 2.5), BEVEL + reach - 1, angle))


def _paint_bevel(painter: QPainter, angle: float, dark: bool) -> None:
    """Eight slopes around the face: those that look up are bright."""
    outer, inner = octagon(ORIGIN, BEVEL, angle), octagon(ORIGIN, FACE, angle)
    for edge in range(EDGES):
        facing = (angle + (edge + 1) * STEP) * pi / 180
        colour = _metal(0.5 + 0.48 * cos(facing), dark)
        slope = QPolygonF([outer.at(edge), outer.at((edge + 1) % 8), inner.at((edge + 1) % 8), inner.at(edge)])
        painter.setPen(QPen(colour, 0.5))
        painter.setBrush(colour)
        painter.drawPolygon(slope)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(blended(BRASS_DEEP, INK, 0.5), 1.0))
    painter.drawPolygon(outer)


def _sheen(reach: float, dark: bool) -> QBrush:
    """Polished metal: brightest above, dull across the middle, with a weaker light from below."""
    stops = ((0.0, 0.84), (0.22, 0.7), (0.5, 0.46), (0.78, 0.58), (1.0, 0.66))
    return ramp(-reach, reach, *((part, _metal(lightness, dark)) for part, lightness in stops))


def _paint_face(painter: QPainter, angle: float, dark: bool) -> None:
    painter.setPen(QPen(BRASS_DEEP, 0.8))
    painter.setBrush(_sheen(FACE, dark))
    painter.drawPolygon(octagon(ORIGIN, FACE, angle))
    cut = faded(BRASS_DEEP, 0.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for apothem, width in ((90.5, 0.5), (BAND, 1.1), (BAND - 2.4, 0.4)):
        painter.setPen(QPen(cut, width))
        painter.drawPolygon(octagon(ORIGIN, apothem, angle))
    corners = octagon(ORIGIN, FACE, angle)
    for index in range(EDGES):  # from corner to corner of the band
        painter.setPen(QPen(cut, 0.7))
        painter.drawLine(corners.at(index), corners.at(index) * (BAND / FACE))


def _paint_band(painter: QPainter, angle: float) -> None:
    """The numbers, upright, each in its field; the arrow at 8."""
    for edge in range(1, EDGES + 1):
        at = angle + edge * STEP
        if edge == EDGES:
            _paint_arrow(painter, at)
            continue
        x, y = sin(at * pi / 180) * NUMBER_AT, -cos(at * pi / 180) * NUMBER_AT
        box = QRectF(x - NUMBER / 2, y - NUMBER / 2, NUMBER, NUMBER)
        paint_figure(painter, str(edge), box.translated(0, 0.9), faded(LIGHT, 0.75))
        paint_figure(painter, str(edge), box, blended(BRASS_DEEP, INK, 0.55))


def _paint_arrow(painter: QPainter, at: float) -> None:
    """A field of dark enamel with a golden arrow that points outwards."""
    with saved(painter):
        painter.rotate(at)
        half = BAND * 0.41421
        field = QPolygonF([QPointF(-half, -BAND), QPointF(half, -BAND), QPointF(37.5, -90.5), QPointF(-37.5, -90.5)])
        painter.setPen(QPen(BRASS_DEEP, 0.8))
        painter.setBrush(QColor("#2B1D10"))
        painter.drawPolygon(field)
        painter.fillPath(drawn(ARROW), glow(0, -84, 26, (0, QColor("#FFF3BF")), (1, QColor("#E9B83A"))))
        painter.strokePath(drawn(ARROW), round_pen(QColor("#FFF6D5"), 0.6))
    x, y = sin(at * pi / 180) * 72.3, -cos(at * pi / 180) * 72.3
    paint_figure(painter, "8", QRectF(x - 8, y - 8, 16, 16), QColor("#2B1D10"))


@cache
def _gear(teeth: int, radius: float, depth: float) -> QPainterPath:
    path = QPainterPath()
    for index in range(teeth):
        for part, reach in ((-0.28, radius - depth), (-0.18, radius), (0.18, radius), (0.28, radius - depth)):
            turn = (index + part) / teeth * 2 * pi
            point = QPointF(sin(turn) * reach, -cos(turn) * reach)
            if path.elementCount() == 0:
                path.moveTo(point)
            else:
                path.lineTo(point)
    path.closeSubpath()
    return made_ready(path)


def _paint_clockwork(painter: QPainter, angle: float, dark: bool) -> None:
    """Between the band and the hub: small wheels that are driven by the hub."""
    painter.setPen(QPen(blended(BRASS_DEEP, INK, 0.35), 0.8))
    painter.setBrush(glow(0, -16, 74, (0, _metal(0.42, dark)), (1, _metal(0.14, dark))))
    painter.drawEllipse(ORIGIN, BAND - 5, BAND - 5)
    for index, (x, y) in enumerate(ring(EDGES, 47.6, turn=angle + STEP / 2)):
        with saved(painter):
            painter.translate(x, y)
            painter.rotate(-angle * 3 + index * 9)
            painter.setBrush(_metal(0.72, dark))
            painter.setPen(QPen(blended(BRASS_DEEP, INK, 0.4), 0.6))
            painter.drawPath(_gear(12, 8.6, 2.0))
            painter.setBrush(_metal(0.3, dark))
            painter.drawEllipse(ORIGIN, 2.4, 2.4)
    painter.setBrush(_metal(0.62, dark))
    with saved(painter):
        painter.rotate(angle)
        painter.drawPath(_gear(40, HUB + 1.2, 2.6))


def _paint_hub(painter: QPainter, dark: bool) -> None:
    """An ivory disc with a butterfly engraved in it: it stays upright, as the Circle watches."""
    ivory = dimmed(IVORY, dark=dark)
    painter.setPen(QPen(BRASS_DEEP, 1.0))
    painter.setBrush(_sheen(HUB, dark))
    painter.drawEllipse(ORIGIN, HUB - 3, HUB - 3)
    painter.setBrush(glow(0, -22, 66, (0, blended(ivory, LIGHT, 0.7)), (0.6, ivory), (1, blended(ivory, SHADE, 0.8))))
    painter.drawEllipse(ORIGIN, HUB - 8, HUB - 8)
    painter.setPen(QPen(faded(BRASS_DEEP, 0.6), 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(ORIGIN, HUB - 10, HUB - 10)
    paint_engraved_butterfly(painter, QRectF(-28, -27, 56, 56), blended(BRASS_DEEP, INK, 0.35))


def paint_rim(painter: QPainter, rect: QRectF, *, dark: bool = False) -> None:
    """The ivory plate around the wheel, with an eighth for each row of spies and a brass stud at each corner."""
    box = square_in(rect)
    centre, reach = box.center(), box.width() / 2
    ivory = blended(IVORY, LAMPLIGHT, 0.24) if dark else IVORY
    outer, inner = octagon(centre, reach * 0.985), octagon(centre, reach * 0.955)
    lit, dull = blended(ivory, LIGHT, 0.6), blended(ivory, SHADE, 0.7)
    line = max(0.7, reach * 0.004)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(blended(ivory, INK, 0.5), line * 1.6))
        painter.setBrush(glow(centre.x(), centre.y() - reach * 0.3, reach * 1.5, (0, lit), (1, dull)))
        painter.drawPolygon(outer)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(SHADE, 0.28))
        for edge in range(0, EDGES, 2):  # every other eighth a little darker
            painter.drawPolygon(QPolygonF([centre, inner.at(edge), inner.at((edge + 1) % EDGES)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(BRASS_DEEP, 0.6), line))
        painter.drawPolygon(inner)
        for edge in range(EDGES):
            painter.drawLine(centre, inner.at(edge))
            _paint_ticks(painter, inner.at(edge), inner.at((edge + 1) % EDGES), (outer.at(edge) - inner.at(edge)) * 0.5)
        painter.setPen(QPen(blended(BRASS_DEEP, INK, 0.3), line * 0.8))
        for edge in range(EDGES):
            stud, radius = inner.at(edge), reach * 0.017
            painter.setBrush(
                glow(stud.x(), stud.y() - radius, radius * 2.2, (0, _metal(0.95, dark)), (1, _metal(0.3, dark)))
            )
            painter.drawEllipse(stud, radius, radius)


def _paint_ticks(painter: QPainter, start: QPointF, end: QPointF, outwards: QPointF) -> None:
    """Fine graduations along an edge, as on an instrument."""
    side = end - start
    reach = hypot(outwards.x(), outwards.y()) / max(1.0, hypot(side.x(), side.y()))
    across = QPointF(side.y(), -side.x()) * reach
    for tick in range(1, 20):
        foot = start + side * (tick / 20)
        painter.drawLine(foot, foot + across * (0.9 if tick % 5 == 0 else 0.45))
