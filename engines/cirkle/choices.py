"""What each legal action would do, so that the window can show it without knowing a rule.

By notation:
  verb        "move", "capture", "inversion", "recovery" or "pass"
  from, to    the squares; a recovery has the same twice, a pass has none
  unit        the kind of unit on `from`
  protected   the squares of the units it moves or brings, as far as they will be protected there
  attackers   the enemy units that could then capture one of these units, were it their turn
And only where there is something to be told:
  other       the kind of unit on `to`, which is captured or changes places
  gain        the lost kind that takes the square
  objective   1 or 2 if it reaches the first or second enemy target (duel)
  holds       the targets on which it starts a hold
  ending      why the game would be over; with it winners, the seats that would have won

Few actions do more than move units about, and it can be told beforehand which: only these are played to see what comes
of them.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engines.cirkle.actions import NONE, Action, Capture, Inversion, Move, Pass, Recovery
from engines.cirkle.box.contents import FLIES, KINDS
from engines.cirkle.box.squares import BETWEEN, BIT, NAMES, Bits, names_of
from engines.cirkle.events import seats
from engines.cirkle.notation import write
from engines.cirkle.positions.position import Position, friends
from engines.cirkle.rules import actors
from engines.cirkle.state import OCCURRENCES, State, continued
from engines.game import Plain, Seat

VERBS = {Move: "move", Capture: "capture", Inversion: "inversion", Recovery: "recovery", Pass: "pass"}


def choices(state: State, seat: Seat) -> dict[str, Plain]:
    """All that the player to move may do, and what would come of it."""
    if seat not in actors(state):
        return {}
    outlook = Outlook(state)
    return {write(action): outlook.choice(action) for action in state.legal}


class Consequences(NamedTuple):
    """What an action does besides moving units."""

    objective: int = 0
    holds: tuple[str, ...] = ()
    ending: str = ""
    winners: int = 0

    def told(self) -> dict[str, Plain]:
        made: dict[str, Plain] = {}
        if self.objective:
            made["objective"] = self.objective
        if self.holds:
            made["holds"] = [*self.holds]
        if self.ending:
            made |= {"ending": self.ending, "winners": seats(self.winners)}
        return made


NOTHING_MORE = Consequences()


class Outlook:
    """The board before a choice, with what all choices ask of it."""

    def __init__(self, state: State) -> None:
        position = state.position
        self._state = state
        self._position = position
        self._occupied = position.occupied
        self._sheltered = position.protected
        self._shelters = position.variant.shelters
        foes = self._occupied & ~friends(position, position.mover) & ~position.frozen
        board = position.variant.reach
        self._hunters = [
            (foes & units, field, flies)
            for units, field, flies in zip(position.types, board.fields, FLIES, strict=True)
            if foes & units
        ]
        self._is_tense = _is_tense(state)
        self._critical = _critical(position)

    def choice(self, action: Action) -> dict[str, Plain]:
        """What one action would do."""
        board, gain = self._position.board, NONE
        if isinstance(action, Inversion):
            origin, target = action.one, action.other
        elif isinstance(action, Recovery):
            origin, target, gain = action.square, action.square, action.gain
        elif isinstance(action, Pass):
            return self._passing(action)
        else:
            origin, target, gain = action.origin, action.target, action.gain
        own, other = (board[origin] - 1) % len(KINDS), (board[target] - 1) % len(KINDS)
        more = NOTHING_MORE
        if self._is_tense or self._critical & (BIT[origin] | BIT[target]):
            more = _consequences(self._state, action)
        if isinstance(action, Inversion):
            protected, attackers = self._dangers(own, target, self._occupied)
            also_protected, more_attackers = self._dangers(other, origin, self._occupied)
            protected, attackers = protected | also_protected, attackers | more_attackers
        else:
            left = self._occupied if origin == target else self._occupied ^ BIT[origin]
            protected, attackers = self._dangers(own if gain == NONE else gain, target, left)
            if more.objective == 1:
                attackers = 0  # it is frozen (R9.2)
        row: dict[str, Plain] = {
            "verb": VERBS[type(action)],
            "from": NAMES[origin],
            "to": NAMES[target],
            "unit": KINDS[own],
            "protected": names_of(protected) if protected else [],
            "attackers": names_of(attackers) if attackers else [],
        }
        if board[target] and origin != target:
            row["other"] = KINDS[other]
        if gain != NONE:
            row["gain"] = KINDS[gain]
        return row if more is NOTHING_MORE else row | more.told()

    def _passing(self, action: Pass) -> dict[str, Plain]:
        row: dict[str, Plain] = {
            "verb": VERBS[Pass],
            "from": None,
            "to": None,
            "unit": None,
            "protected": [],
            "attackers": [],
        }
        return row | _consequences(self._state, action).told()

    def _dangers(self, kind: int, square: int, occupied: Bits) -> tuple[Bits, Bits]:
        """A unit of this kind on a square, these being occupied: the square if it protects it, and who may capture it.

        R6.3: no enemy stands otherwise than before but the one that was captured, and that one stood on the square.
        """
        bit, found = BIT[square], 0
        for units, field, flies in self._hunters:
            near = units & field[bit]
            if flies:
                found |= near
                continue
            while near:
                hunter = near & -near
                near ^= hunter
                if not BETWEEN[hunter | bit] & occupied:
                    found |= hunter
        if not self._shelters[kind // 2] & bit:
            return 0, found
        if found:
            sheltered, missiles = self._sheltered, self._position.missiles
            found &= sheltered & missiles if kind % 2 else sheltered | missiles
        return bit, found


def _is_tense(state: State) -> bool:
    """Whether any action at all may end the game, or start or break a hold."""
    position = state.position
    variant, mover = position.variant, position.mover
    if position.quiet + 1 >= variant.quiet_turns:  # R13.3
        return True
    if max(Counter(state.history).values()) + 1 >= OCCURRENCES:  # R13.2
        return True
    if variant.is_duel:
        return (position.armies[1 - mover] & ~position.frozen).bit_count() <= 1  # R9.6
    return bool(
        position.holds
        or position.armies[mover] & variant.goals[mover]  # R11.4, R11.5
        or not position.alive & ~variant.sides[mover]
    )  # R12.1


def _critical(position: Position) -> Bits:
    """The squares where an action may do so: the enemy targets, and in Cirkle 4 the last units of a colour."""
    variant = position.variant
    found = variant.goals[position.mover]
    if not variant.is_duel:
        for enemy in variant.enemies[position.mover]:
            if position.armies[enemy].bit_count() == 1:
                found |= position.armies[enemy]  # R11.7
    return found


def _consequences(state: State, action: Action) -> Consequences:
    """What an action does besides moving units, found by playing it."""
    before, (after, _) = state.position, continued(state, action)
    objective = 0
    if before.variant.is_duel and isinstance(action, (Move, Capture)):
        reached = BIT[action.target] & before.variant.goals[before.mover]
        objective = 0 if not reached else 1 if after.frozen & reached else 2  # R9.1, R9.3
    holds = tuple(NAMES[hold.square] for hold in after.holds if hold.owner == before.mover and not hold.since)
    return Consequences(objective, holds, after.ending, after.winners)
