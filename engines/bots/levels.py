"""The levels: how long a bot thinks, how widely it looks, and how exactly it does what it found.

Budgets hold at full speed. A `scale` below 1 shortens all levels alike, for measuring; with seconds the caller's clock
ends the search, with iterations alone the same seed gives the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from engines.bots.policy import policy_for
from engines.bots.search import Decision, Search, unhurried
from engines.game import Game, Seat, Setup, State

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


def decided(
    game: Game,
    setup: Setup,
    state: State,
    seat: Seat,
    level: Level,
    rng: Random,
    *,
    scale: float = 1.0,
    spent: Callable[[], float] | None = None,
) -> Decision:
    """What a bot of this level does. With `spent` (the share of its time that is gone) iterations are not counted."""
    policy = policy_for(game.id)
    search = Search(game, state, seat, setup.seats, policy, rng, width=level.width)
    if search.is_forced:
        return search.decision()
    if spent is None:
        search.run(max(1, round(level.iterations * scale)), unhurried)
    else:
        search.run(UNLIMITED, spent)
    return search.decision(blur=level.blur * policy.blur)
