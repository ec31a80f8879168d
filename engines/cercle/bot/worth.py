"""What a position is worth to each seat: which end comes first, and who will be in front then.

The course of the points (`forecast`) says when the first seat will reach the goal, and when arrests and captures will
have led to chaos. Whichever is sooner, the seats are compared by the points they have then: the most win a players'
victory (R10.3), the fewest win in chaos (R10.5). The further away an end, the less is known about it.

The figures of both modules were fitted to games between bots. No power, exponential or logarithm is taken: a seed gives
the same move on every machine (`engines.bots.tree`).
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.bots.policy import Values
from engines.bots.standing import chance_of, standing
from engines.cercle.bot.forecast import HORIZON, forecast
from engines.cercle.box.contents import RULES
from engines.cercle.state import State

LONG = 6  # turns from which on a match is long, and what a seat has besides points counts in full
BLIND, BLIND_PER_TURN = 1.0, 0.45  # points by which two seats may change places, at once and in each turn to come
CHAOS_BLIND, CHAOS_BLIND_PER_TURN = 1.0, 0.4  # the same in turns, for the two ends
SURE = 0.02  # a chance of chaos that is not worth a thought
FARTHEST = 3 * HORIZON  # turns


def evaluated(state: State) -> Values:
    """What each seat may expect, from 0 to 1."""
    points, circle, wealth = forecast(state)
    end = min([reached(row, RULES.goal_vp) for row in points])
    chaos = reached(circle, RULES.circle_goal)
    if state.variant.turn_limit:  # R12.2
        end = min(end, float(state.variant.turn_limit - state.turn))
    won = standing(_totals(points, wealth, end), BLIND + BLIND_PER_TURN * end)
    ruin = chance_of((end - chaos) / (CHAOS_BLIND + CHAOS_BLIND_PER_TURN * min(end, chaos)))
    if ruin < SURE:
        return tuple(won)
    sunk = standing([-total for total in _totals(points, wealth, chaos)], BLIND + BLIND_PER_TURN * chaos)
    return tuple([(1 - ruin) * victory + ruin * loss for victory, loss in zip(won, sunk, strict=True)])


def _totals(points: Sequence[Sequence[float]], wealth: Sequence[float], end: float) -> list[float]:
    """The points at an end; what else a seat has counts less the nearer that is."""
    lasting = min(1.0, end / LONG)
    return [at(row, end) + lasting * own for row, own in zip(points, wealth, strict=True)]


def reached(row: Sequence[float], goal: float) -> float:
    """When a row of growing totals reaches a goal, in turns; beyond the horizon it grows on as before."""
    for turn, total in enumerate(row):
        if total >= goal:
            return turn + 0.5 * max(0.0, 1 - (total - goal))  # it may take a turn longer, if it is only just reached
    pace = max(0.05, (row[-1] - row[-4]) / 3)
    return min(FARTHEST, HORIZON + (goal - row[-1]) / pace)


def at(row: Sequence[float], turn: float) -> float:
    """The total at a moment between two turns."""
    if turn >= HORIZON:
        return row[-1] + (turn - HORIZON) * (row[-1] - row[-4]) / 3
    whole = int(turn)
    return row[whole] + (turn - whole) * (row[whole + 1] - row[whole])
