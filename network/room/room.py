"""A room: a table with the people around it, from gathering to the end of the match and to the next one.

Here it is decided who may come in, who sits where, who decides, when a match begins and what becomes of somebody whose
line drops. A room has no socket and no Qt; time and disk are given to it by its `Keeper`, guests are reached through
their `Member`, and all of it happens on one thread, the desk that the table lives on. Its parts: `network.room.door`
(coming and going), `network.room.guests`, `network.room.seating`, `network.room.requests` (what may be asked for),
`network.room.stages` (from one match to the next), `network.room.chat`, `network.disk.room_file` (what survives a
crash). The match is played at a `network.table.table`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

from engines import load
from engines.game import EngineError, OptionValue, Seat, checked
from engines.record import MAX_NAME
from network.desk import Timer
from network.disk.room_file import KeptGuest, LedgerError, RoomFile
from network.messages.line import VERSION, Card
from network.messages.room import GATHERING, HOST, PLAYING, SEEDING, Asking, Denied, RoomSeat, RoomSettings, RoomState
from network.messages.table import AtTable, Wish
from network.room.chat import Chat
from network.room.claims import Claims
from network.room.door import Door, attempt
from network.room.guests import Guest, Guests
from network.room.keeper import Denial, Granted, Keeper, Member
from network.room.requests import Requests
from network.room.seating import OPEN, Seating, seat_of
from network.room.stages import Stages
from network.table.occupants import SUBSTITUTE
from network.table.table import Table
from network.text import tidied

KEEP_AGAIN = 5.0
"""Seconds until a ledger that could not be written is tried again."""
PING_STEP = 20
"""Milliseconds by which a line must have become slower or faster at least for everyone to be told."""


class Room:
    """One table and its guests."""

    def __init__(
        self,
        keeper: Keeper,
        ident: str,
        name: str,
        game: str,
        options: Mapping[str, OptionValue],
        seats: int,
        settings: RoomSettings = RoomSettings(),  # noqa: B008  A constant.
        position: str = "",
    ) -> None:
        """A room where people gather. Raises SetupError if the game cannot be played like that."""
        self.ident = ident
        self.name = tidied(name, MAX_NAME)
        self.game = game
        self.options = checked(load(game), seats, options, 0, position).options
        self.position = position
        self.settings = settings._replace(locked=False)
        self.verifier = b""  # of the passphrase; b"" if none is asked for
        self.seating = Seating([OPEN] * seats)
        self.guests = Guests()
        self.chat = Chat()
        self.claims: Claims | None = None  # where no window keeps the room: who may decide there
        self.door = Door(self, keeper)
        self.course = Stages(self, keeper)
        self._requests = Requests(self, keeper)
        self._keeper = keeper
        self._left: int | None = keeper.wall()
        self._told: RoomState | None = None
        self._kept: RoomFile | None = None
        self._is_kept = True  # it could be written down
        self._keeping: Timer | None = None  # until it is tried again
        self._watchers: list[Callable[[], None]] = []
        self._is_closed = False
        self._closed_for = ""  # the reason

    @classmethod
    def of_table(cls, keeper: Keeper, ident: str, name: str, table: Table, holder: str, seats: Sequence[Seat]) -> Room:
        """A room around a table that is already in play: `holder` keeps these seats, those of other people are open."""
        setup = table.match.setup
        room = cls(keeper, ident, name, setup.game, setup.options, setup.seats, position=setup.position)
        # Strangers come to a match in play: nobody there gets hints, and the rest is as the table has it.
        room.settings = RoomSettings(assistance=table.assistance._replace(hints=False, analysis=False))
        room.seating.seats = [seat_of(who, holder if seat in seats else "") for seat, who in enumerate(table.occupants)]
        room.course.sit_down(table)
        return room

    @classmethod
    def from_ledger(cls, keeper: Keeper, ledger: RoomFile, table: Table | None) -> Room:
        """A room as its ledger left it, with the table of its match. Everyone is away at first. Raises LedgerError."""
        if ledger.match and table is None:
            raise LedgerError("no_table")
        try:
            room = cls(
                keeper,
                ledger.room,
                ledger.name,
                ledger.game,
                ledger.options,
                len(ledger.seats),
                position=ledger.position,
            )
        except EngineError as error:
            raise LedgerError("bad_ledger", field="game") from error
        if table and table.match.setup.seats != len(ledger.seats):
            raise LedgerError("bad_ledger", field="seats")
        room.verifier = bytes.fromhex(ledger.verifier)
        room.settings, room.seating.seats = ledger.settings, list(ledger.seats)
        room.course.round, room.course.commitments = ledger.round, ledger.commitments
        room._left = ledger.left or room._left
        for kept in ledger.guests:
            room.door.expect(
                room.guests.add(Guest(kept.id, kept.name, kept.token_hash, ready=kept.ready, decides=kept.decides))
            )
        if table:
            table.windows.restore(ledger.wishes)
            room.course.sit_down(table, ledger.clock)
        return room

    def ledger(self) -> RoomFile:
        """What must survive a crash."""
        table = self.table
        return RoomFile(
            room=self.ident,
            name=self.name,
            game=self.game,
            options=self.options,
            position=self.position,
            seats=tuple(self.seating.seats),
            settings=self.settings,
            verifier=self.verifier.hex(),
            stage=self.course.stage,
            round=self.course.round,
            commitments=self.course.commitments,
            guests=tuple(
                KeptGuest(guest.id, guest.name, guest.token_hash, guest.ready, guest.decides) for guest in self.guests
            ),
            match=table.header.id if table and table.header else "",
            clock=self.course.clock,
            wishes=table.windows.wishes if table else (),
            left=self._left,
        )

    # What is known of it.

    @property
    def table(self) -> Table | None:
        """The table of the match that is played here, or was played last."""
        return self.course.play.table if self.course.play else None

    def state(self) -> RoomState:
        now = self._keeper.now()
        return RoomState(
            id=self.ident,
            name=self.name,
            game=self.game,
            options=self.options,
            stage=self.course.stage,
            seats=tuple(self.seating.seats),
            people=tuple(guest.person(now) for guest in self.guests),
            chief=self.guests.chief,
            settings=self.settings,
            round=self.course.round,
            commitments=self.course.commitments,
            unsaved=self.is_unsaved,
            deciding=self.deciding,
            headless=self.is_headless,
        )

    @property
    def is_unsaved(self) -> bool:
        """Whether what happens here is not written down, or the last of it could not be."""
        table = self.table
        return not self._is_kept or (table is not None and bool(table.write_error or not table.is_saved))

    @property
    def absent(self) -> tuple[Guest, ...]:
        """Those who are away, whose grace is over, and for whom the match waits."""
        if self.course.stage != PLAYING:
            return ()
        waited_for = {held.guest for held in self.seating.seats if held.kind == "human"}
        return tuple(guest for guest in self.guests if guest.id in waited_for and guest.is_overdue)

    @property
    def deciding(self) -> tuple[str, ...]:
        """Who may say what becomes of the absent and of open seats: the chief; else everyone who plays and is here."""
        is_seat_open = self.course.stage == PLAYING and self.seating.free
        if not self.absent and not is_seat_open:
            return ()
        chief = self.guests.chief
        players = (guest.id for guest in self.guests if guest.is_here and self.seating.held_by(guest.id))
        return (chief,) if chief else tuple(players)

    @property
    def is_headless(self) -> bool:
        """Whether no window keeps this room."""
        return self.claims is not None

    def card(self) -> Card:
        """What is told of this room outside of it; the host adds its language."""
        is_playing = self.course.stage in (SEEDING, PLAYING)
        seats = self.seating
        return Card(
            self.ident,
            self.name,
            self.game,
            seats.free,
            len(seats.seats),
            "",
            VERSION,
            self.settings.locked,
            is_playing,
            *self.settings.assistance,
        )

    def watch(self, watcher: Callable[[], None]) -> None:
        """Have `watcher` called whenever the state has changed."""
        self._watchers.append(watcher)

    # Coming and going.

    def knows(self, token: str) -> bool:
        """Whether whoever has this token is expected here, and need not say the passphrase."""
        return self.guests.known(token) is not None

    def enter(self, name: str, token: str, watch: bool, member: Member) -> Granted | Denied:
        """Let somebody in: the holder of a known token as who they were, anyone else as a new guest.

        The member hears nothing before `welcome`: its line has to be told of the Granted first.
        """
        return Denied(self._closed_for) if self._is_closed else self.door.enter(name, token, watch, member)

    def enter_local(self, name: str, member: Member) -> str:
        """The window that keeps the room comes in; it needs no token, and is welcome at once."""
        self.door.enter_local(name, member)
        self.welcome(HOST)
        return HOST

    def welcome(self, guest_id: str) -> None:
        """Tell a guest who has just entered how everything stands; from now on it hears what follows."""
        guest = self.guests.get(guest_id)
        if guest is None:
            return
        guest.is_welcome = True
        self.settle()
        guest.tell(self._told or self.state())
        for line in self.chat.lines:
            guest.tell(line)
        self.course.welcome(guest)

    def drop(self, guest_id: str, member: Member) -> None:
        """A line has dropped. The guest's seats are kept, and the grace begins."""
        guest = self.guests.get(guest_id)
        if guest and guest.member is member:  # else it was replaced by another line, or sent away
            self.door.drop(guest)

    def measured(self, guest_id: str, ping: int) -> None:
        """How long a message to a guest and back takes, in milliseconds. Small changes are not worth telling."""
        guest = self.guests.get(guest_id)
        if guest and (guest.ping is None or abs(ping - guest.ping) > max(PING_STEP, guest.ping // 2)):
            guest.ping = ping
            self.settle()

    def reset(self, options: Mapping[str, OptionValue], seats: Sequence[RoomSeat], settings: RoomSettings) -> None:
        """Make ready for whoever comes next, once everybody has gone: what they had chosen went with them."""
        self.unlock()
        self.guests.kicked.clear()
        if self.course.stage == GATHERING:
            self.options, self.position, self.settings = options, "", settings
            self.seating.seats = list(seats)
        self.settle()

    def unlock(self) -> None:
        """Ask for no passphrase any more."""
        self.verifier, self.settings = b"", self.settings._replace(locked=False)

    def part(self) -> None:
        """The match is to go on without guests: what they knew in secret, bots go on with."""
        for guest in self.guests:
            if guest.id != HOST and self.seating.has_secrets:
                with suppress(Denial):  # it cannot be written down: nothing more can be at this table
                    self.seating.give_to_bots(guest.id, self.settings.stand_in or SUBSTITUTE)

    def close(self, reason: str = "closed") -> None:
        """Close the room: everybody but the window that keeps it is sent away. A match in play goes on without it."""
        self._is_closed, self._closed_for = True, reason
        if self._keeping:
            self._keeping.cancel()
        self.door.close(reason)
        self.course.close()

    # Being asked for something.

    def hear(self, guest_id: str, request: Asking) -> None:
        """A guest asks for something, of the room or at one of its places."""
        guest = self.guests.get(guest_id)
        if guest is None or self._is_closed:
            return  # it was sent away meanwhile
        if not isinstance(request, AtTable):
            attempt(guest, partial(self._requests.hear, guest, request))
            self.settle()
        elif self.course.play:
            self.course.play.hear(guest, request)
            if isinstance(request, Wish):
                self.settle()  # it must survive, though the match has not gone on
        else:
            guest.tell(Denied("no_match"))

    def say(self, guest: Guest, text: str) -> None:
        line = self.chat.say(guest.id, guest.name, text, self._keeper.now(), self._keeper.wall())
        if isinstance(line, Denied):
            raise Denial(line)
        if line:
            self.guests.tell(line)

    def seat_changed(self, guest: Guest) -> None:
        """The guest has taken a seat or given one back, perhaps at a table in play."""
        if self.course.play:
            self.course.play.settle(guest)
            self.course.play.look()

    # Telling.

    def _keep_again(self) -> None:
        self._keeping = None
        self.settle()

    def settle(self) -> None:
        """Write down what must survive, then tell everyone, if anything has changed."""
        if self._is_closed:
            return
        if any(guest.is_here for guest in self.guests):
            self._left = None
        elif self._left is None:
            self._left = self._keeper.wall()
        ledger = self.ledger()
        if ledger != self._kept or not self._is_kept:
            self._kept = ledger
            self._is_kept = self._keeper.keep(self)
            if not self._is_kept and self._keeping is None:
                self._keeping = self._keeper.later(KEEP_AGAIN, self._keep_again)
        state = self.state()
        if state != self._told:
            self._told = state
            self.guests.tell(state)
            for watcher in tuple(self._watchers):
                watcher()
