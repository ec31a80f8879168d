"""Attacks on the spies of others, and the bodyguards that repel them (R6.10, R6.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.cercle import actions as act
from engines.cercle.actions import LetPass, Repel
from engines.cercle.box.contents import ACTION, DELAY, DESERT, KILL, SPY_CODES, SWAP, THWART
from engines.cercle.events import told
from engines.cercle.moves.asking import Asked
from engines.cercle.moves.placing import detached, guard_of, not_ready, prepared
from engines.cercle.state import NONE, State
from engines.game import Event, Seat

ATTACKS = (DELAY, DESERT, KILL, SWAP, THWART)


def forced_guard(state: State, spy: int) -> int:
    """The bodyguard that repels an attack on a spy without being asked: attached to it, or the posted spy itself."""
    guard = guard_of(state, spy)
    return spy if guard == NONE and state.posted >> spy & 1 else guard


def posted_guards(state: State, spy: int) -> tuple[int, ...]:
    """The bodyguards that may repel an attack on a spy: those posted where it is ready."""
    row = state.ready[state.employer[spy]] if state.posted else ()
    return tuple([other for other in row if state.posted >> other & 1]) if spy in row else ()


@dataclass(frozen=True, slots=True)
class Guarding(Asked[Repel | LetPass]):
    """R6.10: the employer of an attacked spy may repel. What is to come if it does not lies next on the stack."""

    seat: Seat
    spy: int
    phase = "r_guard"

    def legal(self, state: State, seat: Seat) -> Sequence[Repel | LetPass]:  # noqa: ARG002
        return [*(act.REPELS[guard] for guard in posted_guards(state, self.spy)), act.LET_PASS]

    def answered(self, state: State, seat: Seat, action: Repel | LetPass, events: list[Event]) -> State:
        if isinstance(action, LetPass):
            events.append(told("let_pass", by=seat, spy=SPY_CODES[self.spy]))
            return state
        return repelled(state._replace(stack=state.stack[:-1]), self.spy, action.guard, events, forced=False)


def repelled(state: State, spy: int, guard: int, events: list[Event], *, forced: bool) -> State:
    """R6.11: the attacker goes to the wheel, then the bodyguard; of the action nothing more comes."""
    acting = state.acting
    assert acting is not None
    seat = state.employer[guard]
    events.append(
        told(
            "repel",
            by=seat,
            guard=SPY_CODES[guard],
            spy=SPY_CODES[spy],
            attacker=SPY_CODES[acting.spy],
            forced=forced,
        )
    )
    state = prepared(state._replace(acting=None), acting.spy, events, "repelled")
    state = not_ready(state, guard, seat) if state.posted >> guard & 1 else detached(state, spy)
    return prepared(state, guard, events, "guard")


def is_attack(state: State, spy: int, by: Seat) -> bool:
    """Whether a spy that an attacking action names is somebody else's."""
    return state.employer[spy] not in (by, NONE)


def is_attacking(spy: int) -> bool:
    """Whether the action of a spy attacks the spies of others that it names."""
    return ACTION[spy] in ATTACKS
