"""The messages of a table on their way to those who listen.

Whoever is told something may act at once, from within the call: what then follows is told to everyone after what came
before, in the same order for all. A listener that fails is reported and stops neither the others nor the table.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable

from network.messages.table import TableMessage
from network.table.place import Listener, LocalLink

_log = logging.getLogger(__name__)


class Outbox:
    """A queue of messages and those they go to."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[LocalLink, Listener, TableMessage]] = deque()
        self._is_sending = False

    def put(self, link: LocalLink, message: TableMessage, listeners: Iterable[Listener] | None = None) -> None:
        """Keep a message for those who listen at this link, or for these of them."""
        for listener in link.listeners if listeners is None else listeners:
            self._waiting.append((link, listener, message))

    def send(self) -> None:
        """Deliver everything. From within a delivery this does nothing: the outer one goes on with it."""
        if self._is_sending:
            return
        self._is_sending = True
        try:
            while self._waiting:
                link, listener, message = self._waiting.popleft()
                if link.is_open:  # else whoever sat there left meanwhile
                    _tell(listener, message)
        finally:
            self._is_sending = False


def _tell(listener: Listener, message: TableMessage) -> None:
    try:
        listener(message)
    except Exception:
        _log.exception("a listener failed on %s", type(message).__name__)
