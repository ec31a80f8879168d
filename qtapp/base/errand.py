"""Work that is done off the window's thread and ends with an answer, such as listing saved games.

Tables live on threads of their own: see `network.desk`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRunnable, QThreadPool

from qtapp.base.guard import Guarded
from qtapp.base.window_thread import Posted


class Errand:
    """A function run off the window's thread, whose answer comes back to it."""

    _running: set[Errand] = set()  # noqa: RUF012  Kept alive until they have answered.

    def __init__(self, done: Callable[..., None], failed: Callable[..., None]) -> None:
        self._done, self._failed = done, failed

    @classmethod
    def run(cls, work: Callable[[], object], done: Callable[..., None], failed: Callable[..., None]) -> None:
        """Start now; later `done` is called with the answer, or `failed` with the exception."""
        errand = cls(done, failed)
        cls._running.add(errand)
        QThreadPool.globalInstance().start(_Runner(work, Posted(errand._succeed), Posted(errand._fail)))

    @classmethod
    def wait_for_all(cls) -> None:
        """Wait until nothing is being done any more, when the window closes. What comes of it is not told."""
        QThreadPool.globalInstance().waitForDone()
        cls._running.clear()

    def _succeed(self, answer: object) -> None:
        self._end(self._done, answer)

    def _fail(self, error: Exception) -> None:
        self._end(self._failed, error)

    def _end(self, signal: Callable[..., None], answer: object) -> None:
        if self in self._running:
            self._running.discard(self)
            signal(answer)


class _Runner(Guarded, QRunnable):
    def __init__(self, work: Callable[[], object], done: Posted, failed: Posted) -> None:
        super().__init__()
        self._work, self._done, self._failed = work, done, failed

    def run(self) -> None:
        try:
            answer = self._work()
        except Exception as error:
            self._failed(error)
        else:
            self._done(answer)
