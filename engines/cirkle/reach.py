"""Where units can go from each square of a board: tables for the move generator (R5, R6, R7.2).

Whatever depends on a few squares only is worked out when it is first met, and kept: what a unit may do along one line
by the occupied squares of that line, its captures by the units it may take. Tables are found by the bit of a square.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from engines.cirkle.actions import Capture, Move, capture, move
from engines.cirkle.box import BOX, ROW_COUNT
from engines.cirkle.squares import BIT, LINES, STEPS, Bits, bits_of, each_square, ray

MOST_CAPTURES = 512  # kept for one square before its table is begun anew


class Line(dict[Bits, tuple[tuple[Move, ...], Bits]]):
    """Along one line through a square, by its occupied squares: the moves, and the units that are met (R5.2)."""

    def __init__(self, square: int, rays: tuple[tuple[int, ...], ...], *, flies: bool) -> None:
        super().__init__()
        self.square, self.rays, self.flies = square, rays, flies

    def __missing__(self, occupied: Bits) -> tuple[tuple[Move, ...], Bits]:
        moves, met = [], 0
        for way in self.rays:
            for target in way:
                if not occupied & BIT[target]:
                    moves.append(move(self.square, target))
                    continue
                met |= BIT[target]
                if not self.flies:
                    break
        self[occupied] = made = tuple(moves), met
        return made


class Captures(dict[Bits, tuple[Capture, ...]]):
    """From one square, by the units that are met and may be taken: the captures."""

    def __init__(self, square: int) -> None:
        super().__init__()
        self.square = square

    def __missing__(self, victims: Bits) -> tuple[Capture, ...]:
        if len(self) >= MOST_CAPTURES:
            self.clear()
        made = self[victims] = tuple([capture(self.square, target) for target in each_square(victims)])
        return made


Lines: TypeAlias = tuple[tuple[Bits, Line], ...]
"""The lines of a unit through its square, each with the squares that are in range."""


class Reach(NamedTuple):
    """The tables of a board, each by the bit of a square."""

    lines: tuple[Mapping[Bits, Lines], ...]  # by type
    fields: tuple[Mapping[Bits, Bits], ...]  # by type: all squares in range, whatever stands between
    captures: Mapping[Bits, Captures]
    straight: Mapping[Bits, Bits]  # row and column, at any distance
    diagonal: Mapping[Bits, Bits]


@cache
def reach(width: int) -> Reach:
    """The tables of a board of so many columns."""
    squares = range(width * ROW_COUNT)
    lines = [{BIT[square]: _lines(width, square, kind) for square in squares} for kind in range(len(BOX.units))]
    return Reach(
        tuple(lines),
        tuple({bit: sum(in_range for in_range, _ in own) for bit, own in of_type.items()} for of_type in lines),
        {BIT[square]: Captures(square) for square in squares},
        {BIT[square]: _star(width, square, "hv") for square in squares},
        {BIT[square]: _star(width, square, "d") for square in squares},
    )


def _star(width: int, square: int, axes: str) -> Bits:
    return bits_of([other for axis in axes for step in STEPS[axis] for other in ray(width, square, step)])


def _lines(width: int, square: int, kind: int) -> Lines:
    """The lines of a type of unit through a square (R1.1, R5.1)."""
    unit = BOX.units[kind]
    steps = [step for axis in unit.axes for step in STEPS[axis]]
    ways = [tuple(ray(width, square, step)[:unit.range] for step in line) for line in LINES if line[0] in steps]
    return tuple((bits_of([*rays[0], *rays[1]]), Line(square, rays, flies=unit.flies)) for rays in ways if any(rays))
