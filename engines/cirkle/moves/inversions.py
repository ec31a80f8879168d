"""Who may change places with whom (R7).

Which of the own units stand on one line and make a pair is found in `generator`, where every unit is looked at anyway;
this is about partners' units, and about what stands between.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter

from engines.cirkle.actions import Inversion, inversion
from engines.cirkle.box.squares import BETWEEN, BIT, NAMES, Bits, each_square
from engines.cirkle.box.variants import GameMode
from engines.cirkle.positions.position import Position

in_order = attrgetter("one", "other")  # of the notation


def _pairs() -> tuple[dict[int, tuple[Bits, Bits, Inversion]], ...]:
    """By square, and by the length of the bit of each other square on one line with it: that bit, the squares between
    them, and the inversion."""
    found: tuple[dict[int, tuple[Bits, Bits, Inversion]], ...] = tuple({} for _ in NAMES)
    for ends, between in BETWEEN.items():
        one, other = each_square(ends)
        swap = inversion(one, other)
        found[one][other + 1] = BIT[other], between, swap
        found[other][one + 1] = BIT[one], between, swap
    return found


_PAIRS = _pairs()


def swaps(links: Mapping[int, Bits], enemies: Bits) -> list[Inversion]:
    """The inversions that these enemies do not forbid (R7.4), in no particular order.

    By the square of a unit, `links` has those of others with which it makes a pair.
    """
    found = []
    for square, others in links.items():
        pairs = _PAIRS[square]
        while others:
            bit, between, swap = pairs[others.bit_length()]
            others ^= bit
            if not between & enemies:
                found.append(swap)
    return found


def add_partners(links: dict[int, Bits], position: Position, variant: GameMode, army: Bits, allies: Bits) -> None:
    """The pairs of an own unit and a partner's: here two simple units of one type make one, too (R7.6)."""
    carriers, helicopters, tanks, planes = position.types
    missiles = position.missiles & allies
    for square in each_square(army):
        _, unit, _, _, straight, every = variant.posts.helicopters[square + 1]
        if unit & (carriers | helicopters):
            found = straight & (carriers | helicopters)
        elif unit & tanks:
            found = every & (tanks | planes)
        else:
            found = every & tanks | every & ~straight & planes
        found = found & allies | (every & missiles if unit & position.missiles else 0)
        links[square] = links.get(square, 0) | found
