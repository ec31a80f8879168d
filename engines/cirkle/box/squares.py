"""The squares of both boards, their names, and the straight lines through them (R2.1, R5.1, R7.2).

A square is a number: eleven times its column, plus its row, both from 0. So numbers follow the order of the notation
(column, then row), and the 88 squares of the duel are the first 88 of the 121. A set of squares is an int with their
bits. Tables are found by the number of a square where that is at hand, or else by its bit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from engines.cirkle.box.contents import ROW_COUNT
from engines.game import Plain

Bits: TypeAlias = int
"""A set of squares."""

COLUMN_LETTERS = "ABCDEFGHIJK"
NAMES = tuple(f"{letter}{row}" for letter in COLUMN_LETTERS for row in range(1, ROW_COUNT + 1))
NUMBERS = {name: number for number, name in enumerate(NAMES)}
BIT = tuple(1 << number for number in range(len(NAMES)))

# Steps by axis: columns, rows. Row and column first, as in R7.3.
STEPS = {"h": ((1, 0), (-1, 0)), "v": ((0, 1), (0, -1)), "d": ((1, 1), (-1, -1), (1, -1), (-1, 1))}
LINES = ((STEPS["h"]), (STEPS["v"]), (STEPS["d"][:2]), (STEPS["d"][2:]))
"""The four lines through a square, each with its two directions; the first two are its row and its column."""


def bits_of(squares: Iterator[int] | tuple[int, ...] | list[int]) -> Bits:
    made = 0
    for square in squares:
        made |= BIT[square]
    return made


def each_bit(bits: Bits) -> Iterator[Bits]:
    """The bits of a set, from the lowest square on."""
    while bits:
        low = bits & -bits
        yield low
        bits ^= low


def each_square(bits: Bits) -> Iterator[int]:
    """The squares of a set, in the order of the notation."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def names_of(bits: Bits) -> list[Plain]:
    """The names of the squares of a set, in the order of the notation, as views and events have them."""
    names: list[Plain] = []
    while bits:
        low = bits & -bits
        names.append(NAMES[low.bit_length() - 1])
        bits ^= low
    return names


@cache
def ray(width: int, square: int, step: tuple[int, int]) -> tuple[int, ...]:
    """The squares from this one on in one direction, on a board of so many columns; this one is not among them."""
    column, row = divmod(square, ROW_COUNT)
    found = []
    while 0 <= (column := column + step[0]) < width and 0 <= (row := row + step[1]) < ROW_COUNT:
        found.append(column * ROW_COUNT + row)
    return tuple(found)


def _between() -> dict[Bits, Bits]:
    """For two squares of one line (both their bits): the squares between them."""
    found = {}
    for square in range(len(NAMES)):
        for line in LINES:
            way = 0
            for other in ray(len(COLUMN_LETTERS), square, line[0]):
                found[BIT[square] | BIT[other]] = way
                way |= BIT[other]
    return found


BETWEEN = _between()
