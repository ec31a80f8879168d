"""What hosts and their guests say to each other on a line, besides what is said in rooms and at tables.

Every message is a named tuple; on the wire it is a map of its fields, with its name as `type` ("ask_undo" for
AskUndo). Annotations say what a field may hold and how much of it. A field with a default may be missing, an unknown
one is passed over: that is how later versions add to a message. docs/protocol.md tells the same to those who write a
client in another language. When which message may be sent, and how much, is said in `network.messages.wire`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple, TypeAlias

from engines.game import Plain
from engines.record import Assistance, Player
from engines.shapes import Most
from network.messages.bounds import (
    KEYS,
    MAX_SEATS,
    Capabilities,
    Choice,
    Code,
    Count,
    Digest,
    Ident,
    Lines,
    LogIndex,
    Name,
    Notation,
    Proof,
    ReactionTime,
    Seat,
    SeatCount,
    Seats,
    Thousandths,
    Version,
)
from network.messages.room import Asking, Challenge, Clocks, Denied, RoomState, Said, Seeding
from network.messages.table import NO_DETAILS, Entry, HintLine, ReactionWindow, StandingWish, UndoAsked

VERSION = 2
"""The newest protocol we speak; said in the first message, and written nowhere else."""
OLDEST = 2
"""The oldest protocol we still speak."""
PORT = 47313

CLIENT, HOST = "client", "host"

CHANGES = "changes"
"""The capability to take changes of a view instead of whole views."""
CAPABILITIES = (CHANGES,)

LOG_PART = 500
"""Entries of a log in one message: a longer one comes in parts."""
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


class Ping(NamedTuple):
    """To be answered with a Pong of the same number, at once."""

    number: Count


class Pong(NamedTuple):
    number: Count


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


class Told(NamedTuple):
    """A `network.messages.table.Update` for one place: all of it, but the view perhaps as changes of the one before."""

    seat: Seat | None  # None: the place beside the table
    length: Lines
    ply: Lines
    hash: Digest  # of the view, or of what the changes lead to
    view: Annotated[Mapping[Code, Plain], KEYS] | None  # None: there are changes instead
    changes: Annotated[tuple[Plain, ...], Most(4_096)]
    base: Digest  # of changes: the hash of the view they apply to
    legal: Annotated[tuple[Notation, ...], Most(2_000)]
    actors: Seats
    occupants: Annotated[tuple[Player, ...], Most(MAX_SEATS)]
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
    """A `network.messages.table.Hint` for one place."""

    seat: Seat | None
    asked: Lines
    text: Choice
    value: Thousandths = 0
    lines: Annotated[tuple[HintLine, ...], Most(8)] = ()


class Refused(NamedTuple):
    """A `network.messages.table.Refusal` for one place."""

    seat: Seat | None
    reason: Code
    rule: Code = ""
    details: Mapping[str, Plain] = NO_DETAILS


class Noted(NamedTuple):
    """A `network.messages.table.Notice` for one place."""

    seat: Seat | None
    code: Code
    details: Mapping[str, Plain] = NO_DETAILS


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


FromClient: TypeAlias = Hello | Enter | Prove | Asking | Ping | Pong
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
