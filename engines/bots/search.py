"""The one search that plays every game: information-set Monte Carlo tree search with a tree for each observer.

Every iteration imagines a world that the searching seat cannot tell from the real one, walks down choosing for each
seat by what that seat would know there, values the first position nobody has looked at, and tells all choices on the
way what came of them. Another seat's action is known to a seat only as far as `Event.seen_by` shows it, so no tree
ever branches on a secret. Chance needs nothing of its own: what it brought is one more thing to observe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import fsum
from operator import attrgetter
from random import Random

from engines.bots.policy import AnyPolicy, Values, played_out
from engines.bots.searcher import Decision, Weighed, unhurried
from engines.bots.tree import Arm, Node, drawn, learned, observations, promising, sampled
from engines.game import Action, AnyGame, Seat, State

CHECK_EVERY = 16  # iterations between two looks whether the answer can still change
RARE = 0.05  # a mixture's share below this is left over from learning, not meant
LONGEST_LINE = 8  # actions of an expected continuation; further on few tries stand behind it
DRAWS = 6  # worlds drawn at most until one is plausible enough


@dataclass(slots=True)
class _Taken:
    """One choice on the way down."""

    seat: Seat
    node: Node
    menu: tuple[Arm, ...]
    arm: Arm
    chance: float  # of being drawn, in a simultaneous choice; 0 where the seat chose alone


class Search:
    """The thoughts of one seat about one position: a `Searcher` for any game."""

    depth = 0  # some branches are followed far, others not at all

    def __init__(
        self, game: AnyGame, state: State, seat: Seat, seats: int, policy: AnyPolicy, rng: Random, *, width: int = 0
    ) -> None:
        """Look at no more than `width` candidates of each choice (0: at all that the policy offers)."""
        self.game = game
        self.seat = seat
        self.policy = policy
        self.iterations = 0
        self._rng = rng
        self._width = width
        self._state = state
        # The seat's own list is the same in every world it can imagine; the real state is not looked at again.
        seen = game.imagine(state, seat, rng)
        self._acts = seat in game.actors(seen)
        self._mixed = self._acts and len(game.actors(seen)) > 1
        self._legal = tuple(game.legal(seen, seat)) if self._acts else ()
        shared = Node(seen if policy.open else None)
        self._roots = [shared if policy.open else Node() for _ in range(seats)]
        self._hope = 0.0

    @property
    def is_forced(self) -> bool:
        """Whether there is only one thing to do: then no search is needed to decide."""
        return len(self._legal) == 1

    def run(self, iterations: int, spent: Callable[[], float] = unhurried) -> None:
        for done in range(iterations):
            if self._settled(done, iterations, spent):
                return
            self._iterate()
            self.iterations += 1

    def _settled(self, done: int, iterations: int, spent: Callable[[], float]) -> bool:
        """Whether to stop: the time is gone, or no rival of the leading choice can catch up in what is left of it."""
        gone = spent()
        if gone >= 1 and self.iterations:
            return True
        if done % CHECK_EVERY or not done or self._mixed or not self._acts:
            return False
        left = iterations - done
        if gone > 0:
            left = min(left, int(done * (1 - gone) / gone) + 1)
        visits = sorted(arm.visits for arm in self._menu())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _menu(self) -> tuple[Arm, ...]:
        node = self._roots[self.seat]
        return node.menus.get(() if self.policy.open else self._legal, ())

    def _iterate(self) -> None:
        trail: list[_Taken] = []
        values = self._walked(trail)
        self._hope += values[self.seat]
        for taken in trail:
            value = values[taken.seat]
            if taken.chance:
                learned(taken.menu, taken.arm, taken.chance, value)
            taken.arm.visits += 1
            taken.arm.total += value
            taken.node.visits += 1
            taken.node.total += value

    def _walked(self, trail: list[_Taken]) -> Values:
        """Go down to a position nobody has looked at, noting the choices on the way, and say what it is worth."""
        game, open_ = self.game, self.policy.open
        state, nodes = self._imagined()
        together: set[Seat] = set()  # seats asked at the same time as others, until they have chosen
        while actors := game.actors(state):
            if len(actors) > 1:
                together.update(actors)
            seat = self.seat if not trail and self.seat in actors else actors[0]
            node = nodes[seat]
            key = () if open_ else tuple(game.legal(state, seat))
            menu = node.menus.get(key)
            if menu is None:
                menu = self._opened(node, key, state, seat)
                if len(menu) > 1:
                    values = self.policy.evaluate(state)
                    return values if values is not None else played_out(game, self.policy, state, self._rng)
            if len(menu) == 1:
                arm = menu[0]
            elif seat in together:
                arm, chance = sampled(menu, self._rng)
                trail.append(_Taken(seat, node, menu, arm, chance))
            else:
                arm = promising(node, menu, self.policy.explore)
                trail.append(_Taken(seat, node, menu, arm, 0.0))
            together.discard(seat)
            state = self._stepped(nodes, state, seat, arm.action)
        outcome = game.outcome(state)
        assert outcome is not None  # nobody left to act means that the match is over
        return self.policy.reward(outcome)

    def _imagined(self) -> tuple[State, list[Node]]:
        """A world to walk in, and where each seat stands in its tree as the walk begins."""
        if self.policy.open:
            return self._state, list(self._roots)
        state = self.game.imagine(self._state, self.seat, self._rng)
        for _ in range(DRAWS - 1):
            plausibility = self.policy.plausibility(state, self.seat)
            if plausibility >= 1 or self._rng.random() < plausibility:
                break
            state = self.game.imagine(self._state, self.seat, self._rng)
        nodes = [
            root if seat == self.seat else root.child(self.policy.secret(state, seat))
            for seat, root in enumerate(self._roots)
        ]
        return state, nodes

    def _opened(self, node: Node, key: tuple[Action, ...], state: State, seat: Seat) -> tuple[Arm, ...]:
        legal: Sequence[Action] = key or self.game.legal(state, seat)
        if len(legal) == 1:
            return node.opened(key, [(legal[0], 1.0)])
        candidates = self.policy.candidates(state, seat, legal)
        return node.opened(key, candidates[: self._width] if self._width else candidates)

    def _stepped(self, nodes: list[Node], state: State, seat: Seat, action: Action) -> State:
        """Play the action in this world, and let every seat know of it what it may know."""
        if not self.policy.open:
            state, events = self.game.apply(state, seat, action)
            for other, seen in enumerate(observations(events, len(nodes))):
                nodes[other] = nodes[other].child((action, seen) if other == seat else seen)
            return state
        child = nodes[seat].child(action)
        if child.state is None:
            child.state, _ = self.game.apply(state, seat, action)
        nodes[:] = [child] * len(nodes)
        return child.state

    @property
    def value(self) -> float:
        return self._hope / self.iterations if self.iterations else 0.5

    def decision(self, *, blur: float = 0.0) -> Decision:
        if self.is_forced:
            alone = Weighed(self._legal[0], 1.0, self.value, self._legal)
            return Decision(alone.action, self.value, self.iterations, (alone,))
        if not self.iterations:
            self.run(1)
        weighed = self._weighed()
        return Decision(self._drawn(weighed, blur), self.value, self.iterations, weighed)

    def lines(self, count: int) -> tuple[Weighed, ...]:
        return self._weighed()[:count]

    def _weighed(self) -> tuple[Weighed, ...]:
        """The choices that were tried, best first."""
        if not self._acts or not self._menu():
            return ()
        weight = attrgetter("mixed" if self._mixed else "visits")
        tried = [arm for arm in self._menu() if weight(arm)] or [max(self._menu(), key=attrgetter("prior"))]
        whole = fsum(weight(arm) for arm in tried) or 1.0
        tried.sort(key=lambda arm: (-weight(arm), -arm.mean, -arm.prior))
        return tuple(
            Weighed(arm.action, weight(arm) / whole, arm.mean if arm.visits else self.value, self._line(arm))
            for arm in tried
        )

    def _line(self, arm: Arm) -> tuple[Action, ...]:
        """What was tried most after this choice. Only a game without secrets shows it: in others a tree knows of other
        seats' actions no more than what was seen of them."""
        if not self.policy.open:
            return (arm.action,)
        return (arm.action, *islice(_favourites(self._roots[self.seat].children.get(arm.action)), LONGEST_LINE - 1))

    def _drawn(self, weighed: Sequence[Weighed], blur: float) -> Action:
        if self._mixed:
            meant = [choice.share if choice.share >= RARE else 0.0 for choice in weighed]
            return weighed[drawn(meant, self._rng)].action
        if not blur:
            return weighed[0].action
        best = max(choice.value for choice in weighed)
        # A choice worse by the blur is drawn a quarter as often as the best, one worse by twice the blur never.
        nearness = [max(0.0, 1 - (best - choice.value) / (2 * blur)) for choice in weighed]
        return weighed[drawn([near * near for near in nearness], self._rng)].action


def _favourites(node: Node | None) -> Iterator[Action]:
    """The action tried most here, then after that one, and so on."""
    while node is not None and (menu := node.menus.get(())):
        favourite = max(menu, key=attrgetter("visits", "prior"))
        yield favourite.action
        node = node.children.get(favourite.action)
