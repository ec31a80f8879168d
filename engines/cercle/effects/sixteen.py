"""What the sixteen actions do (section 7), once nobody has forbidden or repelled them.

An effect leaves the acting spy where it is, for the wheel, unless the action says that it stays somewhere. The actions
`bid` and `spin` are not played in phase 2: see `hiring.auctions` and `phases.phase3`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.cercle.actions import AtDivision, AtSeat, AtSpy
from engines.cercle.box.contents import (
    ACTION,
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
    OPEN,
    PREP,
    RECRUIT,
    RULES,
    SPY_CODES,
    SWAP,
    THWART,
)
from engines.cercle.events import told
from engines.cercle.hiring.arrivals import ARRIVALS
from engines.cercle.moves.placing import (
    attached,
    detached,
    employed,
    made_ready,
    moved_on_wheel,
    not_ready,
    off_wheel,
    unguarded,
)
from engines.cercle.moves.points import arrested, filled, scored
from engines.cercle.state import CAPTURES, NONE, Acting, State, edge_of, with_row, without
from engines.game import Event, Plain
from engines.stack import pushed


def _places(acting: Acting) -> list[int]:
    """The divisions it names, as places of `State.secrets`."""
    return [
        len(DIVISION_CODES) * target.seat + target.division
        for target in acting.targets
        if isinstance(target, AtDivision)
    ]


def _told_places(places: list[int]) -> list[Plain]:
    return [[place // len(DIVISION_CODES), DIVISION_CODES[place % len(DIVISION_CODES)]] for place in places]


def _spies(acting: Acting) -> list[int]:
    return [target.spy for target in acting.targets if isinstance(target, AtSpy)]


def gain(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.1"""
    places = _places(acting)
    state, arrests = filled(state, [(place, 1) for place in places])
    events.append(told("gain", state, by=acting.by, spy=SPY_CODES[acting.spy], gifts=_told_places(places)))
    return arrested(state, arrests, events)


def burn(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.2"""
    secrets, places = list(state.secrets), _places(acting)
    for place in places:
        secrets[place] -= 1
    state = state._replace(secrets=tuple(secrets))
    events.append(told("burn", state, by=acting.by, spy=SPY_CODES[acting.spy], losses=_told_places(places)))
    return state


def choke(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.4"""
    return _deployed(state, acting, "choke", events)


def _deployed(state: State, acting: Acting, kind: str, events: list[Event]) -> State:
    """The acting spy lies in front of the seat that it names."""
    target = acting.targets[0]
    assert isinstance(target, AtSeat)
    row = (*state.deployed[target.seat], acting.spy)
    state = state._replace(acting=None, deployed=with_row(state.deployed, target.seat, row))
    events.append(told(kind, state, by=acting.by, spy=SPY_CODES[acting.spy], seat=target.seat))
    return state


def boost(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.5: all steps first, then the arrivals."""
    for spy in _spies(acting):
        edge = edge_of(state, spy)
        state = moved_on_wheel(state, spy, edge, edge - 1)
        events.append(
            told("boost", state, by=acting.by, spy=SPY_CODES[acting.spy], target=SPY_CODES[spy], edge=edge - 1)
        )
    return pushed(state, ARRIVALS) if state.arrived else state


def delayed(state: State, acting: Acting, spy: int, events: list[Event]) -> State:
    """R7.6: one step of a delay; each comes right after its own attack check."""
    edge = edge_of(state, spy)
    state = moved_on_wheel(state, spy, edge, edge + 1)
    events.append(told("delay", state, by=acting.by, spy=SPY_CODES[acting.spy], target=SPY_CODES[spy], edge=edge + 1))
    return state


def delay(state: State, acting: Acting, events: list[Event]) -> State:  # noqa: ARG001
    """R7.6: all steps have been made (`delayed`)."""
    return state


def open_(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.8"""
    state = state._replace(allowed=state.allowed + 1)
    events.append(told("open", state, by=acting.by, spy=SPY_CODES[acting.spy]))
    return state


def recruit(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.9, and R7.10 for `mask`: the acting spy lies on the one that it names."""
    (spy,) = _spies(acting)
    state = attached(state._replace(acting=None), acting.spy, spy)
    kind = "recruit" if ACTION[acting.spy] == RECRUIT else "mask"
    events.append(told(kind, state, by=acting.by, spy=SPY_CODES[acting.spy], target=SPY_CODES[spy]))
    return state


def desert(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.11: only one's own spy can still have a bodyguard here."""
    (spy,) = _spies(acting)
    employer = state.employer[spy]
    state = employed(state, spy, NONE)
    events.append(
        told("desert", state, by=acting.by, spy=SPY_CODES[acting.spy], target=SPY_CODES[spy], employer=employer)
    )
    return unguarded(state, spy, events)


def guard(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.12: attached to the ward that it names, or posted."""
    wards = _spies(acting)
    state = state._replace(acting=None)
    if wards:
        state = attached(state, acting.spy, wards[0])
    else:
        state = made_ready(state._replace(posted=state.posted | 1 << acting.spy), acting.spy, acting.by)
    ward = SPY_CODES[wards[0]] if wards else None
    events.append(told("guard", state, by=acting.by, spy=SPY_CODES[acting.spy], ward=ward))
    return state


def capture(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.13"""
    state = state._replace(circle=state.circle + RULES.capture_circle_vp)
    state = scored(state, acting.by, CAPTURES, RULES.capture_vp)
    events.append(told("capture", state, by=acting.by, spy=SPY_CODES[acting.spy]))
    return state


def kill(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.14: only one's own spy can still have a bodyguard here."""
    (spy,) = _spies(acting)
    employer = state.employer[spy]
    state = employed(_removed(state, spy, employer), spy, NONE)
    state = state._replace(out=(*state.out, spy), acted=state.acted & ~(1 << spy))
    events.append(
        told("kill", state, by=acting.by, spy=SPY_CODES[acting.spy], target=SPY_CODES[spy], employer=employer)
    )
    return unguarded(state, spy, events)


def _removed(state: State, spy: int, employer: int) -> State:
    """An employed spy is taken from wherever it is."""
    if spy in state.ready[employer]:
        return not_ready(state, spy, employer)
    edge = edge_of(state, spy)
    if edge:
        return off_wheel(state, spy, edge)
    for seat, row in enumerate(state.deployed):
        if spy in row:
            return state._replace(deployed=with_row(state.deployed, seat, without(row, spy)))
    return detached(state, state.carried.index(spy))


def swap(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.15: each takes the other's place; only one's own spy can still have a bodyguard here."""
    one, other = _spies(acting)
    seats = state.employer[one], state.employer[other]
    ready = list(state.ready)
    for seat, leaving, coming in ((seats[0], one, other), (seats[1], other, one)):
        ready[seat] = tuple([coming if spy == leaving else spy for spy in ready[seat]])
    state = employed(employed(state, one, seats[1]), other, seats[0])
    state = state._replace(ready=tuple(ready), posted=state.posted & ~(1 << one | 1 << other))
    codes: list[Plain] = [SPY_CODES[one], SPY_CODES[other]]
    events.append(told("swap", state, by=acting.by, spy=SPY_CODES[acting.spy], targets=codes, seats=[*reversed(seats)]))
    return unguarded(unguarded(state, one, events), other, events)


def thwart(state: State, acting: Acting, events: list[Event]) -> State:
    """R7.16: a spy starts its preparation again, or a seat cannot infiltrate."""
    spies = _spies(acting)
    if not spies:
        return _deployed(state, acting, "thwart_seat", events)
    spy, code = spies[0], SPY_CODES[spies[0]]
    employer, edge = state.employer[spy], PREP[spy]
    state = not_ready(state, spy, employer)
    # Its flag stays as it was (R6.18).
    state = state._replace(wheel=with_row(state.wheel, edge - 1, (*state.wheel[edge - 1], spy)))
    events.append(
        told("thwart", state, by=acting.by, spy=SPY_CODES[acting.spy], target=code, employer=employer, edge=edge)
    )
    return state


EFFECTS: Mapping[int, Callable[[State, Acting, list[Event]], State]] = {
    GAIN: gain,
    BURN: burn,
    CHOKE: choke,
    BOOST: boost,
    DELAY: delay,
    OPEN: open_,
    RECRUIT: recruit,
    MASK: recruit,
    DESERT: desert,
    GUARD: guard,
    CAPTURE: capture,
    KILL: kill,
    SWAP: swap,
    THWART: thwart,
}
