"""The place in a room of the window that keeps it.

Whatever is said here is done on the room's desk, and what is heard is told on its thread. How the match is played goes
another way: the window sits at the room's table by links of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from network.desk import Desk
from network.messages.room import (
    HOST,
    AskCommit,
    Asking,
    AskReveal,
    Challenge,
    Change,
    Finished,
    LineStatus,
    Verdict,
)
from network.room.keeper import Telling
from network.room.link import RoomListener, cleaned
from network.room.room import Room
from network.trust.seed_protocol import Seen, check


class LocalRoom:
    """Implements `network.room.link.RoomLink`, and is the room's Member for that window."""

    def __init__(self, room: Room, desk: Desk, name: str, fingerprint: Callable[[], str] = str) -> None:
        """`fingerprint`: tells that of our host, once there is one."""
        self._room, self._desk, self._name, self._fingerprint = room, desk, name, fingerprint
        self._listener: RoomListener | None = None

    @property
    def guest(self) -> str:
        return HOST

    @property
    def fingerprint(self) -> str:
        return self._fingerprint()

    @property
    def is_new_host(self) -> bool:
        return False

    def listen(self, listener: RoomListener) -> None:
        """Come in, and be told everything from now on; whoever listened before hears nothing more."""
        self._desk.post(lambda: self._listen(listener))

    def _listen(self, listener: RoomListener) -> None:
        is_in, self._listener = self._listener is not None, listener
        if is_in:
            self._room.welcome(HOST)
        else:
            self._room.enter_local(self._name, self)

    # What the room says.

    @property
    def address(self) -> str:
        return ""

    def tell(self, message: Telling) -> None:
        assert self._listener
        if isinstance(message, Finished):
            self._listener(self._verdict(message))
        elif not isinstance(message, AskCommit | AskReveal | Challenge):  # the room answers for this window itself
            self._listener(message)

    def _verdict(self, finished: Finished) -> Verdict:
        return check(finished.record, Seen(self._room.ident, finished.round, self._room.course.commitments))

    def gone(self, reason: str) -> None:
        if self._listener:
            self._listener(LineStatus("ended", reason))
            self._listener = None

    # What is said to the room.

    def say(self, request: Asking) -> None:
        self._desk.post(lambda: self._room.hear(HOST, cleaned(request)))

    def change(self, change: Change, phrase: str | None) -> None:
        self._desk.post(lambda: self._change(change, phrase))

    def _change(self, change: Change, phrase: str | None) -> None:
        from network.trust.pass_phrase import verifier

        self._room.hear(HOST, change._replace(verifier=verifier(phrase, self._room.ident) if phrase else None))

    def claim(self, word: str) -> None:
        """The window that keeps the room decides there without a word."""
