"""Everything that may be done in a position (R5 to R10, R13.1): the fast generator.

It works with sets of squares and the tables of `reach`. The order of a list is always the same: moves and captures by
type and square, then exchanges, inversions and recoveries.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from engines.cirkle.actions import PASS, Action, Capture, Move, capture, move, recovery
from engines.cirkle.box import BOX, KINDS
from engines.cirkle.inversions import swaps
from engines.cirkle.legal import Legal
from engines.cirkle.position import Position, captors, friends, kind_at, lost_kinds
from engines.cirkle.squares import Bits, each_bit
from engines.cirkle.variants import VARIANTS, Variant

NOTHING: tuple[Action, ...] = ()


def listed(position: Position) -> Legal:
    """Every legal action of the player to move."""
    mover, frozen = position.mover, position.frozen
    if frozen and (intruder := position.intruder):
        return _replies(position, intruder)
    variant, own, occupied = VARIANTS[position.mode], position.armies[mover], position.occupied
    side, army = friends(position, mover) if variant.partners[mover] else own, own & ~frozen
    enemies = occupied & ~side
    squares = _destinations(position, variant, army, enemies, occupied)
    found = Legal(
        position,
        squares,
        _exchanges(position, variant, army, squares) if variant.is_duel else NOTHING,
        swaps(position, variant, army, side & ~own, enemies),
        _recoveries(position, army) if variant.recovers and may_recover(position, mover) else NOTHING)
    return found if found else Legal(position, {}, rest=(PASS,))  # R13.1


def _replies(position: Position, intruder: Bits) -> Legal:
    """R9.5: the captures of the unit that has reached the second target; no exchange is possible there."""
    return Legal(position, dict.fromkeys(each_bit(captors(position, intruder, position.mover)), intruder))


def _destinations(position: Position, variant: Variant, army: Bits, enemies: Bits, occupied: Bits) -> dict[Bits, Bits]:
    """R5, R6: where the units can go. A loop for each type, because it is here that a listing takes its time."""
    carriers, helicopters, tanks, planes = position.types
    for_carriers, for_helicopters, for_tanks, for_planes = variant.shelters
    sheltered = carriers & for_carriers | helicopters & for_helicopters | tanks & for_tanks | planes & for_planes
    missiles, free = position.missiles, ~occupied
    enemies &= ~position.frozen
    # R6.3: what is open to unprotected simple units, to protected missiles, and to the others.
    to_weak = free | enemies & ~sheltered
    to_strong, to_others = free | enemies, to_weak | enemies & ~missiles
    weak, strong = army & ~(sheltered | missiles), army & sheltered & missiles
    carrier_lines, _, tank_lines, _ = variant.reach.lines
    _, helicopter_fields, _, plane_fields = variant.reach.fields
    found = {}
    units = carriers & army
    while units:
        unit = units & -units
        units ^= unit
        (row, in_row), (column, in_column) = carrier_lines[unit]
        found[unit] = (in_row[occupied & row] | in_column[occupied & column]) & (
            to_weak if unit & weak else to_strong if unit & strong else to_others)
    units = helicopters & army
    while units:
        unit = units & -units
        units ^= unit
        found[unit] = helicopter_fields[unit] & (to_weak if unit & weak else to_strong if unit & strong else to_others)
    units = tanks & army
    while units:
        unit = units & -units
        units ^= unit
        (row, in_row), (column, in_column), (rising, in_rising), (falling, in_falling) = tank_lines[unit]
        found[unit] = (in_row[occupied & row] | in_column[occupied & column] | in_rising[occupied & rising]
                       | in_falling[occupied & falling]) & (
            to_weak if unit & weak else to_strong if unit & strong else to_others)
    units = planes & army
    while units:
        unit = units & -units
        units ^= unit
        found[unit] = plane_fields[unit] & (to_weak if unit & weak else to_strong if unit & strong else to_others)
    return found


def _exchanges(position: Position, variant: Variant, army: Bits, squares: Mapping[Bits, Bits]) -> Sequence[Action]:
    """R8: arrivals on the enemy's coloured row, once more for each lost unit that may take the square."""
    arrivals: list[tuple[int, Bits, Bits]] = []
    for which, spots, near in variant.exchanges[position.mover]:
        units = position.types[which] & near & army
        while units:
            unit = units & -units
            units ^= unit
            if squares[unit] & spots:
                arrivals += [(which, target, unit) for target in each_bit(squares[unit] & spots)]
    if not arrivals or position.armies[position.mover].bit_count() == variant.army_size:
        return NOTHING
    gains, found = lost_kinds(position, position.mover), list[Action]()
    for _, target, origin in sorted(arrivals):
        arrived = kind_at(position, origin)
        exchanged = _exchanged(capture if target & position.occupied else move, origin, target)
        found += [exchanged[gain] for gain in gains if gain != arrived]  # R8.3
    return found


@cache
def _exchanged(verb: Callable[[int, int, int], Move | Capture], origin: Bits, target: Bits) -> list[Move | Capture]:
    """An arrival with each of the kinds it may be exchanged for."""
    return [verb(origin.bit_length() - 1, target.bit_length() - 1, gain) for gain in range(len(KINDS))]


def may_recover(position: Position, colour: int) -> bool:
    """R10.1, R10.4, R10.5: once, with at least three units off the board."""
    variant = VARIANTS[position.mode]
    if not variant.recovers & ~position.spent & 1 << colour:
        return False
    return variant.army_size - position.armies[colour].bit_count() >= BOX.facts.units_lost_to_recover


def _recoveries(position: Position, army: Bits) -> list[Action]:
    """R10: any unit for any lost one of another kind."""
    gains, found = lost_kinds(position, position.mover), list[Action]()
    for unit in each_bit(army):
        own, square = kind_at(position, unit), unit.bit_length() - 1
        found += [recovery(square, gain) for gain in gains if gain != own]  # R10.3
    return found
