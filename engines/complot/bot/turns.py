"""Ideas for the turns of a seat on the board: moves and their cards, assassinations, attempts (phases 6 and 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.bots.policy import Candidate
from engines.complot import actions as act
from engines.complot.actions import END, NONE, PASS, Action
from engines.complot.bot.ground import budget, free
from engines.complot.bot.means import alike, anytime
from engines.complot.bot.odds import beats, bonuses, force, plotted
from engines.complot.bot.plans import GroupMove, plans
from engines.complot.bot.values import strengths, sturdiness
from engines.complot.box.contents import (
    ATT,
    BLO,
    BONUS,
    CARD_TYPE,
    DESTINATION,
    HEL,
    MIS,
    MISSION_KIND,
    SECONDARY_PLACE,
)
from engines.complot.box.elements import CHARACTERS, members
from engines.complot.effects.wounds import life_left
from engines.complot.missions.ability import PLOTTED
from engines.complot.moves.board import active_number
from engines.complot.phases.phase6 import Grouping
from engines.complot.rules import asked
from engines.complot.state import NOBODY, State, enemies_at, own_at, values
from engines.game import Seat

Legal = Sequence[Action]
Ideas = list[Candidate]

SURE = 0.6  # a mission with such a chance is not left alone by whoever has come to it


# Phase 6.


def move(state: State, seat: Seat, legal: Legal) -> Ideas:
    """The first element of each plan, cards, or the end of the turn."""
    offered = set(legal)
    found: dict[Action, float] = {}
    best = 0.0
    for plan in plans(state, seat):
        first = act.join(act.named(seat, members(plan.group)[0]))
        if first in offered:
            found[first] = found.get(first, 0.0) + plan.score
            best = max(best, plan.score)
    ideas: Ideas = [*found.items(), *_cards(state, seat, legal), *anytime(state, seat, legal)]
    return [*ideas, (END, 0.25 + 0.2 * best)]


def _cards(state: State, seat: Seat, legal: Legal) -> Ideas:
    """Cards and objects (R10.11, R10.12)."""
    found: Ideas = []
    for action in legal:
        match action:
            case act.PlayCard(card) if CARD_TYPE[card] == MIS:
                place = SECONDARY_PLACE[card]
                if own_at(state, seat, place) & ~state.recoil:
                    found.append((action, 0.6 if enemies_at(state, seat, place) else 3.0))
            case act.PlayCard(card) if CARD_TYPE[card] == HEL:
                late = [plan for plan in plans(state, seat) if plan.is_late and plan.score > 0.3]
                if late or not budget(state, seat):
                    found.append((action, 0.8 if late else 0.2))
            case act.PlayAtPlace(card, place) if CARD_TYPE[card] == ATT:
                worth = max(_prize(state, element) for element in members(enemies_at(state, seat, place)))
                found.append((action, 0.3 * worth))
            case act.PlayAtPlace(card, place) if CARD_TYPE[card] == BLO:
                if _is_rivals_goal(state, seat, place):
                    found.append((action, 0.5))
            case act.Take(_, name):
                found.append((action, 3.0 + 0.1 * sturdiness(state, act.meant(seat, name))))
            case act.Give(mission, name):
                worth = _relief(state, seat, mission, act.meant(seat, name))
                if worth:
                    found.append((action, worth))
    return sorted(found, key=lambda idea: -idea[1])[:5]


def _relief(state: State, seat: Seat, mission: int, heir: int) -> float:
    """How useful it is that somebody else carries an object: the carrier is held where it stands (R10.4, R10.7), would
    fall sooner, or is wanted for a plot elsewhere."""
    carrier = state.active[active_number(state, mission)].carrier
    place = state.place[carrier]
    leaving = free(state, seat, place, own_at(state, seat, place), strengths(state.variant.seats))
    if not leaving >> carrier & 1:
        return 1.0 + 0.1 * sturdiness(state, heir) if leaving >> heir & 1 else 0.0
    if not leaving >> heir & 1:
        return 0.0
    if CHARACTERS >> carrier & 1 and not CHARACTERS >> heir & 1:
        plots = [
            active for active in state.active if MISSION_KIND[active.mission] in PLOTTED and active.winner == NOBODY
        ]
        return 0.3 if any(plotted(state, carrier, active.mission) >= 0.5 for active in plots) else 0.0
    return 0.2 * max(0.0, sturdiness(state, heir) - sturdiness(state, carrier) - 0.5)


def _prize(state: State, element: int) -> float:
    """What a wound on an enemy is worth."""
    dies = life_left(state, element) == 1
    if not CHARACTERS >> element & 1:
        return 0.6
    return (1.5 + values(state).elimination[element]) if dies else 0.5


def _is_rivals_goal(state: State, seat: Seat, place: int) -> bool:
    """Whether somebody else is about to deliver there."""
    for active in state.active:
        if active.carrier != NOBODY and DESTINATION[active.mission] == place:
            return not state.own[seat] >> active.carrier & 1
    return False


def group(state: State, seat: Seat, legal: Legal) -> Ideas:
    """The next element of the plans that begin like this, in canonical order, or their departure."""
    question = asked(state)
    if not isinstance(question, Grouping):
        return list(alike(state, seat, legal))
    offered = set(legal)
    found: dict[Action, float] = {}
    for plan in plans(state, seat):
        rest = plan.group & ~question.group
        # Elements join in canonical order, so that there is one way to each group.
        if plan.source == question.place and question.group == plan.group & (rest & -rest) - 1:
            action = _next(seat, plan, rest)
            if action in offered:
                found[action] = found.get(action, 0.0) + plan.score
    return [*found.items()] or _somewhere(legal)


def _next(seat: Seat, plan: GroupMove, rest: int) -> Action:
    if rest:
        return act.join(act.named(seat, members(rest)[0]))
    return act.depart(plan.target, plan.figure, plan.card)


def _somewhere(legal: Legal) -> Ideas:
    leaving: Ideas = [(action, 1.0) for action in legal if isinstance(action, act.Depart)]
    return leaving[:4] or [(legal[0], 1.0)]


def cull(state: State, seat: Seat, legal: Legal) -> Ideas:
    """The weakest unit."""
    worths = strengths(state.variant.seats)
    units: list[Any] = list(legal)
    return [(min(units, key=lambda action: worths[act.meant(seat, action.unit)]), 1.0)]


def assassinate(state: State, seat: Seat, legal: Legal) -> Ideas:
    kills: Ideas = [(action, _prize(state, action.target)) for action in legal if isinstance(action, act.Kill)]
    return [*sorted(kills, key=lambda idea: -idea[1])[:3], *anytime(state, seat, legal), (PASS, 0.05)]


def bomb_target(state: State, seat: Seat, legal: Legal) -> Ideas:
    return [
        (action, _prize(state, act.meant(seat, action.element))) for action in legal if isinstance(action, act.Bomb)
    ]


# Phase 8.


def attempt(state: State, seat: Seat, legal: Legal) -> Ideas:
    """Missions by the odds; with a card where it helps."""
    found: Ideas = []
    plots: dict[int, Ideas] = {}
    for action in legal:
        match action:
            case act.Deliver():
                return [(action, 1.0)]
            case act.Attempt(mission, figure, card) if figure != NONE:
                bonus = BONUS[card] if card != NONE else 0
                chance = plotted(state, figure, mission, bonus) - 0.02 * bonus
                plots.setdefault(mission, []).append((action, chance))
            case act.Attempt(mission, _, _):
                found.append((action, _fight(state, seat, mission)))
    for ideas in plots.values():
        found += sorted(ideas, key=lambda idea: -idea[1])[:3]
    found = [(action, max(0.02, chance)) for action, chance in found]
    if END in legal and max([chance for _, chance in found], default=0.0) < SURE:
        found.append((END, 0.15 if found else 1.0))
    return [*found, *anytime(state, seat, legal)]


def _fight(state: State, seat: Seat, mission: int) -> float:
    active = state.active[active_number(state, mission)]
    own = own_at(state, seat, active.objective) & ~state.recoil
    arms = bonuses(state, seat, on_mission=True)
    return beats(force(state, own, arms), force(state, active.garrison))


TURNS: Mapping[str, Callable[[State, Seat, Legal], Ideas]] = {
    "move": move,
    "group": group,
    "cull": cull,
    "assassinate": assassinate,
    "bomb_target": bomb_target,
    "attempt": attempt,
}
"""By question: what is worth a look."""
