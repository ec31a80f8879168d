"""What can be pointed at in Guerre froide, and which of it leads to each legal action.

A political gift is three places deep (the group that acts, the group that goes, who gets it), a recruit one. Only the
notation is read here (section 15 of the rules); what may be chosen stands in the legal list, and nothing is added.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.game import Seat
from qtapp.boards.places import Branch, Place, tree_of

__all__ = ["DECK", "DISCARD", "Place", "agent", "branches", "field", "group", "objective", "panel", "paths"]

DECK, DISCARD = Place("deck"), Place("discard")


def group(code: str) -> Place:
    return Place("group", code)


def objective(code: str) -> Place:
    return Place("objective", code)


def agent(code: str, seat: Seat) -> Place:
    return Place("agent", code, seat)


def field(seat: Seat) -> Place:
    """Where a seat's Agent X lies."""
    return Place("field", "", seat)


def panel(seat: Seat) -> Place:
    return Place("seat", "", seat)


def branches(legal: Sequence[str], view: Mapping[str, Any], seat: Seat | None) -> Branch:
    """The tree of all legal actions. Where a group can be given to one rival only, nobody is asked to whom."""
    seats = {row["agency"]: index for index, row in enumerate(view["seats"])}
    mine = -1 if seat is None else seat
    return tree_of(((path, action) for action in legal for path in paths(action, seats, mine)), implied=("seat",))


def paths(action: str, seats: Mapping[str, Seat], mine: Seat) -> list[tuple[Place, ...]]:
    """The places that lead to an action, the most natural way first."""
    match action.split():
        case ["rec"]:
            return [(DECK,)]
        case ["act", *groups] if groups[-1] in seats:
            return [(*map(group, groups[:-1]), panel(seats[groups[-1]]))]
        case ["act", *groups]:
            return [tuple(map(group, groups))]
        case ["nuc", code]:
            return [(group(code),)]
        case ["x", code]:
            return [(Place("plan", code),)]
        case ["ana" | "ord", *cards]:
            return [tuple(Place("seen", code) for code in cards)]
        case ["start" | "bal", agency] | ["da", "spy", agency]:
            return [(panel(seats[agency]),)]
        case ["da", "leave", agency, code]:
            return [(agent(code, seats[agency]),)]
        case ["ev", code, *rest]:
            return _event_paths(action, code, rest, seats, mine)
    return [(Place("chip", action),)]  # pass, done, no, peek and cry have no place of their own


def _event_paths(
    action: str, code: str, rest: Sequence[str], seats: Mapping[str, Seat], mine: Seat
) -> list[tuple[Place, ...]]:
    match code, *rest:
        case ("LIV",):
            return [(DISCARD,), (objective("LIV"),)]
        case "SUM", agency:
            return [(field(seats[agency]),), (objective("SUM"), field(seats[agency]))]
        case "OLY", lost:
            return [(agent(lost, mine),), (objective("OLY"), agent(lost, mine))]
        case ("NOB",):
            return [(Place("chip", action),), (objective("NOB"),)]
    return [(objective(code),)]
