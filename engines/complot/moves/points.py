"""Inquiry points (R14.5)."""

from __future__ import annotations

from engines.complot.events import told
from engines.complot.state import State, changed
from engines.game import Event, Seat


def scored(state: State, seat: Seat, line: int, points: int, events: list[Event]) -> State:
    """With points gained or lost, and where they come from; never below 0."""
    points = max(points, -state.ip[seat])
    if not points:
        return state
    gains = state.gains
    row = changed(gains[line], seat, gains[line][seat] + points)
    state = state._replace(
        ip=changed(state.ip, seat, state.ip[seat] + points), gains=(*gains[:line], row, *gains[line + 1 :])
    )
    events.append(told("points", state, by=seat, points=points, total=state.ip[seat]))
    return state
