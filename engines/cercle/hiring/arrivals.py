"""The spies that have left the wheel, one after the other: they come home or are hired (R8.2 to R8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.cercle import actions as act
from engines.cercle.actions import NameDivision
from engines.cercle.box.contents import ACTION, BIDS_IN, DIVISION, DIVISION_CODES, DIVISIONS, RECRUIT, SPY_CODES
from engines.cercle.events import told
from engines.cercle.hiring.auctions import auctioned, hired
from engines.cercle.moves.asking import Asked
from engines.cercle.moves.placing import made_ready
from engines.cercle.state import NONE, State, clockwise
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


@dataclass(frozen=True, slots=True)
class Arrivals(AutomaticStep[State]):
    """R8.2: the next in the queue, completely, until nobody is left."""

    def taken(self, state: State, events: list[Event]) -> State:
        if not state.arrived:
            return state
        state = pushed(state, self)
        spy = state.arrived[0]
        recruiter, employer = state.carried[spy], state.employer[spy]
        if employer != NONE:
            return _home(state, spy, employer, events)
        if recruiter != NONE and ACTION[recruiter] == RECRUIT:
            return pushed(state, Naming(state.employer[recruiter], spy, recruiter))
        if recruiter == NONE and DIVISION[spy] < len(DIVISION_CODES):
            return by_majority(state, spy, DIVISION[spy], events)
        return auctioned(state, spy, BIDS_IN[spy], clockwise(state), events)


ARRIVALS = Arrivals()


def _home(state: State, spy: int, employer: Seat, events: list[Event]) -> State:
    state = made_ready(state._replace(arrived=state.arrived[1:]), spy, employer)
    events.append(told("home", state, by=employer, spy=SPY_CODES[spy]))
    return state


@dataclass(frozen=True, slots=True)
class Naming(Asked[NameDivision]):
    """R7.9: the recruiter's employer names the division that hires."""

    seat: Seat
    spy: int
    recruiter: int
    phase = "h_division"

    def legal(self, state: State, seat: Seat) -> Sequence[NameDivision]:  # noqa: ARG002
        return act.NAMED_DIVISIONS

    def answered(self, state: State, seat: Seat, action: NameDivision, events: list[Event]) -> State:
        code = DIVISION_CODES[action.division]
        events.append(
            told("named", by=seat, spy=SPY_CODES[self.spy], recruiter=SPY_CODES[self.recruiter], division=code)
        )
        return by_majority(state, self.spy, action.division, events)


def candidates(state: State, division: int) -> tuple[Seat, ...]:
    """The seats with the most secrets in a division, in the order of this turn; none at all counts too (R8.3)."""
    counts = state.secrets[division :: len(DIVISIONS)]
    most = max(counts)
    return tuple([seat for seat in clockwise(state) if counts[seat] == most])


def by_majority(state: State, spy: int, division: int, events: list[Event]) -> State:
    """R8.3: one candidate pays nothing, several bid."""
    seats = candidates(state, division)
    if len(seats) > 1:
        return auctioned(state, spy, (division,), seats, events)
    seat, code = seats[0], DIVISION_CODES[division]
    count = state.secrets[len(DIVISIONS) * seat + division]
    events.append(told("majority", by=seat, spy=SPY_CODES[spy], division=code, secrets=count))
    return hired(state, spy, seat, 0, "majority", events)
