"""Ideas for fights: opponents, powers, cards, wounds, retreats, dodges."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import Any

from engines.bots.policy import Candidate
from engines.complot import actions as act
from engines.complot.actions import DONE, NONE, PASS, RANSOM, STAY, Action
from engines.complot.bot.ground import DISTANCE
from engines.complot.bot.means import anytime
from engines.complot.bot.odds import force, fought
from engines.complot.bot.prospects import TO_DELIVER
from engines.complot.bot.values import AT_ONCE, LASTING, kept, rounds_left, strengths, sturdiness
from engines.complot.bot.worth import FATE
from engines.complot.box.contents import BONUS, CARD_TYPE, COM, DESTINATION, POINTS, RING
from engines.complot.box.elements import CHARACTERS, members
from engines.complot.combat.arming import Laying
from engines.complot.combat.duels import DodgeGroup
from engines.complot.combat.fights import Fight, current_fight, opponent, side
from engines.complot.effects.wounds import life_left
from engines.complot.rules import asked
from engines.complot.state import NOBODY, State, enemies_at, own_at, values
from engines.game import Seat

Legal = Sequence[Action]
Ideas = list[Candidate]

CLEAR = 2.0  # times that a card must bring more than it costs, or the other way round, not to be thought about


def _odds(state: State, seat: Seat, fight: Fight) -> float:
    """How likely a seat wins the fight that is on."""
    own, other = side(state, fight, seat), side(state, fight, opponent(fight, seat))
    win, both = fought(force(state, own), force(state, other))
    return win + (both if fight.mission != NOBODY else 0)


# A duel.


def opponents(state: State, seat: Seat, legal: Legal) -> Ideas:
    """The weakest first."""
    place = getattr(asked(state), "place", 0)
    own = force(state, own_at(state, seat, place))
    return [
        (action, 0.1 + fought(own, force(state, own_at(state, action.seat, place)))[0])
        for action in legal
        if isinstance(action, act.Versus)
    ]


def power(state: State, seat: Seat, legal: Legal) -> Ideas:
    worths, elimination = strengths(state.variant.seats), values(state).elimination
    found: Ideas = []
    for action in legal:
        match action:
            case act.Capture(_, target):
                found.append((action, 0.3 + elimination[target]))
            case act.Corrupt(_, name):
                found.append((action, 0.3 + worths[act.meant(seat, name)]))
    found.sort(key=lambda idea: -idea[1])
    return [*found[:4], (PASS, 0.03)]


def turncoat(state: State, seat: Seat, legal: Legal) -> Ideas:  # noqa: ARG001
    """The weakest of one's own goes for him, if anybody has to."""
    worths = strengths(state.variant.seats)
    turns = [action for action in legal if isinstance(action, act.ChangeSides)]
    best = min(turns, key=lambda action: worths[action.out] if action.out != NONE else 0.0)
    return [(best, 1.0), (RANSOM, 0.5)]


def combat_cards(state: State, seat: Seat, legal: Legal) -> Ideas:
    """The best card on who lasts longest, as long as it brings more than it is worth later on."""
    found, life, worths = values(state), values(state).life, strengths(state.variant.seats)
    best: tuple[float, act.LayCard] | None = None
    for action in legal:
        if isinstance(action, act.LayCard):
            element = act.meant(seat, action.element)
            helps = min(BONUS[action.card], found.combat[element] - 1)
            wasted = BONUS[action.card] - helps
            score = helps - wasted + 0.2 * life[element] + 0.1 * worths[element]
            score += 0.05 * (CARD_TYPE[action.card] == COM)
            if best is None or score > best[0]:
                best = score, action
    if best is None:
        return [(DONE, 1.0)]
    gain, price = _brought(state, seat, best[1]), kept(state, seat, best[1].card)
    if gain > CLEAR * price:
        return [(best[1], 1.0)]
    if price > CLEAR * gain:
        return [(DONE, 1.0)]
    return [(best[1], 0.5 + gain - price), (DONE, 0.5)]


def _brought(state: State, seat: Seat, action: act.LayCard) -> float:
    """The points that a card may bring in the fight that is on, with those that are laid already."""
    question = asked(state)
    assert isinstance(question, Laying)
    fight = question.fight
    mine, theirs = side(state, fight, seat), side(state, fight, opponent(fight, seat))
    enemy = force(state, theirs)
    chances = []
    for laid in (question.laid, (*question.laid, (action.card, act.meant(seat, action.element)))):
        win, both = fought(force(state._replace(laid=state.laid + laid), mine), enemy)
        chances.append(win + (both if fight.mission != NOBODY else 0.0))
    return (chances[1] - chances[0]) * _stake(state, fight, mine, theirs)


def _stake(state: State, fight: Fight, mine: int, theirs: int) -> float:
    """The points that lie between winning a fight and losing it."""
    elimination, worths = values(state).elimination, strengths(state.variant.seats)
    future = AT_ONCE + LASTING * rounds_left(state)
    at_stake = members(mine) if fight.mission != NOBODY else members(mine | theirs)
    found = FATE * future * fsum([worths[element] for element in at_stake])
    if fight.mission != NOBODY:
        return found + POINTS[fight.mission] * (TO_DELIVER if DESTINATION[fight.mission] else 1.0)
    found += FATE * sum([elimination[figure] for figure in members((mine | theirs) & CHARACTERS)])
    return found + fsum([0.5 * POINTS[active.mission] for active in state.active if active.objective == fight.place])


def aims(state: State, seat: Seat, legal: Legal) -> Ideas:
    worths = strengths(state.variant.seats)
    found: Ideas = []
    for action in legal:
        if isinstance(action, act.Aim):
            target = act.meant(seat, action.target)
            dies = life_left(state, target) == 1
            prize = values(state).elimination[target] if CHARACTERS >> target & 1 else 0
            found.append((action, (worths[target] + prize) * (1.0 if dies else 0.3)))
    return sorted(found, key=lambda idea: -idea[1])[:3]


def wounds(state: State, seat: Seat, legal: Legal) -> Ideas:
    """On lives that can be spared, then on the weakest; of neutral units too, by whoever plays them."""
    worths = strengths(state.variant.seats)
    wounded: Sequence[int] = getattr(asked(state), "given", ())
    carriers = [active.carrier for active in state.active]

    def price(action: Action) -> float:
        assert isinstance(action, act.Wound)
        element = act.meant(seat, action.element)
        left = life_left(state, element) - wounded.count(element)
        cost = worths[element] + (2.0 if element in carriers else 0.0)
        if CHARACTERS >> element & 1:
            cost += values(state).elimination[element]
        return cost if left == 1 else 0.15 + 0.3 / left

    ordered = sorted(legal, key=price)
    return [(action, 1.0 if number == 0 else 0.15) for number, action in enumerate(ordered[:2])]


def retreat(state: State, seat: Seat, legal: Legal) -> Ideas:
    """Away from a fight that is being lost, to where it hurts least."""
    fight = current_fight(state)
    ways = [action for action in legal if isinstance(action, act.Retreat)]
    best = sorted(ways, key=lambda action: (-_shelter(state, seat, action.place), action.place))[:2]
    found: Ideas = [(action, 1.0 / (1 + 2 * number)) for number, action in enumerate(best)]
    if STAY not in legal:
        return found
    chance = _odds(state, seat, fight) if fight else 0.5
    return [(STAY, 0.1 + 2 * chance), *[(action, likelihood * (1.05 - chance)) for action, likelihood in found]]


def _shelter(state: State, seat: Seat, place: int) -> float:
    """How good it is to retreat to a place."""
    worth = -2.0 * bool(enemies_at(state, seat, place)) + 0.4 * bool(own_at(state, seat, place))
    worth += 0.3 * (RING[place] != "plain")
    nearest = min([DISTANCE[place][active.objective] for active in state.active], default=0)
    return worth - 0.1 * nearest


def dodge(state: State, seat: Seat, legal: Legal) -> Ideas:
    """A character that would die leaves with all units."""
    found = anytime(state, seat, legal)
    fight = current_fight(state)
    figures = [
        action for action in legal if isinstance(action, act.Join) and CHARACTERS >> act.meant(seat, action.element) & 1
    ]
    if fight and figures:
        chance = _odds(state, seat, fight)
        if chance < 0.45:
            found.append((figures[0], 1 - chance))
    return [*found, (PASS, 0.6)]


def dodge_group(state: State, seat: Seat, legal: Legal) -> Ideas:
    assert isinstance(asked(state), DodgeGroup)
    units = [action for action in legal if isinstance(action, act.Join)]
    if units:
        return [(units[0], 1.0)]
    leaving = [action for action in legal if isinstance(action, act.Depart)]
    leaving.sort(key=lambda action: (-_shelter(state, seat, action.place), action.place))
    return [(action, 1.0 / (1 + number)) for number, action in enumerate(leaving[:3])]


# What a failure or a victory asks for.


def carrier(state: State, seat: Seat, legal: Legal) -> Ideas:
    """Somebody who lasts."""
    carriers: list[Any] = list(legal)
    best_first = sorted(carriers, key=lambda action: -sturdiness(state, act.meant(seat, action.element)))
    return [(action, 1.0 / (1 + number)) for number, action in enumerate(best_first[:2])]


CLASHES: Mapping[str, Callable[[State, Seat, Legal], Ideas]] = {
    "opponent": opponents,
    "power": power,
    "turncoat": turncoat,
    "combat_cards": combat_cards,
    "assassin_target": aims,
    "wounds": wounds,
    "retreat": retreat,
    "retreat_step": retreat,
    "dodge": dodge,
    "dodge_group": dodge_group,
    "carrier": carrier,
}
"""By question: what is worth a look."""
