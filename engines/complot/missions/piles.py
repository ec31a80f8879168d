"""Mission cards between the piles and the table (R6.4 to R6.7, R13.14)."""

from __future__ import annotations

from engines.complot.box.contents import MISSION_CODES, MISSION_KIND, MISSION_KINDS
from engines.complot.events import told
from engines.complot.moves.board import active_number, with_active
from engines.complot.state import ACTIVE, PILES, Active, State
from engines.game import Event, Plain, Seat


def open_piles(state: State) -> list[int]:
    return [pile for pile in PILES if state.missions.cards[pile]]


def back(state: State, pile: int) -> str | None:
    """The type of the top card, which all can see (D5); None of a pile that is empty."""
    cards = state.missions.cards[pile]
    return MISSION_KINDS[MISSION_KIND[cards[0]]] if cards else None


def revealed(state: State, seat: Seat, pile: int, events: list[Event], number: int = -1) -> State:
    """The top card of a pile, face up: the last of the active missions, or in the place of another one."""
    mission = state.missions.cards[pile][0]
    state = state._replace(missions=state.missions.moved((mission,), pile, ACTIVE).shown((mission,)))
    if number < 0:
        state = state._replace(active=(*state.active, Active(mission)))
    else:
        state = with_active(state, number, Active(mission))
    seen: dict[str, Plain] = {"mission": MISSION_CODES[mission], "pile": pile + 1, "back": back(state, pile)}
    events.append(told("mission", state, chance=True, by=seat, **seen))
    return state


def put_under(state: State, mission: int, pile: int) -> State:
    """A face-up mission goes under a pile; all know it there."""
    state = state._replace(missions=state.missions.moved((mission,), ACTIVE, pile))
    return state._replace(active=tuple([active for active in state.active if active.mission != mission]))


def replaced(state: State, seat: Seat, mission: int, pile: int, under: int, events: list[Event]) -> State:
    """R6.7: the new card first, then the old one goes under."""
    state = revealed(state, seat, pile, events, active_number(state, mission))
    state = state._replace(missions=state.missions.moved((mission,), ACTIVE, under))
    events.append(told("mission_out", state, by=seat, mission=MISSION_CODES[mission], pile=under + 1))
    return state
