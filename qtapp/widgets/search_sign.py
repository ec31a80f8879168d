"""A calm sign that something is being looked for: rings that go out from a point, or stand still."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.theme import worn

SIDE = 28
ROUND = 3600  # milliseconds from the middle to the edge: slow enough not to draw the eye
RINGS = 3


class SearchSign(Guarded, QWidget):
    """Moves only while it is seen, and only where things may move."""

    def __init__(self, *, still: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._still = still
        self._part = 0.0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=ROUND)
        self._clock.setLoopCount(-1)
        self._clock.valueChanged.connect(self._turn)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def is_moving(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def set_still(self, still: bool) -> None:
        self._still = still
        self._run(self.isVisible())

    def _run(self, seen: bool) -> None:
        if seen and not self._still:
            self._clock.start()
        else:
            self._clock.stop()
            self._turn(0.0)

    def _turn(self, part: float) -> None:
        self._part = part
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIDE, SIDE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._run(seen=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._run(seen=False)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, most = QPointF(SIDE / 2, SIDE / 2), SIDE / 2 - 1.5
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(worn().colour("accent"))
        painter.drawEllipse(middle, 2.5, 2.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in range(RINGS):
            part = (self._part + (ring + 0.5) / RINGS) % 1.0
            painter.setPen(QPen(worn().colour("accent", 0.75 * (1 - part)), 1.5))
            painter.drawEllipse(middle, 3 + part * (most - 3), 3 + part * (most - 3))
        painter.end()
