"""Ideas for the turn of a seat in phases 2 to 6 and 8: missions, cards, recruitment, purchases, moves, attempts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.bots.policy import Candidate
from engines.complot import actions as act
from engines.complot.actions import DECLINE, DONE, END, NONE, PASS, Action
from engines.complot.bot.ground import DISTANCE, budget
from engines.complot.bot.odds import beats, bonuses, force, plotted
from engines.complot.bot.plans import FIGHT, HOLD, ONE, Goal, Plan, goals, plans
from engines.complot.bot.values import KEEPSAKE, appeal, rounds_left, strengths
from engines.complot.box.contents import (
    ACC,
    ATT,
    BLO,
    BONUS,
    CARD_TYPE,
    COSTS,
    DESTINATION,
    ESP,
    HEL,
    MIS,
    RING,
    SECONDARY_PLACE,
    SOI,
)
from engines.complot.box.elements import CHARACTERS, OF_KIND, members
from engines.complot.effects.wounds import life_left
from engines.complot.moves.board import active_number
from engines.complot.phases.phase6 import Grouping
from engines.complot.rules import asked
from engines.complot.state import NOBODY, State, enemies_at, hand, own_at, values
from engines.game import Seat

Legal = Sequence[Action]
Ideas = list[Candidate]

MOST_CULLED = 0.01  # of a step that is legal, but has no plan behind it
POOR_CARD = 0.45  # a card worth less than this is exchanged for another
TARGETS = 2  # places that are looked at for purchases


# Cards for any time.


def anytime(state: State, seat: Seat, legal: Legal) -> Ideas:
    """Accusations, spies, First Aid (R4.5): what of it deserves a thought."""
    found: Ideas = []
    for action in legal:
        match action:
            case act.PlayOnSeat(card, target) if CARD_TYPE[card] == ACC:
                found.append((action, _accusation(state, seat, target)))
            case act.PlayOnSeat(card, target) if CARD_TYPE[card] == ESP:
                found.append((action, 0.15 if state.ip[target] == _best_rival(state, seat) else 0.05))
            case act.FirstAid(card, name) if CARD_TYPE[card] == SOI:
                figure = act.meant(seat, name)
                if rounds_left(state) or state.stage < 8:
                    found.append((action, 0.3 if life_left(state, figure) == 1 else 0.1))
    return [idea for idea in found if idea[1] > 0]


def _best_rival(state: State, seat: Seat) -> int:
    return max(points for other, points in enumerate(state.ip) if other != seat)


def _accusation(state: State, seat: Seat, target: Seat) -> float:
    """Against the leader, and not before it has three points to lose, but at the very end."""
    points = state.ip[target]
    if points < 3 and rounds_left(state):
        return 0.0
    if points < _best_rival(state, seat):
        return 0.02
    return 0.5 if points >= 3 else 0.2


def window(state: State, seat: Seat, legal: Legal) -> Ideas:
    """W-ANY and W-LAST."""
    return [*anytime(state, seat, legal), (PASS, 0.4)]


# Phases 2 and 3.


def alike(state: State, seat: Seat, legal: Legal) -> Ideas:  # noqa: ARG001
    return [(action, 1.0) for action in legal]


def discard(state: State, seat: Seat, legal: Legal) -> Ideas:
    """Cards of little use are exchanged, the poorest first; in one order only."""
    dropped = getattr(asked(state), "dropped", ())
    found = [] if dropped else anytime(state, seat, legal)
    poorest = [(appeal(state, seat, action.card), action) for action in legal if isinstance(action, act.Drop)]
    if poorest:
        worth, drop = min(poorest, key=lambda pair: pair[0])
        if worth < POOR_CARD + (0.4 if len(hand(state, seat)) > 5 else 0):
            return [*found, (drop, 3.0), (DONE, 0.3)]
    return [*found, (DONE, 1.0)]


def keep_card(state: State, seat: Seat, legal: Legal) -> Ideas:
    return [(action, 0.1 + appeal(state, seat, action.card)) for action in legal if isinstance(action, act.Keep)]


# Phase 5.


def recruit(state: State, seat: Seat, legal: Legal) -> Ideas:
    """Blue places cost nothing; Recruitment cards are for seats that have room."""
    found: Ideas = []
    drafting = bool(getattr(asked(state), "is_half_made", False))
    crowd = (state.own[seat] & CHARACTERS).bit_count()
    for action in legal:
        if isinstance(action, act.UseBlue):
            return [(action, 1.0)]
        if isinstance(action, act.PlayCard) and CARD_TYPE[action.card] not in (ACC, ESP) and rounds_left(state) + 1:
            is_draw = action.card in hand(state, seat) and not _is_look(action.card)
            if is_draw and crowd < 3:
                found.append((action, 2.0 if crowd < 2 else 1.0))
    return [*found, (DONE, 0.5), *([] if drafting else anytime(state, seat, legal))]


def _is_look(card: int) -> bool:
    from engines.complot.box.contents import REC

    return CARD_TYPE[card] != REC


def keep_character(state: State, seat: Seat, legal: Legal) -> Ideas:
    worths = strengths(state.variant.seats)
    found: Ideas = []
    for action in legal:
        if isinstance(action, act.Hire):
            gain = worths[action.figure]
            if action.out != NONE:
                if (state.own[seat] & CHARACTERS).bit_count() < 3:
                    continue
                gain -= worths[action.out] * (1 - 0.2 * state.wounds[action.out]) + 0.3
            if gain > 0:
                found.append((action, gain))
    return [*found, (DONE, 0.1)]


def pull(state: State, seat: Seat, place: int, wanted: Sequence[Goal]) -> float:
    """How useful it is to have somebody more on a place."""
    found = 0.0
    for goal in wanted:
        worth = goal.worth * (1.0 if goal.kind in (FIGHT, HOLD, ONE) else 0.6)
        found = max(found, worth / (1.5 + DISTANCE[place][goal.place]))
    return found + (0.15 if RING[place] != "plain" else 0) + 0.05 * own_at(state, seat, place).bit_count()


def _best_places(state: State, seat: Seat, places: Sequence[int]) -> list[int]:
    wanted = goals(state, seat)
    return sorted(set(places), key=lambda place: (-pull(state, seat, place, wanted), place))


def hire_place(state: State, seat: Seat, legal: Legal) -> Ideas:
    places = _best_places(state, seat, [action.place for action in legal if isinstance(action, act.HirePlace)])
    return [(act.hire_place(place), 1 / (1 + number)) for number, place in enumerate(places[:4])]


def won_unit(state: State, seat: Seat, legal: Legal) -> Ideas:
    found = _placings(state, seat, legal, act.PutUnit)
    return found or [(DECLINE, 1.0)]


def _placings(state: State, seat: Seat, legal: Legal, kind: type) -> Ideas:
    """The best places for each type of unit, without exchanges unless the new one is better."""
    worths = strengths(state.variant.seats)
    options: list[Any] = [action for action in legal if isinstance(action, kind)]
    places = _best_places(state, seat, [action.place for action in options])[:TARGETS]
    found: Ideas = []
    for action in options:
        if action.place not in places:
            continue
        worth = 0.5 if action.place == places[0] else 0.2
        if action.out != NONE:
            new = max(worths[unit] for unit in members(OF_KIND[action.kind]))
            if new <= worths[act.meant(seat, action.out)] + 0.1:
                continue
            worth /= 3
        found.append((action, worth))
    return found


def buy(state: State, seat: Seat, legal: Legal) -> Ideas:
    """What is left of the points is needed for steps: not all of it is spent."""
    points = state.ap[seat]
    found: Ideas = []
    for action, worth in _placings(state, seat, legal, act.Buy):
        assert isinstance(action, act.Buy)
        rest = points - COSTS[action.kind]
        found.append((action, worth * (1.0 if rest >= 3 else 0.5 if rest >= 2 else 0.15)))
    return [*found, (DONE, 0.6 if points <= 4 else 0.3), *anytime(state, seat, legal)]


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
            case act.Take():
                found.append((action, 3.0))
    return sorted(found, key=lambda idea: -idea[1])[:5]


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


def _next(seat: Seat, plan: Plan, rest: int) -> Action:
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
    if END in legal:
        found.append((END, 0.15 if found else 1.0))
    return [*found, *anytime(state, seat, legal)]


def _fight(state: State, seat: Seat, mission: int) -> float:
    active = state.active[active_number(state, mission)]
    own = own_at(state, seat, active.objective) & ~state.recoil
    arms = bonuses(state, seat, on_mission=True)
    return beats(force(state, own, arms), force(state, active.garrison))


TURNS: Mapping[str, Callable[[State, Seat, Legal], Ideas]] = {
    "pile": alike,
    "discard": discard,
    "keep_card": keep_card,
    "recruit": recruit,
    "keep_character": keep_character,
    "hire_place": hire_place,
    "won_unit": won_unit,
    "buy": buy,
    "move": move,
    "group": group,
    "cull": cull,
    "assassinate": assassinate,
    "bomb_target": bomb_target,
    "attempt": attempt,
    "anytime": window,
    "last_call": window,
}
"""By question: what is worth a look."""
_ = KEEPSAKE
