"""TLS on the lines of a host, from the first byte of a caller on.

A `TlsLine` stands between a socket of asyncio and what is said on it, for which it is the transport. It costs next to
nothing until the caller speaks: whoever looks for tables connects to see whether the port answers, and hangs up. (The
TLS of asyncio takes a quarter of a megabyte for each line at once, in objects that refer to each other and are only
found by the garbage collector.) Who may go on, and for how long, is for `network.lines.doorstep` to say.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import ssl
import struct
from typing import Any, Protocol, cast

from network.origin import Origin

READ = 64 * 1024  # bytes that are decrypted at once

_RESET = struct.pack("hh" if os.name == "nt" else "ii", 1, 0)  # for SO_LINGER: on, with no time to send what is left

_log = logging.getLogger("network.lines.host")


class LineKeeper(Protocol):
    """Who looks after the lines on their way in."""

    def arrived(self, line: TlsLine) -> None:
        """A caller has connected and said nothing yet."""

    def spoke(self, line: TlsLine) -> None:
        """The first bytes have come: `begin` lets them be read."""

    def secured(self, line: TlsLine) -> asyncio.Protocol:
        """The line is secure; who talks on it from now on."""

    def lost(self, line: TlsLine) -> None:
        """It is gone, whoever ended it."""


class TlsLine(asyncio.Protocol, asyncio.Transport):
    """A line with a caller: a protocol of its socket, and the transport of whoever `LineKeeper.secured` names."""

    def __init__(self, door: LineKeeper, context: ssl.SSLContext) -> None:
        super().__init__()
        self.origin = Origin.of("?")
        self._door, self._context = door, context
        self._socket: asyncio.Transport | None = None
        self._first = b""  # what came before it was our turn to read it
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._tls: ssl.SSLObject | None = None
        self._user: asyncio.Protocol | None = None  # once the line is secure

    @property
    def is_open(self) -> bool:
        return self._socket is not None and not self._socket.is_closing()

    # Called by asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._socket = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self.origin = Origin.of(str(peer[0]) if peer else "?")
        self._door.arrived(self)

    def data_received(self, data: bytes) -> None:
        if self._tls is None:
            assert self._socket
            self._first = data
            self._socket.pause_reading()
            self._door.spoke(self)
            return
        self._incoming.write(data)
        if self._user is None:
            self._shake_hands(self._tls)
        if self._user:
            self._read(self._tls)

    def connection_lost(self, error: Exception | None) -> None:
        user, self._user, self._tls, self._socket = self._user, None, None, None
        self._door.lost(self)
        if user:
            user.connection_lost(error)

    # Called by the door.

    def begin(self) -> None:
        """Read what the caller has said so far, and what it says from now on."""
        if self._socket and self.is_open:
            self._tls = self._context.wrap_bio(self._incoming, self._outgoing, server_side=True)
            first, self._first = self._first, b""
            self._socket.resume_reading()
            self.data_received(first)

    def refuse(self) -> None:
        """There is no time for this caller, and no way yet to say so: a reset is what busy ports answer."""
        if self._socket:
            self._socket.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            self._socket.abort()

    # Called by the user of the line, as its transport.

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        view = memoryview(data)
        while self._tls and self.is_open and view:
            view = view[self._tls.write(view) :]
        self._flush()

    def get_write_buffer_size(self) -> int:
        return self._socket.get_write_buffer_size() if self._socket else 0

    def close(self) -> None:
        """Say goodbye. The line ends when the other side has answered, or is cut."""
        if self._tls and self.is_open:
            try:
                self._tls.unwrap()
            except ssl.SSLWantReadError:
                pass  # the answer
            except ssl.SSLError:
                self.abort()
            self._flush()

    def abort(self) -> None:
        if self._socket:
            self._socket.abort()

    # Inside.

    def _shake_hands(self, tls: ssl.SSLObject) -> None:
        try:
            tls.do_handshake()
        except ssl.SSLWantReadError:
            self._flush()
        except ssl.SSLError as error:
            _log.debug("%s: no TLS: %s", self.origin.address, error)
            self._flush()  # it says why
            self._hang_up()
        else:
            self._flush()
            self._user = self._door.secured(self)
            self._user.connection_made(self)

    def _read(self, tls: ssl.SSLObject) -> None:
        while self._user and self.is_open:
            try:
                data = tls.read(READ)
            except ssl.SSLWantReadError:
                break
            except ssl.SSLError:
                self.abort()
                return
            if not data:  # the other side has said goodbye
                self.close()
                self._hang_up()
                return
            self._user.data_received(data)
        self._flush()  # TLS may have something to answer, too

    def _flush(self) -> None:
        if self._outgoing.pending and self._socket and self.is_open:
            self._socket.write(self._outgoing.read())

    def _hang_up(self) -> None:
        if self._socket:
            self._socket.close()
