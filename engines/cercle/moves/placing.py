"""How spies come to the wheel and leave it, become ready, carry others and lose them (R5, R7.12)."""

from __future__ import annotations

from engines.cercle.box.contents import ACTION, GUARD, PREP, SPY_CODES
from engines.cercle.events import told
from engines.cercle.state import NONE, State, with_byte, with_row, without
from engines.game import Event, Seat


def prepared(state: State, spy: int, events: list[Event], why: str) -> State:
    """A spy that is nowhere else now comes to the outer end of the row of its preparation time (R5.3)."""
    edge = PREP[spy]
    state = state._replace(
        wheel=with_row(state.wheel, edge - 1, (*state.wheel[edge - 1], spy)),
        # R6.18: whatever goes to the wheel in phase 2 has acted.
        acted=state.acted | 1 << spy if state.stage == 2 else state.acted,
    )
    events.append(told("prepare", state, spy=SPY_CODES[spy], employer=state.employer[spy], edge=edge, why=why))
    return state


def moved_on_wheel(state: State, spy: int, edge: int, target: int) -> State:
    """From one edge to the outer end of the row at another; 0 is the arrival (R5.7, R5.8)."""
    wheel = with_row(state.wheel, edge - 1, without(state.wheel[edge - 1], spy))
    if target == 0:
        return state._replace(wheel=wheel, arrived=(*state.arrived, spy))
    return state._replace(wheel=with_row(wheel, target - 1, (*wheel[target - 1], spy)))


def off_wheel(state: State, spy: int, edge: int) -> State:
    return state._replace(wheel=with_row(state.wheel, edge - 1, without(state.wheel[edge - 1], spy)))


def made_ready(state: State, spy: int, seat: Seat) -> State:
    """In front of its employer, behind those that came before."""
    return state._replace(ready=with_row(state.ready, seat, (*state.ready[seat], spy)))


def not_ready(state: State, spy: int, seat: Seat) -> State:
    """It has left the place in front of its employer, where it may have been posted."""
    ready = with_row(state.ready, seat, without(state.ready[seat], spy))
    return state._replace(ready=ready, posted=state.posted & ~(1 << spy))


def attached(state: State, spy: int, to: int) -> State:
    return state._replace(carried=with_byte(state.carried, to, spy))


def detached(state: State, carrier: int) -> State:
    return state._replace(carried=with_byte(state.carried, carrier, NONE))


def employed(state: State, spy: int, seat: int) -> State:
    """With the marker of a seat, or without one (NONE)."""
    return state._replace(employer=with_byte(state.employer, spy, seat))


def unguarded(state: State, ward: int, events: list[Event]) -> State:
    """The bodyguard of a ward that is no longer its employer's, or has infiltrated, goes to the wheel (R7.12)."""
    guard = state.carried[ward]
    if guard == NONE:
        return state
    return prepared(detached(state, ward), guard, events, "ward_gone")


def guard_of(state: State, spy: int) -> int:
    """The bodyguard attached to a spy, or NONE."""
    carried = state.carried[spy]
    return carried if carried != NONE and ACTION[carried] == GUARD else NONE
