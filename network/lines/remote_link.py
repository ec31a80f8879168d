"""A place at a table on another machine: keeps what was told there, and passes on what is said.

Views come as changes of the one before (`network.messages.changes`); the log comes piece by piece. When something does
not fit together, everything is asked for anew. Nobody hears anything that the border (`network.lines.border`) has not
let through. All of it happens on the loop's thread, whoever calls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.game import Seat
from engines.shapes import ShapeError
from network.lines.call import Lost
from network.messages.bounds import MAX_LOG
from network.messages.changes import Drift, Shown, heard
from network.messages.line import Hinted, LogPart, Noted, Refused, Told
from network.messages.table import (
    AtTable,
    Entry,
    Refresh,
    TableMessage,
    Update,
)
from network.table.place import Listener

if TYPE_CHECKING:
    from network.lines.border import Border
    from network.loop import Loop


class RemoteLink:
    """A seat, or the place beside the table. Listeners are called on the loop's thread."""

    def __init__(
        self,
        loop: Loop,
        seat: Seat | None,
        send: Callable[[AtTable], None],
        on_told: Callable[[Seat | None, TableMessage], None],
        border: Callable[[], Border],
    ) -> None:
        """`on_told` is called with whatever is told here, before those who listen; `border` is that of the present
        stay in the room."""
        self._loop = loop
        self._seat = seat
        self._send = send
        self._on_told = on_told
        self._border = border
        self._listeners: list[Listener] = []
        self._shown: Shown | None = None
        self._update: Update | None = None
        self._log: list[Entry] = []
        self._parts: list[Entry] = []  # of a log of which the rest is still to come ...
        self._parts_from = 0  # ... from this index on
        self._is_drifting = False  # until everything was told anew

    @property
    def seat(self) -> Seat | None:
        return self._seat

    @property
    def update(self) -> Update | None:
        """How things stand, with the whole log; None before anything was told. On the loop's thread."""
        return self._update and self._update._replace(log_from=0, log=tuple(self._log))

    @property
    def digest(self) -> str:
        """Of the view that was shown last."""
        return self._shown.digest if self._shown else ""

    # What is said here. From any thread.

    def listen(self, listener: Listener) -> None:
        self._loop.call(lambda: self._add(listener))

    def _add(self, listener: Listener) -> None:
        self._listeners.append(listener)
        if self.update:
            listener(self.update)

    def leave(self) -> None:
        """Stop listening. The seat stays the guest's: `RoomLink.stand` gives it back."""
        self._loop.call(self._listeners.clear)

    # What is told here. On the loop's thread.

    def hear(self, message: LogPart | Told | Hinted | Refused | Noted) -> None:
        """Take in what was told. Raises Drift if even a whole view is wrong, and ShapeError on what no host may say."""
        if isinstance(message, LogPart):
            self._collect(message)
            return
        for heard_message in self._heard(message):
            self._tell(heard_message)

    def _collect(self, part: LogPart) -> None:
        if not self._parts:
            self._parts_from = part.log_from
        if part.log_from + len(part.log) > MAX_LOG:
            raise ShapeError("log_part.log", "length")
        if part.log_from != self._parts_from + len(self._parts):
            raise Drift("parts of a log that do not fit together")
        self._parts += part.log

    def _completed(self, message: Told) -> Told:
        """The message with all parts of its log."""
        if not self._parts:
            return message
        parts, self._parts = self._parts, []
        if message.log_from != self._parts_from + len(parts):
            raise Drift("parts of another log")
        return message._replace(log_from=self._parts_from, log=(*parts, *message.log))

    def forget(self) -> None:
        """The line is new: what comes next is whole."""
        self._shown = None
        self._parts = []
        self._is_drifting = False

    def reset(self) -> None:
        """The match is not played any more, or not by us: whoever listens next hears of the next one."""
        self.forget()
        self._update = None
        self._log.clear()

    def _heard(self, message: Told | Hinted | Refused | Noted) -> tuple[TableMessage, ...]:
        if isinstance(message, Hinted):
            return (self._border().hinted(message),)
        if isinstance(message, Refused):
            if message.reason == "too_often" and self._is_drifting:
                raise Lost("not_ours", {"why": "drift"})  # a whole view is not to be had here
            return (self._border().refused(message),)
        if isinstance(message, Noted):
            notice = self._border().noted(message)
            return (notice,) if notice else ()
        message = self._completed(message)
        is_whole = message.view is not None and message.log_from == 0
        if self._is_drifting and not is_whole:
            return ()  # it was on its way when we asked for everything
        try:
            return (self._updated(message),)
        except Drift:
            if is_whole:
                raise  # asking again would bring the same
        self._is_drifting = True
        self._send(Refresh(self._seat))
        return ()

    def _updated(self, message: Told) -> Update:
        update, shown = heard(message, self._shown)
        if update.log_from > len(self._log):
            raise Drift("a gap in the log")
        update = self._border().update(update, self._log)
        self._is_drifting = False
        self._shown, self._update = shown, update
        self._log[update.log_from :] = update.log
        return update

    def _tell(self, message: TableMessage) -> None:
        self._on_told(self._seat, message)
        for listener in list(self._listeners):
            listener(message)
