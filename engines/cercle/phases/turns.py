"""A turn: three phases, in each of them the seats one after the other, then the next first player (R3.1, R3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.cercle.events import told
from engines.cercle.phases.phase1 import Income
from engines.cercle.phases.phase2 import Beginning, PhaseEnd, PhaseStart
from engines.cercle.phases.phase3 import Turning
from engines.cercle.state import PASSIVE, USED, State, clockwise
from engines.game import Event
from engines.stack import AutomaticStep, Question, pushed

Schedule: TypeAlias = "tuple[Question[State, Any] | AutomaticStep[State], ...]"


@dataclass(frozen=True, slots=True)
class TurnStart(AutomaticStep[State]):
    """A new turn begins."""

    def taken(self, state: State, events: list[Event]) -> State:
        state = state._replace(turn=state.turn + 1, seat=None)
        events.append(told("turn", state, turn=state.turn, first=state.first))
        state = state._replace(stage=1)
        events.append(told("phase", state, phase=1))
        return pushed(state, *schedule(state), self)


def schedule(state: State) -> Schedule:
    """All that is to come in a turn."""
    order = clockwise(state)
    return (*map(Income, order), PhaseStart(), *map(Beginning, order), PhaseEnd(), Turning(), Passing())


@dataclass(frozen=True, slots=True)
class Passing(AutomaticStep[State]):
    """R3.2: the first player disc passes on; used service markers may be activated again (R6.9)."""

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        markers = tuple([PASSIVE if marker == USED else marker for marker in state.markers])
        return state._replace(first=(state.first + 1) % state.variant.seats, markers=markers)
