"""What art is drawn with: shapes written as short texts, painted in layers of a few tones, and light on them.

A shape is written as in SVG, with absolute coordinates: M, L, C, Q and Z; besides, "O x y rx ry" is an ellipse,
"A x y r start sweep" an arc in degrees, "B x y w h r" a box with round corners, and a text that begins with "=" stands
for the shape and its mirror image. A layer is a tone and a shape, "ink M 0 0 L 9 9", with the width of the line after
the tone if the shape is drawn along rather than filled, "ink 0.8 M 0 0 L 9 9". Most drawings live on a field of 20 × 20
units around the origin. Shapes are made once and may be painted on any thread.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

FIELD = 20.0  # the width and height of an emblem, in its own units
MAGNIFIED = 32.0  # Qt unites paths with a tolerance that would turn small circles into octagons
NUMBERS = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 4, "A": 5, "B": 5}  # how many each command takes
TOKEN = re.compile(r"[MLCQZOAB]|-?\d*\.?\d+")

SOLID, ROUND, JOINED = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin

Layer = str
Layers = tuple[Layer, ...]
LAYER = re.compile(r"(\w+) ([\d.]+ )?(.*)")


@lru_cache(maxsize=1024)
def drawn(text: str) -> QPainterPath:
    """The path that a text describes."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    command = ""
    numbers: list[float] = []
    for token in TOKEN.findall(text):
        if token in NUMBERS:
            command, numbers = token, []
        else:
            numbers.append(float(token))
        if len(numbers) == NUMBERS[command]:
            _add(path, command, numbers)
            numbers = []
    if text.startswith("="):
        path.addPath(QTransform.fromScale(-1, 1).map(path).toReversed())
    return made_ready(path)


def _add(path: QPainterPath, command: str, numbers: Sequence[float]) -> None:
    match command:
        case "M":
            path.moveTo(*numbers)
        case "L":
            path.lineTo(*numbers)
        case "C":
            path.cubicTo(*numbers)
        case "Q":
            path.quadTo(*numbers)
        case "Z":
            path.closeSubpath()
        case "O":
            x, y, rx, ry = numbers
            path.addEllipse(QPointF(x, y), rx, ry)
        case "A":
            x, y, radius, start, sweep = numbers
            box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            path.arcMoveTo(box, start)
            path.arcTo(box, start, sweep)
        case "B":
            x, y, width, height, corner = numbers
            path.addRoundedRect(QRectF(x, y, width, height), corner, corner)


def made_ready(path: QPainterPath) -> QPainterPath:
    """The path, painted once: it works out its inner form when it is first painted, and two threads must not both."""
    path.controlPointRect()
    pixel = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(pixel)
    painter.fillPath(path, Qt.GlobalColor.black)
    painter.end()
    return path


@lru_cache(maxsize=1024)
def _parts(layer: Layer) -> tuple[str, float, QPainterPath]:
    """The tone of a layer, the width of its line (0: it is filled), and its shape."""
    found = LAYER.fullmatch(layer)
    assert found is not None, layer
    return found[1], float(found[2] or 0), drawn(found[3])


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """What a round pen leaves that goes along a path."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(ROUND)
    stroker.setJoinStyle(JOINED)
    return stroker.createStroke(path)


@lru_cache(maxsize=64)
def silhouette(layers: Layers) -> QPainterPath:
    """All layers as one path: those of the tone "cut" are taken out of what lies below them."""
    whole, magnified = QPainterPath(), QTransform.fromScale(MAGNIFIED, MAGNIFIED)
    for tone, width, shape in map(_parts, layers):
        path = magnified.map(stroked(shape, width) if width else shape)
        whole = whole.subtracted(path) if tone == "cut" else whole.united(path)
    return made_ready(magnified.inverted()[0].map(whole))


def star(x: float, y: float, radius: float, *, points: int = 5, inner: float = 0.42) -> str:
    """A star, as a text."""
    corners = []
    for index in range(2 * points):
        reach = radius if index % 2 == 0 else radius * inner
        angle = -pi / 2 + index * pi / points
        corners.append(f"{x + cos(angle) * reach:.3f} {y + sin(angle) * reach:.3f}")
    return f"M {corners[0]} L {' '.join(corners[1:])} Z"


Tones = Mapping[str, QBrush]


def tones(**colours: QColor | str) -> Tones:
    """The colours of a drawing by the names its layers use."""
    return {name: QBrush(QColor(colour)) for name, colour in colours.items()}


def paint_layers(painter: QPainter, layers: Sequence[Layer], tones: Tones) -> None:
    """Paint layers one over the other in the painter's units."""
    for tone, width, shape in map(_parts, layers):
        if width:
            painter.strokePath(shape, round_pen(tones[tone], width))
        else:
            painter.fillPath(shape, tones[tone])


def round_pen(colour: QColor | QBrush, width: float) -> QPen:
    return QPen(colour, width, SOLID, ROUND, JOINED)


@contextmanager
def saved(painter: QPainter) -> Iterator[None]:
    """Whatever is done to the painter meanwhile is undone afterwards."""
    painter.save()
    yield
    painter.restore()


@contextmanager
def on_field(painter: QPainter, rect: QRectF, field: float = FIELD) -> Iterator[None]:
    """Draw in the units of an emblem, as large as fits in the middle of a rectangle."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center())
        scale = min(rect.width(), rect.height()) / field
        painter.scale(scale, scale)
        yield


def ramp(top: float, bottom: float, *stops: tuple[float, QColor]) -> QBrush:
    """Colours that change from one height to another; each stop is a part of the way and a colour."""
    return shaded(QLinearGradient(0, top, 0, bottom), *stops)


def glow(x: float, y: float, radius: float, *stops: tuple[float, QColor]) -> QBrush:
    """Colours that change from the middle outwards."""
    return shaded(QRadialGradient(x, y, radius), *stops)


def shaded(gradient: QGradient, *stops: tuple[float, QColor]) -> QBrush:
    for part, colour in stops:
        gradient.setColorAt(part, colour)
    return QBrush(gradient)


def blended(colour: QColor | str, other: QColor | str, part: float) -> QColor:
    """The colour with a part of another one mixed in."""
    one, two = QColor(colour), QColor(other)
    channels = (
        (one.redF(), two.redF()),
        (one.greenF(), two.greenF()),
        (one.blueF(), two.blueF()),
        (one.alphaF(), two.alphaF()),
    )
    return QColor.fromRgbF(*(a + (b - a) * part for a, b in channels))


def faded(colour: QColor, alpha: float) -> QColor:
    """The colour, seen through."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def points(text: str) -> list[tuple[float, float]]:
    """Corners written one after the other, "x y x y"."""
    numbers = list(map(float, text.split()))
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def corners(polygon: QPolygonF) -> list[QPointF]:
    return [polygon.at(index) for index in range(polygon.count())]
