"""A drop-down list that draws its own arrow, in the colour of the words and the same on every platform."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSignalBlocker, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.icons import paint_icon

MOST_SHOWN = 40  # entries: on a screen with less room for them the list scrolls


class ChoiceBox(Guarded, QComboBox):
    """A combo box whose entries are (value, text) pairs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(MOST_SHOWN)

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

    def showPopup(self) -> None:
        """Open wide enough for every entry, and over the box itself if neither below nor above has room for all."""
        super().showPopup()
        view, popup = self.view(), self.view().window()
        wanted = QSize(view.sizeHintForColumn(0), sum(map(view.sizeHintForRow, range(self.count()))))
        room, place = self.screen().availableGeometry(), popup.geometry()
        missing = (wanted - view.viewport().size()).expandedTo(QSize(0, 0))
        if missing.isNull():
            return
        place.setSize((place.size() + missing).boundedTo(room.size()))
        place.moveRight(min(place.right(), room.right()))
        place.moveBottom(min(place.bottom(), room.bottom()))
        popup.setGeometry(place)

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
