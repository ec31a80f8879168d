"""The picture of the game for the home page: a desk at night, a map with its pins, an open file, three rubber stamps.

It is composed for any size: the desk fills it, and what does not fit is cut off. The lamp stands outside the picture
and lights it from above.
"""

from __future__ import annotations

from functools import cache, partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from qtapp.base.brush import blended, drawn, faded, glow, made_ready, points, ramp, saved
from qtapp.base.theme import Theme
from qtapp.boards.canvas import HIGH, WIDE, cropped
from qtapp.boards.coldwar.art.agencies import SEATS, agency_colour, paint_agency
from qtapp.boards.coldwar.art.agents import paint_agent
from qtapp.boards.coldwar.art.faces import AgentBack, GroupFace, ObjectiveFace
from qtapp.items.cards import Face, around, paint_face, paint_soft_shadow

ALL = QRectF(-5, -5, WIDE + 10, HIGH + 10)
CLIP = "M 0 9 L 0 -2 C 0 -5 4.4 -5 4.4 -2 L 4.4 9 C 4.4 11.6 1.2 11.6 1.2 9 L 1.2 0"

# Coasts in degrees east and north, coarse as on a map seen across a room.
LANDS = (
    "-165 65  -140 70  -95 72  -80 65  -58 52  -70 43  -80 32  -81 25  -90 30  -97 25  -94 17  -83 9  -92 15  "
    "-105 20  -115 30  -124 40  -126 50  -150 60",
    "-55 60  -42 61  -22 70  -20 81  -60 82  -68 76",
    "-78 8  -60 9  -50 0  -35 -6  -40 -21  -56 -35  -65 -42  -68 -55  -74 -50  -71 -30  -76 -14  -81 -4",
    "-17 15  -9 32  10 37  32 31  43 12  51 11  40 -6  36 -20  28 -33  18 -34  12 -15  9 4  -8 5",
    "-9 37  -2 48  5 52  9 57  6 62  15 69  30 71  60 69  75 73  105 77  140 73  178 67  162 60  156 52  140 54  "
    "130 43  122 38  121 29  109 20  105 9  99 8  91 22  80 8  72 20  58 25  55 17  43 13  36 32  27 37  22 37  "
    "13 45  3 42",
    "114 -22  130 -12  142 -11  153 -28  147 -38  135 -34  116 -34",
)
PINS = ((-82, 23), (-71, -33), (14, 50), (31, 30), (51, 36), (107, 16), (127, 38))  # in the order of the thread


class Palette(NamedTuple):
    """A desk under a lamp, late in the evening or deep in the night."""

    wood: str
    wood_deep: str
    sea: str
    land: str
    lamp: QColor
    night: QColor


EVENING = Palette("#8A6440", "#5F4227", "#C9D9D4", "#8FA68C", QColor(255, 238, 190, 120), QColor(34, 18, 6, 130))
NIGHT = Palette("#4A3423", "#2B1D12", "#8FA5A6", "#5E7768", QColor(255, 220, 150, 110), QColor(6, 6, 14, 190))


def cover(theme: Theme, size: QSize) -> QImage:
    """The picture in this many pixels; it may be painted on any thread."""
    # It is cut off at the right rather than at the left: a narrow picture shows the file.
    return cropped(size, partial(_paint, NIGHT if theme.dark else EVENING), at_left=0.1)


def _paint(palette: Palette, painter: QPainter, scale: float) -> None:
    _paint_desk(painter, palette)
    _paint_map(painter, palette)
    _paint_file(painter)
    _paint_cards(painter, scale)
    _paint_lamp_light(painter, palette)


def _paint_desk(painter: QPainter, palette: Palette) -> None:
    painter.fillRect(ALL, ramp(0, HIGH, (0, QColor(palette.wood)), (1, QColor(palette.wood_deep))))
    grain = blended(palette.wood_deep, "#000000", 0.35)
    for board in range(6):
        y = -4 + board * 21.0
        painter.fillRect(QRectF(-5, y, WIDE + 10, 0.6), grain)
        for line in range(5):
            start = (board * 37 + line * 61) % 130 - 10
            wave = QPainterPath(QPointF(start, y + 3.4 + line * 3.6))
            wave.cubicTo(start + 16, y + 2 + line * 3.6, start + 34, y + 5 + line * 3.6, start + 58, y + 3 + line * 3.6)
            tone = QColor(grain)
            tone.setAlpha(90)
            painter.strokePath(wave, QPen(tone, 0.35))


# The map


def _on_map(longitude: float, latitude: float) -> QPointF:
    return QPointF((longitude + 180) / 360 * 104, (84 - latitude) / 150 * 58)


@cache
def _coasts() -> QPainterPath:
    """All lands as one path, their corners rounded."""
    path = QPainterPath()
    for land in LANDS:
        corners = [_on_map(*place) for place in points(land)]
        path.moveTo((corners[-1] + corners[0]) / 2)
        for point, following in zip(corners, (*corners[1:], corners[0]), strict=True):
            path.quadTo(point, (point + following) / 2)
        path.closeSubpath()
    return made_ready(path)


def _paint_map(painter: QPainter, palette: Palette) -> None:
    with saved(painter):
        painter.translate(48, 1.5)
        painter.rotate(2.4)
        sheet = QRectF(0, 0, 104, 58)
        paint_soft_shadow(painter, sheet, 0.6, 2.4, QColor(0, 0, 0, 170))
        painter.fillRect(sheet, QColor("#EFE6CF"))
        painter.setClipRect(sheet.adjusted(1.6, 1.6, -1.6, -1.6))
        painter.fillRect(sheet, QColor(palette.sea))
        painter.setPen(QPen(QColor(60, 84, 92, 70), 0.22))
        for step in range(1, 12):
            painter.drawLine(QPointF(step * 104 / 12, 0), QPointF(step * 104 / 12, 58))
            painter.drawLine(QPointF(0, step * 58 / 7), QPointF(104, step * 58 / 7))
        painter.fillPath(_coasts(), QColor(palette.land))
        painter.strokePath(_coasts(), QPen(blended(palette.land, "#1C2A26", 0.5), 0.35))
        for fold in (26, 52, 78):  # it has been folded and unfolded often
            painter.fillRect(QRectF(fold, 0, 0.5, 58), QColor(255, 250, 236, 70))
            painter.fillRect(QRectF(fold + 0.5, 0, 0.7, 58), QColor(30, 24, 12, 34))
        painter.setClipping(False)
        _paint_thread(painter)


def _paint_thread(painter: QPainter) -> None:
    """A red thread from pin to pin."""
    places = [_on_map(*place) for place in PINS]
    for shift, colour, width in ((0.5, QColor(30, 20, 10, 80), 0.5), (0.0, QColor("#B3261E"), 0.55)):
        painter.setPen(QPen(colour, width))
        for one, other in pairwise(places):
            painter.drawLine(one + QPointF(0, shift), other + QPointF(0, shift))
    painter.setPen(Qt.PenStyle.NoPen)
    for index, place in enumerate(places):
        colour = agency_colour(SEATS[index % 3])
        painter.setBrush(QColor(20, 12, 4, 90))
        painter.drawEllipse(place + QPointF(0.4, 0.7), 1.5, 1.2)
        painter.setBrush(colour)
        painter.drawEllipse(place, 1.5, 1.5)
        painter.setBrush(blended(colour, "#FFFFFF", 0.7))
        painter.drawEllipse(place - QPointF(0.45, 0.5), 0.45, 0.4)


# The file


def _paint_file(painter: QPainter) -> None:
    with saved(painter):
        painter.translate(9, 17)
        painter.rotate(-6)
        folder = QPainterPath(QPointF(0, 0))
        for x, y in ((22, 0), (25, -4.5), (46, -4.5), (49, 0), (66, 0), (66, 82), (0, 82)):
            folder.lineTo(x, y)
        folder.closeSubpath()
        paint_soft_shadow(painter, QRectF(0, 0, 66, 82), 1, 3.2, QColor(0, 0, 0, 190))
        painter.fillPath(folder, ramp(0, 82, (0, QColor("#E3C78D")), (1, QColor("#CFAE70"))))
        painter.strokePath(folder, QPen(QColor("#8A6A34"), 0.5))
        painter.fillRect(QRectF(28, -3, 15, 2.2), QColor("#F6EEDA"))
        painter.translate(4, 4)
        painter.rotate(2.2)
        _paint_report(painter)


def _paint_report(painter: QPainter) -> None:
    """A typed page, half of it blacked out, with a photograph under a paper clip and three stamps."""
    page = QRectF(0, 0, 57, 74)
    paint_soft_shadow(painter, page, 0.4, 1.4, QColor(60, 40, 10, 150))
    painter.fillRect(page, QColor("#FBF6E9"))
    for line in range(17):
        left, y = (29.0 if line < 8 else 5.0), 7 + line * 3.3
        length = (52 - left) * (0.62 + (line * 0.618) % 1 * 0.38)
        if line in (3, 4, 10, 13):
            painter.fillRect(QRectF(left + (line % 3) * 3, y - 1.1, length * 0.66, 2.1), QColor("#1F1C18"))
        else:
            painter.fillRect(QRectF(left, y, length, 0.62), QColor(70, 62, 52, 170))
    photo = QRectF(4, 5, 22, 27)
    paint_soft_shadow(painter, photo, 0.3, 1.0, QColor(40, 28, 10, 150))
    painter.fillRect(photo, QColor("#FFFDF6"))
    painter.fillRect(photo.adjusted(1.2, 1.2, -1.2, -1.2), QColor("#B9C2C4"))
    paint_agent(painter, "MS", photo.adjusted(1.2, 5.2, -1.2, -1.2))
    with saved(painter):
        painter.translate(19, 4)
        painter.scale(0.72, 0.72)
        for shift, colour, width in ((0.5, QColor(30, 24, 16, 90), 0.9), (0.0, QColor("#8C9298"), 0.95)):
            painter.translate(shift, shift)
            painter.strokePath(drawn(CLIP), QPen(colour, width))
            painter.translate(-shift, -shift)
    for agency, x, y, turn in (("CIA", 14, 55, -14), ("KGB", 33, 49, 9), ("MI6", 45, 63, -7)):
        _paint_imprint(painter, agency, QPointF(x, y), turn)


def _paint_imprint(painter: QPainter, agency: str, centre: QPointF, turn: float) -> None:
    """What a rubber stamp left: the emblem in a double ring, in the agency's ink."""
    with saved(painter):
        painter.translate(centre)
        painter.rotate(turn)
        painter.setOpacity(0.9)
        painter.setBrush(QColor(251, 246, 233, 200))
        painter.setPen(QPen(agency_colour(agency), 0.9))
        painter.drawEllipse(QPointF(0, 0), 9.4, 9.4)
        painter.setPen(QPen(agency_colour(agency), 0.35))
        painter.drawEllipse(QPointF(0, 0), 8.2, 8.2)
        paint_agency(painter, agency, QRectF(-6.4, -6.4, 12.8, 12.8))


# What has been left on top


def _paint_cards(painter: QPainter, scale: float) -> None:
    hand: tuple[tuple[Face, float, float, float, float], ...] = (
        (AgentBack("MI6"), 94, 74, 25, -15),
        (AgentBack("KGB"), 106, 71.5, 25, -3),
        (AgentBack("CIA"), 118, 73, 25, 9),
        (GroupFace("N5"), 141, 47, 19, 12),
        (ObjectiveFace("CUB"), 141, 76, 27, -5),
    )
    for face, x, y, width, turn in hand:
        _paint_lying(painter, face, QRectF(x, y, width, width * 88 / 63), turn, scale)


def _paint_lying(painter: QPainter, face: Face, place: QRectF, turn: float, scale: float) -> None:
    """A card on the desk; the place says where its middle lies and how large it is."""
    box = around(QRectF(-place.width() / 2, -place.height() / 2, place.width(), place.height()))
    with saved(painter):
        painter.translate(place.topLeft())
        painter.rotate(turn)
        pixels = QSize(max(8, round(box.width() * scale * 1.25)), max(8, round(box.height() * scale * 1.25)))
        paint_face(painter, face, box, pixels)


def _paint_lamp_light(painter: QPainter, palette: Palette) -> None:
    """A warm pool of light, and dusk towards the edges."""
    warm, dark = QColor(palette.lamp), QColor(palette.night)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.fillRect(ALL, glow(66, 30, 96, (0, warm), (0.6, faded(warm, 0))))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.fillRect(ALL, glow(74, 44, 112, (0.42, faded(dark, 0)), (1, dark)))
