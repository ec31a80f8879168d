"""Where units can go from each square of a board: tables for the move generator (R5, R6, R7.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from engines.cirkle.actions import Capture, Move, capture, move
from engines.cirkle.box import BOX, ROW_COUNT
from engines.cirkle.squares import BIT, STEPS, Bits, bits_of, ray

Ways: TypeAlias = tuple[tuple[Bits, Move, Capture], ...]
"""Every square in range of a unit, direction by direction and from the nearest on, with the actions that lead there."""


class Line(dict[Bits, Bits]):
    """From one square along one line, by the squares of it that are occupied: how far a unit gets that does not fly.

    The first unit it meets on either side is included.
    """

    def __init__(self, ways: tuple[tuple[int, ...], ...]) -> None:
        super().__init__()
        self._ways = ways
        self.mask = bits_of([square for way in ways for square in way])

    def __missing__(self, occupied: Bits) -> Bits:
        reached = 0
        for way in self._ways:
            for square in way:
                reached |= BIT[square]
                if occupied & BIT[square]:
                    break
        self[occupied] = reached
        return reached


Lines: TypeAlias = tuple[tuple[Bits, Line], ...]
"""The lines of a unit through a square, each with all its squares."""


class Reach(NamedTuple):
    """The tables of a board."""

    ways: tuple[Mapping[Bits, Ways], ...]  # by type and bit
    fields: tuple[Mapping[Bits, Bits], ...]  # by type and bit: all squares in range, whatever stands between
    lines: tuple[Mapping[Bits, Lines], ...]  # by type and bit; empty for those that fly
    straight: Mapping[Bits, Bits]  # by bit: row and column, at any distance
    every: Mapping[Bits, Bits]  # by bit: row, column and diagonals


@cache
def reach(width: int) -> Reach:
    """The tables of a board of so many columns."""
    squares, kinds = range(width * ROW_COUNT), range(len(BOX.units))
    ways = tuple({BIT[square]: _ways(width, square, kind) for square in squares} for kind in kinds)
    return Reach(
        ways,
        tuple({bit: sum(target for target, _, _ in way) for bit, way in by_bit.items()} for by_bit in ways),
        tuple({} if BOX.units[kind].flies else {BIT[square]: _lines(width, square, kind) for square in squares}
              for kind in kinds),
        {BIT[square]: _star(width, square, "hv") for square in squares},
        {BIT[square]: _star(width, square, "hvd") for square in squares},
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
    made = [Line(tuple(ray(width, square, step)[:unit.range] for step in pair)) for pair in steps]
    return tuple((line.mask, line) for line in made)


def _ways(width: int, square: int, kind: int) -> Ways:
    """Where a type of unit can go from a square (R1.1, R5.1)."""
    unit = BOX.units[kind]
    targets = [target for axis in unit.axes for step in STEPS[axis] for target in ray(width, square, step)[:unit.range]]
    return tuple((BIT[target], move(square, target), capture(square, target)) for target in targets)
