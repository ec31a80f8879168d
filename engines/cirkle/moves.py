"""Everything that may be done in a position (R5 to R10, R13.1): the fast generator.

It works with sets of squares and the tables of `reach`. The order of a list is always the same: moves and captures by
type and square, then exchanges, inversions and recoveries.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce
from itertools import compress
from operator import or_

from engines.cirkle.actions import PASS, Action, Capture, Move, capture, move, recovery
from engines.cirkle.box import BOX, FLIES, KINDS
from engines.cirkle.inversions import add_inversions
from engines.cirkle.position import (
    Position,
    captors,
    friends,
    kind_at,
    lost_kinds,
)
from engines.cirkle.squares import BETWEEN, Bits, each_bit, each_square
from engines.cirkle.variants import VARIANTS, Variant

_FREE = bytes(code == 0 for code in range(256))
"""What turns the empty squares of a board into 1, all others into 0."""


def listed(position: Position) -> list[Action]:
    """Every legal action of the player to move."""
    intruder = position.intruder
    if intruder:
        return [*replies(position, intruder)]
    variant, army = VARIANTS[position.mode], position.armies[position.mover] & ~position.frozen
    side = friends(position, position.mover)
    found = _moves(position, variant, army, side)
    if variant.is_duel:
        _add_exchanges(position, variant, army, found)
    add_inversions(position, variant, army, side, found)
    if variant.recovers and may_recover(position, position.mover):
        _add_recoveries(position, army, found)
    return found or [PASS]  # R13.1


def replies(position: Position, intruder: Bits) -> list[Capture]:
    """R9.5: the captures of the unit that has reached the second target; no exchange is possible there."""
    target = intruder.bit_length() - 1
    return [capture(origin, target) for origin in each_square(captors(position, intruder, position.mover))]


def _moves(position: Position, variant: Variant, army: Bits, side: Bits) -> list[Action]:
    """R5, R6: moves and captures without exchange."""
    board, missiles = position.board, position.missiles
    sheltered = position.protected
    enemies = position.occupied & ~side & ~position.frozen
    exposed = enemies & ~sheltered
    # R6.3: protected simple units and unprotected missiles may take the same.
    weak, strong = army & ~sheltered & ~missiles, army & sheltered & missiles
    but_sheltered_missiles = exposed | enemies & ~missiles
    found: list[Action] = []
    add, free = found.append, board.translate(_FREE)
    for units, rays, flights in zip(position.types, variant.reach.rays, variant.reach.flights, strict=True):
        units &= army
        while units:
            unit = units & -units
            units ^= unit
            square = unit.bit_length() - 1
            victims = exposed if unit & weak else enemies if unit & strong else but_sheltered_missiles
            if flights:
                field, among, moves = flights[square]
                if not field & victims:
                    found += compress(moves, among(free))
                    continue
            for ray in rays[square]:
                for target, go, take in ray:
                    if not board[target]:
                        add(go)
                        continue
                    if victims >> target & 1:
                        add(take)
                    if not flights:
                        break
    return found


def taken(position: Position) -> list[Capture]:
    """The captures alone, without exchanges: for a search that looks at nothing else."""
    intruder = position.intruder
    if intruder:
        return replies(position, intruder)
    variant, army = VARIANTS[position.mode], position.armies[position.mover] & ~position.frozen
    every = _moves(position, variant, army, friends(position, position.mover))
    return [action for action in every if isinstance(action, Capture)]


_EXCHANGES = tuple(tuple(tuple((reduce(or_, (squares for _, squares in spots), 0), spots) for spots in by_type)
                         for by_type in variant.exchanges) for variant in VARIANTS)
"""By mode, colour and type: the squares from where any exchange is in range, and where they take place."""


def _add_exchanges(position: Position, variant: Variant, army: Bits, found: list[Action]) -> None:
    """R8: every arrival on the enemy's coloured row, once more for each lost unit that may take the square."""
    own, gains = position.armies[position.mover], list[int]()
    if own.bit_count() == variant.army_size:
        return
    table = _EXCHANGES[position.mode][position.mover]
    for units, (before, spots), flies in zip(position.types, table, FLIES, strict=True):
        units &= army & before
        if not units:
            continue
        for target, squares in spots:
            near = units & squares
            if not near or target & own:
                continue
            for origin in each_bit(near):
                if flies or not BETWEEN[origin | target] & position.occupied:
                    gains = gains or lost_kinds(position, position.mover)
                    # The row is flat: whoever comes there may capture (R6.2).
                    verb = capture if target & position.occupied else move
                    arrived, exchanged = kind_at(position, origin), _exchanged(verb, origin, target)
                    found += [exchanged[gain] for gain in gains if gain != arrived]  # R8.3


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


def _add_recoveries(position: Position, army: Bits, found: list[Action]) -> None:
    """R10: any unit for any lost one of another kind."""
    gains = lost_kinds(position, position.mover)
    for unit in each_bit(army):
        own, square = kind_at(position, unit), unit.bit_length() - 1
        found += [recovery(square, gain) for gain in gains if gain != own]  # R10.3
