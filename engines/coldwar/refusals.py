"""Why an action is not allowed: a code, and the number of the rule that forbids it.

`refusal` is asked before every action. It says None to exactly what `rules.legal` lists; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines import game
from engines.coldwar import actions as act
from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import (
    AGENT_CODES,
    BENEFIT,
    DEPUTY,
    ECONOMIC,
    FACTION,
    GROUP_CODES,
    INFLUENCE,
    MEDIA,
    MILITARY,
    OBJECTIVE_CODES,
    OLYMPICS,
    POLITICAL,
    POPULATION,
    SPACE,
    STABILITY,
    SUMMIT,
)
from engines.coldwar.box.contents import NOBEL as NOBEL_CARD
from engines.coldwar.box.contents import NUCLEAR as NUCLEAR_CARD
from engines.coldwar.effects.event_cards import military, owns
from engines.coldwar.effects.powers import owner
from engines.coldwar.phases.briefing import DEPTH as ANALYST_DEPTH
from engines.coldwar.phases.briefing import lowest, must_wait
from engines.coldwar.phases.detente import DEPTH as SPACE_DEPTH
from engines.coldwar.state import (
    ANALYST,
    BALANCE,
    CRYPTOGRAPHER,
    DETENTE,
    DOUBLE_AGENT,
    NOBEL,
    NUCLEAR,
    ORDER,
    OVER,
    PEEK,
    PLANNING,
    START,
    STRUGGLE,
    AgencyState,
    State,
)
from engines.game import IllegalAction, Seat

REASONS = (
    "not_your_turn",
    "wrong_phase",
    "not_in_hq",
    "on_leave",
    "removed",
    "must_wait",
    "already_chosen",
    "no_group",
    "population_full",
    "not_yours",
    "is_mobilised",
    "not_in_play",
    "itself",
    "economic_target",
    "own_target",
    "receiver_full",
    "would_overflow",
    "between_rivals",
    "no_target_for_media",
    "needs_target",
    "event_not_owned",
    "event_wrong_phase",
    "discard_empty",
    "no_military",
    "not_military",
    "agent_known",
    "not_a_rival",
    "not_out",
    "deputy_never_leaves",
    "wrong_cards",
    "not_lowest",
)

# What the rules ask for in each phase, and where they say so.
PHASE_RULES = {
    BALANCE: "R5.3",
    ANALYST: "R5.5",
    PLANNING: "R6.1",
    START: "R7.1",
    STRUGGLE: "R7.2",
    PEEK: "R8.3",
    NUCLEAR: "R12.4",
    NOBEL: "R12.2",
    DOUBLE_AGENT: "R10.9",
    CRYPTOGRAPHER: "R10.20",
    DETENTE: "R11.3",
    ORDER: "R12.6",
    OVER: "R13.2",
}
EVENT_PHASES = {
    NOBEL_CARD: NOBEL,
    BENEFIT: STRUGGLE,
    NUCLEAR_CARD: STRUGGLE,
    SUMMIT: STRUGGLE,
    SPACE: DETENTE,
    OLYMPICS: DETENTE,
}
POWER_RULES = {MILITARY: "R8.1", ECONOMIC: "R8.2", MEDIA: "R8.3", POLITICAL: "R8.4"}


def refusal(state: State, seat: Seat, action: game.Action) -> IllegalAction | None:
    """Why `seat` may not do this now, or None if it may."""
    phase = state.phase
    if phase == PLANNING:
        return _planning(state, seat, action)
    if phase == OVER:
        return IllegalAction("wrong_phase", PHASE_RULES[OVER])
    if seat != state.actor:
        return IllegalAction("not_your_turn", PHASE_RULES[phase])
    if isinstance(action, act.UseEvent):
        return _event(state, seat, action)
    wanted = _ASKED.get(type(action))
    if wanted is None or wanted[0] != phase:
        return IllegalAction("wrong_phase", PHASE_RULES[phase])
    return wanted[1](state, seat, action)


def _allowed(state: State, seat: Seat, action: game.Action) -> None:  # noqa: ARG001
    return None


def _planning(state: State, seat: Seat, action: game.Action) -> IllegalAction | None:
    """R6"""
    if not 0 <= seat < state.variant.seats:
        return IllegalAction("not_your_turn", "R6.1")
    if not isinstance(action, act.Choose):
        return IllegalAction("wrong_phase", "R6.1")
    side = state.sides[seat]
    if side.field != NONE:
        return IllegalAction("already_chosen", "R6.2")
    if must_wait(state, seat):
        return IllegalAction("must_wait", "R6.3", on=state.listening[1])
    return _absence(side, action.agent, "R6.1")


def _absence(side: AgencyState, agent: int, rule: str) -> IllegalAction | None:
    """Why an agent is not in headquarters, as all may know; None if he is there."""
    if side.hq >> agent & 1:
        return None
    code = AGENT_CODES[agent]
    if side.leave >> agent & 1:
        return IllegalAction("on_leave", rule, agent=code)
    if any(gone == agent for gone, _ in side.out):
        return IllegalAction("removed", rule, agent=code)
    return IllegalAction("not_in_hq", rule, agent=code)


def _balance(state: State, seat: Seat, action: act.Balance) -> IllegalAction | None:  # noqa: ARG001
    return None if action.to in lowest(state) else IllegalAction("not_lowest", "R5.3")


def _arrangement(state: State, seat: Seat, action: act.Arrange) -> IllegalAction | None:  # noqa: ARG001
    right = sorted(action.groups) == sorted(state.struggle.deck[:ANALYST_DEPTH])
    return None if right else IllegalAction("wrong_cards", "R5.5")


def _order(state: State, seat: Seat, action: act.Order) -> IllegalAction | None:  # noqa: ARG001
    right = sorted(action.objectives) == sorted(state.odeck[:SPACE_DEPTH])
    return None if right else IllegalAction("wrong_cards", "R12.6")


def _start(state: State, seat: Seat, action: act.NameFirst) -> IllegalAction | None:  # noqa: ARG001
    return None if action.first < state.variant.seats else IllegalAction("not_a_rival", "R7.1")


# The Influence Struggle (R7, R8)


def _recruiting(state: State, seat: Seat, action: game.Action) -> IllegalAction | None:  # noqa: ARG001
    if len(state.struggle.groups[seat]) < POPULATION[state.objective]:
        return None
    return IllegalAction("population_full", "R7.5")


def _passing(state: State, seat: Seat, action: act.Pass) -> IllegalAction | None:  # noqa: ARG001
    return None if state.struggle.groups[seat] else IllegalAction("no_group", "R7.3")


def _peeking(state: State, seat: Seat, action: act.Peek) -> IllegalAction | None:
    return _recruiting(state, seat, action) if action.choice == "rec" else None


def _activation(state: State, seat: Seat, action: act.Activate) -> IllegalAction | None:
    struggle, group, target = state.struggle, action.group, action.target
    own = struggle.groups[seat]
    if not own:
        return IllegalAction("no_group", "R7.3")
    if group not in own:
        return IllegalAction("not_yours", "R7.6", group=GROUP_CODES[group])
    if not struggle.ready >> group & 1:
        return IllegalAction("is_mobilised", "R7.6", group=GROUP_CODES[group])
    faction = FACTION[group]
    if faction == MEDIA:
        return None if target == action.to == NONE else IllegalAction("no_target_for_media", "R8.3")
    if target == NONE:
        return IllegalAction("needs_target", "R7.6")
    rule = POWER_RULES[faction]
    if faction == ECONOMIC and FACTION[target] == ECONOMIC:
        return IllegalAction("economic_target", rule, group=GROUP_CODES[target])
    if target == group:
        return IllegalAction("itself", rule)
    victim = owner(struggle, target)
    if victim == NONE:
        return IllegalAction("not_in_play", rule, group=GROUP_CODES[target])
    if faction == POLITICAL:
        return _transfer(state, seat, action, victim)
    # Only political groups have a receiver.
    return None if action.to == NONE else IllegalAction("not_a_rival", rule)


def _transfer(state: State, seat: Seat, action: act.Activate, victim: Seat) -> IllegalAction | None:
    """R8.4"""
    struggle, limit = state.struggle, POPULATION[state.objective]
    to = action.to
    if to == NONE:
        if victim == seat:
            return IllegalAction("own_target", "R8.4")
        return None if len(struggle.groups[seat]) < limit else IllegalAction("receiver_full", "R8.4", to=seat)
    if to == seat or to >= state.variant.seats:
        return IllegalAction("not_a_rival", "R8.4")
    if victim != seat:
        return IllegalAction("between_rivals", "R8.4")
    if len(struggle.groups[to]) >= limit:
        return IllegalAction("receiver_full", "R8.4", to=to)
    total, stability = struggle.influence[to] + INFLUENCE[action.target], STABILITY[state.objective]
    return None if total <= stability else IllegalAction("would_overflow", "R8.4", total=total, stability=stability)


# Events (R12)


def _event(state: State, seat: Seat, action: act.UseEvent) -> IllegalAction | None:
    card = action.card
    if state.phase != EVENT_PHASES[card]:
        return IllegalAction("event_wrong_phase", "R12.1", objective=OBJECTIVE_CODES[card])
    if not owns(state.sides[seat], card):
        return IllegalAction("event_not_owned", "R12.1", objective=OBJECTIVE_CODES[card])
    if card == BENEFIT:
        return _recruiting(state, seat, action) if state.struggle.discard else IllegalAction("discard_empty", "R12.3")
    if card == NUCLEAR_CARD:
        return None if military(state.struggle) else IllegalAction("no_military", "R12.4")
    if card == SUMMIT:
        return _meeting(state, seat, action.on)
    if card == OLYMPICS:
        gone = any(agent == action.agent for agent, _ in state.sides[seat].out)
        return None if gone else IllegalAction("not_out", "R12.7", agent=AGENT_CODES[action.agent])
    if card == SPACE and not state.odeck:
        return IllegalAction("wrong_cards", "R12.6")
    return None


def _meeting(state: State, seat: Seat, on: Seat) -> IllegalAction | None:
    """R12.5"""
    if on == seat or on >= state.variant.seats:
        return IllegalAction("not_a_rival", "R12.5")
    return IllegalAction("agent_known", "R12.5", on=on) if state.sides[on].seen >> seat & 1 else None


def _escalation(state: State, seat: Seat, action: act.Escalate) -> IllegalAction | None:  # noqa: ARG001
    code = GROUP_CODES[action.group]
    if FACTION[action.group] != MILITARY:
        return IllegalAction("not_military", "R12.4", group=code)
    in_play = owner(state.struggle, action.group) != NONE
    return None if in_play else IllegalAction("not_in_play", "R12.4", group=code)


# The Double Agent (R10.9)


def _listening(state: State, seat: Seat, action: act.Listen) -> IllegalAction | None:
    rival = action.on != seat and action.on < state.variant.seats
    return None if rival else IllegalAction("not_a_rival", "R10.9")


def _leave(state: State, seat: Seat, action: act.SendOnLeave) -> IllegalAction | None:
    if action.on == seat or action.on >= state.variant.seats:
        return IllegalAction("not_a_rival", "R10.9")
    if action.agent == DEPUTY:
        return IllegalAction("deputy_never_leaves", "R10.9")
    return _absence(state.sides[action.on], action.agent, "R10.9")


_ASKED: Mapping[type, tuple[str, Callable[[State, Seat, Any], IllegalAction | None]]] = {
    act.Balance: (BALANCE, _balance),
    act.Arrange: (ANALYST, _arrangement),
    act.NameFirst: (START, _start),
    act.Recruit: (STRUGGLE, _recruiting),
    act.Activate: (STRUGGLE, _activation),
    act.Pass: (STRUGGLE, _passing),
    act.Peek: (PEEK, _peeking),
    act.Escalate: (NUCLEAR, _escalation),
    act.Refrain: (NOBEL, _allowed),
    act.Listen: (DOUBLE_AGENT, _listening),
    act.SendOnLeave: (DOUBLE_AGENT, _leave),
    act.Intercept: (CRYPTOGRAPHER, _allowed),
    act.Order: (ORDER, _order),
    act.Done: (DETENTE, _allowed),
}
