"""Why a position cannot be played: everything that R15.2 calls invalid, told by code, place and colour.

Texts (`diagrams`), positions being edited (`sketch`) and matches that begin in a position (`state`) all ask here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.cirkle.box.squares import BIT, NAMES, each_bit, each_square
from engines.cirkle.box.variants import GameMode
from engines.cirkle.effects import drawn_if_quiet, started
from engines.cirkle.positions.position import Hold, Position, captors, lost, meets_condition

FAULTS = (
    "too_many",  # seat: more units of a kind than its army has
    "frozen",  # square, seat: a unit that cannot be frozen (R9.2)
    "frozen_twice",  # seat: two frozen units
    "spent",  # seat: its recovery is spent, but it never had one (R10.5)
    "slot",  # this slot is not played, since its colour is eliminated, or there is no such slot (R4.3)
    "no_free_unit",  # seat: it is to move and has no unit that could
    "turn",  # turns are counted from 1
    "objective_free",  # square, seat: on the first enemy target a unit is frozen (R9.2)
    "objective_turn",  # square, seat: on the second one while its own colour is to move (R9.5)
    "objective_safe",  # square, seat: on the second one, and nobody can capture it: that has won (R9.4)
    "hold_twice",  # square: two holds on one target
    "hold_target",  # square, seat: not a live enemy target (R11.3)
    "hold_owner",  # square, seat: the owner's own turns are not counted (R11.5)
    "hold_condition",  # square, seat: the enemies have not lost enough missiles (R11.2)
    "over",  # the game would be over at once: a hold is completed, or it was quiet for too long
)


class PositionFault(NamedTuple):
    """One thing that is wrong with a position."""

    code: str
    square: str | None = None
    seat: int | None = None


def faults(position: Position) -> tuple[PositionFault, ...]:
    """Why a match cannot begin in this position; nothing if it can."""
    found = invalid(position)
    if not found and entered(position).ending:
        return (PositionFault("over"),)
    return found


def invalid(position: Position) -> tuple[PositionFault, ...]:
    """What makes this no position at all (R15.2)."""
    return (*_units(position), *_turn(position), *_objectives(position), *_holds(position))


def entered(position: Position) -> Position:
    """A valid position as its turn starts: a completed hold has won (R4.2)."""
    return drawn_if_quiet(position) if position.variant.is_duel else started(position)


def _units(position: Position) -> Iterator[PositionFault]:
    """No more units than an army has; frozen ones on an enemy target, one of a colour, and only in duel (R9.2)."""
    variant = position.variant
    for colour, army in enumerate(position.armies):
        if any(count < 0 for count in lost(position, colour)):
            yield PositionFault("too_many", None, colour)
        frozen = army & position.frozen
        for square in each_square(frozen & ~(variant.goals[colour] if variant.is_duel else 0)):
            yield PositionFault("frozen", NAMES[square], colour)
        if frozen.bit_count() > 1:
            yield PositionFault("frozen_twice", None, colour)
        if (position.spent & ~variant.recovers) >> colour & 1:
            yield PositionFault("spent", None, colour)


def _turn(position: Position) -> Iterator[PositionFault]:
    """Somebody must be able to play."""
    if position.turn < 1:
        yield PositionFault("turn")
    variant = position.variant
    if position.slot not in variant.turns.get(position.alive, variant.whole_cycle):
        yield PositionFault("slot")
    elif not position.armies[position.mover] & ~position.frozen:
        yield PositionFault("no_free_unit", None, position.mover)


def _objectives(position: Position) -> Iterator[PositionFault]:
    """In duel nobody stands on an enemy target but frozen, or as an intruder that can be captured now (R9)."""
    variant, mover = position.variant, position.mover
    for colour, army in enumerate(position.armies if variant.is_duel else ()):
        for bit in each_bit(army & variant.goals[colour] & ~position.frozen):
            if not army & position.frozen:
                code = "objective_free"
            elif colour == mover:
                code = "objective_turn"
            elif not captors(position, bit, mover):
                code = "objective_safe"
            else:
                continue
            yield PositionFault(code, NAMES[bit.bit_length() - 1], colour)


def _holds(position: Position) -> Iterator[PositionFault]:
    """Whoever holds has the condition and stands on a live enemy target, each once (R11.2, R11.3)."""
    squares = [hold.square for hold in position.holds]
    for index, hold in enumerate(position.holds):
        code = "hold_twice" if hold.square in squares[:index] else hold_fault(position, hold)
        if code:
            yield PositionFault(code, NAMES[hold.square], hold.owner)


def hold_fault(position: Position, hold: Hold) -> str:
    """What is wrong with a hold in this position, "" if nothing is."""
    variant = position.variant
    owner = variant.owners.get(BIT[hold.square])
    if variant.is_duel or owner not in variant.enemies[hold.owner] or not position.armies[owner]:
        return "hold_target"
    if hold.since >> hold.owner & 1:
        return "hold_owner"
    return "" if _is_condition_met(variant, position, hold) else "hold_condition"


def _is_condition_met(variant: GameMode, position: Position, hold: Hold) -> bool:
    return meets_condition(variant, position.armies, position.missiles, hold.owner)
