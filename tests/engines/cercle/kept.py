"""What no action may add or lose: sixty spies, each in exactly one place, and the markers of every seat."""

from __future__ import annotations

from engines.cercle.state import NONE, State


def components(state: State) -> list[list[int]]:
    """Every spy on the table, sorted, and how many places for secrets and points there are."""
    rows = [
        *(*state.piles, state.open, state.deck, state.out, state.arrived),
        *(*state.wheel, *state.ready, *state.deployed, *state.infiltrated),
        *((rider,) for rider in state.carried if rider != NONE),
        (state.acting.spy,) if state.acting else (),
    ]
    return [sorted(spy for row in rows for spy in row), [len(state.secrets), len(state.vp), len(state.markers)]]
