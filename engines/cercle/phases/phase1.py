"""Phase 1: new secrets, activations, and the rest into one's divisions (R4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.cercle import actions as act
from engines.cercle.actions import Action, ActivateNeutral, ActivatePile, Amount
from engines.cercle.box.contents import ACTION, CHOKE, DIVISIONS, PREP, RULES, SPY_CODES, STRENGTH
from engines.cercle.events import told
from engines.cercle.moves.asking import Asked
from engines.cercle.moves.placing import prepared
from engines.cercle.moves.points import arrested, filled, watched
from engines.cercle.state import COLOURED, FREE, NEUTRAL, State, changed, with_row, without
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed

NOTHING = (0,) * len(DIVISIONS)


@dataclass(frozen=True, slots=True)
class Income(AutomaticStep[State]):
    """R4.1 to R4.3: the turn of a seat begins."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        seat, row = self.seat, state.deployed[self.seat]
        chokes = [spy for spy in row if ACTION[spy] == CHOKE]
        income = min([STRENGTH[spy] for spy in chokes], default=RULES.income)
        state = state._replace(seat=seat, left=income, activated=0)
        events.append(told("income", by=seat, secrets=income, choked=[SPY_CODES[spy] for spy in chokes]))
        for spy in chokes:
            rest = without(state.deployed[seat], spy)
            state = prepared(state._replace(deployed=with_row(state.deployed, seat, rest)), spy, events, "choke")
        return pushed(state, Activating(seat))


def is_due(state: State, seat: Seat) -> bool:
    """Whether the first player has still to activate a neutral spy for free (R4.7)."""
    return seat == state.first and not state.activated & FREE and bool(state.open)


def is_neutral_allowed(state: State, seat: Seat) -> bool:
    """R4.4, R4.7"""
    if seat == state.first and not state.activated & FREE:
        return True
    return state.left >= RULES.activation_cost and not state.activated & NEUTRAL


def is_coloured_allowed(state: State) -> bool:
    """R4.4"""
    return state.left >= RULES.activation_cost and not state.activated & COLOURED


_SHARES = tuple(
    tuple([amount for row in act.AMOUNTS for amount in row[1 : left + 1]]) for left in range(RULES.income + 1)
)
"""By what is left: any division, any number up to that (R3.6)."""


@dataclass(frozen=True, slots=True)
class Activating(Asked[Action]):
    """R4.4 to R4.8: activations, until the first step of the distribution."""

    seat: Seat
    phase = "p1_turn"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        if is_neutral_allowed(state, seat):
            found += [act.NEUTRALS[spy] for spy in state.open]
        if is_coloured_allowed(state):
            found += [act.PILES[pile] for pile, row in enumerate(state.piles) if row]
        if not is_due(state, seat):
            found += _SHARES[state.left] or (act.SHARE_NOTHING,)
        return found

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        match action:
            case ActivateNeutral(spy):
                return pushed(_neutral(state, seat, spy, events), self)
            case ActivatePile(pile):
                return pushed(_coloured(state, seat, pile, events), self)
            case Amount(division, count):
                return _given(state, Sharing(seat, state.left), division, count, events)
        return shared(state, seat, NOTHING, events)


def _neutral(state: State, seat: Seat, spy: int, events: list[Event]) -> State:
    """R4.4, R4.6, R4.7: the first player's first one is free."""
    is_free = seat == state.first and not state.activated & FREE
    state = state._replace(
        open=without(state.open, spy),
        activated=state.activated | (FREE if is_free else NEUTRAL),
        left=state.left if is_free else state.left - RULES.activation_cost,
    )
    state = _activated(state, seat, spy, "free" if is_free else "neutral", events)
    if not state.deck:
        return state
    card = state.deck[0]
    state = state._replace(open=(*state.open, card), deck=state.deck[1:])
    events.append(Event({"kind": "opened", "card": SPY_CODES[card]}, chance=True, after=state))
    return state


def _coloured(state: State, seat: Seat, pile: int, events: list[Event]) -> State:
    """R4.4"""
    spy = state.piles[pile][0]
    state = state._replace(
        piles=with_row(state.piles, pile, state.piles[pile][1:]),
        activated=state.activated | COLOURED,
        left=state.left - RULES.activation_cost,
    )
    return _activated(state, seat, spy, "coloured", events)


def _activated(state: State, seat: Seat, spy: int, kind: str, events: list[Event]) -> State:
    """R4.5: to the wheel, without marker."""
    edge = PREP[spy]
    state = state._replace(wheel=with_row(state.wheel, edge - 1, (*state.wheel[edge - 1], spy)))
    events.append(told("activate", state, by=seat, card=SPY_CODES[spy], edge=edge, kind_of=kind))
    return state


@dataclass(frozen=True, slots=True)
class Sharing(Asked[Amount]):
    """R4.8, step by step, until nothing is left (R3.6)."""

    seat: Seat
    left: int
    given: tuple[int, ...] = NOTHING  # by division
    steps: tuple[Amount, ...] = ()
    phase = "p1_share"

    @property
    def is_draft(self) -> bool:
        return True

    def legal(self, state: State, seat: Seat) -> Sequence[Amount]:  # noqa: ARG002
        return _SHARES[self.left]

    def answered(self, state: State, seat: Seat, action: Amount, events: list[Event]) -> State:  # noqa: ARG002
        return _given(state, self, action.division, action.count, events)


def _given(state: State, sharing: Sharing, division: int, count: int, events: list[Event]) -> State:
    """One more step of a distribution."""
    secrets = changed(sharing.given, division, sharing.given[division] + count)
    if count == sharing.left:
        return shared(state, sharing.seat, secrets, events)
    steps = (*sharing.steps, act.AMOUNTS[division][count])
    return pushed(state, Sharing(sharing.seat, sharing.left - count, secrets, steps))


def shared(state: State, seat: Seat, secrets: tuple[int, ...], events: list[Event]) -> State:
    """R4.8: the secrets are in their divisions, arrests are made on the sums, the Circle is looked at (R10.4)."""
    gifts = [(len(DIVISIONS) * seat + division, count) for division, count in enumerate(secrets) if count]
    state, arrests = filled(state._replace(left=0), gifts)
    events.append(told("share", state, by=seat, secrets=[*secrets]))
    return watched(arrested(state, arrests, events), events)
