"""Who may change places with whom (R7).

Which units stand on one line and make a pair depends on the player's own side alone; the enemy only forbids. So the
inversions of a formation are worked out once, and kept for the many positions that differ in what the enemy did.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from engines.cirkle.actions import Action, Inversion, inversion
from engines.cirkle.position import Position
from engines.cirkle.reach import reach
from engines.cirkle.squares import BETWEEN, BIT, Bits, each_square
from engines.cirkle.variants import Variant

# Kept before a table is begun anew: some ten megabytes each.
MOST_FORMATIONS = 8_192
MOST_OF_A_SQUARE = 512


class Swaps(NamedTuple):
    """The inversions of one unit, and the squares between it and each of the others."""

    between_all: Bits
    actions: tuple[Inversion, ...]
    between: tuple[Bits, ...]


class Partners(dict[Bits, Swaps]):
    """From one square, by the units that it may change places with: the inversions."""

    def __init__(self, square: int) -> None:
        super().__init__()
        self.square = square

    def __missing__(self, others: Bits) -> Swaps:
        if len(self) >= MOST_OF_A_SQUARE:
            self.clear()
        squares = [*each_square(others)]
        between = tuple([BETWEEN[BIT[self.square] | BIT[other]] for other in squares])
        between_all = 0
        for way in between:
            between_all |= way
        actions = tuple([inversion(self.square, other) for other in squares])
        made = self[others] = Swaps(between_all, actions, between)
        return made


class Stars(NamedTuple):
    """The squares on the lines of a square, by its bit."""

    straight: Mapping[Bits, Bits]
    diagonal: Mapping[Bits, Bits]
    all: Mapping[Bits, Bits]


Formation: TypeAlias = tuple[int, Bits, Bits, Bits, Bits, Bits, Bits]
"""The width of the board; the player's units and the partners'; which are carriers, helicopters, tanks, missiles."""

Row: TypeAlias = tuple[Bits, Mapping[Bits, Bits], Bits, Mapping[Bits, Bits], Bits]
"""Some units, and two kinds of lines with the units to be found there that they may change places with."""

_formations: dict[Formation, tuple[Swaps, ...]] = {}
_partners = {bit: Partners(square) for square, bit in enumerate(BIT)}


@cache
def _stars(width: int, *, onward: bool) -> Stars:
    """The lines of every square: whole, or only the higher squares, so that no pair of own units comes twice."""
    board = reach(width)
    straight, diagonal = ({bit: star & -2 * bit if onward else star for bit, star in stars.items()}
                          for stars in (board.straight, board.diagonal))
    return Stars(straight, diagonal, {bit: star | diagonal[bit] for bit, star in straight.items()})


def add_inversions(position: Position, variant: Variant, army: Bits, side: Bits, found: list[Action]) -> None:
    """Every inversion of a player with these free units, whose side has those units altogether."""
    carriers, helicopters, tanks, _ = position.types
    allies = side & ~position.armies[position.mover]
    formation = (variant.width, army, allies, carriers & side, helicopters & side, tanks & side,
                 position.missiles & side)
    known = _formations.get(formation)
    if known is None:
        known = _formed(formation)
    enemies = position.occupied & ~side
    for between_all, actions, between in known:
        if between_all & enemies:  # R7.4
            found += [action for action, way in zip(actions, between, strict=True) if not way & enemies]
        else:
            found += actions


def _formed(formation: Formation) -> tuple[Swaps, ...]:
    if len(_formations) >= MOST_FORMATIONS:
        _formations.clear()
    width, army, allies, *_ = formation
    rows = _rows(formation, _stars(width, onward=True), army, 0)
    if allies:
        rows += _rows(formation, _stars(width, onward=False), allies, allies)
    made = []
    for units, lines, others, more_lines, more_others in rows:
        while units:
            unit = units & -units
            units ^= unit
            partners = lines[unit] & others
            if more_others:
                partners |= more_lines[unit] & more_others
            if partners:
                made.append(_partners[unit][partners])
    _formations[formation] = known = tuple(made)
    return known


def _rows(formation: Formation, stars: Stars, others: Bits, strangers: Bits) -> tuple[Row, ...]:
    """R7.3: the player's units kind by kind, with those among `others` that they may change places with.

    Simple units of one type make a pair only if their colours differ (R7.6): if the other one is among the `strangers`.
    """
    _, army, allies, all_carriers, all_helicopters, all_tanks, all_missiles = formation
    all_planes = (army | allies) & ~(all_carriers | all_helicopters | all_tanks)
    carriers, helicopters, tanks = all_carriers & others, all_helicopters & others, all_tanks & others
    planes, missiles = all_planes & others, all_missiles & others
    twins = missiles | strangers
    armed = army & all_missiles
    simple = army ^ armed
    straight, diagonal, every = stars
    return (
        (all_carriers & simple, straight, helicopters | carriers & twins, every, 0),
        (all_helicopters & simple, straight, carriers | helicopters & twins, every, 0),
        (all_tanks & simple, every, planes | tanks & twins, every, 0),
        (all_planes & simple, every, tanks, diagonal, planes & twins),
        ((all_carriers | all_helicopters) & armed, straight, carriers | helicopters, every, missiles),
        (all_tanks & armed, every, tanks | planes | missiles, every, 0),
        (all_planes & armed, every, tanks | missiles, diagonal, planes),
    )
