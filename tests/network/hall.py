"""A room to be tried out by hand: time passes when the test says so, and guests remember what they are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

from engines.game import Plain, Seat, Setup
from engines.match import Match
from engines.record import Fairness, Header, Player
from network.disk.journal import Journal, NotSaved
from network.disk.room_file import RoomFile, read_text
from network.messages.room import (
    HOST,
    AskCommit,
    Asking,
    AskReveal,
    Clocks,
    Commit,
    Denied,
    Finished,
    Ready,
    Reveal,
    RoomSettings,
    RoomState,
    Said,
    Sit,
    Start,
)
from network.messages.table import Act, Refusal, TableMessage, Update
from network.room.keeper import Granted, Telling
from network.room.room import Room
from network.table.table import Table
from network.trust.seed_protocol import Seen, commitment

IDENT = "0123456789abcdef"


class HandTimer:
    def __init__(self, due: float, job: Callable[[], None]) -> None:
        self.due, self.job, self.is_set = due, job, True

    def cancel(self) -> None:
        self.is_set = False


class HandKeeper:
    """Keeps a room; `advance` lets time pass, and jobs that were posted are done by `run`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.time, self.date = 1000.0, 1_800_000_000
        self.timers: list[HandTimer] = []
        self.jobs: list[Callable[[], None]] = []
        self.kept: list[RoomFile] = []
        self.driven = 0
        self.played_for: list[Seat] = []
        self.released: list[Table] = []
        self.tables: list[Table] = []
        self.full_disk = ""

    def now(self) -> float:
        return self.time

    def wall(self) -> int:
        return self.date

    def later(self, seconds: float, job: Callable[[], None]) -> HandTimer:
        assert seconds >= 0
        timer = HandTimer(self.time + seconds, job)
        self.timers.append(timer)
        return timer

    def advance(self, seconds: float) -> None:
        end = self.time + seconds
        while due := [timer for timer in self.timers if timer.is_set and timer.due <= end]:
            timer = min(due, key=lambda timer: timer.due)
            self.timers.remove(timer)
            self.time = max(self.time, timer.due)
            timer.job()
            self.run()
        self.time = end

    def run(self) -> None:
        while self.jobs:
            self.jobs.pop(0)()

    def open_table(self, setup: Setup, occupants: Sequence[Player], fair: Fairness) -> Table:
        if self.full_disk:
            raise NotSaved(OSError(28, self.full_disk))
        players = tuple(Player(who.name, who.kind, who.level) for who in occupants)
        header = Header(setup, players, f"m{len(self.tables)}", "2026-01-31T20:15:00Z", "0.1.0", fair=fair)
        journal = Journal.create(self.folder, header) if self.folder else None
        self.tables.append(Table(Match(setup), occupants, journal, header))
        return self.tables[-1]

    def drive(self, table: Table) -> None:
        self.driven += 1

    def play_for(self, table: Table, seat: Seat) -> None:
        self.played_for.append(seat)

    def release(self, table: Table) -> None:
        self.released.append(table)
        table.close()

    def keep(self, room: Room) -> bool:
        ledger = room.ledger()
        assert read_text(ledger.text()) == ledger  # whatever is kept comes back
        if not self.full_disk:
            self.kept.append(ledger)
        return not self.full_disk


class Deaf:
    """A guest of whom only the coming matters."""

    def __init__(self, address: str = "") -> None:
        self.address = address

    def tell(self, message: object) -> None: ...

    def gone(self, reason: str) -> None: ...


class Visitor:
    """A guest on another machine: hears, remembers, and takes part in the seeding by itself unless told not to."""

    def __init__(
        self, hall: Hall, name: str, *, token: str = "", watch: bool = False, address: str = "192.0.2.7"
    ) -> None:
        self._hall, self.name, self.address = hall, name, address
        self.messages: list[Telling] = []
        self.gone_for = ""
        self.answers = True  # to questions about the seed
        self.secret = sha256(repr(name).encode()).digest()
        entry = hall.room.enter(name, token, watch, self)
        assert isinstance(entry, Granted), entry
        self.guest, self.token = entry
        assert self.messages == [], "told something before it was welcome"
        hall.room.welcome(self.guest)
        hall.keeper.run()

    def tell(self, message: Telling) -> None:
        assert not self.gone_for, f"told {message} after gone"
        self.messages.append(message)
        if isinstance(message, AskCommit) and self.answers:
            value = commitment(IDENT, message.round, self.guest, self.secret)
            self.soon(Commit(message.round, value))
        if isinstance(message, AskReveal) and self.answers:
            self.soon(Reveal(message.round, self.secret.hex()))

    def gone(self, reason: str) -> None:
        assert not self.gone_for
        self.gone_for = reason

    def soon(self, said: Asking) -> None:
        self._hall.keeper.jobs.append(lambda: self._hall.room.hear(self.guest, said))

    def say(self, *said: Asking) -> Visitor:
        for one in said:
            self._hall.room.hear(self.guest, one)
            self._hall.keeper.run()
        return self

    def act(self, text: str, seat: Seat | None = None) -> Visitor:
        place = self.seats[0] if seat is None else seat
        update = self.update(place)
        return self.say(Act(place, text, update.length, len(update.draft)))

    def drop(self) -> None:
        self._hall.room.drop(self.guest, self)
        self._hall.keeper.run()

    # What was heard.

    def _all(self, kind: type) -> list:
        return [message for message in self.messages if isinstance(message, kind)]

    @property
    def state(self) -> RoomState:
        return self._all(RoomState)[-1]

    @property
    def seats(self) -> list[Seat]:
        return [seat for seat, held in enumerate(self.state.seats) if held.guest == self.guest]

    @property
    def denied(self) -> list[Denied]:
        return self._all(Denied)

    @property
    def said(self) -> list[Said]:
        return self._all(Said)

    @property
    def clocks(self) -> Clocks:
        return self._all(Clocks)[-1]

    @property
    def finished(self) -> list[Finished]:
        return self._all(Finished)

    @property
    def asked(self) -> list[AskCommit | AskReveal]:
        return [message for message in self.messages if isinstance(message, AskCommit | AskReveal)]

    @property
    def at_places(self) -> list[tuple[Seat | None, TableMessage]]:
        return [message for message in self.messages if type(message) is tuple]

    @property
    def places(self) -> set[Seat | None]:
        return {place for place, _ in self.at_places}

    def update(self, place: Seat | None) -> Update:
        return [told for at, told in self.at_places if at == place and isinstance(told, Update)][-1]

    @property
    def refusals(self) -> list[tuple[Seat | None, Refusal]]:
        return [(place, told) for place, told in self.at_places if isinstance(told, Refusal)]

    def seen(self, digest: Callable[[dict[str, Plain]], str]) -> Seen:
        """What this guest remembers at the end."""
        views = {(place, told.length): digest(told.view) for place, told in self.at_places if isinstance(told, Update)}
        reveal = [asked for asked in self.asked if isinstance(asked, AskReveal)]
        commitments = reveal[-1].commitments if reveal else self.state.commitments
        return Seen(
            IDENT, self.state.round, commitments, self.guest if reveal else "", self.secret if reveal else b"", views
        )


def have_first_decide(room: Room) -> None:
    """Who has been here longest decides, as if they had said the word of a host; unless the room asks for one."""

    def look() -> None:
        here = [guest for guest in room.guests if guest.is_here]
        if here and not room.guests.chief and not room.is_headless:
            here[0].decides = True
            room.settle()

    room.watch(look)


class Hall:
    """A room and its keeper. Who has been there longest decides."""

    def __init__(
        self,
        game: str = "tiny",
        seats: int = 2,
        settings: RoomSettings | None = None,
        folder: Path | None = None,
        **options: int | str,
    ) -> None:
        self.keeper = HandKeeper(folder)
        self.room = Room(self.keeper, IDENT, "The green table", game, options, seats, settings or RoomSettings())
        have_first_decide(self.room)

    def visitor(self, name: str, **how: str | bool) -> Visitor:
        return Visitor(self, name, **how)

    def visitors(self, names: str) -> list[Visitor]:
        return [self.visitor(name) for name in names.split()]

    @property
    def table(self) -> Table:
        table = self.room.table
        assert table
        return table

    def passes(self, seconds: float) -> None:
        self.keeper.advance(seconds)

    def restarted(self, table: Table | None = None) -> Hall:
        """The same room in another program, brought back from the last ledger; nobody is told anything."""
        hall = Hall.__new__(Hall)
        hall.keeper = HandKeeper(self.keeper.folder)
        hall.keeper.time = 5.0
        hall.room = Room.from_ledger(hall.keeper, read_text(self.keeper.kept[-1].text()), table)
        have_first_decide(hall.room)
        return hall


def seated(hall: Hall, names: str) -> list[Visitor]:
    """Visitors who sit in the seats from 0 on, and are ready."""
    return [visitor.say(Sit(seat, visitor.name), Ready(True)) for seat, visitor in enumerate(hall.visitors(names))]


def playing(names: str = "Ana Bo", game: str = "tiny", settings: RoomSettings | None = None, **how) -> tuple:
    """A hall where a match has begun, and its players; the first is the chief."""
    hall = Hall(game, len(names.split()), settings, **how)
    visitors = seated(hall, names)
    visitors[0].say(Start())
    assert hall.room.state().stage == "playing"
    return hall, *visitors


def play_on(hall: Hall, visitors: Sequence[Visitor], seed: int = 1, actions: int = 10_000) -> None:
    """Have the visitors play at random, each from the seats it holds, until the match is over."""
    rng = Random(seed)
    match = hall.table.match
    for _ in range(actions):
        if not match.actors:
            return
        if hall.table.windows.is_open:
            hall.passes(hall.table.assistance.reaction_time)
            continue
        seat = match.actors[int(rng.random() * len(match.actors))]
        visitor = next(visitor for visitor in visitors if seat in visitor.seats)
        legal = visitor.update(seat).legal
        assert legal == match.legal(seat) or visitor.update(seat).draft
        visitor.act(legal[int(rng.random() * len(legal))], seat)


__all__ = ["HOST", "IDENT", "Hall", "HandKeeper", "Visitor", "play_on", "playing", "seated"]
