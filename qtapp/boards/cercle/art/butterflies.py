"""The butterfly of the Circle: four wings, one for each division, around a body.

A quarter is a wing drawn in a square whose inner corner is the middle of the butterfly: four squares side by side make
the whole. A joker is the same wing in grey, a missing quarter only its dotted outline.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from engines import components
from qtapp.base.brush import Layers, Tones, blended, faded, made_ready, on_field, round_pen, saved, tones
from qtapp.boards.art.engraving import engraved, paint_engraving, shape, square_in
from qtapp.boards.art.palette import BRASS, INK, LIGHT, PALE_INK, SHADE
from qtapp.boards.cercle.art.divisions import NEUTRAL, division_colour

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
    "deep M 12.4 -17.6 C 16.6 -19.6 19.4 -17.4 18.8 -12.8 C 18.3 -8.6 16.8 -4.2 12.6 -1.8 "
    "C 14.6 -5 15.6 -8.4 15.8 -11.8 "
    "C 16 -15 14.8 -16.8 12.4 -17.6 Z",
    "pale M 2.4 -2.8 C 4.6 -8.4 7.8 -13.4 11.8 -15.4 C 12.6 -12.8 11.2 -9.2 8.6 -6.2 C 6.6 -4.2 4.4 -3 2.4 -2.8 Z",
    "deep 0.32 M 1.6 -1.6 C 5 -7.4 9 -12.6 14.6 -16.2 M 1.6 -1.4 C 6.6 -5.4 11.6 -9.4 16.6 -12.6 M 1.6 -1.2 "
    "C 6 -3.4 11 -6.2 16.4 -7.4 M 1.6 -0.9 C 6 -1.8 9.6 -2.6 13.4 -2.6 M 7.4 -8.6 C 8.4 -12 9.6 -14.6 11.4 -17",
    "light O 12.4 -6.8 2.5 2.8",
    "deep O 12.5 -6.7 1.9 2.2",
    "wing O 12.5 -6.7 1.1 1.3",
    "light O 12 -7.4 0.5 0.5",
    "light O 17.2 -13.8 0.6 0.85 O 17 -10.9 0.55 0.8 O 16.2 -8.2 0.5 0.7 O 15 -5.6 0.45 0.65 O 16.2 -16.4 0.5 0.6",
    f"ink 0.75 {UPPER}",
)
LOWER_WING: Layers = (
    f"wing {LOWER}",
    "deep M 13.6 3.4 C 16.4 6.4 15.8 10.8 12.8 13 C 11.8 14.4 12.4 16.8 11.2 18.6 C 9.6 19.6 8.4 17 7.6 14.4 "
    "C 10.4 13.2 12.6 10.4 12.9 7.2 C 13.2 5.6 13.4 4.4 13.6 3.4 Z",
    "pale M 2.2 1.6 C 5.4 1.2 9 1.6 11.4 3.4 C 11 6 8.2 7.6 5.6 7.4 C 3.8 6.2 2.8 4 2.2 1.6 Z",
    "deep 0.32 M 1.6 1 C 5 1.6 9.6 2.2 13.6 4.4 M 1.6 1.4 C 5 3.4 9.6 6.4 13.2 8.2 M 1.8 2 C 4.4 5.4 8 9.6 11.4 12.6 "
    "M 1.8 2.6 C 3.4 6.4 5.6 10.6 8 13.8",
    "light O 9.2 9.8 2.2 2.2",
    "deep O 9.3 9.9 1.6 1.6",
    "wing O 9.3 9.9 0.9 0.9",
    "light O 9 9.4 0.4 0.4",
    "light O 14.3 6.6 0.55 0.7 O 14 9.2 0.55 0.7 O 12.6 11.4 0.5 0.6 O 10.6 13.4 0.5 0.55 O 10.4 16 0.4 0.6",
    f"ink 0.75 {LOWER}",
)
FEELERS = "M -0.3 -4.6 C -1.2 -9 -3 -11.6 -5.4 -12.6 M 0.3 -4.6 C 1.2 -9 3 -11.6 5.4 -12.6"
TIPS = "O -5.6 -12.8 0.8 0.8 O 5.6 -12.8 0.8 0.8"
TRUNK = "O 0 -4.4 1.2 1.4 M -1.3 -3.4 C -1.7 0 -1.1 5.6 0 9.2 C 1.1 5.6 1.7 0 1.3 -3.4 Z"
BODY: Layers = (
    f"feeler 0.5 {FEELERS}",
    f"feeler {TIPS}",
    f"ink {TRUNK}",
    "gold 0.35 M -0.9 -1.2 L 0.9 -1.2 M -1 0.4 L 1 0.4 M -0.9 2 L 0.9 2 M -0.7 3.6 L 0.7 3.6 M -0.5 5.2 L 0.5 5.2",
)
JOKER = QColor("#F1EEE4")  # paler than any division, and told from them in grey
VEIN = 0.3  # the thinnest line of a wing


@cache
def _divisions() -> dict[str, str]:
    return {row["quarter"]: row["id"] for row in components.document("cercle")["division"]}


def division_of(quarter: str) -> str:
    """The division on whose backs a quarter is printed."""
    return _divisions()[quarter]


@cache
def _tones(division: str, dark: bool = False) -> Tones:
    colour = division_colour(division) if division != NEUTRAL else JOKER
    return tones(
        wing=colour,
        deep=blended(colour, INK, 0.62),
        pale=blended(colour, LIGHT, 0.5),
        light=LIGHT,
        ink=INK,
        feeler=BRASS if dark else INK,
        gold=BRASS,
    )


def _mirrored(painter: QPainter, quarter: str) -> None:
    if quarter.endswith("left"):
        painter.setTransform(QTransform.fromScale(-1, 1), combine=True)


def _paint_wing(painter: QPainter, quarter: str, kind: str, dark: bool) -> None:
    """A wing around the origin."""
    layers = UPPER_WING if quarter.startswith("upper") else LOWER_WING
    with saved(painter):
        _mirrored(painter, quarter)
        if kind:
            division = NEUTRAL if kind == "joker" else division_of(quarter)
            paint_engraving(painter, layers, _tones(division, dark), line=VEIN)
            return
        pen = QPen(blended(PALE_INK, SHADE, 0.7 if dark else 0.2), 0.7)
        pen.setDashPattern([2.2, 2.2])
        painter.strokePath(engraved(layers[0]).path, pen)


def paint_quarter(painter: QPainter, quarter: str, rect: QRectF, kind: str = "division", *, dark: bool = False) -> None:
    """One quarter, filling a square: `kind` is "division", "joker", or "" where it is missing."""
    box = square_in(rect)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, upper = quarter.endswith("left"), quarter.startswith("upper")
        painter.translate(box.right() if left else box.left(), box.bottom() if upper else box.top())
        painter.scale(box.width() / SIDE, box.height() / SIDE)
        _paint_wing(painter, quarter, kind, dark)


def paint_butterfly(
    painter: QPainter, rect: QRectF, quarters: Mapping[str, str] | None = None, *, dark: bool = False
) -> None:
    """The butterfly with the quarters it has: each a "division" or a "joker"; those left out are dotted."""
    found = dict.fromkeys(QUARTERS, "division") if quarters is None else quarters
    with on_field(painter, rect, 2 * SIDE):
        for quarter in reversed(QUARTERS):  # the upper wings lie over the lower ones
            _paint_wing(painter, quarter, found.get(quarter, ""), dark)
        paint_engraving(painter, BODY, _tones(NEUTRAL, dark), line=VEIN)


@cache
def _black_tones(red: float) -> Tones:
    wing = blended("#17110E", "#8E1B16", red)
    return tones(
        wing=wing,
        deep=blended(wing, "#000000", 0.6),
        pale=blended(wing, "#C2452F", 0.25 + 0.35 * red),
        light="#E2664A",
        ink="#0D0907",
        feeler="#0D0907",
        gold="#C2452F",
    )


def paint_black_butterfly(painter: QPainter, rect: QRectF, red: float = 0.0) -> None:
    """The butterfly of the Circle itself: black, and the redder the nearer it is to chaos (0 to 1)."""
    colours = _black_tones(round(red, 2))
    with on_field(painter, rect, 2 * SIDE):
        for quarter in reversed(QUARTERS):
            layers = UPPER_WING if quarter.startswith("upper") else LOWER_WING
            with saved(painter):
                _mirrored(painter, quarter)
                painter.strokePath(engraved(layers[0]).path, round_pen(faded(LIGHT, 0.5), 1.6))  # seen on black too
                paint_engraving(painter, layers, colours, line=VEIN)
        paint_engraving(painter, BODY, colours, line=VEIN)


@cache
def _lines() -> QPainterPath:
    """The lines of the right wings, to be cut into metal."""
    path = QPainterPath()
    for layer in (*UPPER_WING, *LOWER_WING):
        found = engraved(layer)
        if found.width or found.tone in ("pale", "light"):
            path.addPath(found.path)
    return made_ready(path)


def paint_engraved_butterfly(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Only its lines, as cut into metal or printed on the back of a card."""
    with on_field(painter, rect, 2 * SIDE):
        for mirror in (-1, 1):
            with saved(painter):
                painter.setTransform(QTransform.fromScale(mirror, 1), combine=True)
                painter.strokePath(_lines(), round_pen(colour, 0.55))
        painter.strokePath(shape(FEELERS), round_pen(colour, 0.6))
        painter.fillPath(shape(TIPS), colour)
        painter.fillPath(shape(TRUNK), colour)
