"""Everything that may be done in a position (R5 to R10, R13.1): the fast generator.

It works with sets of squares and the tables of `reach`. The order of a list is always the same: moves and captures by
type and square, then exchanges, inversions and recoveries.
"""

from __future__ import annotations

from engines.cirkle.actions import PASS, Action, recovery
from engines.cirkle.box.contents import BOX
from engines.cirkle.box.squares import Bits, each_bit, each_square
from engines.cirkle.box.variants import VARIANTS, GameMode
from engines.cirkle.moves.exchanges import exchanges
from engines.cirkle.moves.inversions import add_partners, swaps
from engines.cirkle.moves.legal import Legal
from engines.cirkle.positions.position import Position, captors, friends, kind_at, lost_kinds

NOTHING: tuple[Action, ...] = ()


def listed(position: Position) -> Legal:
    """Every legal action of the player to move."""
    variant, mover, frozen = VARIANTS[position.mode], position.mover, position.frozen
    own = army = side = position.armies[mover]
    if variant.partners[mover]:
        side = friends(position, mover)
    enemies = position.occupied ^ side
    if frozen:
        if intruder := variant.targets[mover] & enemies & ~frozen:
            return _replies(position, intruder)
        army = own & ~frozen
    squares, arrivals, links = _destinations(position, variant, army, enemies)
    if side != own:
        add_partners(links, position, variant, army, side ^ own)
    found = Legal(
        position,
        squares,
        exchanges(position, variant, arrivals) if arrivals else NOTHING,
        swaps(links, enemies),
        _recoveries(position, army) if variant.recovers and may_recover(position, mover) else NOTHING,
    )
    return found if found.size else Legal(position, {}, rest=(PASS,))  # R13.1


def _replies(position: Position, intruder: Bits) -> Legal:
    """R9.5: the captures of the unit that has reached the second target; no exchange is possible there."""
    able = [*each_square(captors(position, intruder, position.mover))]
    return Legal(position, dict.fromkeys(reversed(able), intruder))


def _destinations(
    position: Position, variant: GameMode, army: Bits, enemies: Bits
) -> tuple[dict[int, Bits], dict[int, Bits], dict[int, Bits]]:
    """R5, R6: where these units can go, by their squares, from the last to the first; what arrives on the coloured row
    (R8.1); and which of them make pairs (R7.3), each told once.

    A loop for each type, because it is here that a listing takes its time.
    """
    carriers, helicopters, tanks, planes = position.types
    for_carriers, for_helicopters, for_tanks, for_planes = variant.shelters
    missiles, occupied = position.missiles, position.occupied
    prey = enemies & ~position.frozen if position.frozen else enemies
    sheltered = prey & (
        carriers & for_carriers | helicopters & for_helicopters | tanks & for_tanks | planes & for_planes
    )
    # R6.3: what is open to protected missiles, to unprotected simple units, and to the others.
    to_strong = occupied ^ variant.squares ^ prey
    to_weak, to_others = to_strong ^ sheltered, to_strong ^ sheltered & missiles
    carriers &= army
    helicopters &= army
    tanks &= army
    planes &= army
    # R7.3: a simple unit looks for the missile of its type, a carrier for helicopters, a tank for planes, and a missile
    # for those of the types that are not yet looked at. So each pair is found once.
    armed = (carriers | helicopters) & missiles
    carrier_spots, helicopter_spots, tank_spots, plane_spots = variant.spots[position.mover]
    squares: dict[int, Bits] = {}
    arrivals: dict[int, Bits] = {}
    links: dict[int, Bits] = {}
    units, twins, plane_posts = planes, planes & missiles, variant.posts.planes
    while units:
        square, unit, is_protected, field, lines, every = plane_posts[units.bit_length()]
        units ^= unit
        if unit & missiles:
            targets = field & (to_strong if is_protected else to_others)
            others = every & armed
        else:
            targets = field & (to_others if is_protected else to_weak)
            others = lines & twins
        squares[square] = targets
        if targets & plane_spots:
            arrivals[square] = targets & plane_spots
        if others:
            links[square] = others
    units, twins, tank_posts = tanks, tanks & missiles | planes, variant.posts.tanks
    while units:
        (square, unit, is_protected, row, in_row, column, in_column, rising, in_rising, falling, in_falling, every) = (
            tank_posts[units.bit_length()]
        )
        units ^= unit
        field = (
            in_row[occupied & row]
            | in_column[occupied & column]
            | in_rising[occupied & rising]
            | in_falling[occupied & falling]
        )
        if unit & missiles:
            targets = field & (to_strong if is_protected else to_others)
            others = every & (planes | armed)
        else:
            targets = field & (to_others if is_protected else to_weak)
            others = every & twins
        squares[square] = targets
        if targets & tank_spots:
            arrivals[square] = targets & tank_spots
        if others:
            links[square] = others
    units, twins, helicopter_posts = helicopters, helicopters & missiles, variant.posts.helicopters
    while units:
        square, unit, is_protected, field, lines, _ = helicopter_posts[units.bit_length()]
        units ^= unit
        if unit & missiles:
            targets, others = field & (to_strong if is_protected else to_others), 0
        else:
            targets, others = field & (to_others if is_protected else to_weak), lines & twins
        squares[square] = targets
        if targets & helicopter_spots:
            arrivals[square] = targets & helicopter_spots
        if others:
            links[square] = others
    units, twins, carrier_posts = carriers, carriers & missiles | helicopters, variant.posts.carriers
    while units:
        square, unit, is_protected, row, in_row, column, in_column, lines, every = carrier_posts[units.bit_length()]
        units ^= unit
        field = in_row[occupied & row] | in_column[occupied & column]
        if unit & missiles:
            targets = field & (to_strong if is_protected else to_others)
            others = lines & helicopters | every & helicopters & missiles
        else:
            targets = field & (to_others if is_protected else to_weak)
            others = lines & twins
        squares[square] = targets
        if targets & carrier_spots:
            arrivals[square] = targets & carrier_spots
        if others:
            links[square] = others
    return squares, arrivals, links


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
