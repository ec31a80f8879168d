"""The verbs of the rulebook: move, capture, invert, recover, pass (R4.1).

Every action exists once: `move(3, 7)` gives the same object again and again. So lists of actions are cheap to make, and
equal actions are identical, which makes finding one in a list cheap too. Nobody makes them in any other way. Squares
and kinds are numbers (`squares`, `box.KINDS`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

NONE = -1


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """A unit goes to an empty square (R5); `gain` is the lost kind it is exchanged for on arrival, if any (R8)."""

    origin: int
    target: int
    gain: int = NONE


@dataclass(frozen=True, slots=True, eq=False)
class Capture:
    """A unit takes the place of an enemy unit (R6); `gain` as in a move."""

    origin: int
    target: int
    gain: int = NONE


@dataclass(frozen=True, slots=True, eq=False)
class Inversion:
    """Two allied units change places (R7). The lower square stands first."""

    one: int
    other: int


@dataclass(frozen=True, slots=True, eq=False)
class Recovery:
    """A unit is exchanged for a lost one, where it stands (R10)."""

    square: int
    gain: int


@dataclass(frozen=True, slots=True, eq=False)
class Pass:
    """Nothing else is possible (R13.1)."""


Action: TypeAlias = Move | Capture | Inversion | Recovery | Pass

PASS = Pass()

# All actions made so far. `setdefault` lets only the first one stand if two threads make the same.
_moves: dict[tuple[int, int, int], Move] = {}
_captures: dict[tuple[int, int, int], Capture] = {}
_inversions: dict[tuple[int, int], Inversion] = {}
_recoveries: dict[tuple[int, int], Recovery] = {}


def move(origin: int, target: int, gain: int = NONE) -> Move:
    key = origin, target, gain
    return _moves.get(key) or _moves.setdefault(key, Move(*key))


def capture(origin: int, target: int, gain: int = NONE) -> Capture:
    key = origin, target, gain
    return _captures.get(key) or _captures.setdefault(key, Capture(*key))


def inversion(one: int, other: int) -> Inversion:
    """The two squares in either order."""
    key = (one, other) if one < other else (other, one)
    return _inversions.get(key) or _inversions.setdefault(key, Inversion(*key))


def recovery(square: int, gain: int) -> Recovery:
    key = square, gain
    return _recoveries.get(key) or _recoveries.setdefault(key, Recovery(*key))
