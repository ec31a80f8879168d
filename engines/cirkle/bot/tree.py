"""The search: alpha-beta with iterative deepening, for two teams that may have several players each.

What it knows: a table of positions met before, principal variations with null windows, quiet ends (captures, arrivals
on the last target and the replies they force are followed beyond the depth), the null move, later actions looked at
less deeply, threats to make CIRKLE more deeply. What the table remembers is tried first, then captures by their gain,
then what was good elsewhere. Draws by repetition and quiet (R13.2, R13.3) are known, and a win is worth the more the
sooner it comes.

A value is what the team of the player to move may expect, in the measure of `weights`. Where the same team plays twice
in a row (the enemies of a solo player, a team whose partner is gone) it does not change its sign.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import NamedTuple

from engines.cirkle.actions import PASS, Action, Capture
from engines.cirkle.bot.evaluation import Judge
from engines.cirkle.bot.tactics import arrivals, captures, cirkle, is_answered
from engines.cirkle.effects import played
from engines.cirkle.moves.generator import listed
from engines.cirkle.positions.position import Position

WIN = 100_000  # less the number of actions until then
SURE = WIN - 1_000  # whatever is worth more is a win that was seen
MOST_KEPT = 250_000  # positions in the table before it is begun anew: about a hundred megabytes
POLL_EVERY = 16  # nodes between two looks at the clock: about a millisecond

EXACT, AT_LEAST, AT_MOST = range(3)
NO_ALARM, FORCED, THREATENED, WON = range(4)

SWING = 60  # what one quiet action rarely gains, for each action of the depth that is left
HOPE = 40  # what a quiet action rarely gains beyond the change of its square
DELTA = 60  # what a capture gains rarely beyond its victim
FAIR = 15  # what an exchange of two units must gain to be looked at beyond the depth
EARLY, LATE = 5, 25  # actions that are looked at in full depth, and in not much less
DEEPEST = 60  # actions from the root
SHARP = 4  # actions beyond the depth in which arrivals on the last target are looked at, too


class Stopped(Exception):
    """The time or the number of nodes is gone."""


class Transposition(NamedTuple):
    """What is known of a position."""

    depth: int
    bound: int
    value: int
    best: Action | None


def reduction(depth: int, number: int) -> int:
    """How much less deep a quiet action is looked at, as the likelier ones have been."""
    if depth < 2 or number <= EARLY:
        return 0
    return 1 if depth < 3 or number < LATE else 2


class Tree:
    """The memory of one search from one position."""

    def __init__(self, judge: Judge, history: Sequence[int]) -> None:
        self.judge = judge
        self.nodes = 0
        self.most = 0
        self.spent: Callable[[], float] = float
        self.table: dict[int, Transposition] = {}
        self._path: dict[int, int] = dict.fromkeys(history, 1)
        self._history = tuple(self._path)
        self._liked: defaultdict[Action, int] = defaultdict(int)
        self._killers: list[list[Action | None]] = [[None, None] for _ in range(DEEPEST + SHARP + 64)]

    def allow(self, nodes: int, spent: Callable[[], float]) -> None:
        """From now on so many nodes, until `spent` reaches 1."""
        self.most, self.spent = self.nodes + nodes, spent

    def begin(self) -> None:
        """Before every walk from the root: one that was stopped may have left its traces."""
        self._path = dict.fromkeys(self._history, 1)

    def _count(self) -> None:
        self.nodes += 1
        if not self.nodes % POLL_EVERY and (self.nodes >= self.most or self.spent() >= 1):
            raise Stopped

    def ended(self, position: Position, ply: int) -> int:
        """The value of an end, to the team of the player who would be next."""
        if not position.winners:
            return 0
        own = self.judge.own if not self.judge.teams[position.mover] else ~self.judge.own
        return WIN - ply if position.winners & own else ply - WIN

    def child(self, position: Position, action: Action, total: int, depth: int, low: int, high: int, ply: int) -> int:
        """What an action is worth to the team that plays it."""
        after = played(position, action)
        total += self.judge.change(position, action)
        teams = self.judge.teams
        if teams[after.mover] == teams[position.mover]:
            return self.value(after, total, depth, low, high, ply)
        return -self.value(after, total, depth, -high, -low, ply)

    def value(
        self, position: Position, total: int, depth: int, low: int, high: int, ply: int, *, may_pass: bool = True
    ) -> int:
        """The value of a position, exact between `low` and `high`, otherwise a bound."""
        if position.ending:
            return self.ended(position, ply)
        if position.key in self._path:
            return 0
        if depth <= 0 or ply >= DEEPEST:
            return self.calm(position, total, low, high, ply, 0)
        self._count()
        entry = self.table.get(position.key)
        if entry is not None and entry.depth >= depth:
            value = entry.value
            if abs(value) > SURE:
                value += -ply if value > 0 else ply
            if entry.bound == EXACT or (value >= high if entry.bound == AT_LEAST else value <= low):
                return value
        alarm = self._alarm(position) if position.frozen else NO_ALARM
        if alarm == WON:
            return WIN - ply - 1
        standing = self._standing(position, total)
        if alarm == NO_ALARM and high - low == 1 and low > -SURE and high < SURE:
            bound = self._guessed(position, total, standing, depth, low, ply, may_pass=may_pass)
            if bound is not None:
                return bound
        # In a calm position an action must promise something to be looked at just before the depth ends.
        hope = WIN if alarm else standing + HOPE
        return self._widest(position, total, depth + (alarm == FORCED), low, high, ply, entry and entry.best, hope)

    def _standing(self, position: Position, total: int) -> int:
        """What a position looks like, to the team of the player to move."""
        standing = total + self.judge.rest(position)
        return self.judge.turn + (-standing if self.judge.teams[position.mover] else standing)

    def _alarm(self, position: Position, *, with_threats: bool = True) -> int:
        """Duel, once a first objective is taken: what must be looked at before anything else."""
        army, frozen = position.armies[position.mover], position.frozen
        if army & frozen and cirkle(position):
            return WON
        if frozen & ~army:
            if position.intruder:
                return FORCED
            if with_threats and cirkle(replace(position, mover=1 - position.mover)):
                return THREATENED
        return NO_ALARM

    def _guessed(
        self, position: Position, total: int, standing: int, depth: int, low: int, ply: int, *, may_pass: bool
    ) -> int | None:
        """A bound where a position is so much better or worse than what matters that nothing will change it."""
        if depth <= 2 and standing - SWING * depth > low:
            return standing
        if depth <= 2 and standing + SWING * depth <= low:
            value = self.calm(position, total, low, low + 1, ply, 0)
            if depth == 1 or value <= low:
                return value
        if may_pass and depth >= 2 and standing > low:
            value = self._passed(position, total, depth, low + 1, ply)
            if value > low:
                return value
        return None

    def _passed(self, position: Position, total: int, depth: int, high: int, ply: int) -> int:
        """What is left for us if the enemy may play twice: mostly a bound that a real action beats."""
        after = played(position, PASS)
        teams = self.judge.teams
        if after.ending or teams[after.mover] == teams[position.mover]:
            return -WIN
        return -self.value(after, total, depth - 3, -high, 1 - high, ply + 1, may_pass=False)

    def _widest(
        self, position: Position, total: int, depth: int, low: int, high: int, ply: int, hint: Action | None, hope: int
    ) -> int:
        """Look at all actions, the likeliest first; they gain no more than `hope` beyond what they change at once."""
        key, floor, is_wide = position.key, low, high - low > 1
        sign = -1 if self.judge.teams[position.mover] else 1
        self._path[key] = 1
        best, found = -WIN, None
        for number, action in enumerate(self._ordered(position, ply, hint)):
            is_quiet, less = not isinstance(action, Capture), 0
            if number and is_quiet and hope < WIN:
                less = reduction(depth, number)
                if depth - less <= 1 and low > -SURE:
                    promised = hope + sign * self.judge.change(position, action)
                    if promised <= low:
                        best = max(best, promised)
                        continue
            value = low + 1
            if number:
                value = self.child(position, action, total, depth - 1 - less, low, low + 1, ply + 1)
            if not number or (value > low and (less or is_wide)):
                value = self.child(position, action, total, depth - 1, low, high, ply + 1)
            if value > best:
                best, found = value, action
                low = max(low, value)
                if value >= high:
                    if is_quiet:
                        self._like(action, depth, ply)
                    break
        del self._path[key]
        self._keep(key, depth, AT_MOST if best <= floor else AT_LEAST if best >= high else EXACT, best, found, ply)
        return best

    def _like(self, action: Action, depth: int, ply: int) -> None:
        self._liked[action] += depth * depth
        killers = self._killers[ply]
        if killers[0] is not action:
            killers[0], killers[1] = action, killers[0]

    def _keep(self, key: int, depth: int, bound: int, value: int, best: Action | None, ply: int) -> None:
        if len(self.table) >= MOST_KEPT:
            self.table.clear()
        value = value + ply if value > SURE else value - ply if value < -SURE else value
        self.table[key] = Transposition(depth, bound, value, best)

    def _ordered(self, position: Position, ply: int, hint: Action | None) -> list[Action]:
        legal = listed(position)
        if position.frozen and position.intruder:
            return [*legal]
        sharp, quiet = legal.divided()
        board, worths = position.board, self.judge.worths
        sharp.sort(
            key=lambda action: (
                8 * worths[board[action.target]][action.target] - worths[board[action.origin]][action.origin]
            ),
            reverse=True,
        )
        quiet.sort(key=self._liked.__getitem__, reverse=True)
        made: list[Action] = [*sharp]
        for killer in self._killers[ply]:
            if killer is not None and killer is not hint and killer in quiet:
                quiet.remove(killer)
                made.append(killer)
        made += quiet
        if hint is not None and hint in made:
            made.remove(hint)
            made.insert(0, hint)
        return made

    def calm(self, position: Position, total: int, low: int, high: int, ply: int, beyond: int) -> int:
        """The value of a position beyond the depth: only what cannot be left hanging is played on."""
        if position.ending:
            return self.ended(position, ply)
        self._count()
        alarm = self._alarm(position, with_threats=not beyond and ply < DEEPEST) if position.frozen else NO_ALARM
        if alarm == WON:
            return WIN - ply - 1
        if alarm == THREATENED:
            return self.value(position, total, 1, low, high, ply)
        if alarm == FORCED:
            best, sharp = -WIN, self._replies(position)
        else:
            best = self._standing(position, total)
            if best >= high:
                return best
            sharp = self._sharp(position, low - best - DELTA, beyond)
            low = max(low, best)
        judge, team = self.judge, self.judge.teams[position.mover]
        for action in sharp:
            after = played(position, action)
            changed = total + judge.change(position, action)
            if judge.teams[after.mover] == team:
                value = self.calm(after, changed, low, high, ply + 1, beyond + 1)
            else:
                value = -self.calm(after, changed, -high, -low, ply + 1, beyond + 1)
            best = max(best, value)
            if best >= high:
                break
            low = max(low, best)
        return best

    def _replies(self, position: Position) -> Sequence[Action]:
        """The cheapest first: whoever answers may be captured in turn."""
        board, worths = position.board, self.judge.worths
        captures, _ = listed(position).divided()
        return sorted(captures, key=lambda action: worths[board[action.origin]][action.origin])

    def _sharp(self, position: Position, wanted: int, beyond: int) -> list[Action]:
        """Captures that may gain what is wanted, best first, and arrivals on the last target, which force a reply."""
        board, worths = position.board, self.judge.worths
        found: list[tuple[int, Action]] = []
        for action in captures(position):
            target = action.target
            gain, price = worths[board[target]][target], worths[board[action.origin]][action.origin]
            if gain > wanted and (gain > price + FAIR or not is_answered(position, action)):
                found.append((8 * gain - price, action))
        found.sort(key=itemgetter(0), reverse=True)
        made = [action for _, action in found]
        if beyond < SHARP and position.frozen & position.armies[position.mover]:
            made += [action for action in arrivals(position) if action not in made]
        return made
