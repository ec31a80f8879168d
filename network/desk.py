"""The thread that a table lives on.

A table writes every move down to the disk before it says anything, and a disk may take its time; so a table never
lives on the thread of a window, nor on that of the sockets. Nobody waits for a desk: whoever posts a job hears what
comes of it from the table.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from heapq import heappop, heappush
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Protocol, TypeAlias

Job: TypeAlias = Callable[[], None]


class Timer(Protocol):
    """A job that will be done later, unless it is cancelled before."""

    def cancel(self) -> None: ...


class _Alarm:
    """A job and when it is due. Once cancelled it is still on the heap, and does nothing there."""

    def __init__(self, due: float, job: Job) -> None:
        self.due = due
        self._job: Job | None = job

    def __lt__(self, other: _Alarm) -> bool:
        return self.due < other.due

    def cancel(self) -> None:
        self._job = None

    def ring(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job()


class Desk:
    """Does jobs one after the other, in the order they were given, on a thread of its own."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._alarms: list[_Alarm] = []  # a heap, touched by the desk's thread alone
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def post(self, job: Job) -> None:
        """Have a job done. From any thread; after `close` it is dropped."""
        self._jobs.put(job)

    def later(self, seconds: float, job: Job) -> Timer:
        """Have a job done after so many seconds, unless the desk is closed before. From any thread.

        If it is cancelled on the desk's own thread it is not done any more, even when it is due already.
        """
        alarm = _Alarm(monotonic() + seconds, job)
        self.post(lambda: heappush(self._alarms, alarm))
        return alarm

    def close(self) -> None:
        """Do what was posted so far, then end."""
        self._jobs.put(None)

    def join(self) -> None:
        """Wait for the end."""
        self._thread.join()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            try:
                job()
            except Exception:
                # Shown as any other mistake of ours; the jobs behind it are done all the same.
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), self._thread)))

    def _next(self) -> Job | None:
        """What to do next: an alarm that is due, else what was posted first; None at the end."""
        while True:
            pause = self._alarms[0].due - monotonic() if self._alarms else None
            if pause is not None and pause <= 0:
                return heappop(self._alarms).ring
            try:
                return self._jobs.get(timeout=pause)
            except Empty:
                continue  # the alarm is due now
