"""A drop-down list that draws its own arrow, in the colour of the words and the same on every platform."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSignalBlocker
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from qtapp.items.icons import paint_icon


class ChoiceBox(QComboBox):
    """A combo box whose entries are (value, text) pairs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(20)

    def offer(self, choices: Iterable[tuple[object, str]]) -> None:
        """Show these choices and keep the one that was chosen; nobody is told of a change that is none."""
        kept = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for value, text in choices:
                self.addItem(text, value)
            self.choose(kept)

    def choose(self, value: object) -> None:
        for index in range(self.count()):
            # 1 and True are equal in Python, but not the same choice.
            if self.itemData(index) == value and type(self.itemData(index)) is type(value):
                self.setCurrentIndex(index)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling a page must not change a choice in passing."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        side = 14
        box = QRectF(self.width() - side - 9, (self.height() - side) / 2 + 1, side, side)
        paint_icon(painter, "down", box, self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.end()
