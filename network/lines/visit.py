"""One caller of a host: greeted, let in at the door of a room, and from then on a member of it.

A visit lives on the loop's thread, the room on its desk. What the caller says becomes a job of the desk; what the room
says (`tell`, on the desk's thread) is turned into messages there and posted to the line. Nothing a caller does is felt
anywhere else: at worst it costs the caller the line, with a Fault that says why.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, TypeVar, cast

from engines.game import Plain, Seat
from network.desk import Desk
from network.lines.connection import Connection
from network.loop import begun
from network.messages.changes import Shown, Tellings
from network.messages.line import (
    CHANGES,
    HOST,
    LOG_PART,
    Enter,
    Entered,
    Fault,
    FromHost,
    Hello,
    Hinted,
    Locked,
    LogPart,
    Message,
    Noted,
    Ping,
    Pong,
    Prove,
    Refused,
    Room,
    Told,
    Welcome,
)
from network.messages.room import Asking, Leave, RoomState
from network.messages.table import NO_DETAILS, Hint, Notice, TableMessage, Update
from network.messages.wire import HELLO, ROOM, Wire, WireFault, agreed
from network.origin import Origin
from network.room.keeper import Granted, Telling
from network.trust.pass_phrase import Lock

if TYPE_CHECKING:
    from network.lines.host import Host
    from network.room.room import Room as RoomItself

Answer = TypeVar("Answer")


@dataclass(slots=True, eq=False)
class HostedRoom:
    """A room, and the desk on which it lives."""

    room: RoomItself
    desk: Desk
    is_open: bool = True  # to the network
    tellings: Tellings = field(default_factory=Tellings)  # touched on the desk's thread alone


class Visit:
    """One caller. Implements `network.lines.connection.Peer` and, once it is in a room,
    `network.room.keeper.Member`."""

    def __init__(self, host: Host, origin: Origin) -> None:
        limits = host.limits
        self.origin = origin
        self._host = host
        self._wire = Wire(HOST, limits.wire)
        self.connection = Connection(host.loop, self._wire, self, limits.queue, limits.linger)
        self._said: asyncio.Queue[Message] = asyncio.Queue()  # at the door
        self._door: asyncio.Task[None] | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._pinged = 0, 0.0  # the number of the last Ping, and when it was sent
        self._kept: HostedRoom | None = None
        self._guest = ""  # set on the desk's thread
        self._shown: dict[Seat | None, Shown] = {}  # touched on the desk's thread alone
        self._takes_changes = False
        self._is_over = False

    @property
    def address(self) -> str:
        return self.origin.address

    @property
    def is_inside(self) -> bool:
        return self._wire.stage == ROOM

    # Called by the line.

    def joined(self) -> None:
        self._door = begun(self._welcomed())
        self._beat = asyncio.get_running_loop().call_later(self._host.limits.ping, self._ping)

    def heard(self, message: Message) -> None:
        if isinstance(message, Ping):
            self.connection.send(Pong(message.number))
        elif isinstance(message, Pong):
            self._measure(message.number)
        elif isinstance(message, Leave):
            self._to_desk(self._leave)
            self.connection.end()
            self._host.doorstep.see_out(self)
        elif self.is_inside:
            self._to_desk(partial(self._say, cast("Asking", message)))
        else:
            self._said.put_nowait(message)

    def broke(self, fault: WireFault) -> None:
        self.fault(fault.code, fault.details)

    def overflowed(self) -> None:
        self.fault("not_listening")

    def lost(self) -> None:
        self._is_over = True  # there is nobody to be told anything
        self._stop()
        self._to_desk(self._drop)
        self._host.doorstep.forget(self)

    def fault(self, code: str, details: Mapping[str, Plain] = NO_DETAILS) -> None:
        """Tell the caller why the line is closed, and close it; nothing more is done for it."""
        if self._is_over:
            return
        self._is_over = True
        self._host.doorstep.tell_log(self, code, details)
        self.connection.end(Fault(code, details))
        self._host.doorstep.see_out(self)
        self._stop()
        self._to_desk(self._drop)  # others need not wait until the last word was read

    def _stop(self) -> None:
        door, self._door = self._door, None  # whatever ends it refers to us
        if door and door is not asyncio.current_task():
            door.cancel()
        if self._beat:
            self._beat.cancel()
            self._beat = None

    # At the door.

    async def _welcomed(self) -> None:
        limits = self._host.limits
        try:
            async with asyncio.timeout(limits.hello):
                self._greet(cast("Hello", await self._said.get()))
            async with asyncio.timeout(limits.door):
                await self._let_in()
        except TimeoutError:
            self.fault("too_slow")
        except WireFault as fault:
            self.fault(fault.code, fault.details)

    def _greet(self, hello: Hello) -> None:
        host = self._host
        version = agreed(hello, host.program)
        common = tuple(name for name in host.capabilities if name in hello.capabilities)
        self._takes_changes = CHANGES in common
        self.connection.send(Welcome(version, host.program, host.identity.host, host.name, common, host.cards))

    async def _let_in(self) -> None:
        """Until the caller is in a room: whoever was told that a phrase is needed may enter again with one."""
        for _ in range(self._host.limits.enters):
            message = await self._said.get()
            if not isinstance(message, Enter):
                raise WireFault("wrong_stage")
            kept = self._host.kept(message.table)
            if kept is None:
                raise WireFault("no_such_table")
            self._kept = kept
            is_known, verifier = await self._on_desk(partial(_asked, kept, message.token))
            if is_known:
                return await self._enter(message)
            if not verifier:
                return await self._enter_anew(message, verifier, b"")
            if message.proof:
                return await self._enter_anew(message, verifier, await self._unlocked(verifier, message.proof))
            self.connection.send(Locked(kept.room.ident.encode()))
        raise WireFault("too_fast")

    async def _unlocked(self, verifier: bytes, half: bytes) -> bytes:
        """Ask for the phrase; our own proof that we know it, for a caller who does."""
        assert self._kept
        ident, doorstep = self._kept.room.ident, self._host.doorstep
        turn = await doorstep.turn(doorstep.phrases, ident, self)  # it counts from now on, whatever comes of it
        lock = await asyncio.to_thread(Lock, verifier, ident, self._host.identity.fingerprint)
        self.connection.send(Locked(ident.encode(), lock.half))
        message = await self._said.get()
        if not isinstance(message, Prove):
            raise WireFault("wrong_stage")
        if not await asyncio.to_thread(lock.accepts, half, message.proof):
            raise WireFault("wrong_phrase")
        doorstep.phrases.give_back(turn)
        return lock.proof

    async def _enter_anew(self, message: Enter, verifier: bytes, proof: bytes) -> None:
        doorstep = self._host.doorstep
        await doorstep.turn(doorstep.entries, message.table, self)
        await self._enter(message, verifier, proof)

    async def _enter(self, message: Enter, verifier: bytes | None = None, proof: bytes = b"") -> None:
        """`verifier`: of the phrase that somebody new has proved to know; None: the caller comes back."""
        if not self._host.doorstep.admit(self, is_known=verifier is None):
            raise WireFault("too_many")
        denied = await self._on_desk(partial(self._enter_now, message, verifier, proof))
        if denied:
            raise WireFault(denied)
        # The Entered was posted before the answer came, so by now it is on its way and the wire is inside.

    async def _on_desk(self, work: Callable[[], Answer]) -> Answer:
        assert self._kept
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def answer(result: Answer) -> None:
            if not future.done():
                future.set_result(result)

        def job() -> None:
            found = work()
            self._host.loop.call(lambda: answer(found))

        self._kept.desk.post(job)
        return await future

    # In the room.

    def _to_desk(self, job: Callable[[], None]) -> None:
        def done() -> None:
            with self._host.loop.together():  # what everybody is told because of it
                job()

        if self._kept:
            self._kept.desk.post(done)

    def _ping(self) -> None:
        """Again and again: see whether the caller is still there, and how far away."""
        now, limits = monotonic(), self._host.limits
        if now - self.connection.last_heard > limits.silence:
            self.fault("silent")
            return
        if self._wire.stage != HELLO:
            self._pinged = self._pinged[0] + 1, now
            self.connection.send(Ping(self._pinged[0]))
        self._beat = asyncio.get_running_loop().call_later(limits.ping, self._ping)

    def _measure(self, number: int) -> None:
        if number == self._pinged[0] and self.is_inside:
            self._to_desk(partial(self._measured, round((monotonic() - self._pinged[1]) * 1000)))

    # On the desk's thread.

    def _enter_now(self, message: Enter, verifier: bytes | None, proof: bytes) -> str:
        """Enter the room; why not, as a code, if it does not let us."""
        kept = self._kept
        assert kept
        if not kept.is_open:
            return "no_such_table"
        is_known, asked = _asked(kept, message.token)
        if not is_known and asked not in (b"", verifier):  # another phrase since, or the token is worth nothing now
            return "too_slow"
        entry = kept.room.enter(message.name, message.token, message.watch, self)
        if not isinstance(entry, Granted):
            return entry.reason
        self._guest = entry.guest
        self.connection.post(Entered(entry.guest, entry.token, proof))
        kept.room.welcome(entry.guest)
        return ""

    def _say(self, request: Asking) -> None:
        assert self._kept
        if self._guest:
            self._kept.room.hear(self._guest, request)

    def _measured(self, ping: int) -> None:
        assert self._kept
        if self._guest:
            self._kept.room.measured(self._guest, ping)

    def _drop(self) -> None:
        assert self._kept
        if self._guest:
            self._kept.room.drop(self._guest, self)
            self._guest = ""

    def _leave(self) -> None:
        assert self._kept
        if self._guest:
            self._kept.room.hear(self._guest, Leave())
            self._guest = ""

    def tell(self, message: Telling) -> None:
        for packed in self._as_said(message):
            self.connection.post(packed)

    def gone(self, reason: str) -> None:
        self._guest = ""
        self._host.loop.call(lambda: self.fault(reason))

    def _as_said(self, message: Telling) -> list[FromHost]:
        if isinstance(message, RoomState):
            return [Room(message)]
        if type(message) is tuple:
            packed = self._at_place(*message)
            return in_parts(packed) if isinstance(packed, Told) else [packed]
        return [cast("FromHost", message)]

    def _at_place(self, place: Seat | None, message: TableMessage) -> Told | Hinted | Refused | Noted:
        if isinstance(message, Update):
            # Whoever begins to listen gets the whole log, and the whole view with it.
            before = self._shown.get(place) if self._takes_changes and message.log_from else None
            assert self._kept
            packed, self._shown[place] = self._kept.tellings.told(message, before)
            return packed._replace(seat=place)
        if isinstance(message, Hint):
            return Hinted(place, *message)
        if isinstance(message, Notice):
            return Noted(place, message.code, message.details)
        return Refused(place, message.reason, message.rule, message.details)


def in_parts(update: Told) -> list[FromHost]:
    """A message whose log is too long, after the parts of the log that come before."""
    parts: list[FromHost] = []
    while len(update.log) > LOG_PART:
        parts.append(LogPart(update.seat, update.log_from, update.log[:LOG_PART]))
        update = update._replace(log_from=update.log_from + LOG_PART, log=update.log[LOG_PART:])
    return [*parts, update]


def _asked(kept: HostedRoom, token: str) -> tuple[bool, bytes]:
    """Whether this caller comes back, and the verifier of the phrase that others have to know; b"" if none."""
    return bool(token) and kept.room.knows(token), kept.room.verifier
