"""The state of a match: a position, what may be done in it, and what was before as far as the rules ask (R13.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from engines.cirkle.actions import NONE, Action, Capture, Inversion, Move, Pass, Recovery, capture, move
from engines.cirkle.box.contents import BOX
from engines.cirkle.effects import REPETITION, played
from engines.cirkle.moves.generator import listed
from engines.cirkle.positions import diagrams
from engines.cirkle.positions.faults import PositionFault, faults
from engines.cirkle.positions.position import Position, unit_code
from engines.game import NotationError, Setup, SetupError

History: TypeAlias = tuple[int, ...]
"""The keys of the positions since the last capture, the present one included."""

OCCURRENCES = BOX.facts.repetition  # that make a draw


@dataclass(slots=True)
class State:
    """A position in a match. It never changes; it is not frozen because that makes it dear to make."""

    position: Position
    history: History
    legal: Sequence[Action]  # of the player to move; kept, because everyone who has a state asks for it
    numbers: bytes  # by square: which of the units of its colour and kind it is, from 1; 0 on an empty square
    last: Action | None = None  # what was played to come here

    @property
    def occurrences(self) -> int:
        """How often the position has occurred, this time included."""
        return self.history.count(self.position.key)

    def __hash__(self) -> int:
        return hash((self.position, self.history))  # the rest follows, or hardly ever differs


def new(setup: Setup) -> State:
    """R3: the mode alone decides, unless a position is given (R15.3); nothing is drawn. Raises SetupError."""
    mode = str(setup.options["mode"])
    return _written(mode, setup.position) if setup.position else _standard(mode)


@lru_cache(maxsize=4)
def _standard(mode: str) -> State:
    return at(diagrams.standard(mode))


def _written(mode: str, text: str) -> State:
    try:
        position = diagrams.spelled(text)
    except NotationError:
        raise SetupError("bad_position", why="notation") from None
    wrong = (PositionFault("mode"),) if position.variant.id != mode else faults(position)
    if wrong:
        code, square, seat = wrong[0]
        raise SetupError("bad_position", why=code, square=square, seat=seat)
    return at(diagrams.begun(position))


def set_up(text: str) -> State:
    """A match that begins in a written position. Raises NotationError."""
    return at(diagrams.read(text))


def at(position: Position) -> State:
    """A match that begins in this position (R15.3)."""
    return State(position, (position.key,), () if position.ending else listed(position), numbered(position.board))


def advanced(state: State, action: Action) -> State:
    """The state after a legal action."""
    position, history = continued(state, action)
    numbers = renumbered(state, action)
    return State(position, history, () if position.ending else listed(position), numbers, action)


def numbered(board: bytes) -> bytes:
    """Units that look alike are numbered in the order of their squares."""
    counts, numbers = bytearray(256), bytearray(len(board))
    for square, code in enumerate(board):
        if code:
            counts[code] += 1
            numbers[square] = counts[code]
    return bytes(numbers)


def renumbered(state: State, action: Action) -> bytes:
    """A unit takes its number along; of lost ones that look alike the first comes back."""
    if isinstance(action, Pass):
        return state.numbers
    board, numbers = state.position.board, bytearray(state.numbers)
    if isinstance(action, Inversion):
        numbers[action.one], numbers[action.other] = numbers[action.other], numbers[action.one]
        return bytes(numbers)
    if isinstance(action, Recovery):
        square = action.square
    else:
        square = action.target
        numbers[square], numbers[action.origin] = numbers[action.origin], 0
    if action.gain != NONE:
        code = unit_code(state.position.mover, action.gain)
        used = {numbers[at] for at, other in enumerate(board) if other == code and at != square}
        numbers[square] = next(number for number in range(1, len(board)) if number not in used)
    return bytes(numbers)


def arrived(state: State, action: Move | Capture) -> State:
    """The table between an arrival and the exchange that follows it (R8)."""
    step = (move if isinstance(action, Move) else capture)(action.origin, action.target)
    return State(played(state.position, step), state.history, (), renumbered(state, step), step)


def continued(state: State, action: Action) -> tuple[Position, History]:
    """The position after a legal action, a draw by repetition included, and the new history."""
    position = played(state.position, action)
    if isinstance(action, Capture):
        return position, (position.key,)  # nothing that was before can come again
    history = (*state.history, position.key)
    # R13.2. A position that wins cannot have occurred before, so no win is lost by this.
    if history.count(position.key) >= OCCURRENCES:
        position = replace(position, ending=REPETITION)
    return position, history
