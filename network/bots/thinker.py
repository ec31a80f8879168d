"""Bots think in a process of their own, so that no window waits for them: this is the near end of the pipe.

`Thinker` starts that process (`network.bots.worker`), hands it requests and calls back with the answers. A thought can
be hurried (the best so far, at once) or cancelled. When the process dies it is started again and the request it was at
is repeated once; after that the answer is an error, but there always is one. `BotDriver` plays the bot seats of a
table.
"""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, BinaryIO, TypeAlias, cast

from engines.bots import LEVELS
from network.bots.driver import BotDriver
from network.bots.thought import Request, Thought, got, put

__all__ = ["BotDriver", "Request", "Thinker", "Thought"]

GRACE = 20.0  # seconds beyond the budget after which a silent process is taken for dead
ATTEMPTS = 2
_log = logging.getLogger(__name__)

# The child must find the same packages, from wherever this program was started and however it was installed.
_CODE = "import sys, json, importlib as i; sys.path[:] = json.loads(sys.argv[1]); i.import_module(sys.argv[2]).serve()"

Worker: TypeAlias = "subprocess.Popen[bytes]"
OnAnswer: TypeAlias = Callable[[Thought], None]


@dataclass(slots=True)
class _Unanswered:
    """A request that was not answered yet."""

    request: Request
    on_answer: OnAnswer
    watchdog: threading.Timer | None = None
    deaths: int = 0  # of the process, while it was at this request


class Thinker:
    """One thinking process. All methods may be called from any thread."""

    def __init__(self, worker: str = "network.bots.worker") -> None:
        """`worker` names the module whose `serve` is the process."""
        self._lock = threading.RLock()
        self._module = worker
        self._asked: dict[int, _Unanswered] = {}  # in the order they are thought about
        self._count = 0
        self._is_closed = False
        self._worker: Worker | None = None  # none while it is down and nothing is asked
        self._listener: threading.Thread | None = None
        with suppress(OSError):  # then the first request tries again, and tells
            self._start()

    @property
    def pid(self) -> int | None:
        """The thinking process, for tests and reports; None while there is none."""
        with self._lock:
            return self._worker.pid if self._worker else None

    def think(self, request: Request, on_answer: OnAnswer) -> int:
        """Think about this; `on_answer` is called once, on another thread. The number returned names the thought.

        Of an analysis it is called several times; the last answer is final.
        """
        if request.level not in LEVELS:
            raise ValueError(f"no level {request.level}")
        with self._lock:
            if self._is_closed:
                raise RuntimeError("the thinker is closed")
            self._count += 1
            number = self._count
            self._asked[number] = _Unanswered(request, on_answer)
            if self._worker:
                self._send(number)
            else:
                threading.Thread(target=self._restart, name="thinker start", daemon=True).start()
        return number

    def hurry(self, number: int) -> None:
        """Have the best answer so far at once."""
        with self._lock:
            if number in self._asked:
                self._tell({"do": "hurry", "id": number})

    def cancel(self, number: int) -> None:
        """Drop a thought. It is not answered any more, unless the answer is just being given."""
        with self._lock:
            asked = self._asked.pop(number, None)
            if asked:
                _unwatch(asked)
                self._tell({"do": "cancel", "id": number})

    def close(self) -> None:
        """End the process. What was asked is not answered."""
        with self._lock:
            self._is_closed = True
            for asked in self._asked.values():
                _unwatch(asked)
            self._asked.clear()
            worker, listener = self._worker, self._listener
        if worker:
            worker.kill()  # it has nothing to save; the listener buries it
        if listener and listener is not threading.current_thread():
            listener.join()

    # The process and its pipe.

    def _start(self) -> None:
        """Start the process, and a thread that listens to it. Raises OSError if the system cannot."""
        # Without a console window of its own where that is a thing.
        flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        worker = subprocess.Popen(
            [sys.executable, "-c", _CODE, json.dumps(sys.path), self._module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=flags,
        )
        self._worker = worker
        self._listener = threading.Thread(target=self._listen, args=(worker,), name="thinker", daemon=True)
        self._listener.start()

    def _send(self, number: int) -> None:
        asked = self._asked[number]
        self._tell({"do": "think", "id": number, **asked.request.packed()})
        if not asked.request.by_iterations:
            self._watch(number, asked)

    def _tell(self, message: dict[str, object]) -> None:
        # If the process has died the listener notices, and sends what is still asked to the next one.
        with suppress(OSError, ValueError):
            if self._worker:
                put(cast("BinaryIO", self._worker.stdin), message)

    def _watch(self, number: int, asked: _Unanswered) -> None:
        ahead = sum(LEVELS[other.request.level].seconds * other.request.scale for other in self._asked.values())
        _unwatch(asked)
        asked.watchdog = threading.Timer(ahead + GRACE, self._give_up_on, (number, self._worker))
        asked.watchdog.daemon = True
        asked.watchdog.start()

    def _give_up_on(self, number: int, worker: Worker) -> None:
        # Not under the lock: whoever holds it may be waiting for this very process to read its pipe.
        if number in self._asked and worker is self._worker:
            _log.warning("the thinking process does not answer and is ended")
            worker.kill()

    # On the listener's thread.

    def _listen(self, worker: Worker) -> None:
        pipe = cast("BinaryIO", worker.stdout)
        with suppress(ValueError):  # something else than an answer: not our process any more
            while (packet := got(pipe)) is not None:
                self._answer(Thought.unpacked(packet))
        _close(worker.stdin)
        _close(pipe)
        worker.kill()  # it may have closed its end and live on
        worker.wait()
        self._recover(worker)

    def _answer(self, thought: Thought) -> None:
        with self._lock:
            asked = self._asked.pop(thought.id, None) if thought.is_final else self._asked.get(thought.id)
        if not asked:
            return  # it was cancelled meanwhile
        if thought.is_final:
            _unwatch(asked)
        _answered(asked, thought)

    def _recover(self, worker: Worker) -> None:
        """The process is gone: start another if anything is still asked, and repeat that."""
        with self._lock:
            if self._is_closed:
                return
            self._worker = None
            number = next(iter(self._asked), 0)  # requests are thought about in order: the first one was in work
            if number:
                self._asked[number].deaths += 1
            is_deadly = bool(number) and self._asked[number].deaths >= ATTEMPTS
        if is_deadly:
            self._answer(Thought(number, error=f"the thinking process ended with code {worker.returncode}"))
        self._restart()

    def _restart(self) -> None:
        """Start the process if it is needed, and send it all that is asked."""
        failed: dict[int, str] = {}
        with self._lock:
            if self._is_closed or self._worker or not self._asked:
                return
            try:
                self._start()
            except OSError as error:
                failed = dict.fromkeys(self._asked, str(error))
            else:
                for number in self._asked:
                    self._send(number)
        for number, why in failed.items():
            self._answer(Thought(number, error=why))


def _answered(asked: _Unanswered, thought: Thought) -> None:
    try:
        asked.on_answer(thought)
    except Exception:
        _log.exception("whoever asked failed on the answer")


def _unwatch(asked: _Unanswered) -> None:
    if asked.watchdog:
        asked.watchdog.cancel()


def _close(pipe: IO[bytes] | None) -> None:
    # Closing flushes, and there may be nobody left to read.
    with suppress(OSError):
        if pipe:
            pipe.close()
