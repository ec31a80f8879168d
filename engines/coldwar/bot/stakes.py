"""What the end of a struggle means to a seat, going by what it knows: its own Agent X, and those it has seen (R10)."""

from __future__ import annotations

from typing import NamedTuple

from engines.coldwar.actions import NONE
from engines.coldwar.bot.worth import AGENT, MEAN_OBJECTIVE
from engines.coldwar.box.contents import AMBASSADOR, ASSASSIN, DEPUTY, DIRECTOR, MASTER_SPY, POINTS
from engines.coldwar.state import State
from engines.game import Seat

OVER, TRAILS, LEADS, ALONE = range(4)
"""How a seat may come out: in disorder, in order behind another, ahead of others in order, the only one in order."""

KILL = 7.0  # an agent of a rival, on average


class Stakes(NamedTuple):
    """Points, in the order of `OVER`, `TRAILS`, `LEADS`, `ALONE`."""

    over: float
    trails: float
    leads: float
    alone: float
    best: float  # of trailing and leading: what the seat aims at
    swing: float  # between that and the other


def stakes(state: State, seat: Seat) -> Stakes:
    sides = state.sides
    agent = sides[seat].field
    points = POINTS[state.objective]
    rivals = len(sides) - 1
    damage = points / rivals  # what the points of a rival cost
    known = [side.field for other, side in enumerate(sides) if other != seat and side.seen >> seat & 1]
    over, trails, leads, alone = -damage, -damage, float(points), float(points)
    if agent not in (DEPUTY, NONE):
        over -= AGENT[agent]
    if agent == MASTER_SPY:
        trails, leads = leads, trails
    elif agent == DIRECTOR:
        leads += MEAN_OBJECTIVE
        alone += MEAN_OBJECTIVE
    elif agent == ASSASSIN:
        leads = KILL
    elif agent == AMBASSADOR:
        trails += KILL / rivals
    if MASTER_SPY in known and agent != MASTER_SPY:
        leads, trails = -damage, points / rivals / rivals
    if ASSASSIN in known and agent != MASTER_SPY:
        trails = -AGENT[agent] if agent not in (DEPUTY, NONE) else 0.0
    if DIRECTOR in known:
        trails -= MEAN_OBJECTIVE / rivals
    return Stakes(over, trails, leads, alone, max(trails, leads), abs(trails - leads))
