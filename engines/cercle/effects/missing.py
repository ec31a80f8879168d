"""Why something is no target (section 7): the refusals that belong to `targets`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines import game
from engines.cercle import actions as act
from engines.cercle.box.contents import (
    ACTION,
    ACTION_IDS,
    BOOST,
    BURN,
    CHOKE,
    DELAY,
    DESERT,
    DIVISION_CODES,
    GAIN,
    GUARD,
    KILL,
    MASK,
    NEUTRALS,
    RECRUIT,
    SPY_CODES,
    SWAP,
    THWART,
)
from engines.cercle.effects.targets import Named, least_targets
from engines.cercle.state import NONE, State, edge_of
from engines.game import IllegalAction, Seat

TARGET_REASONS = (
    "targets_missing",
    "wrong_target",
    "no_seat",
    "own_seat",
    "no_secrets",
    "itself",
    "not_yours",
    "not_ready",
    "not_on_wheel",
    "has_arrived",
    "last_edge",
    "is_employed",
    "not_employed",
    "has_recruiter",
    "is_neutral",
    "is_attached",
    "is_deployed",
    "is_infiltrated",
    "has_guard",
    "carries_guard",
    "already_posted",
    "own_spy",
    "same_seat",
)

ACTION_RULES = tuple(f"R7.{number}" for number in range(1, len(ACTION_IDS) + 1))
"""By action: the rule that describes it."""


def _wrong(reason: str, rule: str, spy: int) -> IllegalAction:
    return IllegalAction(reason, rule, spy=SPY_CODES[spy])


def not_at_hand(state: State, seat: Seat, spy: int, rule: str) -> IllegalAction | None:
    """Why a spy does not lie ready in front of a seat; None if it does."""
    if spy in state.ready[seat]:
        return None
    employer = state.employer[spy]
    return _wrong("not_ready" if employer in (seat, NONE) else "not_yours", rule, spy)


def wrong_target(state: State, seat: Seat, spy: int, named: Named, action: game.Action) -> IllegalAction | None:
    """Why this is no next step of an action; None if it is no step at all."""
    rule = ACTION_RULES[ACTION[spy]]
    match action:
        case act.NoMore():
            return IllegalAction("targets_missing", "R3.6", left=least_targets(spy) - len(named))
        case act.AtSpy(target):
            judge = _JUDGES.get(ACTION[spy])
            return judge(state, seat, spy, named, target) if judge else IllegalAction("wrong_target", rule)
        case act.AtSeat(other):
            return _wrong_seat(seat, spy, other)
        case act.AtDivision(other, division):
            if ACTION[spy] not in (GAIN, BURN):
                return IllegalAction("wrong_target", rule)
            if other >= state.variant.seats:
                return IllegalAction("no_seat", rule)
            return IllegalAction("no_secrets", rule, seat=other, division=DIVISION_CODES[division])
        case act.Post():
            return _wrong("already_posted", rule, spy) if ACTION[spy] == GUARD else IllegalAction("wrong_target", rule)
        case act.Amount():
            return IllegalAction("wrong_target", rule)
    return None


def _wrong_seat(seat: Seat, spy: int, other: Seat) -> IllegalAction:
    rule = ACTION_RULES[ACTION[spy]]
    if ACTION[spy] not in (CHOKE, THWART):
        return IllegalAction("wrong_target", rule)
    return IllegalAction("own_seat" if other == seat else "no_seat", rule)


def _off_wheel(state: State, spy: int, target: int) -> IllegalAction | None:
    """Why a spy is not on the wheel; None if it is."""
    if edge_of(state, target):
        return None
    return _wrong("itself" if spy == target else "not_on_wheel", ACTION_RULES[ACTION[spy]], target)


def _boost(state: State, seat: Seat, spy: int, named: Named, target: int) -> IllegalAction:  # noqa: ARG001
    return _off_wheel(state, spy, target) or _wrong("has_arrived", "R7.5", target)


def _delay(state: State, seat: Seat, spy: int, named: Named, target: int) -> IllegalAction:  # noqa: ARG001
    return _off_wheel(state, spy, target) or _wrong("last_edge", "R5.8", target)


def _recruit(state: State, seat: Seat, spy: int, named: Named, target: int) -> IllegalAction:  # noqa: ARG001
    found, rule = _off_wheel(state, spy, target), ACTION_RULES[ACTION[spy]]
    if found:
        return found
    if state.employer[target] != NONE:
        return _wrong("is_employed", rule, target)
    if ACTION[spy] == MASK and target in NEUTRALS:
        return _wrong("is_neutral", rule, target)
    return _wrong("has_recruiter", rule, state.carried[target])


def _desert(state: State, seat: Seat, spy: int, named: Named, target: int) -> IllegalAction:  # noqa: ARG001
    return _off_wheel(state, spy, target) or _wrong("not_employed", "R7.11", target)


def _guard(state: State, seat: Seat, spy: int, named: Named, target: int) -> IllegalAction:  # noqa: ARG001
    if spy == target:
        return _wrong("itself", "R7.12", target)
    if state.carried[spy] != NONE:
        return _wrong("carries_guard", "R7.12", state.carried[spy])
    hidden = _out_of_reach(state, target, "R7.12")
    if hidden:
        return hidden
    if state.employer[target] != seat:
        return _wrong("not_yours", "R7.12", target)
    if state.carried[target] != NONE:
        guard, code = SPY_CODES[state.carried[target]], SPY_CODES[target]
        return IllegalAction("has_guard", "R7.12", spy=code, guard=guard)
    return _wrong("is_deployed", "R7.12", target)


def _out_of_reach(state: State, target: int, rule: str) -> IllegalAction | None:
    """Why a spy can be named by nobody, or only by some."""
    if target in state.carried and (ACTION[target] == GUARD or rule == "R7.12"):
        return _wrong("is_attached", rule, target)
    if any(target in row for row in state.infiltrated):
        return _wrong("is_infiltrated", rule, target)
    return None


def _kill(state: State, seat: Seat, spy: int, named: Named, target: int) -> IllegalAction:  # noqa: ARG001
    if spy == target:
        return _wrong("itself", "R7.14", target)
    return _out_of_reach(state, target, "R7.14") or _wrong("not_employed", "R7.14", target)


def _swap(state: State, seat: Seat, spy: int, named: Named, target: int) -> IllegalAction:  # noqa: ARG001
    if spy == target:
        return _wrong("itself", "R7.15", target)
    is_ready = any(target in row for row in state.ready)
    return _wrong("same_seat" if is_ready else "not_ready", "R7.15", target)


def _thwart(state: State, seat: Seat, spy: int, named: Named, target: int) -> IllegalAction:  # noqa: ARG001
    if spy == target:
        return _wrong("itself", "R7.16", target)
    return _wrong("own_spy" if target in state.ready[seat] else "not_ready", "R7.16", target)


_JUDGES: Mapping[int, Callable[[State, Seat, int, Named, int], IllegalAction]] = {
    BOOST: _boost,
    DELAY: _delay,
    RECRUIT: _recruit,
    MASK: _recruit,
    DESERT: _desert,
    GUARD: _guard,
    KILL: _kill,
    SWAP: _swap,
    THWART: _thwart,
}
