"""What is said in a room, and what is told there.

A room is a table with the people around it: before the match they gather, choose seats and say that they are ready;
during the match some play and some watch; afterwards they may gather again. What concerns the match is said and told at
its table (`network.messages.table`). The window that keeps a room and one on another machine say and hear the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple, TypeAlias

from engines.game import Plain
from engines.record import Assistance
from engines.shapes import Between, Most
from network.messages.bounds import (
    MAX_PEOPLE,
    MAX_SEATS,
    MAX_TEXT,
    Code,
    Commitments,
    Count,
    Digest,
    Ident,
    Milliseconds,
    Name,
    Options,
    Proof,
    Seat,
    Seats,
    Seconds,
    Time,
    Words,
)
from network.messages.table import NO_DETAILS, AtTable, TableMessage

GATHERING, SEEDING, PLAYING, OVER = "gathering", "seeding", "playing", "over"
STAGES = (GATHERING, SEEDING, PLAYING, OVER)

HOST = "host"
"""The guest who sits at the window that keeps the room; in a round of seeding, the program that keeps it."""

WAIT, BOT, REMOVE = "wait", "bot", "remove"
ANSWERS = (WAIT, BOT, REMOVE)
"""To the question about a player whose grace is over: another grace, a bot until they are back, or they are gone."""

# What is told.


class ClockRule(NamedTuple):
    """How much time there is to think: none is counted, so much for each move, or so much for the whole match."""

    kind: Code = "none"  # or "move", "game"
    seconds: Seconds = 0
    increment: Seconds = 0  # of "game": seconds given back after each move


class RoomSettings(NamedTuple):
    """What the chief of a room decides. Who plays with which options is decided before the match only."""

    spectators: bool = True  # whether people may come who only watch
    locked: bool = False  # whether a passphrase is asked for at the door
    clock: ClockRule = ClockRule()
    grace: Seconds = 60  # seconds after which a seat whose holder is away may be held by a bot
    stand_in: Code = ""  # the level of the bot that takes such a seat by itself; "": the chief decides
    assistance: Assistance = Assistance()  # chosen before the match, the same for every seat


class RoomSeat(NamedTuple):
    """A seat: open to whoever comes, or of a guest, or of a bot. A bot may hold the seat of a guest who is away."""

    kind: Code = "open"  # or "human", "bot"
    name: Name = ""
    level: Code = ""  # of a bot
    guest: Ident = ""  # whose seat it is; "" for an open seat and a mere bot


class Person(NamedTuple):
    """A guest: one window, whose people may hold several seats, or none and watch."""

    guest: Ident
    name: Name
    here: bool = True
    ready: bool = False
    ping: Milliseconds | None = None  # to and fro; None: at the host's own machine, or not measured yet
    grace: Seconds | None = (
        None  # of someone away: seconds until others decide what becomes of the seats; 0: they do now
    )


class RoomState(NamedTuple):
    """Everything about a room that all in it may know. It is told anew, whole, whenever any of it changes."""

    id: Ident
    name: Name
    game: Code
    options: Options
    stage: Code
    seats: Annotated[tuple[RoomSeat, ...], Most(MAX_SEATS)]
    people: Annotated[tuple[Person, ...], Most(MAX_PEOPLE)]
    chief: Ident  # the guest who decides; "": nobody
    settings: RoomSettings
    round: Count = 0  # how many matches were begun here, or tried to: a seed belongs to one of them
    commitments: Commitments = ()  # who has committed to what (hex), in this round
    unsaved: bool = False  # what happens here is not written down, or the last of it could not be
    # During a match: any of these says what becomes of players overdue and open seats.
    deciding: Annotated[tuple[Ident, ...], Most(MAX_PEOPLE)] = ()
    headless: bool = False  # no window keeps it: whoever knows the word of its host decides, or nobody does


class Said(NamedTuple):
    """A line of talk."""

    guest: Ident
    name: Name
    text: Annotated[str, Most(MAX_TEXT)]
    when: Time  # seconds since 1970, by the host's clock


class Denied(NamedTuple):
    """Something this guest asked of the room was not done, and why, as a code."""

    reason: Code
    details: Mapping[str, Plain] = NO_DETAILS


class Clocks(NamedTuple):
    """The time of each seat, in milliseconds, at the moment this was said; whose clock runs is in `running`."""

    left: Annotated[tuple[Milliseconds, ...], Most(MAX_SEATS)]
    running: Seats


class Verdict(NamedTuple):
    """What came of checking that nobody chose the deal and that the match was the one we saw, once it is over."""

    fair: bool
    reason: str = ""  # a code; "" if all is well
    record: str = ""  # the whole record, to be looked at and kept


class LineStatus(NamedTuple):
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


class Challenge(NamedTuple):
    """The answer to Claim."""

    proof: Proof  # the host's element of SPAKE2


class AskCommit(NamedTuple):
    """A match is about to begin: make a secret for this round, and send its hash."""

    round: Count


class AskReveal(NamedTuple):
    """All have committed, to this: send the secret."""

    round: Count
    commitments: Commitments


class Finished(NamedTuple):
    """The match is over: its whole record, with every secret that went into the seed."""

    round: Count
    record: Annotated[str, Most(1_000_000)]


PlaceMessage: TypeAlias = tuple[Seat | None, TableMessage]
"""What is said to one of a guest's places (a seat; None: beside the table)."""
RoomMessage: TypeAlias = RoomState | Said | Denied | Clocks | Verdict | LineStatus
Seeding: TypeAlias = AskCommit | AskReveal | Finished
"""What a room says about the seed of a match."""

# What is said.


class Sit(NamedTuple):
    """Take an open seat for a person of that name; one's own seat: change the name."""

    seat: Seat
    name: Name


class Stand(NamedTuple):
    """Give a seat back."""

    seat: Seat


class Ready(NamedTuple):
    ready: bool


class Start(NamedTuple):
    """Begin the match (the chief's)."""


class SeatBot(NamedTuple):
    """Put a bot into a seat, or change its level (the chief's)."""

    seat: Seat
    level: Code


class Free(NamedTuple):
    """Take a bot, or someone who is away, out of a seat (the chief's)."""

    seat: Seat


class Kick(NamedTuple):
    """Send somebody away (the chief's)."""

    guest: Ident


class Change(NamedTuple):
    """New settings, and before a match new options and another number of seats (the chief's)."""

    settings: RoomSettings
    options: Options
    seats: Annotated[int, Between(1, MAX_SEATS)]
    verifier: Proof | None = None  # made of a new passphrase, which itself never crosses the line; None: as it was


class Again(NamedTuple):
    """Gather for another match (the chief's)."""


class Say(NamedTuple):
    text: Words


class Leave(NamedTuple):
    """Go for good: the last message of a client."""


class HandOver(NamedTuple):
    """Have a bot of that level hold all one's seats until one comes back."""

    level: Code


class Decide(NamedTuple):
    """What is to become of a guest whose grace is over: the answer of whoever is asked (`RoomState.deciding`)."""

    guest: Ident
    answer: Code  # one of ANSWERS
    level: Code = ""  # of "bot"


class Claim(NamedTuple):
    """Begin to show that one knows the word of a host without a window, and so is to decide in its rooms."""

    proof: Proof  # the client's element of SPAKE2


class Confirm(NamedTuple):
    """The answer to Challenge: that this client knows the word."""

    proof: Proof


class Commit(NamedTuple):
    """The answer to AskCommit: the hash of a secret, in hexadecimal."""

    round: Count
    value: Digest


class Reveal(NamedTuple):
    """The answer to AskReveal: the secret itself, in hexadecimal."""

    round: Count
    secret: Digest


RoomRequest: TypeAlias = (
    Sit
    | Stand
    | Ready
    | Start
    | SeatBot
    | Free
    | Kick
    | Change
    | Again
    | Say
    | Leave
    | Commit
    | Reveal
    | HandOver
    | Decide
    | Claim
    | Confirm
)
"""What a guest asks of a room."""
Asking: TypeAlias = RoomRequest | AtTable
"""What a guest says in a room."""
