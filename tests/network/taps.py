"""A host without sockets and threads, and guests of whose lines every byte is kept.

The host, its visits, their lines and the rooms are the real ones, from the first byte of a Hello on; only TLS is
missing, and what is posted to another thread is done here, in the same order. Time passes when the test says so.
Everything happens inside of `asyncio.run`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_bytes
from time import monotonic
from typing import TypeVar

from engines import load
from engines.game import Seat, usual_options
from engines.match import Match
from network.lines.connection import Connection
from network.lines.host import Host
from network.lines.visit import Visit
from network.messages.changes import Shown
from network.messages.line import (
    CAPABILITIES,
    CLIENT,
    OLDEST,
    VERSION,
    Enter,
    Entered,
    FromClient,
    FromHost,
    Hello,
    Locked,
    Ping,
    Pong,
    Prove,
    Room,
    Told,
    Welcome,
)
from network.messages.room import AskCommit, AskReveal, Commit, Ready, Reveal, RoomSettings, Sit, Start
from network.messages.table import Act, ClaimWindow, Entry
from network.messages.wire import Wire
from network.origin import Origin
from network.room.room import Room as RoomItself
from network.table.table import Table
from network.trust.identity import identity_in
from network.trust.pass_phrase import Knock, verifier
from network.trust.seed_protocol import commitment
from tests.network.hall import IDENT, HandKeeper, have_first_decide
from tests.network.real_host import DEFAULTS, FAST, PATIENCE

Heard = TypeVar("Heard")
Receiver = Callable[[bytes], None]
UNMEASURED = FAST._replace(ping=3600.0)  # nobody is pinged: how long an answer takes is another time in each run
Job = Callable[[], object]


class Here:
    """Stands for the thread of the loop and for that of a desk: jobs are done in their order, one after the other."""

    def __init__(self) -> None:
        self.lines: set[Connection] = set()
        self._jobs: deque[Job] = deque()
        self._is_busy = False

    def post(self, job: Job) -> None:
        self._jobs.append(job)
        if self._is_busy:
            return
        self._is_busy = True
        try:
            while self._jobs:
                self._jobs.popleft()()
        finally:
            self._is_busy = False

    call = post

    @contextmanager
    def together(self) -> Iterator[None]:
        yield


class Street:
    """One host with one room."""

    def __init__(self, folder: Path, keeper: HandKeeper | None = None) -> None:
        self.keeper = keeper or HandKeeper()
        self.here = Here()
        self._folder = folder
        self.host = Host(self.here, identity_in(folder), "Hôte", "table-ronde test", "fr", UNMEASURED)  # type: ignore

    def open(self, room: RoomItself) -> Street:
        self.room = room
        have_first_decide(room)
        self.host.add(room, self.here)  # type: ignore[arg-type]
        return self

    def forked(self, match: Match) -> Street:
        """Another world, where this match is played in the same room. Everyone is away there at first."""
        other = Street(self._folder)
        table = Table(match, self.table.occupants, None, self.table.header)
        return other.open(RoomItself.from_ledger(other.keeper, self.room.ledger(), table))

    @property
    def table(self) -> Table:
        assert self.room.table
        return self.room.table

    def close_window(self) -> None:
        """The time of the window for reactions that is open passes."""
        self.keeper.advance(self.table.assistance.reaction_time)

    def line(self, receiver: Receiver, address: str = "test") -> Visit:
        """A line from this address that has just been secured; what the host writes goes to `receiver`."""
        visit = Visit(self.host, Origin.of(address))
        self.host.doorstep.greet(visit)
        visit.connection.connection_made(_Transport(receiver, visit, self.here))
        return visit


def street(folder: Path, game: str = "tiny", seats: int = 2, settings: RoomSettings = DEFAULTS) -> Street:
    """A street with an empty room."""
    made = Street(folder)
    options = usual_options(load(game))
    return made.open(RoomItself(made.keeper, IDENT, "The green table", game, options, seats, settings))


class _Transport(asyncio.Transport):
    """Hands over what is written at once."""

    def __init__(self, receiver: Receiver, visit: Visit, here: Here) -> None:
        super().__init__()
        self._receiver, self._visit, self._here = receiver, visit, here

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._receiver(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def close(self) -> None:
        self.abort()

    def abort(self) -> None:
        visit, self._visit = self._visit, None
        if visit:
            self._here.call(lambda: visit.connection.connection_lost(None))


class Tap:
    """A guest who takes part by itself in making the seed, and keeps everything that comes, byte by byte."""

    def __init__(self, street: Street, name: str, *, watch: bool = False, token: str = "", phrase: str = "") -> None:
        self.name, self.token, self.guest = name, token, ""
        self._street, self._watch, self._phrase = street, watch, phrase
        self._wire = Wire(CLIENT)
        self._news = asyncio.Event()
        self.secret = token_bytes(32)
        self.sent = bytearray()  # by the host
        self.is_deaf = False  # keeps what comes, and does not look at it
        self.heard: list[FromHost] = []
        self.logs: dict[Seat | None, list[Entry]] = {}
        self.visit = street.line(self._receive)

    async def enter(self) -> Tap:
        self.say(Hello(VERSION, OLDEST, "test", "en", CAPABILITIES))
        await self.wait(Welcome)
        entered = await (self._knock() if self._phrase else self._enter(b""))
        self.guest, self.token = entered.guest, entered.token
        await self.wait(Room)
        return self

    async def _enter(self, proof: bytes) -> Entered:
        self.say(Enter(self._street.room.ident, self.name, self.token, self._watch, proof))
        return await self.wait(Locked if proof else Entered)

    async def _knock(self) -> Entered:
        ident = self._street.room.ident
        knock = Knock(verifier(self._phrase, ident), ident, self._street.host.identity.fingerprint)
        locked = await self._enter(knock.half)
        self.say(Prove(knock.proof(locked.proof)))
        return await self.wait(Entered)

    async def wait(self, kind: type[Heard]) -> Heard:
        """The last message of this kind, if need be once it has come."""
        async with asyncio.timeout(PATIENCE):
            while not (found := self.all(kind)):
                self._news.clear()
                await self._news.wait()
        return found[-1]

    def say(self, *messages: FromClient) -> Tap:
        for message in messages:
            self.visit.connection.data_received(self._wire.send(message))
        return self

    # What came.

    def _receive(self, data: bytes) -> None:
        self.sent += data
        for message in () if self.is_deaf else self._wire.feed(data, monotonic()):
            self.heard.append(message)
            self._answer(message)
            if isinstance(message, Told):
                self.logs.setdefault(message.seat, [])[message.log_from :] = message.log
        self._news.set()

    def _answer(self, message: FromHost) -> None:
        room = self._street.room.ident
        if isinstance(message, Ping):
            self.say(Pong(message.number))
        elif isinstance(message, AskCommit):
            self.say(Commit(message.round, commitment(room, message.round, self.guest, self.secret)))
        elif isinstance(message, AskReveal):
            self.say(Reveal(message.round, self.secret.hex()))

    def all(self, kind: type[Heard]) -> list[Heard]:
        return [message for message in self.heard if isinstance(message, kind)]

    def last(self, kind: type[Heard]) -> Heard:
        return self.all(kind)[-1]

    def told(self, seat: Seat | None) -> Told:
        return next(message for message in reversed(self.heard) if isinstance(message, Told) and message.seat == seat)

    def forget(self) -> None:
        """Keep nothing of what came so far but how the match stands."""
        standing = {message.seat: message for message in self.all(Told)}
        self.heard = list(standing.values())
        self.sent.clear()

    def taken(self) -> bytes:
        """All bytes that came since this was last asked for."""
        data = bytes(self.sent)
        self.sent.clear()
        return data

    @property
    def shown(self) -> dict[Seat | None, Shown]:
        """The views that the host sends changes of."""
        return dict(self.visit._shown)

    @shown.setter
    def shown(self, shown: dict[Seat | None, Shown]) -> None:
        self.visit._shown = dict(shown)

    def act(self, seat: Seat, text: str) -> None:
        self.say(Act(seat, text, self.told(seat).length))

    def claim_window(self, seat: Seat) -> None:
        self.say(ClaimWindow(seat, self.told(seat).length))


async def seated(street: Street, names: str, watchers: str = "") -> dict[Seat | None, Tap]:
    """Guests who each hold a seat, and are ready, and those who watch (the last of them is at None)."""
    taps: dict[Seat | None, Tap] = {}
    for seat, name in enumerate(names.split()):
        taps[seat] = (await Tap(street, name).enter()).say(Sit(seat, name), Ready(True))
    for name in watchers.split():
        taps[None] = await Tap(street, name, watch=True).enter()
    return taps


async def playing(street: Street, names: str = "Ana Bo", watchers: str = "Eva") -> dict[Seat | None, Tap]:
    """The same, and the match has begun."""
    taps = await seated(street, names, watchers)
    taps[0].say(Start())
    assert street.room.state().stage == "playing"
    return taps
