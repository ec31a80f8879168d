"""A host on this machine, with rooms, and guests who come to it over TLS: everything real but the people.

`RealHost` keeps rooms as the program without a window does. A `Guest` is a `RemoteRoom` that remembers what it heard
and can be told to play at random. A `Caller` speaks the protocol by hand, well or badly.
"""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import TypeVar

from engines import load
from engines.game import OptionValue, Seat, usual_options
from network.bots.thinkers import Thinkers
from network.desk import Desk
from network.disk.known import KnownHosts, Ticket, Tickets
from network.lines.doorstep import Limits
from network.lines.host import Host
from network.lines.remote_room import RemoteRoom
from network.lines.turnstile import Turns
from network.loop import Loop
from network.messages import wire
from network.messages.line import CLIENT, OLDEST, VERSION, Card, Fault, FromHost, Hello, Ping, Pong
from network.messages.room import (
    LineStatus,
    PlaceMessage,
    Ready,
    RoomMessage,
    RoomSettings,
    RoomState,
    Sit,
    Start,
    Verdict,
)
from network.messages.table import Act, ClaimWindow, TableMessage, Update
from network.messages.wire import Wire
from network.rate_limit import Rate
from network.room.office import Office
from network.room.room import Room
from network.trust.identity import guest_context, identity_in
from tests.network.hall import have_first_decide

PATIENCE = 30.0  # seconds after which a test gives up waiting
# Scripted guests come, go and play faster than people.
UNLIMITED = Turns(Rate(100_000, 0.001), Rate(100_000, 0.001))
FAST = Limits(
    wire=wire.WireLimits(rate=100_000, burst=100_000), handshakes=UNLIMITED, entries=UNLIMITED, log=Rate(100_000, 0.001)
)

DEFAULTS = RoomSettings()

Heard = TypeVar("Heard")


class Visitors:
    """Guests from other machines, on a loop of this process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loop = Loop("test network")
        self.guests: list[Guest] = []

    def come(self, ticket: Ticket, port: int, folder: Path | None = None) -> Guest:
        return Guest(self, ticket, folder, [("127.0.0.1", port)])

    def close(self) -> None:
        for guest in self.guests:
            guest.room.close()
        self.loop.close()


class RealHost(Visitors):
    """A host with its loop and its desk, and guests on the same loop."""

    def __init__(self, folder: Path, limits: Limits = FAST, port: int = 0) -> None:
        super().__init__(folder)
        self.desk = Desk("test tables")
        self._thinkers = Thinkers()
        self.office = Office(self.desk, folder / "tables", "test", self._thinkers)
        self.cards: dict[str, Card] = {}
        self._changed = threading.Condition()
        self.host = Host(self.loop, identity_in(folder), "Hôte", "table-ronde test", "fr", limits, self._show)
        self.port = self.host.start(port)
        self._relays: list[Relay] = []
        self._callers: list[Caller] = []
        self._count = 0

    def _show(self, cards: tuple[Card, ...]) -> None:
        with self._changed:
            self.cards = {card.id: card for card in cards}
            self._changed.notify_all()

    def wait_card(self, ident: str, is_right: Callable[[Card], bool] = lambda card: True) -> Card:
        with self._changed:
            assert self._changed.wait_for(lambda: ident in self.cards and is_right(self.cards[ident]), PATIENCE)
            return self.cards[ident]

    def on_desk(self, work: Callable[[], Heard]) -> Heard:
        """What `work` says on the desk's thread."""
        answers: list[Heard] = []
        done = threading.Event()

        def job() -> None:
            try:
                answers.append(work())
            finally:
                done.set()

        self.desk.post(job)
        assert done.wait(PATIENCE)
        return answers[0]

    def room(
        self,
        game: str = "tiny",
        seats: int = 2,
        settings: RoomSettings = DEFAULTS,
        **chosen: OptionValue,
    ) -> Room:
        """`chosen`: options of the game that are not as usual."""
        options = usual_options(load(game)) | chosen
        self._count += 1
        ident = f"{self._count:016x}"
        room = self.on_desk(lambda: Room(self.office, ident, f"Table {self._count}", game, options, seats, settings))
        self.on_desk(lambda: have_first_decide(room))
        self.host.add(room, self.desk)
        self.wait_card(ident)
        return room

    def guest(
        self,
        room: Room | str,
        name: str,
        *,
        port: int = 0,
        address: str = "127.0.0.1",
        folder: Path | None = None,
        **ticket: object,
    ) -> Guest:
        ident = room if isinstance(room, str) else room.ident
        return Guest(self, Ticket(ident, name, **ticket), folder, [(address, port or self.port)])  # type: ignore

    def relay(self) -> Relay:
        """A line to this host that can be cut."""
        self._relays.append(Relay(self.port))
        return self._relays[-1]

    def caller(self, address: str = "127.0.0.1", **options: int | str) -> Caller:
        self._callers.append(Caller(self.port, address, **options))
        return self._callers[-1]

    def close(self) -> None:
        for relay in self._relays:
            relay.close()
        for caller in self._callers:
            caller.socket.close()
        self.host.stop()
        self.desk.close()
        self.desk.join()
        self._thinkers.close()
        super().close()


def started(*guests: Guest) -> None:
    """Have each of these guests take the next seat, and start the match: where nobody decides, it begins by itself."""
    for seat, guest in enumerate(guests):
        guest.sit(seat).ready()
    for guest in guests:
        if guest.room.guest == guest.state.chief:
            guest.room.say(Start())
    for guest in guests:
        guest.wait(lambda guest: guest.state.stage == "playing" and guest.updates)


class Guest:
    """A remote guest who remembers everything it hears."""

    def __init__(
        self,
        host: Visitors,
        ticket: Ticket,
        folder: Path | None,
        addresses: list[tuple[str, int]],
        announced: str = "",
    ) -> None:
        self._loop = host.loop
        self._changed = threading.Condition()
        self.heard: list[RoomMessage | PlaceMessage] = []
        self.state: RoomState | None = None
        self.line = LineStatus("calling")
        self.updates: dict[Seat | None, Update] = {}
        self._rng: Random | None = None
        self._folder = folder or host.folder / "guests" / f"{len(host.guests)}"
        self.known = KnownHosts(self._folder / "hosts.json")
        self.tickets = Tickets(self._folder / "tickets.json")
        host.guests.append(self)
        self.room = RemoteRoom(host.loop, addresses, ticket, self.known, self.tickets, self._hear, announced=announced)

    # On the loop's thread.

    def _hear(self, message: RoomMessage | PlaceMessage) -> None:
        with self._changed:
            self.heard.append(message)
            if isinstance(message, RoomState):
                self.state = message
            elif isinstance(message, LineStatus):
                self.line = message
            elif type(message) is tuple:
                self._hear_place(*message)
            self._changed.notify_all()

    def _hear_place(self, place: Seat | None, message: TableMessage) -> None:
        if isinstance(message, Update):
            before = self.updates.get(place)
            log = (*(before.log if before else ()),)[: message.log_from] + message.log
            self.updates[place] = message._replace(log_from=0, log=log)
            if self._rng:
                self._move(place)

    def _move(self, place: Seat | None) -> None:
        update = self.updates.get(place)
        window = update.window if update else None
        if self._rng and window and place in window.seats and place not in window.claims:
            self.room.say(ClaimWindow(place, update.length))  # if all do, nobody waits for its time to pass
        if self._rng and update and update.legal and place is not None:
            text = update.legal[int(self._rng.random() * len(update.legal))]
            self.room.say(Act(place, text, update.length, len(update.draft)))

    # On the test's.

    def wait(self, is_so: Callable[[Guest], object]) -> Guest:
        """Wait until something is so, as this guest knows it."""
        with self._changed:
            assert self._changed.wait_for(lambda: is_so(self), PATIENCE), (self.line, self.state, self.heard[-5:])
        return self

    def is_soon(self, is_so: Callable[[Guest], object], within: float) -> bool:
        """Whether something is so within this time, in seconds."""
        with self._changed:
            return bool(self._changed.wait_for(lambda: is_so(self), within))

    def here(self) -> Guest:
        return self.wait(lambda guest: guest.line.state == "here" and guest.state)

    def wait_ended(self) -> LineStatus:
        return self.wait(lambda guest: guest.line.state == "ended").line

    def wait_stage(self, stage: str) -> Guest:
        return self.wait(lambda guest: guest.state and guest.state.stage == stage)

    def wait_for(self, kind: type[Heard], is_right: Callable[[Heard], bool] = lambda message: True) -> Heard:
        """The last message of this kind that is right, which may have come already."""

        def found() -> list[Heard]:
            return [message for message in self.heard if isinstance(message, kind) and is_right(message)]

        self.wait(lambda guest: found())
        return found()[-1]

    def sit(self, seat: Seat) -> Guest:
        self.here().room.say(Sit(seat, f"{self.room.ticket.name} {seat}"))
        return self.wait(lambda guest: guest.state and guest.state.seats[seat].guest == guest.room.guest)

    def ready(self) -> Guest:
        self.room.say(Ready(True))
        return self.wait(
            lambda guest: (
                guest.state.stage != "gathering"
                or (self.room.guest, True) in [(who.guest, who.ready) for who in guest.people()]
            )
        )

    def people(self) -> tuple:
        return self.state.people if self.state else ()

    def play(self, seed: int) -> None:
        """Play at random from now on, at every place of ours."""

        def begin() -> None:
            self._rng = Random(seed)
            for place in list(self.updates):
                self._move(place)

        self._loop.call(begin)

    def over(self) -> Update:
        """Wait for the end of the match and its verdict, as long as it goes on; how it ended."""
        while not any(isinstance(message, Verdict) for message in self.heard):
            count = len(self.heard)
            self.wait(lambda guest, count=count: len(guest.heard) > count)
        return next(iter(self.updates.values()))


class Caller:
    """Someone who speaks the protocol by hand, over a real TLS line."""

    def __init__(self, port: int, address: str = "127.0.0.1", is_polite: bool = True, source: str = "") -> None:
        self.wire = Wire(CLIENT)
        self._is_polite = is_polite  # answers pings
        self._heard: list[FromHost] = []
        raw = socket.create_connection((address, port), PATIENCE, (source, 0) if source else None)
        self.socket: ssl.SSLSocket = guest_context().wrap_socket(raw)

    def hello(self) -> Caller:
        self.say(Hello(VERSION, OLDEST, "test", "en", ()))
        self.hear()
        return self

    def say(self, *messages: object) -> None:
        self.send(b"".join(self.wire.send(message) for message in messages))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def hear(self) -> FromHost:
        """The next message."""
        while not self._heard:
            data = self.socket.recv(65536)
            assert data, "the line was closed"
            for message in self.wire.feed(data, monotonic()):
                if isinstance(message, Ping) and self._is_polite:
                    self.say(Pong(message.number))
                elif not isinstance(message, Ping):
                    self._heard.append(message)
        return self._heard.pop(0)

    def hear_kind(self, kind: type[Heard]) -> Heard:
        """The next message of this kind; what comes before it is passed over."""
        while True:
            message = self.hear()
            if isinstance(message, kind):
                return message
            assert not isinstance(message, Fault), message

    def fault(self) -> Fault:
        """The Fault that ends the line, after whatever else is said. Then we hang up."""
        while not isinstance(message := self.hear(), Fault):
            pass
        assert not self._heard, "a Fault is the last message"
        self.socket.close()
        return message


class Relay:
    """A line that can be cut: passes bytes on between its own port and another one."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._ends: list[socket.socket] = []
        self._is_cut = False
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _address = self._listening.accept()
                with self._lock:
                    if self._is_cut:
                        near.close()
                        continue
                    far = socket.create_connection(("127.0.0.1", self._target))
                    self._ends += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def cut(self) -> None:
        """Break every line; new ones are broken at once, until `mend`."""
        with self._lock:
            self._is_cut = True
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self._ends.clear()

    def mend(self) -> None:
        with self._lock:
            self._is_cut = False

    def close(self) -> None:
        self.cut()
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)  # wakes the thread that accepts
        self._listening.close()


@contextmanager
def real_host(folder: Path, limits: Limits = FAST, port: int = 0) -> Iterator[RealHost]:
    host = RealHost(folder, limits, port)
    try:
        yield host
    finally:
        host.close()
