"""The bot's thoughts about one position: the root of the search, behind `engines.bots.searcher.Searcher`.

Before anything is searched every action gets a glimpse: what it wins at once, and what it lets the enemy win at once.
That takes a few milliseconds and is never cut short, so however little time there is, no win in one is overlooked and
no defence. Then all actions are looked at deeper and deeper, the best of the last round first. As many of them as are
asked for are valued exactly; of the others it is only known that they are worse.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from random import Random

from engines.bots.searcher import Decision, Weighed, unhurried
from engines.bots.tree import drawn
from engines.cirkle.actions import Action
from engines.cirkle.bot.evaluation import Judge, judge
from engines.cirkle.bot.tactics import win_in_one
from engines.cirkle.bot.tree import SURE, WIN, Stopped, Tree
from engines.cirkle.effects import played
from engines.cirkle.moves.generator import listed
from engines.cirkle.state import OCCURRENCES, State
from engines.game import Seat
from engines.match import Steps

NODES = 10  # looked at for one iteration of a level's budget
DEEPEST = 40  # rounds
LONGEST_LINE = 12  # actions
MOST_LINES = 10  # worked out: it takes a moment
SLOPE = 180.0  # a lead of so many points wins 73 of 100
WORST = -WIN - 1


@dataclass(slots=True)
class RootMove:
    """An action at the root, and what is known of it."""

    action: Action
    value: int  # to the team that plays it
    is_exact: bool = True  # otherwise it is worth no more than that
    nodes: int = 0


def chance(value: float) -> float:
    """What a value means, from 0 (lost) to 1 (won)."""
    if abs(value) > SURE:
        return 1.0 if value > 0 else 0.0
    # The last digits of an exponential are left to the C library, and a seed must give the same move everywhere.
    return round(1 / (1 + exp(-value / SLOPE)), 9)


def points(share: float) -> float:
    """The value that means so much; the inverse of `chance`."""
    return WORST if share <= 0 else -WORST if share >= 1 else SLOPE * log(share / (1 - share))


class Thinking:
    """A `Searcher` for all modes."""

    def __init__(
        self, state: State, seat: Seat, rng: Random, *, count: int, blur: float, judging: Judge | None = None
    ) -> None:
        self.depth = 0
        self._position = position = state.position
        self._rng, self._count, self._blur = rng, count, blur
        self._judge = judging or judge(position.mode, seat)
        self._tree = Tree(self._judge, state.history)
        self._total = self._judge.summed(position)
        self._acts = seat == position.mover
        self._is_ours = self._judge.teams[seat] == self._judge.teams[position.mover]
        self._history = state.history
        self.is_forced = self._acts and len(state.legal) == 1
        self._choices = [RootMove(action, 0) for action in state.legal]
        self._is_settled = False

    @property
    def iterations(self) -> int:
        return -(-self._tree.nodes // NODES)

    @property
    def value(self) -> float:
        over = self._position.ending
        return self._meant(self._tree.ended(self._position, 0) if over else self._choices[0].value)

    def _meant(self, value: int) -> float:
        """What a value of the player to move means to the seat that is thought for."""
        return chance(value) if self._is_ours else 1 - chance(value)

    # Searching.

    def run(self, iterations: int, spent: Callable[[], float] = unhurried) -> None:
        self._tree.allow(iterations * NODES, spent)
        if not self._tree.nodes:
            self._glimpse()
        try:
            while self._choices and self.depth < DEEPEST and not self._is_settled:
                self._look_deeper()
        except Stopped:
            self._sort()

    def _glimpse(self) -> None:
        """Value every action by what it leads to at once."""
        tree, before = self._tree, self._judge.teams[self._position.mover]
        for choice in self._choices:
            after = played(self._position, choice.action)
            sign = 1 if self._judge.teams[after.mover] == before else -1
            if after.ending:
                value = tree.ended(after, 1)
            elif self._would_draw(after.key):
                value = 0
            elif win_in_one(after):
                value = WIN - 2
            else:
                total = self._total + self._judge.change(self._position, choice.action)
                value = total + self._judge.rest(after)
                value = -value if self._judge.teams[after.mover] else value
            choice.value = sign * value
            tree.nodes += 1
        self._sort()

    def _would_draw(self, key: int) -> bool:
        return self._history.count(key) >= OCCURRENCES - 1

    def _sort(self) -> None:
        self._choices.sort(key=lambda choice: (-choice.value, not choice.is_exact))

    def _look_deeper(self) -> None:
        """One more round. When it is cut short, what was found in it until then counts."""
        depth = self.depth + 1
        done: list[RootMove] = []
        try:
            for choice in self._choices:
                done.append(self._looked_at(choice, depth, self._floor(done)))
        except Stopped:
            self._choices = done + self._left(done)
            raise
        self._choices = done
        self._sort()
        self.depth = depth
        self._is_settled = abs(self._choices[0].value) > WIN - depth

    def _left(self, done: list[RootMove]) -> list[RootMove]:
        """The choices that a round cut short did not come to: of most it is known that others were better before."""
        left = self._choices[len(done) :]
        best = max((choice.value for choice in done), default=-WIN)
        if best > -SURE:  # otherwise anything that is not lost yet is to be preferred
            for choice in left:
                choice.value = choice.value if choice.is_exact else min(choice.value, best - 1)
        return left

    def _floor(self, done: list[RootMove]) -> int:
        """The value that is of interest: of the last of those to be told exactly, or so near to the best."""
        if len(done) < self._count:
            return WORST
        values = sorted((choice.value for choice in done), reverse=True)
        near = points(chance(values[0]) - 2 * self._blur) if self._blur else values[0]
        return int(max(WORST, min(values[self._count - 1], near)))

    def _looked_at(self, choice: RootMove, depth: int, floor: int) -> RootMove:
        tree, before = self._tree, self._tree.nodes
        tree.begin()
        if self._would_draw(played(self._position, choice.action).key):
            return RootMove(choice.action, 0)
        value = self._child(choice.action, depth, floor, floor + 1) if floor > WORST else floor + 1
        if value > floor:
            value = self._child(choice.action, depth, floor, WIN)
        return RootMove(choice.action, value, value > floor, choice.nodes + tree.nodes - before)

    def _child(self, action: Action, depth: int, low: int, high: int) -> int:
        return self._tree.child(self._position, action, self._total, depth - 1, low, high, 1)

    # Answering.

    def decision(self, *, blur: float = 0.0) -> Decision:
        if not self._tree.nodes and not self.is_forced:
            self.run(1)
        weighed = self._weighed([choice for choice in self._choices if choice.is_exact] or self._choices[:1])
        return Decision(self._drawn(weighed, blur), self.value, self.iterations, weighed)

    def lines(self, count: int) -> tuple[Weighed, ...]:
        return self._weighed(self._choices[:count]) if self._acts else ()

    def _weighed(self, choices: list[RootMove]) -> tuple[Weighed, ...]:
        whole = sum(choice.nodes for choice in choices) or 1
        return tuple(
            Weighed(
                (choice.action,),
                choice.nodes / whole,
                self._meant(choice.value),
                self._line(choice.action) if number < MOST_LINES else ((choice.action,),),
            )
            for number, choice in enumerate(choices)
        )

    def _drawn(self, weighed: tuple[Weighed, ...], blur: float) -> Steps:
        """The best; with blur now and then another, but never instead of a win, and none that is known to lose."""
        best = weighed[0].value
        if not blur or best >= 1:
            return weighed[0].steps
        nearness = [
            max(0.0, 1 - (best - choice.value) / (2 * blur)) if choice.value > 0 or best <= 0 else 0.0
            for choice in weighed
        ]
        return weighed[drawn([near * near for near in nearness], self._rng)].steps

    def _line(self, action: Action) -> tuple[Steps, ...]:
        """What the search expects to be played, as far as it remembers."""
        position, line = played(self._position, action), [action]
        met = {self._position.key}
        while not position.ending and position.key not in met and len(line) < LONGEST_LINE:
            met.add(position.key)
            entry = self._tree.table.get(position.key)
            best = entry.best if entry else win_in_one(position)
            if best is None or best not in listed(position):
                break
            line.append(best)
            position = played(position, best)
        return tuple((action,) for action in line)
