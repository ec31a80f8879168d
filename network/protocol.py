"""What hosts and their guests say to each other, all of it, and how it is packed.

Every message is a named tuple; on the wire it is a msgpack map of its fields, with its name as `type` ("ask_undo" for
AskUndo). Annotations say what a field may hold and how much of it: the codec refuses the rest, whoever sends it. A
field with a default may be missing, an unknown one is passed over: that is how later versions add to a message.
docs/protocol.md tells the same to those who write a client in another language. When which message may be sent, and
how much, is said in `network.messages.wire`; what it does, in `network.room.room` and `network.lines.host`.

A client's message names the seat that speaks, because one line may hold several; whether the line holds it is known
from the line alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple, TypeAlias, get_args

from engines.game import Plain
from engines.record import MAX_LINE, MAX_LINES, MAX_NAME, MOST_REACTION_TIME, Assistance
from engines.shapes import AnyPlain, Between, Most
from network.link import NO_DETAILS, Entry, HintLine, Occupant, ReactionWindow, StandingWish, UndoAsked
from network.messages.codec import Packer, Unpacker
from network.room.clock import LONGEST
from network.room_link import ClockRule, Clocks, Denied, Person, RoomSeat, RoomSettings, RoomState, Said

VERSION = 2
"""The newest protocol we speak; said in the first message, and written nowhere else."""
OLDEST = 2
"""The oldest protocol we still speak."""
PORT = 47313

CLIENT, HOST = "client", "host"

CHANGES = "changes"
"""The capability to take changes of a view instead of whole views."""
CAPABILITIES = (CHANGES,)

MAX_SEATS = 32
LOG_PART = 500
"""Entries of a log in one message: a longer one comes in parts."""
MAX_TEXT = 300
"""Characters in a line of talk: what is longer is cut by the room, not refused."""

MAX_PEOPLE = 64
"""Guests that a room tells of: twice what ours take."""
MAX_LOG = 20_000
"""Entries of a log: many times what the longest match has."""
MAX_ITEMS = 16_384
"""Items of any one list or map that a host sends."""

# What fields may hold. Text is counted in characters.
Seat: TypeAlias = Annotated[int, Between(0, MAX_SEATS - 1)]
Seats: TypeAlias = Annotated[tuple[Seat, ...], Most(MAX_SEATS)]
SeatCount: TypeAlias = Annotated[int, Between(0, MAX_SEATS)]
Count: TypeAlias = Annotated[int, Between(0, 2**53)]  # every language has integers up to here
Version: TypeAlias = Annotated[int, Between(0, 1_000_000)]
Name: TypeAlias = Annotated[str, Most(MAX_NAME)]
Code: TypeAlias = Annotated[str, Most(60)]  # a word that is translated by whoever shows it
Ident: TypeAlias = Annotated[str, Most(32)]  # of a table, a guest, a host; a token
Digest: TypeAlias = Annotated[str, Most(64)]  # hexadecimal
Words: TypeAlias = Annotated[str, Most(2_000)]
Notation: TypeAlias = Annotated[str, Most(200)]  # an action
Choice: TypeAlias = Annotated[str, Most(MAX_LINE)]  # its steps, as in a line of a record
Proof: TypeAlias = Annotated[bytes, Most(256)]
Capabilities: TypeAlias = Annotated[tuple[Code, ...], Most(32)]
Thousandths: TypeAlias = Annotated[int, Between(0, 1_000)]
Seconds: TypeAlias = Annotated[int, Between(0, 86_400)]
ReactionTime: TypeAlias = Annotated[int, Between(0, MOST_REACTION_TIME)]  # in seconds
Milliseconds: TypeAlias = Annotated[int, Between(0, LONGEST)]
Time: TypeAlias = Annotated[int, Between(0, 2**32 - 1)]  # seconds since 1970
Lines: TypeAlias = Annotated[int, Between(0, MAX_LINES)]
LogIndex: TypeAlias = Annotated[int, Between(0, MAX_LOG)]
Commitments: TypeAlias = Annotated[tuple[tuple[Ident, Digest], ...], Most(MAX_PEOPLE)]
OptionValue: TypeAlias = Annotated[str, Most(60)] | int | bool
Options: TypeAlias = Annotated[Mapping[Code, OptionValue], Most(64)]
# What is told of a code besides it: values, and lists of values.
Detail: TypeAlias = Annotated[str, Most(200)] | Annotated[int, Between(-(2**53), 2**53)] | bool | None
DETAILS = Annotated[Mapping[Code, Detail | Annotated[list[Detail], Most(32)]], Most(16)]
# The keys of what a game tells. That it is of the game's own shape is seen to in `network.lines.border`.
KEYS = Most(64)
LogEntries: TypeAlias = Annotated[tuple[Entry, ...], Most(LOG_PART)]


class Card(NamedTuple):
    """What is told of a table to those who are not there yet."""

    id: Ident
    name: Name
    game: Code
    free: SeatCount  # seats that are open
    total: SeatCount  # seats
    language: Code  # of the program that keeps it
    version: Version  # of the protocol
    locked: bool  # a passphrase is asked for at the door
    playing: bool  # a match is being played
    hints: bool = False  # what helps players there: see `engines.record.Assistance`
    analysis: bool = False
    undo: Code = "free"
    reaction_time: ReactionTime = 3


# From a client: at the door.


class Hello(NamedTuple):
    """The first message: which protocols this client speaks. It keeps this form for ever."""

    version: Version  # the newest it speaks
    oldest: Version  # the oldest it speaks
    program: Name  # for people: "table-ronde 0.3.0"
    language: Code
    capabilities: Capabilities = ()


class Enter(NamedTuple):
    """Come to a table. If it is locked and the token not known there, `proof` begins the exchange about the phrase."""

    table: Ident
    name: Name
    token: Ident = ""  # as given by Entered; "" for someone new
    watch: bool = False  # to watch, not to play
    proof: Proof = b""  # the client's element of SPAKE2; b"" while it has no phrase


class Prove(NamedTuple):
    """The answer to Locked: that this client knows the phrase."""

    proof: Proof


# From a client: in a room.


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


class Act(NamedTuple):
    """Make a choice or steps of it, in the notation of the game, as an answer to the match of that length.

    What is half made is cut back to `step` steps first; an empty text does no more than that. A choice that is whole
    then is played, unless it is to be held: then an empty text behind all its steps plays it.
    """

    seat: Seat
    text: Choice
    length: Count
    step: Annotated[int, Between(0, MAX_LINE)] = 0
    hold: bool = False


class ClaimWindow(NamedTuple):
    """Ask to be asked when the time of the window for reactions is over that is open at the match of that length."""

    seat: Seat
    length: Count


class Wish(NamedTuple):
    """Which windows of a phase this seat wants to be shown, until the end of the round or for good."""

    seat: Seat
    phase: Code
    wish: Code  # one of WISHES
    for_round: bool = False


class AskUndo(NamedTuple):
    seat: Seat


class AnswerUndo(NamedTuple):
    seat: Seat
    agreed: bool


class Resign(NamedTuple):
    seat: Seat


class OfferDraw(NamedTuple):
    seat: Seat


class AnswerDraw(NamedTuple):
    seat: Seat
    agreed: bool


class Pause(NamedTuple):
    seat: Seat
    paused: bool


class AskHint(NamedTuple):
    """Ask what a strong bot would do in this seat's place; with `analysis`, how it judges the best choices."""

    seat: Seat
    analysis: bool = False


class Hurry(NamedTuple):
    """Have the bots play the best they have found so far."""

    seat: Seat


class Commit(NamedTuple):
    """The answer to AskCommit: the hash of a secret, in hexadecimal."""

    round: Count
    value: Digest


class Reveal(NamedTuple):
    """The answer to AskReveal: the secret itself, in hexadecimal."""

    round: Count
    secret: Digest


class Refresh(NamedTuple):
    """Ask for a whole view and the whole log: what came before does not fit together."""

    seat: Seat | None  # None: the place beside the table


# From both.


class Ping(NamedTuple):
    """To be answered with a Pong of the same number, at once."""

    number: Count


class Pong(NamedTuple):
    number: Count


# From a host.


class Welcome(NamedTuple):
    """The answer to Hello: the protocol that is spoken from now on, who this is, and which tables there are."""

    version: Version
    program: Name
    host: Ident  # the id of this host's machine, under which its certificate is remembered
    name: Name  # for people
    capabilities: Capabilities = ()  # those of the client's that this host knows too
    tables: Annotated[tuple[Card, ...], Most(1_000)] = ()


class Locked(NamedTuple):
    """The table asks for a passphrase. If the client's Enter had a proof, this is the host's part of the exchange."""

    salt: Proof
    proof: Proof = b""  # the host's element of SPAKE2; b"" if the client has to enter again, with a proof


class Entered(NamedTuple):
    """The client is in the room, as that guest; the token brings it back after the line dropped."""

    guest: Ident
    token: Ident
    proof: Proof = b""  # at a locked table: that the host knows the phrase too


class Room(NamedTuple):
    """The whole state of the room, whenever any of it changes."""

    state: RoomState


class LogPart(NamedTuple):
    """A part of a log that is too long for one message: more parts follow, and then the Told it belongs to."""

    seat: Seat | None
    log_from: LogIndex
    log: LogEntries


class Challenge(NamedTuple):
    """The answer to Claim."""

    proof: Proof  # the host's element of SPAKE2


class Told(NamedTuple):
    """A `network.link.Update` for one place: all of it, but the view perhaps as changes of the one before."""

    seat: Seat | None  # None: the place beside the table
    length: Lines
    ply: Lines
    hash: Digest  # of the view, or of what the changes lead to
    view: Annotated[Mapping[Code, Plain], KEYS] | None  # None: there are changes instead
    changes: Annotated[tuple[Plain, ...], Most(4_096)]
    base: Digest  # of changes: the hash of the view they apply to
    legal: Annotated[tuple[Notation, ...], Most(2_000)]
    actors: Seats
    occupants: Annotated[tuple[Occupant, ...], Most(MAX_SEATS)]
    log_from: LogIndex
    log: LogEntries
    undo_to: Lines | None = None
    undo_free: bool = False
    undo_asked: UndoAsked | None = None
    draw_offers: Seats = ()
    paused: bool = False
    outcome: Annotated[Mapping[Code, Plain], KEYS] | None = None
    asked: Lines = 0
    assistance: Assistance = Assistance()
    choices: Annotated[Mapping[Notation, Plain], Most(2_000)] = NO_DETAILS
    draft: Annotated[tuple[Notation, ...], Most(1_000)] = ()
    held: bool = False
    window: ReactionWindow | None = None
    wishes: Annotated[tuple[StandingWish, ...], Most(64)] = ()


class Hinted(NamedTuple):
    """A `network.link.Hint` for one place."""

    seat: Seat | None
    asked: Lines
    text: Choice
    value: Thousandths = 0
    lines: Annotated[tuple[HintLine, ...], Most(8)] = ()


class Refused(NamedTuple):
    """A `network.link.Refusal` for one place."""

    seat: Seat | None
    reason: Code
    rule: Code = ""
    details: Mapping[str, Plain] = NO_DETAILS


class Noted(NamedTuple):
    """A `network.link.Notice` for one place."""

    seat: Seat | None
    code: Code
    details: Mapping[str, Plain] = NO_DETAILS


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


class Fault(NamedTuple):
    """Why the host closes the line: its last message. It keeps this form for ever."""

    code: Code
    details: Mapping[str, Plain] = NO_DETAILS


FAULTS = (
    "too_old",  # the client is; details: "program", "version", "oldest", and the same of the host: "host_program", ...
    "too_new",  # the client is, for this host; details as above
    "bad_frame",
    "bad_message",  # details: "field"
    "unknown_type",  # details: "type"
    "wrong_stage",  # a message that cannot be sent now; details: "type"
    "too_large",  # details: "size", "most"
    "too_deep",
    "too_fast",  # too many messages, or tries to come in; details of these: "wait", the seconds until the next
    "too_slow",  # hello, the phrase, or the end of a message did not come in time
    "too_many",  # connections
    "no_such_table",
    "room_full",
    "no_spectators",
    "wrong_phrase",
    "kicked",
    "replaced",  # by another line with the same token
    "closed",  # the table is no longer open to the network
    "shutting_down",
    "not_listening",  # too much waits for this client to read it
    "silent",  # no answer to pings
)
"""Every code of a Fault, kept for ever."""

AtTable: TypeAlias = (
    Act
    | ClaimWindow
    | Wish
    | AskUndo
    | AnswerUndo
    | Resign
    | OfferDraw
    | AnswerDraw
    | Pause
    | AskHint
    | Hurry
    | Refresh
)
"""What a guest says at one of its places."""
Asking: TypeAlias = (
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
    | AtTable
)
"""What a guest says in a room."""
FromClient: TypeAlias = Hello | Enter | Prove | Asking | Ping | Pong

Seeding: TypeAlias = AskCommit | AskReveal | Finished
"""What a room says about the seed of a match."""
FromHost: TypeAlias = (
    Welcome
    | Locked
    | Entered
    | Room
    | Said
    | Denied
    | Clocks
    | Challenge
    | LogPart
    | Told
    | Hinted
    | Refused
    | Noted
    | Seeding
    | Ping
    | Pong
    | Fault
)
Message: TypeAlias = FromClient | FromHost

BOUNDS: Mapping[type, Mapping[str, object]] = {
    Assistance: {"undo": Code, "reaction_time": ReactionTime},
    HintLine: {"value": Thousandths, "actions": Annotated[tuple[Choice, ...], Most(32)]},
    ClockRule: {"kind": Code, "seconds": Seconds, "increment": Seconds},
    RoomSettings: {"grace": Seconds, "stand_in": Code},
    RoomSeat: {"kind": Code, "name": Name, "level": Code, "guest": Ident},
    Person: {"guest": Ident, "name": Name, "ping": Milliseconds | None, "grace": Seconds | None},
    RoomState: {
        "id": Ident,
        "name": Name,
        "game": Code,
        "options": Options,
        "stage": Code,
        "seats": Annotated[tuple[RoomSeat, ...], Most(MAX_SEATS)],
        "people": Annotated[tuple[Person, ...], Most(MAX_PEOPLE)],
        "chief": Ident,
        "round": Count,
        "commitments": Commitments,
        "deciding": Annotated[tuple[Ident, ...], Most(MAX_PEOPLE)],
    },
    Said: {"guest": Ident, "name": Name, "text": Annotated[str, Most(MAX_TEXT)], "when": Time},
    Denied: {"reason": Code, "details": DETAILS},
    Clocks: {"left": Annotated[tuple[Milliseconds, ...], Most(MAX_SEATS)], "running": Seats},
    Occupant: {"name": Name, "kind": Code, "level": Code},
    Entry: {"ply": Lines, "event": Annotated[Mapping[Code, AnyPlain], KEYS]},
    StandingWish: {"phase": Code, "wish": Code},
    ReactionWindow: {"seats": Seats, "claims": Seats, "left": Milliseconds},
    UndoAsked: {"by": Seat, "to_ply": Lines, "waiting": Seats},
    **{type_: {"details": DETAILS} for type_ in (Refused, Noted, Fault)},
}
"""Of structures that others define, and of fields whose type says less than may be sent."""

CLIENT_ITEMS = 256
"""Of a list or map of a client without a bound of its own; for a host it is MAX_ITEMS."""

_PACKER = Packer(get_args(Message))
_FROM_CLIENT: Unpacker[FromClient] = Unpacker(get_args(FromClient), CLIENT_ITEMS, BOUNDS)
_FROM_HOST: Unpacker[FromHost] = Unpacker(get_args(FromHost), MAX_ITEMS, BOUNDS)


def packed(message: Message) -> bytes:
    """The message as it stands in a frame."""
    return _PACKER.packed(message)


def unpacked(data: bytes | bytearray | memoryview, sender: str) -> Message:
    """The message in a frame that came from `sender`, CLIENT or HOST. Raises BadMessage only."""
    return _FROM_CLIENT.unpacked(data) if sender == CLIENT else _FROM_HOST.unpacked(data)
