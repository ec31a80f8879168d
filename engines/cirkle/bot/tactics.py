"""The sharp actions of a position, found without listing the others: captures, arrivals on targets, wins in one.

They are what a search looks at beyond its depth, where things must not be left hanging.
"""

from __future__ import annotations

from functools import cache

from engines.cirkle.actions import Action, Capture, Move, capture, move
from engines.cirkle.bot.evaluation import reaching
from engines.cirkle.box.contents import FLIES, KINDS
from engines.cirkle.box.squares import BETWEEN, BIT, Bits, each_bit
from engines.cirkle.box.variants import VARIANTS
from engines.cirkle.effects import played
from engines.cirkle.positions.position import Position, friends, reachers


@cache
def taking(origin: Bits, target: Bits) -> Capture:
    """A capture without exchange, by the bits of its squares."""
    return capture(origin.bit_length() - 1, target.bit_length() - 1)


def captures(position: Position) -> list[Capture]:
    """Every capture of the player to move, without exchanges. Forced replies (R9.5) are not told apart."""
    variant, mover = VARIANTS[position.mode], position.mover
    carriers, helicopters, tanks, planes = types = position.types
    missiles, frozen = position.missiles, position.frozen
    own = position.armies[mover]
    side = friends(position, mover) if variant.partners[mover] else own
    enemies = (carriers | helicopters | tanks | planes) & ~side & ~frozen
    own &= ~frozen
    for_carriers, for_helicopters, for_tanks, for_planes = variant.shelters
    sheltered = carriers & for_carriers | helicopters & for_helicopters | tanks & for_tanks | planes & for_planes
    # R6.3: protected simple units and unprotected missiles may take the same.
    exposed = enemies & ~sheltered
    but_sheltered_missiles = exposed | enemies & ~missiles
    found: list[Capture] = []
    for units, field, flies in zip(types, variant.reach.fields, FLIES, strict=True):
        units &= own
        while units:
            unit = units & -units
            units ^= unit
            near = field[unit] & enemies
            if not near:
                continue
            if unit & sheltered:
                if not unit & missiles:
                    near &= but_sheltered_missiles
            else:
                near &= but_sheltered_missiles if unit & missiles else exposed
            while near:
                victim = near & -near
                near ^= victim
                if flies or not BETWEEN[unit | victim] & (enemies | side | frozen):
                    found.append(taking(unit, victim))
    return found


def is_answered(position: Position, action: Capture) -> bool:
    """Whether an enemy could capture in turn, as far as can be seen before; lines that open are not looked at."""
    variant, bit, code = VARIANTS[position.mode], BIT[action.target], position.board[action.origin]
    side = friends(position, position.mover)
    near = reachers(position, bit, position.occupied & ~side & ~position.frozen)
    kind = (code - 1) % len(KINDS)
    if near and variant.shelters[kind >> 1] & bit:
        sheltered, missiles = position.protected, position.missiles
        near &= sheltered & missiles if kind & 1 else sheltered | missiles  # R6.3
    return bool(near)


def arrivals(position: Position) -> list[Move | Capture]:
    """Duel: everything that brings a unit of the player to move onto an open enemy target."""
    variant, mover = VARIANTS[position.mode], position.mover
    own, frozen = position.armies[mover], position.frozen
    found: list[Move | Capture] = []
    for target in each_bit(variant.goals[mover] & ~frozen):
        verb = capture if position.armies[1 - mover] & target else move
        found += [
            verb(unit.bit_length() - 1, target.bit_length() - 1) for unit in each_bit(reaching(position, target) & own)
        ]
    return found


def cirkle(position: Position) -> Move | Capture | None:
    """Duel: an action that reaches the second target where nobody can capture it any more, if there is one (R9.4)."""
    own = position.armies[position.mover]
    if not own & position.frozen:
        return None
    goal = VARIANTS[position.mode].goals[position.mover] & ~position.frozen
    near = reaching(position, goal)
    # Coming there opens lines and closes none: whoever defends the target now will defend it then.
    if near & ~own or not near:
        return None
    return next((action for action in arrivals(position) if played(position, action).ending), None)


def win_in_one(position: Position) -> Action | None:
    """An action that wins at once, if there is one: CIRKLE in duel, or the capture of the last enemy (R9.6, R12.1)."""
    variant = VARIANTS[position.mode]
    if variant.is_duel and (found := cirkle(position)):
        return found
    enemies = position.occupied & ~friends(position, position.mover) & ~position.frozen
    if enemies & (enemies - 1):
        return None
    return next((action for action in captures(position) if played(position, action).winners), None)
