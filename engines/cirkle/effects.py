"""What an action leads to: the position after the whole turn, the end of the game included (R4.2).

`played` trusts that the action is legal; it is what a search calls. The order is that of the rulebook: the action is
resolved as a whole, then the turn ends (R9.4 and R9.6 in duel, R11 and R12.1 in Cirkle 4), then the next one starts
and draws are looked at (R13.3). Repetition (R13.2) is left to whoever knows the earlier positions.
"""

from __future__ import annotations

from dataclasses import replace

from engines.cirkle.actions import NONE, Action, Capture, Inversion, Move, Recovery
from engines.cirkle.box.contents import KINDS
from engines.cirkle.box.squares import BIT, Bits, each_square
from engines.cirkle.box.variants import VARIANTS, GameMode
from engines.cirkle.positions.position import (
    FROZEN_KEYS,
    SLOT_KEYS,
    SPENT_KEYS,
    UNIT_KEYS,
    Hold,
    Position,
    captors,
    hold_key,
    meets_condition,
    unit_code,
)

# Why a game is over (R9, R11.5, R12.1, R13), and the rule that says so.
TARGETS, ANNIHILATION, NO_FREE_UNIT = "targets", "annihilation", "no_free_unit"
HOLD, LAST, REPETITION, QUIET = "hold", "last", "repetition", "quiet"
ENDINGS = {
    TARGETS: "R9.4",
    ANNIHILATION: "R9.6",
    NO_FREE_UNIT: "R9.6",
    HOLD: "R11.5",
    LAST: "R12.1",
    REPETITION: "R13.2",
    QUIET: "R13.3",
}

# Why a hold is broken (R11.6).
CAPTURED, LEFT, MISSILE, DEAD = "captured", "left", "missile", "dead"


_KIND = len(KINDS) - 1  # a mask: there are eight
_SLOTS_OF_DUEL = SLOT_KEYS[1] ^ SLOT_KEYS[2]  # for they alternate


class MutablePosition:
    """A position while its turn is being played."""

    __slots__ = ("armies", "board", "frozen", "key", "missiles", "mover", "quiet", "spent", "types", "variant")

    def __init__(self, position: Position) -> None:
        self.variant = VARIANTS[position.mode]
        self.mover = position.mover
        self.board = bytearray(position.board)
        self.armies = [*position.armies]
        self.types = [*position.types]
        self.missiles = position.missiles
        self.frozen = position.frozen
        self.spent = position.spent
        self.key = position.key
        self.quiet = position.quiet + 1

    def lift(self, square: int) -> None:
        """Take a unit off the board."""
        code = self.board[square]
        self.board[square] = 0
        self._toggle(code, BIT[square], UNIT_KEYS[code][square])

    def put(self, square: int, code: int) -> None:
        """Place a unit on an empty square."""
        self.board[square] = code
        self._toggle(code, BIT[square], UNIT_KEYS[code][square])

    def shift(self, origin: int, target: int) -> None:
        """Move a unit to an empty square."""
        code, keys = self.board[origin], UNIT_KEYS[self.board[origin]]
        self.board[origin], self.board[target] = 0, code
        self._toggle(code, BIT[origin] | BIT[target], keys[origin] ^ keys[target])

    def _toggle(self, code: int, squares: Bits, key: int) -> None:
        """A unit of this code is where it was not, or is no longer where it was."""
        kind = (code - 1) & _KIND
        self.armies[(code - 1) // len(KINDS)] ^= squares
        self.types[kind >> 1] ^= squares
        if kind & 1:
            self.missiles ^= squares
        self.key ^= key


def played(position: Position, action: Action) -> Position:
    """The position after a legal action, ready for the next player, or over."""
    variant = VARIANTS[position.mode]
    if variant.is_duel and isinstance(action, Move) and action.gain == NONE:
        after = _stepped(position, variant, action.origin, action.target)
        if after:
            return after
    draft = MutablePosition(position)
    if isinstance(action, (Move, Capture)):
        _move(draft, action)
    elif isinstance(action, Inversion):
        _invert(draft, action.one, action.other)
    elif isinstance(action, Recovery):
        _recover(draft, action.square, action.gain)
    if draft.variant.is_duel:
        return _duel_ended(position, draft, action)
    return _quad_ended(position, draft, action)


def _stepped(position: Position, variant: GameMode, origin: int, target: int) -> Position | None:
    """Most turns of a duel, without a draft: a move that touches no target and ends no game; None if it is another."""
    slot, mover, frozen, quiet = position.slot, position.mover, position.frozen, position.quiet + 1
    squares = BIT[origin] | BIT[target]
    yellow, blue = position.armies
    # R9.6: in a position as it was set up the enemy may be without a free unit from the beginning.
    if squares & variant.goals[mover] or quiet >= variant.quiet_turns or not (yellow if mover else blue) & ~frozen:
        return None
    board = bytearray(position.board)
    code = board[target] = board[origin]
    board[origin] = 0
    kind, keys = (code - 1) & _KIND, UNIT_KEYS[code]
    carriers, helicopters, tanks, planes = position.types
    if kind < 2:
        carriers ^= squares
    elif kind < 4:
        helicopters ^= squares
    elif kind < 6:
        tanks ^= squares
    else:
        planes ^= squares
    return Position(
        position.mode,
        bytes(board),
        (yellow, blue ^ squares) if mover else (yellow ^ squares, blue),
        (carriers, helicopters, tanks, planes),
        position.occupied ^ squares,
        position.missiles ^ squares if kind & 1 else position.missiles,
        frozen,
        3 - slot,
        1 - mover,
        position.spent,
        (),
        quiet,
        position.turn + 1,
        position.key ^ keys[origin] ^ keys[target] ^ _SLOTS_OF_DUEL,
    )


def _move(draft: MutablePosition, action: Move | Capture) -> None:
    """R5, R6, R8: capture, then arrival, then exchange."""
    if isinstance(action, Capture):
        draft.lift(action.target)
        draft.quiet = 0
    if action.gain == NONE:
        draft.shift(action.origin, action.target)
    else:
        draft.lift(action.origin)
        draft.put(action.target, unit_code(draft.mover, action.gain))


def _invert(draft: MutablePosition, one: int, other: int) -> None:
    """R7"""
    first = draft.board[one]
    draft.lift(one)
    draft.shift(other, one)
    draft.put(other, first)


def _recover(draft: MutablePosition, square: int, gain: int) -> None:
    """R10"""
    draft.lift(square)
    draft.put(square, unit_code(draft.mover, gain))
    draft.spent |= 1 << draft.mover
    draft.key ^= SPENT_KEYS[draft.mover]


# The end of a turn in duel (R9)


def _duel_ended(position: Position, draft: MutablePosition, action: Action) -> Position:
    """Objectives, free units, and the next turn; wins come before draws."""
    mover, variant = draft.mover, draft.variant
    reached = BIT[action.target] & variant.goals[mover] if isinstance(action, (Move, Capture)) else 0
    second = reached and position.frozen & draft.armies[mover]
    if reached:
        draft.quiet = 0
        if not second:  # R9.1, R9.2
            draft.frozen |= reached
            draft.key ^= FROZEN_KEYS[reached]
    after = _passed_on(position, draft, (3 - position.slot, 1 - mover), ())
    if second and not captors(after, reached, 1 - mover):  # R9.4
        return replace(after, ending=TARGETS, winners=1 << mover)
    yellow, blue = after.armies[0] & ~after.frozen, after.armies[1] & ~after.frozen
    if yellow and blue:
        return drawn_if_quiet(after)
    winners = 1 if yellow else 2 if blue else 0  # R9.6
    return replace(after, ending=ANNIHILATION if winners else NO_FREE_UNIT, winners=winners)


def _passed_on(position: Position, draft: MutablePosition, turn: tuple[int, int], holds: tuple[Hold, ...]) -> Position:
    """NEXT: the turn passes (R4.3)."""
    slot, mover = turn
    key = draft.key ^ SLOT_KEYS[position.slot] ^ SLOT_KEYS[slot]
    if holds or position.holds:
        key ^= hold_key(position.holds) ^ hold_key(holds)
    carriers, helicopters, tanks, planes = draft.types
    return Position(
        position.mode,
        bytes(draft.board),
        tuple(draft.armies),
        (carriers, helicopters, tanks, planes),
        carriers | helicopters | tanks | planes,
        draft.missiles,
        draft.frozen,
        slot,
        mover,
        draft.spent,
        holds,
        draft.quiet,
        position.turn + 1,
        key,
    )


def drawn_if_quiet(position: Position) -> Position:
    """R13.3: but in Cirkle 4 not while a hold stands."""
    if position.quiet >= VARIANTS[position.mode].quiet_turns and not position.holds:
        return replace(position, ending=QUIET)
    return position


# The end of a turn in Cirkle 4 (R11, R12.1)


def _quad_ended(position: Position, draft: MutablePosition, action: Action) -> Position:
    """R4.2: holds and eliminations, in the order of the rulebook; then the next player starts."""
    variant, mover, holds = draft.variant, draft.mover, position.holds
    if holds:
        holds = tuple([hold for hold in holds if not broken(variant, draft.armies, draft.missiles, hold, action)])
    alive = 0
    for colour, army in enumerate(draft.armies):
        if army:
            alive |= 1 << colour
    if not alive & ~variant.sides[mover]:  # R12.1
        after = _passed_on(position, draft, (position.slot, mover), holds)
        return replace(after, ending=LAST, winners=variant.sides[mover])
    if holds:
        holds = tuple([_marked(hold, mover) for hold in holds])
    if draft.armies[mover] & variant.goals[mover]:
        holds = _announced(draft, holds)
    after = _passed_on(position, draft, variant.followers[alive][position.slot], holds)
    return started(after) if holds or after.quiet >= variant.quiet_turns else after


def _marked(hold: Hold, mover: int) -> Hold:
    return hold if hold.owner == mover else Hold(hold.square, hold.owner, hold.since | 1 << mover)


def broken(variant: GameMode, armies: list[Bits] | tuple[Bits, ...], missiles: Bits, hold: Hold, action: Action) -> str:
    """Why an action breaks a hold, "" if it does not; armies and missiles as the action left them (R11.6)."""
    match action:
        case Capture(target=square) if square == hold.square:
            return CAPTURED
        case Move(origin=square) | Capture(origin=square) | Recovery(square=square) if square == hold.square:
            return LEFT
        case Inversion(one, other) if hold.square in (one, other):
            return LEFT
    if not meets_condition(variant, armies, missiles, hold.owner):
        return MISSILE
    return "" if armies[variant.owners[BIT[hold.square]]] else DEAD


def _announced(draft: MutablePosition, holds: tuple[Hold, ...]) -> tuple[Hold, ...]:
    """The holds, with new ones of the player whose turn ends (R11.4)."""
    variant, mover = draft.variant, draft.mover
    held = [hold.square for hold in holds]
    new = [
        Hold(square, mover)
        for square in each_square(draft.armies[mover] & variant.goals[mover])
        if square not in held and draft.armies[variant.owners[BIT[square]]]
    ]
    if new and meets_condition(variant, draft.armies, draft.missiles, mover):
        return tuple(sorted((*holds, *new)))
    return holds


def started(position: Position) -> Position:
    """START of a turn in Cirkle 4: a completed hold wins (R11.5); otherwise a long quiet is a draw."""
    others = position.alive & ~(1 << position.mover)
    for hold in position.holds:
        if hold.owner == position.mover and not others & ~hold.since:
            return replace(position, ending=HOLD, winners=VARIANTS[position.mode].sides[position.mover])
    return drawn_if_quiet(position)
