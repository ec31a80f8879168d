"""A guest's place in a room on another machine: calls, enters, plays its part in the seeding, and calls again.

The line may drop at any moment, the host may crash and come back: as long as nobody has left or was sent away, a
`RemoteRoom` keeps calling and enters with its token, and whoever listens is told how the line stands. What is said to
one place goes through its `RemoteLink`. Everything happens on the loop's thread, and listeners are called there. They
hear what the border lets through (`network.lines.border`); a host that says something else is left, and not called
again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Any, get_args

from engines.game import Seat
from engines.shapes import ShapeError
from network.disk.known import Address, KnownHosts, Ticket, Tickets
from network.lines.admission import Admission
from network.lines.backoff import Backoff
from network.lines.border import Border, tidied_welcome
from network.lines.call import Call, Ended, Lost, dialled
from network.lines.remote_link import RemoteLink
from network.lines.seed_guest import Sealing
from network.loop import Loop, begun
from network.messages.bounds import Choice
from network.messages.changes import Drift
from network.messages.line import Hinted, LogPart, Message, Noted, Refused, Room, Told
from network.messages.room import (
    GATHERING,
    SEEDING,
    AskCommit,
    Asking,
    AskReveal,
    Challenge,
    Change,
    Claim,
    Clocks,
    Confirm,
    Denied,
    Finished,
    HandOver,
    Leave,
    LineStatus,
    PlaceMessage,
    RoomMessage,
    RoomState,
    Said,
)
from network.messages.table import Act, Refusal, Update
from network.messages.table import TableMessage as PlaceTold
from network.room.claims import claimed_room
from network.room.link import RoomListener, cleaned
from network.text import tidied
from network.trust.pass_phrase import Knock, WrongPhrase, verifier
from network.trust.seed_protocol import Seen, check

MAX_CHOICE: int = get_args(Choice)[1].most
TALK = 100  # lines of talk that are remembered
HEARTBEAT = 15.0  # seconds after which a ticket is kept anew: after a crash it tells how long ago that was


class RemoteRoom:
    """Implements `network.room.link.RoomLink`. Its methods may be called from any thread."""

    def __init__(
        self,
        loop: Loop,
        addresses: Sequence[Address],
        ticket: Ticket,
        known: KnownHosts,
        tickets: Tickets,
        listener: RoomListener,
        *,
        program: str = "table-ronde",
        language: str = "en",
        announced: str = "",
        backoff: Backoff | None = None,
    ) -> None:
        """`announced`: see `network.lines.admission.Admission`."""
        self._loop = loop
        self._admission = Admission(ticket, known, tickets, announced)
        self._program, self._language = program, language
        self._addresses = tuple(addresses)
        self._backoff = backoff or Backoff()
        self._came: float | None = None  # when we came into the room last
        self._guest = ""
        self._listeners: list[RoomListener] = [listener]
        self._links: dict[Seat | None, RemoteLink] = {}
        self._border = Border("", program)
        self._sealing = Sealing()
        self._judged = -1  # the round whose record was checked last
        self._line = LineStatus("calling")
        self._state: RoomState | None = None
        self._talk: list[Said] = []
        self._told_again: list[Said] = []  # of the talk, by a room that we come back to
        self._call: Call | None = None  # while we are in the room
        self._claim: Knock | None = None  # while the word of a host is being shown
        self._errands: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()  # there is a reason to call again now
        loop.call(self._begin)

    # The room. From any thread.

    @property
    def guest(self) -> str:
        """Who we are in the room; "" before we first were there."""
        return self._guest

    @property
    def ticket(self) -> Ticket:
        """What brings us back."""
        return self._admission.ticket

    @property
    def fingerprint(self) -> str:
        return self._admission.ticket.fingerprint

    @property
    def is_new_host(self) -> bool:
        return self._admission.is_new_host

    def listen(self, listener: RoomListener) -> None:
        self._loop.call(lambda: self._add(listener))

    def link(self, place: Seat | None) -> RemoteLink:
        """The link of one of our places (None: beside the table). It may be taken before the place is ours."""
        # `setdefault` keeps the first one, whichever thread came first.
        return self._links.setdefault(
            place, RemoteLink(self._loop, place, self._send, self._tell_place, lambda: self._border)
        )

    def say(self, request: Asking) -> None:
        """What is said while the line is down is dropped: when it is back, a whole Update asks the question again."""
        if isinstance(request, Leave):
            self._loop.call(self._leave)
        elif isinstance(request, Act) and (len(request.text) > MAX_CHOICE or not request.text.isprintable()):
            # No action of any game, and no message either.
            refusal = Refusal("bad_notation", details={"text": tidied(request.text, 80)})
            self._loop.call(lambda: self._tell((request.seat, refusal)))
        else:
            self._send(cleaned(request))
        if isinstance(request, HandOver):
            self._loop.call(self._admission.hand_over)  # whoever says it goes, and hears no more of it

    def change(self, change: Change, phrase: str | None) -> None:
        self._loop.call(lambda: self._beside(self._change(change, phrase)))

    def claim(self, word: str) -> None:
        self._loop.call(lambda: self._beside(self._begin_claim(word)))

    # The line. From any thread.

    def moved(self, addresses: Sequence[Address]) -> None:
        """The host was found, perhaps elsewhere; if we are looking for it, it is called there at once."""

        def move() -> None:
            self._addresses = tuple(addresses)
            # A host that did not have our table may have it again.
            if self._line.state == "lost" or self._line.reason == "no_such_table":
                self._wake.set()

        self._loop.call(move)

    def trust(self) -> None:
        """After "changed_key": a person says that this is the host all the same. Our token is not sent to it."""

        def accept() -> None:
            if self._line.reason == "changed_key":
                self._admission.trust(str(self._line.details["fingerprint"]))
                self._wake.set()

        self._loop.call(accept)

    def try_phrase(self, phrase: str) -> None:
        """After "phrase_needed" or "wrong_phrase": try this one."""

        def attempt() -> None:
            self._admission.try_phrase(phrase)
            self._wake.set()

        self._loop.call(attempt)

    def choose(self, table: str, *, watch: bool = False) -> None:
        """After "which_table": go to this one, perhaps only to watch."""

        def go() -> None:
            self._admission.ticket = self.ticket._replace(table=table, watch=watch)
            self._wake.set()

        self._loop.call(go)

    def close(self) -> None:
        """Hang up and call no more. The seats stay ours; a ticket brings us back."""
        self._loop.call(self._hang_up)

    # On the loop's thread.

    def _begin(self) -> None:
        self._task = begun(self._keep_calling())

    def _add(self, listener: RoomListener) -> None:
        self._listeners.append(listener)
        listener(self._line)
        if self._state:
            listener(self._state)
        for line in self._talk:
            listener(line)
        for place, link in list(self._links.items()):
            if link.update:
                listener((place, link.update))

    def _tell(self, message: RoomMessage | PlaceMessage) -> None:
        for listener in list(self._listeners):
            listener(message)

    def _tell_line(self, line: LineStatus) -> None:
        self._line = line
        self._tell(line)

    def _send(self, request: Asking) -> None:
        call = self._call
        if call:
            call.connection.post(request)

    def _hang_up(self) -> None:
        if self._task:
            self._task.cancel()
        if self._call:
            self._admission.keep()  # at once: the program may be about to end

    def _leave(self) -> None:
        if self._call:
            self._call.connection.send(Leave())
            self._call = None
        if self._task:
            self._task.cancel()
        self._admission.drop()  # at once: the program may be about to end
        self._tell_line(LineStatus("ended", "left"))

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside listening."""
        task = begun(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # Calling.

    async def _keep_calling(self) -> None:
        """Until we are told to stop: be in the room, and when the line is lost, call again after growing pauses."""
        self._tell_line(LineStatus("calling"))
        while True:
            self._came = None
            try:
                await self._visit()
            except Ended as end:
                if end.code in ("kicked", "closed"):
                    await asyncio.to_thread(self._admission.drop)
                elif end.code == "no_such_table":
                    await asyncio.to_thread(self._admission.unseat)
                self._wake.clear()
                self._tell_line(LineStatus("ended", end.code, end.details))
                await self._wake.wait()
                self._tell_line(LineStatus("calling"))
            except Lost as lost:
                pause = self._backoff.pause(0.0 if self._came is None else monotonic() - self._came)
                self._wake.clear()
                wait = max(pause, lost.wait)
                self._tell_line(LineStatus("lost", lost.code, lost.details, retry=ceil(wait)))
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._wake.wait()

    async def _visit(self) -> None:
        """Call, enter, and listen. Ends by Lost or Ended."""
        call = await dialled(self._loop, self._addresses)
        heartbeat = begun(self._beat())
        try:
            welcome = tidied_welcome(await call.welcomed(self._program, self._language))
            entered = await self._admission.entered(call, welcome, self._addresses)
            self._come_in(call, entered.guest)
            while True:
                self._hear(call, await call.next())
        except Drift:
            raise Ended("bad_host", {"where": "told.hash"}) from None
        except ShapeError as error:
            raise Ended("bad_host", {"where": error.path}) from None
        except Ended as end:
            if end.code == "no_such_table" and self._state:
                raise Lost(end.code, end.details) from None  # where we have been: its host may open it again
            raise
        finally:
            heartbeat.cancel()
            self._call = None
            call.connection.end()

    async def _beat(self) -> None:
        """Again and again, while we hold a seat: keep the ticket as used now."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            if self._call and self.ticket.seats:
                await asyncio.to_thread(self._admission.keep)

    def _come_in(self, call: Call, guest: str) -> None:
        self._guest, self._came = guest, monotonic()
        self._border = Border(self.ticket.table, self._program)
        self._told_again = list(self._talk)
        for link in list(self._links.values()):
            link.forget()
        self._call = call
        self._tell_line(LineStatus("here"))

    # Listening.

    def _hear(self, call: Call, message: Message) -> None:
        match message:
            case Room():
                self._hear_state(self._border.room(message.state))
            case Said():
                line = self._border.said(message, monotonic())
                if line:
                    self._hear_talk(line)
            case Denied():
                self._tell(self._border.denied(message))
            case Clocks():
                self._tell(self._border.clocks(message))
            case LogPart() | Told() | Hinted() | Refused() | Noted():
                self.link(self._border.place(message.seat)).hear(message)
            case Challenge():
                self._confirm(message)
            case AskCommit():
                self._answer(call, self._sealing.committed(self._guest, message.round))
            case AskReveal():
                self._answer(call, self._sealing.revealed(message))
            case Finished():
                seen = self._sealing.seen(message.round)  # before a room that gathers again makes us forget it
                if seen and message.round != self._judged:  # it is told again to whoever comes back
                    self._judged = message.round
                    self._beside(self._judge(message.record, seen))

    def _hear_state(self, state: RoomState) -> None:
        self._state = state
        self._sealing.follow(state)
        ours = {None, *(seat for seat, held in enumerate(state.seats) if held.guest == self._guest)}
        for place, link in list(self._links.items()):
            if state.stage in (GATHERING, SEEDING) or place not in ours:
                link.reset()
        if self._admission.note(state, self._guest):
            self._beside(asyncio.to_thread(self._admission.keep))
        self._tell(state)

    def _answer(self, call: Call, message: Asking | None) -> None:
        if message:
            call.connection.send(message)

    def _hear_talk(self, line: Said) -> None:
        if line in self._told_again:
            self._told_again.remove(line)
            return
        self._talk = [*self._talk, line][-TALK:]
        self._tell(line)

    def _tell_place(self, place: Seat | None, message: PlaceTold) -> None:
        if isinstance(message, Update) and not message.draft:  # what is half made is in no record
            self._sealing.saw(place, message.length, self.link(place).digest)
        self._tell((place, message))

    async def _judge(self, record: str, seen: Seen) -> None:
        """Check a finished match: it is played again, which takes its time."""
        self._tell(await asyncio.to_thread(check, record, seen))

    async def _begin_claim(self, word: str) -> None:
        """Neither the word crosses the line nor anything to try words on: see `network.room.claims`."""
        if self._call:
            room, fingerprint = claimed_room(self.ticket.table), self._call.connection.fingerprint
            made = await asyncio.to_thread(verifier, word, room)
            self._claim = Knock(made, room, fingerprint)
            self._send(Claim(self._claim.half))

    def _confirm(self, challenge: Challenge) -> None:
        claim, self._claim = self._claim, None
        with suppress(WrongPhrase):
            if claim:
                self._send(Confirm(claim.proof(challenge.proof)))

    async def _change(self, change: Change, phrase: str | None) -> None:
        """A phrase never crosses the line, what the host keeps of it does."""
        if phrase is not None:
            made = await asyncio.to_thread(verifier, phrase, self.ticket.table) if phrase else b""
            change = change._replace(verifier=made)
        self._send(change)
