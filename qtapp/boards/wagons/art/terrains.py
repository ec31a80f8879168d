"""The six landscapes of a territory, painted in code.

Every terrain has its colour, from the component data, and a picture of its own (dunes, firs, peaks, grass, flakes,
waves) that tells it apart in grey and at 24 px. A picture is drawn on a field of 63 × 88 units, the shape of a
territory, in a few tones of one colour with the light from above. Three variants keep a town from looking like
wallpaper; `fine` adds what would only be dirt on a small territory. The stamp in the middle is drawn by `icons`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from qtapp.base.brush import ramp, saved
from qtapp.boards.wagons.art.brush import polygon, stroke, toned

WIDTH, HEIGHT = 63.0, 88.0
VARIANTS = 3
FIELD = QRectF(0, 0, WIDTH, HEIGHT)


def paint_terrain(painter: QPainter, terrain: str, colour: QColor, variant: int, *, fine: bool) -> None:
    """Paint a landscape over FIELD; the caller scales and clips."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        PAINTERS[terrain](painter, colour, variant % VARIANTS, fine)


def _wash(painter: QPainter, top: QColor, bottom: QColor) -> None:
    painter.fillRect(FIELD, ramp(0, HEIGHT, (0, top), (1, bottom)))


# Desert: a mesa on the horizon and dunes, each with a lit crest.


@cache
def _crest(left: float, middle: float, right: float, sway: float) -> QPainterPath:
    """A wavy line across the field, through three heights."""
    path = QPainterPath(QPointF(-2, left))
    path.cubicTo(10, left - sway, 20, middle - sway, 31.5, middle)
    path.cubicTo(43, middle + sway, 53, right + sway, 65, right)
    return path


@cache
def _ground(left: float, middle: float, right: float, sway: float) -> QPainterPath:
    """Everything below a crest."""
    path = QPainterPath(_crest(left, middle, right, sway))
    path.lineTo(65, 90)
    path.lineTo(-2, 90)
    path.closeSubpath()
    return path


DUNES = (
    ((27, 24, 28, 3), (50, 42, 38, 7), (64, 70, 60, -7)),
    ((25, 28, 24, -3), (38, 44, 50, -7), (66, 61, 70, 6)),
    ((28, 25, 26, 3), (42, 36, 47, 8), (70, 62, 66, 6)),
)
MESAS = (
    ((36, 26), (40, 11), (54, 11), (57, 26)),
    ((7, 27), (10, 9), (23, 9), (28, 27)),
    ((33, 27), (37, 13), (44, 13), (46, 8), (56, 8), (60, 27)),
)
CACTI = ((10.0, 80.0), (52.0, 81.0), (9.0, 82.0))


def _desert(painter: QPainter, colour: QColor, variant: int, fine: bool) -> None:
    _wash(painter, toned(colour, 0.62), toned(colour, 0.30))
    mesa = MESAS[variant]
    painter.fillPath(polygon(*mesa), toned(colour, -0.06))
    if fine:
        (edge, top), (foot, bottom) = mesa[-2:]
        painter.fillPath(
            polygon((edge - 5, top), (edge, top), (foot, bottom), (foot - 10, bottom)), toned(colour, -0.26)
        )
    for index, dune in enumerate(DUNES[variant]):
        painter.fillPath(_ground(*dune), toned(colour, (0.22, 0.02, -0.16)[index]))
        stroke(painter, toned(colour, (0.5, 0.42, 0.3)[index]), 1.5 if fine else 3.0, _crest(*dune))
    if fine:
        left, middle, right, sway = DUNES[variant][2]
        for below in (7.0, 13.5):
            stroke(painter, toned(colour, -0.30), 1.0, _crest(left + below, middle + below + 1, right + below, sway))
        _cactus(painter, *CACTI[variant], colour=toned(QColor("#5C7040"), -0.25))


def _cactus(painter: QPainter, x: float, y: float, colour: QColor) -> None:
    path = QPainterPath(QPointF(x, y))
    path.lineTo(x, y - 14)
    path.moveTo(x, y - 5)
    path.lineTo(x - 4.2, y - 5)
    path.lineTo(x - 4.2, y - 10)
    path.moveTo(x, y - 7)
    path.lineTo(x + 4.2, y - 7)
    path.lineTo(x + 4.2, y - 11.5)
    stroke(painter, colour, 2.6, path)


# Forest: rows of firs, darker as they come nearer; each has a lit and a shaded side.


@cache
def _fir(x: float, foot: float, size: float) -> tuple[QPainterPath, QPainterPath]:
    """A fir's whole outline and its shaded right half."""
    tiers = ((0.0, 0.42, 0.24), (0.22, 0.72, 0.34), (0.48, 1.0, 0.44))
    whole, half = QPainterPath(), QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    half.setFillRule(Qt.FillRule.WindingFill)
    for top, bottom, reach in tiers:
        apex, base = foot - size * (1 - top), foot - size * (1 - bottom)
        whole.addPath(polygon((x, apex), (x + size * reach, base), (x - size * reach, base)))
        half.addPath(polygon((x, apex), (x + size * reach, base), (x + size * 0.05, base - size * 0.04)))
    return whole, half


WOODS = (
    ((8, 26, 18), (24, 24, 20), (43, 26, 19), (58, 25, 21)),
    ((2, 25, 20), (18, 26, 18), (35, 24, 20), (52, 26, 19)),
    ((12, 26, 19), (30, 25, 20), (46, 26, 18), (62, 24, 20)),
)
THICKETS = (
    ((2, 55, 30), (16, 58, 26), (49, 57, 27), (62, 55, 31)),
    ((8, 57, 28), (55, 56, 30), (-4, 58, 26), (66, 59, 24)),
    ((0, 58, 27), (13, 55, 30), (52, 58, 27), (64, 56, 30)),
)
FRONTS = (
    ((9, 89, 32), (31, 93, 28), (53, 90, 33)),
    ((1, 91, 30), (21, 92, 29), (42, 93, 28), (60, 90, 32)),
    ((12, 92, 30), (34, 94, 27), (56, 91, 32), (-5, 90, 26)),
)


def _forest(painter: QPainter, colour: QColor, variant: int, fine: bool) -> None:
    _wash(painter, toned(colour, 0.42), toned(colour, 0.06))
    rows = ((WOODS, 0.14), (THICKETS, -0.12), (FRONTS, -0.36))
    for trees, tone in rows:
        for tree in trees[variant]:
            whole, half = _fir(*tree)
            painter.fillPath(whole, toned(colour, tone + 0.08))
            if fine:
                painter.fillPath(half, toned(colour, tone - 0.12))


# Mountain: a lit and a dark face under a snowy top.


@cache
def _peak(x: float, top: float, reach: float, foot: float) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """A peak's lit side, its shaded side and its snow."""
    height = foot - top
    lit = polygon((x, top), (x + reach * 0.10, top + height * 0.45), (x - reach * 0.05, foot), (x - reach, foot))
    dark = polygon((x, top), (x + reach, foot), (x - reach * 0.05, foot), (x + reach * 0.10, top + height * 0.45))
    part = 0.30
    snow = polygon(
        (x, top),
        (x + reach * part, top + height * part),
        (x + reach * 0.16, top + height * 0.24),
        (x + reach * 0.06, top + height * 0.36),
        (x - reach * 0.08, top + height * 0.25),
        (x - reach * part, top + height * part),
    )
    return lit, dark, snow


RANGES = (
    ((12, 22, 24, 60), (50, 26, 26, 60), (33, 4, 34, 66)),
    ((53, 20, 24, 60), (8, 28, 24, 60), (26, 4, 34, 66)),
    ((6, 24, 24, 60), (36, 30, 24, 60), (46, 5, 33, 66)),
)
FOOTHILLS = (
    ((12, 58, 30, 96), (52, 64, 34, 96)),
    ((50, 57, 30, 96), (12, 65, 34, 96)),
    ((14, 60, 34, 96), (55, 62, 30, 96)),
)
SCREES = ((62, 58, 66, 4), (66, 57, 62, -4), (60, 64, 58, -4))


def _mountain(painter: QPainter, colour: QColor, variant: int, fine: bool) -> None:
    _wash(painter, toned(colour, 0.66), toned(colour, 0.30))
    for index, peak in enumerate((*RANGES[variant], *FOOTHILLS[variant])):
        if index == 3:
            painter.fillPath(_ground(*SCREES[variant]), toned(colour, -0.16))
        lit, dark, snow = _peak(*peak)
        tone = (0.26, 0.26, 0.06, -0.02, -0.08)[index]
        painter.fillPath(lit, toned(colour, tone + 0.06))
        painter.fillPath(dark, toned(colour, tone - 0.30))
        if index == 2 or (fine and index < 2):
            painter.fillPath(snow, QColor("#F7F8F4"))


# Plain: low hills and tufts of grass in the wind.


@cache
def tuft(x: float, foot: float, size: float, blades: int) -> QPainterPath:
    """Blades of grass that lean apart."""
    path = QPainterPath()
    for blade in range(blades):
        lean = (blade - (blades - 1) / 2) / max(1, blades - 1) * 2
        path.moveTo(x + lean * size * 0.16, foot)
        path.quadTo(
            x + lean * size * 0.22,
            foot - size * 0.6,
            x + lean * size * 0.62 + size * 0.12,
            foot - size * (1 - 0.22 * abs(lean)),
        )
    return path


HILLS = (((24, 19, 22, 4), (52, 58, 50, -5)), ((20, 23, 18, -4), (56, 50, 57, 6)), ((22, 18, 24, 5), (50, 56, 54, -6)))
TUFTS = (
    ((8, 34, 11), (56, 33, 11), (7, 58, 13), (57, 60, 13), (17, 80, 15), (38, 84, 14), (56, 82, 15)),
    ((10, 32, 11), (50, 31, 11), (6, 62, 13), (58, 57, 13), (12, 84, 15), (33, 82, 14), (53, 84, 15)),
    ((6, 33, 11), (53, 35, 11), (8, 60, 13), (56, 62, 13), (21, 84, 15), (44, 81, 14), (60, 85, 14)),
)


def _plain(painter: QPainter, colour: QColor, variant: int, fine: bool) -> None:
    _wash(painter, toned(colour, 0.62), toned(colour, 0.34))
    for index, hill in enumerate(HILLS[variant]):
        painter.fillPath(_ground(*hill), toned(colour, (0.14, -0.02)[index]))
        stroke(painter, toned(colour, 0.45), 1.3, _crest(*hill))
    if fine:
        _heads(painter, colour, variant)
    for x, foot, size in TUFTS[variant]:
        if not fine:
            stroke(painter, toned(colour, -0.42), 2.6, tuft(x, foot, size * 1.15, 3))
            continue
        stroke(painter, toned(colour, -0.38), 1.5, tuft(x, foot, size, 5))
        stroke(painter, toned(colour, 0.55), 1.0, tuft(x - 1.6, foot, size * 0.8, 2))


def _heads(painter: QPainter, colour: QColor, variant: int) -> None:
    """Seeds of grass scattered over the far meadow."""
    painter.setBrush(toned(colour, -0.22))
    for index in range(16):
        x = (index * 17 + variant * 11) % 61 + 1
        y = 27 + (index * 29 + variant * 7) % 24
        painter.drawEllipse(QPointF(x, y), 0.75, 0.5)


# Snow: drifts and six-armed flakes.


@cache
def _flake(x: float, y: float, size: float, branched: bool) -> QPainterPath:
    path = QPainterPath()
    for arm in range(6):
        angle = pi / 6 + arm * pi / 3
        dx, dy = cos(angle), sin(angle)
        path.moveTo(x, y)
        path.lineTo(x + dx * size, y + dy * size)
        if not branched:
            continue
        for side in (-1, 1):
            turn = angle + side * pi / 3.4
            path.moveTo(x + dx * size * 0.55, y + dy * size * 0.55)
            path.lineTo(x + dx * size * 0.55 + cos(turn) * size * 0.36, y + dy * size * 0.55 + sin(turn) * size * 0.36)
    return path


DRIFTS = (((36, 44, 34, -6), (66, 60, 70, 7)), ((44, 36, 42, 6), (60, 70, 64, -6)), ((34, 42, 44, -7), (68, 64, 60, 5)))
FLAKES = (
    ((11, 13, 8.5), (47, 10, 6.5), (55, 29, 5), (10, 75, 7), (49, 75, 9.5)),
    ((51, 14, 8.5), (17, 11, 6.5), (7, 30, 5), (53, 76, 7), (14, 74, 9.5)),
    ((32, 11, 8), (8, 20, 5.5), (55, 22, 6.5), (30, 77, 7), (55, 73, 8), (8, 72, 6)),
)


def _snow(painter: QPainter, colour: QColor, variant: int, fine: bool) -> None:
    _wash(painter, toned(colour, 0.15), QColor("#FBFDFE"))
    for index, drift in enumerate(DRIFTS[variant]):
        painter.fillPath(_ground(*drift), (QColor("#F6FAFC"), QColor("#FFFFFF"))[index])
        shadow = QPainterPath(_crest(*drift))
        shadow.translate(0, 1.2)
        stroke(painter, toned(colour, -0.12), 1.8, shadow)
    ice = toned(QColor("#6E9CBB"), -0.06)
    for x, y, size in FLAKES[variant]:
        stroke(painter, ice, 1.35 if fine else 2.6, _flake(x, y, size * (1 if fine else 1.1), fine))


# Water: rows of waves with light on their backs.


@cache
def _wave(y: float, shift: float, length: float) -> QPainterPath:
    """A row of scallops across the whole field."""
    path = QPainterPath(QPointF(shift - 2 * length, y))
    x = shift - 2 * length
    while x < WIDTH + length:
        path.cubicTo(x + length * 0.28, y + length * 0.34, x + length * 0.72, y + length * 0.34, x + length, y)
        x += length
    return path


def _water(painter: QPainter, colour: QColor, variant: int, fine: bool) -> None:
    _wash(painter, toned(colour, 0.24), toned(colour, -0.20))
    rows = 6 if fine else 4
    for row in range(rows):
        y = 5 + row * (84 / rows)
        length = (15.0 if fine else 21.0) + row * 0.6
        shift = (row * 8.7 + variant * 5.3) % length
        stroke(painter, toned(colour, -0.34), 1.7 if fine else 3.0, _wave(y + 2.0, shift, length))
        stroke(painter, toned(colour, 0.62), 1.4 if fine else 2.6, _wave(y, shift, length))
    if fine:
        painter.setBrush(toned(colour, 0.75))
        for index in range(5):
            x, y = (index * 23 + variant * 13) % 56 + 2, (index * 37 + variant * 17) % 76 + 10
            painter.drawRoundedRect(QRectF(x, y, 6.5, 0.9), 0.45, 0.45)


PAINTERS: dict[str, Callable[[QPainter, QColor, int, bool], None]] = {
    "desert": _desert,
    "forest": _forest,
    "mountain": _mountain,
    "plain": _plain,
    "snow": _snow,
    "water": _water,
}
