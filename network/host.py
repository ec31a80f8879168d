"""A host: rooms of this machine, open to callers from the local network over TLS.

It listens, keeps callers within limits and tells which tables there are; a single caller is a `Visit`, what happens in
a room is the room's. One host serves all rooms of a process, each on its own desk.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, cast

from engines.record import MAX_NAME
from network import wire
from network.desk import Desk
from network.identity import Identity, host_context
from network.line import LINGER
from network.loop import Loop, begun
from network.pass_phrase import Tries
from network.protocol import CAPABILITIES, PORT, Card
from network.text import tidied
from network.visit import Kept, Visit

if TYPE_CHECKING:
    from network.room import Room

_log = logging.getLogger(__name__)


class Limits(NamedTuple):
    """What callers may take of a host: so much that friends never notice, and no more."""

    connections: int = 256
    outside: int = 32  # of them not yet in a room
    from_one_address: int = 16
    handshakes: int = 64  # lines that have not even begun to speak TLS properly
    hello: float = 5.0  # seconds to say it
    door: float = 30.0  # seconds to come in
    queue: int = 4 * 1024 * 1024  # bytes that wait for one caller to read them
    ping: float = 3.0  # seconds between two
    silence: float = 10.0  # seconds after which a caller is taken for gone
    linger: float = LINGER  # seconds for a caller to read why it is sent away
    wire: wire.Limits = wire.Limits()


SYSTEM_BUFFER = 256 * 1024  # bytes; no local network is so long that it holds more at once
GOODBYE = 1.0  # seconds for callers to read that the host ends

OnCards = Callable[[tuple[Card, ...]], None]


class Host:
    """Keeps rooms open to the network. Its methods may be called from any thread but the loop's own."""

    def __init__(
        self,
        loop: Loop,
        identity: Identity,
        name: str,
        program: str,
        language: str,
        limits: Limits = Limits(),  # noqa: B008  A constant.
        on_cards: OnCards | None = None,
    ) -> None:
        """`on_cards` is told on the loop's thread, with all cards, whenever one of them changes."""
        self.loop = loop
        self.identity = identity
        self.name = tidied(name, MAX_NAME)
        self.program = tidied(program, MAX_NAME)
        self.language = language
        self.limits = limits
        self.capabilities = CAPABILITIES
        self.tries = Tries()
        self.port = 0
        self._on_cards = on_cards
        self._context = host_context(identity)
        self._kept: dict[str, Kept] = {}
        self._cards: dict[str, Card] = {}
        self._servers: list[asyncio.Server] = []
        self._visits: set[Visit] = set()
        self._handshakes: set[asyncio.Task[None]] = set()
        self._gone = asyncio.Event()  # all visits are
        self._gone.set()

    def start(self, port: int = PORT) -> int:
        """Listen at this port, or at any free one if it is taken; the port. Raises OSError."""
        return self.loop.run(self._start(port)).result()

    def stop(self) -> None:
        """Send everybody away and listen no more. Rooms and tables stay as they are."""
        self.loop.run(self._stop()).result()

    def add(self, room: Room, desk: Desk) -> None:
        """Open a room to the network."""
        kept = Kept(room, desk)
        self.loop.call(lambda: self._kept.update({room.ident: kept}))
        desk.post(lambda: room.watch(lambda: self._show(kept)))
        desk.post(lambda: self._show(kept))

    def remove(self, ident: str) -> None:
        """Close a room to the network: whoever came from there is sent away."""
        self.loop.call(lambda: self._remove(ident))

    # For visits, on the loop's thread.

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(self._cards.values())

    def kept(self, ident: str) -> Kept | None:
        return self._kept.get(ident)

    def is_crowded(self, visit: Visit) -> bool:
        """Whether this caller is one too many."""
        same = [other for other in self._visits if other.address == visit.address]
        outside = [other for other in self._visits if not other.is_inside]
        limits = self.limits
        return (
            len(self._visits) > limits.connections
            or len(outside) > limits.outside
            or len(same) > limits.from_one_address
        )

    def forget(self, visit: Visit) -> None:
        self._visits.discard(visit)
        if not self._visits:
            self._gone.set()

    # Rooms.

    def _show(self, kept: Kept) -> None:
        """On the desk's thread: the card of a room may have changed."""
        card = kept.room.card()._replace(language=self.language)
        self.loop.call(lambda: self._set_card(kept, card))

    def _set_card(self, kept: Kept, card: Card) -> None:
        if self._kept.get(card.id) is kept and self._cards.get(card.id) != card:
            self._cards[card.id] = card
            self._tell_cards()

    def _tell_cards(self) -> None:
        if self._on_cards:
            self._on_cards(self.cards)

    def _remove(self, ident: str) -> None:
        kept = self._kept.pop(ident, None)
        if kept:
            kept.is_open = False
            kept.desk.post(lambda: kept.room.close("closed"))
            self._cards.pop(ident, None)
            self._tell_cards()

    # Listening.

    async def _start(self, port: int) -> int:
        sockets = listening(port)
        self.port = sockets[0].getsockname()[1]
        running = asyncio.get_running_loop()
        for bound in sockets:
            self._servers.append(await running.create_server(lambda: _Doorstep(self), sock=bound))
        return self.port

    async def _stop(self) -> None:
        for server in self._servers:
            server.close()
        for task in self._handshakes:
            task.cancel()
        self._servers.clear()
        for visit in list(self._visits):
            visit.fault("shutting_down")
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await self._gone.wait()
        for visit in list(self._visits):
            visit.connection.cut()

    def called(self, transport: asyncio.Transport) -> None:
        """Somebody is at the doorstep. There is no way yet to tell them anything."""
        if len(self._handshakes) >= self.limits.handshakes:
            transport.abort()
            return
        task = begun(self._secured(transport))
        self._handshakes.add(task)
        task.add_done_callback(self._handshakes.discard)

    async def _secured(self, transport: asyncio.Transport) -> None:
        visit = Visit(self, _address(transport))
        try:
            secured = await asyncio.get_running_loop().start_tls(
                transport, visit.connection, self._context, server_side=True,
                ssl_handshake_timeout=self.limits.hello, ssl_shutdown_timeout=self.limits.linger,
            )
        except asyncio.CancelledError:
            transport.abort()
            raise
        except OSError as error:
            # Everybody who looks for tables tries every second or so whether the port answers.
            _log.debug("%s: no TLS: %s", visit.address, error)
            transport.abort()
            return
        if secured:
            self._visits.add(visit)
            self._gone.clear()
            visit.connection.connection_made(secured)


class _Doorstep(asyncio.Protocol):
    """A line before it is secured. Nothing is read here."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast("asyncio.Transport", transport)
        line.pause_reading()
        self._host.called(line)


def _address(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "?"


def listening(port: int) -> list[socket.socket]:
    """Sockets that listen at one port, for IPv4 and where possible IPv6. Raises OSError.

    If the port is taken it is any free one: guests learn it by discovery, or are told.
    """
    for tried in (port, *[0] * 20):  # a port that is free for one family may be taken for the other
        bound: list[socket.socket] = []
        try:
            for family in _families():
                chosen = bound[0].getsockname()[1] if bound else tried
                bound.append(_bound(family, chosen))
        except OSError as error:
            for each in bound:
                each.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
        else:
            return bound
    raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))


def _families() -> list[socket.AddressFamily]:
    families = [socket.AF_INET]
    if socket.has_ipv6:
        with suppress(OSError):  # compiled in, but switched off here
            _bound(socket.AF_INET6, 0).close()
            families.append(socket.AF_INET6)
    return families


def _bound(family: socket.AddressFamily, port: int) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            # A host that comes back finds its port although lines of its past life are still fading away. (On Windows
            # this option would mean that two programs may have the port at once.)
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Else the system takes in some megabytes for each caller before we notice that nobody reads them.
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BUFFER)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(("::" if family == socket.AF_INET6 else "0.0.0.0", port))
        made.listen(128)
        made.setblocking(False)  # noqa: FBT003
    except OSError:
        made.close()
        raise
    return made
