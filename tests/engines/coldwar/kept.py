"""What no action may add or lose: 24 groups, 21 objectives, and the agents of each seat, each in exactly one place."""

from __future__ import annotations

from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import AGENTS_IN
from engines.coldwar.state import OPEN, State


def components(state: State) -> list[list[int]]:
    """Every group and objective on the table, and every agent of each seat, sorted."""
    struggle = state.struggle
    groups = [*struggle.deck, *struggle.discard, *(group for front in struggle.groups for group in front)]
    objectives = [*state.odeck, *state.spent, *(card for side in state.sides for card in side.won)]
    if state.status == OPEN:
        objectives.append(state.objective)
    agents = [
        [
            *AGENTS_IN[side.hq],
            *AGENTS_IN[side.leave],
            *(agent for agent, _ in side.out),
            *([] if side.field == NONE else [side.field]),
        ]
        for side in state.sides
    ]
    return [sorted(groups), sorted(objectives), *map(sorted, agents)]
