"""Tells everyone on the local network which tables there are here.

Whoever hosts says what the tables are now, and says it again whenever that changes; the rest happens on the loop. If
nothing can be announced, hosting goes on all the same: the trouble is told as a code, and announcing is tried again.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from network.lan.air import FOLLOW_EVERY, Air, OnlyNews, keep_on_air
from network.lan.discovery import SERVICE, instance_name, written
from network.lan.interfaces import Interface, bare, lan
from network.loop import Loop
from network.messages.line import Card

if TYPE_CHECKING:
    from zeroconf import ServiceInfo

CALM = 0.3
"""Seconds between two announcements: guests who sit down and get up again must not make us flood the network."""
GOODBYE = 2.0
"""Seconds to wait for our goodbye to be said; it takes a quarter of a second."""
MAX_ADDRESSES = 8
"""Of a host: as many as anybody tries."""


class _Service(NamedTuple):
    """All that is told of one table."""

    card: Card
    port: int
    addresses: tuple[str, ...]


class Announcer:
    """Announces the tables of one host. Its methods may be called from any thread, and raise nothing."""

    def __init__(self, host: str, on_trouble: Callable[[str], None] | None = None, loop: Loop | None = None) -> None:
        """`host` is the id of our certificate. `on_trouble` is called on the loop's thread with one of TROUBLES."""
        self._host = host
        # Of this process alone: another one's goodbye must not take our addresses away.
        self._server = f"table-ronde-{secrets.token_hex(8)}.local."
        self._trouble = OnlyNews(on_trouble)
        self._loop = loop or Loop.shared()
        self._wanted: Mapping[str, tuple[Card, int]] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._silent = threading.Event()
        self._silent.set()
        self._services: dict[str, _Service] = {}
        self._infos: dict[str, ServiceInfo] = {}
        self._sending: dict[str, asyncio.Future[None]] = {}

    def announce(self, cards: Sequence[Card], port: int) -> None:
        """These are the tables now, and no others; the host listens at that port."""
        self._loop.call(partial(self._want, {instance_name(card.id, self._host): (card, port) for card in cards}))

    def withdraw(self) -> None:
        """Say goodbye for all tables."""
        self.announce((), 0)

    def close(self) -> None:
        """Say goodbye, and wait until it is said. Not on the loop's own thread."""
        self.withdraw()
        self._silent.wait(GOODBYE)

    # From here on, everything happens on the loop.

    def _want(self, wanted: Mapping[str, tuple[Card, int]]) -> None:
        self._wanted = wanted
        self._changed.set()
        if wanted and self._task is None:
            self._silent.clear()
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._wanted:
                await keep_on_air(self._announce, self._trouble)
        finally:
            self._task = None
            self._silent.set()

    async def _announce(self, air: Air) -> None:
        """Keep what is announced as it is wanted, until nothing is; leaving the air then says the last goodbyes."""
        self._services, self._infos = {}, {}
        try:
            while self._wanted:
                self._changed.clear()
                self._trouble(air.trouble)
                await self._catch_up(air)
                if self._wanted:
                    await asyncio.sleep(CALM)  # what changes meanwhile is told together
                await self._pause()
                await air.follow()
        finally:
            for sending in self._sending.values():
                sending.cancel()  # or it would be announced once more after the goodbye
            self._sending = {}

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), FOLLOW_EVERY)

    async def _catch_up(self, air: Air) -> None:
        """Announce what is new or other than it was, and say goodbye for what is gone."""
        addresses = _told_addresses(air.interfaces)
        wanted = {name: _Service(card, port, addresses) for name, (card, port) in self._wanted.items()}
        for name in [name for name in self._services if name not in wanted]:
            del self._services[name]
            self._send(name, await air.aio.async_unregister_service(self._infos.pop(name)))
        for name, service in wanted.items():
            if self._services.get(name) != service:
                self._send(name, await self._registered(air, name, service))

    async def _registered(self, air: Air, name: str, service: _Service) -> Awaitable[None]:
        is_known = name in self._services
        self._services[name] = service
        info = self._infos[name] = self._info(name, service)
        if is_known:
            return await air.aio.async_update_service(info)
        return await air.aio.async_register_service(info, cooperating_responders=True)

    def _send(self, name: str, packets: Awaitable[None]) -> None:
        """Everything is sent three times within half a second; what was being sent of the same table ends."""
        if name in self._sending:
            self._sending[name].cancel()
        self._sending[name] = asyncio.ensure_future(packets)

    def _info(self, name: str, service: _Service) -> ServiceInfo:
        from zeroconf import ServiceInfo

        return ServiceInfo(
            SERVICE,
            name,
            service.port,
            properties=written(service.card, self._host),
            server=self._server,
            parsed_addresses=list(service.addresses),
        )


def _told_addresses(those: Sequence[Interface]) -> tuple[str, ...]:
    """Where we say that we are: on the LAN; on loopback, where nobody else hears us, only if there is no LAN."""
    network = lan(those)
    ipv4 = [address for interface in network for address in interface.ipv4]
    ipv6 = [bare(address) for interface in network for address in interface.ipv6]
    return tuple([*ipv4, *ipv6][:MAX_ADDRESSES]) or ("127.0.0.1",)
