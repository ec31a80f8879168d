"""What a position is worth to each seat: how the points are likely to run on from here, to either end.

For every seat the coming turns are laid out: which spy infiltrates when (one a turn, R6.13), what captures bring, what
new spies its secrets may hire. The first seat that would reach the goal sets the time of the players' victory; arrests
and captures set that of chaos. Which end comes first, and who would be in front then (by the fewest points in chaos,
R10.5), gives every seat its chance.

No power, exponential or logarithm is taken: a seed gives the same move on every machine (`engines.bots.tree`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

from engines.bots.policy import Values
from engines.cercle.bot.hopes import chances, hirers
from engines.cercle.box.contents import (
    ACTION,
    BID,
    BOOST,
    BURN,
    CAPTURE,
    CHOKE,
    DELAY,
    DESERT,
    DIVISION,
    DIVISIONS,
    GAIN,
    GUARD,
    KILL,
    MASK,
    OPEN,
    PREP,
    RECRUIT,
    RULES,
    SPIN,
    STRENGTH,
    SWAP,
    THWART,
    VALUE,
)
from engines.cercle.state import NONE, State

HORIZON = 10  # turns that are laid out; further on all seats go on alike

# What a spy may do besides infiltrating, in points for each time it can: less than infiltrating with it brings.
SERVICE = {
    GAIN: 0.35,
    BURN: 0.2,
    BID: 0.25,
    CHOKE: 0.25,
    BOOST: 0.3,
    DELAY: 0.15,
    SPIN: 0.3,
    OPEN: 0.3,
    RECRUIT: 0.3,
    MASK: 0.1,
    DESERT: 0.35,
    GUARD: 0.3,
    CAPTURE: 0.0,  # counted as points
    KILL: 0.6,
    SWAP: 0.7,
    THWART: 0.4,
}
SERVICES = tuple(SERVICE[action] for action in ACTION)

LONG = 6  # turns from which on a match is long
SECRET = 0.06  # points that a secret is worth in a long match, besides majorities and arrests
FRESH = 0.12  # ... while it can still be placed anywhere
SPARE = 3  # secrets of a turn's income that could go towards arrests
HALFWAY = 1.0  # points for an arrest that is nearly there
CASHED = 0.95  # how much of the arrests that a seat could make it will have made, or could, when it matters
LEAD = 0.35  # points a turn that the lead in a division with good spies left in its piles brings in the long run
PLAIN = 0.55  # points a turn that every seat finds somehow, in the long run
RAMP = (0.0, 0.0, 0.1, 0.3, 0.55, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0)  # how much of the long run has come, by turn
LATER = 0.97  # what is left of a point that comes a turn later: spies are killed, swapped and thwarted

BLIND = 1.0  # points by which two seats may change places at once
BLIND_PER_TURN = 0.45  # ... and in each turn to come
CHAOS_BLIND, CHAOS_BLIND_PER_TURN = 1.0, 0.4  # the same in turns, for the time of the two ends
MADE = 0.35  # how much of them will be made: most are held back until the end
PACE = 0.15  # points of the Circle a turn besides
QUARTER = 0.2  # points for each quarter of the next butterfly
WINNING = 0.75  # how much of an end's worth is winning; the rest is to leave rivals behind

HIRE = 0.9  # what is left of the worth of a spy that has still to be hired, besides the chance to hire it


class Course(NamedTuple):
    """How the points run on: by seat, at the end of the phase 2 of each turn from this one on."""

    points: list[list[float]]
    circle: list[float]
    wealth: list[float]  # by seat: what may turn into points in a long match


def evaluated(state: State) -> Values:
    """What each seat may expect, from 0 to 1."""
    points, circle, wealth = course(state)
    end = min([reached(row, RULES.goal_vp) for row in points])
    chaos = reached(circle, RULES.circle_goal)
    if state.variant.turn_limit:
        end = min(end, float(state.variant.turn_limit - state.turn))
    won = standing(_totals(points, wealth, end), BLIND + BLIND_PER_TURN * end)
    ruin = likely((end - chaos) / (CHAOS_BLIND + CHAOS_BLIND_PER_TURN * min(end, chaos)))
    if ruin < 0.02:
        return tuple(won)
    sunk = standing([-total for total in _totals(points, wealth, chaos)], BLIND + BLIND_PER_TURN * chaos)
    return tuple([(1 - ruin) * victory + ruin * loss for victory, loss in zip(won, sunk, strict=True)])


def _totals(points: list[list[float]], wealth: Sequence[float], end: float) -> list[float]:
    """The points at an end; what else a seat has counts less the nearer that is."""
    lasting = min(1.0, end / LONG)
    return [at(row, end) + lasting * own for row, own in zip(points, wealth, strict=True)]


def likely(lead: float) -> float:
    """From a lead to a chance: 0.5 for none, near 0 and 1 for large ones."""
    return 0.5 + 0.5 * lead / sqrt(1 + lead * lead)


def standing(totals: Sequence[float], blind: float) -> list[float]:
    """What each seat may expect with these points at the end, as far as one can see."""
    crowns, beaten = [], []
    for own in totals:
        crown, ahead = 1.0, 0.0
        for other in totals:
            chance = likely((own - other) / blind)
            crown *= chance
            ahead += chance
        crowns.append(crown)
        beaten.append((ahead - 0.5) / (len(totals) - 1))
    whole = fsum(crowns)
    return [WINNING * crown / whole + (1 - WINNING) * ahead for crown, ahead in zip(crowns, beaten, strict=True)]


def reached(row: Sequence[float], goal: float) -> float:
    """When a row of growing totals reaches a goal, in turns; beyond the horizon it grows on as before."""
    for turn, total in enumerate(row):
        if total >= goal:
            return turn + 0.5 * max(0.0, 1 - (total - goal))  # it may take a turn longer, if it is only just reached
    pace = max(0.05, (row[-1] - row[-4]) / 3)
    return min(3.0 * HORIZON, HORIZON + (goal - row[-1]) / pace)


def at(row: Sequence[float], turn: float) -> float:
    """The total at a moment between two turns."""
    if turn >= HORIZON:
        return row[-1] + (turn - HORIZON) * (row[-1] - row[-4]) / 3
    whole = int(turn)
    return row[whole] + (turn - whole) * (row[whole + 1] - row[whole])


def course(state: State) -> Course:
    """The coming turns of all seats, as things stand."""
    seats, stage = state.variant.seats, state.stage
    late = 1 if stage == 3 else 0  # the wheel has turned already
    begins = starts(state)
    stocks: list[list[tuple[int, float]]] = [[] for _ in range(seats)]
    extra: list[dict[int, int]] = [{} for _ in range(seats)]
    captures: list[list[int]] = [[] for _ in range(seats)]
    wealth = [0.0] * seats
    employer, carried, acted = state.employer, state.carried, state.acted if stage == 2 else 0

    def employs(seat: int, spy: int, turn: int) -> None:
        """A spy of this seat that can act from this turn on."""
        action = ACTION[spy]
        if action == CAPTURE:
            captures[seat] += range(turn, HORIZON + 1, PREP[spy])
            stocks[seat].append((turn + 1, 0.6 * VALUE[spy]))
            return
        stocks[seat].append((turn, float(VALUE[spy])))
        wealth[seat] += SERVICES[spy] * (1 - turn / (HORIZON + 2))
        if action == OPEN and turn <= HORIZON:
            extra[seat][turn] = extra[seat].get(turn, 0) + 1

    for seat, row in enumerate(state.ready):
        for spy in row:
            turn = begins[seat]
            if acted >> spy & 1 and turn == 0:
                turn = 1
            employs(seat, spy, turn)
            guard = carried[spy]
            if guard != NONE:
                employs(seat, guard, turn + 1 + PREP[guard])
    for edge, wheel in enumerate(state.wheel, 1):
        for spy in wheel:
            turn, owner = edge + late, employer[spy]
            other = carried[spy]
            if owner != NONE:
                employs(owner, spy, turn)
                if other != NONE:
                    employs(owner, other, turn + 1 + PREP[other])
                continue
            if other != NONE:
                employs(employer[other], other, turn + PREP[other])
            worth = HIRE * VALUE[spy]
            income = edge - 1 + (0.5 if stage == 1 else late)
            for seat, chance in enumerate(hirers(state, spy, income)):
                if chance > 0.08:
                    stocks[seat].append((turn, worth * chance))
                    wealth[seat] += SERVICES[spy] * chance * (1 - turn / (HORIZON + 2))
                    if ACTION[spy] == CAPTURE:
                        wealth[seat] += chance * (HORIZON - turn) / (2 * PREP[spy])
    for against, row in enumerate(state.deployed):
        for spy in row:
            employs(employer[spy], spy, 1 + PREP[spy])
            if ACTION[spy] == CHOKE:
                wealth[against] -= (RULES.income - STRENGTH[spy]) * FRESH

    rates, arrests = _long_run(state, wealth), _arrests(state)
    circle = [state.circle + PACE * turn for turn in range(HORIZON + 1)]
    points = []
    for seat in range(seats):
        row = _laid_out(begins[seat], stocks[seat], extra[seat], rates[seat])
        start = state.vp[seat]
        wealth[seat] += _wings(state, seat)
        captured, waiting = 0, sorted(captures[seat], reverse=True)
        for turn, arrested in enumerate(arrests[seat]):
            while waiting and waiting[-1] <= turn:
                waiting.pop()
                captured += 1
            row[turn] += start + captured + CASHED * arrested
            circle[turn] += captured + MADE * arrested
        points.append(row)
    return Course(points, circle, wealth)


def _arrests(state: State) -> list[list[float]]:
    """For each seat the points that arrests could bring by the end of each turn, if its income went there (R4.9)."""
    seats, stage = state.variant.seats, state.stage
    turn = (state.seat - state.first) % seats if stage == 1 and state.seat is not None else seats
    found = []
    for seat in range(seats):
        place = (seat - state.first) % seats
        pool = state.left if place == turn else RULES.income if place > turn else 0
        needs = sorted([RULES.division_max + 1 - count for count in state.secrets[4 * seat : 4 * seat + 4]])
        row, total, at_hand = [], 0.0, 0
        for _ in range(HORIZON + 1):
            at_hand += pool
            pool = SPARE
            while at_hand and needs:
                if needs[0] > at_hand:
                    break
                at_hand -= needs.pop(0)
                total += RULES.arrest_vp
            row.append(total + (HALFWAY * at_hand / needs[0] if needs else 0.0))
        found.append(row)
    return found


def _wings(state: State, seat: int) -> float:
    """What the quarters of the next butterfly that are there already are worth (R6.16)."""
    spies = state.infiltrated[seat]
    if not spies:
        return 0.0
    counts = [0] * 5
    for spy in spies:
        counts[DIVISION[spy]] += 1
    *quarters, jokers = counts
    more = state.butterflies[seat] + 1
    return QUARTER * (sum([min(count, more) for count in quarters]) + jokers - 4 * (more - 1))


def starts(state: State) -> list[int]:
    """For each seat the turn, from this one on, in which it can infiltrate next (R6.13, R6.14)."""
    seats, stage = state.variant.seats, state.stage
    if stage == 3:
        found = [1] * seats
    else:
        found = [0] * seats
        if stage == 2 and state.seat is not None:
            for place in range((state.seat - state.first) % seats):
                found[(state.first + place) % seats] = 1
            if state.infiltrations >= state.allowed:
                found[state.seat] = 1
    for seat, row in enumerate(state.deployed):
        if row and any(ACTION[spy] == THWART for spy in row):
            found[seat] += 1
    return found


def _long_run(state: State, wealth: list[float]) -> list[float]:
    """Points a turn that each seat's secrets bring in the long run; their worth as they lie is added to the wealth."""
    seats, secrets = state.variant.seats, state.secrets
    rates = [PLAIN] * seats
    for division in DIVISIONS:
        counts = secrets[division :: len(DIVISIONS)]
        left = sum([len(state.piles[4 * division + number]) for number in range(4)])
        if left:
            worth = LEAD * min(1.0, left / 5)
            for seat, chance in enumerate(chances(counts, 1.0)):
                rates[seat] += worth * chance
        for seat, count in enumerate(counts):
            wealth[seat] += SECRET * count
    if state.stage == 1 and state.seat is not None:
        wealth[state.seat] += FRESH * state.left
        for place in range((state.seat - state.first) % seats + 1, seats):
            wealth[(state.first + place) % seats] += FRESH * RULES.income
    return rates


def _laid_out(start: int, stock: list[tuple[int, float]], extra: dict[int, int], rate: float) -> list[float]:
    """The points gained by the end of each turn: the best spies infiltrate as soon as they can."""
    stock.sort()
    gained = []
    total, place, waiting, later = 0.0, 0, list[float](), 1.0
    for turn in range(HORIZON + 1):
        while place < len(stock) and stock[place][0] <= turn:
            waiting.append(stock[place][1])
            place += 1
        if turn >= start:
            found = 0.0
            for _ in range(1 + extra.get(turn, 0)):
                if not waiting:
                    break
                best = max(waiting)
                waiting.remove(best)
                found += best
            total += later * max(found, rate * RAMP[turn])
        later *= LATER
        gained.append(total)
    return gained
