"""Showing things one after another: a playlist of short steps that anyone may cut short.

A step is told how far it has come, from 0 to 1 and slowing down towards the end. Finishing the playlist brings every
step that is left to its end, in order, so that whatever was to be shown is shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation


def _nothing() -> None:
    return None


class Animation(NamedTuple):
    """One thing to show: `begin` once, `show` as time passes, `end` once."""

    milliseconds: int
    show: Callable[[float], None]
    begin: Callable[[], None] = _nothing
    end: Callable[[], None] = _nothing


class Playlist(QObject):
    """Plays steps in order."""

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Animation] = deque()
        self._current: Animation | None = None

    @cached_property
    def _clock(self) -> QVariantAnimation:
        from PySide6.QtCore import QEasingCurve, QVariantAnimation  # a board is painted before anything moves on it

        clock = QVariantAnimation(self)
        clock.setStartValue(0.0)
        clock.setEndValue(1.0)
        clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        clock.valueChanged.connect(self._progress)
        clock.finished.connect(self._step_ended)
        return clock

    @property
    def running(self) -> bool:
        return self._current is not None

    def play(self, steps: Iterable[Animation]) -> None:
        """Play these after whatever is still to be played; without any, nothing is heard of it."""
        self._waiting.extend(steps)
        if self._current is None:
            self._next()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        if not self.running:
            return
        self._clock.stop()
        while self._current is not None:
            self._end_current()
            self._begin_next()
        self.ended.emit()

    def _next(self) -> None:
        self._begin_next()
        if self._current is not None:
            self._clock.setDuration(self._current.milliseconds)
            self._clock.start()

    def _begin_next(self) -> None:
        if self._waiting:
            self._current = self._waiting.popleft()
            self._current.begin()

    def _end_current(self) -> None:
        ended, self._current = self._current, None
        assert ended is not None
        ended.show(1.0)
        ended.end()

    def _progress(self, part: float) -> None:
        if self._current is not None:
            self._current.show(part)

    def _step_ended(self) -> None:
        if not self.running:
            return
        self._end_current()
        self._next()
        if self._current is None:
            self.ended.emit()
