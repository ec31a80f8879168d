"""Where units can go from each square of a board: tables for the move generator (R5, R6, R7.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from engines.cirkle.actions import Capture, Move, capture, move
from engines.cirkle.box import BOX, ROW_COUNT
from engines.cirkle.squares import BIT, STEPS, Bits, bits_of, ray

Ray: TypeAlias = tuple[tuple[int, Move, Capture], ...]
"""Squares with the actions that lead there: in one direction from the nearest on, or all of a unit that flies."""


class Reach(NamedTuple):
    """The tables of a board."""

    rays: tuple[tuple[tuple[Ray, ...], ...], ...]  # by type and square
    fields: tuple[Mapping[Bits, Bits], ...]  # by type and bit: all squares in range, whatever stands between
    straight: Mapping[Bits, Bits]  # by bit: row and column, at any distance
    diagonal: Mapping[Bits, Bits]


@cache
def reach(width: int) -> Reach:
    """The tables of a board of so many columns."""
    squares, kinds = range(width * ROW_COUNT), range(len(BOX.units))
    rays = tuple(tuple(_rays(width, square, kind) for square in squares) for kind in kinds)
    return Reach(
        rays,
        tuple({BIT[square]: bits_of([target for ray in rays[kind][square] for target, _, _ in ray])
               for square in squares} for kind in kinds),
        {BIT[square]: _star(width, square, "hv") for square in squares},
        {BIT[square]: _star(width, square, "d") for square in squares},
    )


def _star(width: int, square: int, axes: str) -> Bits:
    return bits_of([other for axis in axes for step in STEPS[axis] for other in ray(width, square, step)])


def _rays(width: int, square: int, kind: int) -> tuple[Ray, ...]:
    """Where a type of unit can go from a square (R1.1, R5.1)."""
    unit = BOX.units[kind]
    ways = [ray(width, square, step)[:unit.range] for axis in unit.axes for step in STEPS[axis]]
    if unit.flies:
        ways = [tuple(target for way in ways for target in way)]  # nothing stops it, so one loop is enough
    return tuple(tuple((target, move(square, target), capture(square, target)) for target in way)
                 for way in ways if way)
