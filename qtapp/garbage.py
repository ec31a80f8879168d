"""Cyclic garbage is collected on the window's thread, and on no other.

Python collects on whichever thread makes one object too many. A widget in a cycle that is destroyed on the thread of a
table or of the network, perhaps with a timer running, brings the process down.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

PAUSE = 250  # milliseconds between two looks


class Collector(QObject):
    """Does what Python would do by itself, by the same thresholds. There is one for each process with a window."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=PAUSE)
        self._timer.timeout.connect(self.look)

    def start(self) -> None:
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Leave nothing of the window behind, and hand over to Python."""
        self._timer.stop()
        gc.collect()
        gc.enable()

    def look(self) -> None:
        """Collect the oldest generation whose turn it is."""
        due = [
            age
            for age, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if most and count > most
        ]
        if due:
            gc.collect(due[-1])
