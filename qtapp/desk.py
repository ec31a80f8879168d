"""Work that is done off the window's thread and ends with an answer, such as listing saved games.

Tables live on threads of their own: see `network.desk`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from qtapp.guard import Guarded


class Errand(QObject):
    """A function run off the window's thread, whose answer comes back to it."""

    _answered = Signal(object, object)  # what to call, and with what
    _running: set[Errand] = set()  # noqa: RUF012  Kept alive until they have answered.

    def __init__(self, work: Callable[[], object], done: Callable[..., None], failed: Callable[..., None]) -> None:
        super().__init__()
        self._work, self._done, self._failed = work, done, failed
        # This object lives on the window's thread, so the answer is given there.
        self._answered.connect(self._answer)

    @classmethod
    def run(cls, work: Callable[[], object], done: Callable[..., None], failed: Callable[..., None]) -> None:
        """Start now; later `done` is called with the answer, or `failed` with the exception."""
        errand = cls(work, done, failed)
        cls._running.add(errand)
        QThreadPool.globalInstance().start(_Runner(errand))

    @classmethod
    def wait_for_all(cls) -> None:
        """Wait until nothing is being done any more, when the window closes. What comes of it is not told."""
        QThreadPool.globalInstance().waitForDone()
        cls._running.clear()

    @Slot(object, object)
    def _answer(self, told: Callable[..., None], answer: object) -> None:
        if self in self._running:
            self._running.discard(self)
            told(answer)

    def do(self) -> None:
        """Called off the window's thread."""
        try:
            answer = self._work()
        except Exception as error:
            self._answered.emit(self._failed, error)
        else:
            self._answered.emit(self._done, answer)


class _Runner(Guarded, QRunnable):
    def __init__(self, errand: Errand) -> None:
        super().__init__()
        self._errand = errand

    def run(self) -> None:
        self._errand.do()
