"""What hosts and their guests say to each other, all of it, and how it is packed.

Every message is a named tuple; on the wire it is a msgpack map of its fields, with its name as `type` ("ask_undo" for
AskUndo). Annotations say what a field may hold and how much of it: the codec refuses the rest, whoever sends it. A
field with a default may be missing, an unknown one is passed over: that is how later versions add to a message.
docs/protocol.md tells the same to those who write a client in another language. When which message may be sent, and
how much, is said in `network.wire`; what it does, in `network.room` and `network.host`.

A client's message names the seat that speaks, because one line may hold several; whether the line holds it is known
from the line alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple, TypeAlias, get_args

from engines.game import OptionValue, Plain
from engines.record import MAX_NAME
from network.codec import Between, Most, Packer, Unpacker
from network.link import NO_DETAILS, Entry, Occupant, UndoAsked
from network.room_link import ClockRule, Clocks, Denied, RoomSettings, RoomState, Said

VERSION = 1
"""The newest protocol we speak; said in the first message, and written nowhere else."""
OLDEST = 1
"""The oldest protocol we still speak."""
PORT = 47313

CLIENT, HOST = "client", "host"

CHANGES = "changes"
"""The capability to take changes of a view instead of whole views."""
CAPABILITIES = (CHANGES,)

MAX_SEATS = 32
MAX_TEXT = 300
"""Characters in a line of talk: what is longer is cut by the room, not refused."""

# What fields may hold. Text is counted in characters.
Seat: TypeAlias = Annotated[int, Between(0, MAX_SEATS - 1)]
Count: TypeAlias = Annotated[int, Between(0, 2**53)]  # every language has integers up to here
Version: TypeAlias = Annotated[int, Between(0, 1_000_000)]
Name: TypeAlias = Annotated[str, Most(MAX_NAME)]
Code: TypeAlias = Annotated[str, Most(60)]  # a word that is translated by whoever shows it
Ident: TypeAlias = Annotated[str, Most(32)]  # of a table, a guest, a host; a token
Digest: TypeAlias = Annotated[str, Most(64)]  # hexadecimal
Words: TypeAlias = Annotated[str, Most(2_000)]
Notation: TypeAlias = Annotated[str, Most(200)]  # as in a line of a record
Proof: TypeAlias = Annotated[bytes, Most(256)]
Capabilities: TypeAlias = Annotated[tuple[Code, ...], Most(32)]
Seconds: TypeAlias = Annotated[int, Between(0, 86_400)]
Commitments: TypeAlias = tuple[tuple[Ident, Digest], ...]


class Card(NamedTuple):
    """What is told of a table to those who are not there yet."""

    id: Ident
    name: Name
    game: Code
    free: Count  # seats that are open
    total: Count  # seats
    language: Code  # of the program that keeps it
    version: Version  # of the protocol
    locked: bool  # a passphrase is asked for at the door
    playing: bool  # a match is being played


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
    options: Annotated[Mapping[str, OptionValue], Most(64)]
    seats: Annotated[int, Between(1, MAX_SEATS)]
    verifier: Proof | None = None  # made of a new passphrase, which itself never crosses the line; None: as it was


class Again(NamedTuple):
    """Gather for another match (the chief's)."""


class Say(NamedTuple):
    text: Words


class Leave(NamedTuple):
    """Go for good: the last message of a client."""


class Act(NamedTuple):
    """Do an action, in the notation of the game, as an answer to the match of that length."""

    seat: Seat
    text: Notation
    length: Count


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


class Told(NamedTuple):
    """A `network.link.Update` for one place: all of it, but the view perhaps as changes of the one before."""

    seat: Seat | None  # None: the place beside the table
    length: Count
    ply: Count
    hash: Digest  # of the view, or of what the changes lead to
    view: Mapping[str, Plain] | None  # None: there are changes instead
    changes: tuple[Plain, ...]
    base: Digest  # of changes: the hash of the view they apply to
    legal: tuple[str, ...]
    actors: tuple[Seat, ...]
    occupants: tuple[Occupant, ...]
    log_from: Count
    log: tuple[Entry, ...]
    undo_to: Count | None = None
    undo_free: bool = False
    undo_asked: UndoAsked | None = None
    draw_offers: tuple[Seat, ...] = ()
    paused: bool = False
    outcome: Mapping[str, Plain] | None = None
    asked: Count = 0


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
    record: Annotated[str, Most(4_000_000)]


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
    "too_fast",  # too many messages, or wrong phrases
    "too_slow",  # hello, or the phrase, did not come in time
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

AtTable: TypeAlias = Act | AskUndo | AnswerUndo | Resign | OfferDraw | AnswerDraw | Pause | Refresh
"""What a guest says at one of its places."""
Asking: TypeAlias = (
    Sit | Stand | Ready | Start | SeatBot | Free | Kick | Change | Again | Say | Leave | Commit | Reveal | AtTable
)
"""What a guest says in a room."""
FromClient: TypeAlias = Hello | Enter | Prove | Asking | Ping | Pong

Seeding: TypeAlias = AskCommit | AskReveal | Finished
"""What a room says about the seed of a match."""
FromHost: TypeAlias = (
    Welcome | Locked | Entered | Room | Said | Denied | Clocks | Told | Refused | Noted | Seeding | Ping | Pong | Fault
)
Message: TypeAlias = FromClient | FromHost

BOUNDS = {
    ClockRule: {"kind": Code, "seconds": Seconds, "increment": Seconds},
    RoomSettings: {"grace": Seconds, "stand_in": Code},
}
"""Of structures that clients send and others define."""

_PACKER = Packer(get_args(Message))
# A client sends no list of more than a few dozen items; a host sends logs and legal actions.
_FROM_CLIENT: Unpacker[FromClient] = Unpacker(get_args(FromClient), 256, BOUNDS)
_FROM_HOST: Unpacker[FromHost] = Unpacker(get_args(FromHost), 16_384, BOUNDS)


def packed(message: Message) -> bytes:
    """The message as it stands in a frame."""
    return _PACKER.packed(message)


def unpacked(data: bytes | bytearray | memoryview, sender: str) -> Message:
    """The message in a frame that came from `sender`, CLIENT or HOST. Raises `network.codec.BadMessage` only."""
    return _FROM_CLIENT.unpacked(data) if sender == CLIENT else _FROM_HOST.unpacked(data)
