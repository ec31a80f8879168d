"""Ideas for reactions: dice rolled again, First Aid, alliances, order and missions; and for losses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.bots.policy import Candidate
from engines.complot import actions as act
from engines.complot.actions import NONE, PASS, Action
from engines.complot.bot.ground import DISTANCE
from engines.complot.bot.odds import force, fought
from engines.complot.bot.values import appeal, rounds_left, strengths
from engines.complot.box.contents import BONUS, BOX, POINTS
from engines.complot.box.elements import CHARACTERS
from engines.complot.effects.anytime import Accusation
from engines.complot.effects.wounds import life_left
from engines.complot.missions.attempts import Plotted
from engines.complot.phases.phase1 import Scooping
from engines.complot.phases.steps import Slipping
from engines.complot.rules import asked
from engines.complot.state import NOBODY, State, enemies_at, own_at, values
from engines.game import Seat

Legal = Sequence[Action]
Ideas = list[Candidate]


def support(state: State, seat: Seat, legal: Legal) -> Ideas:
    """A die that decides is rolled again: one's own that failed, or an enemy's that hit."""
    roll = state.roll
    dice = [action for action in legal if isinstance(action, act.Support)]
    if roll is None or not dice:
        return [(PASS, 1.0)]
    best = max(dice, key=lambda action: _doubt(state, seat, roll.by[action.die - 1], roll.faces[action.die - 1]))
    worth = _doubt(state, seat, roll.by[best.die - 1], roll.faces[best.die - 1])
    return [(best, worth), (PASS, 0.5)] if worth > 0.15 else [(PASS, 1.0)]


def _doubt(state: State, seat: Seat, element: int, face: int) -> float:
    """What may be gained by rolling a die again, from 0 to 1."""
    assert state.roll is not None
    what = state.roll.what
    own = element != NOBODY and bool(state.own[seat] >> element & 1)
    if what in ("duel", "mission"):
        bonus = sum(BONUS[card] for card, on in state.laid if on == element)
        hits = min(6, max(0, 7 - values(state).combat[element] + bonus))
        is_hit = face > 6 - hits
        return (hits / 6 if own and not is_hit else 0.0) + ((6 - hits) / 12 if not own and is_hit else 0.0)
    if what == "plot":
        return _plot_doubt(state, element, face)
    if what == "validity":
        return 0.0
    threshold = {"recruitment": 3, "bombing": 4, "corruption": 4}.get(what, 5)
    succeeds = face >= threshold
    mine = own or state.turn == seat
    return (7 - threshold) / 7 if mine and not succeeds else 0.5 if not mine and succeeds else 0.0


def _plot_doubt(state: State, element: int, face: int) -> float:
    for item in reversed(state.stack):
        if isinstance(item, Plotted):
            bonus = BONUS[item.card] if item.card != NONE else 0
            needed = values(state).plot[element] - BOX.missions[item.mission].plot - bonus
            return 0.0 if face >= needed else (7 - needed) / 6 * POINTS[item.mission] / 4
    return 0.0


def care(state: State, seat: Seat, legal: Legal) -> Ideas:
    """First Aid for characters about to die, and for units that decide."""
    worths = strengths(state.variant.seats)
    found: Ideas = []
    for action in legal:
        if isinstance(action, act.FirstAid):
            element = act.meant(seat, action.element)
            if life_left(state, element) <= 0:
                found.append((action, worths[element] if CHARACTERS >> element & 1 else 0.15))
            elif CHARACTERS >> element & 1:
                found.append((action, 0.1))
    return [*sorted(found, key=lambda idea: -idea[1])[:3], (PASS, 0.4)]


def innocent(state: State, seat: Seat, legal: Legal) -> Ideas:  # noqa: ARG001
    is_accused = any(isinstance(item, Accusation) for item in state.stack[-2:])
    cards: Ideas = [(action, 2.0 if is_accused else 0.5) for action in legal if action is not PASS]
    return [*cards, (PASS, 0.5)]


def indic(state: State, seat: Seat, legal: Legal) -> Ideas:  # noqa: ARG001
    goals = [active.objective for active in state.active]
    slipping = next((item for item in reversed(state.stack) if isinstance(item, Slipping)), None)
    is_bold = slipping is not None and min([DISTANCE[slipping.target][goal] for goal in goals], default=9) <= 1
    return [*[(action, 1.0 if is_bold else 0.3) for action in legal if action is not PASS], (PASS, 0.5)]


def alliance(state: State, seat: Seat, legal: Legal) -> Ideas:
    place = getattr(asked(state), "place", 0)
    own = force(state, own_at(state, seat, place))
    chance = fought(own, force(state, enemies_at(state, seat, place)))[0]
    return [*[(action, 0.9 - chance) for action in legal if action is not PASS and chance < 0.8], (PASS, 0.5)]


def scoop(state: State, seat: Seat, legal: Legal) -> Ideas:
    """To be the last in the last round, when nobody can answer any more; after the draw, which may do without."""
    question = asked(state)
    assert isinstance(question, Scooping)
    if rounds_left(state) or question.is_before or state.order[-1] == seat:
        return [(PASS, 1.0)]
    order = (*[other for other in state.order if other != seat], seat)
    return [(action, 1.0) for action in legal if isinstance(action, act.Scoop) and action.order == order]


def mission_cards(state: State, seat: Seat, legal: Legal) -> Ideas:  # noqa: ARG001
    """New missions while there is time; old ones away that others are about to win."""
    found: Ideas = []
    if rounds_left(state):
        found += [(action, 0.2) for action in legal if isinstance(action, act.NewMission)]
        changes = [action for action in legal if isinstance(action, act.ChangeMission)]
        found += [(action, 0.15) for action in changes if action.under == action.pile][:4]
    return [*found, (PASS, 0.6)]


def lose_cards(state: State, seat: Seat, legal: Legal) -> Ideas:
    cards: list[Any] = list(legal)
    return [(min(cards, key=lambda action: appeal(state, seat, action.card)), 1.0)]


def lose_unit(state: State, seat: Seat, legal: Legal) -> Ideas:
    worths = strengths(state.variant.seats)
    units: list[Any] = list(legal)
    return [(min(units, key=lambda action: worths[act.meant(seat, action.unit)]), 1.0)]


def hospital(state: State, seat: Seat, legal: Legal) -> Ideas:  # noqa: ARG001
    worths = strengths(state.variant.seats)
    figures: list[Any] = list(legal)
    return [(max(figures, key=lambda action: state.wounds[action.figure] * worths[action.figure]), 1.0)]


WINDOWS: Mapping[str, Callable[[State, Seat, Legal], Ideas]] = {
    "support": support,
    "care": care,
    "innocent": innocent,
    "indic": indic,
    "alliance": alliance,
    "scoop": scoop,
    "mission_cards": mission_cards,
    "lose_cards": lose_cards,
    "lose_unit": lose_unit,
    "hospital": hospital,
}
"""By question: what is worth a look."""
