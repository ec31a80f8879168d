"""Where units can go from each square of a board: tables for the move generator (R5, R6, R7.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from engines.cirkle.actions import Capture, Move, capture, move
from engines.cirkle.box.contents import BOX, ROW_COUNT
from engines.cirkle.box.squares import BIT, STEPS, Bits, bits_of, ray

Ways: TypeAlias = tuple[tuple[Bits, Move, Capture], ...]
"""Every square in range of a unit, direction by direction and from the nearest on, with the actions that lead there."""


class LineReach(dict[Bits, Bits]):
    """From one square along one line, by the squares of it that are occupied: how far a unit gets that does not fly.

    The first unit it meets on either side is included.
    """

    def __init__(self, ahead: Bits, behind: Bits) -> None:
        super().__init__()
        self._ahead = ahead  # the squares in range with higher numbers
        self._behind = behind
        self.mask = ahead | behind

    def __missing__(self, occupied: Bits) -> Bits:
        ahead, behind = occupied & self._ahead, occupied & self._behind
        last = max(0, behind.bit_length() - 1)
        reached = self._ahead & (ahead ^ ahead - 1) | self._behind >> last << last
        self[occupied] = reached
        return reached


Lines: TypeAlias = tuple[tuple[Bits, LineReach], ...]
"""The lines of a unit through a square, each with all its squares."""


@dataclass(frozen=True, slots=True)
class ReachTables:
    """The tables of a board."""

    ways: tuple[tuple[Ways, ...], ...]  # by type and square
    fields: tuple[Mapping[Bits, Bits], ...]  # by type and bit: all squares in range, whatever stands between
    lines: tuple[Mapping[Bits, Lines], ...]  # by type and bit; empty for those that fly


FlyingPost: TypeAlias = tuple[int, Bits, bool, Bits, Bits, Bits]
CarrierPost: TypeAlias = tuple[int, Bits, bool, Bits, LineReach, Bits, LineReach, Bits, Bits]
TankPost: TypeAlias = tuple[int, Bits, bool, Bits, LineReach, Bits, LineReach, Bits, LineReach, Bits, LineReach, Bits]
"""What a listing asks about a unit on a square.

The square and its bit; whether it protects the unit (R6.1); where the unit can go: all squares in range if it flies,
otherwise its lines; the squares on the lines where it can change places with a unit of its own or its sister type, and
where a missile can with another, at any distance (R7.2, R7.3). All lines of a tank are both.
"""


@dataclass(frozen=True, slots=True)
class Posts:
    """The posts of a board by the length of their bit, so that a set of units leads to the one of its last unit."""

    carriers: tuple[CarrierPost, ...]
    helicopters: tuple[FlyingPost, ...]
    tanks: tuple[TankPost, ...]
    planes: tuple[FlyingPost, ...]


@cache
def posts(width: int, shelters: tuple[Bits, ...]) -> Posts:
    """The posts of a board of so many columns, where these squares protect the types."""
    made = [_posts(width, square, shelters) for square in range(width * ROW_COUNT)]
    carriers, helicopters, tanks, planes = zip(made[0], *made, strict=True)  # no bit has the length 0
    return Posts(carriers, helicopters, tanks, planes)


def _posts(width: int, square: int, shelters: tuple[Bits, ...]) -> tuple[CarrierPost, FlyingPost, TankPost, FlyingPost]:
    tables, bit = reach(width), BIT[square]
    straight, diagonal = _star(width, square, "hv"), _star(width, square, "d")
    is_harbour, is_pad, is_trench, is_hangar = [shelter & bit != 0 for shelter in shelters]
    carrier_row, carrier_column = tables.lines[0][bit]
    row, column, rising, falling = tables.lines[2][bit]
    return (
        (square, bit, is_harbour, *carrier_row, *carrier_column, straight, straight | diagonal),
        (square, bit, is_pad, tables.fields[1][bit], straight, straight | diagonal),
        (square, bit, is_trench, *row, *column, *rising, *falling, straight | diagonal),
        (square, bit, is_hangar, tables.fields[3][bit], diagonal, straight | diagonal),
    )


@cache
def reach(width: int) -> ReachTables:
    """The tables of a board of so many columns."""
    squares, kinds = range(width * ROW_COUNT), range(len(BOX.units))
    ways = tuple(tuple(_ways(width, square, kind) for square in squares) for kind in kinds)
    return ReachTables(
        ways,
        tuple(
            {BIT[square]: sum(bit for bit, _, _ in way) for square, way in enumerate(by_square)} for by_square in ways
        ),
        tuple(
            {} if BOX.units[kind].flies else {BIT[square]: _lines(width, square, kind) for square in squares}
            for kind in kinds
        ),
    )


def seen(lines: Lines, occupied: Bits) -> Bits:
    """How far a unit that does not fly gets along its lines, these squares being occupied."""
    found = 0
    for mask, line in lines:
        found |= line[occupied & mask]
    return found


def _star(width: int, square: int, axes: str) -> Bits:
    return bits_of([other for axis in axes for step in STEPS[axis] for other in ray(width, square, step)])


def _lines(width: int, square: int, kind: int) -> Lines:
    """The lines of a type of unit through a square."""
    unit = BOX.units[kind]
    steps = [STEPS[axis] for axis in unit.axes if axis != "d"]
    if "d" in unit.axes:
        steps += [STEPS["d"][:2], STEPS["d"][2:]]
    made = [LineReach(*(bits_of(ray(width, square, step)[: unit.range]) for step in pair)) for pair in steps]
    return tuple((line.mask, line) for line in made)


def _ways(width: int, square: int, kind: int) -> Ways:
    """Where a type of unit can go from a square (R1.1, R5.1)."""
    unit = BOX.units[kind]
    targets = [
        target for axis in unit.axes for step in STEPS[axis] for target in ray(width, square, step)[: unit.range]
    ]
    return tuple((BIT[target], move(square, target), capture(square, target)) for target in targets)
