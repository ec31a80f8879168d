"""Why an action is not allowed: a code, and the number of the rule that forbids it.

What is legal stands in the state; `refusal` looks at one action as the rulebook does, square by square, and names what
is wrong with it. A test holds the two together: nothing else is refused, and nothing without a reason.
"""

from __future__ import annotations

from engines import game
from engines.cirkle.actions import NONE, Capture, Inversion, Move, Pass, Recovery
from engines.cirkle.box.contents import BOX, KINDS, ROW_COUNT, TYPES
from engines.cirkle.box.squares import BETWEEN, BIT, NAMES, Bits, names_of
from engines.cirkle.moves.generator import listed
from engines.cirkle.positions.position import Position, colour_at, kind_at, lost
from engines.cirkle.state import State
from engines.game import IllegalAction, Plain, Seat

REASONS = (
    "game_over",
    "not_your_turn",
    "off_board",
    "must_defend",
    "no_unit",
    "not_your_unit",
    "frozen",
    "axis",
    "range",
    "blocked",
    "own_unit",
    "capture_sign",
    "protected_simple",
    "protected_missile",
    "recovery_mode",
    "recovery_place",
    "recovery_not_lost",
    "recovery_same",
    "recovery_team",
    "recovery_used",
    "recovery_threshold",
    "inversion_owner",
    "inversion_identical",
    "inversion_pair",
    "inversion_line",
    "inversion_between",
    "pass",
)


def refusal(state: State, seat: Seat, action: game.Action) -> IllegalAction:
    """Why `seat` may not do this now; the action must not be legal."""
    wrong = objection(state.position, seat, action)
    assert wrong is not None, f"a legal action is missing: {action!r}"
    return wrong


def objection(position: Position, seat: Seat, action: game.Action) -> IllegalAction | None:
    """What stands against an action, if anything."""
    if position.ending:
        return IllegalAction("game_over", "R4.2")
    if seat != position.mover:
        return IllegalAction("not_your_turn", "R4.3")
    match action:
        case Move(origin, target) | Capture(origin, target):
            squares: tuple[int, ...] = (origin, target)
        case Inversion(one, other):
            squares = (one, other)
        case Recovery(square):
            squares = (square,)
        case _:
            squares = ()
    for square in squares:
        if square >= position.variant.width * ROW_COUNT:
            return _refused("off_board", "R2.1", square)
    return _defence(position, action) or _verb(position, action)


def _refused(reason: str, rule: str, square: int, **details: Plain) -> IllegalAction:
    return IllegalAction(reason, rule, square=NAMES[square], **details)


def _defence(position: Position, action: game.Action) -> IllegalAction | None:
    """R9.5: a unit on the second target must be captured."""
    intruder = position.intruder
    if not intruder or (isinstance(action, Capture) and BIT[action.target] == intruder):
        return None
    return _refused("must_defend", "R9.5", intruder.bit_length() - 1)


def _verb(position: Position, action: game.Action) -> IllegalAction | None:
    match action:
        case Move() | Capture():
            return _owner(position, action.origin) or _move(position, action) or _exchange(position, action)
        case Inversion(one, other):
            return _swapped_units(position, one, other) or _swap(position, BIT[one], BIT[other])
        case Recovery():
            return _recovery(position, action)
        case Pass():
            return None if action in listed(position) else IllegalAction("pass", "R13.1")
    raise TypeError(f"not an action of this game: {action!r}")


def _owner(position: Position, square: int) -> IllegalAction | None:
    """A unit of one's own that can still move (R4.1, R9.2)."""
    bit = BIT[square]
    if not position.occupied & bit:
        return _refused("no_unit", "R4.1", square)
    if not position.armies[position.mover] & bit:
        return _refused("not_your_unit", "R4.1", square)
    if position.frozen & bit:
        return _refused("frozen", "R9.2", square)
    return None


def _move(position: Position, action: Move | Capture) -> IllegalAction | None:
    """R5, then R6"""
    origin, target = BIT[action.origin], BIT[action.target]
    unit = BOX.units[kind_at(position, origin) // 2]
    if _axis(action.origin, action.target) not in unit.axes:
        return _refused("axis", "R5.1", action.origin, unit=_kind(position, origin))
    if _distance(action.origin, action.target) > unit.range:
        return _refused("range", "R5.1", action.origin, unit=_kind(position, origin), most=unit.range)
    between = BETWEEN[origin | target] & position.occupied
    if between and not unit.flies:
        return IllegalAction("blocked", "R5.2", square=names_of(between)[0])
    if not position.occupied & target:
        return None if isinstance(action, Move) else IllegalAction("capture_sign", "R15.1")
    if position.variant.sides[position.mover] >> colour_at(position, target) & 1:
        return _refused("own_unit", "R5.3", action.target)
    if position.frozen & target:
        return _refused("frozen", "R9.2", action.target)
    return _protection(position, origin, target) or (
        None if isinstance(action, Capture) else IllegalAction("capture_sign", "R15.1")
    )


def _axis(one: int, other: int) -> str:
    """The axis on which two squares lie: "h", "v", "d", or "" for none."""
    columns, rows = abs(one // ROW_COUNT - other // ROW_COUNT), abs(one % ROW_COUNT - other % ROW_COUNT)
    if one == other:
        return ""
    return "v" if not columns else "h" if not rows else "d" if columns == rows else ""


def _distance(one: int, other: int) -> int:
    return max(abs(one // ROW_COUNT - other // ROW_COUNT), abs(one % ROW_COUNT - other % ROW_COUNT))


def _kind(position: Position, bit: Bits) -> str:
    return KINDS[kind_at(position, bit)]


def _protection(position: Position, origin: Bits, target: Bits) -> IllegalAction | None:
    """R6.3"""
    protected, missiles = position.protected, position.missiles
    if not protected & target:
        return None
    if missiles & target:
        ready = protected & origin and missiles & origin
        return None if ready else IllegalAction("protected_missile", "R6.3")
    return None if (protected | missiles) & origin else IllegalAction("protected_simple", "R6.3")


def _exchange(position: Position, action: Move | Capture) -> IllegalAction | None:
    """R8"""
    if action.gain == NONE:
        return None
    if not position.variant.is_duel:
        return IllegalAction("recovery_mode", "R4.1")
    origin = BIT[action.origin]
    if not position.variant.spots[position.mover][kind_at(position, origin) // 2] & BIT[action.target]:
        return IllegalAction("recovery_place", "R8.1")
    return _gain(position, origin, action.gain, "R8.1", "R8.3")


def _gain(position: Position, unit: Bits, gain: int, lost_rule: str, same_rule: str) -> IllegalAction | None:
    if kind_at(position, unit) == gain:
        return IllegalAction("recovery_same", same_rule)
    return None if lost(position, position.mover)[gain] else IllegalAction("recovery_not_lost", lost_rule)


def _recovery(position: Position, action: Recovery) -> IllegalAction | None:
    """R10"""
    variant, mover = position.variant, position.mover
    if variant.is_duel:
        return IllegalAction("recovery_mode", "R4.1")
    if not variant.recovers >> mover & 1:
        return IllegalAction("recovery_team", "R10.5")
    wrong = _owner(position, action.square)
    if wrong is not None:
        return wrong
    if position.spent >> mover & 1:
        return IllegalAction("recovery_used", "R10.4")
    if sum(lost(position, mover)) < BOX.facts.units_lost_to_recover:
        return IllegalAction("recovery_threshold", "R10.1")
    return _gain(position, BIT[action.square], action.gain, "R10.1", "R10.3")


def _swapped_units(position: Position, one: int, other: int) -> IllegalAction | None:
    """R7.5"""
    side, armies = position.variant.sides[position.mover], position.armies
    for square in (one, other):
        if not position.occupied & BIT[square]:
            return _refused("no_unit", "R7.1", square)
        if not side >> colour_at(position, BIT[square]) & 1:
            return IllegalAction("inversion_owner", "R7.5")
        if position.frozen & BIT[square]:
            return _refused("frozen", "R9.2", square)
    if not armies[position.mover] & (BIT[one] | BIT[other]):
        return IllegalAction("inversion_owner", "R7.5")
    return None


def _swap(position: Position, one: Bits, other: Bits) -> IllegalAction | None:
    """R7.2 to R7.4, R7.6"""
    if one == other:
        return IllegalAction("inversion_line", "R7.2")
    kinds = kind_at(position, one), kind_at(position, other)
    if kinds[0] == kinds[1] and colour_at(position, one) == colour_at(position, other):
        return IllegalAction("inversion_identical", "R7.6")
    axes = _allowed_axes(*kinds)
    if not axes:
        return IllegalAction("inversion_pair", "R7.3")
    axis = _axis(one.bit_length() - 1, other.bit_length() - 1)
    if axis not in axes:
        return IllegalAction("inversion_line", "R7.3" if axis else "R7.2")
    strangers = BETWEEN[one | other] & position.occupied
    for colour, army in enumerate(position.armies):
        if strangers & army and not position.variant.sides[position.mover] >> colour & 1:
            return IllegalAction("inversion_between", "R7.4", square=names_of(strangers & army)[0])
    return None


def _allowed_axes(one: int, other: int) -> set[str]:
    """The lines on which two kinds may change places (R7.3)."""
    names = {TYPES[one // 2], TYPES[other // 2]}
    both_missiles = one % 2 and other % 2
    return {
        axis
        for pair in BOX.inversions
        for axis in pair.axes
        if {pair.a, pair.b} == names or (both_missiles and pair.a == "missile")
    }
