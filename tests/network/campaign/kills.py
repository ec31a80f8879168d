"""The campaign of blows: a host and its guests are killed in the midst of games, again and again, and all comes back.

A host (`table-ronde host`) keeps a table of Guerre froide for three and one of Circle the Wagons; three crowds of two
guests play there. Each blow falls at a moment that is random, but the same for the same seed: so many milliseconds
after something was said for the so manieth time. Then everything must be as if nothing had happened.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import NamedTuple

from engines.game import Seat
from network.messages.line import Enter, Entered, Refused, Room
from network.messages.room import Denied, Free, Kick, Leave, Sit
from network.messages.table import Act
from tests.network.campaign import proof
from tests.network.campaign.stage import CrowdProcess, HostProcess, Notes, Wish
from tests.network.real_host import Caller

HOST = "host"
CROWDS: dict[str, tuple[Wish, ...]] = {
    "first": (Wish("Ana", "coldwar", 0, 3), Wish("Anatole", "wagons", 0, 2)),
    "second": (Wish("Bo", "coldwar", 1, 3), Wish("Boris", "wagons", 1, 2)),
    "third": (Wish("Cy", "coldwar", 2, 3), Wish("Cyrille", "coldwar", None, 3)),
}
WISHES = [wish for wishes in CROWDS.values() for wish in wishes]
GAMES = ("coldwar", "wagons")
OFTEN = ("first", "second")  # who gather often: a match of Wagons is short

POINTS = ("acted", "acted", "acted", "told", "told", "gathering", "seeding", "seeding", "returning", "returning")
"""When blows fall: those that a `crowd` can count, and while another crowd that was killed returns."""
LATEST = {"acted": 6.0, "told": 6.0, "gathering": 10.0, "seeding": 10.0, "returning": 60.0}
"""Milliseconds between what happened and the blow, at most."""
COUNTS = {"acted": 12, "told": 20, "gathering": 4, "seeding": 2, "returning": 2}
"""How often it has to happen, at most."""

REFUSALS = ("seat_held", "not_your_seat", "not_chief", "match_running", "no_match")  # as things stand in the room

SEEDS = range(5)  # of five campaigns ...
KILLS = 20  # ... of so many blows each
MOVING = (0,)  # of these the host returns at another port each time, and is found there by multicast

# Below those that systems give to anybody who asks for a free one, and others for each process that runs a campaign.
_ports = count(12_000 + os.getpid() * 100 % 20_000)


class Kill(NamedTuple):
    """Who is killed, when, and by whom: guests kill themselves, the host is killed by any of them."""

    victim: str
    by: str
    point: str
    count: int
    delay: float


def planned(seed: int) -> list[Kill]:
    """The blows of a campaign, half of them at the host. The first falls while people gather for the first time."""
    rng = Random(seed)
    victims = [HOST if number % 2 else "" for number in range(KILLS)]
    rng.shuffle(victims)
    points = ["gathering", *(rng.choice(POINTS) for _ in victims[1:])]
    return [_kill(rng, victim == HOST, point) for victim, point in zip(victims, points, strict=True)]


def _kill(rng: Random, is_host: bool, point: str) -> Kill:
    by = rng.choice(OFTEN if point in ("gathering", "seeding") else list(CROWDS))
    victim = HOST if is_host else by
    if point == "returning" and not is_host:
        victim = rng.choice([name for name in CROWDS if name != by])
    return Kill(victim, by, point, rng.randint(1, COUNTS[point]), rng.uniform(0, LATEST[point]))


def unused_ports() -> Iterator[int]:
    for port in _ports:
        try:
            socket.create_server(("", port)).close()
        except OSError:
            continue
        yield port


class Campaign:
    """A host and three crowds, and what becomes of them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.notes = Notes()
        self.strangers = 0  # who tried to take a seat
        self._folder = folder
        self._rng = Random(f"strangers {seed}")
        self._is_moving = seed in MOVING
        self._ports = unused_ports()
        self._port = next(self._ports)
        self._stack = ExitStack()
        self._crowds: dict[str, CrowdProcess] = {}
        self._idents: dict[str, str] = {}  # of the guests, by name

    def __enter__(self) -> Campaign:
        return self

    def __exit__(self, *told: object) -> None:
        self._stack.close()

    def run(self, kills: Sequence[Kill]) -> None:
        """Begin with the first blow, and end when every match in play is over."""
        first, *others = kills
        self._start_host()
        self._tables = self._host.tables()
        for name in CROWDS:
            self._start_crowd(name, first if name == first.by else None)
        self._fall(first)
        for kill in others:
            self._strike(kill)
        self._finish()

    # Starting.

    def _start_host(self) -> None:
        if self._is_moving:
            self._port = next(self._ports)
        self._host = self._stack.enter_context(
            HostProcess(self._folder, GAMES, self._port, is_announced=self._is_moving)
        )
        assert self._host.port == self._port

    def _start_crowd(self, name: str, kill: Kill | None = None) -> None:
        """Have guests come, or come back; with `kill`, the blow falls while they do."""
        crowd = self._crowds[name] = self._stack.enter_context(
            CrowdProcess(self._folder / name, self.notes, CROWDS[name])
        )
        if kill:
            self._order(kill)
        if self._is_moving:
            crowd.do("look")
        crowd.join(self._tables, [] if self._is_moving else [("127.0.0.1", self._port)])

    def _order(self, kill: Kill) -> None:
        pid = self._host.pid if kill.victim == HOST else self._crowds[kill.victim].pid
        point = "calling" if kill.point == "returning" else kill.point
        self._crowds[kill.by].do("strike", pid, point, kill.count, kill.delay)

    # Striking.

    def _strike(self, kill: Kill) -> None:
        if kill.point == "returning":
            self._crowds[kill.by].process.kill()
            self._lose(kill.by)
            self._start_crowd(kill.by, kill)
        else:
            self._order(kill)
        self._fall(kill)

    def _fall(self, kill: Kill) -> None:
        """Wait for the blow, and until everything is as it was."""
        if kill.victim == HOST:
            self._host.killed()
            self.notes.wait(lambda: "here" not in self.notes.lines.values())
            self._start_host()
            self._try_a_seat(self._rng.choice(WISHES))
        else:
            self._lose(kill.victim)
            for wish in CROWDS[kill.victim]:
                self._try_a_seat(wish)
            self._start_crowd(kill.victim)
        self.notes.wait(lambda: self.notes.are_back(WISHES))
        self._recognise()

    def _lose(self, name: str) -> None:
        """Wait until a crowd has been killed, and everybody else knows it."""
        crowd = self._crowds[name]
        crowd.killed()
        self.notes.forget(crowd.names)
        gone = [self._idents[name] for name in crowd.names if name in self._idents]
        self.notes.wait(lambda: self.notes.are_away(gone))
        for wish in crowd.wishes:
            if not crowd.has_ticket(wish, self._tables[wish.game]):
                self._idents.pop(wish.name, None)  # it was never really there

    def _recognise(self) -> None:
        """Everybody is who they were."""
        for wish in WISHES:
            ident = self.notes.rooms[wish.name].guest
            assert self._idents.setdefault(wish.name, ident) == ident

    # Strangers.

    def _try_a_seat(self, wish: Wish) -> None:
        """A stranger comes, once with a token that is none and once without, for a seat whose holder is away."""
        held = [room.seats for name, room in self.notes.rooms.items() if _game(name) == wish.game]
        ident = self._idents.get(wish.name)
        if wish.seat is not None and ident and any(ident in seats for seats in held):
            for token in (token_hex(16), ""):
                self._steal(self._tables[wish.game], wish.seat, ident, token)

    def _steal(self, table: str, seat: Seat, holder: str, token: str) -> None:
        self.strangers += 1
        stranger = Caller(self._port).hello()
        stranger.say(Enter(table, "Zoé", token, watch=False))
        assert stranger.hear_kind(Entered).guest != holder
        for asked in (Free(seat), Kick(holder), Sit(seat, "Zoé"), Act(seat, "pass", 0)):
            stranger.say(asked)
            assert _refused(stranger, seat, holder) in REFUSALS
        stranger.say(Leave())
        stranger.socket.close()

    # The end.

    def _finish(self) -> None:
        for crowd in self._crowds.values():
            crowd.do("finish")
        self.notes.wait(lambda: all(self.notes.is_finished(wish) for wish in WISHES))
        for crowd in self._crowds.values():
            crowd.leave()
        self._host.stop()

    def judge(self) -> proof.Records:
        """Compare everything that was told with the records."""
        return proof.judged(self.notes, self._host.journals, WISHES)


def _game(name: str) -> str:
    return next(wish.game for wish in WISHES if wish.name == name)


def _refused(stranger: Caller, seat: Seat, holder: str) -> str:
    """Why a stranger does not get what it asked for. The seat stays whose it is."""
    while True:
        message = stranger.hear()
        if isinstance(message, Room):
            assert message.state.seats[seat].guest == holder
        # That others could not begin is none of its business.
        if isinstance(message, Denied | Refused) and message.reason != "seeding_failed":
            return message.reason


def campaign(folder: Path, seed: int, say: Callable[[str], object] = str) -> None:
    """One campaign; raises AssertionError if anything is lost. `say` is told what was done."""
    plan = planned(seed)
    with Campaign(folder, seed) as made:
        made.run(plan)
        kept = made.judge()
    struck = sum(kill.victim == HOST for kill in plan)
    notes = made.notes
    say(
        f"campaign {seed}: host killed {struck} times, guests {len(plan) - struck} times; {len(kept)} matches of "
        f"{sum(record.match.length for record in kept.values())} lines; {len(notes.acked)} moves confirmed, "
        f"{len(notes.told)} views compared, {len(notes.verdicts)} verdicts, {made.strangers} strangers refused\n"
    )
