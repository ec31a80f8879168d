"""Plates: sheets of paper on which pictures of the rules are painted with the art of a board.

A plate is painted at twice its size and kept as an image inside an SVG, so that it is shown like all other pictures.
Each game adds what is laid on its plates; what stands on which is said by its `draw_` module. It needs Qt, but no
screen.
"""

from __future__ import annotations

import base64

from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPainterPath, QPen, QPolygonF

from docs.drawing.art import ACCENT, INK, PAPER
from qtapp.items.cards import Face, around, paint_face
from qtapp.items.frames import sized_font

FINE = 2  # pixels of the image for each of the picture
RATIO = 88 / 63  # of the height of a card to its width


class Sheet:
    """A sheet that things are laid on, each around a middle; `svg` is the whole file."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.image = QImage(width * FINE, height * FINE, QImage.Format.Format_RGB32)
        self.image.fill(QColor(PAPER))
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.painter.scale(FINE, FINE)

    def face(self, face: Face, x: float, y: float, wide: float) -> None:
        """A card of this width; its shadow lies around it."""
        tall = wide * RATIO
        paint_face(self.painter, face, around(QRectF(x - wide / 2, y - tall / 2, wide, tall)))

    # Signs

    def badge(self, text: str, x: float, y: float, radius: float = 10) -> None:
        """A letter in a disc, which the text beside the picture refers to."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(ACCENT))
        self.painter.drawEllipse(QPointF(x, y), radius, radius)
        self.figure(text, x, y, radius * 1.3, "#FFFFFF")

    def figure(self, text: str, x: float, y: float, size: float = 16, colour: str = INK) -> None:
        """A letter or a number."""
        self.painter.setPen(QColor(colour))
        self.painter.setFont(sized_font(size, bold=True))
        self.painter.drawText(square(x, y, 8 * size), Qt.AlignmentFlag.AlignCenter, text)

    def line(self, *points: tuple[float, float], colour: str = ACCENT, width: float = 2) -> None:
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))

    def arrow(
        self, start: tuple[float, float], end: tuple[float, float], colour: str = ACCENT, bend: float = 0
    ) -> None:
        """From one point to another, bent to the right of the way by so much."""
        one, two = QPointF(*start), QPointF(*end)
        along = two - one
        length = (along.x() ** 2 + along.y() ** 2) ** 0.5
        ahead = along / length
        side = QPointF(-ahead.y(), ahead.x())
        middle = (one + two) / 2 + side * bend * 2
        path = QPainterPath(one)
        path.quadTo(middle, two)
        pointing = two - middle if bend else along
        pointing /= (pointing.x() ** 2 + pointing.y() ** 2) ** 0.5
        across = QPointF(-pointing.y(), pointing.x())
        self.painter.strokePath(path, QPen(QColor(colour), 2.4))
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        tip = two + pointing * 5
        self.painter.drawPolygon(QPolygonF([tip, two - pointing * 5 + across * 6, two - pointing * 5 - across * 6]))

    # The file

    def svg(self) -> str:
        self.painter.end()
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, QByteArray(b"png"))
        writer.setCompression(100)
        writer.write(self.image)
        image = base64.b64encode(data.data()).decode()
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}">\n'
            f'<rect width="{self.width}" height="{self.height}" fill="{PAPER}"/>\n'
            f'<image width="{self.width}" height="{self.height}" xlink:href="data:image/png;base64,{image}"/>\n</svg>\n'
        )


def square(x: float, y: float, side: float) -> QRectF:
    """A square around a point."""
    return QRectF(x - side / 2, y - side / 2, side, side)
