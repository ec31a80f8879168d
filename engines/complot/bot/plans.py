"""Plans of a seat whose turn it is to move: which group goes where, and what for.

A plan is one departure, a step on the way to a goal: a mission, a secondary mission of the hand or the table, a
destination, a coloured ring, an enemy who can be beaten. What a group leaves undone where it stands counts against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import NamedTuple

from engines.complot.actions import NONE
from engines.complot.bot.ground import DISTANCE, budget, free, groups, steps_towards
from engines.complot.bot.odds import beats, best_plotter, bonuses, force, fought
from engines.complot.bot.values import rounds_left, strengths
from engines.complot.box.contents import (
    CARD_TYPE,
    DEFENCE,
    DESTINATION,
    MIS,
    MISSION_KIND,
    NEIGHBOURS,
    POINTS,
    RINGED,
    SECONDARY_PLACE,
    SECONDARY_POINTS,
)
from engines.complot.box.elements import CHARACTERS, UNITS, members
from engines.complot.missions.ability import PLOTTED
from engines.complot.moves.departures import Exit, exit_of, infiltrator, is_plain, may_fly, may_sneak
from engines.complot.state import NOBODY, TABLE, Active, State, enemies_at, hand, own_at
from engines.game import Seat


class Motive(IntEnum):
    """What a goal wants: a fight against neutral units, a plot, a place held, any element, any character, an object
    brought there, enemies beaten."""

    FIGHT, PLOT, HOLD, ONE, FIGURE, CARRY, HUNT = range(7)


FIGHT, PLOT, HOLD, ONE, FIGURE, CARRY, HUNT = Motive

MOST = 9  # plans that are looked at
RINGS = {"blue": 1.1, "green": 0.6, "yellow": 0.7}
HOSPITAL = 0.7
PREY = 0.5  # of the points that beaten characters bring
SPENT = 0.06  # points that a step is worth
FIRST_PART = 0.7  # of the points of a delivery, while its object has to be won
NEAR = 3  # steps to enemies worth hunting
PLANE_FROM = 3  # steps from which on a plane is worth its card


class Destination(NamedTuple):
    place: int
    worth: float
    kind: int
    what: int = NONE  # the mission, or the carrier


class GroupMove(NamedTuple):
    source: int
    group: int
    target: int
    score: float
    figure: int = NONE
    card: int = NONE
    is_late: bool = False  # the goal is farther away than the seat can go in this round


def goals(state: State, seat: Seat) -> list[Destination]:
    found = [goal for active in state.active for goal in _mission_goals(state, seat, active)]
    cards = (*state.actions.cards[TABLE], *(card for card in hand(state, seat) if CARD_TYPE[card] == MIS))
    found += [Destination(SECONDARY_PLACE[card], float(SECONDARY_POINTS[card]), ONE) for card in cards]
    if rounds_left(state):
        for colour, worth in RINGS.items():
            found += [Destination(place, worth, FIGURE) for place in RINGED[colour]]
        if any(state.wounds[figure] for figure in members(state.own[seat] & CHARACTERS)):
            found += [Destination(place, HOSPITAL, FIGURE) for place in RINGED["red"]]
    return found + _prey(state, seat)


def _mission_goals(state: State, seat: Seat, active: Active) -> Iterator[Destination]:
    mission = active.mission
    points = float(POINTS[mission])
    if active.winner != NOBODY:
        if active.carrier == NOBODY:
            yield Destination(active.lies, points / 2, ONE, mission)
        elif state.own[seat] >> active.carrier & 1:
            yield Destination(
                DESTINATION[mission], points * (1.0 if active.winner == seat else 0.5), CARRY, active.carrier
            )
        else:
            yield Destination(state.place[active.carrier], points / 2, HUNT)
        return
    if MISSION_KIND[mission] in PLOTTED:
        yield Destination(active.objective, points * (FIRST_PART if DESTINATION[mission] else 1), PLOT, mission)
    elif MISSION_KIND[mission] == DEFENCE and active.holder not in (NOBODY, seat):
        yield Destination(active.objective, points, HUNT)
    elif active.garrison and active.holder == NOBODY:
        yield Destination(active.objective, points * (FIRST_PART if DESTINATION[mission] else 1), FIGHT, mission)
    else:
        yield Destination(active.objective, points, HOLD, mission)


def _prey(state: State, seat: Seat) -> list[Destination]:
    """Enemies nearby."""
    found = []
    own = [place for place, _ in groups(state, seat)]
    for place, group in enumerate(state.at):
        enemies = group & ~state.own[seat]
        if enemies and any(DISTANCE[other][place] <= NEAR for other in own):
            worth = PREY * (1.5 * (enemies & CHARACTERS).bit_count() + 0.4 * (enemies & UNITS).bit_count())
            found.append(Destination(place, worth, HUNT))
    return found


def fitness(state: State, seat: Seat, goal: Destination, group: int, arms: tuple[int, ...]) -> float:
    """How well a group serves a goal, 0 to 1."""
    if not group:
        return 0.0
    match goal.kind:
        case Motive.ONE:
            return 1.0
        case Motive.FIGURE:
            return 1.0 if group & CHARACTERS else 0.0
        case Motive.PLOT:
            return best_plotter(state, group, goal.what, max(arms, default=0)) + 0.02 * (group & UNITS).bit_count()
        case Motive.HOLD:
            return 0.6 + 0.1 * min(3, group.bit_count())
        case Motive.CARRY:
            return (0.8 + 0.05 * min(4, group.bit_count())) if group >> goal.what & 1 else 0.0
        case Motive.FIGHT:
            active = next((active for active in state.active if active.mission == goal.what), None)
            return beats(force(state, group, arms), force(state, active.garrison)) if active else 0.0
    enemies = enemies_at(state, seat, goal.place)
    return fought(force(state, group, arms), force(state, enemies))[0] if enemies else 0.0


def _variants(state: State, goal: Destination, group: int, worths: Sequence[float]) -> set[int]:
    """Which of a group could go for a goal."""
    figures, units = group & CHARACTERS, group & UNITS
    found = {group}
    weakest_first = sorted(members(group), key=worths.__getitem__)
    if goal.kind in (FIGHT, HUNT):
        if len(weakest_first) > 1:
            found.add(group & ~(1 << weakest_first[0]))
    elif goal.kind == PLOT and figures:
        best = 1 << max(members(figures), key=lambda figure: best_plotter(state, 1 << figure, goal.what))
        found |= {best, best | units}
    elif goal.kind == CARRY:
        found.add(group & 1 << goal.what)
    elif goal.kind == FIGURE:
        found = {1 << min(members(figures), key=worths.__getitem__)} if figures else set()
    elif goal.kind in (ONE, HOLD) and units:
        found.add(1 << min(members(units), key=worths.__getitem__))
    elif weakest_first:
        found.add(1 << weakest_first[0])
    found.discard(0)
    return found


class _Planner:
    """The plans of one seat in one position."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.goals = goals(state, seat)
        self.worths = strengths(state.variant.seats)
        self.arms = bonuses(state, seat, on_mission=True)
        self.steps = budget(state, seat)
        self.left = rounds_left(state)
        self.found: dict[tuple[int, int, int, int, int], GroupMove] = {}

    def plans(self) -> list[GroupMove]:
        for source, group in groups(self.state, self.seat):
            movable = group & ~self.state.stopped
            if not movable:
                continue
            exit_ = exit_of(self.state, self.seat, source)
            for goal in self.goals:
                if goal.place != source and goal.place:
                    self._add(exit_, group, movable, goal)
        best = sorted(self.found.values(), key=lambda plan: (-plan.score, plan.source, plan.group, plan.target))
        return [plan for plan in best[:MOST] if plan.score > 0]

    def _near(self, way: int) -> float:
        if way <= self.steps:
            return 1 - 0.04 * way
        return max(0.08, 0.5 - 0.04 * way) if self.left else 0.0

    def _add(self, exit_: Exit, group: int, movable: int, goal: Destination) -> None:
        state, source = self.state, exit_.place
        way = DISTANCE[source][goal.place]
        near = self._near(way)
        there = own_at(state, self.seat, goal.place)
        before = fitness(state, self.seat, goal, there, self.arms)
        targets = steps_towards(state, source, goal.place) if exit_.neighbours else []
        for variant in _variants(state, goal, movable, self.worths):
            added = max(0.0, fitness(state, self.seat, goal, there | variant, self.arms) - before)
            if not added:
                continue
            lost = self._left_behind(source, group, group & ~variant)
            score = goal.worth * added * near - lost - SPENT * way
            if targets and score > 0:
                self._keep(exit_, variant, targets[0], score, is_late=way > self.steps)
            if exit_.flights and way >= PLANE_FROM:
                self._fly(exit_, variant, goal, goal.worth * added - lost)

    def _left_behind(self, source: int, before: int, after: int) -> float:
        """What the group was good for where it stands."""
        found = 0.0
        for goal in self.goals:
            if goal.place == source and goal.kind != HUNT:
                gone = fitness(self.state, self.seat, goal, before, self.arms)
                found += goal.worth * max(0.0, gone - fitness(self.state, self.seat, goal, after, self.arms))
        return found

    def _keep(self, exit_: Exit, group: int, target: int, score: float, *, is_late: bool) -> None:
        figure = card = NONE
        if not is_plain(exit_, group):
            figure = infiltrator(exit_, group)
            if figure == NONE and may_sneak(exit_, group):
                card, score = exit_.incognito, score - 0.2
            elif figure == NONE:
                group &= free(self.state, self.seat, exit_.place, exit_.own, self.worths)
                score /= 2
                if not group or not is_plain(exit_, group):
                    return
        self._note(GroupMove(exit_.place, group, target, score, figure, card, is_late))

    def _fly(self, exit_: Exit, group: int, goal: Destination, worth: float) -> None:
        if not may_fly(exit_, group):
            return
        landings = [place for place in (goal.place, *NEIGHBOURS[goal.place]) if place in exit_.flights]
        if landings:
            score = worth * (0.8 if landings[0] == goal.place or self.steps else 0.4) - 0.4
            self._note(GroupMove(exit_.place, group, landings[0], score, NONE, exit_.plane))

    def _note(self, plan: GroupMove) -> None:
        key = (plan.source, plan.group, plan.target, plan.figure, plan.card)
        known = self.found.get(key)
        if known is None or known.score < plan.score:
            self.found[key] = plan


_planned: tuple[State, Seat, list[GroupMove]] | None = None
"""The last position that was planned for: the steps of one choice are asked about one after the other."""


def plans(state: State, seat: Seat) -> list[GroupMove]:
    """What a seat could do with a departure, best first."""
    global _planned
    known = _planned
    if known is not None and known[1] == seat and _is_same(known[0], state):
        return known[2]
    found = _Planner(state, seat).plans()
    _planned = state, seat, found
    return found


def _is_same(one: State, other: State) -> bool:
    """Whether nothing has changed but a choice that is half made."""
    return (
        one.at is other.at
        and one.ap is other.ap
        and one.actions is other.actions
        and one.helicopter == other.helicopter
        and one.used == other.used
        and one.stopped == other.stopped
        and one.active is other.active
    )
