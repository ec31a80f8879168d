"""A game's picture, painted by its board module in the size and the theme it is shown in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtapp.boards import cover_for
from qtapp.theme import CORNER, Theme


class Cover(QWidget):
    """Keeps the painted picture until its size, theme or screen changes."""

    def __init__(self, game_id: str, theme: Theme, hint: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_id, self._theme, self._hint = game_id, theme, hint
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return self._hint

    def set_theme(self, theme: Theme) -> None:
        self._theme, self._picture = theme, None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def _painted(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = cover_for(self._game_id, self._theme, self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
        return self._picture

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = QPainterPath()
        edge.addRoundedRect(QRectF(self.rect()), CORNER - 2, CORNER - 2)
        painter.setClipPath(edge)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPixmap(self.rect(), self._painted())
        painter.end()
