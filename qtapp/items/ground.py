"""What lies below everything that moves on a board: painted once, kept as a picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from qtapp.guard import Guarded
from qtapp.theme import Theme


class Ground(Guarded, QGraphicsItem):
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
