"""What would become of a spy if it were named as a target, as things stand: where it would be, whose, and who could
prevent that."""

from __future__ import annotations

from engines.cercle import actions as act
from engines.cercle.box.contents import ACTION, BOOST, DELAY, DESERT, DIVISION, DIVISION_CODES, KILL, PREP, SWAP, THWART
from engines.cercle.effects.attacks import forced_guard, is_attack, is_attacking, posted_guards
from engines.cercle.effects.targets import Named
from engines.cercle.hiring.arrivals import candidates
from engines.cercle.state import NONE, State, clockwise, edge_of
from engines.game import Seat


def hirers(state: State, spy: int) -> tuple[Seat, ...]:
    """The seats that could hire a spy without employer if it arrived now: those with the most secrets in its division,
    or all of them where there would be an auction or a division to be named (R8.2, R8.3)."""
    if state.carried[spy] == NONE and DIVISION[spy] < len(DIVISION_CODES):
        return candidates(state, DIVISION[spy])
    return clockwise(state)


def guarded(state: State, seat: Seat, spy: int, target: int) -> str:
    """Whether a bodyguard may or must repel the action of a spy on a target."""
    if not is_attacking(spy) or not is_attack(state, target, seat):
        return "no"
    if forced_guard(state, target) != NONE:
        return "must"
    return "may" if posted_guards(state, target) else "no"


def spot_after(state: State, spy: int, named: Named, target: int) -> tuple[int, bool]:
    """The edge of the wheel at which the target would be (0: not on the wheel), and whether it would have arrived."""
    edge, action, before = edge_of(state, target), ACTION[spy], named.count(act.AT_SPIES[target])
    if action == BOOST:
        return edge - before - 1, edge == before + 1
    if action == DELAY:
        return edge + before + 1, False
    if action == THWART:
        return PREP[target], False
    return 0 if action == KILL else edge, False


def employer_after(state: State, spy: int, named: Named, target: int) -> Seat | None:
    """The seat that would employ the target; of a swap the one that is named first keeps its own for the time being."""
    employer, action = state.employer[target], ACTION[spy]
    if action in (DESERT, KILL) or employer == NONE:
        return None
    if action == SWAP and named:
        first = named[0]
        assert isinstance(first, act.AtSpy)
        return state.employer[first.spy]
    return employer


def out_after(spy: int) -> bool:
    """Whether a target of this spy would leave the game."""
    return ACTION[spy] == KILL
