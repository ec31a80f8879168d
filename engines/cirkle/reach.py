"""Where units can go from each square of a board: tables for the move generator (R5, R6, R7.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from engines.cirkle.actions import Capture, Move, capture, move
from engines.cirkle.box import BOX, ROW_COUNT
from engines.cirkle.squares import BIT, STEPS, Bits, bits_of, ray

Ways: TypeAlias = tuple[tuple[Bits, Move, Capture], ...]
"""Every square in range of a unit, direction by direction and from the nearest on, with the actions that lead there."""


class Line(dict[Bits, Bits]):
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


Lines: TypeAlias = tuple[tuple[Bits, Line], ...]
"""The lines of a unit through a square, each with all its squares."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The tables of a board."""

    ways: tuple[tuple[Ways, ...], ...]  # by type and square
    fields: tuple[Mapping[Bits, Bits], ...]  # by type and bit: all squares in range, whatever stands between
    lines: tuple[Mapping[Bits, Lines], ...]  # by type and bit; empty for those that fly


FlyingPost: TypeAlias = tuple[Bits, bool, Bits, Bits, Bits]
CarrierPost: TypeAlias = tuple[Bits, bool, Bits, Line, Bits, Line, Bits, Bits]
TankPost: TypeAlias = tuple[Bits, bool, Bits, Line, Bits, Line, Bits, Line, Bits, Line, Bits]


@dataclass(frozen=True, slots=True)
class Posts:
    """What a listing asks about a unit on its square, by type and square, in one row each.

    In this order: its bit; whether the square protects it (R6.1); all squares in range if it flies, otherwise its
    lines; all squares on the lines on which it can change places with its own or its partner type (R7.3) and those
    on which a missile can with another (R7.3).
    """

    carriers: tuple[CarrierPost, ...]
    helicopters: tuple[FlyingPost, ...]
    tanks: tuple[TankPost, ...]
    planes: tuple[FlyingPost, ...]


def posts(width: int, shelters: tuple[Bits, ...]) -> Posts:
    """The posts of a board of so many columns with these squares that protect the types."""
    fields, lines = reach(width).fields, reach(width).lines
    carriers, helicopters, tanks, planes = list[CarrierPost](), list[FlyingPost](), list[TankPost](), list[FlyingPost]()
    for square in range(width * ROW_COUNT):
        bit, straight, diagonal = BIT[square], _star(width, square, "hv"), _star(width, square, "d")
        every = straight | diagonal
        at_sea, rotor, on_land, wing = [bool(bit & shelter) for shelter in shelters]
        row, column = lines[0][bit]
        carriers.append((bit, at_sea, *row, *column, straight, every))
        helicopters.append((bit, rotor, fields[1][bit], straight, every))
        row, column, rising, falling = lines[2][bit]
        tanks.append((bit, on_land, *row, *column, *rising, *falling, every))
        planes.append((bit, wing, fields[3][bit], diagonal, every))
    return Posts(tuple(carriers), tuple(helicopters), tuple(tanks), tuple(planes))


@cache
def reach(width: int) -> Reach:
    """The tables of a board of so many columns."""
    squares, kinds = range(width * ROW_COUNT), range(len(BOX.units))
    ways = tuple(tuple(_ways(width, square, kind) for square in squares) for kind in kinds)
    return Reach(
        ways,
        tuple({BIT[square]: sum(bit for bit, _, _ in way) for square, way in enumerate(by_square)}
              for by_square in ways),
        tuple({} if BOX.units[kind].flies else {BIT[square]: _lines(width, square, kind) for square in squares}
              for kind in kinds),
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
    made = [Line(*(bits_of(ray(width, square, step)[:unit.range]) for step in pair)) for pair in steps]
    return tuple((line.mask, line) for line in made)


def _ways(width: int, square: int, kind: int) -> Ways:
    """Where a type of unit can go from a square (R1.1, R5.1)."""
    unit = BOX.units[kind]
    targets = [target for axis in unit.axes for step in STEPS[axis] for target in ray(width, square, step)[:unit.range]]
    return tuple((BIT[target], move(square, target), capture(square, target)) for target in targets)
