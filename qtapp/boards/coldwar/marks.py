"""Marks and lettering that the board is drawn with: frames, pictures of the ground, and type that fits its place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from qtapp.items.frames import Frames, Pulse, sized_font
from qtapp.theme import CORNER, TEXT_LEAST, Theme

LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
WRAP = Qt.TextFlag.TextWordWrap


class CardFrames(Frames):
    """Frames whose corners fit cards, panels and buttons alike."""

    def corner(self, place: QRectF) -> float:
        return max(1.0, min(0.08 * min(place.width(), place.height()), CORNER))


class CardPulse(Pulse, CardFrames):
    """The same, beating a few times."""


class Ground(QGraphicsItem):
    """Something painted on the table within a box. It is kept as a picture: cards fly over it again and again, and it
    seldom changes."""

    def __init__(self, theme: Theme, z: float = 0.0) -> None:
        super().__init__()
        self.theme = theme
        self._box = QRectF()
        self._told: tuple[object, ...] = ()
        self._picture: QImage | None = None
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box

    def restyle(self, theme: Theme) -> None:
        self.theme = theme
        self.renew()

    def lay(self, box: QRectF, *told: object) -> None:
        """What is painted lies in this box, brought to whole pixels; it changes only if what it tells has changed."""
        whole = QRectF(box.toAlignedRect())
        if told and (whole, told) == (self._box, self._told):
            return
        if whole != self._box:
            self.prepareGeometryChange()
            self._box = whole
        self._told = told
        self.renew()

    def renew(self) -> None:
        """It looks different now."""
        self._picture = None
        self.update()

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        if self._box.isEmpty():
            return  # nothing has been laid out yet
        real = painter.deviceTransform()
        size = QSize(max(1, round(self._box.width() * real.m11())), max(1, round(self._box.height() * real.m22())))
        if self._picture is None or self._picture.size() != size:
            self._picture = self._painted(size)
        back, _ = real.inverted()
        corner = real.map(self._box.topLeft())
        start = back.map(QPointF(round(corner.x()), round(corner.y())))
        there = QRectF(start, QSizeF(size.width() / real.m11(), size.height() / real.m22()))
        painter.drawImage(there, self._picture, QRectF(self._picture.rect()))

    def _painted(self, size: QSize) -> QImage:
        picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(size.width() / self._box.width(), size.height() / self._box.height())
        painter.translate(-self._box.topLeft())
        try:
            self.draw(painter)
        finally:
            painter.end()
        return picture

    def draw(self, painter: QPainter) -> None:
        """Paint it, in the coordinates of the table."""
        raise NotImplementedError


def flags(side: Qt.AlignmentFlag = LEFT, *, wrap: bool = False) -> int:
    found = int(Qt.AlignmentFlag.AlignVCenter | side)
    return found | int(WRAP) if wrap else found


def typed_font(pixels: float) -> QFont:
    """A typewriter's type, for labels."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(max(TEXT_LEAST, round(pixels)))
    font.setBold(True)
    return font


def fitted_font(texts: Sequence[str], width: float, most: float, *, bold: bool = False) -> QFont:
    """The largest type with which every text is at most so wide; never smaller than one can read."""
    for pixels in range(round(most), TEXT_LEAST, -1):
        font = sized_font(pixels, bold=bold)
        metrics = QFontMetricsF(font)
        if all(metrics.horizontalAdvance(text) <= width for text in texts):
            return font
    return sized_font(TEXT_LEAST, bold=bold)


def wrapped_height(font: QFont, width: float, text: str) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), int(WRAP), text).height() if text else 0.0


def paint_text(painter: QPainter, box: QRectF, text: str, font: QFont, side: Qt.AlignmentFlag = LEFT) -> None:
    """One line; a name that is too long for its place is shortened."""
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, flags(side), shown)
