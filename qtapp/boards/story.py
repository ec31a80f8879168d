"""The story of what happened, in chapters: one for each event that is to be seen.

Whoever clicks goes on to the next chapter where something is told with captions, and to the end otherwise.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from qtapp.items.motion import Animation, Playlist


class Chapter(NamedTuple):
    """What belongs together: a step forward goes to the next one."""

    steps: tuple[Animation, ...]
    caption: str = ""
    number: int = 0  # so many of the events have happened when it ends


class Story(QObject):
    """Plays chapters one after another."""

    told = Signal(int)  # so many of the events have been shown
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chapters: deque[Chapter] = deque()
        self._current: Chapter | None = None
        self._playlist = Playlist(self)
        self._playlist.ended.connect(self._chapter_ended)

    @property
    def running(self) -> bool:
        return self._current is not None

    @property
    def is_told(self) -> bool:
        """Whether something is being told step by step: a chapter with a caption is shown, or still to come."""
        return any(chapter.caption for chapter in (self._current, *self._chapters) if chapter is not None)

    def play(self, chapters: Sequence[Chapter]) -> None:
        self._chapters.extend(chapters)
        if self._current is None:
            self._next()

    def advance(self) -> None:
        """On to the next chapter."""
        self._playlist.finish()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        while self._current is not None:
            self._playlist.finish()

    def _next(self) -> None:
        self._current = self._chapters.popleft() if self._chapters else None
        if self._current is not None:
            self._playlist.play(self._current.steps)

    def _chapter_ended(self) -> None:
        number = self._current.number if self._current is not None else 0
        self._next()
        if self.running:
            self.told.emit(number)
        else:
            self.ended.emit()
