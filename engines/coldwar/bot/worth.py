"""What bots think things are worth, in victory points: agents, pending effects, events, and a lead.

`wealth` is what a seat has at the beginning of a turn, points and prospects together; `chances` turns the wealth of all
seats into chances of winning. Sums only, no powers or logarithms: a seed must give the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from engines.bots.policy import Values
from engines.coldwar.box.contents import AGENTS_IN, DIRECTOR, OBJECTIVE_CODES, POINTS
from engines.coldwar.state import State
from engines.game import Seat

#         MS   DD   DA   AN   AS   AM    DI   CR
AGENT = (15.0, 0.0, 6.0, 6.0, 8.0, 6.0, 16.0, 6.0)
"""What is lost with an agent early in a match: about the points that make up for playing without him."""

#           MS   DD   DA   AN   AS   AM   DI   CR
ON_LEAVE = (2.0, 0.0, 0.7, 0.7, 0.8, 0.7, 2.0, 0.7)
"""What it costs that an agent is not to be had in the next Planning."""

LISTENING, ANALYST_PENDING, BALANCE_HELD = 3.5, 2.0, 0.5
INTERCEPTING = 0.8

#             NOB  LIV  NUC  SPA  OLY  SUM
EVENT_HELD = (1.5, 1.0, 1.0, 0.3, 1.5, 1.0)
"""What an event is worth beyond its points to a seat that has not used it."""

MEAN_OBJECTIVE = fsum(POINTS) / len(OBJECTIVE_CODES)
BOTTOM_KNOWN = 0.25  # how much of what a known card under the deck has above the mean a Director hopes for
SLACK = 25.0  # points behind the target that luck makes up for
PRIDE = 0.1  # how much of an end's worth is in the points: a lost match is still played for them


def season(state: State) -> float:
    """How much of the match lies ahead, from 1 down: what agents are worth goes with it."""
    target = state.variant.target
    leader = max([side.vp for side in state.sides])
    return min(1.0, 0.1 + 1.1 * max(0, target - leader) / target)


def lost(state: State, seat: Seat) -> float:
    """What the agents that are out would have been worth, early in a match."""
    return fsum([AGENT[agent] for agent, _ in state.sides[seat].out])


def wealth(state: State, seat: Seat, ahead: float) -> float:
    """Points, and what agents, events and effects to come are worth while so much of the match lies `ahead`."""
    side = state.sides[seat]
    found = side.vp - ahead * lost(state, seat)
    if side.events:
        found += ahead * fsum([held for place, held in enumerate(EVENT_HELD) if side.events >> place & 1])
    return found


def rested(state: State, seat: Seat) -> float:
    """What a seat has of the turn before, as the next one begins: effects to come, less the agents on leave.

    All of that is about the objective that has just been turned up, so the richer it is, the more it counts.
    """
    side = state.sides[seat]
    found = -fsum([ON_LEAVE[agent] for agent in AGENTS_IN[side.leave]])
    if state.listening and state.listening[0] == seat:
        found += LISTENING
    if state.analyst == seat:
        found += ANALYST_PENDING
    if state.balance == seat:
        found += BALANCE_HELD
    found *= POINTS[state.objective] / MEAN_OBJECTIVE
    if state.odeck and side.hq >> DIRECTOR & 1 and state.oknown.of(seat) >> state.odeck[-1] & 1:
        found += BOTTOM_KNOWN * (POINTS[state.odeck[-1]] - MEAN_OBJECTIVE)
    return found


def chances(state: State, worths: Sequence[float]) -> Values:
    """The chance of each seat to win the match: the nearer to the target, the better, and that by the cube."""
    target = state.variant.target
    strengths = []
    for worth in worths:
        need = max(0.0, target - worth) + SLACK
        strengths.append(1.0 / (need * need * need))
    whole = fsum(strengths)
    return tuple([strength / whole for strength in strengths])


def won(points: Sequence[float], winners: Sequence[Seat]) -> Values:
    """What an end is worth: nearly all of it to the winners, a little by the points."""
    whole = fsum(points) or 1.0
    share = (1 - PRIDE) / len(winners)
    return tuple([PRIDE * own / whole + (share if seat in winners else 0.0) for seat, own in enumerate(points)])
