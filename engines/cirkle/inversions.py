"""Who may change places with whom (R7).

Which units stand on one line and make a pair depends on the player's own side alone; the enemy only forbids. So the
pairs of a formation are kept for the many positions that differ in what the enemy did, and those of a new formation are
found from the one before: only the units that have changed are looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from engines.cirkle.actions import Action, Inversion, inversion
from engines.cirkle.position import Position
from engines.cirkle.reach import reach
from engines.cirkle.squares import BETWEEN, Bits, each_bit
from engines.cirkle.variants import Variant

MOST_FORMATIONS = 8_192  # kept before the table is begun anew: some ten megabytes
MOST_CHANGES = 6  # squares; with more it is as well to begin anew

Pair: TypeAlias = tuple[tuple[int, int], Bits, Bits, Inversion]
"""Two squares on one line: in order, as a set, the squares between them, and the inversion."""


class _Pairs(dict[Bits, Pair]):
    """By the set of two squares of one line: the pair."""

    def __missing__(self, ends: Bits) -> Pair:
        action = inversion((ends & -ends).bit_length() - 1, ends.bit_length() - 1)
        made = self[ends] = (action.one, action.other), ends, BETWEEN[ends], action
        return made


Formation: TypeAlias = tuple[int, Bits, Bits, Bits, Bits, Bits, Bits]
"""The width of the board; the player's free units and the partners'; carriers, helicopters, tanks, missiles of both."""


class Formed(NamedTuple):
    """A formation with its inversions, in the order of their squares."""

    formation: Formation
    pairs: list[Pair]
    actions: list[Inversion]
    between_all: Bits  # all squares on which an enemy would forbid one


class Stars(NamedTuple):
    """The squares on the lines of a square, by its bit."""

    straight: Mapping[Bits, Bits]
    diagonal: Mapping[Bits, Bits]
    all: Mapping[Bits, Bits]


_pairs = _Pairs()
_formations: dict[Formation, Formed] = {}
_latest: dict[tuple[int, int], Formed] = {}  # by mode and player


@cache
def _stars(width: int) -> Stars:
    board = reach(width)
    return Stars(board.straight, board.diagonal,
                 {bit: star | board.diagonal[bit] for bit, star in board.straight.items()})


def add_inversions(position: Position, variant: Variant, army: Bits, side: Bits, found: list[Action]) -> None:
    """Every inversion of a player with these free units, whose side has those units altogether."""
    carriers, helicopters, tanks, planes = position.types
    allies = side & ~position.armies[position.mover]
    free = army | allies
    formation = (variant.width, army, allies, carriers & free, helicopters & free, tanks & free,
                 position.missiles & free)
    known = _formations.get(formation)
    if known is None:
        known = _formed(formation, (position.mode, position.mover))
    enemies = (carriers | helicopters | tanks | planes) & ~side
    if known.between_all & enemies:  # R7.4
        found += [action for _, _, between, action in known.pairs if not between & enemies]
    else:
        found += known.actions


def _formed(formation: Formation, player: tuple[int, int]) -> Formed:
    """The inversions of a formation that was not met before, by what has changed since the player's latest one."""
    if len(_formations) >= MOST_FORMATIONS:
        _formations.clear()
    _, army, allies, carriers, helicopters, tanks, missiles = formation
    pairs: list[Pair] = []
    changed = army | allies
    before = _latest.get(player)
    if before:
        _, old_army, old_allies, old_carriers, old_helicopters, old_tanks, old_missiles = before.formation
        since = (army ^ old_army | allies ^ old_allies | carriers ^ old_carriers | helicopters ^ old_helicopters
                 | tanks ^ old_tanks | missiles ^ old_missiles)
        if since.bit_count() <= MOST_CHANGES:
            pairs = [pair for pair in before.pairs if not pair[1] & since]
            changed &= since
    if changed:
        _add_pairs(formation, changed, pairs)
    between_all = 0
    for pair in pairs:
        between_all |= pair[2]
    known = _formations[formation] = _latest[player] = Formed(
        formation, pairs, [pair[3] for pair in pairs], between_all)
    return known


def _add_pairs(formation: Formation, units: Bits, pairs: list[Pair]) -> None:
    """The pairs that these units make, among themselves or with others, in their places among the others."""
    width, army, allies, *_ = formation
    stars = _stars(width)
    for unit in each_bit(units):
        others = army | allies if unit & army else army  # R7.5
        partners = _partners(formation, stars, unit, others)
        while partners:
            other = partners & -partners
            partners ^= other
            pairs.append(_pairs[unit | other])
        army, allies = army & ~unit, allies & ~unit  # no pair comes twice
    pairs.sort()


def _partners(formation: Formation, stars: Stars, unit: Bits, others: Bits) -> Bits:
    """R7.3: those among others with whom a unit may change places, were no enemy between.

    Simple units of one type make a pair only if their colours differ (R7.6): if one is a partner's.
    """
    _, _, allies, carriers, helicopters, tanks, missiles = formation
    planes = ~(carriers | helicopters | tanks)
    is_missile = bool(unit & missiles)
    twins = others if is_missile or unit & allies else others & (missiles | allies)
    if unit & carriers:
        found = stars.straight[unit] & (helicopters & others | carriers & twins)
    elif unit & helicopters:
        found = stars.straight[unit] & (carriers & others | helicopters & twins)
    elif unit & tanks:
        found = stars.all[unit] & (planes & others | tanks & twins)
    else:
        found = stars.all[unit] & tanks & others | stars.diagonal[unit] & planes & twins
    return found | stars.all[unit] & missiles & others if is_missile else found
