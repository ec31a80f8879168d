"""Phase 2: use spies, infiltrate, activate the service marker, unmask (R6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.cercle import actions as act
from engines.cercle.actions import Action, ActivateMarker, Infiltrate, NoMore, Target, Unmask, Use
from engines.cercle.box.contents import ACTION, DIVISION, RULES, SPY_CODES, THWART, VALUE
from engines.cercle.effects.resolving import announced
from engines.cercle.effects.targets import is_thwarted, is_usable, most_targets, offered
from engines.cercle.events import told
from engines.cercle.moves.asking import Asked
from engines.cercle.moves.placing import not_ready, prepared, unguarded
from engines.cercle.moves.points import ended, scored
from engines.cercle.state import (
    ACTIVE,
    BUTTERFLIES,
    INFILTRATION,
    MARKER,
    NONE,
    PASSIVE,
    TURN_LIMIT,
    UNMASKING,
    VICTORY,
    State,
    changed,
    with_byte,
    with_row,
    without,
)
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


@dataclass(frozen=True, slots=True)
class PhaseStart(AutomaticStep[State]):
    """R6.18: all flags are cleared when the phase starts."""

    def taken(self, state: State, events: list[Event]) -> State:
        state = state._replace(stage=2, seat=None, acted=0)
        events.append(told("phase", state, phase=2))
        return state


@dataclass(frozen=True, slots=True)
class Beginning(AutomaticStep[State]):
    """The turn of a seat begins."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        state = state._replace(seat=self.seat, infiltrations=0, allowed=RULES.infiltrations_per_turn)
        return pushed(state, Operating(self.seat))


@dataclass(frozen=True, slots=True)
class PhaseEnd(AutomaticStep[State]):
    """R10.2, R12.2: the phase is complete."""

    def taken(self, state: State, events: list[Event]) -> State:
        if max(state.vp) >= RULES.goal_vp:
            return ended(state, events, VICTORY)
        return ended(state, events, TURN_LIMIT) if state.turn == state.variant.turn_limit else state


@dataclass(frozen=True, slots=True)
class Operating(Asked[Action]):
    """R6.1: any moves in any order, until the turn is ended."""

    seat: Seat
    phase = "p2_turn"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        row = state.ready[seat]
        found: list[Action] = [act.USES[spy] for spy in row if is_usable(state, seat, spy)]
        if row and state.infiltrations < state.allowed and not is_thwarted(state, seat):
            acted = state.acted
            found += [act.INFILTRATIONS[spy] for spy in row if not acted >> spy & 1]
        if may_activate_marker(state, seat):
            found.append(act.MARKER)
        found += [act.UNMASKINGS[spy] for spy in state.infiltrated[seat]]
        found.append(act.END_TURN)
        return found

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if isinstance(action, act.EndTurn):
            return _turn_ended(state, seat, events)
        state = pushed(state, self)
        match action:
            case Use(spy):
                most = most_targets(spy)
                return pushed(state, Targeting(seat, spy)) if most else announced(state, seat, spy, (), events)
            case Infiltrate(spy):
                return _infiltrated(state, seat, spy, events)
            case Unmask(spy):
                return _unmasked(state, seat, spy, events)
            case ActivateMarker():
                return _marker_activated(state, seat, events)
        raise AssertionError(action)


@dataclass(frozen=True, slots=True)
class Targeting(Asked[Target | NoMore]):
    """R3.6: the targets of an action, one after the other."""

    seat: Seat
    spy: int
    named: tuple[Target, ...] = ()
    phase = "p2_target"

    @property
    def is_draft(self) -> bool:
        return True

    def legal(self, state: State, seat: Seat) -> Sequence[Target | NoMore]:
        return offered(state, seat, self.spy, self.named)

    def answered(self, state: State, seat: Seat, action: Target | NoMore, events: list[Event]) -> State:
        if isinstance(action, NoMore):
            return announced(state, seat, self.spy, self.named, events)
        named = (*self.named, action)
        if offered(state, seat, self.spy, named):
            return pushed(state, Targeting(seat, self.spy, named))
        return announced(state, seat, self.spy, named, events)


def may_activate_marker(state: State, seat: Seat) -> bool:
    """R6.9"""
    return state.markers[seat] == PASSIVE and state.vp[seat] >= RULES.marker_cost_vp


def _marker_activated(state: State, seat: Seat, events: list[Event]) -> State:
    """R6.9"""
    state = scored(state, seat, MARKER, -RULES.marker_cost_vp)
    state = state._replace(markers=changed(state.markers, seat, ACTIVE))
    events.append(told("activate_marker", state, by=seat))
    return state


def _infiltrated(state: State, seat: Seat, spy: int, events: list[Event]) -> State:
    """R6.12, R6.15"""
    state = not_ready(state, spy, seat)
    state = state._replace(
        infiltrated=with_row(state.infiltrated, seat, (*state.infiltrated[seat], spy)),
        employer=with_byte(state.employer, spy, NONE),
        infiltrations=state.infiltrations + 1,
    )
    state = scored(state, seat, INFILTRATION, VALUE[spy])
    events.append(told("infiltrate", state, by=seat, spy=SPY_CODES[spy], vp=VALUE[spy]))
    state = unguarded(state, spy, events)
    more = butterflies(state.infiltrated[seat]) - state.butterflies[seat]
    if more <= 0:
        return state
    state = scored(state, seat, BUTTERFLIES, more * RULES.butterfly_vp)
    count = state.butterflies[seat] + more
    state = state._replace(butterflies=changed(state.butterflies, seat, count))
    events.append(told("butterfly", state, by=seat, vp=more * RULES.butterfly_vp, butterflies=count))
    return state


def butterflies(spies: Sequence[int]) -> int:
    """How many can be formed of these backs: neutral ones stand in, but each has a real quarter (R6.16)."""
    counts = [0] * 5
    for spy in spies:
        counts[DIVISION[spy]] += 1
    *quarters, jokers = counts
    size, most = len(quarters), 0
    # Where some can be formed, so can any smaller number: the first that is too large ends the search.
    for number in range(1, len(spies) // size + 1):
        used = sum([min(count, number) for count in quarters])
        if used < number or size * number - used > jokers:
            break
        most = number
    return most


def _unmasked(state: State, seat: Seat, spy: int, events: list[Event]) -> State:
    """R6.17: not below 0."""
    vp, circle = min(VALUE[spy], state.vp[seat]), min(VALUE[spy], state.circle)
    state = state._replace(
        infiltrated=with_row(state.infiltrated, seat, without(state.infiltrated[seat], spy)),
        out=(*state.out, spy),
        circle=state.circle - circle,
    )
    state = scored(state, seat, UNMASKING, -vp)
    events.append(told("unmask", state, by=seat, spy=SPY_CODES[spy], vp=vp, circle=circle))
    return state


def _turn_ended(state: State, seat: Seat, events: list[Event]) -> State:
    """R7.16: the spies that kept the seat from infiltrating go to the wheel."""
    events.append(told("end_turn", by=seat))
    for spy in state.deployed[seat]:
        if ACTION[spy] == THWART:
            rest = without(state.deployed[seat], spy)
            state = prepared(state._replace(deployed=with_row(state.deployed, seat, rest)), spy, events, "thwart")
    return state
