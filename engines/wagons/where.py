"""Where every card lies. A card is told by its number, as text.

goal:0                  the goals, in dealing order
circle:3                a slot of the circle, clockwise from the top
ready:1                 the card that this seat has to place now
queue:1:0               the given cards that wait after it, the next first
town:1:4:-2:0           in a town: how many cards were laid before it, and the cell of its upper left corner
town:1:4:-2:0:turned    the same, upside down
"""

from __future__ import annotations

from engines.game import Seat
from engines.wagons.state import State


def where(state: State, seat: Seat | None) -> dict[str, str]:  # noqa: ARG001  Everybody sees the same (R11.4).
    """The place of every card."""
    found = {str(card): f"goal:{number}" for number, card in enumerate(state.goals)}
    found.update({str(card): f"circle:{slot}" for slot, card in enumerate(state.slots) if card})
    ready = state.card_to_place
    if ready:
        found[str(ready)] = f"ready:{state.actor}"
    for owner, (queue, town) in enumerate(zip(state.queues, state.towns, strict=True)):
        waiting = [card for card in queue if card != ready]
        found.update({str(card): f"queue:{owner}:{number}" for number, card in enumerate(waiting)})
        for number, place in enumerate(town.placements):
            turned = ":turned" if place.turned else ""
            found[str(place.card)] = f"town:{owner}:{number}:{place.x}:{place.y}{turned}"
    return found
