"""What lies below everything that moves on a board: painted once, kept as a picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from qtapp.base.theme import Theme
from qtapp.items.cards import paint_crisp, real_size
from qtapp.items.frames import Mark


class Ground(Mark):
    """Something painted on the table within a box. It is kept as a picture: cards fly over it again and again, and it
    seldom changes."""

    def __init__(self, theme: Theme, z: float = 0.0) -> None:
        super().__init__(theme, z)
        self._told: tuple[object, ...] = ()
        self._picture: QImage | None = None
        self.show()

    def restyle(self, theme: Theme) -> None:
        super().restyle(theme)
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
        size = real_size(painter, self._box)
        if self._picture is None or self._picture.size() != size:
            self._picture = self._painted(size)
        paint_crisp(painter, self._picture, self._box.topLeft())

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
