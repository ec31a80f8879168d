"""Phase 3: the wheel turns, spies arrive, and some turn it once more (R8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.cercle import actions as act
from engines.cercle.actions import NoSpin, Spin
from engines.cercle.box.contents import ACTION, RULES, SPIN, SPY_CODES
from engines.cercle.events import told
from engines.cercle.hiring.arrivals import ARRIVALS
from engines.cercle.moves.asking import Asked
from engines.cercle.moves.placing import not_ready, prepared
from engines.cercle.state import Acting, State, clockwise
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


@dataclass(frozen=True, slots=True)
class Turning(AutomaticStep[State]):
    """R8.1: the phase starts, with a rotation."""

    def taken(self, state: State, events: list[Event]) -> State:
        state = state._replace(stage=3, seat=None)
        events.append(told("phase", state, phase=3))
        return rotated(pushed(state, SpinRound(clockwise(state))), events)


def rotated(state: State, events: list[Event]) -> State:
    """R5.4: all rows are one edge nearer, and those at the first have arrived; they come next, innermost first."""
    acting = state.acting
    state = state._replace(
        wheel=(*state.wheel[1:], ()),
        arrived=state.wheel[0],
        rotations=(state.rotations + 1) % RULES.wheel_slots,
    )
    by, spy = (acting.by, SPY_CODES[acting.spy]) if acting else (None, None)
    events.append(told("rotate", state, by=by, spy=spy))
    return pushed(state, ARRIVALS)


def spinners(state: State, seat: Seat) -> list[int]:
    """The ready spies of a seat that can turn the wheel."""
    return [spy for spy in state.ready[seat] if ACTION[spy] == SPIN]


@dataclass(frozen=True, slots=True)
class SpinRound(AutomaticStep[State]):
    """R8.13: every seat that can is asked in seat order; those before have refused."""

    order: tuple[Seat, ...]

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        for number, seat in enumerate(self.order, 1):
            if spinners(state, seat):
                return pushed(state, Spinning(seat), SpinRound(self.order[number:]))
        return state


@dataclass(frozen=True, slots=True)
class Spinning(Asked[Spin | NoSpin]):
    """R8.13. The rest of the round lies next on the stack."""

    seat: Seat
    phase = "p3_spin"

    def legal(self, state: State, seat: Seat) -> Sequence[Spin | NoSpin]:
        return [*(act.SPINS[spy] for spy in spinners(state, seat)), act.NO_SPIN]

    def answered(self, state: State, seat: Seat, action: Spin | NoSpin, events: list[Event]) -> State:
        if isinstance(action, NoSpin):
            events.append(told("no_spin", by=seat))
            return state
        spy = action.spy
        # A new round is asked, and earlier refusals are forgotten.
        state = pushed(state._replace(stack=state.stack[:-1]), Spun(spy), SpinRound(clockwise(state)))
        state = not_ready(state, spy, seat)._replace(acting=Acting(spy, seat, ()))
        events.append(told("spin", state, by=seat, spy=SPY_CODES[spy]))
        return rotated(state, events)


@dataclass(frozen=True, slots=True)
class Spun(AutomaticStep[State]):
    """R8.13: all arrivals are resolved, and the spy goes to the wheel."""

    spy: int

    def taken(self, state: State, events: list[Event]) -> State:
        return prepared(state._replace(acting=None), self.spy, events, "spin")
