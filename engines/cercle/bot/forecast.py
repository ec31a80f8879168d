"""How the points are likely to run on from here: the coming turns of every seat, laid out.

Which spy infiltrates when (one a turn, R6.13), what captures bring, what arrests could be made of the secrets, what new
spies the leads in the divisions will hire. Rivals' actions are not foreseen, only what they take away on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

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

HORIZON = 8  # turns that are laid out; further on all seats go on alike
MEMORY = 1 << 12  # rows remembered: in the branches of a search most seats stand as they stood

# What a spy may do besides infiltrating, in points: less than infiltrating with it brings.
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

LATER = 0.97  # what is left of a point that comes a turn later: spies are killed, swapped and thwarted
HIRE = 0.9  # what is left of the worth of a spy that has still to be hired, besides the chance to hire it
FAINT = 0.08  # a chance to hire that is not worth a thought
CAPTOR = 0.6  # what is left of the value of a spy that can capture, since it cannot do both

PLAIN = 0.55  # points a turn that every seat finds somehow, in the long run
LEAD = 0.35  # ... and that a lead in a division adds, while there are spies in its piles
PLENTY = 5  # such spies
RAMP = (0.0, 0.0, 0.1, 0.3, 0.55, 0.8, 1.0, 1.0, 1.0)  # how much of the long run has come, by turn

SECRET = 0.06  # points that a secret is worth in a long match, besides leads and arrests
FRESH = 0.12  # ... while it can still be placed anywhere
QUARTER = 0.2  # points for each quarter of the next butterfly

SPARE = 3  # secrets of a turn's income that could go towards arrests
HALFWAY = 1.0  # points for an arrest that is nearly there
CASHED = 0.95  # how much of the arrests that a seat could make counts as its points: it can make them when it matters
MADE = 0.35  # ... and as the Circle's: most are held back until the end
PACE = 0.15  # points of the Circle a turn besides

Stock: TypeAlias = list[tuple[int, float]]
"""Spies of a seat: the turn from which on each can infiltrate, and the points that brings."""


class Forecast(NamedTuple):
    """How the points run on: by seat, at the end of the phase 2 of each turn from this one on."""

    points: list[list[float]]
    circle: list[float]
    wealth: list[float]  # by seat: what may turn into points in a long match


class Staff:
    """The spies that a seat has or may hope for."""

    __slots__ = ("captures", "extra", "stock", "wealth")

    def __init__(self) -> None:
        self.stock: Stock = []
        self.extra: list[int] = []  # turns with an infiltration more (R7.8)
        self.captures: list[int] = []  # turns
        self.wealth = 0.0

    def employs(self, spy: int, turn: int) -> None:
        """A spy that can act from this turn on."""
        action = ACTION[spy]
        if action == CAPTURE:
            self.captures += range(turn, HORIZON + 1, PREP[spy])
            self.stock.append((turn + 1, CAPTOR * VALUE[spy]))
            return
        self.stock.append((turn, float(VALUE[spy])))
        self.wealth += SERVICES[spy] * _ahead(turn)
        if action == OPEN:
            self.extra.append(turn)

    def hopes(self, spy: int, turn: int, chance: float) -> None:
        """A spy that may be hired before this turn."""
        self.stock.append((turn, HIRE * VALUE[spy] * chance))
        self.wealth += SERVICES[spy] * chance * _ahead(turn)
        if ACTION[spy] == CAPTURE:
            self.wealth += chance * max(0, HORIZON - turn) / (2 * PREP[spy])


def _ahead(turn: int) -> float:
    """How much of what is laid out comes after a turn."""
    return 1 - turn / (HORIZON + 4)


def forecast(state: State) -> Forecast:
    """The coming turns of all seats, as things stand."""
    seats = range(state.variant.seats)
    begins = starts(state)
    staffs = [Staff() for _ in seats]
    _count_ready(state, staffs, begins)
    _count_wheel(state, staffs)
    for against, row in enumerate(state.deployed):
        for spy in row:
            staffs[state.employer[spy]].employs(spy, 1 + PREP[spy])
            if ACTION[spy] == CHOKE:
                staffs[against].wealth -= (RULES.income - STRENGTH[spy]) * FRESH
    rates = _long_run(state, staffs)
    pools = _pools(state)
    circle = [state.circle + PACE * turn for turn in range(HORIZON + 1)]
    points: list[list[float]] = []
    for seat in seats:
        staff, start = staffs[seat], state.vp[seat]
        staff.stock.sort()
        gained = _infiltrated(begins[seat], tuple(staff.stock), tuple(staff.extra), rates[seat])
        arrests = _arrests(state.secrets[4 * seat : 4 * seat + 4], pools[seat])
        captures = [0] * (HORIZON + 1)
        for turn in staff.captures:
            captures[turn] += 1
        own, captured = list[float](), 0
        for turn, arrested in enumerate(arrests):
            captured += captures[turn]
            own.append(start + gained[turn] + captured + CASHED * arrested)
            circle[turn] += captured + MADE * arrested
        points.append(own)
    return Forecast(points, circle, [staff.wealth for staff in staffs])


def _count_ready(state: State, staffs: Sequence[Staff], begins: Sequence[int]) -> None:
    acted, carried = state.acted if state.stage == 2 else 0, state.carried
    for seat, row in enumerate(state.ready):
        staff = staffs[seat]
        for spy in row:
            turn = max(1, begins[seat]) if acted >> spy & 1 else begins[seat]
            staff.employs(spy, turn)
            if carried[spy] != NONE:
                staff.employs(carried[spy], turn + 1 + PREP[carried[spy]])


def _count_wheel(state: State, staffs: Sequence[Staff]) -> None:
    stage, employer, carried = state.stage, state.employer, state.carried
    turned = 1 if stage == 3 else 0  # in this turn, already
    for edge, row in enumerate(state.wheel, 1):
        turn = edge + turned
        for spy in row:
            owner, other = employer[spy], carried[spy]
            if owner != NONE:
                staffs[owner].employs(spy, turn)
                if other != NONE:
                    staffs[owner].employs(other, turn + 1 + PREP[other])
                continue
            if other != NONE:
                staffs[employer[other]].employs(other, turn + PREP[other])
            income = edge - 1 + (0.5 if stage == 1 else turned)
            for seat, chance in enumerate(hirers(state, spy, income)):
                if chance > FAINT:
                    staffs[seat].hopes(spy, turn, chance)


def starts(state: State) -> list[int]:
    """For each seat the turn, from this one on, in which it can infiltrate next (R6.13, R6.14)."""
    seats, stage = state.variant.seats, state.stage
    found = [1 if stage == 3 else 0] * seats
    if stage == 2 and state.seat is not None:
        for place in range((state.seat - state.first) % seats):
            found[(state.first + place) % seats] = 1
        if state.infiltrations >= state.allowed:
            found[state.seat] = 1
    for seat, row in enumerate(state.deployed):
        for spy in row:
            if ACTION[spy] == THWART:
                found[seat] += 1
                break
    return found


def _pools(state: State) -> list[int]:
    """For each seat the secrets that it has still to place in this turn."""
    seats = state.variant.seats
    if state.stage != 1 or state.seat is None:
        return [0] * seats
    reached = (state.seat - state.first) % seats
    found = []
    for seat in range(seats):
        place = (seat - state.first) % seats
        found.append(state.left if place == reached else RULES.income if place > reached else 0)
    return found


def _long_run(state: State, staffs: Sequence[Staff]) -> list[float]:
    """Points a turn that each seat's leads bring in the long run; what its secrets and quarters are worth is added to
    its wealth."""
    rates = [PLAIN] * len(staffs)
    for division in DIVISIONS:
        counts = state.secrets[division :: len(DIVISIONS)]
        left = sum([len(row) for row in state.piles[4 * division : 4 * division + 4]])
        worth = LEAD * min(1.0, left / PLENTY)
        for seat, chance in enumerate(chances(counts, 1.0)):
            rates[seat] += worth * chance
            staffs[seat].wealth += SECRET * counts[seat]
    for seat, pool in enumerate(_pools(state)):
        staffs[seat].wealth += FRESH * pool + _wings(state.infiltrated[seat], state.butterflies[seat])
    return rates


@lru_cache(MEMORY)
def _wings(spies: tuple[int, ...], butterflies: int) -> float:
    """What the quarters of the next butterfly that are there already are worth (R6.16)."""
    counts = [0] * 5
    for spy in spies:
        counts[DIVISION[spy]] += 1
    *quarters, jokers = counts
    more = butterflies + 1
    return QUARTER * (sum([min(count, more) for count in quarters]) + jokers - 4 * butterflies)


@lru_cache(MEMORY)
def _arrests(counts: tuple[int, ...], pool: int) -> tuple[float, ...]:
    """The points that arrests could bring a seat by the end of each turn, if its income went there (R4.9)."""
    needs = sorted([RULES.division_max + 1 - count for count in counts])
    row, total, at_hand = [], 0.0, 0
    for _ in range(HORIZON + 1):
        at_hand += pool
        pool = SPARE
        while needs and needs[0] <= at_hand:
            at_hand -= needs.pop(0)
            total += RULES.arrest_vp
        row.append(total + (HALFWAY * at_hand / needs[0] if needs else 0.0))
    return tuple(row)


@lru_cache(MEMORY)
def _infiltrated(
    start: int, stock: tuple[tuple[int, float], ...], extra: tuple[int, ...], rate: float
) -> tuple[float, ...]:
    """The points that infiltrations bring by the end of each turn: the best spies go as soon as they can."""
    row, total, place, waiting, later = [], 0.0, 0, list[float](), 1.0
    for turn in range(HORIZON + 1):
        while place < len(stock) and stock[place][0] <= turn:
            waiting.append(stock[place][1])
            place += 1
        if turn >= start:
            found = 0.0
            for _ in range(1 + extra.count(turn) if extra else 1):
                if waiting:
                    best = max(waiting)
                    waiting.remove(best)
                    found += best
            total += later * max(found, rate * RAMP[turn])
        later *= LATER
        row.append(total)
    return tuple(row)
