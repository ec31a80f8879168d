"""A fight on a place, between two seats or against neutral units: its sides, and who plays them (R11.4, R13.5)."""

from __future__ import annotations

from typing import NamedTuple

from engines.complot.box.elements import NEUTRAL
from engines.complot.state import NOBODY, State, following
from engines.game import Seat


class Fight(NamedTuple):
    """Who fights whom, where, and for which mission (NOBODY: none)."""

    place: int
    attacker: Seat
    defender: Seat  # or NEUTRAL
    mission: int = NOBODY


def current_fight(state: State) -> Fight | None:
    """The fight that is on."""
    for item in reversed(state.stack):
        fight = getattr(item, "fight", None)
        if fight is not None:
            current: Fight = fight
            return current
    return None


def side(state: State, fight: Fight, seat: Seat) -> int:
    """The elements of one side (R11.4, R13.4)."""
    if seat == NEUTRAL:
        return state.foes
    group = state.at[fight.place] & state.own[seat]
    return group if fight.mission == NOBODY else group & ~state.recoil


def opponent(fight: Fight, seat: Seat) -> Seat:
    return fight.defender if seat == fight.attacker else fight.attacker


def is_on(state: State, fight: Fight) -> bool:
    """Whether both sides have somebody left."""
    return bool(side(state, fight, fight.attacker)) and bool(side(state, fight, fight.defender))


def operator(state: State, fight: Fight) -> Seat:
    """Who plays a side: of neutral units the next seat in order, the partner of an Alliance last of all (R13.5)."""
    others = following(state, fight.attacker)[1:]
    ally = next((active.ally for active in state.active if active.mission == fight.mission), NOBODY)
    return next((seat for seat in others if seat != ally), others[0])


def controller(state: State, fight: Fight, seat: Seat) -> Seat:
    return operator(state, fight) if seat == NEUTRAL else seat
