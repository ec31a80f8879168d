"""The levels: how long a bot thinks, how widely it looks, and how exactly it does what it found.

Budgets hold at full speed. A `scale` below 1 shortens all levels alike, for measuring; with seconds the caller's clock
ends the search, with iterations alone the same seed gives the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from engines.bots.policy import policy_for
from engines.bots.search import Search
from engines.bots.searcher import Decision, Searcher, unhurried
from engines.game import AnyGame, Seat, Setup, State
from engines.match import Steps

UNLIMITED = 1_000_000  # iterations, where time is the limit


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a bot tries."""

    id: str
    seconds: float
    iterations: int
    width: int  # candidates looked at for each choice
    blur: float  # how much worse than the best a choice may be and still be taken now and then


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.id: level
        for level in (
            Level("easy", 0.2, 500, width=10, blur=0.3),
            Level("medium", 1.0, 2_500, width=10, blur=0.05),
            Level("hard", 4.0, 10_000, width=16, blur=0.0),
        )
    }
)


class Budget(NamedTuple):
    """When a thought ends: after so many iterations, or when the share of its time that is gone reaches 1."""

    iterations: int
    spent: Callable[[], float] = unhurried


def counted(level: Level, scale: float = 1.0, spent: Callable[[], float] = unhurried) -> Budget:
    """The iterations of a level: the same seed gives the same move, unless `spent` ends it before."""
    return Budget(max(1, round(level.iterations * scale)), spent)


def timed(spent: Callable[[], float]) -> Budget:
    """As many iterations as the time allows."""
    return Budget(UNLIMITED, spent)


def searcher(
    game: AnyGame,
    setup: Setup,
    state: State,
    seat: Seat,
    level: Level,
    rng: Random,
    *,
    count: int = 1,
    chosen: Steps = (),
) -> Searcher:
    """The search of a bot of this level, before it has begun; `count` choices are to be valued exactly.

    With a choice that the seat has `chosen`, what that is worth is searched.
    """
    policy = policy_for(game.id)
    own = None if chosen else policy.searcher(state, seat, rng, count=count, blur=level.blur * policy.blur)
    return own or Search(game, state, seat, setup.seats, policy, rng, width=level.width, chosen=chosen)


def concluded(game: AnyGame, search: Searcher, level: Level, budget: Budget) -> Decision:
    """What a bot of this level does once its search has had its time."""
    if not search.is_forced:
        search.run(*budget)
    return search.decision(blur=level.blur * policy_for(game.id).blur)


def decided(
    game: AnyGame,
    setup: Setup,
    state: State,
    seat: Seat,
    level: Level,
    rng: Random,
    *,
    scale: float = 1.0,
    spent: Callable[[], float] | None = None,
) -> Decision:
    """What a bot of this level does, in the share of its time that the question deserves.

    With `spent` (how much of the level's time is gone) iterations are not counted.
    """
    share = policy_for(game.id).share(game, state, seat)
    budget = counted(level, scale * share) if spent is None else timed(lambda: spent() / share)
    return concluded(game, searcher(game, setup, state, seat, level, rng), level, budget)
