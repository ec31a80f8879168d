"""The seats of a room: whose each is, before a match and during it.

While a match is played the table must agree, and write down who plays, before a seat changes hands; what happens to a
seat at the table (a bot plays on for someone who gave up) is followed here. What is not to be done raises Denial.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.bots import LEVELS
from engines.game import Seat
from engines.record import MAX_NAME, Player
from network.messages.room import Denied, RoomSeat
from network.room.keeper import Denial
from network.table.table import Table
from network.text import tidied, told_apart

OPEN = RoomSeat()


def seat_of(who: Player, guest: str) -> RoomSeat:
    """A seat of a table in play, if `guest` holds it; without a guest it is a bot's, or open."""
    if who.kind == "bot":
        return RoomSeat("bot", who.name, who.level)
    return RoomSeat("human", who.name, "", guest) if guest else OPEN


class Seating:
    """Who holds which seat. `table` is set while there is one."""

    def __init__(self, seats: Sequence[RoomSeat]) -> None:
        self.seats = list(seats)
        self.table: Table | None = None

    def held_by(self, guest: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, held in enumerate(self.seats) if held.guest == guest)

    @property
    def free(self) -> int:
        """How many seats are open."""
        return self.seats.count(OPEN)

    def occupants(self) -> tuple[Player, ...]:
        """As a table is told who plays."""
        return tuple(Player(held.name, held.kind, held.level) for held in self.seats)

    def resize(self, seats: int) -> None:
        self.seats = [*self.seats[:seats], *[OPEN] * (seats - len(self.seats))]

    # Changing hands.

    def sit(self, guest: str, seat: Seat, name: str) -> None:
        """Take an open seat, or change the name at one's own."""
        held = self._at(seat)
        if held != OPEN and held.guest != guest:
            raise Denial(Denied("seat_held"))
        name = tidied(name, MAX_NAME)
        if not name:
            raise Denial(Denied("bad_name"))
        taken = frozenset(other.name for at, other in enumerate(self.seats) if at != seat)
        self._put(
            seat,
            RoomSeat("human", told_apart(name, taken, MAX_NAME), "", guest),
            is_renamed=held.guest == guest and held.kind == "human",
        )

    def stand(self, guest: str, seat: Seat) -> None:
        if self._at(seat).guest != guest:
            raise Denial(Denied("seat_held"))
        self._open(seat)

    def seat_bot(self, seat: Seat, level: str, *, may_hold: bool) -> None:
        """Put a bot into a seat that is open or a bot's; or, with `may_hold`, let it play for the holder."""
        held = self._at(seat)
        if level not in LEVELS:
            raise Denial(Denied("bad_option", {"reason": "bad_value", "option": "level", "value": level[:40]}))
        if held.kind == "human" and not may_hold:
            raise Denial(Denied("seat_held"))
        self._put(seat, RoomSeat("bot", held.name if held.guest else "", level, held.guest))

    def free_seat(self, seat: Seat, *, is_away: bool) -> None:
        """Take a bot, or someone who is away, out of a seat."""
        if self._at(seat).kind == "human" and not is_away:
            raise Denial(Denied("seat_held"))
        if self.has_secrets:
            raise Denial(Denied("secret_seat"))
        self._open(seat)

    @property
    def has_secrets(self) -> bool:
        """Whether a match is played in which a seat knows what others do not.

        Then a seat passes to another person by its holder's word alone: to no one else's, and to a bot instead.
        """
        table = self.table
        return table is not None and table.match.game.secret and table.match.outcome is None

    def give_to_bots(self, guest: str, level: str) -> None:
        """Have bots play on for good in the seats of somebody who is sent away."""
        for seat in self.held_by(guest):
            if self._has_given_up(seat):
                self.seats[seat] = self.seats[seat]._replace(guest="")
            else:
                self._put(seat, RoomSeat("bot", "", self.seats[seat].level or level))

    def release(self, guest: str) -> None:
        """The guest is gone for good: all its seats are open."""
        for seat in self.held_by(guest):
            try:
                self._open(seat)
            except Denial:  # it cannot be written down: the bot that held the seat goes on
                self.seats[seat] = self.seats[seat]._replace(guest="")

    def stand_in(self, guest: str, level: str) -> None:
        """Have bots hold the seats of someone who is away."""
        for seat in self.held_by(guest):
            if self.seats[seat].kind == "human":
                self.seat_bot(seat, level, may_hold=True)

    def give_back(self, guest: str) -> None:
        """Whoever has come back plays again, unless the seat has given up."""
        for seat in self.held_by(guest):
            if self.seats[seat].kind == "bot" and not self._has_given_up(seat):
                self._put(seat, RoomSeat("human", self.seats[seat].name, "", guest))

    def gather(self) -> None:
        """The match is over: whoever was in a seat has it again, and those who gave up and went are gone."""
        for seat, held in enumerate(self.seats):
            if held.guest:
                self.seats[seat] = RoomSeat("human", held.name, "", held.guest)
            elif self._has_given_up(seat):
                self.seats[seat] = OPEN

    # The table's part.

    def follow(self) -> None:
        """Take over what has become of the seats at the table."""
        for seat, who in enumerate(self.table.occupants if self.table else ()):
            held = self.seats[seat]
            if who.kind == "bot":
                self.seats[seat] = RoomSeat("bot", who.name, who.level, held.guest)
            elif held.guest:
                self.seats[seat] = RoomSeat("human", who.name, "", held.guest)
            elif held.kind == "bot":
                self.seats[seat] = OPEN

    def _at(self, seat: Seat) -> RoomSeat:
        if not 0 <= seat < len(self.seats):
            raise Denial(Denied("no_such_seat"))
        return self.seats[seat]

    def _has_given_up(self, seat: Seat) -> bool:
        return self.table is not None and seat in self.table.match.resigned

    def _open(self, seat: Seat) -> None:
        """Nobody holds the seat any more; a bot plays on all the same if the seat has given up."""
        held = self.seats[seat]
        if self._has_given_up(seat):
            self.seats[seat] = held._replace(guest="")
        elif held.kind == "bot":
            self._put(seat, OPEN, Player(held.name))
        else:
            self.seats[seat] = OPEN  # and the record goes on naming whoever played there last

    def _put(
        self,
        seat: Seat,
        held: RoomSeat,
        occupant: Player | None = None,
        *,
        is_renamed: bool = False,
    ) -> None:
        """Have a seat held so, and played by `occupant` if not by who holds it."""
        before, self.seats[seat] = self.seats[seat], held
        if self.table is None or self.table.match.outcome is not None:
            return
        refusal = self.table.set_occupant(
            seat, occupant or Player(held.name, held.kind, held.level), is_renamed=is_renamed
        )
        if refusal:
            self.seats[seat] = before
            raise Denial(Denied(refusal.reason if refusal.reason == "not_saved" else "seat_held", refusal.details))
