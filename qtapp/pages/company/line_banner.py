"""The banner over a board whose table cannot be reached: why, what is being done about it, and the way out."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from network.messages.room import LineStatus
from qtapp.pages.company.banner import Banner
from qtapp.pages.company.clock import SECOND, run_while
from qtapp.words.network import NetworkWords


class LineBanner(Banner):
    """Hidden while the line is as it should be. Until the next call the seconds are counted."""

    home_asked = Signal()

    def __init__(self, now: Callable[[], float] = time.monotonic, parent: QWidget | None = None) -> None:
        self.home = QPushButton()
        super().__init__(self.home, parent=parent)
        self._now, self._line, self._until = now, LineStatus("here"), 0.0
        self._words = NetworkWords()
        self.home.clicked.connect(self.home_asked)
        self._clock = QTimer(self, interval=SECOND)
        self._clock.timeout.connect(self._count)

    def show_line(self, line: LineStatus) -> None:
        self._line, self._until = line, self._now() + line.retry
        self.setVisible(line.state != "here")
        self._count()

    def _count(self) -> None:
        """Say how long it is until the next call."""
        left = max(round(self._until - self._now()), 0)
        run_while(self._clock, left and not self.isHidden())
        self._line = self._line._replace(retry=left)
        self.retranslate()

    def retranslate(self) -> None:
        self.say(self._words.line(self._line))
        self.home.setText(self.tr("Home"))
