"""How bots look at the game: playouts are cut off and valued by the running scores."""

from __future__ import annotations

from engines.bots.policy import Policy, Values
from engines.cercle.box.contents import RULES
from engines.cercle.state import State

LONGEST_PLAYOUT = 80  # actions: about two turns, since the end is too far away to tell anything


class CerclePolicy(Policy[State]):
    """Points are worth the more the nearer the players' end is; when the Circle is nearer, few are good (R10)."""

    longest_playout = LONGEST_PLAYOUT

    def evaluate(self, state: State) -> Values | None:
        """What each seat may expect: its share of the points, or of those it does not have, in chaos."""
        chaos = (state.circle / RULES.circle_goal) ** 2
        victory = (max(state.vp) / RULES.goal_vp) ** 2
        weight = victory / (chaos + victory) if chaos + victory else 0.5
        shares = [(own + 1) / (sum(state.vp) + len(state.vp)) for own in state.vp]
        most = max(shares)
        return tuple(weight * own + (1 - weight) * (most - own) for own in shares)


POLICY = CerclePolicy()
