"""The thread that a local table lives on.

A table writes every move down to the disk before it says anything, and a disk may take its time; so a table never
lives on the thread of the window. What it says comes back through Qt signals. Work that ends with an answer, such as
listing saved games, is done by `Errand`s.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

Job = Callable[[], None]


class Desk:
    """Does jobs one after the other, in the order they were given, on a thread of its own."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def post(self, job: Job) -> None:
        """Have a job done. From any thread; after `close` it is dropped."""
        self._jobs.put(job)

    def close(self) -> None:
        """Do what was posted so far, then end."""
        self._jobs.put(None)

    def join(self) -> None:
        """Wait for the end."""
        self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except Exception:
                # Shown as any other mistake of ours (qtapp.mishaps); the jobs behind it are done all the same.
                threading.excepthook(threading.ExceptHookArgs(_current_exception(self._thread)))


def _current_exception(thread: threading.Thread) -> tuple[object, ...]:
    import sys

    return (*sys.exc_info(), thread)


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


class _Runner(QRunnable):
    def __init__(self, errand: Errand) -> None:
        super().__init__()
        self._errand = errand

    def run(self) -> None:
        self._errand.do()
