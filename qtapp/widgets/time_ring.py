"""A quiet ring that closes as a short time runs out."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from qtapp.base.guard import Guarded

SIZE = 22  # pixels
WIDTH = 3.0
BEAT = 50  # milliseconds
FULL = 360 * 16  # Qt counts angles in sixteenths of a degree


class TimeRing(Guarded, QLabel):
    """Shows how much of a time is left, in the colour of the words beside it; hidden while none runs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(SIZE, SIZE)
        self._whole, self._left, self._key = 1, 0, -1
        self._since = QElapsedTimer()
        self._timer = QTimer(self, interval=BEAT)
        self._timer.timeout.connect(self._beat)
        self.hide()

    def run(self, key: int, left: int) -> None:
        """So many milliseconds are left of the time that this key names: it is whole when it is first told of."""
        if key != self._key:
            self._key, self._whole = key, max(left, 1)
        self._left = left
        self._since.start()
        self._timer.start()
        self.show()
        self.update()

    def stop(self) -> None:
        self._key = -1
        self._timer.stop()
        self.hide()

    @property
    def share(self) -> float:
        """How much of it is left, from 1 to 0."""
        left = self._left - self._since.elapsed() if self._since.isValid() else 0
        return min(1.0, max(0.0, left / self._whole))

    def _beat(self) -> None:
        self.update()
        if not self.share:
            self._timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        around = QRectF(self.rect()).adjusted(WIDTH / 2, WIDTH / 2, -WIDTH / 2, -WIDTH / 2)
        colour = self.palette().color(self.foregroundRole())
        faint = self.palette().color(self.foregroundRole())
        faint.setAlphaF(0.2)
        painter.setPen(QPen(faint, WIDTH))
        painter.drawEllipse(around)
        painter.setPen(QPen(colour, WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(around, FULL // 4, round(FULL * self.share))
        painter.end()
