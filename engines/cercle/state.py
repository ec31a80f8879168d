"""What lies on the table (R1, R2), as small numbers: spies, seats, divisions, services and colours by their places in
the data, sets of spies as bits.

Everything that is still to come (the seats of the phase, the rest of an action, an auction inside it) lies on the stack
(`engines.stack`); the questions and steps are in `phases`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engines.cercle.actions import Target
from engines.cercle.box.contents import BOX, DIVISIONS, PILES, RULES, SPIES
from engines.chance import Chance
from engines.game import Seat
from engines.stack import Stack, replacing

NONE = 255
"""No spy, no seat: in rows of bytes."""

Row: TypeAlias = tuple[int, ...]
"""Spies in their order."""

PASSIVE, ACTIVE, USED = range(3)
"""A service marker; USED is passive, and was turned over in this turn (R6.9)."""

FREE, COLOURED, NEUTRAL = 1, 2, 4
"""The activations a seat has made in its turn of phase 1 (R4.4, R4.7)."""

INFILTRATION, BUTTERFLIES, CAPTURES, ARRESTS, MARKER, UNMASKING = range(6)
LINES = ("infiltration", "butterflies", "captures", "arrests", "marker", "unmasking")
"""Where points come from (R10.8)."""

VICTORY, CHAOS, TURN_LIMIT = "victory", "chaos", "turn_limit"


class Variant(NamedTuple):
    """What the setup decides (R12)."""

    seats: int
    setup: str  # "draft" or "random"
    turn_limit: int  # 0: none
    first: int  # 0: drawn, else the number of a seat, from 1
    position: str  # that the match began in; "" is the usual setting up


class Acting(NamedTuple):
    """An action that was announced and is being resolved (R6.3), or an additional rotation (R8.13)."""

    spy: int
    by: Seat
    targets: tuple[Target, ...]


class _Table(NamedTuple):
    """The fields of a `State`."""

    stack: Stack

    # Where the spies are. One that carries another takes it along.
    ready: tuple[Row, ...]  # by employer, in the order they came
    wheel: tuple[Row, ...]  # by edge less 1, inside out (R5.2)
    employer: bytes  # by spy: a seat, or NONE
    carried: bytes  # by spy: its bodyguard (if it is employed) or its recruiter (if not), or NONE
    acted: int  # the spies whose flag is set (R6.18)
    posted: int  # the ready bodyguards that are posted (R7.12)
    deployed: tuple[Row, ...]  # by the seat they lie in front of, in the order of deployment
    infiltrated: tuple[Row, ...]  # by owner, in order
    acting: Acting | None
    arrived: Row  # the queue; the first is being resolved (R8.2)
    piles: tuple[Row, ...]  # the top first
    open: Row
    deck: Row  # the top first
    out: Row  # in the order they went

    # What is counted.
    secrets: tuple[int, ...]  # four for each seat
    vp: tuple[int, ...]
    circle: int
    gains: tuple[tuple[int, ...], ...]  # points by line and seat
    butterflies: tuple[int, ...]  # rewarded so far (R6.16)
    markers: tuple[int, ...]
    colours: tuple[int | None, ...]
    services: tuple[int | None, ...]

    # The point reached.
    turn: int  # 0 while setting up
    stage: int  # the phase, 0 while setting up
    first: Seat
    seat: Seat | None  # whose turn of the phase it is
    left: int  # phase 1: secrets to place or spend
    activated: int  # phase 1: FREE, COLOURED, NEUTRAL
    infiltrations: int  # phase 2: made by the seat
    allowed: int  # phase 2: how many it may make (R6.13)
    rotations: int  # of the wheel so far, modulo its edges (R5.10)
    ended: str  # why the match is over, or ""

    variant: Variant
    chance: Chance


class State(_Table):
    """The whole table between two actions."""

    __slots__ = ()

    if not TYPE_CHECKING:
        _replace = replacing(_Table._fields)


def blank(variant: Variant, deck: Row, first: Seat, chance: Chance) -> State:
    """The table as it is set up, before anybody has chosen anything (R2)."""
    seats, start = variant.seats, next(start for start in BOX.starts if start.players == variant.seats)
    nothing: tuple[Row, ...] = ((),) * seats
    return State(
        stack=(),
        ready=nothing,
        wheel=((),) * RULES.wheel_slots,
        employer=bytes([NONE]) * len(SPIES),
        carried=bytes([NONE]) * len(SPIES),
        acted=0,
        posted=0,
        deployed=nothing,
        infiltrated=nothing,
        acting=None,
        arrived=(),
        piles=PILES,
        open=deck[: RULES.open_neutrals],
        deck=deck[RULES.open_neutrals :],
        out=(),
        secrets=(0,) * seats * len(DIVISIONS),
        vp=(start.vp,) * seats,
        circle=start.circle,
        gains=((0,) * seats,) * len(LINES),
        butterflies=(0,) * seats,
        markers=(PASSIVE,) * seats,
        colours=(None,) * seats,
        services=(None,) * seats,
        turn=0,
        stage=0,
        first=first,
        seat=None,
        left=0,
        activated=0,
        infiltrations=0,
        allowed=0,
        rotations=0,
        ended="",
        variant=variant,
        chance=chance,
    )


def clockwise(state: State) -> tuple[Seat, ...]:
    """All seats in the order of this turn (R3.1)."""
    first = state.first
    return (*range(first, state.variant.seats), *range(first))


def secrets_of(state: State, seat: Seat) -> tuple[int, ...]:
    """By division."""
    return state.secrets[4 * seat : 4 * seat + 4]


def changed(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A row of numbers with another one at a place."""
    return (*row[:place], value, *row[place + 1 :])


def with_row(rows: tuple[Row, ...], place: int, row: Row) -> tuple[Row, ...]:
    """Rows with another one at a place."""
    return (*rows[:place], row, *rows[place + 1 :])


def without(row: Row, spy: int) -> Row:
    """A row that one of its spies has left."""
    place = row.index(spy)
    return row[:place] + row[place + 1 :]


def with_byte(row: bytes, place: int, value: int) -> bytes:
    return row[:place] + bytes((value,)) + row[place + 1 :]


def spies_in(bits: int) -> Row:
    """The spies of a set, in canonical order."""
    return tuple(spy for spy in SPIES if bits >> spy & 1)


def edge_of(state: State, spy: int) -> int:
    """The edge of the wheel a spy stands at; 0 if it is not there."""
    for edge, row in enumerate(state.wheel, 1):
        if spy in row:
            return edge
    return 0


def next_rotation(state: State) -> int:
    """The turn in which the wheel turns next: a spy at edge e is back e - 1 turns later."""
    return state.turn + (state.stage == 3)
