"""A host: rooms of this machine, open to callers from the local network over TLS.

It listens and tells which tables there are. How many may come in, the `Doorstep` says; a single caller is a `Visit`,
what happens in a room is the room's. One host serves all rooms of a process, each on its own desk.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from engines.record import MAX_NAME
from network.desk import Desk
from network.lines.doorstep import Doorstep, Limits
from network.lines.visit import HostedRoom, Visit
from network.loop import Loop
from network.messages.line import CAPABILITIES, PORT, Card
from network.text import tidied
from network.trust.identity import Identity, host_context

if TYPE_CHECKING:
    from network.room.room import Room

SYSTEM_BUFFER = 256 * 1024  # bytes; no local network is so long that it holds more at once
BACKLOG = 128  # connections that wait until we come to accept them
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
        self.port = 0
        self._on_cards = on_cards
        self.doorstep = Doorstep(limits, host_context(identity), partial(Visit, self))
        self._kept: dict[str, HostedRoom] = {}
        self._cards: dict[str, Card] = {}
        self._servers: list[asyncio.Server] = []

    def start(self, port: int = PORT) -> int:
        """Listen at this port, or at any free one if it is taken; the port. Raises OSError."""
        return self.loop.run(self._start(port)).result()

    def stop(self) -> None:
        """Send everybody away and listen no more. Rooms and tables stay as they are."""
        self.loop.run(self._stop()).result()

    def add(self, room: Room, desk: Desk) -> None:
        """Open a room to the network."""
        kept = HostedRoom(room, desk)
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

    def kept(self, ident: str) -> HostedRoom | None:
        return self._kept.get(ident)

    # Rooms.

    def _show(self, kept: HostedRoom) -> None:
        """On the desk's thread: the card of a room may have changed."""
        card = kept.room.card()._replace(language=self.language)
        self.loop.call(lambda: self._set_card(kept, card))

    def _set_card(self, kept: HostedRoom, card: Card) -> None:
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
            self._servers.append(await running.create_server(self.doorstep.line, sock=bound, backlog=BACKLOG))
        return self.port

    async def _stop(self) -> None:
        for server in self._servers:
            server.close()
        self._servers.clear()
        await self.doorstep.close(GOODBYE)


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
        made.listen(BACKLOG)
        made.setblocking(False)  # noqa: FBT003
    except OSError:
        made.close()
        raise
    return made
