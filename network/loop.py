"""The thread on which everything asyncio of this process runs: hosts and guests, all on one loop.

Nothing may wait on this thread. Whoever calls from elsewhere hands over a job; whoever is called from here and has work
to do hands it to a thread of its own (`network.desk.Desk`).
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

Answer = TypeVar("Answer")
Job: TypeAlias = Callable[[], object]

TURNS_TO_CUT = 4
"""Turns of the loop after which a line that was cut is gone: TLS, the socket below it and its end are told in turn.
The sockets of multicast DNS take one."""

CLEAN_UP = 2.0
"""Seconds for what was cancelled before to end by itself: multicast DNS says goodbye in one."""

_log = logging.getLogger(__name__)


class Cuttable(Protocol):
    """A line, as far as the end of everything concerns it."""

    def cut(self) -> None: ...


class Loop:
    """An asyncio loop on a thread of its own."""

    _shared: ClassVar[Loop | None] = None
    _sharing: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self, name: str = "network") -> None:
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(_report)
        self._batches = threading.local()
        self.lines: set[Cuttable] = set()  # that stand; on the loop's thread
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    @classmethod
    def shared(cls) -> Loop:
        """The one loop of this process, started when it is first asked for."""
        with cls._sharing:
            if cls._shared is None or cls._shared.is_closed:
                cls._shared = cls()
            return cls._shared

    @property
    def is_closed(self) -> bool:
        return self._loop.is_closed()

    def call(self, job: Job) -> None:
        """Have a job done on the loop's thread. From any thread; after `close` it is dropped."""
        batch: list[Job] | None = getattr(self._batches, "jobs", None)
        if batch is not None:
            batch.append(job)
            return
        # The loop may be closed between looking and calling: then asyncio says so, and there is nothing left to do.
        try:
            self._loop.call_soon_threadsafe(job)
        except RuntimeError:
            if not self.is_closed:
                raise

    @contextmanager
    def together(self) -> Iterator[None]:
        """Hand over what this thread calls for meanwhile only afterwards, all at once.

        It is the waking of the other thread that takes time: both want the interpreter then.
        """
        if getattr(self._batches, "jobs", None) is not None:
            yield
            return
        jobs: list[Job] = []
        self._batches.jobs = jobs
        try:
            yield
        finally:
            self._batches.jobs = None
            if jobs:
                self.call(lambda: _all_done(jobs))

    def run(self, work: Coroutine[Any, Any, Answer]) -> Future[Answer]:
        """Have a coroutine run on the loop. From any thread; never wait for the answer on the loop's own."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def close(self) -> None:
        """End everything that still runs, and the thread. Closing twice does no harm."""
        if not self.is_closed:
            self.call(self._loop.stop)
            self._thread.join()

    def _work(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
            self._loop.run_until_complete(_ended(self.lines))
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
        finally:
            self._loop.close()


def _all_done(jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job()
        except Exception as error:  # the others are done all the same, as if each had been called on its own
            asyncio.get_running_loop().call_exception_handler({"message": "a job failed", "exception": error})


def begun(work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
    """A task on the running loop. If it fails, that is reported at once, not when somebody asks for its result."""
    task = asyncio.get_running_loop().create_task(work)
    task.add_done_callback(_look_at)
    return task


def _look_at(done: asyncio.Task[Any]) -> None:
    if not done.cancelled():
        done.result()  # raises, and whatever a callback raises is reported


async def _ended(lines: set[Cuttable]) -> None:
    """Cancel every task, let each of them clean up, and cut the lines that still wait for the other side."""
    stopping = [task for task in asyncio.all_tasks() if task.cancelling()]
    if stopping:  # a second cancellation would stop them from cleaning up
        await asyncio.wait(stopping, timeout=CLEAN_UP)
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for line in tuple(lines):
        line.cut()
    for _ in range(TURNS_TO_CUT):
        await asyncio.sleep(0)


def _report(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # noqa: ARG001 (asyncio's signature)
    """A mistake of ours: shown as any other one (`threading.excepthook`), and everything else goes on."""
    error = context.get("exception")
    if isinstance(error, OSError):  # a line that broke at an odd moment
        _log.info("%s: %s", context["message"], error)
    elif error is None:
        _log.warning("%s", context["message"])
    else:
        failure = (type(error), error, error.__traceback__, threading.current_thread())
        threading.excepthook(threading.ExceptHookArgs(failure))
