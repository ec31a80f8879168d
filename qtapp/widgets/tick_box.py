"""A check box that draws its own tick, in the colours of the theme and the same on every platform."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from qtapp.base.guard import Guarded
from qtapp.base.icons import paint_icon


class TickBox(Guarded, QCheckBox):
    """The style sheet fills the box; the tick says the same without colour."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isChecked():
            option = QStyleOptionButton()
            self.initStyleOption(option)
            box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            painter = QPainter(self)
            paint_icon(painter, "tick", QRectF(box), self.palette().color(QPalette.ColorRole.HighlightedText))
            painter.end()
