"""The tree of the search: what a seat has seen so far, what it can do there, and how the next try is chosen.

A node stands for everything one seat knows at one moment (in a game without secrets, one node serves all seats). Inside
a choice that is made in steps the nodes belong to its seat: an arm leads to the node of the next step (`Arm.rest`), and
nobody else's tree moves on before the choice is whole.

Where a seat chooses alone the arms are tried by PUCT, which goes for the best. Where several seats choose at the same
time the best may be a mixture, so the arms are drawn by regret matching and the average mixture is the answer.

A seed must give the same move on every machine: sums of fractions are made by `fsum` (`sum` rounds differently from
Python 3.12 on), and no power, exponential or logarithm is taken, whose last digit is left to the C library.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import fsum, sqrt
from random import Random

from engines.bots.policy import Candidate
from engines.game import Action, Event, Plain, Seat, State

SHYNESS = 0.04  # an arm never tried is thought a little worse than what was found here on average
CURIOSITY = 0.1  # share of the draws in a mixed choice that ignore the regrets
WARMING_UP = 2  # draws for each arm, about, before a mixed choice goes by its regrets more often than not


class Arm:
    """One thing to do at a node, and how it turned out so far."""

    __slots__ = ("action", "mixed", "prior", "regret", "rest", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.regret = 0.0
        self.mixed = 0.0  # how often the regrets called for this arm, summed over all visits
        self.rest: Node | None = None  # what is left to choose after this step; None where it completes the choice

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """What one seat knows at one moment of an imagined match."""

    __slots__ = ("arms", "children", "menus", "state", "total", "visits")

    def __init__(self, state: State | None = None) -> None:
        self.children: dict[Hashable, Node] = {}
        # The seat may stand here with different hands in different imagined worlds: a menu for each list of choices,
        # made of arms that are shared between the menus; an empty one has been met, but not looked into.
        self.menus: dict[tuple[Action, ...], tuple[Arm, ...]] = {}
        self.arms: dict[Action, Arm] = {}
        self.state = state  # kept in open games only, where all roads to a node show the same state
        self.visits = 0
        self.total = 0.0

    @property
    def menu(self) -> tuple[Arm, ...]:
        """The only menu: of a node in a game without secrets, or inside the choice of the seat that searches."""
        (menu,) = self.menus.values()
        return menu

    def opened(self, key: tuple[Action, ...], candidates: Sequence[Candidate]) -> tuple[Arm, ...]:
        """The menu for a list of choices seen here for the first time."""
        whole = fsum(prior for _, prior in candidates) or 1.0
        menu = []
        for action, prior in candidates:
            arm = self.arms.get(action)
            if arm is None:
                arm = self.arms[action] = Arm(action, prior / whole)
            menu.append(arm)
        self.menus[key] = tuple(menu)
        return self.menus[key]

    def child(self, key: Hashable) -> Node:
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found


def promising(node: Node, menu: Sequence[Arm], explore: float) -> Arm:
    """The arm to try next where a seat chooses alone: a good mean, or a good prior and few tries (PUCT)."""
    tried = sum(arm.visits for arm in menu)
    untried = node.total / node.visits - SHYNESS if node.visits else 0.5
    pull = explore * sqrt(tried + 1)
    best, highest = menu[0], -1.0
    for arm in menu:
        visits = arm.visits
        worth = (arm.total / visits if visits else untried) + pull * arm.prior / (1 + visits)
        if worth > highest:
            best, highest = arm, worth
    return best


def mixture(menu: Sequence[Arm]) -> list[float]:
    """How often each arm should be played, going by what not having played it has cost so far."""
    positive = [max(arm.regret, 0.0) for arm in menu]
    whole = fsum(positive)
    if whole <= 0:
        positive = [arm.prior for arm in menu]
        whole = fsum(positive)
    return [share / whole for share in positive] if whole else [1 / len(menu)] * len(menu)


def drawn(weights: Sequence[float], rng: Random) -> int:
    """An index drawn by weight, with `rng.random()` alone."""
    left = rng.random() * fsum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return max(range(len(weights)), key=weights.__getitem__)


def sampled(menu: Sequence[Arm], rng: Random) -> tuple[Arm, float]:
    """The arm to try next where others choose at the same time, and how likely it was drawn."""
    target = mixture(menu)
    tried = sum([arm.visits for arm in menu])
    warming_up = WARMING_UP * len(menu)
    curiosity = max(CURIOSITY, warming_up / (warming_up + tried))
    chances = [(1 - curiosity) * share + curiosity / len(menu) for share in target]
    index = drawn(chances, rng)
    for arm, share in zip(menu, target, strict=True):
        arm.mixed += share * tried  # what was called for later was better founded
    return menu[index], chances[index]


def learned(menu: Sequence[Arm], played: Arm, chance: float, value: float) -> None:
    """Add what each arm would have brought beyond the mixture; to be called before `played` counts this visit."""
    target = mixture(menu)
    # An arm that was not played is credited with its mean so far (with that of all, if it never was); the correction of
    # the played one keeps that fair.
    tried = sum([arm.visits for arm in menu])
    usual = fsum([arm.total for arm in menu]) / tried if tried else value
    worths = [arm.total / arm.visits if arm.visits else usual for arm in menu]
    for index, arm in enumerate(menu):
        if arm is played:
            worths[index] += (value - worths[index]) / chance
    expected = fsum(share * worth for share, worth in zip(target, worths, strict=True))
    for arm, worth in zip(menu, worths, strict=True):
        arm.regret = max(0.0, arm.regret + worth - expected)


def observations(events: Sequence[Event], seats: int) -> list[Hashable]:
    """What each seat noticed of these events, as a key."""
    if not any(event.hidden or event.audience is not None for event in events):
        return [tuple([_frozen(event.data) for event in events])] * seats  # all have seen the same
    return [observation(events, seat) for seat in range(seats)]


def observation(events: Sequence[Event], seat: Seat) -> Hashable:
    """What `seat` noticed of these events, as a key."""
    seen = [event.seen_by(seat) for event in events]
    return tuple([_frozen(noticed) for noticed in seen if noticed is not None])


def _frozen(value: Plain | Mapping[str, Plain]) -> Hashable:
    # Most values are plain; what is asked first is answered fast.
    if isinstance(value, (str, int)) or value is None:
        return value
    if isinstance(value, list):
        return tuple([_frozen(item) for item in value])
    return tuple([(name, _frozen(item)) for name, item in value.items()])
