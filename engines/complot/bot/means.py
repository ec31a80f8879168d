"""Ideas for what a seat has at its disposal: cards, characters, units (phases 2 to 5), and cards for any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.bots.policy import Candidate
from engines.complot import actions as act
from engines.complot.actions import DECLINE, DONE, NONE, PASS, Action
from engines.complot.bot.ground import DISTANCE
from engines.complot.bot.plans import FIGHT, HOLD, ONE, Destination, goals
from engines.complot.bot.values import appeal, rounds_left, strengths
from engines.complot.box.contents import (
    ACC,
    CARD_TYPE,
    CMI,
    COSTS,
    ESP,
    NMI,
    REC,
    REN,
    RING,
    SOI,
)
from engines.complot.box.elements import CHARACTERS, OF_KIND, members
from engines.complot.effects.wounds import life_left
from engines.complot.phases.phase2 import target
from engines.complot.rules import asked
from engines.complot.state import State, hand, own_at
from engines.game import Seat

Legal = Sequence[Action]
Ideas = list[Candidate]

POOR_CARD = 0.45  # a card worth less than this is exchanged for another


TARGETS = 2  # places that are looked at for purchases


def anytime(state: State, seat: Seat, legal: Legal) -> Ideas:
    """Accusations, spies, First Aid, Intelligence (R4.5): what of it deserves a thought."""
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
            case act.PlayCard(card) if CARD_TYPE[card] == REN and may_choose_mission(state, seat):
                found.append((action, 2.0))
    return [idea for idea in found if idea[1] > 0]


def may_choose_mission(state: State, seat: Seat) -> bool:
    """Whether a seat is about to take a mission from a pile of its choice: as one of the last by points (R6.3), or with
    a card (R6.8)."""
    if state.stage != 2:
        return False
    if any(CARD_TYPE[card] in (NMI, CMI) for card in hand(state, seat)):
        return True
    behind = sum([points < state.ip[seat] for points in state.ip])
    return behind < target(state) - len(state.active)


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


def recruit(state: State, seat: Seat, legal: Legal) -> Ideas:
    """Blue places cost nothing; Recruitment cards are for seats that have room."""
    found: Ideas = []
    drafting = bool(getattr(asked(state), "is_half_made", False))
    crowd = (state.own[seat] & CHARACTERS).bit_count()
    for action in legal:
        if isinstance(action, act.UseBlue):
            return [(action, 1.0)]
        if isinstance(action, act.PlayCard) and CARD_TYPE[action.card] == REC and crowd < 3:
            found.append((action, 2.0 if crowd < 2 else 1.0))
    return [*found, (DONE, 0.5), *([] if drafting else anytime(state, seat, legal))]


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


def pull(state: State, seat: Seat, place: int, wanted: Sequence[Destination]) -> float:
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


MEANS: Mapping[str, Callable[[State, Seat, Legal], Ideas]] = {
    "pile": alike,
    "discard": discard,
    "keep_card": keep_card,
    "recruit": recruit,
    "keep_character": keep_character,
    "hire_place": hire_place,
    "won_unit": won_unit,
    "buy": buy,
    "anytime": window,
    "last_call": window,
}
"""By question: what is worth a look."""
