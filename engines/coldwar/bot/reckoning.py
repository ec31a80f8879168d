"""What a struggle that ends like this brings each seat, worked out in one go (R9, R10) for playouts.

The rules proper tell of every step and ask whoever has to choose; here nobody is asked, and what a plan brings later on
(a listening, an Analyst's look) counts as so many points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.coldwar.actions import NONE
from engines.coldwar.bot.worth import AGENT, ANALYST_PENDING, INTERCEPTING, LISTENING, ON_LEAVE
from engines.coldwar.box.contents import (
    AMBASSADOR,
    ANALYST,
    ASSASSIN,
    CRYPTOGRAPHER,
    DEPUTY,
    DIRECTOR,
    DOUBLE_AGENT,
    FACTION,
    INFLUENCE,
    MASTER_SPY,
    NOBEL,
    POINTS,
)
from engines.coldwar.effects.event_cards import owns
from engines.coldwar.state import State
from engines.game import Seat


def ahead(profile: Sequence[int], own: Sequence[int], other: Sequence[int]) -> bool:
    """Whether of two seats with equal totals the first is ahead (R9.4); without any groups it is not."""
    for faction in profile:
        best = max([INFLUENCE[group] for group in own if FACTION[group] == faction], default=0)
        rival = max([INFLUENCE[group] for group in other if FACTION[group] == faction], default=0)
        if best != rival:
            return best > rival
    return False


def ranking(
    stability: int, profile: Sequence[int], balance: Seat, totals: Sequence[int], groups: Sequence[Sequence[int]]
) -> list[Seat]:
    """All seats, best first (R9.2, R9.4)."""
    seats = len(totals)
    ranked: list[Seat] = []
    for step in range(seats):
        seat = (balance + step) % seats
        total, place = totals[seat], len(ranked)
        while place:
            other = totals[ranked[place - 1]]
            if total == other:
                better = ahead(profile, groups[seat], groups[ranked[place - 1]])
            elif total <= stability:
                better = other > stability or total > other
            else:
                better = other > total
            if not better:
                break
            place -= 1
        ranked.insert(place, seat)
    return ranked


class Reckoning(NamedTuple):
    """What each seat has got and lost."""

    points: list[int]
    worth: list[float]  # agents lost and effects to come, as points; early in a match


def reckoned(state: State, ranked: Sequence[Seat], in_order: int, top: int) -> Reckoning:
    """The end of a turn with this ranking, of which the first `in_order` seats are in order; `top` lies on the deck."""
    sides = state.sides
    field = [side.field for side in sides]
    points, worth = [0] * len(field), [0.0] * len(field)
    for seat in ranked[in_order:]:  # R9.5
        agent, field[seat] = field[seat], NONE
        if agent == DEPUTY:
            continue
        if owns(sides[seat], NOBEL) and AGENT[agent] > POINTS[NOBEL] + ON_LEAVE[agent]:
            points[seat] -= POINTS[NOBEL]
            worth[seat] -= ON_LEAVE[agent]
        else:
            worth[seat] -= AGENT[agent]
    if not in_order:
        return Reckoning(points, worth)
    dominator = ranked[0]
    claimant = dominator if in_order == 1 else _spied(field, ranked)
    if DOUBLE_AGENT in field:
        _credit(worth, _working(field, DOUBLE_AGENT, dominator), LISTENING)
    if ANALYST in field:
        _credit(worth, _analyst(state, field, dominator), ANALYST_PENDING)
    murder, arrest = field[dominator] == ASSASSIN, AMBASSADOR in field and _arrested(field, dominator)
    for seat, agent in enumerate(field):
        if agent not in (NONE, DEPUTY) and (arrest if seat == dominator else murder):
            worth[seat] -= AGENT[agent]
            field[seat] = NONE
    if murder and claimant == NONE:
        claimant = len(field)  # buried: nobody's
    if field[dominator] == DIRECTOR and state.odeck:
        points[dominator] += POINTS[state.odeck[-1]]
    if CRYPTOGRAPHER in field:
        _decrypted(state, field, top, points, worth)
    if claimant == NONE:
        claimant = dominator
    if claimant < len(field):
        points[claimant] += POINTS[state.objective]
    for seat, agent in enumerate(field):
        if agent != NONE:
            worth[seat] -= ON_LEAVE[agent]
    return Reckoning(points, worth)


def _spied(field: Sequence[int], ranked: Sequence[Seat]) -> Seat:
    """Who claims the objective by a Master Spy, or NONE (R10.6)."""
    for seat in ranked[1:]:
        if field[seat] == MASTER_SPY:
            return seat
    return ranked[1] if field[ranked[0]] == MASTER_SPY else NONE


def _working(field: Sequence[int], agent: int, dominator: Seat) -> Seat:
    """R10.8"""
    if field.count(agent) == 1:
        return field.index(agent)
    return dominator if field[dominator] == agent else NONE


def _analyst(state: State, field: Sequence[int], dominator: Seat) -> Seat:
    """R10.12, R10.14"""
    if field.count(ANALYST) > 1 and state.variant.double_analyst == "non_dominator":
        return next(seat for seat, agent in enumerate(field) if agent == ANALYST and seat != dominator)
    return _working(field, ANALYST, dominator)


def _credit(worth: list[float], seat: Seat, gain: float) -> None:
    if seat != NONE:
        worth[seat] += gain


def _arrested(field: Sequence[int], dominator: Seat) -> bool:
    """R10.16"""
    return any(agent == AMBASSADOR and seat != dominator for seat, agent in enumerate(field))


def _decrypted(state: State, field: Sequence[int], top: int, points: list[int], worth: list[float]) -> None:
    """R10.19, R10.20"""
    for seat, agent in enumerate(field):
        if agent != CRYPTOGRAPHER:
            continue
        if state.variant.cryptographer == "intercept":
            worth[seat] += INTERCEPTING
        elif top != NONE and INFLUENCE[top] >= 4:
            points[seat] += 5
