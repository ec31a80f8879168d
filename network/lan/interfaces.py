"""The network interfaces of this machine, as far as finding tables needs to know them.

A snapshot holds the interfaces that are connected now and have an address: a cable that is pulled out, or a Wi-Fi that
is left, is missing from the next one. What is an address of the LAN, and in which order the addresses of another
machine are tried, is told here too.
"""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_interface
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ifaddr import Adapter

_SIOCGIFFLAGS = 0x8913  # Linux: the flags of an interface
_UP, _LOOPBACK, _RUNNING, _MULTICAST = 0x1, 0x8, 0x40, 0x1000


class Interface(NamedTuple):
    """A connected interface with its addresses, each with the length of its network: `192.168.1.7/24`."""

    name: str
    number: int  # by which the system knows it
    addresses: tuple[str, ...]
    loopback: bool
    multicast: bool

    @property
    def ipv4(self) -> tuple[str, ...]:
        return tuple(str(ip) for ip in map(_ip, self.addresses) if ip.version == 4)

    @property
    def ipv6(self) -> tuple[str, ...]:
        return tuple(str(ip) for ip in map(_ip, self.addresses) if ip.version == 6)


def interfaces() -> tuple[Interface, ...]:
    """Those that are connected now, loopback included. Raises OSError if the system does not tell."""
    from ifaddr import get_adapters

    described = (_described(adapter) for adapter in get_adapters())
    return tuple(interface for interface in described if interface)


def lan(those: Iterable[Interface]) -> tuple[Interface, ...]:
    """The interfaces on which others can be found: no loopback, and able to multicast."""
    return tuple(interface for interface in those if interface.multicast and not interface.loopback)


def addresses() -> list[str]:
    """Our addresses as somebody on the LAN could type them, IPv4 first. A link-local IPv6 one means nothing there."""
    try:
        ours = [_ip(text) for interface in interfaces() if not interface.loopback for text in interface.addresses]
    except OSError:
        return []
    routable = [ip for ip in ours if ip.version == 4 or not ip.is_link_local]
    return [str(ip) for ip in sorted(routable, key=lambda ip: ip.version)]


def own_addresses(those: Iterable[Interface]) -> frozenset[str]:
    """Every address of these interfaces, without scopes."""
    return frozenset(bare(text.partition("/")[0]) for interface in those for text in interface.addresses)


def bare(address: str) -> str:
    """An address without the scope of a link-local one, in its usual spelling."""
    return str(ip_address(address.partition("%")[0]))


def ordered(others: Iterable[str], ours: Sequence[Interface]) -> tuple[str, ...]:
    """The addresses of another machine that are worth trying, the most promising first.

    Only those in networks of ours: a stranger who announces a table must not make us call anybody else. IPv4, then
    IPv6, link-local last and only with a scope. An address that is also ours belongs to something that every machine
    has, such as the bridge of a virtual machine: it would lead to ourselves, and is left out unless all are ours.
    Loopback counts only where there is no network.
    """
    networks = [ip_interface(text).network for interface in ours for text in interface.addresses]
    candidates = [ip for ip in (_read(text) for text in dict.fromkeys(others)) if ip and _reachable(ip, networks)]
    mine = own_addresses(ours)
    foreign = [ip for ip in candidates if bare(str(ip)) not in mine and not ip.is_loopback]
    if not foreign and not lan(ours):
        foreign = candidates
    chosen = foreign or [ip for ip in candidates if not ip.is_loopback]
    return tuple(str(ip) for ip in sorted(chosen, key=lambda ip: (ip.version, ip.is_link_local)))


def _reachable(ip: IPv4Address | IPv6Address, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    """Whether an address is that of one machine in one of our networks."""
    if ip.is_multicast or ip.is_unspecified:
        return False
    if isinstance(ip, IPv6Address):
        if ip.is_link_local:
            return bool(ip.scope_id)
        return any(ip in network for network in networks)
    return any(ip in network and not _means_all(ip, network) for network in networks)


def _means_all(ip: IPv4Address, network: IPv4Network | IPv6Network) -> bool:
    """Whether this is the address of the network itself, or of everybody in it."""
    return network.prefixlen < 31 and ip in (network.network_address, network.broadcast_address)


def _read(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def _ip(text: str) -> IPv4Address | IPv6Address:
    return ip_address(text.partition("/")[0])


def _described(adapter: Adapter) -> Interface | None:
    found = tuple(
        f"{_scoped(*ip.ip)}/{ip.network_prefix}" if isinstance(ip.ip, tuple) else f"{ip.ip}/{ip.network_prefix}"
        for ip in adapter.ips
    )
    flags = _flags(adapter.name)
    if not found or not flags & _UP or not flags & _RUNNING:
        return None
    loopback = bool(flags & _LOOPBACK) or all(_ip(text).is_loopback for text in found)
    return Interface(adapter.nice_name, adapter.index or 0, found, loopback, bool(flags & _MULTICAST))


def _scoped(address: str, _flow: int, scope: int) -> str:
    return f"{address}%{scope}" if scope else address


def _flags(name: str) -> int:
    """The flags of an interface; other systems than Linux list none that is not connected."""
    if sys.platform != "linux":
        return _UP | _RUNNING | _MULTICAST
    import fcntl

    request = struct.pack("16sh14x", name.encode()[:15], 0)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            answer = fcntl.ioctl(probe.fileno(), _SIOCGIFFLAGS, request)
        except OSError:
            return 0  # it went away in this moment
    return int(struct.unpack_from("16sH", answer)[1])
