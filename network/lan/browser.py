"""Looks for tables on the local network, as long as somebody looks at the list.

zeroconf tells what is announced and what says goodbye. It does not notice a host that was killed or cut off, so every
host is tried over TCP as well, again and again; `network.lan.listing` makes the list of both. Nothing is sent and
nothing is listened to before `start` and after `stop`.

Anybody can announce anything, as fast as they like. What changes is noted and looked at in small portions, and hosts
are tried a few at a time and only in our own networks: a flood costs neither the window nor others on the network much.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

from network.lan.air import FOLLOW_EVERY, Air, OnlyNews, keep_on_air
from network.lan.discovery import SERVICE, Found, Looker, read
from network.lan.interfaces import ordered
from network.lan.listing import HostPlace, Listing
from network.lan.reach import Reach
from network.loop import Loop

if TYPE_CHECKING:
    from zeroconf import ServiceStateChange, Zeroconf
    from zeroconf.asyncio import AsyncServiceInfo

PROBE_EVERY = 1.5
"""Seconds between two tries to reach a host: two of them in a row, and each may last a second, are less than five."""
RETRY_AFTER = 0.5
"""Seconds until a host that did not answer for the first time is tried again."""
PROBE_GROWTH, LONGEST_PAUSE = 1.5, 10.0
"""From then on each pause is so many times the one before, up to so many seconds, unless it is announced anew."""
PORTION, PORTION_EVERY = 8, 0.1
"""So many announcements are looked at together, and then so many seconds nothing: 80 a second, the first at once."""
MAX_NEWS = 500
"""Announcements that wait to be looked at. What comes when there are more is forgotten, and is news the next time."""
MAX_POINTERS = 1000
"""Services that zeroconf remembers for us."""
ASK_EVERY = 5
"""Every so many looks at the interfaces (ten seconds), all are asked again: an announcement may have been lost."""
MAX_ADDRESSES = 8
"""Of a host: how many of its addresses are tried."""
MAX_REQUESTS = 8
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
        self._reach = Reach()
        self._news: dict[str, bool] = {}  # names of services that wait to be looked at, and whether they are gone
        self._has_news = asyncio.Event()
        self._forgotten: set[str] = set()
        self._watchers: dict[HostPlace, asyncio.Task[None]] = {}
        self._announced: dict[
            HostPlace, asyncio.Event
        ] = {}  # of places that are watched: something was announced there
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
        news = AsyncServiceBrowser(air.zeroconf, SERVICE, [self._on_news], question_type=DNSQuestionType.QM)
        reading = asyncio.get_running_loop().create_task(self._read_news(air))
        try:
            for turn in count(1):
                self._trouble(air.trouble)
                await asyncio.sleep(FOLLOW_EVERY)
                self._look_again(air, await air.follow(), turn % ASK_EVERY == 0)
        finally:
            reading.cancel()
            await news.async_cancel()

    def _look_again(self, air: Air, is_changed: bool, is_time_to_ask: bool) -> None:
        self._forgotten |= _too_many(air, self._listing.names() | self._news.keys())
        _forget(air, self._forgotten)
        self._forgotten.clear()
        if is_changed:  # then other addresses are the promising ones
            for name in self._listing.names():
                self._note(name, is_gone=False)
        if is_changed or is_time_to_ask:
            air.ask()

    def _on_news(
        self,
        zeroconf: Zeroconf,  # noqa: ARG002 (zeroconf's call)
        service_type: str,  # noqa: ARG002
        name: str,
        state_change: ServiceStateChange,
    ) -> None:
        self._note(name, is_gone=state_change.name == "Removed")

    def _note(self, name: str, *, is_gone: bool) -> None:
        """Have a service looked at, once, however often it changes before that."""
        if name in self._news or len(self._news) < MAX_NEWS:
            self._news[name] = is_gone
            self._has_news.set()
        else:
            self._forgotten.add(name)

    async def _read_news(self, air: Air) -> None:
        while True:
            await self._has_news.wait()
            for name in list(self._news)[:PORTION]:
                try:
                    self._read(air, name, is_gone=self._news.pop(name))
                except Exception:  # whatever a stranger managed to send
                    _log.exception("announcement of %r", name)
            if not self._news:
                self._has_news.clear()
            await asyncio.sleep(PORTION_EVERY)

    def _read(self, air: Air, name: str, *, is_gone: bool) -> None:
        if is_gone:
            self._listing.unhear(name)
            self._caught_up()
            air.ask()  # if it was somebody else's goodbye, the host of that table will protest
        else:
            self._look_up(air, name)

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
        else:
            self._forgotten.add(name)

    async def _request(self, air: Air, info: AsyncServiceInfo) -> None:
        from zeroconf import DNSQuestionType, NotRunningException

        with suppress(NotRunningException):  # the search has ended meanwhile
            if await info.async_request(air.zeroconf, REQUEST_SECONDS * 1000, DNSQuestionType.QM):
                self._take(air, info)

    def _take(self, air: Air, info: AsyncServiceInfo) -> None:
        announced = read(info.properties)
        addresses = ordered(info.parsed_scoped_addresses(), air.interfaces)[:MAX_ADDRESSES]
        if announced and addresses and info.port:
            self._forgotten |= self._listing.hear(info.name, Found(*announced, addresses, info.port))
            self._caught_up()
            place = HostPlace(addresses, info.port)
            if place in self._announced:
                self._announced[place].set()

    def _caught_up(self) -> None:
        """There is one watcher at every place, and none elsewhere."""
        self.heard = tuple(self._listing)
        places = self._listing.places()
        for place in [place for place in self._watchers if place not in places]:
            self._watchers.pop(place).cancel()
            del self._announced[place]
        for place in places - self._watchers.keys():
            self._announced[place] = asyncio.Event()
            self._watchers[place] = asyncio.get_running_loop().create_task(self._watch(place))

    async def _watch(self, place: HostPlace) -> None:
        """Try a host for as long as one of its tables has been heard of."""
        announced, pause = self._announced[place], RETRY_AFTER
        while place in self._watchers:
            announced.clear()
            if await self._reach.reached(place.addresses, place.port):
                self._listing.answered(place)
                pause = RETRY_AFTER
                await asyncio.sleep(PROBE_EVERY)
                continue
            self._forgotten |= self._listing.missed(place)
            self._caught_up()
            await asyncio.sleep(min(pause, PROBE_EVERY))
            with suppress(TimeoutError):
                async with asyncio.timeout(max(pause - PROBE_EVERY, 0)):
                    await announced.wait()
            pause = min(max(pause * PROBE_GROWTH, PROBE_EVERY), LONGEST_PAUSE)


def _too_many(air: Air, needed: set[str]) -> set[str]:
    """The services that zeroconf remembers and nobody needs, if there are too many of them."""
    pointers = air.zeroconf.cache.async_entries_with_name(SERVICE)
    return {getattr(record, "alias", "") for record in pointers} - needed if len(pointers) > MAX_POINTERS else set()


def _forget(air: Air, names: set[str]) -> None:
    """Take services out of zeroconf's memory, so that they are news if they are announced again."""
    cache = air.zeroconf.cache
    pointers = cache.async_entries_with_name(SERVICE) if names else ()
    cache.async_remove_records([record for record in pointers if getattr(record, "alias", "") in names])
    for name in names:
        cache.async_remove_records(list(cache.async_entries_with_name(name)))
