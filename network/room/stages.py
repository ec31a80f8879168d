"""The course of a room: people gather, make a seed, play, and gather again.

Before the match there is nothing but people (`Seating`); then a seed that nobody has chosen (`Seeding`), and then the
match (`RoomMatch`), also after its end, until the next gathering.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines import load
from engines.game import checked
from network.disk.journal import NotSaved
from network.disk.room_file import Left
from network.messages.room import GATHERING, HOST, OVER, PLAYING, SEEDING, Denied
from network.room.guests import Guest
from network.room.keeper import Keeper
from network.room.match import RoomMatch
from network.room.seeding import Seeding
from network.table.table import Table
from network.trust.seed_protocol import Round

if TYPE_CHECKING:
    from network.room.room import Room


class Stages:
    """Where a room stands."""

    def __init__(self, room: Room, keeper: Keeper) -> None:
        self._room, self._keeper = room, keeper
        self.round = 0  # matches that were begun here, or tried to; 0: what is played began before there was a room
        self.commitments: tuple[tuple[str, str], ...] = ()
        self.seeding: Seeding | None = None
        self.play: RoomMatch | None = None
        self._is_finished = False  # the record has been told

    @property
    def stage(self) -> str:
        if self.play:
            return OVER if self.play.is_over else PLAYING
        return SEEDING if self.seeding else GATHERING

    @property
    def clock(self) -> Left | None:
        return self.play.clock if self.play else None

    # Before a match.

    def start(self) -> None:
        """Make a seed with everyone who plays, and then begin."""
        room = self._room
        self.round += 1
        host = room.guests.get(HOST)
        names = {HOST: host.name if host else room.name}
        names |= {guest.id: guest.name for guest in room.guests if room.seating.held_by(guest.id)}
        round_ = Round(room.ident, self.round, names)
        self.seeding = Seeding(self._keeper, room.guests, round_, names, self._committed, self._begin, self._failed)
        room.settle()
        self.seeding.begin()

    def _committed(self) -> None:
        assert self.seeding
        self.commitments = self.seeding.round.commitments
        self._room.settle()

    def _failed(self, who: str) -> None:
        self._give_up(Denied("seeding_failed", {"who": who}))

    def _give_up(self, why: Denied) -> None:
        self.seeding, self.commitments = None, ()
        if not self._room.guests.chief:
            for guest in self._room.guests:
                guest.ready = False  # else it would begin again by itself
        self._room.settle()
        self._room.guests.tell(why)

    def _begin(self, round_: Round) -> None:
        room = self._room
        setup = checked(load(room.game), len(room.seating.seats), room.options, round_.seed, room.position)
        try:
            table = self._keeper.open_table(setup, room.seating.occupants(), round_.fairness())
        except NotSaved as error:
            self._give_up(Denied("not_saved", {"why": error.code}))
            return
        self.seeding, self._is_finished = None, False
        for guest in room.guests:
            guest.ready = False
        self.sit_down(table)

    # The match.

    def sit_down(self, table: Table, left: Left | None = None) -> None:
        """Play at this table; `left`: what is left of a clock that has run before."""
        room = self._room
        self.play = RoomMatch(self._keeper, table, room.seating, room.guests, room.settings, left, self._table_changed)
        room.settle()  # everyone knows of the match before they hear from the table
        self.play.begin()

    def _table_changed(self) -> None:
        self._room.settle()
        if self.play and self.play.is_over and not self._is_finished:
            self._is_finished = True
            self.play.finish(self.round)

    def welcome(self, guest: Guest) -> None:
        """Tell somebody who has come in, or come back, how the match stands."""
        if self.seeding:
            self.seeding.ask_again(guest)
        if self.play:
            self.play.welcome(guest)
            if self._is_finished:
                self.play.tell_record(guest, self.round)

    def drop(self, guest: Guest) -> None:
        """Somebody's line has dropped."""
        if self.seeding:
            self.seeding.gone(guest)
        if self.play:
            self.play.silence(guest)
            self.play.look()

    def gather(self) -> None:
        """Leave the table of a match that is over, and make ready for the next one, as the game proposes it."""
        assert self.play
        room, table = self._room, self.play.table
        room.options = {**room.options, **table.match.game.next_options(table.match.state)}
        room.seating.gather()
        self.play.close()
        self.play, self.commitments = None, ()
        for guest in room.guests:
            if not guest.is_here and not guest.is_expected:
                room.door.forget(guest)
        self._keeper.release(table)

    def close(self) -> None:
        """The room is closed; the match goes on without it."""
        if self.seeding:
            self.seeding.stop()
        if self.play:
            self.play.close()
