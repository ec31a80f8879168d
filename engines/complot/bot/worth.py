"""What a position is worth to each seat: its points, and what it may still expect of missions, fights, elements, cards.

No power, exponential or logarithm is taken: a seed gives the same move on every machine (`engines.bots.tree`).
"""

from __future__ import annotations

from math import fsum

from engines.bots.policy import Values
from engines.bots.standing import standing
from engines.complot.bot.ground import groups
from engines.complot.bot.odds import force, fought
from engines.complot.bot.prospects import Prospects, expected
from engines.complot.bot.values import AT_ONCE, LASTING, belongings, material
from engines.complot.box.contents import RING
from engines.complot.box.elements import CHARACTERS, members
from engines.complot.combat.fights import current_fight
from engines.complot.state import State, hand, own_at, values

BLIND, BLIND_PER_ROUND = 1.2, 1.5  # points by which two seats may change places, now and in each round to come
RINGS = {"blue": 0.55, "green": 0.4, "yellow": 0.45, "red": 0.0, "plain": 0.0}
HOSPITAL = 0.3  # of a wounded character on a red place
FATE = 0.35  # of what a lost fight may cost comes to pass: some retreat in time
UNSETTLED = 0.15  # and if somebody may still move away before
TIE_BREAK = 0.05  # points, for each primary mission kept (R17.2)


def evaluated(state: State) -> Values:
    """What each seat may expect, from 0 to 1."""
    return tuple(standing(totals(state), BLIND + BLIND_PER_ROUND * _ahead(state)))


def _ahead(state: State) -> float:
    """Rounds that are still to be played, this one by what is left of it."""
    return state.variant.rounds - state.round + 1 - min(9, state.stage) / 10


def totals(state: State) -> list[float]:
    """By seat: the points at the end, as far as one can see."""
    table = Prospects(state)
    rows = expected(table)
    rows.append(_clashes(table))
    return [
        fsum(
            [
                float(state.ip[seat]),
                TIE_BREAK * len(state.missions.cards[3 + seat]),
                material(state, seat),
                belongings(state, seat, hand(state, seat)),
                _rings(table, seat),
                *[row[seat] for row in rows],
            ]
        )
        for seat in table.seats
    ]


def _rings(table: Prospects, seat: int) -> float:
    """What characters on coloured places bring in the next round (R14.7)."""
    state, found = table.state, 0.0
    if not table.left:
        return found
    for place, group in groups(state, seat):
        figures = group & CHARACTERS
        colour = RING[place]
        if not figures:
            continue
        found += RINGS[colour]
        if colour == "blue" and (state.own[seat] & CHARACTERS).bit_count() < 3:
            found += 0.25
        if colour == "red" and any(state.wounds[figure] for figure in members(figures)):
            found += HOSPITAL
    return found


def _clashes(table: Prospects) -> list[float]:
    """What seats may win and lose in the fights that have still to come in this round (R11)."""
    state = table.state
    found = [0.0] * len(table.seats)
    if state.stage > 7:
        return found
    elimination = values(state).elimination
    weight = AT_ONCE + LASTING * table.left
    pacts = [place for place, _ in state.pacts]
    fight = current_fight(state)
    fought_over = 0 if fight is None else fight.place
    settled = members(state.resolved) if state.stage == 7 else ()
    for place, seats in enumerate(state.arrivals):
        if len(seats) < 2 or place in pacts or (place in settled and place != fought_over):
            continue
        share = UNSETTLED if any(table.moves[seat] for seat in seats) else FATE
        for number, one in enumerate(seats):
            for other in seats[number + 1 :]:
                mine, yours = own_at(state, one, place), own_at(state, other, place)
                win, both = fought(force(state, mine), force(state, yours))
                loss = 1 - win - both
                for seat, rival, group, fate in ((one, other, mine, loss + both), (other, one, yours, win + both)):
                    found[seat] -= share * fate * weight * fsum([table.worths[element] for element in members(group)])
                    bounty = sum([elimination[figure] for figure in members(group & CHARACTERS)])
                    found[rival] += share * fate * bounty
    return found
