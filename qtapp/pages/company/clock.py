"""The clocks of a table: what is left to each seat, counted on by ourselves between two words of the room.

A running clock carries a mark and stands in bold; below ten seconds tenths are counted. Colour only repeats it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QLocale, QObject, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from network.messages.room import Clocks
from qtapp.base.style import as_role, figures, set_role
from qtapp.widgets.speaking import Speaking

SECOND = 1000  # milliseconds
SHORT = 10_000  # milliseconds below which tenths are counted
RUNNING = "▸"


def run_while(timer: QTimer, needed: object) -> None:
    """Have a timer run for as long as there is something to count."""
    if needed:
        timer.start()
    else:
        timer.stop()


class ClockLine(NamedTuple):
    """One seat's time, in milliseconds."""

    left: int
    running: bool = False


def clock_text(left: int) -> str:
    """So many milliseconds as a clock shows them: 1:02:03, 4:32, 9.4."""
    if left < SHORT:
        return QLocale().toString(left // 100 / 10, "f", 1)
    seconds = -(-left // 1000)  # a second that has begun is still there
    minutes, hours = seconds // 60, seconds // 3600
    return f"{hours}:{minutes % 60:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


class ClockFace(Speaking, QLabel):
    """The clock beside a player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line: ClockLine | None = None
        as_role(self, "clock")
        self.setFont(figures(self.font()))
        self.hide()

    def show_line(self, line: ClockLine | None) -> None:
        """None: no time is counted."""
        before, self._line = self._line, line
        if line != before:
            self.setVisible(line is not None)
            self._dress()
            self.retranslate()

    def _dress(self) -> None:
        role = "clock"
        if self._line is not None and self._line.running:
            role = "clock_short" if self._line.left < SHORT else "clock_running"
        if role != self.property("role"):
            set_role(self, role)

    def retranslate(self) -> None:
        line, words = self._line, ""
        time_left = "" if line is None else clock_text(line.left)
        if line is not None:
            words = self.tr("{time} left, running") if line.running else self.tr("{time} left")
        self.setText(f"{RUNNING} {time_left}" if line is not None and line.running else time_left)
        self.setAccessibleName(words.format(time=time_left))
        self.setToolTip(self.accessibleName())


class Ticker(QObject):
    """Counts the running clocks down; `ticked` tells whenever one of them shows something else."""

    ticked = Signal(object)  # tuple of ClockLine, one for each seat; () where no time is counted

    def __init__(self, now: Callable[[], float] = time.monotonic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now, self._since = now, 0.0
        self._told: Clocks | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tick)

    def show(self, clocks: Clocks | None) -> None:
        """The room has told how the clocks stand just now; None: there are none."""
        self._told, self._since = clocks, self._now()
        self._tick()

    def hold(self) -> None:
        """Stop where we are: the line is lost, and nobody knows how time goes on there."""
        if self._told is not None:
            self.show(Clocks(tuple(line.left for line in self.lines()), ()))

    def lines(self) -> tuple[ClockLine, ...]:
        """How the clocks stand now."""
        clocks = self._told
        if clocks is None:
            return ()
        gone = int((self._now() - self._since) * 1000)
        return tuple(
            ClockLine(max(left - gone, 0), running=True) if seat in clocks.running else ClockLine(left)
            for seat, left in enumerate(clocks.left)
        )

    def _tick(self) -> None:
        lines = self.lines()
        self.ticked.emit(lines)
        waits = [_next_change(line.left) for line in lines if line.running and line.left]
        if waits:
            self._timer.start(min(waits))
        else:
            self._timer.stop()


def _next_change(left: int) -> int:
    """Milliseconds until a clock with so much left shows something else."""
    return left % 100 + 1 if left < SHORT else (left - 1) % 1000 + 1
