"""What other threads tell the window, coalesced: of what came since the window last looked only the newest is shown.

A host may send faster than anything can be shown, and so may a table of this process. An `Inbox` keeps little however
much is put in, and leaves the window at least as much time for painting and for people as it takes for itself.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from network.messages.room import (
    GATHERING,
    SEEDING,
    Clocks,
    Denied,
    LineStatus,
    PlaceMessage,
    RoomMessage,
    RoomState,
    Said,
    Verdict,
)
from network.messages.table import NOTICES, Notice, Update
from qtapp.base.window_thread import Posted

LONGEST_REST = 0.05  # seconds between two deliveries, however long the first one took
KEPT_TALK = 100  # lines: as many as a room keeps
MOST_LETTERS = 300  # of one of them: as many as a room lets pass
MOST_PEOPLE = 64  # twice as many as a room lets in
KEPT_STATES = 2  # of a room: when it goes from one match to the next, that it gathered in between matters
KEPT_LINES = 16  # changes of the connection; a client makes few of them

Told = RoomMessage | PlaceMessage


class Inbox(QObject):
    """What any thread may `put` in; `delivered` is emitted on that of the window."""

    delivered = Signal(object)  # list: everything that was put in since, in order

    def __init__(self, put_in: Callable[[list[Any], Any], None], parent: QObject | None = None) -> None:
        """`put_in` adds an item to those that wait, and drops what it makes obsolete. Any thread may call it."""
        super().__init__(parent)
        self._letters = _Letters(put_in, Posted(self._wake))
        self.put = self._letters.put
        """May be handed to other threads: it holds nothing of Qt."""
        self._rested = 0.0  # when the next delivery may be
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._deliver)

    def _wake(self) -> None:
        rest = self._rested - monotonic()
        if rest > 0:
            self._timer.start(int(rest * 1000) + 1)
        else:
            self._deliver()

    def _deliver(self) -> None:
        items = self._letters.taken()
        begun = monotonic()
        self.delivered.emit(items)
        ended = monotonic()
        self._rested = ended + min(ended - begun, LONGEST_REST)


class _Letters:
    """The part of an inbox that other threads know."""

    def __init__(self, put_in: Callable[[list[Any], Any], None], wake: Posted) -> None:
        self._put_in, self._wake = put_in, wake
        self._lock = threading.Lock()
        self._waiting: list[Any] = []
        self._is_woken = False

    def put(self, item: Any) -> None:
        with self._lock:
            self._put_in(self._waiting, item)
            wakes, self._is_woken = not self._is_woken, True
        if wakes:
            self._wake()

    def taken(self) -> list[Any]:
        """Everything that waits, which is the window's from now on."""
        with self._lock:
            items, self._waiting, self._is_woken = self._waiting, [], False
        return items


def put_told(waiting: list[Told], message: Told) -> None:
    """Add something that a room said to what waits to be shown."""
    message = _bounded(message)
    if isinstance(message, RoomState) and message.stage in (GATHERING, SEEDING):
        waiting[:] = [waiting_message for waiting_message in waiting if not _is_of_match(waiting_message)]
    key = _key(message)
    same = next((index for index in reversed(range(len(waiting))) if key and _key(waiting[index]) == key), None)
    if same is not None:
        message = _joined(waiting.pop(same), message)
    waiting.append(message)
    for kind, most in ((RoomState, KEPT_STATES), (Said, KEPT_TALK), (LineStatus, KEPT_LINES)):
        if isinstance(message, kind):
            alike = [index for index, waiting_message in enumerate(waiting) if isinstance(waiting_message, kind)]
            for index in reversed(alike[:-most]):
                del waiting[index]


def _bounded(message: Told) -> Told:
    """No more of it than can be shown."""
    if isinstance(message, RoomState):
        return message._replace(
            name=message.name[:MOST_LETTERS],
            people=message.people[:MOST_PEOPLE],
            commitments=message.commitments[:MOST_PEOPLE],
        )
    if isinstance(message, Said):
        return message._replace(name=message.name[:MOST_LETTERS], text=message.text[:MOST_LETTERS])
    return message


def _is_of_match(message: Told) -> bool:
    """Whether this tells of a match, which is over when the room gathers."""
    return type(message) is tuple or isinstance(message, Clocks | Verdict)


def _key(posted: Told) -> tuple[object, ...]:
    """Of two messages with the same key the newer one counts; () for what counts in any case."""
    if isinstance(posted, RoomState):
        return RoomState, posted.stage, posted.round
    if isinstance(posted, Clocks | Verdict | Denied):
        return (type(posted),)
    if isinstance(posted, Said | LineStatus):
        return ()
    place, message = posted
    return place, type(message), message.code if isinstance(message, Notice) and message.code in NOTICES else ""


def _joined(old: Told, new: Told) -> Told:
    """The newer one. Of an update that is passed over, what it tells of the log is told all the same."""
    if type(new) is tuple and type(old) is tuple and isinstance(new[1], Update) and isinstance(old[1], Update):
        return new[0], joined_updates(old[1], new[1])
    return new


def joined_updates(old: Update, new: Update) -> Update:
    """One update in the place of two."""
    if new.log_from < old.log_from:
        return new
    kept = old.log[: new.log_from - old.log_from]
    return new._replace(log_from=old.log_from, log=(*kept, *new.log))
