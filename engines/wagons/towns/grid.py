"""The grid under a town, as bits of one big integer (R2.1, R2.4, R2.5).

A set of cells is an int: a row is STRIDE bits, and a town says which row and which column stand first (`top`, `left`),
so that the numbers stay short. Shifting a set by 1 moves it one column, by STRIDE one row: neighbours, groups and
footprints are a few operations for a whole town at once. Nothing in here knows cards or points.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

STRIDE = 64
MIDDLE = STRIDE // 2  # the bit of x = 0 in its row
LEFT = -MIDDLE  # the first column of every town that is built card by card

# So many columns fit, with one free on either side, so that no neighbour wraps around into another row. Fourteen cards
# have 56 territories: a town that hangs together (R6.11) is never wider than that.
WIDEST = STRIDE - 2

# The farthest card of a town of 14 lies 13 * 2 = 26 away from the first one, the farthest legal anchor for one more 28;
# up to 30 no neighbour of a cell can wrap around into the next row.
FARTHEST = 30

MARGIN = 3
"""Rows kept free above a town: room for the anchors above it, and for the corners of a card there."""

FOOTPRINT = 0b11 | 0b11 << STRIDE
"""The four cells of a card anchored at bit 0 (R2.2)."""


def index(x: int, y: int, top: int, left: int = LEFT) -> int:
    """The bit of the cell (x, y) in sets whose first row is `top` and whose first column is `left`."""
    return (y - top) * STRIDE + x - left


def within(x: int, y: int) -> bool:
    """Whether the grid has this cell. It has every cell and every anchor that play can reach."""
    return -FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST


def indices(cells: int) -> Iterator[int]:
    """The bits of a set, row by row from the top, each row from the left."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


def cell(at: int, top: int, left: int = LEFT) -> tuple[int, int]:
    """The (x, y) of a bit."""
    return at % STRIDE + left, at // STRIDE + top


def coordinates(cells: int, top: int, left: int = LEFT) -> list[tuple[int, int]]:
    """The cells of a set as (x, y), row by row from the top, each row from the left."""
    return [cell(at, top, left) for at in indices(cells)]


def between(one: int, other: int) -> int:
    """The cells strictly between two bits of the same row or the same column."""
    first, last = (one, other) if one < other else (other, one)
    step = STRIDE if (last - first) % STRIDE == 0 else 1
    return sum([1 << at for at in range(first + step, last, step)])


def around(cells: int) -> int:
    """Every cell that shares a side with one of these (R2.4)."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def with_sides(cells: int) -> int:
    """These cells and all that share a side with one of them."""
    return cells | cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def groups(cells: int) -> Iterator[int]:
    """The maximal connected parts of a set (R2.5), the one with the topmost, then leftmost, cell first."""
    while cells:
        group = cells & -cells
        while (grown := with_sides(group) & cells) != group:
            group = grown
        yield group
        cells ^= group


def largest(cells: int) -> int:
    """How many cells the largest group of a set has."""
    if not (joined := _joined(cells)):
        return 1 if cells else 0
    return _largest(joined >> (joined ^ joined - 1).bit_length() - 1)[0]


def largest_groups(cells: int) -> list[int]:
    """All groups that no other group exceeds, the one with the topmost, then leftmost, cell first."""
    if not (joined := _joined(cells)):
        return [1 << at for at in indices(cells)]
    first = (joined ^ joined - 1).bit_length() - 1
    return [group << first for group in _largest(joined >> first)[1]]


def _joined(cells: int) -> int:
    """The cells that have a neighbour in the set."""
    across, down = cells & cells >> 1, cells & cells >> STRIDE
    return across | across << 1 | down | down << STRIDE


# Without lone cells, and with the first cell at bit 0, the same few shapes come back all the time.
@lru_cache(maxsize=1 << 15)
def _largest(shape: int) -> tuple[int, tuple[int, ...]]:
    found = list(groups(shape))
    size = max(map(int.bit_count, found))
    return size, tuple(group for group in found if group.bit_count() == size)
