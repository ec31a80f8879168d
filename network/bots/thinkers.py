"""The processes where bots think, and hints are thought about: each is started when somebody first needs it."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from network.bots.thinker import Thinker

BOTS, HINTS = "bots", "hints"


class Thinkers:
    """One process for each purpose, so that no bot is the slower, and nobody notices, when a hint is asked for."""

    def __init__(self, scale: float = 1.0, worker: str = "network.bots.worker") -> None:
        """`scale` stretches all thinking; `worker` is the module that each process runs."""
        self.scale, self._worker = scale, worker
        self._lock = threading.Lock()
        self._thinkers: dict[str, Thinker] = {}

    def get(self, purpose: str = BOTS) -> Thinker:
        """From any thread, but not from a window's: starting a process takes its time."""
        from network.bots.thinker import Thinker

        with self._lock:
            if purpose not in self._thinkers:
                self._thinkers[purpose] = Thinker(self._worker)
            return self._thinkers[purpose]

    def close(self) -> None:
        with self._lock:
            for thinker in self._thinkers.values():
                thinker.close()
            self._thinkers.clear()
