"""How bots play Cirkle: by a search of its own (`thinking`), since nothing is hidden and little is long-term."""

from __future__ import annotations

from random import Random

from engines.bots.policy import Policy, Values
from engines.bots.searcher import Searcher
from engines.cirkle.bot.thinking import Thinking
from engines.cirkle.effects import NO_FREE_UNIT, QUIET, REPETITION
from engines.cirkle.state import State
from engines.game import Outcome, Seat

DRAWN = (REPETITION, QUIET, NO_FREE_UNIT, "agreed")


class CirklePolicy(Policy[State]):
    """Alpha-beta instead of playing out."""

    open = True
    blur = 0.5  # among a hundred actions many are nearly as good as the best: less is enough to go astray

    def searcher(self, state: State, seat: Seat, rng: Random, *, count: int, blur: float) -> Searcher:
        """A search of all actions: those that are not worth a look are found by searching, not by their looks."""
        return Thinking(state, seat, rng, count=count, blur=blur)

    def reward(self, outcome: Outcome) -> Values:
        """A win is whole for everyone who shares it, as a team does; a draw is half of one."""
        share = 0.5 if outcome.reason in DRAWN else 1.0
        seats = sum(len(place) for place in outcome.ranking)
        return tuple(share if seat in outcome.ranking[0] else 0.0 for seat in range(seats))


POLICY = CirklePolicy()
