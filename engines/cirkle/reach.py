"""Where units can go from each square of a board: tables for the move generator (R5, R6, R7.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from engines.cirkle.actions import Capture, Move, capture, move
from engines.cirkle.box import BOX, ROW_COUNT
from engines.cirkle.squares import BIT, STEPS, Bits, bits_of, ray

Ray: TypeAlias = tuple[tuple[int, Move, Capture], ...]
"""Squares with the actions that lead there: in one direction from the nearest on, or all of a unit that flies."""


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


Flights: TypeAlias = tuple[tuple[Bits, Callable[[bytes], tuple[int, ...]], tuple[Move, ...]], ...]
"""By square, for a unit that flies: all squares in range as a set, what takes them out of a board, and the moves."""


class Reach(NamedTuple):
    """The tables of a board."""

    rays: tuple[tuple[tuple[Ray, ...], ...], ...]  # by type and square
    flights: tuple[Flights, ...]  # by type; empty for those that do not fly
    fields: tuple[Mapping[Bits, Bits], ...]  # by type and bit: all squares in range, whatever stands between
    lines: tuple[Mapping[Bits, Lines], ...]  # by type and bit; empty for those that fly
    straight: Mapping[Bits, Bits]  # by bit: row and column, at any distance
    diagonal: Mapping[Bits, Bits]


@cache
def reach(width: int) -> Reach:
    """The tables of a board of so many columns."""
    squares, kinds = range(width * ROW_COUNT), range(len(BOX.units))
    rays = tuple(tuple(_rays(width, square, kind) for square in squares) for kind in kinds)
    return Reach(
        rays,
        tuple(tuple(_flights(ray) for (ray,) in rays[kind]) if BOX.units[kind].flies else () for kind in kinds),
        tuple({BIT[square]: bits_of([target for ray in rays[kind][square] for target, _, _ in ray])
               for square in squares} for kind in kinds),
        tuple({} if BOX.units[kind].flies else {BIT[square]: _lines(width, square, kind) for square in squares}
              for kind in kinds),
        {BIT[square]: _star(width, square, "hv") for square in squares},
        {BIT[square]: _star(width, square, "d") for square in squares},
    )


def seen(lines: Lines, occupied: Bits) -> Bits:
    """How far a unit that does not fly gets along its lines, these squares being occupied."""
    found = 0
    for mask, line in lines:
        found |= line[occupied & mask]
    return found


def _flights(ray: Ray) -> tuple[Bits, Callable[[bytes], tuple[int, ...]], tuple[Move, ...]]:
    targets = [target for target, _, _ in ray]
    return bits_of(targets), itemgetter(*targets), tuple(go for _, go, _ in ray)


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


def _rays(width: int, square: int, kind: int) -> tuple[Ray, ...]:
    """Where a type of unit can go from a square (R1.1, R5.1)."""
    unit = BOX.units[kind]
    ways = [ray(width, square, step)[:unit.range] for axis in unit.axes for step in STEPS[axis]]
    if unit.flies:
        ways = [tuple(target for way in ways for target in way)]  # nothing stops it, so one loop is enough
    return tuple(tuple((target, move(square, target), capture(square, target)) for target in way)
                 for way in ways if way)
