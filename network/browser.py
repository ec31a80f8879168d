"""Looks for tables on the local network, as long as somebody looks at the list.

zeroconf tells what is announced and what says goodbye. It does not notice a host that was killed or cut off, so every
host is tried over TCP as well, again and again; `network.listing` makes the list of both. Nothing is sent and nothing
is listened to before `start` and after `stop`.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from network.air import FOLLOW_EVERY, Air, OnlyNews, keep_on_air
from network.discovery import SERVICE, Found, Looker, read
from network.interfaces import ordered
from network.listing import Listing, Place
from network.loop import Loop
from network.reach import reached

if TYPE_CHECKING:
    from zeroconf import ServiceStateChange, Zeroconf
    from zeroconf.asyncio import AsyncServiceInfo

PROBE_EVERY = 1.5
"""Seconds between two tries to reach a host: two of them in a row, and each may last a second, are less than five."""
RETRY_AFTER = 0.5
"""Seconds until a host that did not answer for the first time is tried again."""
ASK_EVERY = 5
"""Every so many looks at the interfaces (ten seconds), all are asked again: an announcement may have been lost."""
MAX_ADDRESSES = 8
"""Of a host: how many of its addresses are tried."""
MAX_REQUESTS = 32
"""Incomplete announcements that are asked about at the same time."""
REQUEST_SECONDS = 3

_log = logging.getLogger(__name__)


class Browser:
    """Finds tables. Its methods may be called from any thread, and raise nothing."""

    def __init__(self, looker: Looker, loop: Loop | None = None) -> None:
        self._looker = looker
        self._loop = loop or Loop.shared()
        self._search: _Search | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look: every table is found anew. What is under way already goes on."""
        self._loop.call(self._start)

    def stop(self) -> None:
        """Look no more. A call that is under way just now may still come."""
        self._loop.call(self._stop)

    def heard(self) -> tuple[Found, ...]:
        """Every table that was heard of in this search, also those whose host does not answer."""
        return self._search.heard if self._search else ()

    def _start(self) -> None:
        if self._task is None:
            self._search = _Search(self._looker)
            self._task = asyncio.get_running_loop().create_task(self._search.run())

    def _stop(self) -> None:
        if self._task:
            self._task.cancel()
            self._task = None


class _Search:
    """One search, from start to stop."""

    def __init__(self, looker: Looker) -> None:
        self.heard: tuple[Found, ...] = ()
        self._listing = Listing(looker)
        self._trouble = OnlyNews(looker.trouble)
        self._forgotten: set[str] = set()
        self._watchers: dict[Place, asyncio.Task[None]] = {}
        self._requests: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        try:
            await keep_on_air(self._look, self._trouble)
        finally:
            for task in (*self._watchers.values(), *self._requests):
                task.cancel()

    async def _look(self, air: Air) -> None:
        from zeroconf import DNSQuestionType
        from zeroconf.asyncio import AsyncServiceBrowser

        # Answers are asked for everybody (QM): one meant for us alone may end at another program on this machine.
        news = AsyncServiceBrowser(air.zeroconf, SERVICE, [partial(self._on_news, air)],
                                   question_type=DNSQuestionType.QM)
        try:
            for turn in count(1):
                self._trouble(air.trouble)
                await asyncio.sleep(FOLLOW_EVERY)
                self._look_again(air, await air.follow(), turn % ASK_EVERY == 0)
        finally:
            await news.async_cancel()

    def _look_again(self, air: Air, is_changed: bool, is_time_to_ask: bool) -> None:
        while self._forgotten:
            _forget(air, self._forgotten.pop())
        if is_changed:  # then other addresses are the promising ones
            for name in self._listing.names():
                self._look_up(air, name)
        if is_changed or is_time_to_ask:
            air.ask()

    def _on_news(self, air: Air, zeroconf: Zeroconf, service_type: str, name: str,  # noqa: ARG002 (zeroconf's call)
                 state_change: ServiceStateChange) -> None:
        try:
            if state_change.name == "Removed":
                self._listing.unhear(name)
                self._caught_up()
                air.ask()  # if it was somebody else's goodbye, the host of that table will protest
            else:
                self._look_up(air, name)
        except Exception:  # whatever a stranger managed to send
            _log.exception("announcement of %r", name)

    def _look_up(self, air: Air, name: str) -> None:
        from zeroconf import BadTypeInNameException
        from zeroconf.asyncio import AsyncServiceInfo

        try:
            info = AsyncServiceInfo(SERVICE, name)
        except BadTypeInNameException:
            return
        if info.load_from_cache(air.zeroconf):
            self._take(air, info)
        elif len(self._requests) < MAX_REQUESTS:
            task = asyncio.get_running_loop().create_task(self._request(air, info))
            self._requests.add(task)
            task.add_done_callback(self._requests.discard)

    async def _request(self, air: Air, info: AsyncServiceInfo) -> None:
        from zeroconf import DNSQuestionType, NotRunningException

        with suppress(NotRunningException):  # the search has ended meanwhile
            if await info.async_request(air.zeroconf, REQUEST_SECONDS * 1000, DNSQuestionType.QM):
                self._take(air, info)

    def _take(self, air: Air, info: AsyncServiceInfo) -> None:
        told = read(info.properties)
        addresses = ordered(info.parsed_scoped_addresses(), air.interfaces)[:MAX_ADDRESSES]
        if told and addresses and info.port:
            self._listing.hear(info.name, Found(*told, addresses, info.port))
            self._caught_up()

    def _caught_up(self) -> None:
        """There is one watcher at every place, and none elsewhere."""
        self.heard = tuple(self._listing)
        places = self._listing.places()
        for place in [place for place in self._watchers if place not in places]:
            self._watchers.pop(place).cancel()
        for place in places - self._watchers.keys():
            self._watchers[place] = asyncio.get_running_loop().create_task(self._watch(place))

    async def _watch(self, place: Place) -> None:
        """Try a host for as long as one of its tables has been heard of."""
        was_missed = False
        while place in self._watchers:
            if await reached(place.addresses, place.port):
                self._listing.answered(place)
                was_missed = False
                await asyncio.sleep(PROBE_EVERY)
            else:
                self._forgotten |= self._listing.missed(place)
                self._caught_up()
                await asyncio.sleep(PROBE_EVERY if was_missed else RETRY_AFTER)
                was_missed = True


def _forget(air: Air, name: str) -> None:
    """Take a service out of zeroconf's memory, so that it is news if it is announced again."""
    cache = air.zeroconf.cache
    pointers = [record for record in cache.async_entries_with_name(SERVICE) if getattr(record, "alias", "") == name]
    cache.async_remove_records([*pointers, *cache.async_entries_with_name(name)])
