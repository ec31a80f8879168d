"""When the list of tables stays empty: which leg of the way fails?

Five legs are tried one after the other, off the caller's thread, and each is told as soon as it is known; all of them
take about five seconds at most. What can be tried from one machine is limited: that others hear us, only others know.
"""

from __future__ import annotations

import asyncio
import errno
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import AsyncExitStack
from typing import NamedTuple, TypeAlias

from engines.game import Plain
from network.lan.discovery import Found
from network.lan.echo import Echo
from network.lan.interfaces import Interface, addresses, bare, interfaces, lan, own_addresses
from network.lan.reach import AT_ONCE, Reach, reached
from network.loop import Loop
from network.messages.table import NO_DETAILS

__all__ = ["CODES", "LEGS", "Check", "Leg", "addresses", "run"]

OK, FAILED, UNKNOWN = "ok", "failed", "unknown"

LEGS = ("interface", "announce", "others", "port", "hosts")

CODES: Mapping[str, tuple[str, ...]] = {
    "interface": (
        "",  # details: "addresses", ours
        "no_interface",
        "no_multicast",  # there is an interface, but none that can multicast; details: "interfaces"
        "failed",
    ),
    "announce": (
        "",
        "not_heard",  # our calls do not come back; details: "interfaces", on which they do not
        "not_announced",  # they do, but our tables are not among what is heard
        "no_socket",  # details: "why", the system's name for the reason
        "no_interface",
        "failed",
    ),
    "others": (
        "",  # details: "addresses" of other machines
        "nobody",  # perhaps there is nobody; perhaps they are not heard
        "failed",
    ),
    "port": (
        "",  # details: "addresses", at which our own port answers; "port"
        "no_answer",  # details: "addresses", at which it does not; "port"
        "not_hosting",
        "no_interface",
        "failed",
    ),
    "hosts": (
        "",
        "unreachable",  # details: "tables", the names, and "addresses" of those that were heard of but do not answer
        "nobody",
        "failed",
    ),
}
"""Every code of every leg; "" is a leg that is well, "failed" a mistake of ours."""

_ANNOUNCE_SECONDS = 2.4  # an answer may be held back for a second, so as not to repeat another one
_OTHERS_SECONDS = 0.8
_MOST_HOSTS = 2 * AT_ONCE  # that are tried, and told

_log = logging.getLogger(__name__)


class Leg(NamedTuple):
    """What came of one leg. "unknown" is no failure: it cannot be told, or there is nothing to try."""

    name: str
    state: str
    code: str = ""
    details: Mapping[str, Plain] = NO_DETAILS


_Result: TypeAlias = tuple[str, str, Mapping[str, Plain]]
"""State, code and details of a leg."""


class Check:
    """A check that is under way."""

    def __init__(self, future: Future[None]) -> None:
        self._future = future

    def cancel(self) -> None:
        """Tell nothing more; a leg that is being told just now may still come."""
        self._future.cancel()


def run(port: int | None, tables: Sequence[Found], on_leg: Callable[[Leg], None], loop: Loop | None = None) -> Check:
    """Try the legs of LEGS in their order; `on_leg` is called on the loop's thread.

    `port` is the one we host at, None if we do not host; `heard` is what `Browser.heard` tells.
    """
    return Check((loop or Loop.shared()).run(_Walk(port, tables).walk(on_leg)))


class _Walk:
    """The way from us to others, for one check."""

    def __init__(self, port: int | None, tables: Sequence[Found]) -> None:
        self._port = port
        self._interfaces: tuple[Interface, ...] = ()
        self._heard = tables
        self._echo: Echo | None = None
        self._stack = AsyncExitStack()

    async def walk(self, on_leg: Callable[[Leg], None]) -> None:
        legs = (self._interface, self._announce, self._others, self._own_port, self._hosts)
        async with self._stack:
            for name, leg in zip(LEGS, legs, strict=True):
                try:
                    state, code, details = await leg()
                except Exception:
                    _log.exception("check of %s", name)
                    state, code, details = UNKNOWN, "failed", NO_DETAILS
                on_leg(Leg(name, state, code, details))

    async def _interface(self) -> _Result:
        self._interfaces = interfaces()
        outward = [each for each in self._interfaces if not each.loopback]
        if not outward:
            return FAILED, "no_interface", NO_DETAILS
        if not lan(outward):
            return FAILED, "no_multicast", {"interfaces": [each.name for each in outward]}
        return OK, "", {"addresses": [*addresses()]}

    async def _announce(self) -> _Result:
        if not lan(self._interfaces):
            return UNKNOWN, "no_interface", NO_DETAILS
        try:
            self._echo = await self._stack.enter_async_context(Echo(self._interfaces))
        except OSError as error:
            return FAILED, "no_socket", {"why": errno.errorcode.get(error.errno or 0, "")}
        if await self._echo.heard(self._port, _ANNOUNCE_SECONDS):
            return OK, "", NO_DETAILS
        if self._echo.silent:
            return FAILED, "not_heard", {"interfaces": [*self._echo.silent]}
        return FAILED, "not_announced", NO_DETAILS

    async def _others(self) -> _Result:
        found = {table.addresses[0] for table in self._elsewhere()}
        if self._echo and (found or await self._echo.heard_others(_OTHERS_SECONDS)):
            found |= self._echo.others
        return (OK, "", {"addresses": [*sorted(found)[:_MOST_HOSTS]]}) if found else (UNKNOWN, "nobody", NO_DETAILS)

    async def _own_port(self) -> _Result:
        ours = addresses()
        if self._port is None:
            return UNKNOWN, "not_hosting", NO_DETAILS
        if not ours:
            return UNKNOWN, "no_interface", NO_DETAILS
        answers = await asyncio.gather(*(reached([address], self._port) for address in ours))
        silent = [address for address, answer in zip(ours, answers, strict=True) if not answer]
        state, code = (FAILED, "no_answer") if silent else (OK, "")
        return state, code, {"addresses": [*(silent or ours)], "port": self._port}

    async def _hosts(self) -> _Result:
        # One table of each host, and no more hosts than can be tried in time.
        tables = [*{(table.addresses, table.port): table for table in self._elsewhere()}.values()][:_MOST_HOSTS]
        reach = Reach()
        answers = await asyncio.gather(*(reach.reached(table.addresses, table.port) for table in tables))
        silent = [table for table, answer in zip(tables, answers, strict=True) if not answer]
        if silent:
            return (
                FAILED,
                "unreachable",
                {
                    "tables": [table.card.name for table in silent],
                    "addresses": [*sorted({_spelled(table) for table in silent})],
                },
            )
        return (OK, "", NO_DETAILS) if tables else (UNKNOWN, "nobody", NO_DETAILS)

    def _elsewhere(self) -> list[Found]:
        """The tables heard of that are not on this machine."""
        ours = own_addresses(self._interfaces)
        return [table for table in self._heard if not {bare(address) for address in table.addresses} & ours]


def _spelled(table: Found) -> str:
    address = table.addresses[0]
    return f"[{address}]:{table.port}" if ":" in address else f"{address}:{table.port}"
