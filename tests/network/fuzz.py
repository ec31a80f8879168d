"""Strangers who talk nonsense to a host, and a host that talks nonsense to a guest: `python -m tests.network.fuzz`.

What is said is a conversation as it should be, from the first byte to the end of a game, in which now and then
something is wrong (`tests.network.mutations`). The host is that of `tests.network.taps`, fed with bytes: friends play
at one of its tables, match after match, and must not notice; strangers rule at another one, where friends must be able
to sit down and play afterwards. The guest is a real one, called at by TLS: it must take everything, and play its game
when a good host answers again. Nothing may be raised anywhere, logged as a warning, or kept for ever.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import resource
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from typing import NamedTuple

from engines import load
from engines.game import Seat, usual_options
from network.loop import begun
from network.messages.line import (
    CAPABILITIES,
    HOST,
    OLDEST,
    VERSION,
    Enter,
    Entered,
    Fault,
    Hello,
    Locked,
    Message,
    Ping,
    Pong,
    Room,
    Told,
    Welcome,
)
from network.messages.packing import packed as packed_message
from network.messages.packing import unpacked
from network.messages.room import (
    GATHERING,
    OVER,
    PLAYING,
    Again,
    AskCommit,
    AskReveal,
    Change,
    ClockRule,
    Commit,
    Finished,
    Free,
    Kick,
    Leave,
    LineStatus,
    Ready,
    Reveal,
    RoomSettings,
    RoomState,
    Say,
    Sit,
    Stand,
    Start,
    Verdict,
)
from network.messages.table import Act, AskUndo, OfferDraw, Pause, Refresh, Resign
from network.messages.wire import HEADER
from network.room.room import Room as RoomItself
from network.table.table import Table
from network.trust.identity import Identity, host_context, identity_in
from network.trust.seed_protocol import commitment
from tests.network import dossiers, taps, tiny
from tests.network.hall import IDENT, HandKeeper, have_first_decide
from tests.network.messages import CLIENT_TYPES, HOST_TYPES, any_message
from tests.network.mutations import framed, mutated
from tests.network.real_host import Guest, RealHost, real_host, started
from tests.network.taps import Street, Tap

STRANGERS = 6  # at a time
WRONG = 0.06  # of all frames
OPEN = "f" * 16  # the table where strangers rule
FRIENDS_EVERY = 8  # frames: an action of the friends
TIME_EVERY = 40  # frames: some time passes
MORE_BLOCKS = 50_000  # of memory, in use at the end, more than after a third of it all: some megabytes
MORE_PEAK = 64 * 1024  # KiB that were in use at any time, more than until then
SOON = 0.02  # seconds after which a guest is asked to call again
PATIENCE = 60.0  # seconds for it to do so


class Trouble(AssertionError):
    """What must never happen has."""


class Watch(logging.Handler):
    """Sees what is logged, and what is raised where nobody catches it."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.faults = 0
        self.troubles: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            self.troubles.append(self.format(record))
        elif record.name == "network.lines.host":
            self.faults += 1

    def raised(self, args: threading.ExceptHookArgs) -> None:
        self.troubles.append(logging.Formatter().formatException((args.exc_type, args.exc_value, args.exc_traceback)))

    def check(self) -> None:
        if self.troubles:
            raise Trouble("\n".join(self.troubles))


@contextmanager
def watched() -> Iterator[Watch]:
    """Raises Trouble if there was any."""
    watch, hook, root = Watch(), threading.excepthook, logging.getLogger()
    level = root.level
    threading.excepthook = watch.raised
    root.addHandler(watch)
    root.setLevel(logging.INFO)
    try:
        yield watch
    finally:
        threading.excepthook = hook
        root.removeHandler(watch)
        root.setLevel(level)
    watch.check()


# Strangers.


class Stranger:
    """Someone who knows the protocol, and does not keep to it."""

    def __init__(self, street: Street, rng: Random, tokens: list[str]) -> None:
        self._street, self._rng, self._tokens = street, rng, tokens
        self._unread = b""
        self._stage = "hello"
        self._table = OPEN
        self._guest = ""
        self._secret = rng.randbytes(32)
        self._answers: list[Message] = []
        self._told: dict[Seat | None, Told] = {}
        self._state: RoomState | None = None
        self._left = rng.randrange(10, 200)  # messages, before the line breaks
        self.fault = ""
        self.is_gone = False
        self._visit = street.line(self._receive, f"stranger {rng.randrange(3)}")

    # Hearing.

    def _receive(self, data: bytes) -> None:
        self._unread += data
        while len(self._unread) >= HEADER and not self.is_gone:
            end = HEADER + int.from_bytes(self._unread[:HEADER], "big")
            frame, self._unread = self._unread[:end], self._unread[end:]
            self._hear(unpacked(frame[HEADER:], HOST))

    def _hear(self, message: Message) -> None:
        match message:
            case Fault():
                self.fault = message.code
                self.hang_up()
            case Welcome() | Locked():
                self._stage = "door"
            case Entered():
                self._stage, self._guest = "room", message.guest
                self._tokens.append(message.token)
                del self._tokens[:-20]
            case Room():
                self._state = message.state
            case Told():
                self._told[message.seat] = message
            case Ping():
                self._answers.append(Pong(message.number))
            case AskCommit():
                value = commitment(self._table, message.round, self._guest, self._secret)
                self._answers.append(Commit(message.round, value))
            case AskReveal():
                self._answers.append(Reveal(message.round, self._secret.hex()))

    # Talking.

    def talk(self) -> int:
        """Say something; how many messages it was meant to be."""
        rng = self._rng
        frames = [framed(packed_message(self._next())) for _ in range(rng.choice((1, 1, 1, 2, 6)))]
        if rng.random() < 0.05:
            rng.shuffle(frames)
        for frame in frames:
            data = mutated(frame, rng) if rng.random() < WRONG else frame
            cut = rng.randrange(len(data) + 1)
            for part in (data[:cut], data[cut:]):
                if not self.is_gone:
                    self._visit.connection.data_received(part)
        self._left -= len(frames)
        if self._left < 0:
            self.hang_up()
        return len(frames)

    def hang_up(self) -> None:
        """The line breaks."""
        if not self.is_gone:
            self.is_gone = True
            self._visit.connection.cut()

    def _next(self) -> Message:
        rng = self._rng
        if self._answers and rng.random() < 0.9:
            return self._answers.pop(0)
        if rng.random() < 0.05:
            return any_message(rng.choice(CLIENT_TYPES), rng)
        stage, self._stage = self._stage, "waiting" if self._stage != "room" else "room"
        match stage:
            case "hello":
                return Hello(VERSION, OLDEST, "stranger", "en", CAPABILITIES if rng.random() < 0.7 else ())
            case "door":
                return self._enter()
            case "room":
                return self._ask()
        return Ping(1)

    def _enter(self) -> Message:
        rng = self._rng
        self._table = rng.choice((*[OPEN] * 8, self._street.room.ident, "0" * 16))
        token = rng.choice(("", "", rng.randbytes(16).hex(), *self._tokens[-2:]))
        return Enter(self._table, rng.choice(("Zoé", "Ana", "\u202eX", "")), token, rng.random() < 0.3)

    def _ask(self) -> Message:
        """What a guest would ask for now; or anything else."""
        rng, state = self._rng, self._state
        told = rng.choice(list(self._told.values())) if self._told else None
        if told and told.legal and told.seat is not None and rng.random() < 0.7:
            return Act(told.seat, rng.choice(told.legal), told.length)
        if state and rng.random() < 0.6:
            return self._as_a_friend(state)
        return self._anything(tuple(person.guest for person in state.people) if state else ())

    def _as_a_friend(self, state: RoomState) -> Message:
        """What helps a match to begin, and to go on."""
        is_chief, is_gathering = state.chief == self._guest, state.stage == GATHERING
        away = {person.guest for person in state.people if not person.here}
        if state.stage == OVER:
            return Again()
        for seat, held in enumerate(state.seats):
            if held.kind == "open":
                return Sit(seat, "Zoé")
            if is_chief and is_gathering and (held.guest in away or held.kind == "bot"):
                return Free(seat)
        if is_gathering:
            return Start() if is_chief else Ready(True)
        return Ping(7)

    def _anything(self, people: tuple[str, ...]) -> Message:
        rng = self._rng
        seat = rng.randrange(3)
        clock = rng.choice((ClockRule(), ClockRule("game", 9), ClockRule("move", 3)))
        settings = RoomSettings(rng.random() < 0.9, clock=clock, grace=rng.randrange(30))
        options = {"first": rng.randrange(2), "cards": rng.choice((1, 3))}
        return rng.choice(
            (
                Act(seat, "c1", 3),
                Resign(seat),
                OfferDraw(seat),
                AskUndo(seat),
                Pause(seat, False),
                Refresh(seat),
                Refresh(None),
                Ready(True),
                Start(),
                Say("bla " * rng.randrange(99)),
                Stand(seat),
                Free(seat),
                Again(),
                Kick(rng.choice((*people, "host", ""))),
                Leave(),
                Change(settings, options, rng.choice((2, 3))),
                any_message(rng.choice(CLIENT_TYPES), rng),
            )
        )


# Friends.


class Friends:
    """They play at a table, match after match, and are not disturbed."""

    def __init__(self, street: Street, taps: Sequence[Tap], rng: Random) -> None:
        self._street, self._taps, self._rng = street, taps, rng
        self.matches = 0

    def play(self) -> None:
        """Do one thing."""
        stage = self._street.room.state().stage
        if stage == PLAYING:
            self._act()
        elif stage == OVER:
            self._finish()
        elif stage == GATHERING:
            for tap in self._taps:
                tap.say(Ready(True))
            self._taps[0].say(Start())
        self._street.keeper.run()
        for tap in self._taps:
            if tap.all(Fault):
                raise Trouble(f"{tap.name} was sent away: {tap.last(Fault)}")

    def _act(self) -> None:
        match, held = self._street.table.match, self._street.room.seating.seats
        seat, length = self._rng.choice([seat for seat in match.actors if held[seat].kind == "human"]), match.length
        self._taps[seat].act(seat, self._rng.choice(match.legal(seat)))
        if match.length != length + 1:
            raise Trouble(f"friends cannot play: {self._taps[seat].heard[-1]}")

    def _finish(self) -> None:
        for tap in self._taps:
            if not tap.all(Finished):
                raise Trouble(f"{tap.name} was not told the end")
            tap.forget()
        self.matches += 1
        self._taps[0].say(Again())


# A host among strangers.


class Bots(HandKeeper):
    """A keeper whose bots play at once; the last action is always one that brings the match on."""

    def drive(self, table: Table) -> None:
        self.jobs.append(lambda: self._play(table))

    def _play(self, table: Table) -> None:
        match = table.match
        for seat in match.actors:
            if table.occupants[seat].kind == "bot" and seat in match.actors:
                table.act(seat, match.legal(seat)[-1], match.length)


class Report(NamedTuple):
    """What came of it."""

    messages: int
    lines: int  # of strangers
    faults: Counter[str]  # by which they were ended
    matches: int  # that friends have played meanwhile
    begun: int  # matches that were begun altogether
    memory: Memory


class Memory(NamedTuple):
    """What this process uses, or used at most: blocks of Python's own, and KiB of the machine's."""

    blocks: int
    peak: int

    @classmethod
    def now(cls) -> Memory:
        gc.collect()
        return cls(sys.getallocatedblocks(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)

    def since(self, before: Memory) -> Memory:
        """How much more it is. Raises Trouble if that is too much."""
        more = Memory(self.blocks - before.blocks, self.peak - before.peak)
        if more.blocks > MORE_BLOCKS or more.peak > MORE_PEAK:
            raise Trouble(f"too much memory is in use: {more}")
        return more


async def host_among_strangers(folder: Path, messages: int, seed: int) -> Report:
    with watched() as watch:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: watch.troubles.append(repr(context)))
        return await _HostFuzz(folder, seed, watch).run(messages)


class _HostFuzz:
    """A host, the friends at one of its tables, and the strangers who come and go."""

    def __init__(self, folder: Path, seed: int, watch: Watch) -> None:
        self._rng, self._watch = Random(seed), watch
        self._street = Street(folder, keeper=Bots())
        keeper = self._street.keeper
        options = usual_options(load("tiny"))
        self._open = RoomItself(keeper, OPEN, "Open", "tiny", options, 2)
        self._street.open(self._open)
        self._street.open(RoomItself(keeper, "0123456789abcdef", "Friends", "tiny", options, 2))
        self._tokens: list[str] = []
        self._strangers: list[Stranger] = []
        self._lines = self._begun = 0
        self._faults: Counter[str] = Counter()

    async def run(self, messages: int) -> Report:
        friends = await self._friends()
        said, rounds, before = 0, 0, None
        while said < messages:
            said += await self._round()
            rounds += 1
            if rounds % FRIENDS_EVERY == 0:
                friends.play()
            if rounds % TIME_EVERY == 0:
                self._pass_time()
            if before is None and said > messages / 3:
                before = Memory.now()
        memory = Memory.now().since(before or Memory.now())
        await self._end(friends)
        return Report(said, self._lines, self._faults, friends.matches, self._begun, memory)

    async def _friends(self) -> Friends:
        taps = [await Tap(self._street, name).enter() for name in ("Ana", "Bo")]
        for seat, tap in enumerate(taps):
            tap.say(Sit(seat, tap.name))
        return Friends(self._street, taps, self._rng)

    async def _round(self) -> int:
        """One stranger talks."""
        while len(self._strangers) < STRANGERS:
            self._strangers.append(Stranger(self._street, self._rng, self._tokens))
            self._lines += 1
        stranger = self._rng.choice(self._strangers)
        said = stranger.talk()
        self._street.keeper.run()
        for _ in range(3):
            await asyncio.sleep(0)  # those at the door are let in
        for gone in [stranger for stranger in self._strangers if stranger.is_gone]:
            self._strangers.remove(gone)
            self._faults[gone.fault] += 1
        return said

    def _pass_time(self) -> None:
        keeper = self._street.keeper
        keeper.advance(self._rng.choice((0.5, 5.0, 31.0)))
        keeper.timers = [timer for timer in keeper.timers if timer.is_set]
        if not any(guest.is_here for guest in self._open.guests):
            _unlock(self._open)
        self._begun += len(keeper.tables)
        for kept in (keeper.kept, keeper.released, keeper.tables, keeper.played_for):
            kept.clear()
        if len(self._open.chat.lines) > 100 or len(list(self._open.guests)) > 32:
            raise Trouble("a room keeps too much")

    async def _end(self, friends: Friends) -> None:
        """The strangers go; friends finish their match, and play one at the other table."""
        for stranger in self._strangers:
            stranger.hang_up()
            self._faults[stranger.fault] += 1
        for _ in range(3):
            await asyncio.sleep(0)
        done = friends.matches
        for _ in range(1000):
            if friends.matches > done:
                break
            friends.play()
        else:
            raise Trouble("the friends' match does not end")
        await self._play_at_open_table()
        told = sum(count for code, count in self._faults.items() if code)
        if self._watch.faults != told:
            raise Trouble(f"{told} were sent away, but {self._watch.faults} lines were logged")

    async def _play_at_open_table(self) -> None:
        street, room = self._street, self._open
        street.keeper.advance(100_000)
        _unlock(room)
        street.room = room
        if room.state().stage == PLAYING:  # a match with secrets cannot be taken over from those who played it
            street.table.paused = False
            for seat in street.table.match.seats:
                street.table.resign(seat)
        taps = [await Tap(street, name).enter() for name in ("Cy", "Dee", "Eli", "Fay")][: len(room.seating.seats)]
        if room.state().stage == OVER:
            taps[0].say(Again())
        for seat, tap in enumerate(taps):
            if room.seating.seats[seat].guest != tap.guest:
                taps[0].say(Free(seat))
                tap.say(Sit(seat, tap.name))
        taps[0].say(Pause(0, False))
        friends = Friends(street, taps, self._rng)
        for _ in range(1000):
            friends.play()
            if friends.matches:
                return
        raise Trouble(f"the open table is stuck: {room.state()}")


def _unlock(room: RoomItself) -> None:
    """Whoever keeps a room can open it again to everybody, and nobody is expected back there for long."""
    room.settings, room.verifier = RoomSettings(grace=5), b""
    room.guests.kicked.clear()


# A guest at a host that talks nonsense.


class FalseHost:
    """Says what a host has said in a whole match, now and then wrongly, to whoever calls; and then anything else."""

    def __init__(self, frames: Sequence[bytes], rng: Random) -> None:
        self._frames, self._rng = frames, rng
        self.talks: SimpleQueue[int] = SimpleQueue()  # how many messages it was each time

    async def start(self, identity: Identity) -> int:
        self._server = await asyncio.start_server(self._talk, "127.0.0.1", 0, ssl=host_context(identity))
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def stop(self) -> None:
        self._server.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await begun(self._said(reader, writer))

    async def _said(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said = 0
        try:
            for number, frame in enumerate([*self._frames, *self._nonsense()]):
                if number < 2:  # after the Hello, after the Enter; which may never come, since we talk nonsense
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(4096), 0.05)
                writer.write(self._spoilt(frame))
                said += 1
                await writer.drain()
                if self._rng.random() < 0.004:
                    break
        except OSError:
            pass  # the guest has hung up
        finally:
            writer.transport.abort()
            self.talks.put(said)

    def _spoilt(self, frame: bytes) -> bytes:
        if self._rng.random() < 0.05:
            frame = self._rng.choice(self._frames)  # from another moment
        return mutated(frame, self._rng) if self._rng.random() < 0.04 else frame

    def _nonsense(self) -> list[bytes]:
        rng = self._rng
        return [framed(packed_message(any_message(rng.choice(HOST_TYPES), rng))) for _ in range(rng.randrange(20))]


async def whole_match(folder: Path) -> list[bytes]:
    """Everything that a host says to a guest from the first word to the last, by frames."""
    street, rng = taps.street(folder), Random(5)
    guests = await taps.playing(street)
    while (match := street.table.match).actors:
        seat = rng.choice(match.actors)
        guests[seat].act(seat, rng.choice(match.legal(seat)))
    data, frames = bytes(guests[0].sent), []
    while data:
        end = HEADER + int.from_bytes(data[:HEADER], "big")
        frames.append(data[:end])
        data = data[end:]
    return frames


def guest_at_false_host(folder: Path, messages: int, seed: int) -> Report:
    with watched() as watch, real_host(folder) as host:
        false = FalseHost(asyncio.run(whole_match(folder)), Random(seed))
        port = host.loop.run(false.start(identity_in(folder))).result()
        guest = host.guest(IDENT, "Ana", port=port)
        guest.play(seed)
        said = lines = kicks = 0
        before: Memory | None = None
        while said < messages:
            with suppress(Empty):
                said += false.talks.get(timeout=SOON)
                lines, kicks = lines + 1, 0
            kicks += 1
            if kicks > PATIENCE / SOON:
                raise Trouble(f"the guest does not call any more: {guest.line}")
            watch.check()
            guest.room.choose(IDENT)  # whatever it was told, it calls again, and at once
            guest.heard.clear()
            if before is None and said > messages / 3:
                before = Memory.now()
        memory = Memory.now().since(before or Memory.now())
        _play_at_good_host(host, guest)
        host.loop.run(false.stop()).result()
        return Report(said, lines, Counter(), 1, 1, memory)


def _play_at_good_host(host: RealHost, guest: Guest) -> None:
    """The guest finds its way to a host that makes sense, and plays."""
    options = usual_options(load("tiny"))
    room = host.on_desk(lambda: RoomItself(host.office, IDENT, "Good", "tiny", options, 2))
    host.on_desk(lambda: have_first_decide(room))
    room.course.round = 1000  # the false one has talked about earlier ones
    host.host.add(room, host.desk)
    host.wait_card(IDENT)
    guest.state, guest.line = None, LineStatus("calling")
    guest.updates.clear()
    guest.room.moved([("127.0.0.1", host.port)])
    other = host.guest(room, "Bo").here()
    for _ in range(int(PATIENCE / SOON)):
        guest.room.choose(IDENT)  # by hand: it does not call a host again that it had to leave
        if guest.is_soon(lambda guest: guest.state and guest.state.name == "Good", SOON):
            break
    guest.wait(lambda guest: guest.state and len(guest.state.people) == 2)
    started(guest, other)
    other.play(1)
    if not guest.wait_for(Verdict).fair:
        raise Trouble("the guest remembers nonsense")


def main() -> None:
    parser = argparse.ArgumentParser(description="Talk nonsense to a host and to a guest.")
    parser.add_argument("--messages", type=int, default=200_000, help="half of them to each")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    tiny.register()
    dossiers.register()
    with tempfile.TemporaryDirectory() as folder:
        reports = (
            asyncio.run(host_among_strangers(Path(folder) / "host", told.messages // 2, told.seed)),
            guest_at_false_host(Path(folder) / "guest", told.messages // 2, told.seed),
        )
    for report in reports:
        sys.stdout.write(f"{report}\n")


if __name__ == "__main__":
    main()
