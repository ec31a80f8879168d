"""What each seat may expect of the missions on the table: points, times the chance to earn them in time.

A mission can be won in this round by who stands on its place or can still come there (R13.3); later by all who are not
too far away. What is won by one is lost to the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.complot.bot.ground import ACTS, DISTANCE, FAR, MOVES, budget, due, free, gathered
from engines.complot.bot.odds import Force, beats, best_plotter, bonuses, force, fought
from engines.complot.bot.values import rounds_left, strengths
from engines.complot.box.contents import (
    BONUS,
    CARD_TYPE,
    CPC,
    DEFENCE,
    DESTINATION,
    MISSION_KIND,
    MISSION_PLACE,
    POINTS,
    SECONDARY_PLACE,
    SECONDARY_POINTS,
)
from engines.complot.combat.fights import current_fight
from engines.complot.effects.wounds import life_left
from engines.complot.missions.ability import PLOTTED, fit
from engines.complot.state import NOBODY, TABLE, Active, State, hand, own_at, owner_of
from engines.game import Seat

ROUND = 6  # steps that a seat may make in a round
ON_THE_WAY, EACH_STEP = 0.72, 0.04  # what is left of a chance when the group has still to come
LATER, FAR_OFF = 0.42, 0.22  # and if it can be there in the next round, or not even then
CLASH = 0.55  # how often a rival who could win a mission comes first
HELD = 0.72  # how often a defence is held for another round
TO_DELIVER = 0.62  # what the first half of a delivery brings, of all its points
STURDY = 0.03  # more hope for an object with each wound that its carrier survives
HOPE = 0.62  # of what missions seem to promise comes true
MENACE = 0.3  # how often rivals who can come do


class Prospects:
    """One position, and what is asked about it again and again."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = range(state.variant.seats)
        self.moves = due(state, MOVES)
        self.acts = due(state, ACTS)
        self.left = rounds_left(state)
        self.worths = strengths(state.variant.seats)
        self.arms = tuple([bonuses(state, seat, on_mission=True) for seat in self.seats])

    def steps(self, seat: Seat) -> int:
        """The steps that a seat can still make in this round."""
        if not self.moves[seat]:
            return 0
        return budget(self.state, seat) if self.state.stage >= 4 else ROUND

    def comes(self, seat: Seat, place: int) -> tuple[int, int]:
        """Who of a seat can be on a place in this round, and how far the nearest are."""
        state = self.state
        if not self.moves[seat]:
            here = own_at(state, seat, place)
            return here, 0 if here else FAR
        if state.closed >> place & 1:
            here = own_at(state, seat, place)
            return here, 0 if here else FAR
        return gathered(state, seat, place, self.steps(seat), self.worths)

    def peace(self, seat: Seat, place: int, group: int) -> float:
        """How likely nobody else is there when missions are resolved (R13.3)."""
        state, found = self.state, 1.0
        own: Force | None = None
        for other in self.seats:
            if other == seat:
                continue
            there = own_at(state, other, place)
            if there:
                if own is None:
                    own = force(state, group)
                found *= fought(own, force(state, there))[0]
            elif self.moves[other]:
                coming, _ = self.comes(other, place)
                if coming:
                    found *= 1 - MENACE * coming.bit_count() / (coming.bit_count() + group.bit_count())
        return found


def _quality(table: Prospects, seat: Seat, active: Active, group: int, foes: int) -> float:
    """How likely a group wins a mission."""
    state = table.state
    if not group:
        return 0.0
    mission = active.mission
    if MISSION_KIND[mission] in PLOTTED:
        bonus = max([BONUS[card] for card in hand(state, seat) if CARD_TYPE[card] == CPC], default=0)
        return best_plotter(state, group, mission, bonus)
    if not foes:
        return 1.0
    return beats(force(state, group, table.arms[seat]), force(state, foes))


def _now(table: Prospects, seat: Seat, active: Active, foes: int, *, fighting: bool) -> float:
    """The chance to win a mission in this round."""
    state, place = table.state, active.objective
    if fighting:
        return _quality(table, seat, active, fit(state, seat, place), foes)
    if not table.acts[seat] or active.tried >> seat & 1:
        return 0.0
    if active.performer not in (NOBODY, seat):
        return 0.0
    here = fit(state, seat, place)
    found = _quality(table, seat, active, here, foes)
    group = here
    if table.moves[seat]:
        coming, nearest = table.comes(seat, place)
        coming &= ~state.recoil
        if coming != here and coming:
            share = ON_THE_WAY - EACH_STEP * nearest
            reached = share * _quality(table, seat, active, coming, foes)
            found, group = max((found, here), (reached, coming))
    if active.performer == seat:
        return found / 2
    return found * table.peace(seat, place, group) if found else 0.0


def _later(table: Prospects, seat: Seat, active: Active) -> float:
    """The chance to win it in one of the rounds to come, if nobody else does."""
    if not table.left:
        return 0.0
    place = active.objective
    coming, _ = gathered(table.state, seat, place, ROUND, table.worths)
    share = LATER
    if not coming:
        coming, share = table.state.own[seat], FAR_OFF
    return share * _quality(table, seat, active, coming, active.garrison)


def combined(now: Sequence[float], later: Sequence[float]) -> list[float]:
    """From the chances of each seat alone to what each may expect, since only one can have it."""
    first = [_alone(now, seat) for seat in range(len(now))]
    whole = 0.0
    for chance in first:
        whole += chance
    if whole > 1:
        first = [chance / whole for chance in first]
        whole = 1.0
    return [chance + (1 - whole) * _alone(later, seat) for seat, chance in enumerate(first)]


def _alone(chances: Sequence[float], seat: Seat) -> float:
    found = chances[seat]
    for other, chance in enumerate(chances):
        if other != seat:
            found *= 1 - CLASH * chance
    return found


def mission_points(table: Prospects, active: Active) -> list[float]:
    """By seat: what it may expect of a primary mission."""
    state, mission = table.state, active.mission
    points = float(POINTS[mission])
    if active.winner != NOBODY:
        return _delivery(table, active, points / 2)
    is_defence = MISSION_KIND[mission] == DEFENCE
    if is_defence and active.holder != NOBODY:
        return _held(table, active, points)
    fight = current_fight(state)
    fighter = fight.attacker if fight is not None and fight.mission == mission else NOBODY
    foes = active.garrison if fighter == NOBODY else state.foes
    now = [_now(table, seat, active, foes, fighting=seat == fighter) for seat in table.seats]
    later = [_later(table, seat, active) for seat in table.seats]
    share = 1.0
    if is_defence:
        share = HELD if table.left else 0.0
    elif DESTINATION[mission]:
        way = DISTANCE[MISSION_PLACE[mission]][DESTINATION[mission]]
        share = (TO_DELIVER - 0.02 * way) * (1.0 if table.left * ROUND >= way else 0.0)
    found = [points * share * chance for chance in combined(now, later)]
    if active.performer != NOBODY:
        found[active.ally] += found[active.performer]
    return found


def _held(table: Prospects, active: Active, points: float) -> list[float]:
    """A defence that is held (R13.8, R13.9)."""
    state, holder, place = table.state, active.holder, active.objective
    found = [0.0] * len(table.seats)
    here = fit(state, holder, place)
    if not here:
        return found
    is_ripe = active.since < state.round and table.acts[holder]
    if not is_ripe and not table.left:
        return found
    peace = table.peace(holder, place, here)
    if not is_ripe:
        peace *= HELD + 0.05 * min(4, here.bit_count())
    found[holder] = points * peace
    if table.left:
        for seat in table.seats:
            if seat != holder:
                coming, _ = gathered(state, seat, place, ROUND, table.worths)
                found[seat] = points * (1 - peace) * (0.4 if coming else 0.15)
    return found


def _delivery(table: Prospects, active: Active, half: float) -> list[float]:
    """An object on its way: half for whoever delivers it, half for the winner of the first part (R13.12)."""
    state = table.state
    found = [0.0] * len(table.seats)
    goal = DESTINATION[active.mission]
    place = state.place[active.carrier] if active.carrier != NOBODY else active.lies
    bearer = owner_of(state, active.carrier) if active.carrier != NOBODY else NOBODY
    way = DISTANCE[place][goal]
    if bearer == NOBODY:
        for seat in table.seats:
            coming, nearest = gathered(state, seat, place, ROUND, table.worths)
            found[seat] = half * (0.4 - 0.03 * nearest if coming and (table.left or table.moves[seat]) else 0.05)
        found[active.winner] += half * 0.4 if table.left else half * 0.15
        return found
    chance, group = 0.0, own_at(state, bearer, place)
    has_recoil = bool(state.recoil >> active.carrier & 1)
    if table.acts[bearer] and not has_recoil:
        if not way:
            chance = 0.97 * table.peace(bearer, goal, group)
        elif way <= table.steps(bearer) and not state.closed >> goal & 1 and _leaves(table, bearer, active.carrier):
            chance = (0.9 - 0.02 * way) * table.peace(bearer, goal, group)
    if table.left:
        hope = max(0.25, 0.78 - 0.05 * way - 0.15 * (way > ROUND * table.left))
        hope += STURDY * min(2, life_left(state, active.carrier) - 1)
        chance += (1 - chance) * hope
    found[bearer] += half * chance
    found[active.winner] += half * chance
    return found


def _leaves(table: Prospects, seat: Seat, element: int) -> bool:
    """Whether somebody may leave the place where it stands (R10.4)."""
    state, place = table.state, table.state.place[element]
    return bool(free(state, seat, place, own_at(state, seat, place), table.worths) >> element & 1)


def secondary_points(table: Prospects, card: int) -> list[float]:
    """By seat: what it may expect of a secondary mission on the table (R13.1)."""
    state, place = table.state, SECONDARY_PLACE[card]
    now, later = [], []
    for seat in table.seats:
        here = fit(state, seat, place)
        chance = table.peace(seat, place, here) * 0.98 if here and table.acts[seat] else 0.0
        if not here and table.moves[seat]:
            coming, nearest = table.comes(seat, place)
            if coming:
                chance = (ON_THE_WAY - EACH_STEP * nearest) * table.peace(seat, place, coming)
        coming, _ = gathered(state, seat, place, ROUND, table.worths) if table.left else (0, 0)
        now.append(chance)
        later.append((LATER + 0.2 * bool(here)) if coming else 0.0)
    return [SECONDARY_POINTS[card] * chance for chance in combined(now, later)]


def expected(table: Prospects) -> list[list[float]]:
    """By mission on the table and seat: the points to be expected."""
    rows = [[HOPE * points for points in mission_points(table, active)] for active in table.state.active]
    rows += [secondary_points(table, card) for card in table.state.actions.cards[TABLE]]
    return rows
