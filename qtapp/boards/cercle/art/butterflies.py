"""The butterfly of the Circle: four wings, one for each division (R1.8), around a body.

A quarter is a wing drawn in a square whose inner corner is the middle of the butterfly: four squares side by side make
the whole. A joker (R6.12) is the same wing in grey, a missing quarter only its dotted outline.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from engines import components
from qtapp.boards.cercle.art.divisions import division_colour
from qtapp.boards.cercle.art.engraving import engraved, paint_engraving, shape, square_in
from qtapp.boards.cercle.art.palette import INK, LIGHT, PALE_INK
from qtapp.items.brush import Layers, Tones, blended, faded, on_field, saved, tones

QUARTERS = ("upper_left", "upper_right", "lower_left", "lower_right")
SIDE = 20.0  # a quarter, in units
UPPER = (
    "M 0.9 -1 C 2.4 -6.4 6.4 -14.6 12.4 -17.6 C 16.6 -19.6 19.4 -17.4 18.8 -12.8 C 18.3 -8.6 16.8 -4.2 12.6 -1.8 "
    "C 9 0.2 4.4 0.6 0.9 0 Z"
)
LOWER = (
    "M 0.9 0.2 C 4.6 0.2 10.4 0.2 13.6 3.4 C 16.4 6.4 15.8 10.8 12.8 13 C 11.8 14.4 12.4 16.8 11.2 18.6 "
    "C 9.6 19.6 8.4 17 7.6 14.4 C 4.6 13 2 8.4 0.9 3 Z"
)
# Wings of the right side, from the middle outwards; those of the left are their mirror images.
UPPER_WING: Layers = (
    f"wing {UPPER}",
    "deep M 12.4 -17.6 C 16.6 -19.6 19.4 -17.4 18.8 -12.8 C 18.3 -8.6 16.8 -4.2 12.6 -1.8 C 15 -5 16.4 -8.4 16.6 -11.8 "
    "C 16.8 -15 15.2 -16.8 12.4 -17.6 Z",
    "pale M 2.6 -3 C 4.6 -8 7.6 -12.6 11 -14.8 C 12 -12.8 11 -9.4 8.4 -6.4 C 6.6 -4.4 4.6 -3.2 2.6 -3 Z",
    "pale O 12.6 -6.6 2.3 2.6",
    "deep O 12.6 -6.6 1.5 1.8",
    "light O 12.2 -7.2 0.6 0.6",
    "light O 17.4 -13.4 0.55 0.75 O 17 -10.6 0.5 0.7 O 16 -7.8 0.5 0.65 O 14.7 -5.2 0.45 0.6 O 16.4 -16 0.5 0.6",
    "ink 0.3 M 1.6 -1.6 L 14.4 -15.4 M 1.6 -1.4 L 17 -10.4 M 1.6 -1.2 L 14.8 -4.6 M 1.6 -0.9 L 11 -1.4 "
    "M 8.2 -8.6 L 11.6 -17",
    f"ink 0.75 {UPPER}",
)
LOWER_WING: Layers = (
    f"wing {LOWER}",
    "deep M 13.6 3.4 C 16.4 6.4 15.8 10.8 12.8 13 C 11.8 14.4 12.4 16.8 11.2 18.6 C 9.6 19.6 8.4 17 7.6 14.4 "
    "C 10.8 13.4 13.4 10.4 13.6 7.2 C 13.8 5.6 13.8 4.4 13.6 3.4 Z",
    "pale M 2.2 1.8 C 5.4 1.6 9 2 11 3.8 C 10.6 6 8 7.6 5.4 7.4 C 3.8 6.2 2.8 4 2.2 1.8 Z",
    "pale O 9.4 10 2 2",
    "deep O 9.4 10 1.3 1.3",
    "light O 9.1 9.6 0.5 0.5",
    "light O 14.2 6.8 0.5 0.6 O 13.8 9.2 0.5 0.6 O 12.4 11.4 0.5 0.55 O 10.6 13.2 0.5 0.5",
    "ink 0.3 M 1.6 1.2 L 13.2 4.2 M 1.6 1.6 L 13.4 9.2 M 1.8 2.2 L 10.8 13 M 1.8 2.6 L 8 13.2",
    f"ink 0.75 {LOWER}",
)
BODY: Layers = (
    "ink 0.5 M -0.3 -4.6 C -1.2 -9 -3 -11.6 -5.4 -12.6 M 0.3 -4.6 C 1.2 -9 3 -11.6 5.4 -12.6",
    "ink O -5.6 -12.8 0.8 0.8 O 5.6 -12.8 0.8 0.8",
    "ink O 0 -4.4 1.2 1.4",
    "ink M -1.3 -3.4 C -1.7 0 -1.1 5.6 0 9.2 C 1.1 5.6 1.7 0 1.3 -3.4 Z",
    "gold 0.35 M -0.9 0.4 L 0.9 0.4 M -0.9 2 L 0.9 2 M -0.7 3.6 L 0.7 3.6 M -0.5 5.2 L 0.5 5.2 M -0.9 -1.2 L 0.9 -1.2",
)


@cache
def _divisions() -> dict[str, str]:
    return {row["quarter"]: row["id"] for row in components.document("cercle")["division"]}


def division_of(quarter: str) -> str:
    """The division on whose backs a quarter is printed."""
    return _divisions()[quarter]


@cache
def _tones(division: str) -> Tones:
    colour = division_colour(division)
    return tones(
        wing=colour,
        deep=blended(colour, INK, 0.62),
        pale=blended(colour, LIGHT, 0.5),
        light=LIGHT,
        ink=INK,
        gold="#C79B43",
    )


def _paint_wing(painter: QPainter, quarter: str, kind: str, colour: QColor | None = None) -> None:
    """A wing around the origin."""
    layers = UPPER_WING if quarter.startswith("upper") else LOWER_WING
    with saved(painter):
        if quarter.endswith("left"):
            painter.setTransform(QTransform.fromScale(-1, 1), combine=True)
        if kind:
            paint_engraving(painter, layers, _tones("N" if kind == "joker" else division_of(quarter)))
            return
        pen = QPen(colour or faded(PALE_INK, 0.7), 0.6)
        pen.setDashPattern([2.2, 2.2])
        painter.strokePath(engraved(layers[0]).path, pen)


def paint_quarter(painter: QPainter, quarter: str, rect: QRectF, kind: str = "division") -> None:
    """One quarter, filling a square: `kind` is "division", "joker", or "" where it is missing."""
    box = square_in(rect)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, upper = quarter.endswith("left"), quarter.startswith("upper")
        painter.translate(box.right() if left else box.left(), box.bottom() if upper else box.top())
        painter.scale(box.width() / SIDE, box.height() / SIDE)
        _paint_wing(painter, quarter, kind)


def paint_butterfly(painter: QPainter, rect: QRectF, quarters: Mapping[str, str] | None = None) -> None:
    """The butterfly with the quarters it has: each a "division" or a "joker"; those left out are dotted."""
    found = dict.fromkeys(QUARTERS, "division") if quarters is None else quarters
    with on_field(painter, rect, 2 * SIDE):
        for quarter in ("lower_left", "lower_right", "upper_left", "upper_right"):
            _paint_wing(painter, quarter, found.get(quarter, ""))
        paint_engraving(painter, BODY, _tones("N"))


@cache
def _black_tones(red: float) -> Tones:
    wing = blended("#17110E", "#8E1B16", red)
    return tones(
        wing=wing,
        deep=blended(wing, "#000000", 0.6),
        pale=blended(wing, "#C2452F", 0.25 + 0.35 * red),
        light="#E2664A",
        ink="#0D0907",
        gold="#C2452F",
    )


def paint_black_butterfly(painter: QPainter, rect: QRectF, red: float = 0.0) -> None:
    """The butterfly of the Circle itself: black, and the redder the nearer it is to chaos (0 to 1)."""
    with on_field(painter, rect, 2 * SIDE):
        for mirror in (-1, 1):
            with saved(painter):
                painter.setTransform(QTransform.fromScale(mirror, 1), combine=True)
                paint_engraving(painter, LOWER_WING + UPPER_WING, _black_tones(round(red, 2)))
        paint_engraving(painter, BODY, _black_tones(round(red, 2)))


def paint_engraved_butterfly(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Only its lines, as cut into metal or printed on the back of a card."""
    with on_field(painter, rect, 2 * SIDE):
        painter.setPen(QPen(colour, 0.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for mirror in (-1, 1):
            with saved(painter):
                painter.setTransform(QTransform.fromScale(mirror, 1), combine=True)
                for layer in (*UPPER_WING, *LOWER_WING):
                    found = engraved(layer)
                    if found.tone in ("wing", "pale") or found.width:
                        painter.drawPath(found.path)
        for layer in BODY[2:4]:
            painter.fillPath(engraved(layer).path, colour)
        painter.drawPath(shape(BODY[0].partition(" ")[2].partition(" ")[2]))
        painter.drawEllipse(QPointF(-5.6, -12.8), 0.8, 0.8)
        painter.drawEllipse(QPointF(5.6, -12.8), 0.8, 0.8)
