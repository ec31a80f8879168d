"""Why an action is not allowed: a code, and the number of the rule that forbids it.

`refusal` is asked when an action is not among the legal ones (`rules.legal`), which alone decide. What may be wrong
with a departure is looked at in `moves.barriers`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines import game
from engines.complot import actions as act
from engines.complot.actions import NONE
from engines.complot.box.contents import (
    ACC,
    ALIKE,
    ALL,
    BLO,
    CARD_CODES,
    CARD_TYPE,
    COSTS,
    ESP,
    MISSION_CODES,
    MISSION_KIND,
    REC,
    RULES,
)
from engines.complot.box.elements import CODES
from engines.complot.missions.ability import PLOTTED
from engines.complot.moves.barriers import BARRIERS, departure_refused, join_refused
from engines.complot.moves.board import active_number, lowest_unit
from engines.complot.phases.phase6 import Grouping, MovingOn
from engines.complot.state import NOBODY, State, enemies_at, hand, own_at
from engines.game import IllegalAction, Seat

REASONS = (
    "over",
    "not_your_turn",
    "wrong_phase",
    "half_made",
    "not_in_hand",
    "equal_card",
    "not_now",
    "no_target",
    "no_points",
    "no_cards",
    "own_seat",
    "no_wound",
    "pile_empty",
    "not_active",
    "too_expensive",
    "reserve_empty",
    "no_room",
    "nobody_there",
    "enough_draws",
    "too_many_characters",
    "enemies_there",
    "recoil",
    "no_character",
    "tried_already",
    "held_already",
    "alliance_owed",
    "not_carried",
    "no_way_out",
    "no_life_left",
    *BARRIERS,
)

PHASE_RULES = {
    "hospital": "R14.4",
    "scoop": "R5.3",
    "pile": "R6.4",
    "mission_cards": "R6.8",
    "discard": "R7.1",
    "keep_card": "R7.3",
    "won_unit": "R9.1",
    "recruit": "R9.2",
    "keep_character": "R9.4",
    "hire_place": "R9.5",
    "buy": "R9.6",
    "move": "R10.1",
    "group": "R10.1",
    "cull": "R10.10",
    "indic": "R10.7",
    "assassinate": "R10.13",
    "bomb_target": "R15.16",
    "next_combat": "R11.2",
    "opponent": "R11.3",
    "alliance": "R15.18",
    "dodge": "R15.19",
    "power": "R11.4",
    "turncoat": "R16.6",
    "combat_cards": "R11.4",
    "support": "R14.10",
    "assassin_target": "R11.8",
    "wounds": "R11.8",
    "care": "R11.10",
    "retreat": "R12.2",
    "retreat_step": "R12.2",
    "attempt": "R13.3",
    "carrier": "R13.10",
    "lose_cards": "R13.14",
    "lose_unit": "R13.14",
    "under": "R13.14",
    "innocent": "R15.3",
    "anytime": "R4.6",
    "last_call": "R4.6",
}
"""What the rules ask for in each phase, and where they say so."""


def refusal(state: State, seat: Seat, action: game.Action) -> IllegalAction:
    """Why `seat` may not do this now."""
    if not state.stack:
        return IllegalAction("over", "R17.1")
    question: Any = state.stack[-1]
    rule = PHASE_RULES.get(question.phase, "R3.2")
    if seat not in question.seats:
        return IllegalAction("not_your_turn", rule, seat=question.seat)
    card = getattr(action, "card", NONE)
    refused = _card_refused(state, seat, card) if card != NONE else None
    judge = _JUDGES.get(type(action))
    if refused is None and judge is not None:
        refused = judge(state, question, action)
    if refused is None and card != NONE:
        refused = IllegalAction("not_now", rule, card=CARD_CODES[card])
    if refused is None and question.is_half_made:
        return IllegalAction("half_made", "R3.6")
    return refused or IllegalAction("wrong_phase", rule)


Reason = IllegalAction | None


def _card_refused(state: State, seat: Seat, card: int) -> Reason:
    """A card that is not there, or for which an equal one stands (R3.7)."""
    own = hand(state, seat)
    if card not in own:
        return IllegalAction("not_in_hand", "R4.7", card=CARD_CODES[card])
    lower = min(other for other in own if ALIKE[other] == ALIKE[card])
    return None if lower == card else IllegalAction("equal_card", "R3.7", card=CARD_CODES[lower])


# Cards.


def _on_seat(state: State, question: Any, action: act.PlayOnSeat) -> Reason:
    kind = CARD_TYPE[action.card]
    rule = {ACC: "R15.1", ESP: "R15.2", ALL: "R15.18"}[kind]
    if kind == ALL and question.phase != "alliance":
        return None
    if action.seat == question.seat:
        return IllegalAction("own_seat", rule)
    if kind == ALL or action.seat >= state.variant.seats:
        return IllegalAction("no_target", rule)
    if kind == ESP and not hand(state, action.seat):
        return IllegalAction("no_cards", rule, seat=action.seat)
    if kind == ACC and not state.ip[action.seat]:
        return IllegalAction("no_points", rule, seat=action.seat)
    return None


def _first_aid(state: State, question: Any, action: act.FirstAid) -> Reason:
    element = act.meant(question.seat, action.element)
    if not state.own[question.seat] >> element & 1:
        return IllegalAction("nobody_there", "R14.2", element=CODES[element])
    if not state.wounds[element]:
        return IllegalAction("no_wound", "R14.2", element=CODES[element])
    return None


def _at_place(state: State, question: Any, action: act.PlayAtPlace) -> Reason:  # noqa: ARG001
    if not isinstance(question, MovingOn):
        return None
    rule = "R15.14" if CARD_TYPE[action.card] == BLO else "R15.16"
    return IllegalAction("no_target", rule, place=action.place)


def _card(state: State, question: Any, action: act.PlayCard) -> Reason:  # noqa: ARG001
    if CARD_TYPE[action.card] == REC and question.phase == "recruit":
        return IllegalAction("enough_draws", "R9.2")
    return None


def _mission_card(state: State, question: Any, action: act.NewMission | act.ChangeMission) -> Reason:
    if question.phase != "mission_cards":
        return IllegalAction("not_now", "R6.8", card=CARD_CODES[action.card])
    if not state.missions.cards[action.pile]:
        return IllegalAction("pile_empty", "R6.7")
    if isinstance(action, act.ChangeMission) and active_number(state, action.mission) < 0:
        return IllegalAction("not_active", "R6.7", mission=MISSION_CODES[action.mission])
    return None


def _reveal(state: State, question: Any, action: act.RevealMission) -> Reason:  # noqa: ARG001
    return IllegalAction("pile_empty", "R6.4") if question.phase == "pile" else None


# Phase 5.


def _unit(state: State, question: Any, action: act.Buy | act.PutUnit) -> Reason:
    seat = question.seat
    if question.phase != ("buy" if isinstance(action, act.Buy) else "won_unit"):
        return None
    if isinstance(action, act.Buy) and COSTS[action.kind] > state.ap[seat]:
        return IllegalAction("too_expensive", "R9.6", left=state.ap[seat])
    if lowest_unit(state, seat, action.kind) == NOBODY:
        return IllegalAction("reserve_empty", "R9.6")
    if state.own[seat] and not own_at(state, seat, action.place):
        return IllegalAction("nobody_there", "R9.8", place=action.place)
    return IllegalAction("no_room", "R9.8" if state.own[seat] else "R9.10", place=action.place)


def _hire(state: State, question: Any, action: act.Hire) -> Reason:  # noqa: ARG001
    if question.phase == "keep_character" and action.out == NONE:
        return IllegalAction("too_many_characters", "R9.4", most=RULES.max_characters)
    return None


def _blue(state: State, question: Any, action: act.UseBlue) -> Reason:  # noqa: ARG001
    if question.phase != "recruit":
        return None
    if action.place in question.places or action.place in question.blue:
        return IllegalAction("enough_draws", "R9.2")
    return IllegalAction("no_character", "R9.2", place=action.place)


# Phase 6.


def _join(state: State, question: Any, action: act.Join) -> Reason:
    if isinstance(question, MovingOn):
        return join_refused(state, question.seat, 0, 0, act.meant(question.seat, action.element))
    if isinstance(question, Grouping):
        element = act.meant(question.seat, action.element)
        return join_refused(state, question.seat, question.place, question.group, element)
    return None


def _depart(state: State, question: Any, action: act.Depart) -> Reason:
    if isinstance(question, Grouping):
        return departure_refused(state, question.seat, question.place, question.group, action)
    return None


def _object(state: State, question: Any, action: act.Give | act.Take) -> Reason:
    if not isinstance(question, MovingOn):
        return None
    code = MISSION_CODES[action.mission]
    number = active_number(state, action.mission)
    if number < 0:
        return IllegalAction("not_active", "R10.12", mission=code)
    active = state.active[number]
    if isinstance(action, act.Take) and active.lies and enemies_at(state, question.seat, active.lies):
        return IllegalAction("enemies_there", "R10.12", place=active.lies)
    return IllegalAction("not_carried", "R10.12", mission=code)


# Phases 7 and 8.


def _wound(state: State, question: Any, action: act.Wound) -> Reason:  # noqa: ARG001
    if question.phase != "wounds":
        return None
    return IllegalAction("no_life_left", "R11.9", element=CODES[act.meant(question.seat, action.element)])


def _retreat(state: State, question: Any, action: act.Retreat) -> Reason:  # noqa: ARG001
    if question.phase not in ("retreat", "retreat_step"):
        return None
    return IllegalAction("no_way_out", "R12.2", place=action.place)


def _word(state: State, question: Any, action: act.Word) -> Reason:  # noqa: ARG001
    return IllegalAction("alliance_owed", "R15.18") if action is act.END and question.phase == "attempt" else None


def _attempt(state: State, question: Any, action: act.Attempt | act.Deliver) -> Reason:
    if question.phase != "attempt":
        return None
    seat, code = question.seat, MISSION_CODES[action.mission]
    number = active_number(state, action.mission)
    if number < 0:
        return IllegalAction("not_active", "R13.3", mission=code)
    active = state.active[number]
    place = active.objective
    if isinstance(action, act.Deliver) and (active.carrier == NOBODY or not state.own[seat] >> active.carrier & 1):
        return IllegalAction("not_carried", "R13.12", mission=code)
    if not own_at(state, seat, place):
        return IllegalAction("nobody_there", "R13.3", place=place)
    if enemies_at(state, seat, place) and active.performer != seat:
        return IllegalAction("enemies_there", "R13.3", place=place)
    if active.tried >> seat & 1:
        return IllegalAction("tried_already", "R13.3", mission=code)
    if active.holder == seat:
        return IllegalAction("held_already", "R13.7", mission=code)
    if not own_at(state, seat, place) & ~state.recoil:
        return IllegalAction("recoil", "R12.4", place=place)
    rule = "R13.6" if MISSION_KIND[action.mission] in PLOTTED else "R13.3"
    return IllegalAction("no_character", rule, place=place)


_JUDGES: Mapping[type, Callable[[State, Any, Any], Reason]] = {
    act.Word: _word,
    act.PlayOnSeat: _on_seat,
    act.FirstAid: _first_aid,
    act.PlayAtPlace: _at_place,
    act.PlayCard: _card,
    act.NewMission: _mission_card,
    act.ChangeMission: _mission_card,
    act.RevealMission: _reveal,
    act.Buy: _unit,
    act.PutUnit: _unit,
    act.Hire: _hire,
    act.UseBlue: _blue,
    act.Join: _join,
    act.Depart: _depart,
    act.Give: _object,
    act.Take: _object,
    act.Wound: _wound,
    act.Retreat: _retreat,
    act.Attempt: _attempt,
    act.Deliver: _attempt,
}
