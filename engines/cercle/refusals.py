"""Why an action is not allowed: a code, and the number of the rule that forbids it.

`refusal` is asked when an action is not among the legal ones (`rules.legal`), which alone decide. What may be wrong
with the targets of an action is looked at in `effects.missing`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines import game
from engines.cercle import actions as act
from engines.cercle.box.contents import ACTION, BID, DIVISION_CODES, GUARD, OPEN, RULES, SPIN, SPY_CODES, THWART
from engines.cercle.effects.attacks import Guarding
from engines.cercle.effects.missing import ACTION_RULES, TARGET_REASONS, not_at_hand, wrong_target
from engines.cercle.effects.resolving import Vetoing
from engines.cercle.hiring.arrivals import Naming
from engines.cercle.hiring.auctions import Bidding, Paying, purses
from engines.cercle.phases.phase1 import Activating, Sharing, is_due
from engines.cercle.phases.phase2 import Operating, Targeting
from engines.cercle.phases.phase3 import Spinning
from engines.cercle.phases.setting_up import ChoosingColour, ChoosingService
from engines.cercle.state import ACTIVE, COLOURED, NEUTRAL, USED, State, secrets_of
from engines.game import IllegalAction, Seat

REASONS = (
    "over",
    "not_your_turn",
    "wrong_phase",
    "taken",
    "not_open",
    "pile_empty",
    "activated_already",
    "too_few_secrets",
    "too_many_secrets",
    "free_activation_due",
    "secrets_left",
    "sharing",
    "not_in_phase_2",
    "thwarted",
    "acted",
    "no_infiltration_left",
    "not_infiltrated",
    "marker_active",
    "marker_used",
    "no_point",
    "no_target",
    "not_posted",
    "wrong_bid",
    "price_left",
    "not_a_purse",
    "purse_used",
    "purses_first",
    "purse_needed",
    "wrong_division",
    *TARGET_REASONS,
)

PHASE_RULES = {
    "setup_colour": "R2.5",
    "setup_service": "R2.5",
    "p1_turn": "R4.4",
    "p1_share": "R4.8",
    "p2_turn": "R6.1",
    "p2_target": "R3.6",
    "r_veto": "R6.6",
    "r_guard": "R6.10",
    "h_division": "R7.9",
    "h_bid": "R8.6",
    "h_pay": "R8.9",
    "p3_spin": "R8.13",
}
"""What the rules ask for in each phase, and where they say so."""


def refusal(state: State, seat: Seat, action: game.Action) -> IllegalAction:
    """Why `seat` may not do this now."""
    if not state.stack:
        return IllegalAction("over", "R10.1")
    question: Any = state.stack[-1]
    rule = PHASE_RULES[question.phase]
    if seat not in question.seats:
        return IllegalAction("not_your_turn", rule, seat=question.seat)
    found = _ASKED[type(question)](state, question, action)
    return found or IllegalAction("wrong_phase", rule)


Reason = IllegalAction | None


def _colour(state: State, question: ChoosingColour, action: game.Action) -> Reason:  # noqa: ARG001
    if isinstance(action, act.ChooseColour):
        return IllegalAction("taken", "R2.5", seat=state.colours.index(action.colour))
    return None


def _service(state: State, question: ChoosingService, action: game.Action) -> Reason:  # noqa: ARG001
    if isinstance(action, act.ChooseService):
        return IllegalAction("taken", "R2.5", seat=state.services.index(action.service))
    return None


# Phase 1.


def _activating(state: State, question: Activating, action: game.Action) -> Reason:
    match action:
        case act.ActivateNeutral(spy):
            if spy not in state.open:
                return IllegalAction("not_open", "R4.4", spy=SPY_CODES[spy])
            return _unpaid(state, NEUTRAL)
        case act.ActivatePile(pile):
            return _unpaid(state, COLOURED) if state.piles[pile] else IllegalAction("pile_empty", "R4.4")
        case act.Amount() | act.ShareNothing() | act.NoMore():
            if is_due(state, question.seat):
                return IllegalAction("free_activation_due", "R4.7")
            return _share(state.left, action)
    return None


def _unpaid(state: State, kind: int) -> IllegalAction:
    """R4.4: one of each kind, for two secrets."""
    if state.activated & kind:
        return IllegalAction("activated_already", "R4.4")
    return IllegalAction("too_few_secrets", "R4.4", left=state.left, most=RULES.activation_cost)


def _share(left: int, action: game.Action) -> IllegalAction:
    """R4.8: everything, and no more."""
    if isinstance(action, act.Amount):
        return IllegalAction("too_many_secrets", "R4.8", left=left)
    return IllegalAction("secrets_left", "R4.8", left=left)


def _sharing(state: State, question: Sharing, action: game.Action) -> Reason:  # noqa: ARG001
    if isinstance(action, act.ActivateNeutral | act.ActivatePile):
        return IllegalAction("sharing", "R3.6")
    is_step = isinstance(action, act.Amount | act.ShareNothing | act.NoMore)
    return _share(question.left, action) if is_step else None


# Phase 2.


def _operating(state: State, question: Operating, action: game.Action) -> Reason:
    seat = question.seat
    match action:
        case act.Use(spy):
            return not_at_hand(state, seat, spy, "R6.2") or _idle(state, seat, spy)
        case act.Infiltrate(spy):
            return not_at_hand(state, seat, spy, "R6.12") or _barred(state, seat, spy)
        case act.Unmask(spy):
            return IllegalAction("not_infiltrated", "R6.17", spy=SPY_CODES[spy])
        case act.ActivateMarker():
            reason = {ACTIVE: "marker_active", USED: "marker_used"}.get(state.markers[seat], "no_point")
            return IllegalAction(reason, "R6.9")
    return None


def _idle(state: State, seat: Seat, spy: int) -> IllegalAction:
    """Why a ready spy cannot act."""
    action, code = ACTION[spy], SPY_CODES[spy]
    rule = ACTION_RULES[action]
    if action in (BID, SPIN):
        return IllegalAction("not_in_phase_2", rule, spy=code)
    if action == OPEN:
        return IllegalAction("thwarted", "R6.14", spy=SPY_CODES[_thwarting(state, seat)])
    if action == GUARD:
        return IllegalAction("acted" if state.acted >> spy & 1 else "already_posted", rule, spy=code)
    return IllegalAction("no_target", rule, spy=code)


def _barred(state: State, seat: Seat, spy: int) -> IllegalAction:
    """Why a ready spy cannot infiltrate."""
    if any(ACTION[other] == THWART for other in state.deployed[seat]):
        return IllegalAction("thwarted", "R6.14", spy=SPY_CODES[_thwarting(state, seat)])
    if state.acted >> spy & 1:
        return IllegalAction("acted", "R6.12", spy=SPY_CODES[spy])
    return IllegalAction("no_infiltration_left", "R6.13", most=state.allowed)


def _thwarting(state: State, seat: Seat) -> int:
    return next(spy for spy in state.deployed[seat] if ACTION[spy] == THWART)


def _targeting(state: State, question: Targeting, action: game.Action) -> Reason:
    return wrong_target(state, question.seat, question.spy, question.named, action)


def _vetoing(state: State, question: Vetoing, action: game.Action) -> Reason:  # noqa: ARG001
    return None


def _guarding(state: State, question: Guarding, action: game.Action) -> Reason:  # noqa: ARG001
    return IllegalAction("not_posted", "R6.10", spy=SPY_CODES[action.guard]) if isinstance(action, act.Repel) else None


# Hiring.


def _naming(state: State, question: Naming, action: game.Action) -> Reason:  # noqa: ARG001
    return None


def _bidding(state: State, question: Bidding, action: game.Action) -> Reason:  # noqa: ARG001
    return IllegalAction("wrong_bid", "R8.6", most=question.bid + 1) if isinstance(action, act.Bid) else None


def _paying(state: State, question: Paying, action: game.Action) -> Reason:
    match action:
        case act.AtSpy(spy):
            if spy in question.purses:
                return IllegalAction("purse_used", "R8.10", spy=SPY_CODES[spy])
            is_purse = spy in purses(state, question.seat)
            reason, rule = ("purses_first", "R3.6") if is_purse else ("not_a_purse", "R8.10")
            return IllegalAction(reason, rule, spy=SPY_CODES[spy])
        case act.Amount(division, count):
            return _unpayable(state, question, division, count)
        case act.NoMore():
            return IllegalAction("price_left", "R8.9", left=question.left)
    return None


def _unpayable(state: State, question: Paying, division: int, count: int) -> IllegalAction:
    if division not in question.auction.divisions:
        return IllegalAction("wrong_division", "R8.9", division=DIVISION_CODES[division])
    own = secrets_of(state, question.seat)[division] - question.secrets[division]
    if count > min(own, question.left):
        return IllegalAction("too_many_secrets", "R8.9", left=min(own, question.left))
    return IllegalAction("purse_needed", "R8.10", left=question.left)


def _spinning(state: State, question: Spinning, action: game.Action) -> Reason:
    return not_at_hand(state, question.seat, action.spy, "R8.13") if isinstance(action, act.Spin) else None


_ASKED: Mapping[type, Callable[[State, Any, game.Action], Reason]] = {
    ChoosingColour: _colour,
    ChoosingService: _service,
    Activating: _activating,
    Sharing: _sharing,
    Operating: _operating,
    Targeting: _targeting,
    Vetoing: _vetoing,
    Guarding: _guarding,
    Naming: _naming,
    Bidding: _bidding,
    Paying: _paying,
    Spinning: _spinning,
}
