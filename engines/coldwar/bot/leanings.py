"""Which choices deserve a look, and how likely each is to be the right one: phase by phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engines.bots.policy import Candidate
from engines.coldwar import actions as act
from engines.coldwar.actions import NONE
from engines.coldwar.bot.prospects import Prospect
from engines.coldwar.bot.skirmish import Skirmish
from engines.coldwar.bot.worth import AGENT, MEAN_OBJECTIVE, ON_LEAVE, season
from engines.coldwar.box.contents import (
    BENEFIT,
    DIRECTOR,
    FACTION,
    INFLUENCE,
    MILITARY,
    NUCLEAR,
    POINTS,
    SUMMIT,
)
from engines.coldwar.state import (
    CRYPTOGRAPHER,
    DETENTE,
    DOUBLE_AGENT,
    NOBEL,
    PEEK,
    PLANNING,
    STRUGGLE,
    State,
)
from engines.game import Action, Seat

NEAR = 4.0  # points: a choice worse by this is half as likely as the best
FLOOR = 0.01

#           MS   DD   DA   AN   AS   AM   DI   CR
CHOSEN = (1.0, 0.4, 0.7, 0.7, 0.6, 0.6, 1.0, 0.7)
"""How often an agent is chosen, as a beginning."""


def candidates(state: State, seat: Seat, legal: Sequence[Action]) -> list[Candidate]:
    """The choices worth a look, likely ones first."""
    lean = _LEANINGS.get(state.phase)
    found = lean(state, seat, legal) if lean else [(action, 1.0) for action in legal]
    return sorted(found, key=_likelihood)


def _likelihood(candidate: Candidate) -> float:
    return -candidate[1]


def likely(scored: Sequence[tuple[float, Action]]) -> list[Candidate]:
    """Choices and their worth in points, turned into likelihoods."""
    best = max([worth for worth, _ in scored])
    found: list[Candidate] = []
    for worth, action in scored:
        gap = (best - worth) / NEAR
        found.append((action, FLOOR + 1 / (1 + gap * gap)))
    return found


def _agents(_state: State, _seat: Seat, legal: Sequence[Action]) -> list[Candidate]:
    return [(action, CHOSEN[action.agent]) for action in legal if isinstance(action, act.Choose)]


def _struggling(state: State, seat: Seat, legal: Sequence[Action]) -> list[Candidate]:
    skirmish = Skirmish(state)
    prospect = Prospect(skirmish, seat)
    scored = prospect.options(all_of_them=True)
    if state.sides[seat].events:
        best = max([worth for worth, _ in scored])
        scored += [
            (_event(state, seat, prospect, action, best), action)
            for action in legal
            if isinstance(action, act.UseEvent)
        ]
    return likely(scored)


def _event(state: State, seat: Seat, prospect: Prospect, action: act.UseEvent, best: float) -> float:
    """What an event that is used now is worth, in the points of the other choices."""
    if action.card == SUMMIT:
        return best - 3.0
    if action.card == BENEFIT:
        return prospect.now() + prospect.gain(INFLUENCE[state.struggle.discard[-1]]) - POINTS[BENEFIT]
    return Prospect(without_military(state), seat).now() - POINTS[NUCLEAR]


def without_military(state: State) -> Skirmish:
    """The struggle after a Nuclear Escalation (R12.4)."""
    skirmish = Skirmish(state)
    for groups in state.struggle.groups:
        for group in groups:
            if FACTION[group] == MILITARY:
                skirmish.destroy(group)
    return skirmish


def _peeking(state: State, seat: Seat, legal: Sequence[Action]) -> list[Candidate]:
    skirmish, group = Skirmish(state), state.struggle.deck[0]
    following = (seat + 1) % len(state.sides)
    helps = Prospect(skirmish, following).gain(INFLUENCE[group])
    worths = {
        act.PEEK_RECRUIT: Prospect(skirmish, seat).gain(INFLUENCE[group]),
        act.PEEK_DISCARD: min(3.0, max(-3.0, helps)) / 3,
        act.PEEK_LEAVE: 0.0,
    }
    return likely([(worths[action], action) for action in legal if isinstance(action, act.Peek)])


def _nobel(state: State, seat: Seat, legal: Sequence[Action]) -> list[Candidate]:
    agent, ahead = state.sides[seat].field, season(state)
    saved = ahead * (AGENT[agent] - ON_LEAVE[agent]) - POINTS[action_card(legal[0])]
    return likely([(saved, legal[0]), (0.0, legal[1])])


def action_card(action: Action) -> int:
    assert isinstance(action, act.UseEvent)
    return action.card


def _betraying(state: State, _seat: Seat, legal: Sequence[Action]) -> list[Candidate]:
    """Listening to the rival who is ahead, or keeping from him who is worth most."""
    found: list[tuple[float, Action]] = []
    for action in legal:
        if isinstance(action, act.Listen):
            found.append((3.0 + state.sides[action.on].vp / 20, action))
        elif isinstance(action, act.SendOnLeave):
            found.append((ON_LEAVE[action.agent] + state.sides[action.on].vp / 20, action))
    return likely(found)


def _intercepting(state: State, seat: Seat, legal: Sequence[Action]) -> list[Candidate]:
    """A Director at home likes good cards under the deck."""
    gain = POINTS[state.odeck[0]] - MEAN_OBJECTIVE
    wanted = gain / 4 if state.sides[seat].hq >> DIRECTOR & 1 else -gain / 8
    return likely([(wanted if action == act.BURY else 0.0, action) for action in legal])


def _relaxing(state: State, _seat: Seat, legal: Sequence[Action]) -> list[Candidate]:
    ahead = season(state)
    found: list[tuple[float, Action]] = []
    for action in legal:
        worth = 0.0
        if isinstance(action, act.UseEvent):
            worth = -POINTS[action.card] + (ahead * AGENT[action.agent] if action.agent != NONE else 1.0)
        found.append((worth, action))
    return likely(found)


_LEANINGS: Mapping[str, Callable[[State, Seat, Sequence[Action]], list[Candidate]]] = {
    PLANNING: _agents,
    STRUGGLE: _struggling,
    PEEK: _peeking,
    NOBEL: _nobel,
    DOUBLE_AGENT: _betraying,
    CRYPTOGRAPHER: _intercepting,
    DETENTE: _relaxing,
}
