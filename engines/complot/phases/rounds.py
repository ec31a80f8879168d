"""A round, its phases and the turns in them (R3.1), and what comes at its end (R13.16, R17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engines.complot import scoring
from engines.complot.box.contents import RULES
from engines.complot.effects.anytime import Anytime, LastCall
from engines.complot.events import told
from engines.complot.moves.asking import opened
from engines.complot.phases import phase1, phase2, phase3, phase4, phase5, phase6, phase7, phase8, start
from engines.complot.state import NOBODY, State
from engines.game import END, Event, Seat
from engines.stack import AutomaticStep, Row, pushed

START, FINISH = 0, 9
"""The stages before the first phase and after the last."""

SeatStep = Callable[[Seat], AutomaticStep[State]]

TURNS: Mapping[int, SeatStep] = {
    3: phase3.Drawing,
    5: phase5.Recruiting,
    6: phase6.Moving,
    7: phase7.Fighting,
    8: phase8.SeatTurn,
}
"""The phases in which each seat in order has a turn."""


@dataclass(frozen=True, slots=True)
class PhaseStep(AutomaticStep[State]):
    """A phase begins, or what comes before the first and after the last."""

    number: int

    def taken(self, state: State, events: list[Event]) -> State:
        number = self.number
        if number == START:
            return start.begun(pushed(state, *map(PhaseStep, range(1, FINISH + 1))), events)
        state = state._replace(stage=number, turn=NOBODY)
        if number == FINISH:
            is_last = state.round == state.variant.rounds
            window = LastCall if is_last else Anytime
            return opened(pushed(state, Cleaning()), window(Row.of(state.order)))
        events.append(told("phase", phase=number))
        state = pushed(state, Body(number))
        return state if number == 1 else opened(state, Anytime(Row.of(state.order)))


@dataclass(frozen=True, slots=True)
class Body(AutomaticStep[State]):
    """A phase once its window is over."""

    number: int

    def taken(self, state: State, events: list[Event]) -> State:
        number = self.number
        if number == 1:
            return phase1.begun(state, events)
        if number == 2:
            return phase2.begun(state, events)
        if number == 4:
            return phase4.received(state, events)
        if number == 6:
            state = phase6.begun(state)
        if number == 7:
            state = state._replace(resolved=0)
        return pushed(state, *map(TURNS[number], state.order), Over(number))


@dataclass(frozen=True, slots=True)
class Over(AutomaticStep[State]):
    """The turns of a phase are over."""

    number: int

    def taken(self, state: State, events: list[Event]) -> State:
        state = state._replace(turn=NOBODY)
        if self.number == 6:
            return state._replace(truce=0, stopped=0)
        return phase8.ended(state, events) if self.number == 8 else state


@dataclass(frozen=True, slots=True)
class Cleaning(AutomaticStep[State]):
    """R13.16: the end of a round, and of the game after the last one (R17.1)."""

    def taken(self, state: State, events: list[Event]) -> State:
        if state.round >= state.variant.rounds:
            state = state._replace(ended=True, stack=(), turn=NOBODY)
            events.append(told(END, state, winners=list(scoring.places(state)[0])))
            return state
        keeps = state.variant.keeps_autonomy
        saved = tuple([min(ap, RULES.autonomy_per_round) if keeps else 0 for ap in state.ap])
        state = state._replace(
            closed=0,
            recoil=0,
            stopped=0,
            truce=0,
            helicopter=0,
            used=0,
            ap=(0,) * state.variant.seats,
            saved=saved,
            treaties=state.pacts,
            pacts=(),
            active=tuple([active._replace(performer=NOBODY, ally=NOBODY, tried=0) for active in state.active]),
        )
        events.append(told("round_over", state, round=state.round))
        return pushed(state, PhaseStep(START))


def course(state: State, number: int, turn: Seat | None) -> State:
    """The rest of a round: from the beginning of a phase, or from the turn of a seat in it."""
    later = map(PhaseStep, range(number + 1, FINISH + 1))
    if turn is None:
        return pushed(state, PhaseStep(number), *later)
    turns = map(TURNS[number], state.order[state.order.index(turn) :])
    return pushed(state, *turns, Over(number), *later)
