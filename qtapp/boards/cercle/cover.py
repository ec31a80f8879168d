"""The picture of the game for the home page: Paris in 1889, the wheel of time behind its roofs, spies, butterflies.

It is composed for any size: what does not fit is cut off at both sides. In the light theme the sun has just set, in the
dark one it is night; the searchlights of the new tower are lit.
"""

from __future__ import annotations

from functools import cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from qtapp.base.brush import drawn, faded, glow, made_ready, ramp, round_pen, saved
from qtapp.base.theme import Theme
from qtapp.boards.art.engraving import shape, twinkle
from qtapp.boards.canvas import HIGH, WIDE, cropped
from qtapp.boards.cercle.art.butterflies import paint_black_butterfly, paint_butterfly
from qtapp.boards.cercle.art.faces import SpyFace
from qtapp.boards.cercle.art.wheel import paint_wheel
from qtapp.items.cards import around, paint_face

ALL = QRectF(-5, -5, WIDE + 10, HIGH + 10)
WHEEL = QRectF(41, 2, 78, 78)
GROUND = 81.0  # where the houses stand
TOWER = (
    "~M 0 -62 L 0.4 -56 L 1.5 -55.4 L 1.5 -53.8 L 1.1 -53.2 C 1.6 -44 2.8 -35 4.6 -28.2 L 5.6 -28.2 L 5.6 -26.4 "
    "L 4.9 -26.4 C 5.8 -21.6 7 -17.6 8.4 -14.4 L 9.8 -14.4 L 9.8 -12.2 L 8.9 -12.2 C 10.4 -8 12.4 -4 15.4 0 L 9.6 0 "
    "C 8 -6.4 4.6 -9.4 0 -9.4"
)
GIRDERS = (
    "M -1.4 -50 L 1.8 -44 M 1.4 -50 L -1.8 -44 M -1.8 -44 L 2.6 -37 M 1.8 -44 L -2.6 -37 M -2.6 -37 L 4 -29.4 "
    "M 2.6 -37 L -4 -29.4 M -5.2 -25 L 0 -20 L 5.2 -25 M -7 -17 L 0 -20 L 7 -17 M -8.6 -12 L -12 -3 "
    "M -6 -12 L -13.4 -1 M 8.6 -12 L 12 -3 M 6 -12 L 13.4 -1"
)
# Left side, width, height, and whether the roof is a mansard.
HOUSES = (
    *((-6, 15, 20, True), (8, 12, 26, False), (19, 14, 19, True), (32, 10, 15, False), (41, 13, 21, True)),
    *((53, 11, 17, False), (63, 14, 13, True), (76, 12, 18, False), (87, 13, 14, True), (99, 11, 21, False)),
    *((109, 14, 17, True), (122, 12, 25, False), (133, 14, 20, True), (146, 20, 24, True)),
)
HAND = (("N10", -50.0), ("R2a", 50.0), ("I2a", -25.5), ("O2b", 25.5), ("S4b", 0.0))  # how far from the middle each lies
CARD = 29.0


class Palette(NamedTuple):
    """An evening or a night."""

    sky: tuple[str, str, str]
    far: str
    near: str
    window: str
    halo: str
    dusk: QColor


EVENING = Palette(
    ("#56678A", "#DB9F7C", "#FADB98"), "#6A4A50", "#3B2A30", "#FFE3A0", "#FFE6A8", QColor(40, 18, 10, 120)
)
NIGHT = Palette(("#0F1424", "#273050", "#5A4A5C"), "#1D2135", "#121524", "#FFD987", "#F0C878", QColor(4, 4, 12, 170))


def cover(theme: Theme, size: QSize) -> QImage:
    """The picture in this many pixels; it may be painted on any thread."""
    return cropped(size, partial(_paint, NIGHT if theme.dark else EVENING, theme.dark))


def _paint(palette: Palette, dark: bool, painter: QPainter, scale: float) -> None:
    _paint_sky(painter, palette, dark)
    halo = QColor(palette.halo)
    painter.fillRect(ALL, glow(80, 41, 66, (0.5, faded(halo, 0.55)), (1, faded(halo, 0))))
    paint_wheel(painter, WHEEL, dark=dark)
    _paint_tower(painter, palette)
    _paint_houses(painter, palette)
    _paint_butterflies(painter, dark)
    _paint_hand(painter, dark, scale)
    painter.fillRect(ALL, glow(80, 46, 104, (0.55, faded(palette.dusk, 0)), (1, palette.dusk)))


def _paint_sky(painter: QPainter, palette: Palette, dark: bool) -> None:
    top, middle, low = map(QColor, palette.sky)
    painter.fillRect(ALL, ramp(-5, GROUND, (0, top), (0.62, middle), (1, low)))
    for index in range(34 if dark else 12):
        x, y = index * 0.7549 % 1 * WIDE, index * 0.5698 % 1 * 46
        painter.fillPath(drawn(twinkle(round(x, 2), round(y, 2), 0.5 + index % 3 * 0.25)), QColor(255, 246, 214, 190))
    for index in range(7):  # bands of cloud
        y = 26 + index * 6.4
        path = QPainterPath()
        path.addRoundedRect(QRectF((index * 53) % 150 - 24, y, 44 + index % 3 * 14, 1.5), 0.75, 0.75)
        painter.fillPath(path, faded(low, 0.34))


def _paint_tower(painter: QPainter, palette: Palette) -> None:
    with saved(painter):
        painter.translate(27, GROUND)
        painter.scale(1.12, 1.12)
        for reach, width in ((-44, 9), (58, 11)):  # its two searchlights
            beam = QPainterPath()
            beam.addPolygon(QPolygonF([QPointF(0, -55), QPointF(reach, -70 - width), QPointF(reach, -70 + width)]))
            painter.fillPath(beam, glow(0, -55, 62, (0, QColor(255, 244, 200, 150)), (1, QColor(255, 244, 200, 0))))
        painter.fillPath(shape(TOWER), QColor(palette.far))
        painter.strokePath(shape(GIRDERS), round_pen(faded(QColor(palette.window), 0.35), 0.3))
        painter.fillPath(drawn("O 0 -55 0.9 0.9"), QColor("#FFF6D8"))


@cache
def _houses() -> tuple[QPainterPath, QPainterPath]:
    """The houses as one path, and the windows in which there is light."""
    walls, windows = QPainterPath(), QPainterPath()
    for left, width, height, mansard in HOUSES:
        top = GROUND - height
        lean = 2.4 if mansard else 0.0
        corners = ((left, HIGH + 5), (left, top), (left + lean, top - 4), (left + width - lean, top - 4))
        walls.addPolygon(QPolygonF([QPointF(*c) for c in (*corners, (left + width, top), (left + width, HIGH + 5))]))
        walls.closeSubpath()
        walls.addRect(QRectF(left + width * 0.62, top - 8.4, 2, 5))
        for index in range(int(width / 3.4) * int(height / 5.6)):
            column, row = index % int(width / 3.4), index // int(width / 3.4)
            if (index * 7 + left) % 5 in (0, 2):
                windows.addRect(QRectF(left + 1.6 + column * 3.2, top + 2 + row * 5.4, 1.5, 2.5))
    return made_ready(walls), made_ready(windows)


def _paint_houses(painter: QPainter, palette: Palette) -> None:
    walls, windows = _houses()
    with saved(painter):
        painter.translate(7, -4)
        painter.fillPath(walls, QColor(palette.far))
    painter.fillPath(walls, QColor(palette.near))
    painter.fillPath(windows, QColor(palette.window))


def _paint_butterflies(painter: QPainter, dark: bool) -> None:
    for x, y, side, turn in ((119, 25, 27, 16), (45, 57, 10, -24), (140, 52, 9, 30)):
        with saved(painter):
            painter.translate(x, y)
            painter.rotate(turn)
            paint_butterfly(painter, QRectF(-side / 2, -side / 2, side, side), dark=dark)
    with saved(painter):
        painter.translate(55, 14)
        painter.rotate(-14)
        paint_black_butterfly(painter, QRectF(-7, -7, 14, 14), 0.35)


def _paint_hand(painter: QPainter, dark: bool, scale: float) -> None:
    """Five spies, spread in front of the town."""
    box = around(QRectF(-CARD / 2, -CARD * 88 / 126, CARD, CARD * 88 / 63))
    pixels = QSize(max(8, round(box.width() * scale * 1.2)), max(8, round(box.height() * scale * 1.2)))
    for code, x in HAND:
        with saved(painter):
            painter.translate(80 + x, 83 + x * x / 320)
            painter.rotate(x * 0.26)
            paint_face(painter, SpyFace(code, dark=dark), box, pixels)
