"""The one way to be in a room, and what is said there.

A room is a table with the people around it: before the match they gather, choose seats and say that they are ready;
during the match some play and some watch; afterwards they may gather again. A `RoomLink` belongs to one guest: a
window, with everybody who shares it. What concerns a match goes through the `network.link.Link` of each place the
guest holds; what concerns the room goes through the RoomLink. The window that keeps a room and one on another machine
hear the same messages and say the same things.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, TypeAlias

from engines.game import OptionValue, Plain, Seat
from engines.record import Assistance
from network.link import NO_DETAILS, Message

GATHERING, SEEDING, PLAYING, OVER = "gathering", "seeding", "playing", "over"
STAGES = (GATHERING, SEEDING, PLAYING, OVER)

WAIT, BOT, REMOVE = "wait", "bot", "remove"
ANSWERS = (WAIT, BOT, REMOVE)
"""To the question about a player whose grace is over: another grace, a bot until they are back, or they are gone."""


class ClockRule(NamedTuple):
    """How much time there is to think: none is counted, so much for each move, or so much for the whole match."""

    kind: str = "none"  # or "move", "game"
    seconds: int = 0
    increment: int = 0  # of "game": seconds given back after each move


class RoomSettings(NamedTuple):
    """What the chief of a room decides. Who plays with which options is decided before the match only."""

    spectators: bool = True  # whether people may come who only watch
    locked: bool = False  # whether a passphrase is asked for at the door
    clock: ClockRule = ClockRule()
    grace: int = 60  # seconds after which a seat whose holder is away may be held by a bot
    stand_in: str = ""  # the level of the bot that takes such a seat by itself; "": the chief decides
    assistance: Assistance = Assistance()  # chosen before the match, the same for every seat


class RoomSeat(NamedTuple):
    """A seat: open to whoever comes, or of a guest, or of a bot. A bot may hold the seat of a guest who is away."""

    kind: str = "open"  # or "human", "bot"
    name: str = ""
    level: str = ""  # of a bot
    guest: str = ""  # whose seat it is; "" for an open seat and a mere bot


class Person(NamedTuple):
    """A guest: one window, whose people may hold several seats, or none and watch."""

    guest: str
    name: str
    here: bool = True
    ready: bool = False
    ping: int | None = None  # milliseconds to and fro; None: at the host's own machine, or not measured yet
    grace: int | None = None  # of someone away: seconds until others decide what becomes of the seats; 0: they do now


class RoomState(NamedTuple):
    """Everything about a room that all in it may know. It is told anew, whole, whenever any of it changes."""

    id: str
    name: str
    game: str
    options: Mapping[str, OptionValue]
    stage: str
    seats: tuple[RoomSeat, ...]
    people: tuple[Person, ...]
    chief: str  # the guest who decides; "": nobody
    settings: RoomSettings
    round: int = 0  # how many matches were begun here, or tried to: a seed belongs to one of them
    commitments: tuple[tuple[str, str], ...] = ()  # who has committed to what (hex), in this round
    unsaved: bool = False  # what happens here is not written down, or the last of it could not be
    deciding: tuple[str, ...] = ()  # during a match: any of these says what becomes of players overdue and open seats
    headless: bool = False  # no window keeps it: whoever knows the word of its host decides, or nobody does


class Said(NamedTuple):
    """A line of talk."""

    guest: str
    name: str
    text: str
    when: int  # seconds since 1970, by the host's clock


class Denied(NamedTuple):
    """Something this guest asked of the room was not done, and why, as a code."""

    reason: str
    details: Mapping[str, Plain] = NO_DETAILS


class Clocks(NamedTuple):
    """The time of each seat, in milliseconds, at the moment this was said; whose clock runs is in `running`."""

    left: tuple[int, ...]
    running: tuple[Seat, ...]


class Verdict(NamedTuple):
    """What came of checking that nobody chose the deal and that the match was the one we saw, once it is over."""

    fair: bool
    reason: str = ""  # a code; "" if all is well
    record: str = ""  # the whole record, to be looked at and kept


class Line(NamedTuple):
    """How the line to the room stands."""

    state: str  # "calling", "here", "lost" (and calling again), "ended"
    reason: str = ""  # a code of FAULTS, or of the system, for "lost" and "ended"
    details: Mapping[str, Plain] = NO_DETAILS
    retry: int = 0  # of "lost": seconds until the next try


DENIALS = (
    "bad_name",
    "bad_option",  # details: as SetupError
    "chat_too_fast",
    "claims_too_fast",  # too many wrong words
    "match_running",  # only before a match or after it
    "no_match",  # only while there is one
    "no_such_guest",
    "no_such_seat",
    "not_all_ready",
    "not_chief",
    "not_saved",  # details: "why"
    "seat_held",  # by somebody else, or by a bot that the chief has put there
    "seats_open",
    "secret_seat",  # in a match with secrets nobody is put in another's place
    "seeding_failed",  # details: "who": somebody went, or revealed what they had not committed to
    "too_often",  # too many requests at once
    "wrong_word",  # not that of this host
)
"""Every reason of a Denied."""

RoomMessage: TypeAlias = RoomState | Said | Denied | Clocks | Verdict | Line
PlaceMessage: TypeAlias = tuple[Seat | None, Message]
"""What is said to one of a guest's places (a seat; None: beside the table)."""

RoomListener: TypeAlias = Callable[[RoomMessage | PlaceMessage], None]


class RoomLink(Protocol):
    """A guest's place in a room. Nothing is answered by a return value."""

    @property
    def guest(self) -> str: ...

    @property
    def fingerprint(self) -> str:
        """Of the certificate of the host that keeps the room; "" while it is not known."""

    @property
    def is_new_host(self) -> bool:
        """Whether that host was not met before this visit."""

    def listen(self, listener: RoomListener) -> None:
        """Be told everything from now on, beginning with a RoomState and what was said lately."""

    # Before a match, and for open seats also during it.

    def sit(self, seat: Seat, name: str) -> None:
        """Take an open seat for a person of that name; one's own seat: change the name."""

    def stand(self, seat: Seat) -> None:
        """Give a seat back; it is open then."""

    def set_ready(self, ready: bool) -> None: ...

    def claim(self, word: str) -> None:
        """Say the word of a host without a window: whoever knows it decides. It never crosses the line."""

    # The chief's. Another match may be asked for by everyone who plays.

    def start(self) -> None: ...

    def seat_bot(self, seat: Seat, level: str) -> None:
        """Put a bot into an open seat, or have it hold the seat of someone whose grace is over, or change its level."""

    def free(self, seat: Seat) -> None:
        """Take a bot, or a guest who is away, out of a seat: it is open then."""

    def kick(self, guest: str) -> None:
        """Send somebody away; their token is worth nothing any more."""

    def change(
        self,
        settings: RoomSettings,
        options: Mapping[str, OptionValue],
        seats: int,
        phrase: str | None = None,
    ) -> None:
        """New settings; options and number of seats only before a match. `phrase`: a new passphrase; None: as it is."""

    def again(self) -> None:
        """Gather for another match, once one is over."""

    # Everybody's.

    def decide(self, guest: str, answer: str, level: str = "") -> None:
        """Answer the question about somebody whose grace is over (`RoomState.deciding`): one of ANSWERS."""

    def hand_over(self, level: str) -> None:
        """Have bots hold our seats until we come back."""

    def say(self, text: str) -> None: ...

    def leave(self) -> None:
        """Go for good: the seats are open then. (A line that drops keeps them.)"""
