"""A process with guests who play by themselves, return by themselves, and strike when they are told to.

    python -m tests.network.campaign.crowd

It does what it reads from standard input, and says on standard output what its guests see and do; both are lines of
JSON, each a list that begins with what it is about. Commands:

    look                                        say which tables are found, and tell the guests where theirs is
    join NAME FOLDER TABLE SEAT SEATS ADDRESSES a guest whose settings are in FOLDER goes to a table of so many seats
                                                and takes a seat (null: watches); without addresses once it is found
    strike PID POINT COUNT DELAY                kill that process so many milliseconds after something has happened
                                                so many times: acted (a move was sent), told (an Update came),
                                                gathering or seeding (so the room stands), calling (a call began)
    finish                                      gather for no other match once the one in play is over
    check PORT                                  say what came of each leg, for a host at this port

`stage.CrowdProcess` is the other end of it. When the input ends, everybody hangs up and the process ends.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from engines.game import Seat
from network.disk.known import Address, KnownHosts, Ticket, Tickets
from network.lan import check
from network.lan.browser import Browser
from network.lan.discovery import Found
from network.lines.remote_room import RemoteRoom
from network.loop import Loop
from network.messages.changes import digest
from network.messages.room import (
    GATHERING,
    OVER,
    Again,
    Change,
    LineStatus,
    PlaceMessage,
    Ready,
    RoomMessage,
    RoomState,
    Sit,
    Start,
    Verdict,
)
from network.messages.table import Act, Refusal, TableMessage, Update

WORD = "let me decide"  # as `stage` gives it to the host
THINKING = 0.01  # seconds before each move: a host takes fifty messages a second of one guest


def say(*words: object) -> None:
    os.write(1, json.dumps(words).encode() + b"\n")  # nothing is held back: the process may be killed at once


class Blow(NamedTuple):
    """Which process is to be killed, and when."""

    pid: int
    point: str
    count: int
    delay: float  # milliseconds


class Sent(NamedTuple):
    """A move that is not yet confirmed."""

    round: int
    since: int  # the length that it answers
    text: str


class Guest:
    """One guest: takes its seat, is ready, and plays at random; whoever has the first seat decides there.

    On the loop's thread.
    """

    def __init__(self, crowd: Crowd, name: str, folder: Path, table: str, seat: Seat | None, seats: int) -> None:
        self.name, self.table = name, table
        self._crowd = crowd
        self._seat, self._seats = seat, seats
        self._rng = Random(name)
        self._folder = folder
        self._room: RemoteRoom | None = None
        self._line = LineStatus("calling")
        self._state: RoomState | None = None
        self._update: Update | None = None
        self._sent: Sent | None = None
        self._is_waiting = False  # for that to be confirmed; what was sent on another line may have been lost with it
        self._judged = 0  # the last round of which we know the verdict
        self._has_claimed = False  # on this line: that we know the word

    def go(self, addresses: Sequence[Address]) -> None:
        """Call the host at these addresses; if we are calling already, there rather than where it was."""
        if self._room:
            self._room.moved(addresses)
            return
        tickets = Tickets(self._folder / "tickets.json")
        ticket = tickets.find(self.table) or Ticket(self.table, self.name, watch=self._seat is None)
        self._room = RemoteRoom(
            self._crowd.loop, addresses, ticket, KnownHosts(self._folder / "hosts.json"), tickets, self._hear
        )

    # Listening.

    def _hear(self, message: RoomMessage | PlaceMessage) -> None:
        match message:
            case LineStatus():
                self._line, self._is_waiting, self._has_claimed = message, False, False
                say("line", self.name, message.state, message.reason)
                self._crowd.happened(message.state)
            case RoomState():
                self._state = message
                self._say_state(message)
                self._crowd.happened(message.stage)
                self._take_part(message)
            case Verdict():
                self._judged = self._state.round if self._state else 0
                say("verdict", self.name, self._judged, message.fair, message.reason)
                if self._state:
                    self._take_part(self._state)
            case _ if type(message) is tuple:
                self._hear_place(*message)

    def _say_state(self, state: RoomState) -> None:
        assert self._room
        here = {person.guest: person.here for person in state.people}
        say("room", self.name, self._room.guest, state.stage, state.round, [seat.guest for seat in state.seats], here)

    def _hear_place(self, place: Seat | None, message: TableMessage) -> None:
        assert self._state
        if isinstance(message, Update):
            say("told", self.name, self.table, self._state.round, place, message.length, digest(message.view))
            self._crowd.happened("told")
            if place is not None:
                self._consider(message)
        elif isinstance(message, Refusal):
            say("refused", self.name, message.reason)

    # Gathering.

    def _take_part(self, state: RoomState) -> None:
        assert self._room
        is_chief, is_first = state.chief == self._room.guest, self._seat == 0
        if is_first and not state.chief and not self._has_claimed:
            self._has_claimed = True
            self._room.claim(WORD)
        if state.stage == OVER and is_first and self._judged == state.round and not self._crowd.is_finishing:
            self._room.say(Again())
        elif state.stage == GATHERING and len(state.seats) != self._seats:
            if is_chief:
                self._room.change(Change(state.settings, state.options, self._seats), None)
        elif state.stage == GATHERING:
            self._sit_down(state)
            if is_chief and self._all_ready(state):
                self._room.say(Start())

    def _sit_down(self, state: RoomState) -> None:
        assert self._room
        me = self._room.guest
        if self._seat is None:
            return
        if state.seats[self._seat].guest != me:
            self._room.say(Sit(self._seat, self.name))
        elif not any(person.ready for person in state.people if person.guest == me):
            self._room.say(Ready(True))

    def _all_ready(self, state: RoomState) -> bool:
        ready = {person.guest for person in state.people if person.here and person.ready}
        return all(seat.guest in ready for seat in state.seats)

    # Playing.

    def _consider(self, update: Update) -> None:
        """See whether our last move is in the match, and if it is on us to move, think."""
        assert self._state
        self._update = update
        sent = self._sent
        if sent and sent.round != self._state.round:
            self._sent, self._is_waiting = None, False
        elif sent and (update.seat not in update.actors or update.asked > sent.since):  # it is no longer asked
            say("acked", self.name, self.table, sent.round, update.seat, sent.since, update.length, sent.text)
            self._sent, self._is_waiting = None, False
        if update.legal and not self._is_waiting:
            asyncio.get_running_loop().call_later(THINKING, self._act, update)

    def _act(self, update: Update) -> None:
        assert self._room
        assert self._state
        if update is not self._update or self._is_waiting or self._line.state != "here" or update.seat is None:
            return  # things have changed meanwhile
        text = update.legal[int(self._rng.random() * len(update.legal))]
        self._sent, self._is_waiting = Sent(self._state.round, update.length, text), True
        self._room.say(Act(update.seat, text, update.length))
        self._crowd.happened("acted")


class Crowd:
    """All guests of this process. Implements `network.lan.discovery.Looker`; everything happens on the loop's
    thread."""

    def __init__(self) -> None:
        self.loop = Loop.shared()
        self.is_finishing = False
        self._guests: list[Guest] = []
        self._blow: Blow | None = None
        self._browser = Browser(self)

    def obey(self, command: str, *words: object) -> None:
        match command:
            case "look":
                self._browser.start()
            case "join":
                self._join(*words)
            case "strike":
                self._blow = Blow(*words)
            case "finish":
                self.is_finishing = True
            case "check":
                check.run(words[0], self._browser.heard(), _say_leg)

    def _join(
        self, name: str, folder: str, table: str, seat: Seat | None, seats: int, addresses: list[list[str | int]]
    ) -> None:
        guest = Guest(self, name, Path(folder), table, seat, seats)
        self._guests.append(guest)
        known = [(str(host), int(port)) for host, port in addresses]
        for found in self._browser.heard():
            if found.card.id == table:
                known += _addresses(found)
        if known:
            guest.go(known)

    def happened(self, what: str) -> None:
        """Count something, and strike if it was the last thing to wait for."""
        blow = self._blow
        if blow and blow.point == what:
            self._blow = blow._replace(count=blow.count - 1) if blow.count > 1 else None
            if not self._blow:
                strike = partial(os.kill, blow.pid, signal.SIGKILL)
                asyncio.get_running_loop().call_later(blow.delay / 1000, strike)

    # Looking.

    def found(self, table: Found) -> None:
        say("found", table.card.id, table.addresses, table.port)
        for guest in self._guests:
            if guest.table == table.card.id:
                guest.go(_addresses(table))

    def changed(self, table: Found) -> None:
        self.found(table)

    def lost(self, ident: str) -> None:
        say("lost", ident)

    def trouble(self, code: str) -> None:
        say("trouble", code)


def _addresses(found: Found) -> list[Address]:
    return [(address, found.port) for address in found.addresses]


def _say_leg(leg: check.Leg) -> None:
    say("leg", *leg[:3], dict(leg.details))


def main() -> None:
    crowd = Crowd()
    for line in sys.stdin:
        crowd.loop.call(partial(crowd.obey, *json.loads(line)))
    crowd.loop.close()


if __name__ == "__main__":
    main()
