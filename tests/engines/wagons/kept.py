"""What no action may add or lose: the 18 cards, each in exactly one place (I1)."""

from __future__ import annotations

from engines.wagons.state import State


def components(state: State) -> list[int]:
    """Every card on the table, sorted."""
    circle = [card for card in state.order or state.slots if card]
    laid = [place.card for town in state.towns for place in town.placements]
    hand = [state.in_hand] if state.in_hand else []
    return sorted([*state.goals, *circle, *state.queues[0], *state.queues[1], *hand, *laid])
