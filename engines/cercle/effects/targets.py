"""Whom and what an action may name (R3.6, R6.2, section 7).

While targets are being named nothing on the table has changed: the spy still lies ready. `offered` lists what may be
named next, `is_usable` tells without a list whether there is anything, for the long lists of a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from engines.cercle import actions as act
from engines.cercle.actions import NoMore, Target
from engines.cercle.box.contents import (
    ACTION,
    ACTION_IDS,
    BID,
    BOOST,
    BURN,
    CAPTURE,
    CHOKE,
    DELAY,
    DESERT,
    DIVISION_CODES,
    GAIN,
    GUARD,
    KILL,
    MASK,
    NEUTRALS,
    OPEN,
    RECRUIT,
    RULES,
    SPIN,
    STRENGTH,
    SWAP,
    THWART,
)
from engines.cercle.state import NONE, State
from engines.game import Seat

Named: TypeAlias = tuple[Target, ...]

FIRST_NEUTRAL = NEUTRALS[0]  # in the canonical order they come last

UNTARGETED = (CAPTURE, OPEN)  # the move is complete with the spy
COUNTED = (GAIN, BURN, BOOST, DELAY)  # strength is the number of targets (R6.4)


def most_targets(spy: int) -> int:
    """How many targets the action of a spy has at most."""
    action = ACTION[spy]
    if action in COUNTED:
        return STRENGTH[spy]
    return 0 if action in UNTARGETED else 2 if action == SWAP else 1


def least_targets(spy: int) -> int:
    """How many it needs (R3.6)."""
    return most_targets(spy) if ACTION[spy] in (GAIN, SWAP) else min(1, most_targets(spy))


def offered(state: State, seat: Seat, spy: int, named: Named) -> list[Target | NoMore]:
    """Every step that is legal after these targets, `>-` included; nothing if the move is complete with them."""
    if len(named) >= most_targets(spy):
        return []
    found: list[Target | NoMore] = list(_LISTED[ACTION[spy]](state, seat, spy, named))
    if found and len(named) >= least_targets(spy):
        found.append(act.NO_MORE)
    return found


def is_usable(state: State, seat: Seat, spy: int) -> bool:
    """Whether a ready spy can act now: there is a complete choice of targets (R6.2)."""
    return _USABLE[ACTION[spy]](state, seat, spy)


# Secrets.


def _any_division(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:  # noqa: ARG001
    """R7.1"""
    for row in act.AT_DIVISIONS[: state.variant.seats]:
        yield from row


def _divisions_with_secrets(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:  # noqa: ARG001
    """R7.2"""
    for place, count in enumerate(state.secrets):
        if count:
            target = act.AT_DIVISIONS[place // len(DIVISION_CODES)][place % len(DIVISION_CODES)]
            if count > named.count(target):
                yield target


def _other_seats(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:  # noqa: ARG001
    """R7.4"""
    return (act.AT_SEATS[other] for other in range(state.variant.seats) if other != seat)


# The wheel.


def _forward(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:  # noqa: ARG001
    """R7.5: not a spy that has arrived with the steps before."""
    for edge, row in enumerate(state.wheel, 1):
        for other in row:
            if edge > named.count(act.AT_SPIES[other]):
                yield act.AT_SPIES[other]


def _back(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:  # noqa: ARG001
    """R7.6: nothing moves back from the last edge."""
    for edge, row in enumerate(state.wheel, 1):
        for other in row:
            if edge + named.count(act.AT_SPIES[other]) < RULES.wheel_slots:
                yield act.AT_SPIES[other]


def _unemployed(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:  # noqa: ARG001
    """R7.9, R7.10: without employer and recruiter; neutral ones cannot be masked."""
    employer, carried, is_mask = state.employer, state.carried, ACTION[spy] == MASK
    for row in state.wheel:
        for other in row:
            if employer[other] == carried[other] == NONE and not (is_mask and other >= FIRST_NEUTRAL):
                yield act.AT_SPIES[other]


def _with_marker(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:  # noqa: ARG001
    """R7.11"""
    employer = state.employer
    return (act.AT_SPIES[other] for row in state.wheel for other in row if employer[other] != NONE)


# Spies in front of players.


def _wards(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:  # noqa: ARG001
    """R7.12: own spies, ready or on the wheel, without bodyguard; or the post, unless it is posted already."""
    employer, carried = state.employer, state.carried
    if carried[spy] == NONE:
        for other in state.ready[seat]:
            if other != spy and carried[other] == NONE:
                yield act.AT_SPIES[other]
        for row in state.wheel:
            for other in row:
                if employer[other] == seat and carried[other] == NONE:
                    yield act.AT_SPIES[other]
    if not state.posted >> spy & 1:
        yield act.POST


def _employed(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:
    """R7.14: ready, on the wheel, deployed, attached as recruiter."""
    for row in state.ready:
        for other in row:
            if other != spy:
                yield act.AT_SPIES[other]
    yield from _with_marker(state, seat, spy, named)
    for row in state.deployed:
        for other in row:
            yield act.AT_SPIES[other]
    yield from (act.AT_SPIES[other] for other in _recruiters(state))


def _recruiters(state: State) -> Iterator[int]:
    """Attached to spies without employer, in the order of the wheel."""
    employer, carried = state.employer, state.carried
    return (carried[other] for row in state.wheel for other in row if employer[other] == NONE != carried[other])


def _swapped(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:  # noqa: ARG001
    """R7.15: ready spies of two seats, without the acting one."""
    rows = [(other, [own for own in row if own != spy]) for other, row in enumerate(state.ready)]
    if named:
        first = named[0]
        assert isinstance(first, act.AtSpy)
        rows = [(other, row) for other, row in rows if first.spy not in row]
    elif sum(bool(row) for _, row in rows) < 2:
        return
    for _, row in rows:
        for own in row:
            yield act.AT_SPIES[own]


def _thwarted(state: State, seat: Seat, spy: int, named: Named) -> Iterator[Target]:
    """R7.16: a ready spy of another seat, or the seat itself."""
    for other, row in enumerate(state.ready):
        if other != seat:
            for own in row:
                yield act.AT_SPIES[own]
    yield from _other_seats(state, seat, spy, named)


_LISTED: dict[int, Callable[[State, Seat, int, Named], Iterator[Target]]] = {
    GAIN: _any_division,
    BURN: _divisions_with_secrets,
    CHOKE: _other_seats,
    BOOST: _forward,
    DELAY: _back,
    RECRUIT: _unemployed,
    MASK: _unemployed,
    DESERT: _with_marker,
    GUARD: _wards,
    KILL: _employed,
    SWAP: _swapped,
    THWART: _thwarted,
}


# Whether there is anything at all.


def _always(state: State, seat: Seat, spy: int) -> bool:  # noqa: ARG001
    return True


def _never(state: State, seat: Seat, spy: int) -> bool:  # noqa: ARG001
    return False


def _if_listed(state: State, seat: Seat, spy: int) -> bool:
    return next(_LISTED[ACTION[spy]](state, seat, spy, ()), None) is not None


def _if_not_thwarted(state: State, seat: Seat, spy: int) -> bool:  # noqa: ARG001
    """R7.8"""
    return not is_thwarted(state, seat)


def _if_guard(state: State, seat: Seat, spy: int) -> bool:
    """R7.12: a posted bodyguard that has acted stays where it is."""
    if not state.posted >> spy & 1:
        return True
    return not state.acted >> spy & 1 and _if_listed(state, seat, spy)


_USABLE: Sequence[Callable[[State, Seat, int], bool]] = [
    {
        GAIN: _always,
        CHOKE: _always,
        THWART: _always,
        CAPTURE: _always,
        BID: _never,
        SPIN: _never,
        OPEN: _if_not_thwarted,
        GUARD: _if_guard,
    }.get(action, _if_listed)
    for action in range(len(ACTION_IDS))
]


def is_thwarted(state: State, seat: Seat) -> bool:
    """Whether the seat may not infiltrate, because a spy is deployed against it (R6.14)."""
    return any(ACTION[spy] == THWART for spy in state.deployed[seat])
