"""A scroll area that is as high as what is in it where there is room, and scrolls where there is not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.style import as_role
from qtapp.widgets.blocks import STRETCH, in_column

LEAST = 84  # two rows, so that one sees that there are more
BAR = 8  # what is kept free for the scroll bar


class FittingArea(Guarded, QScrollArea):
    """Follows its contents as they grow and shrink."""

    def __init__(self, contents: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inside = as_role(QWidget(), "plain")
        in_column(contents, STRETCH, on=self._inside, margins=(0, 0, BAR, 0), spacing=None)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has it
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._inside.installEventFilter(self)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(LEAST, self.sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
