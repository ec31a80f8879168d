"""Positions as text (section 14), for tests and bug reports: what `reading` reads."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cercle.box.contents import COLOUR_IDS, DIVISION_CODES, NATIONS, SPY_CODES
from engines.cercle.moves.placing import guard_of
from engines.cercle.phases.phase1 import Activating
from engines.cercle.phases.phase2 import Operating
from engines.cercle.positions.reading import ACTIVATIONS, MARKERS
from engines.cercle.state import NONE, PASSIVE, State, secrets_of


def written(state: State) -> str:
    """The position of a table at which a seat is asked what to do in its turn of phase 1 or 2. Raises ValueError."""
    if not state.stack or not isinstance(state.stack[-1], Activating | Operating):
        raise ValueError("only the turn of a seat in phase 1 or 2 can be written")
    return "\n".join(_lines(state))


def _lines(state: State) -> Iterator[str]:
    seats = range(state.variant.seats)
    assert state.seat is not None
    turned = f" turned={state.rotations}" if state.rotations else ""
    yield f"n={len(seats)} first={state.first + 1} turn={state.turn} phase={state.stage} seat={state.seat + 1}{turned}"
    yield f"vp {','.join(map(str, state.vp))} circle {state.circle}"
    yield from (f"sec {seat + 1} {_secrets(state, seat)}" for seat in seats if any(secrets_of(state, seat)))
    sides = {value: sign for sign, value in MARKERS.items()}
    yield from (f"svc {seat + 1} {sides[state.markers[seat]]}" for seat in seats if state.markers[seat] != PASSIVE)
    yield from _spies(state)
    yield from (f"fly {seat + 1} {count}" for seat, count in enumerate(state.butterflies) if count)
    yield f"open {_codes(state.open)}".strip()
    if state.deck:
        yield f"deck {_codes(state.deck)}"
    if state.out:
        yield f"out {_codes(state.out)}"
    if state.colours != tuple(seats):
        yield f"col {' '.join(COLOUR_IDS[own] for own in state.colours if own is not None)}"
    if state.services != tuple(seats):
        yield f"nat {' '.join(NATIONS[own] for own in state.services if own is not None)}"
    if state.stage == 1:
        made = "".join(letter for letter, bit in ACTIVATIONS.items() if state.activated & bit)
        yield f"p1 {state.left} {made}".strip()
    else:
        yield f"p2 {state.infiltrations} {state.allowed}"


def _codes(spies: tuple[int, ...]) -> str:
    return " ".join(SPY_CODES[spy] for spy in spies)


def _secrets(state: State, seat: int) -> str:
    counts = zip(DIVISION_CODES, secrets_of(state, seat), strict=True)
    return " ".join(f"{code}{count}" for code, count in counts if count)


def _spies(state: State) -> Iterator[str]:
    """All that are ready, on the wheel, deployed or infiltrated."""
    for seat, row in enumerate(state.ready):
        if row:
            yield f"rdy {seat + 1} {' '.join(_ready(state, spy) for spy in row)}"
    for edge, row in enumerate(state.wheel, 1):
        if row:
            yield f"whl {edge} {' '.join(_on_wheel(state, spy) for spy in row)}"
    for against, row in enumerate(state.deployed):
        yield from (f"dep {_employed(state, spy)}>{against + 1}" for spy in row)
    for seat, row in enumerate(state.infiltrated):
        if row:
            yield f"inf {seat + 1} {_codes(row)}"


def _flagged(state: State, spy: int) -> str:
    return SPY_CODES[spy] + "!" * (state.acted >> spy & 1)


def _guarded(state: State, spy: int) -> str:
    guard = guard_of(state, spy)
    return "" if guard == NONE else f"[{_flagged(state, guard)}]"


def _ready(state: State, spy: int) -> str:
    return _flagged(state, spy) + "*" * (state.posted >> spy & 1) + _guarded(state, spy)


def _employed(state: State, spy: int) -> str:
    return f"{_flagged(state, spy)}/{state.employer[spy] + 1}{_guarded(state, spy)}"


def _on_wheel(state: State, spy: int) -> str:
    if state.employer[spy] != NONE:
        return _employed(state, spy)
    recruiter = state.carried[spy]
    return f"{_flagged(state, spy)}/-" + ("" if recruiter == NONE else f"{{{_employed(state, recruiter)}}}")
