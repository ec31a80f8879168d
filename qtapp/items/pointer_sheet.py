"""A clear sheet over a whole board that makes views follow the pointer and notices when it leaves.

A scene is not told when the pointer leaves its view; items that listen to hovering are. And a view follows a pointer
without pressed buttons only if some item listens.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent

from qtapp.base.guard import Guarded


class PointerSheet(Guarded, QGraphicsItem):
    """Paints nothing and takes no click."""

    def __init__(self, left: Callable[[], None]) -> None:
        super().__init__()
        self._left = left
        self._area = QRectF()
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1)

    def spread(self, area: QRectF) -> None:
        self.prepareGeometryChange()
        self._area = area

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        """There is nothing to see."""

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        super().hoverLeaveEvent(event)
        self._left()
