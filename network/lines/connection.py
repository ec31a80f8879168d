"""The thin layer between a `Wire` and a socket: bytes in, bytes out, and nothing that concerns a table.

A `Connection` is one end of a TLS line, on the loop's thread. What may be said when is the wire's business, what it
means the peer's. Whoever speaks from another thread uses `post`; what is posted together is sent together.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Protocol, cast

from network.messages.line import Message
from network.messages.wire import Wire, WireFault
from network.trust.identity import fingerprint

if TYPE_CHECKING:
    from ssl import SSLObject

    from network.loop import Loop

LINGER = 5.0  # seconds for the other side to read the last word and hang up, before the line is cut


class Peer(Protocol):
    """Whoever holds this end of a line. Everything is called on the loop's thread."""

    def joined(self) -> None:
        """The line stands."""

    def heard(self, message: Message) -> None: ...

    def broke(self, fault: WireFault) -> None:
        """What came is not of the protocol, or too much: nothing more is heard here."""

    def overflowed(self) -> None:
        """The other side does not read what it is sent."""

    def lost(self) -> None:
        """The line is gone, whoever ended it. The last call."""


class Connection(asyncio.Protocol):
    """One end of a line."""

    def __init__(self, loop: Loop, wire: Wire, peer: Peer, most_waiting: int, linger: float = LINGER) -> None:
        """`most_waiting`: bytes that may wait for the other side to read them; `linger`: see LINGER."""
        self._loop = loop
        self._wire = wire
        self._peer: Peer | None = peer  # until the line is gone: then they need not refer to each other
        self._most_waiting = most_waiting
        self._linger = linger
        self._transport: asyncio.Transport | None = None
        self._outgoing: deque[Message] = deque()
        self._is_flushing = False
        self._is_ending = False
        self._cut: asyncio.TimerHandle | None = None
        self.last_heard = monotonic()
        self.fingerprint = ""  # of the certificate of the other side, if it has one

    # Called by asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._loop.lines.add(self)
        secured: SSLObject | None = transport.get_extra_info("ssl_object")
        self.fingerprint = fingerprint(secured.getpeercert(binary_form=True) or b"") if secured else ""
        if self._peer:
            self._peer.joined()

    def data_received(self, data: bytes) -> None:
        self.last_heard = monotonic()
        if self._peer is None:
            return
        try:
            for message in () if self._is_ending else self._wire.feed(data, self.last_heard):
                if self._is_ending:
                    break
                self._peer.heard(message)
        except WireFault as fault:
            self._peer.broke(fault)

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002 (it broke, and why changes nothing)
        self._is_ending = True
        self._loop.lines.discard(self)
        if self._cut:
            self._cut.cancel()
        peer, self._peer, self._transport = self._peer, None, None
        if peer:
            peer.lost()

    # Sending.

    def post(self, message: Message) -> None:
        """Send from any thread."""
        self._outgoing.append(message)
        if not self._is_flushing:
            self._is_flushing = True
            self._loop.call(self._flush)

    def _flush(self) -> None:
        # First of all: whatever is posted from now on asks for another flush, even if this one takes it along.
        self._is_flushing = False
        messages = []
        while self._outgoing:
            messages.append(self._outgoing.popleft())
        self.send(*messages)

    def send(self, *messages: Message) -> None:
        """Send from the loop's thread."""
        if self._is_ending or self._transport is None:
            return
        self._transport.write(b"".join([self._wire.send(message) for message in messages]))
        if self._peer and self._transport.get_write_buffer_size() > self._most_waiting:
            self._peer.overflowed()

    def end(self, last: Message | None = None) -> None:
        """Hang up; or, with a last word, wait for the other side to do so, but not for ever."""
        if self._is_ending or self._transport is None:
            return
        self._is_ending = True
        self._cut = asyncio.get_running_loop().call_later(self._linger, self._transport.abort)
        if last is None:
            self._transport.close()
        else:
            # Closing now, while the other side still speaks, would make the system throw away what it has not read.
            self._transport.write(self._wire.send(last))

    def cut(self) -> None:
        """Let go of the line at once, whatever still waits to be read."""
        self._is_ending = True
        if self._transport:
            self._transport.abort()
