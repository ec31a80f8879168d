"""What each legal action would do, so that the window can show it without knowing a rule.

By notation:
  verb        "move", "capture", "inversion", "recovery" or "pass"
  from, to    the squares; a recovery has the same twice, a pass has none
  unit        the kind of unit on `from`; other: that of the unit on `to`, which is captured or changes places
  gain        the lost kind that takes the square, or None
  protected   the squares of the units it moves or brings, as far as they will be protected there
  attackers   the enemy units that could then capture one of these units, were it their turn
  objective   1 or 2 if it reaches the first or second enemy target (duel), else 0
  holds       the targets on which it starts a hold
  ending      why the game would be over, or None; winners: the seats that would have won
"""

from __future__ import annotations

from engines.cirkle.actions import NONE, Action, Capture, Inversion, Move, Pass, Recovery
from engines.cirkle.box import KINDS
from engines.cirkle.notation import write
from engines.cirkle.position import Position, captors, colour_at, kind_at
from engines.cirkle.squares import BIT, NAMES, Bits, each_bit, names_of
from engines.cirkle.state import State, continued
from engines.cirkle.telling import seats
from engines.game import Plain


def choices(state: State) -> dict[str, Plain]:
    """All that the player to move may do, and what would come of it."""
    return {write(action): _choice(state, action) for action in state.legal}


def attackers(position: Position, bit: Bits) -> Bits:
    """The enemy units that can capture the unit on a square, were it their turn."""
    found = 0
    for enemy in position.variant.enemies[colour_at(position, bit)]:
        found |= captors(position, bit, enemy)
    return found


def _choice(state: State, action: Action) -> dict[str, Plain]:
    before, (after, _) = state.position, continued(state, action)
    concerned = _concerned(action)
    return {
        "verb": type(action).__name__.lower(),
        **_squares(before, action),
        "protected": [*names_of(concerned & after.protected)],
        "attackers": [*names_of(_attackers_of_all(after, concerned))],
        "objective": _objective(before, action, after),
        "holds": [NAMES[hold.square] for hold in after.holds if hold.owner == before.mover and not hold.since],
        "ending": after.ending or None,
        "winners": seats(after.winners),
    }


def _squares(before: Position, action: Action) -> dict[str, Plain]:
    """Where it happens, and to which kinds of units."""
    match action:
        case Move(origin, target, gain) | Capture(origin, target, gain):
            squares = origin, target
        case Inversion(origin, target):
            squares, gain = (origin, target), NONE
        case Recovery(square, gain):
            squares = square, square
        case Pass():
            return {"from": None, "to": None, "unit": None, "other": None, "gain": None}
    origin, target = squares
    met = origin != target and before.occupied & BIT[target]
    return {
        "from": NAMES[origin],
        "to": NAMES[target],
        "unit": KINDS[kind_at(before, BIT[origin])],
        "other": KINDS[kind_at(before, BIT[target])] if met else None,
        "gain": None if gain == NONE else KINDS[gain],
    }


def _concerned(action: Action) -> Bits:
    """Where the units stand afterwards that the action has moved or brought."""
    match action:
        case Move(target=square) | Capture(target=square) | Recovery(square=square):
            return BIT[square]
        case Inversion(one, other):
            return BIT[one] | BIT[other]
    return 0


def _attackers_of_all(after: Position, units: Bits) -> Bits:
    found = 0
    for bit in each_bit(units):
        found |= attackers(after, bit)
    return found


def _objective(before: Position, action: Action, after: Position) -> int:
    """R9.1, R9.3: which of the two objectives the action reaches."""
    if not before.variant.is_duel or isinstance(action, Inversion):
        return 0
    reached = _concerned(action) & before.variant.goals[before.mover]
    return 0 if not reached else 1 if after.frozen & reached else 2
