"""A position: what stands where, whose turn it is, and everything else that decides how play goes on (R15.2).

A position is a compact value, made for search: the units square by square and as sets of squares, each where it is
faster, and a key that equal positions share and that every action carries on instead of counting it anew.
`moves.listed` says what may be done in it, `turns.played` what comes of it. How often it has occurred before (R13.2) is
not part of it; `state.State` remembers that.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from engines.cirkle.box.contents import BOX, FLIES, KINDS, TYPES
from engines.cirkle.box.reach import seen
from engines.cirkle.box.squares import BIT, NAMES, Bits, each_bit
from engines.cirkle.box.variants import VARIANTS, GameMode


class Hold(NamedTuple):
    """A target that is being held (R11.4)."""

    square: int
    owner: int
    since: int = 0  # the colours that have finished a turn since the announcement


@dataclass(slots=True, unsafe_hash=True)
class Position:
    """The whole board between two actions. It never changes; it is not frozen because that makes it dear to make."""

    mode: int
    board: bytes  # by square: 0, or the unit as `unit_code` has it
    armies: tuple[Bits, ...]  # by colour
    types: tuple[Bits, Bits, Bits, Bits]  # carriers, helicopters, tanks, planes of all colours
    occupied: Bits
    missiles: Bits
    frozen: Bits
    slot: int  # from 1 (R4.3)
    mover: int  # the colour that plays
    spent: int  # the colours that have spent their recovery
    holds: tuple[Hold, ...]  # in the order of their squares
    quiet: int  # R13.3
    turn: int  # the number of the turn about to be played, from 1
    key: int  # equal for equal positions in the sense of R13.2
    ending: str = ""  # why the game is over, "" while it is not
    winners: int = 0  # the colours that have won; none in a draw

    @property
    def variant(self) -> GameMode:
        return VARIANTS[self.mode]

    @property
    def alive(self) -> int:
        """The colours that have a unit on the board (R11.3)."""
        return sum(1 << colour for colour, army in enumerate(self.armies) if army)

    @property
    def protected(self) -> Bits:
        """The units that stand in a hollow square of their shape or in a joker (R6.1)."""
        carriers, helicopters, tanks, planes = self.types
        for_carriers, for_helicopters, for_tanks, for_planes = VARIANTS[self.mode].shelters
        return carriers & for_carriers | helicopters & for_helicopters | tanks & for_tanks | planes & for_planes

    @property
    def intruder(self) -> Bits:
        """In duel: the enemy unit that has reached the mover's second target and must be captured now (R9.5)."""
        variant = VARIANTS[self.mode]
        if not variant.is_duel:
            return 0
        return variant.targets[self.mover] & self.armies[1 - self.mover] & ~self.frozen


def unit_code(colour: int, kind: int) -> int:
    """A unit as the board has it: `(code - 1) // 8` is its colour, `(code - 1) % 8` its kind as in `box.KINDS`."""
    return 1 + len(KINDS) * colour + kind


def kind_at(position: Position, bit: Bits) -> int:
    """Type and rank of the unit on an occupied square, as in `box.KINDS`."""
    return (position.board[bit.bit_length() - 1] - 1) % len(KINDS)


def colour_at(position: Position, bit: Bits) -> int:
    """The colour of the unit on an occupied square."""
    return (position.board[bit.bit_length() - 1] - 1) // len(KINDS)


def friends(position: Position, colour: int) -> Bits:
    """The units of a colour and of its partners."""
    made = position.armies[colour]
    for partner in VARIANTS[position.mode].partners[colour]:
        made |= position.armies[partner]
    return made


def lost(position: Position, colour: int) -> tuple[int, ...]:
    """How many units of each kind a colour has lost: its full army less what is on the board (R1.2, R1.3, R15.2)."""
    army, missiles = position.armies[colour], position.missiles
    simple = VARIANTS[position.mode].units_of_a_type - 1
    made: list[int] = []
    for units in position.types:
        own = army & units
        armed = (own & missiles).bit_count()
        made += (simple + armed - own.bit_count(), 1 - armed)
    return tuple(made)


def lost_kinds(position: Position, colour: int) -> list[int]:
    """The kinds of which a colour has lost a unit."""
    army, missiles, made = position.armies[colour], position.missiles, list[int]()
    simple, kind = VARIANTS[position.mode].units_of_a_type - 1, 0
    for units in position.types:
        own = army & units
        armed = own & missiles
        if (own ^ armed).bit_count() != simple:
            made.append(kind)
        if not armed:
            made.append(kind + 1)
        kind += 2
    return made


def lost_missiles(army: Bits, missiles: Bits) -> int:
    """R11.2: how many of an army's missiles are off the board, whatever became of them."""
    return len(TYPES) - (army & missiles).bit_count()


def meets_condition(variant: GameMode, armies: tuple[Bits, ...] | list[Bits], missiles: Bits, colour: int) -> bool:
    """R11.2: every enemy, alive or eliminated, has lost at least 2 missiles."""
    wanted = BOX.facts.missiles_lost_to_hold
    return all(lost_missiles(armies[enemy], missiles) >= wanted for enemy in variant.enemies[colour])


def reachers(position: Position, bit: Bits, units: Bits) -> Bits:
    """Those of `units` that can come to a square in one move, whatever stands on it (R5.1, R5.2)."""
    board, found = VARIANTS[position.mode].reach, 0
    for own, field, lines in zip(position.types, board.fields, board.lines, strict=True):
        near = own & units & field[bit]
        if near:  # it is as far from here to there as from there to here
            found |= near & seen(lines[bit], position.occupied) if lines else near
    return found


def reached(position: Position, bit: Bits, occupied: Bits) -> Bits:
    """The squares that the unit on a square can come to, were these squares occupied, whatever stands there."""
    board, which = VARIANTS[position.mode].reach, (position.board[bit.bit_length() - 1] - 1) % len(KINDS) // 2
    return board.fields[which][bit] if FLIES[which] else seen(board.lines[which][bit], occupied)


def captors(position: Position, bit: Bits, colour: int) -> Bits:
    """The units of a colour that may capture the unit on a square, were it their turn (R6.3)."""
    if position.frozen & bit:
        return 0
    near = reachers(position, bit, position.armies[colour] & ~position.frozen)
    if near and position.protected & bit:
        sheltered, missiles = position.protected, position.missiles
        near &= sheltered & missiles if missiles & bit else sheltered | missiles
    return near


def prey(position: Position, side: Bits) -> tuple[Bits, Bits, Bits]:
    """What a side with those units may capture (R6.3): its unprotected simple units, its protected simple ones and
    unprotected missiles, its protected missiles."""
    enemies = position.occupied & ~side & ~position.frozen
    exposed = enemies & ~position.protected
    return exposed, exposed | enemies & ~position.missiles, enemies


# The key: a random number for every fact that makes a position differ from another (R13.2), all of them combined.

_numbers = Random("cirkle")  # only random() is asked, which is promised to stay the same


def _number() -> int:
    return int(_numbers.random() * 2**32) << 32 | int(_numbers.random() * 2**32)


UNIT_KEYS = tuple(tuple(_number() for _ in NAMES) for _ in range(1 + 4 * len(KINDS)))
"""By the code of the unit, then by its square."""

FROZEN_KEYS = {bit: _number() for bit in BIT}
SLOT_KEYS = tuple(_number() for _ in range(7))
SPENT_KEYS = tuple(_number() for _ in range(4))
HOLD_KEYS = tuple(_number() for _ in NAMES)
SINCE_KEYS = tuple(tuple(_number() for _ in range(1 << 4)) for _ in NAMES)


def hold_key(holds: tuple[Hold, ...]) -> int:
    key = 0
    for hold in holds:
        key ^= HOLD_KEYS[hold.square] ^ SINCE_KEYS[hold.square][hold.since]
    return key


def key_of(position: Position) -> int:
    """The key of a position, counted from nothing."""
    key = SLOT_KEYS[position.slot] ^ hold_key(position.holds)
    for square, code in enumerate(position.board):
        if code:
            key ^= UNIT_KEYS[code][square]
    for colour, number in enumerate(SPENT_KEYS):
        if position.spent >> colour & 1:
            key ^= number
    for bit in each_bit(position.frozen):
        key ^= FROZEN_KEYS[bit]
    return key
