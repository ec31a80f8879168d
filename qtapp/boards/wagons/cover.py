"""The picture of the game for the home page: a prairie in the evening, a train of wagons, and the circle of cards.

It is composed for any size: the landscape fills it, the circle of cards lies in the grass in front, foreshortened as on
a table, with the goals in its middle.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from qtapp.base.brush import faded, glow, points, ramp, saved, shaded
from qtapp.base.theme import Theme
from qtapp.boards.canvas import HIGH, WIDE, cropped
from qtapp.boards.wagons.art.brush import polygon
from qtapp.boards.wagons.art.emblems import paint_emblem
from qtapp.boards.wagons.art.faces import CardFace
from qtapp.boards.wagons.art.icons import icon_path, wagon_sheet
from qtapp.boards.wagons.art.terrains import tuft
from qtapp.boards.wagons.ring import SLOTS, fitted_ring
from qtapp.items.cards import around, paint_face
from qtapp.words.wagons.names import names

HORIZON = 46.0
CIRCLE = QRectF(13, 51.5, 134, 46)  # where the cards lie
FORESHORTENED, FINE = 0.8, 10.0  # the circle is fitted on a finer grid than the landscape
RING_CARDS = (8, 5, 14, 1, 12, 17, 6, 3, 11, 2, 15, 7, 10, 18, 13)
RING_GOALS = ("circle_wagons", "herd", "badlands")

FAR_RIDGE = "-5 36  10 27  18 33  30 21  42 34  52 29  64 38  80 33  96 41  120 37  138 42  152 35  165 40"
MESAS = (
    ((57, 47), (60, 28), (72, 28), (76, 47)),
    ((79, 47), (81, 35), (86, 35), (88, 47)),
    ((131, 47), (135, 24), (150, 24), (151, 29), (157, 29), (162, 47)),
)


class Palette:
    """The evening of a light theme and the night of a dark one."""

    def __init__(self, *, dark: bool) -> None:
        night, day = ("#232B4E", "#5A4468", "#C2715A", "#F0B267"), ("#8FC1DA", "#CFDDD0", "#F9E3AE", "#FCCB80")
        self.sky = night if dark else day
        self.sun = QColor("#FFE3A3" if dark else "#FFF3CC")
        self.glow = 120 if dark else 190
        self.far = QColor("#4C3D63" if dark else "#A98C93")
        self.mesa = QColor("#6B3B45" if dark else "#C0714C")
        dusk, noon = ("#5F5A33", "#4A4A2C", "#383A26"), ("#E2BC63", "#CDAE55", "#B49A4A")
        self.hills = tuple(map(QColor, dusk if dark else noon))
        self.ink = QColor("#1B1410" if dark else "#4A3020")
        self.canvas = QColor("#D9C8A2" if dark else "#FBF1D8")
        self.grass = QColor("#857741" if dark else "#F0D88E")


def cover(theme: Theme, size: QSize) -> QImage:
    """The picture in this many pixels; it may be painted on any thread."""
    return cropped(size, partial(_paint, theme))


def _paint(theme: Theme, painter: QPainter, scale: float) -> None:
    palette = Palette(dark=theme.dark)
    _paint_sky(painter, palette)
    _paint_land(painter, palette)
    _paint_train(painter, palette)
    _paint_circle(painter, theme, scale)


def _paint_sky(painter: QPainter, palette: Palette) -> None:
    stops = zip((0.0, 0.45, 0.82, 1.0), map(QColor, palette.sky), strict=True)
    painter.fillRect(QRectF(-5, -5, WIDE + 10, HIGH + 10), ramp(0, HORIZON + 4, *stops))
    halo = glow(112, HORIZON - 7, 46, (0, faded(palette.sun, palette.glow / 255)), (1, faded(palette.sun, 0)))
    painter.fillRect(QRectF(-5, -5, WIDE + 10, HORIZON + 10), halo)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.sun)
    painter.drawEllipse(QPointF(112, HORIZON - 7), 9, 9)
    painter.setBrush(QColor(255, 250, 235, 60))
    for x, y, length in ((18, 12, 30), (30, 15, 22), (84, 9, 34), (100, 12, 20), (134, 20, 24)):
        painter.drawRoundedRect(QRectF(x, y, length, 1.7), 0.85, 0.85)


def _ridge(*points: tuple[float, float]) -> QPainterPath:
    """Land below a broken line."""
    return polygon((-5.0, HIGH + 5), *points, (WIDE + 5, HIGH + 5))


def _hill(left: float, first: float, second: float, right: float) -> QPainterPath:
    """Land below a gentle wave."""
    path = QPainterPath(QPointF(-5, left))
    path.cubicTo(WIDE * 0.3, first, WIDE * 0.62, second, WIDE + 5, right)
    path.lineTo(WIDE + 5, HIGH + 5)
    path.lineTo(-5, HIGH + 5)
    path.closeSubpath()
    return path


def _paint_land(painter: QPainter, palette: Palette) -> None:
    painter.fillPath(_ridge(*points(FAR_RIDGE)), palette.far)
    for shape in MESAS:
        _paint_mesa(painter, palette, shape)
    for hill, colour in zip(
        (_hill(47, 40, 47, 43), _hill(54, 57, 45, 53), _hill(63, 58, 66, 60)), palette.hills, strict=True
    ):
        painter.fillPath(hill, ramp(42, HIGH, (0, colour.lighter(112)), (1, colour.darker(118))))
    _paint_grass(painter, palette)


def _paint_mesa(painter: QPainter, palette: Palette, shape: tuple[tuple[float, float], ...]) -> None:
    """A table mountain: lit from the right, with bands of rock."""
    path = polygon(*shape)
    across = QLinearGradient(path.boundingRect().left(), 0, path.boundingRect().right(), 0)
    stops = (0, palette.mesa.darker(128)), (0.45, palette.mesa), (1, palette.mesa.lighter(116))
    painter.fillPath(path, shaded(across, *stops))
    with saved(painter):
        painter.setClipPath(path)
        top = path.boundingRect().top()
        for below, thick in ((3.0, 0.7), (5.6, 0.4), (9.0, 0.9), (12.5, 0.5)):
            painter.fillRect(QRectF(0, top + below, WIDE + 5, thick), QColor(60, 20, 20, 44))


def _paint_grass(painter: QPainter, palette: Palette) -> None:
    for index in range(64):
        # Scattered evenly (by the two-dimensional golden ratio), and the same every time.
        x, y = index * 0.75488 % 1 * 167 - 3, 53 + index * 0.56984 % 1 * 49
        size = 1.6 + (y - 50) * 0.075
        pen = QPen(palette.grass if index % 3 else palette.hills[2].darker(122), 0.16 + size * 0.055)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(tuft(x, y, size, 5), pen)


def _paint_train(painter: QPainter, palette: Palette) -> None:
    """Wagons on their way along the far meadow."""
    for x, y, size in ((20, 48.4, 0.62), (37.5, 49.6, 0.68), (101, 46.6, 0.46), (90, 47.4, 0.5)):
        with saved(painter):
            painter.translate(x, y - 9.4 * size)
            painter.scale(size, size)
            painter.fillPath(icon_path("wagon"), palette.ink)
            sheet = wagon_sheet()
            painter.fillPath(sheet, ramp(-9, 2, (0, palette.canvas), (1, palette.canvas.darker(122))))
            painter.strokePath(sheet, QPen(palette.ink, 0.7))
            for hoop in (-4.6, 0.0, 4.6):
                bend = QPainterPath(QPointF(hoop, -7.2))
                bend.cubicTo(hoop * 1.25, -5.0, hoop * 1.25, -2.0, hoop * 1.08, 0.8)
                painter.strokePath(bend, QPen(palette.ink, 0.4))


def _paint_circle(painter: QPainter, theme: Theme, scale: float) -> None:
    """The circle of cards, as seen by someone who stands before the table."""
    place = QRectF(0, 0, CIRCLE.width() * FINE, CIRCLE.height() * FINE / FORESHORTENED)
    ring = fitted_ring(place, QSizeF(56 * FINE, 15 * FINE))
    for slot in sorted(range(SLOTS), key=lambda slot: ring.centres[slot].y()):
        aside = ring.centres[slot].x() / place.width() * 2 - 1
        depth = ring.centres[slot].y() / place.height() * 2 - 1  # -1 far, 1 near
        centre = CIRCLE.center() + QPointF(aside * CIRCLE.width() / 2 * (1 + 0.06 * depth), depth * CIRCLE.height() / 2)
        width = 2 * ring.cell / FINE * (1 + 0.06 * depth)
        _paint_lying(painter, RING_CARDS[slot], centre, width, scale, tilt=-aside * depth * 5)
    middle = CIRCLE.center()
    for index, goal in enumerate(RING_GOALS):
        _paint_goal(painter, theme, goal, QRectF(middle.x() - 27 + index * 18.5, middle.y() - 6, 17, 11.5))


def _paint_lying(painter: QPainter, card: int, centre: QPointF, width: float, scale: float, tilt: float) -> None:
    """A card lying in the grass: a little foreshortened, and turned to the middle."""
    high = width * 88 / 63
    box = around(QRectF(-width / 2, -high / 2, width, high))
    with saved(painter):
        painter.translate(centre)
        painter.setTransform(QTransform().scale(1, FORESHORTENED).rotate(tilt), combine=True)
        pixels = QSize(round(box.width() * scale * 1.25), round(box.height() * scale * 1.25))
        paint_face(painter, CardFace(card), box, pixels)


def _paint_goal(painter: QPainter, theme: Theme, goal: str, box: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(30, 20, 10, 80))
    painter.drawRoundedRect(box.translated(0, 0.6), 1.4, 1.4)
    painter.setBrush(QColor("#E4D6B4" if theme.dark else "#FBF3DE"))
    painter.drawRoundedRect(box, 1.4, 1.4)
    # An emblem's lines are as fine as pixels; it is drawn large and brought down to size.
    with saved(painter):
        painter.translate(box.center())
        painter.scale(0.25, 0.25)
        paint_emblem(painter, goal, QRectF(-31, -20, 62, 40), names())
