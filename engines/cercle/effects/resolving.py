"""The sequence of an action: announcement, veto, attack checks, effect, and what becomes of the spy (R6.3 to R6.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.cercle import actions as act
from engines.cercle.actions import AtSpy, Target, Veto
from engines.cercle.box.contents import ACTION, ACTION_IDS, DELAY, NATION, SPY_CODES
from engines.cercle.effects.attacks import (
    Guarding,
    forced_guard,
    is_attack,
    is_attacking,
    posted_guards,
    repelled,
)
from engines.cercle.effects.sixteen import EFFECTS, delayed
from engines.cercle.events import told
from engines.cercle.moves.asking import Asked
from engines.cercle.moves.placing import not_ready, prepared
from engines.cercle.moves.points import watched
from engines.cercle.notation import target as written
from engines.cercle.state import ACTIVE, NONE, USED, Acting, State, changed
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


def announced(state: State, seat: Seat, spy: int, targets: tuple[Target, ...], events: list[Event]) -> State:
    """R6.3: spy and targets are named; the spy is nowhere until its action is resolved."""
    state = not_ready(state, spy, seat)._replace(acting=Acting(spy, seat, targets))
    events.append(
        told(
            "announce",
            state,
            by=seat,
            spy=SPY_CODES[spy],
            action=ACTION_IDS[ACTION[spy]],
            targets=[written(target) for target in targets],
        )
    )
    asked = vetoer(state, spy)
    if asked is None:
        return pushed(state, Resolving(), Finishing(spy))
    return pushed(state, Vetoing(asked, spy), Resolving(), Finishing(spy))


def vetoer(state: State, spy: int) -> Seat | None:
    """The seat that may forbid the action of a spy (R6.6)."""
    nation = NATION[spy]
    if nation < 0 or nation not in state.services:
        return None
    seat = state.services.index(nation)
    return seat if state.markers[seat] == ACTIVE else None


@dataclass(frozen=True, slots=True)
class Vetoing(Asked[Veto]):
    """R6.6: the service of an exclusive spy is asked. What is to come of the action lies next on the stack."""

    seat: Seat
    spy: int
    phase = "r_veto"

    def legal(self, state: State, seat: Seat) -> Sequence[Veto]:  # noqa: ARG002
        return act.FORBID, act.ALLOW

    def answered(self, state: State, seat: Seat, action: Veto, events: list[Event]) -> State:
        code = SPY_CODES[self.spy]
        if not action.forbids:
            events.append(told("allow", by=seat, spy=code))
            return state
        # R6.7: no effect, and nobody is touched.
        state = state._replace(stack=state.stack[:-1], markers=changed(state.markers, seat, USED))
        events.append(told("veto", state, by=seat, spy=code, employer=state.employer[self.spy]))
        return prepared(state._replace(acting=None), self.spy, events, "vetoed")


@dataclass(frozen=True, slots=True)
class Resolving(AutomaticStep[State]):
    """R6.3: the attack checks, those of some targets being over already, then the effect."""

    over: int = 0

    def taken(self, state: State, events: list[Event]) -> State:
        acting = state.acting
        assert acting is not None
        if is_attacking(acting.spy):
            for number, target in enumerate(acting.targets[self.over :], self.over + 1):
                if not isinstance(target, AtSpy):
                    continue
                if is_attack(state, target.spy, acting.by):
                    guard = forced_guard(state, target.spy)
                    if guard != NONE:
                        return repelled(state, target.spy, guard, events, forced=True)
                    if posted_guards(state, target.spy):
                        question = Guarding(state.employer[target.spy], target.spy)
                        return pushed(state, question, Resolving(number))
                if ACTION[acting.spy] == DELAY:
                    state = delayed(state, acting, target.spy, events)
        return EFFECTS[ACTION[acting.spy]](state, acting, events)


@dataclass(frozen=True, slots=True)
class Finishing(AutomaticStep[State]):
    """R6.3: the spy goes to the wheel unless it stays somewhere, its flag is set, the Circle is looked at."""

    spy: int

    def taken(self, state: State, events: list[Event]) -> State:
        if state.acting is not None:
            state = prepared(state._replace(acting=None), self.spy, events, "acted")
        elif not state.acted >> self.spy & 1:
            state = state._replace(acted=state.acted | 1 << self.spy)
        return watched(state, events)
