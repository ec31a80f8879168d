"""Everybody who calls at one host, and how much of it they may take on their way to a table.

A caller connects, speaks, shakes hands, is greeted, perhaps waits for a turn, and is inside. Each step has a time limit
and room for so many (`network.lines.crowd`); steps that cost something have a rate and a queue
(`network.lines.turnstile`). So a stranger who leans on the door crowds out other strangers, not friends. Those who are
sent away and have yet to read why are in nobody's way. Everything happens on the loop's thread.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from engines.game import Plain
from network.desk import Job
from network.lines.connection import LINGER
from network.lines.crowd import Crowd
from network.lines.tls import TlsLine
from network.lines.turnstile import Turn, Turns, Turnstile
from network.messages import wire
from network.messages.wire import WireFault
from network.origin import Origin
from network.rate_limit import Bucket, Rate

if TYPE_CHECKING:
    from network.lines.visit import Visit


class Limits(NamedTuple):
    """What callers may take of a host: so much that friends never notice, and no more."""

    connections: int = 256  # in rooms, of those who are new there
    returning: int = 64  # more for those who come back to their seats
    from_one_address: int = 16  # in rooms, of those who are new there; twice as many with those who come back
    silent: int = 256  # lines without a first byte: windows that look for tables, and strangers
    silent_from_one_address: int = 128
    outside: int = 64  # at each further step of the way in, and of those who have to read why they are sent away
    outside_from_one_address: int = 16
    hello: float = 5.0  # seconds for the first byte, for the handshake and for the hello, each
    door: float = 30.0  # seconds to come in
    turn: float = 20.0  # of these to wait for a turn
    enters: int = 8  # times that one line may ask to enter
    queue: int = 4 * 1024 * 1024  # bytes that wait for one caller to read them
    ping: float = 3.0  # seconds between two
    silence: float = 10.0  # seconds after which a caller is taken for gone
    linger: float = LINGER  # seconds for a caller to read why it is sent away
    log: Rate = Rate(50, 5.0)  # lines in the log about callers who were sent away
    handshakes: Turns = Turns(Rate(30, 0.5), Rate(100, 0.01))  # each takes about a millisecond
    entries: Turns = Turns(Rate(16, 2.0), Rate(32, 0.5))  # of newcomers at one table: everybody there is told
    # At most ten phrases a minute are tried at one table, and five by one caller. Each counts for an hour when it is
    # asked who may try next.
    phrases: Turns = Turns(Rate(2, 20.0), Rate(4, 10.0), memory=3600.0)
    wire: wire.WireLimits = wire.WireLimits()


class Doorstep:
    """The callers of one host. Implements `network.lines.tls.LineKeeper`."""

    def __init__(self, limits: Limits, context: ssl.SSLContext, visit: Callable[[Origin], Visit]) -> None:
        self._limits, self._context, self._visit = limits, context, visit
        self._silent = Crowd[TlsLine](limits.silent, limits.silent_from_one_address)
        self._shaking = Crowd[TlsLine](limits.outside, limits.outside_from_one_address)
        self._outside: Crowd[Visit] = Crowd(limits.outside, limits.outside_from_one_address)
        self._leaving: Crowd[Visit] = Crowd(limits.outside, limits.outside)
        self._inside: set[Visit] = set()
        self._visits: set[Visit] = set()
        self._due: dict[TlsLine, asyncio.TimerHandle] = {}
        self._awaited: dict[TlsLine, Turn] = {}
        self._handshakes = Turnstile(limits.handshakes, monotonic, _later)
        self.entries = Turnstile(limits.entries, monotonic, _later)
        self.phrases = Turnstile(limits.phrases, monotonic, _later)
        self._log = _Log(limits.log)
        self._gone = asyncio.Event()

    def line(self) -> TlsLine:
        """For a new connection."""
        return TlsLine(self, self._context)

    # Called by lines.

    def arrived(self, line: TlsLine) -> None:
        self._expect(line)
        _drop(self._silent.add(line))

    def spoke(self, line: TlsLine) -> None:
        self._silent.discard(line)
        self._expect(line)
        turn = self._handshakes.ask("", line.origin, partial(self._called, line))
        if turn.taken is None and line.is_open:
            self._awaited[line] = turn

    def _called(self, line: TlsLine, wait: int) -> None:
        self._awaited.pop(line, None)
        if wait:
            line.refuse()
            return
        self._expect(line)
        _drop(self._shaking.add(line))
        line.begin()

    def secured(self, line: TlsLine) -> asyncio.Protocol:
        self._shaking.discard(line)
        self._due.pop(line).cancel()
        visit = self._visit(line.origin)
        self.greet(visit)
        return visit.connection

    def lost(self, line: TlsLine) -> None:
        self._silent.discard(line)
        self._shaking.discard(line)
        if line in self._awaited:
            self._handshakes.leave(self._awaited.pop(line))
        if line in self._due:
            self._due.pop(line).cancel()

    def _expect(self, line: TlsLine) -> None:
        """The next step has to be done in time."""
        if line in self._due:
            self._due.pop(line).cancel()
        self._due[line] = asyncio.get_running_loop().call_later(self._limits.hello, line.refuse)

    # Called by visits.

    def greet(self, visit: Visit) -> None:
        """Somebody whose line is secure is at the door."""
        self._visits.add(visit)
        self._stay_outside(visit)

    def _stay_outside(self, visit: Visit) -> None:
        dropped = self._outside.add(visit)
        if dropped:
            dropped.fault("too_many")

    async def turn(self, turnstile: Turnstile, place: str, visit: Visit) -> Turn:
        """Wait for this caller's turn. Raises WireFault, with the seconds after which to try again."""
        called: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        turn = turnstile.ask(place, visit.origin, lambda wait: None if called.done() else called.set_result(wait))
        if turn.taken is not None:
            return turn
        self._outside.discard(visit)  # who waits in a queue is counted there
        try:
            async with asyncio.timeout(self._limits.turn):
                wait = await called
        except TimeoutError:
            wait = turnstile.wait(turn)
        finally:
            turnstile.leave(turn)
        if wait:
            raise WireFault("too_fast", {"wait": wait})
        self._stay_outside(visit)
        return turn

    def admit(self, visit: Visit, *, is_known: bool) -> bool:
        """Whether there is room inside for this caller, who is counted there from now on."""
        limits = self._limits
        most = limits.connections + (limits.returning if is_known else 0)
        from_one = limits.from_one_address * (2 if is_known else 1)
        same = sum(other.origin.group == visit.origin.group for other in self._inside)
        if len(self._inside) >= most or same >= from_one:
            return False
        self._outside.discard(visit)
        self._inside.add(visit)
        return True

    def tell_log(self, visit: Visit, code: str, details: Mapping[str, Plain]) -> None:
        self._log.tell(visit.origin, code, details)

    def see_out(self, visit: Visit) -> None:
        """A caller is going, and has some time to read why; it is in nobody's way any more."""
        self._outside.discard(visit)
        self._inside.discard(visit)
        dropped = self._leaving.add(visit)
        if dropped:
            dropped.connection.cut()

    def forget(self, visit: Visit) -> None:
        """A caller's line is gone."""
        self._outside.discard(visit)
        self._inside.discard(visit)
        self._leaving.discard(visit)
        self._visits.discard(visit)
        if not self._visits:
            self._gone.set()

    async def close(self, seconds: float) -> None:
        """Send everybody away; whoever has not read why after so many seconds is cut off."""
        for line in tuple(self._due):
            line.refuse()
        self._leaving = Crowd(len(self._visits), len(self._visits))  # all of them at once
        for visit in tuple(self._visits):
            visit.fault("shutting_down")
        if self._visits:
            self._gone.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._gone.wait()
        for visit in tuple(self._visits):
            visit.connection.cut()


class _Log:
    """One line for each caller who was sent away, and no more than the disk of the host can bear."""

    def __init__(self, rate: Rate) -> None:
        self._log = logging.getLogger("network.lines.host")
        self._bucket = Bucket(rate)
        self._left_out = 0

    def tell(self, origin: Origin, code: str, details: Mapping[str, Plain]) -> None:
        if not self._bucket.take(monotonic()):
            self._left_out += 1
            return
        if self._left_out:
            self._log.info("%d more lines left out", self._left_out)
            self._left_out = 0
        self._log.info("%s: %s %r", origin.address, code, dict(details))


def _drop(line: TlsLine | None) -> None:
    if line:
        line.refuse()


def _later(seconds: float, job: Job) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, job)
