"""The one search that plays every game: information-set Monte Carlo tree search with a tree for each observer.

Every iteration imagines a world that the searching seat cannot tell from the real one, walks down choosing for each
seat by what that seat would know there, values the first position nobody has looked at, and tells all choices on the
way what came of them. Another seat's action is known to a seat only as far as `Event.seen_by` shows it, so no tree
ever branches on a secret. Chance needs nothing of its own: what it brought is one more thing to observe.

A choice made in steps is searched as one choice: a walk that begins one makes it to its end, so that positions are
valued between choices only, others observe the whole and not its steps, and the answer is the sequence of steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import nlargest
from itertools import islice
from math import fsum
from operator import attrgetter
from random import Random

from engines.bots.policy import AnyPolicy, Values, played_out
from engines.bots.searcher import Decision, Weighed, unhurried
from engines.bots.tree import Arm, Node, drawn, learned, observations, promising, sampled
from engines.game import Action, AnyGame, Seat, State
from engines.match import Steps, forced

CHECK_EVERY = 16  # iterations between two looks whether the answer can still change
RARE = 0.05  # a mixture's share below this is left over from learning, not meant
LONGEST_LINE = 8  # choices of an expected continuation; further on few tries stand behind it
DRAWS = 6  # worlds drawn at most until one is plausible enough


@dataclass(slots=True)
class _Taken:
    """One choice on the way down."""

    seat: Seat
    node: Node
    menu: tuple[Arm, ...]
    arm: Arm
    chance: float  # of being drawn, in a simultaneous choice; 0 where the seat chose alone


@dataclass(slots=True)
class _Tried:
    """A whole choice of the seat that is asked, as far as it was tried."""

    steps: Steps
    share: float
    prior: float
    node: Node  # where the last step was chosen
    arm: Arm  # the last step between others, which tells how often all of them were taken, and with what success


class Search:
    """The thoughts of one seat about one position: a `Searcher` for any game."""

    depth = 0  # some branches are followed far, others not at all

    def __init__(
        self,
        game: AnyGame,
        state: State,
        seat: Seat,
        seats: int,
        policy: AnyPolicy,
        rng: Random,
        *,
        width: int = 0,
        chosen: Steps = (),
    ) -> None:
        """Look at no more than `width` candidates of each choice (0: at all that the policy offers).

        `chosen` is a whole choice that the seat, which chooses alone, has made: what that is worth is searched.
        """
        self.game = game
        self.seat = seat
        self.policy = policy
        self.iterations = 0
        self._rng = rng
        self._width = width
        self._state = state
        # The seat's own list is the same in every world it can imagine; the real state is not looked at again.
        self._world = seen = game.imagine(state, seat, rng)
        self._chosen = tuple(Arm(action, 1.0) for action in chosen)
        self._acts = not chosen and seat in game.actors(seen)
        self._mixed = self._acts and len(game.actors(seen)) > 1
        self._legal = tuple(game.legal(seen, seat)) if self._acts else ()
        self._forced = forced(game, seen, seat) if self._acts else ()
        shared = Node(seen if policy.open else None)
        self._roots = [shared if policy.open else Node() for _ in range(seats)]
        self._hope = 0.0

    @property
    def is_forced(self) -> bool:
        """Whether there is only one thing to do: then no search is needed to decide."""
        return bool(self._forced)

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
        if max(arm.visits for arm in self._menu()) <= left:
            return False  # no need to look at the steps behind
        visits = nlargest(2, (tried.arm.visits for tried in self._tried()))
        return len(visits) > 1 and visits[0] - visits[1] > left

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
        for arm in self._chosen:
            state, _ = self._stepped(nodes, state, self.seat, arm)
        begun = self._acts  # a choice that is begun is made to its end, and that of the searching seat is always begun
        while actors := game.actors(state):
            if len(actors) > 1:
                together.update(actors)
            seat = self.seat if not trail and self.seat in actors else actors[0]
            node = nodes[seat]
            key = () if open_ else tuple(game.legal(state, seat))
            menu = node.menus.get(key)
            if not menu:
                legal = key or game.legal(state, seat)
                if menu is None and len(legal) > 1 and not begun:
                    node.menus[key] = ()  # most positions are looked at once: what to do there is thought of later
                    values = self.policy.evaluate(state)
                    return values if values is not None else played_out(game, self.policy, state, self._rng)
                menu = self._opened(node, key, legal, state, seat)
            if len(menu) == 1:
                arm = menu[0]
            elif seat in together:
                arm, chance = sampled(menu, self._rng)
                trail.append(_Taken(seat, node, menu, arm, chance))
            else:
                arm = promising(node, menu, self.policy.explore)
                trail.append(_Taken(seat, node, menu, arm, 0.0))
            state, begun = self._stepped(nodes, state, seat, arm)
            if not begun:
                together.discard(seat)
        outcome = game.outcome(state)
        assert outcome is not None  # nobody left to act means that the match is over
        return self.policy.reward(outcome)

    def _imagined(self) -> tuple[State, list[Node]]:
        """A world to walk in, and where each seat stands in its tree as the walk begins."""
        if self.policy.open:
            return self._world, list(self._roots)
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

    def _opened(
        self, node: Node, key: tuple[Action, ...], legal: Sequence[Action], state: State, seat: Seat
    ) -> tuple[Arm, ...]:
        if len(legal) == 1:
            return node.opened(key, [(legal[0], 1.0)])
        candidates = self.policy.candidates(state, seat, legal)
        return node.opened(key, candidates[: self._width] if self._width else candidates)

    def _stepped(self, nodes: list[Node], state: State, seat: Seat, arm: Arm) -> tuple[State, bool]:
        """Play the arm in this world and let every seat know of it what it may know; whether more steps must follow."""
        if self.policy.open:
            node = arm.rest or nodes[seat].child(arm.action)
            if node.state is None:
                node.state, _ = self.game.apply(state, seat, arm.action)
                if self.game.half_made(node.state) is not None:
                    arm.rest = nodes[seat].children.pop(arm.action)
            nodes[:] = [node] * len(nodes)
            return node.state, node is arm.rest
        state, events = self.game.apply(state, seat, arm.action)
        if self.game.half_made(state) is not None:
            arm.rest = nodes[seat] = arm.rest or Node()
            return state, True
        for other, seen in enumerate(observations(events, len(nodes))):
            nodes[other] = nodes[other].child((arm.action, seen) if other == seat else seen)
        return state, False

    @property
    def value(self) -> float:
        return self._hope / self.iterations if self.iterations else 0.5

    def decision(self, *, blur: float = 0.0) -> Decision:
        if self.is_forced:
            alone = Weighed(self._forced, 1.0, self.value, (self._forced,))
            return Decision(alone.steps, self.value, self.iterations, (alone,))
        if not self.iterations:
            self.run(1)
        weighed = self._weighed()
        steps = self._drawn(blur) if blur or self._mixed else weighed[0].steps
        return Decision(steps, self.value, self.iterations, weighed)

    def lines(self, count: int) -> tuple[Weighed, ...]:
        return self._weighed()[:count]

    def _weighed(self) -> tuple[Weighed, ...]:
        """The choices that were tried, best first."""
        found = sorted(self._tried(), key=lambda tried: (-tried.share, -tried.arm.mean, -tried.prior))
        return tuple(
            Weighed(tried.steps, tried.share, tried.arm.mean if tried.arm.visits else self.value, self._line(tried))
            for tried in found
        )

    def _tried(self) -> Iterator[_Tried]:
        """Every sequence of steps that was tried and makes a whole choice."""
        if not self._acts or not self._menu():
            return
        root = self._roots[self.seat]
        begun = [_Tried((), 1.0, 1.0, root, Arm((), 1.0))]
        while begun:
            before = begun.pop()
            menu = self._menu() if before.node is root else before.node.menu
            arms = self._attended(menu)
            whole = fsum(self._weight(arm) for arm in arms) or 1.0
            for arm in arms:
                share = before.share * (self._weight(arm) / whole if len(arms) > 1 else 1.0)
                last = arm if len(menu) > 1 else before.arm
                tried = _Tried((*before.steps, arm.action), share, before.prior * arm.prior, before.node, last)
                if arm.rest is None:
                    yield tried
                else:
                    begun.append(replace(tried, node=arm.rest))

    def _attended(self, menu: tuple[Arm, ...]) -> list[Arm]:
        """The arms that got some attention."""
        return [arm for arm in menu if self._weight(arm)] or [max(menu, key=attrgetter("visits", "prior"))]

    def _weight(self, arm: Arm) -> float:
        return arm.mixed if self._mixed else arm.visits

    def _line(self, tried: _Tried) -> tuple[Steps, ...]:
        """What was tried most after this choice. Only a game without secrets shows it: in others a tree knows of other
        seats' actions no more than what was seen of them."""
        if not self.policy.open:
            return (tried.steps,)
        after = tried.node.children.get(tried.steps[-1])
        return (tried.steps, *islice(_favourites(after), LONGEST_LINE - 1))

    def _drawn(self, blur: float) -> Steps:
        """A choice drawn step by step: after few tries a step can be judged better than the sequences behind it."""
        steps: list[Action] = []
        menu = self._menu()
        while menu:
            arms = sorted(self._attended(menu), key=lambda arm: (-self._weight(arm), -arm.mean, -arm.prior))
            arm = arms[drawn(self._likelihoods(arms, blur), self._rng)]
            steps.append(arm.action)
            menu = arm.rest.menu if arm.rest else ()
        return tuple(steps)

    def _likelihoods(self, arms: Sequence[Arm], blur: float) -> list[float]:
        """How often each of these is to be taken."""
        if self._mixed:
            whole = fsum(arm.mixed for arm in arms) or 1.0
            return [arm.mixed if arm.mixed / whole >= RARE else 0.0 for arm in arms]
        best = max(arm.mean for arm in arms)
        # A choice worse by the blur is drawn a quarter as often as the best, one worse by twice the blur never.
        nearness = [max(0.0, 1 - (best - arm.mean) / (2 * blur)) for arm in arms]
        return [near * near for near in nearness]


def _favourites(node: Node | None) -> Iterator[Steps]:
    """The choice tried most here, then after that one, and so on."""
    while node is not None and any(node.menus.values()):
        steps: list[Action] = []
        rest: Node | None = node
        while rest is not None:
            favourite = max(rest.menu, key=attrgetter("visits", "prior"))
            if len(rest.menu) > 1 and not favourite.visits:
                return
            steps.append(favourite.action)
            node, rest = rest, favourite.rest
        yield tuple(steps)
        node = node.children.get(steps[-1])
