"""Who may change places with whom (R7).

Which units stand on one line and make a pair depends on the player's own side alone; the enemy only forbids. So the
pairs of a player's latest formation are kept for the many positions that differ in what the enemy did, and those of a
new one are found from it: only the units that have changed are looked at.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from engines.cirkle.actions import Action, Inversion, inversion
from engines.cirkle.position import Position
from engines.cirkle.reach import reach
from engines.cirkle.squares import BETWEEN, BIT, NAMES, Bits, each_square
from engines.cirkle.variants import Variant

Pair: TypeAlias = tuple[int, Bits, Bits, Inversion]
"""Two squares on one line: a number that orders pairs, the two as a set, the squares between, and the inversion."""

Formation: TypeAlias = tuple[int, Bits, Bits, Bits, Bits, Bits, Bits]
"""The width of the board; the player's free units and the partners'; carriers, helicopters, tanks, missiles of both."""

NOTHING: Formation = (0, 0, 0, 0, 0, 0, 0)


class Lines(NamedTuple):
    """By square: what stands in its row and column, what in its diagonals, and its pairs by the bit of the other."""

    straight: tuple[Bits, ...]
    diagonal: tuple[Bits, ...]
    pairs: tuple[dict[Bits, Pair], ...]


_latest: dict[tuple[int, int], tuple[Formation, list[Pair]]] = {}  # by mode and player


@cache
def _lines(width: int) -> Lines:
    straight, diagonal = tuple(reach(width).straight.values()), tuple(reach(width).diagonal.values())
    return Lines(straight, diagonal, tuple(
        {BIT[other]: _pair(square, other) for other in each_square(straight[square] | diagonal[square])}
        for square in range(len(straight))))


@cache
def _pair(square: int, other: int) -> Pair:
    if square > other:
        return _pair(other, square)
    ends = BIT[square] | BIT[other]
    return square * len(NAMES) + other, ends, BETWEEN[ends], inversion(square, other)


def add_inversions(position: Position, variant: Variant, army: Bits, side: Bits, found: list[Action]) -> None:
    """Every inversion of a player with these free units, whose side has those units altogether."""
    carriers, helicopters, tanks, planes = position.types
    allies = side & ~position.armies[position.mover]
    free = army | allies
    formation = (variant.width, army, allies, carriers & free, helicopters & free, tanks & free,
                 position.missiles & free)
    player = position.mode, position.mover
    before, pairs = _latest.get(player, (NOTHING, []))
    if before != formation:
        pairs = _paired(formation, before, pairs)
        _latest[player] = formation, pairs
    if pairs:
        enemies = (carriers | helicopters | tanks | planes) & ~side
        found += [action for _, _, between, action in pairs if not between & enemies]  # R7.4


def _paired(formation: Formation, before: Formation, pairs: list[Pair]) -> list[Pair]:
    """The pairs of a formation in the order of their squares, by what has changed since an earlier one with its own."""
    width, army, allies, carriers, helicopters, tanks, missiles = formation
    _, old_army, old_allies, old_carriers, old_helicopters, old_tanks, old_missiles = before
    changed = (army ^ old_army | allies ^ old_allies | carriers ^ old_carriers | helicopters ^ old_helicopters
               | tanks ^ old_tanks | missiles ^ old_missiles)
    pairs = [pair for pair in pairs if not pair[1] & changed]
    units, lines = (army | allies) & changed, _lines(width)
    while units:
        unit = units & -units
        units ^= unit
        square = unit.bit_length() - 1
        others = army | allies if unit & army else army  # R7.5
        partners = _partners(formation, unit, others & lines.straight[square], others & lines.diagonal[square])
        while partners:
            other = partners & -partners
            partners ^= other
            pairs.append(lines.pairs[square][other])
        army, allies = army & ~unit, allies & ~unit  # no pair comes twice
    pairs.sort()
    return pairs


def _partners(formation: Formation, unit: Bits, straight: Bits, diagonal: Bits) -> Bits:
    """R7.3: those on its lines with whom a unit may change places, were no enemy between.

    Simple units of one type make a pair only if their colours differ (R7.6): if one is a partner's.
    """
    _, _, allies, carriers, helicopters, tanks, missiles = formation
    is_missile, every = unit & missiles, straight | diagonal
    twins = every if is_missile or unit & allies else every & (missiles | allies)
    if unit & carriers:
        found = straight & (helicopters | carriers & twins)
    elif unit & helicopters:
        found = straight & (carriers | helicopters & twins)
    elif unit & tanks:
        found = every & ~(carriers | helicopters | tanks) | tanks & twins
    else:
        found = every & tanks | diagonal & twins & ~(carriers | helicopters | tanks)
    return found | every & missiles if is_missile else found
