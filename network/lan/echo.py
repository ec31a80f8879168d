"""Whether multicast works: we call on each interface and listen whether it comes back.

A second socket beside those of zeroconf, so that what is heard here is what any other program would hear. A call is an
ordinary question of multicast DNS: which tables there are, and after a name that nobody has, by which we know our own
call again. Of the answers, those from this machine are our own announcement; those from elsewhere show that others are
heard.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import struct
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import NamedTuple

from network.lan.air import question
from network.lan.discovery import SERVICE
from network.lan.interfaces import Interface, bare, lan, own_addresses

_PORT = 5353
_GROUPS = {socket.AF_INET: "224.0.0.251", socket.AF_INET6: "ff02::fb"}
_CALL_EVERY = 0.6
_MOST_HEARD = 100  # ports of ours, and addresses of others, that are kept: anybody can send from any address


class _Way(NamedTuple):
    """One interface, by IPv4 or by IPv6."""

    interface: Interface
    family: socket.AddressFamily

    @property
    def membership(self) -> bytes:
        group = socket.inet_pton(self.family, _GROUPS[self.family])
        if self.family == socket.AF_INET:
            return group + socket.inet_aton(self.interface.ipv4[0])
        return group + struct.pack("@I", self.interface.number)


class Echo(asyncio.DatagramProtocol):
    """Calls on interfaces and keeps what was heard."""

    def __init__(self, interfaces: Sequence[Interface]) -> None:
        self._own = own_addresses(interfaces)
        self._ways = {f"{secrets.token_hex(8)}.{SERVICE}": way for way in _ways(lan(interfaces))}
        self._sockets: dict[socket.AddressFamily, socket.socket] = {}
        self._transports: list[asyncio.BaseTransport] = []
        self._news = asyncio.Event()
        self._back: set[Interface] = set()
        self.announced: set[int] = set()  # the ports of tables on this machine
        self.others: set[str] = set()  # the addresses of other machines with tables

    @property
    def silent(self) -> list[str]:
        """The names of interfaces on which our calls did not come back, neither by IPv4 nor by IPv6."""
        called = {way.interface for way in self._ways.values()}
        return sorted(interface.name for interface in called - self._back)

    async def __aenter__(self) -> Echo:
        """Raises OSError if there is no socket to be had, neither for IPv4 nor for IPv6."""
        errors = []
        try:
            for family in sorted({way.family for way in self._ways.values()}):
                try:
                    await self._open(family)
                except OSError as error:
                    errors.append(error)
        except asyncio.CancelledError:
            self._close()
            raise
        if errors and not self._sockets:
            raise errors[0]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        for transport in self._transports:
            transport.close()

    async def _open(self, family: socket.AddressFamily) -> None:
        listening = _listening(family)
        for way in self._ways.values():
            if way.family == family:
                _join(listening, way)
        self._sockets[family] = listening
        transport, _ = await asyncio.get_running_loop().create_datagram_endpoint(lambda: self, sock=listening)
        self._transports.append(transport)

    async def heard(self, port: int | None, seconds: float) -> bool:
        """Call until all of it is heard: our calls on every interface, and our own tables at that port, if any."""
        return await self._called_until(lambda: not self.silent and (port is None or port in self.announced), seconds)

    async def heard_others(self, seconds: float) -> bool:
        return await self._called_until(lambda: bool(self.others), seconds)

    async def _called_until(self, is_enough: Callable[[], bool], seconds: float) -> bool:
        calling = asyncio.create_task(self._keep_calling())
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while not is_enough():
                        self._news.clear()
                        await self._news.wait()
        finally:
            calling.cancel()
        return is_enough()

    async def _keep_calling(self) -> None:
        while True:
            for name, way in self._ways.items():
                if way.family in self._sockets:
                    _call(self._sockets[way.family], way, name)
            await asyncio.sleep(_CALL_EVERY)

    def datagram_received(self, data: bytes, addr: tuple[str, int] | tuple[str, int, int, int]) -> None:
        from zeroconf import DNSIncoming, DNSService  # type: ignore[attr-defined]  # left out of its __all__ only

        message = DNSIncoming(data)
        if not message.valid:
            return
        self._back |= {self._ways[asked.name].interface for asked in message.questions if asked.name in self._ways}
        answers = message.answers() if message.is_response() else []
        ports = {each.port for each in answers if isinstance(each, DNSService) and each.name.endswith(SERVICE)}
        if ports and bare(addr[0]) in self._own:
            self.announced |= ports if len(self.announced) < _MOST_HEARD else set()
        elif ports and len(self.others) < _MOST_HEARD:
            self.others.add(addr[0])
        self._news.set()


def _ways(interfaces: Sequence[Interface]) -> list[_Way]:
    ipv4 = [_Way(interface, socket.AF_INET) for interface in interfaces if interface.ipv4]
    ipv6 = [_Way(interface, socket.AF_INET6) for interface in interfaces if interface.ipv6 and interface.number]
    return [*ipv4, *ipv6]


def _listening(family: socket.AddressFamily) -> socket.socket:
    """A socket at the port of multicast DNS, which every program of this machine may share."""
    listening = socket.socket(family, socket.SOCK_DGRAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.settimeout(0)
        listening.bind(("", _PORT))
    except OSError:
        listening.close()
        raise
    return listening


def _join(listening: socket.socket, way: _Way) -> None:
    """Listen on an interface. If that is not possible nothing comes back from there, and that is told."""
    with suppress(OSError):
        if way.family == socket.AF_INET:
            listening.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, way.membership)
        else:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_JOIN_GROUP, way.membership)


def _call(listening: socket.socket, way: _Way, name: str) -> None:
    with suppress(OSError):  # a firewall may forbid it: then nothing comes back
        if way.family == socket.AF_INET:
            sender = socket.inet_aton(way.interface.ipv4[0])
            listening.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, sender)
        else:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_MULTICAST_IF, way.interface.number)
        for packet in question(SERVICE, name).packets():
            listening.sendto(packet, (_GROUPS[way.family], _PORT))
