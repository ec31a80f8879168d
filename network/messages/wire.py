"""One line between a client and a host, without the line: frames, stages and limits.

A `Wire` is one end of it. `feed` takes bytes in pieces of any size and gives the messages they complete; `send` gives
the bytes of a message. It does no I/O and reads no clock. Whatever the other end does wrong raises a WireFault with a
code of `network.messages.line.FAULTS`; after that nothing more is heard, and a host may still send that Fault. What we
do wrong ourselves raises ValueError and is a bug.

A frame is four bytes that say how long it is, the first the most significant, and one packed message.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias, get_args

from engines.game import Plain
from network.messages.codec import BadMessage, wire_name
from network.messages.line import (
    CLIENT,
    HOST,
    OLDEST,
    VERSION,
    Enter,
    Entered,
    Fault,
    FromHost,
    Hello,
    Locked,
    Message,
    Ping,
    Pong,
    Prove,
    Welcome,
)
from network.messages.packing import packed, unpacked
from network.messages.room import Asking, Leave
from network.rate_limit import Bucket, Rate

HEADER = 4  # bytes before each message

HELLO, GREETED, DOOR, KNOCKING, ROOM, CLOSED = "hello", "greeted", "door", "knocking", "room", "closed"
STAGES = (HELLO, GREETED, DOOR, KNOCKING, ROOM, CLOSED)
"""Until the Hello; until the Welcome; until the client has asked to enter; until that is answered; in the room; after
the last message. While the host is to answer, the client waits: nothing can be asked twice at once."""

Types: TypeAlias = frozenset[type[Message]]

EXPECTED: Mapping[str, Mapping[str, Types]] = {
    CLIENT: {
        HELLO: frozenset({Hello}),
        GREETED: frozenset({Ping, Pong}),
        DOOR: frozenset({Enter, Prove, Ping, Pong}),
        KNOCKING: frozenset({Ping, Pong}),
        ROOM: frozenset({*get_args(Asking), Ping, Pong}),
        CLOSED: frozenset(),
    },
    HOST: {
        HELLO: frozenset({Fault}),
        GREETED: frozenset({Welcome, Ping, Pong, Fault}),
        DOOR: frozenset({Ping, Pong, Fault}),
        KNOCKING: frozenset({Locked, Entered, Ping, Pong, Fault}),
        ROOM: frozenset({*get_args(FromHost)}) - {Welcome, Locked, Entered},
        CLOSED: frozenset(),
    },
}
"""What may be sent by whom in which stage."""

_LEADS_TO: Mapping[type[Message], str] = {
    Hello: GREETED,
    Welcome: DOOR,
    Enter: KNOCKING,
    Prove: KNOCKING,
    Locked: DOOR,
    Entered: ROOM,
    Leave: CLOSED,
    Fault: CLOSED,
}


class WireLimits(NamedTuple):
    """How much a client may send. Sizes are in bytes, of a message without its header."""

    first: int = 4 * 1024  # until it is in a room: many times what the messages of the door need
    frame: int = 64 * 1024  # ten times the largest settings
    rate: float = 50  # messages in a second, in the long run; each 1024 bytes count as one more
    burst: int = 250  # messages at once
    complete: float = 10.0  # seconds from the first byte of a message to its last


LIMITS = WireLimits()
HOST_FRAME = 4 * 1024 * 1024
"""The most a host sends at once: several times the longest record that may be sent."""


class WireFault(Exception):
    """The other end did what it must not do; the code is one of FAULTS."""

    def __init__(self, code: str, details: Mapping[str, Plain] | None = None) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: Mapping[str, Plain] = details or {}

    @property
    def message(self) -> Fault:
        return Fault(self.code, self.details)


class Wire:
    """One end of a line: `side` is CLIENT or HOST."""

    def __init__(self, side: str, limits: WireLimits = LIMITS) -> None:
        self.side = side
        self.stage = HELLO
        self._other = HOST if side == CLIENT else CLIENT
        self._limits = limits
        # What a host says, the client has asked for.
        self._bucket = Bucket(Rate(limits.burst, 1 / limits.rate)) if side == HOST else None
        self._unread = bytearray()
        self._begun: float | None = None  # when the first byte came of a message that is not complete
        self._is_deaf = False

    def feed(self, data: bytes | bytearray | memoryview, now: float) -> list[Message]:
        """The messages that `data` completes; `now` is in seconds, by any clock that never goes back."""
        self._unread += data
        try:
            messages = self._messages(now)
            self._look_at_pace(now, is_new=bool(messages))
            return messages
        except WireFault:
            self._is_deaf = True
            raise

    def send(self, message: Message) -> bytes:
        """The frame of a message; nothing once the line is closed, whoever closed it."""
        if self.stage == CLOSED:
            return b""
        if type(message) not in EXPECTED[self.side][self.stage]:
            raise ValueError(f"{type(message).__name__} is not for the {self.side} to send in stage {self.stage}")
        data = packed(message)
        if len(data) > self._longest(self.side):
            raise ValueError(f"{type(message).__name__} is too large: {len(data)} bytes")
        self._advance(message)
        return len(data).to_bytes(HEADER, "big") + data

    def _messages(self, now: float) -> list[Message]:
        found: list[Message] = []
        start = 0
        while self._hears and (size := self._size_at(start)) is not None:
            end = start + HEADER + size
            if end > len(self._unread):
                break
            found.append(self._read(self._unread[start + HEADER : end], now))
            start = end
        if self._hears:
            del self._unread[:start]
        else:
            self._unread.clear()
        return found

    def _look_at_pace(self, now: float, *, is_new: bool) -> None:
        """Whoever sends a message byte by byte must come to its end. (Whoever stops in the middle of one is silent.)"""
        if is_new or not self._unread:
            self._begun = now if self._unread else None
        elif self._begun is None:
            self._begun = now
        elif self._bucket and now - self._begun > self._limits.complete:
            raise WireFault("too_slow")

    @property
    def _hears(self) -> bool:
        return self.stage != CLOSED and not self._is_deaf

    def _size_at(self, start: int) -> int | None:
        """How long the frame is that begins here; None: its header is not complete."""
        header = self._unread[start : start + HEADER]
        if len(header) < HEADER:
            return None
        size = int.from_bytes(header, "big")
        if size == 0:
            raise WireFault("bad_frame")
        if size > self._longest(self._other):  # said before any of it has come
            raise WireFault("too_large", {"size": size, "most": self._longest(self._other)})
        return size

    def _longest(self, sender: str) -> int:
        if sender == HOST:
            return HOST_FRAME
        return self._limits.frame if self.stage == ROOM else self._limits.first

    def _read(self, data: bytearray, now: float) -> Message:
        if self._bucket and not self._bucket.take(now, 1 + len(data) // 1024):
            raise WireFault("too_fast")
        try:
            message = unpacked(data, self._other)
        except BadMessage as error:
            raise WireFault(error.code, error.details) from None
        if type(message) not in EXPECTED[self._other][self.stage]:
            raise WireFault("wrong_stage", {"type": wire_name(type(message))})
        if isinstance(message, Welcome) and not OLDEST <= message.version <= VERSION:
            raise WireFault("bad_message", {"field": "version"})
        self._advance(message)
        return message

    def _advance(self, message: Message) -> None:
        self.stage = _LEADS_TO.get(type(message), self.stage)


def agreed(hello: Hello, program: str) -> int:
    """The protocol that this host and a client both speak, the newest; `program` is the host's. Raises WireFault."""
    if hello.oldest <= VERSION and hello.version >= OLDEST:
        return min(hello.version, VERSION)
    raise WireFault(
        "too_old" if hello.version < OLDEST else "too_new",
        {
            "program": hello.program,
            "version": hello.version,
            "oldest": hello.oldest,
            "host_program": program,
            "host_version": VERSION,
            "host_oldest": OLDEST,
        },
    )
