"""The four divisions: an eye, an hourglass, a person, a dagger; and nobody's grey, a ring.

A division is told by its sign, by its colour and by the pattern of its colour, each enough alone: signs differ at
16 pixels, patterns and lightness in grey. "N" is the neutral spy, "G" the auction in secrets of any division.
Its own colour is a ground for figures and signs in `on_division`; beside text, on paper, `division_ink` is used.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from engines import components
from qtapp.base.brush import Layers, blended, drawn, faded, made_ready, on_field, round_pen, saved, silhouette
from qtapp.boards.art.engraving import hatching, square_in
from qtapp.boards.art.palette import INK, LIGHT

DIVISIONS = ("I", "S", "R", "O")
NEUTRAL, ANY = "N", "G"
INKS = {  # of each colour, as dark or as light as text must be on the paper of the light and of the dark theme
    "I": ("#785C00", "#E9C546"),
    "S": ("#0F6B66", "#4CC4BC"),
    "R": ("#9C4A08", "#F0A05A"),
    "O": ("#6D3F9C", "#C9A9EC"),
    "N": ("#5F5F5B", "#B9B9B3"),
}
SIGNS: dict[str, Layers] = {
    "I": (  # an eye
        "ink M -10 0 C -6 -8 6 -8 10 0 C 6 8 -6 8 -10 0 Z",
        "cut O 0 0 4.7 4.7",
        "ink O 0 0 2.7 2.7",
    ),
    "S": (  # an hourglass
        "ink B -7.6 -10 15.2 2.8 0.8 B -7.6 7.2 15.2 2.8 0.8",
        "ink M -5.8 -7.4 L 5.8 -7.4 C 5.8 -3 1.5 -2 1.5 0 C 1.5 2 5.8 3 5.8 7.4 L -5.8 7.4 C -5.8 3 -1.5 2 -1.5 0 "
        "C -1.5 -2 -5.8 -3 -5.8 -7.4 Z",
        "cut M -3.5 -7 L 3.5 -7 C 3.5 -5.9 3.1 -5 2.4 -4.2 L -2.4 -4.2 C -3.1 -5 -3.5 -5.9 -3.5 -7 Z",
    ),
    "R": (  # a person
        "ink O 0 -5 4.7 4.9",
        "ink M -9.4 10 C -9.4 3.6 -5.4 1.2 0 1.2 C 5.4 1.2 9.4 3.6 9.4 10 Z",
    ),
    "O": (  # a dagger
        "ink M 2.4 1.3 L -4.6 7.6 L -9.6 9.6 L -7.6 4.6 L -1.3 -2.4 Z",
        "cut 0.8 M -0.6 0.6 L -5.6 5.6",
        "ink 2.7 M 6.4 3.6 L -3.6 -6.4",
        "ink 3 M 2.4 -2.4 L 5.6 -5.6",
        "ink O 7.4 -7.4 2.5 2.5",
    ),
    "N": ("ink O 0 0 8.4 8.4", "cut O 0 0 5 5"),
    "G": ("ink O 0 0 9 9", "cut B -10 -0.7 20 1.4 0 B -0.7 -10 1.4 20 0"),
}
BADGES = {  # what stands behind the sign: outlines differ too
    "I": "O 0 0 10 10",
    "S": "M -4.1 -10 L 4.1 -10 L 10 -4.1 L 10 4.1 L 4.1 10 L -4.1 10 L -10 4.1 L -10 -4.1 Z",
    "R": "B -9.4 -9.4 18.8 18.8 3.4",
    "O": "M -9.2 -9.6 L 9.2 -9.6 L 9.2 1.4 C 9.2 5.8 4.6 8.6 0 10.6 C -4.6 8.6 -9.2 5.8 -9.2 1.4 Z",
    "N": "O 0 0 9.6 9.6",
    "G": "O 0 0 10 10",
}
SIGN_PARTS = {"I": 0.68, "S": 0.62, "R": 0.64, "O": 0.6, "N": 0.72, "G": 0.8}  # how much of its badge a sign takes
PATTERNS = {"I": (0.0,), "S": (90.0,), "R": (), "O": (45.0,), "N": ()}  # lines by their angle; REC has dots


@cache
def _colours() -> dict[str, str]:
    data = components.document("cercle")
    return {row["id"]: row["hex"] for row in data["division"]} | {NEUTRAL: data["neutral"]["hex"]}


@cache
def _abbreviations() -> dict[str, str]:
    return {row["id"]: row["abbr"] for row in components.document("cercle")["division"]}


def abbreviation(division: str) -> str:
    """The letters of a division, the same in every language; nobody's grey has none."""
    return _abbreviations().get(division, "")


def division_colour(division: str) -> QColor:
    """The colour of a division as a ground; that of "any division" is grey."""
    return QColor(_colours()[NEUTRAL if division == ANY else division])


def division_ink(division: str, *, dark: bool = False) -> QColor:
    """The colour for text and signs on paper."""
    return QColor(INKS[NEUTRAL if division == ANY else division][dark])


def on_division(division: str) -> QColor:
    """What figures and signs are printed in on the colour of a division."""
    return LIGHT if division == "O" else INK


def paint_division(painter: QPainter, division: str, rect: QRectF, colour: QColor) -> None:
    """The sign of a division in the middle of a rectangle."""
    with on_field(painter, rect, 20.8):
        painter.fillPath(silhouette(SIGNS[division]), colour)


def paint_division_badge(painter: QPainter, division: str, rect: QRectF) -> None:
    """The sign of a division on its colour, with an outline of its own; "any division" is quartered in all four."""
    box = square_in(rect)
    with on_field(painter, box, 22.6):
        badge = drawn(BADGES[division])
        painter.fillPath(badge, division_colour(division))
        if division == ANY:
            _paint_quarters(painter)
        painter.strokePath(badge, round_pen(blended(division_colour(division), INK, 0.6), 1.3))
    if division != ANY:
        side = box.width() * SIGN_PARTS[division]
        inner = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
        paint_division(painter, division, inner, on_division(division))


def _paint_quarters(painter: QPainter) -> None:
    box = QRectF(-10, -10, 20, 20)
    for division, start in zip(DIVISIONS, (90, 0, 180, 270), strict=True):
        wedge = QPainterPath(QPointF(0, 0))
        wedge.arcTo(box, start, 90)
        wedge.closeSubpath()
        painter.fillPath(wedge, division_colour(division))


@cache
def _pattern(division: str, box: tuple[float, float, float, float], gap: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(*box))
    if division == "R":
        dots = QPainterPath()
        left, top, width, height = box
        for row in range(int(height / gap) + 1):
            for column in range(int(width / gap) + 1):
                x = left + (column + row % 2 / 2) * gap
                dots.addEllipse(QPointF(x, top + row * gap), gap * 0.22, gap * 0.22)
        return made_ready(dots)
    lines = QPainterPath()
    for angle in PATTERNS[division]:
        lines.addPath(hatching(path, angle, gap, gap * 0.24))
    return made_ready(lines)


def paint_pattern(painter: QPainter, division: str, area: QPainterPath, gap: float, strength: float = 0.3) -> None:
    """An area in the colour and the pattern of a division; `gap` is the distance between two lines."""
    colour, ink = division_colour(division), faded(on_division(division), strength)
    painter.fillPath(area, colour)
    box = area.boundingRect()
    with saved(painter):
        painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        pattern = _pattern(division, (box.x(), box.y(), box.width(), box.height()), gap)
        painter.fillPath(pattern, ink)
