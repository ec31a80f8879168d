"""Who may change places with whom (R7).

Which units stand on one line and make a pair depends on the player's own side alone; the enemy only forbids. So the
pairs of a player's latest formation are kept for the many positions that differ in what the enemy did, and those of a
new one are found from it: only the units that have changed are looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from engines.cirkle.actions import Inversion, inversion
from engines.cirkle.position import Position
from engines.cirkle.reach import Reach
from engines.cirkle.squares import BETWEEN, Bits, each_square
from engines.cirkle.variants import VARIANTS, Variant

Types: TypeAlias = tuple[Bits, Bits, Bits, Bits]
"""Carriers, helicopters, tanks, planes."""

Pair: TypeAlias = tuple[Bits, Bits]
"""Two squares on one line as a set, and the squares between."""


Formation: TypeAlias = tuple[Types, Bits, Bits, Bits, list[Pair]]
"""Types and missiles as in a position, the free units of a player, the partners', and all pairs in no fixed order."""

_NOTHING: Formation = ((0, 0, 0, 0), 0, 0, 0, [])
_latest = [[_NOTHING] * len(variant.colours) for variant in VARIANTS]  # by mode and player


def swaps(position: Position, variant: Variant, army: Bits, allies: Bits, enemies: Bits) -> list[Bits]:
    """Every inversion of a player with these free units and those of partners, while these enemies stand there.

    Each is the set of its two squares; they come in no particular order.
    """
    types, missiles, latest = position.types, position.missiles, _latest[position.mode]
    old_types, old_missiles, old_army, old_allies, pairs = latest[position.mover]
    changed = army ^ old_army | allies ^ old_allies
    if types != old_types or missiles != old_missiles:
        carriers, helicopters, tanks, planes = types
        old_carriers, old_helicopters, old_tanks, old_planes = old_types
        changed |= (carriers ^ old_carriers | helicopters ^ old_helicopters | tanks ^ old_tanks | planes ^ old_planes
                    | missiles ^ old_missiles) & (army | allies)
    if changed:
        pairs = [pair for pair in pairs if not pair[0] & changed]
        _add_pairs(pairs, types, missiles, variant.reach, army, allies, changed)
        latest[position.mover] = types, missiles, army, allies, pairs
    return [ends for ends, between in pairs if not between & enemies]  # R7.4


def _add_pairs(pairs: list[Pair], types: Types, missiles: Bits, reach: Reach, army: Bits, allies: Bits,
               changed: Bits) -> None:
    """R7.3: every pair with a unit that has changed, were no enemy between.

    Simple units of one type make a pair only if their colours differ (R7.6): if one is a partner's.
    """
    carriers, helicopters, tanks, planes = types
    units = changed & (army | allies)
    while units:
        unit = units & -units
        units ^= unit
        straight, every = reach.straight[unit], reach.every[unit]
        others = every & (army | allies if unit & army else army)  # R7.5
        twins = others if unit & (missiles | allies) else others & (missiles | allies)
        if unit & carriers:
            found = straight & (others & helicopters | twins & carriers)
        elif unit & helicopters:
            found = straight & (others & carriers | twins & helicopters)
        elif unit & tanks:
            found = others & planes | twins & tanks
        else:
            found = others & tanks | twins & planes & ~straight
        if unit & missiles:
            found |= others & missiles
        while found:
            other = found & -found
            found ^= other
            ends = unit | other
            pairs.append((ends, BETWEEN[ends]))
        army, allies = army & ~unit, allies & ~unit  # no pair comes twice


def inverted(pairs: Sequence[Bits]) -> list[Inversion]:
    """The inversions of these pairs of squares, in the order of the notation."""
    return [swap for _, _, swap in sorted(map(_inverted, pairs))]


@cache
def _inverted(pair: Bits) -> tuple[int, int, Inversion]:
    one, other = each_square(pair)
    return one, other, inversion(one, other)
