"""Multicast DNS on every interface of this machine, for as long as somebody needs it.

Interfaces come and go; `Air.follow` looks again, joins where a network has appeared and leaves where one has gone, and
what we announce is then told anew. Without IPv6 we make do with IPv4. zeroconf is imported when somebody first goes on
the air, not before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import TYPE_CHECKING

from network.lan.discovery import SERVICE
from network.lan.interfaces import Interface, bare, interfaces, lan

if TYPE_CHECKING:
    from zeroconf import DNSOutgoing, Zeroconf  # type: ignore[attr-defined]
    from zeroconf.asyncio import AsyncZeroconf

FOLLOW_EVERY = 2.0
"""Seconds between two looks at the interfaces, and between two tries to go on the air."""
ASK_PAUSE = 1.0
"""Seconds between two questions of ours: a stranger's packets must not become as many of our own."""

_log = logging.getLogger(__name__)


class OnlyNews:
    """Passes a code on if it is another than the one before; at first, all is well ("")."""

    def __init__(self, tell: Callable[[str], None] | None) -> None:
        self._tell = tell
        self._code = ""

    def __call__(self, code: str) -> None:
        is_news, self._code = code != self._code, code
        if is_news and self._tell:
            self._tell(code)


class Air:
    """The sockets of multicast DNS, and the interfaces they stand on."""

    def __init__(self) -> None:
        """Raises OSError if there is not even one socket to be had."""
        self.interfaces = interfaces()
        self._asked = -ASK_PAUSE
        self._ipv6 = True
        try:
            self.aio = self._opened()
        except OSError:
            self._ipv6 = False
            self.aio = self._opened()

    @property
    def zeroconf(self) -> Zeroconf:
        return self.aio.zeroconf

    @property
    def trouble(self) -> str:
        """What keeps us from others, as a code of `network.lan.discovery.TROUBLES`; "" if nothing does."""
        return "" if lan(self.interfaces) else "no_interface"

    def ask(self) -> None:
        """Ask which tables there are, without saying which ones we know: also those are to answer again.

        At most once in `ASK_PAUSE`, however often somebody makes us ask.
        """
        now = asyncio.get_running_loop().time()
        if now - self._asked >= ASK_PAUSE:
            self._asked = now
            self.zeroconf.async_send(question(SERVICE))

    async def follow(self) -> bool:
        """Look at the interfaces again; whether they are others now."""
        before, self.interfaces = self.interfaces, interfaces()
        # Every time, not only after a change: an IPv6 address cannot be used in the first seconds of its life.
        await self.aio.async_update_interfaces(self._choice())
        return self.interfaces != before

    def _opened(self) -> AsyncZeroconf:
        from zeroconf.asyncio import AsyncZeroconf

        return AsyncZeroconf(interfaces=self._choice())

    def _choice(self) -> list[str | int]:
        """In the terms of zeroconf. Loopback is among them, for two programs on a machine without a network."""
        usable = [each for each in self.interfaces if each.loopback or each.multicast]
        ipv4 = [address for interface in usable for address in interface.ipv4]
        return [*ipv4, *_ipv6(lan(usable))] if self._ipv6 else [*ipv4]


def _ipv6(those: Sequence[Interface]) -> list[str | int]:
    """One way to send for each interface that has IPv6: from its link-local address, or else by its number.

    Only what comes from a link-local address tells others on which of their interfaces ours can be reached.
    """
    local = {each.number: bare(text) for each in those for text in each.ipv6 if ip_address(text).is_link_local}
    unique = {number: address for number, address in local.items() if list(local.values()).count(address) == 1}
    return [unique.get(each.number, each.number) for each in those if each.ipv6 and each.number]


def question(*names: str) -> DNSOutgoing:
    """The question which services there are of a type, or whatever else bears that name."""
    from zeroconf import DNSOutgoing, DNSQuestion  # type: ignore[attr-defined]  # left out of its __all__ only
    from zeroconf.const import _CLASS_IN, _FLAGS_QR_QUERY, _TYPE_PTR

    packet = DNSOutgoing(_FLAGS_QR_QUERY)
    for name in names:
        packet.add_question(DNSQuestion(name, _TYPE_PTR, _CLASS_IN))
    return packet


@asynccontextmanager
async def on_air() -> AsyncIterator[Air]:
    """Be on the air; in the end, a goodbye is said for all that is still announced."""
    air = Air()
    starting = asyncio.get_running_loop().create_task(air.zeroconf.async_wait_for_start())
    try:
        await asyncio.shield(starting)  # cancelled while it starts, zeroconf would leave its sockets open
        yield air
    finally:
        try:
            await asyncio.wait([starting])
            await air.aio.async_close()
        finally:
            air.zeroconf.engine.close()  # also where there was no time for goodbyes


async def keep_on_air(work: Callable[[Air], Awaitable[None]], trouble: Callable[[str], None]) -> None:
    """Do `work` on the air until it ends by itself. Whatever goes wrong is told as a code, and tried again."""
    while True:
        try:
            async with on_air() as air:
                return await work(air)
        except OSError as error:
            _log.warning("multicast DNS: %s", error)
            trouble("no_multicast")
        except Exception:
            _log.exception("multicast DNS")
            trouble("failed")
        await asyncio.sleep(FOLLOW_EVERY)
