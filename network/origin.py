"""Where somebody on the network comes from.

Whoever has many addresses shall not count for many. An IPv4 address counts as one origin, and so does a whole /64 of
IPv6, in which one machine can take any address it likes.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import NamedTuple

_NETWORKS = {4: (0, 16, 24, 28, 32), 6: (0, 32, 48, 56, 64, 68, 128)}  # by version of IP: how many bits they share
_GROUP = 4  # which of them counts as one: an IPv4 address, a /64 of IPv6


class Origin(NamedTuple):
    """Where a caller comes from."""

    address: str  # for the log
    group: str  # what counts as one origin: one of `networks`
    networks: tuple[str, ...]  # that it is in, from the widest to the address itself

    @classmethod
    def of(cls, address: str) -> Origin:
        """The origin of an address as a socket tells it ("fe80::1%eth0")."""
        try:
            parsed = ip_address(address.partition("%")[0])
        except ValueError:
            return cls(address, address, (address,))
        digits = parsed.packed.hex()
        networks = tuple(f"{parsed.version} {digits[: bits // 4]}" for bits in _NETWORKS[parsed.version])
        return cls(address, networks[_GROUP], networks)
