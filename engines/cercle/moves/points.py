"""Secrets and points: gifts with their arrests (R4.9), what a seat gains and loses (R9), the end of a match (R10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engines.cercle import scoring
from engines.cercle.box.contents import DIVISION_CODES, RULES
from engines.cercle.events import told
from engines.cercle.state import ARRESTS, CHAOS, State, changed
from engines.game import Event, Seat


class Arrest(NamedTuple):
    """R4.9: at a place of `State.secrets`, so many times, and what is left there."""

    place: int
    times: int
    left: int


def filled(state: State, gifts: Iterable[tuple[int, int]]) -> tuple[State, list[Arrest]]:
    """The table with so many secrets more at each place of `State.secrets`, and the arrests to be made (R4.9). Until
    they are, such a division shows all that it can hold."""
    secrets, most, arrests = list(state.secrets), RULES.division_max, list[Arrest]()
    sums = dict[int, int]()
    for place, count in gifts:
        sums[place] = sums.get(place, 0) + count
    for place, count in sums.items():
        total = secrets[place] + count
        if total > most:
            times = (total - 1) // most
            arrests.append(Arrest(place, times, total - times * most))
            total = most
        secrets[place] = total
    return state._replace(secrets=tuple(secrets)), arrests


def arrested(state: State, arrests: Iterable[Arrest], events: list[Event]) -> State:
    """One division after the other."""
    for place, times, left in arrests:
        seat, division = divmod(place, len(DIVISION_CODES))
        vp, circle = times * RULES.arrest_vp, times * RULES.arrest_circle_vp
        state = state._replace(secrets=changed(state.secrets, place, left), circle=state.circle + circle)
        state = scored(state, seat, ARRESTS, vp)
        code = DIVISION_CODES[division]
        events.append(told("arrest", state, seat=seat, division=code, times=times, vp=vp, circle=circle))
    return state


def scored(state: State, seat: Seat, line: int, points: int) -> State:
    """With points gained or lost, and where they come from (R10.8)."""
    gains = state.gains
    row = gains[line]
    row = changed(row, seat, row[seat] + points)
    return state._replace(
        vp=changed(state.vp, seat, state.vp[seat] + points), gains=(*gains[:line], row, *gains[line + 1 :])
    )


def watched(state: State, events: list[Event]) -> State:
    """After a completed move: the Circle may have won (R10.4)."""
    return ended(state, events, CHAOS) if state.circle >= RULES.circle_goal else state


def ended(state: State, events: list[Event], why: str) -> State:
    """The match is over, whatever was to come."""
    state = state._replace(ended=why, stack=())
    events.append(told("end", state, winners=list(scoring.places(state)[0]), why=why))
    return state
