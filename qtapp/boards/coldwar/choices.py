"""The legal actions as a tree of places: what to click, and what then, until one action is meant.

A political gift is three places deep (the group that acts, the group that goes, who gets it), a recruit one. Only the
notation is read here (section 15 of the rules); what may be chosen stands in the legal list, and nothing is added.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engines.game import Seat


class Place(NamedTuple):
    """Something on the table that can be pointed at."""

    kind: str  # a card ("group", "objective", "agent", "back"), or "deck", "discard", "field", "seat", "chip", "plan"
    name: str = ""  # the code of a card or agent, the action of a chip
    seat: Seat = -1  # whose, where it matters


Branch: TypeAlias = "dict[Place, str | Branch]"
"""What each place leads to: an action, or the places that come next."""

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
    """The tree of all legal actions. An action that can be meant in several ways hangs on several places."""
    seats = {row["agency"]: index for index, row in enumerate(view["seats"])}
    root: Branch = {}
    for action in legal:
        for path in paths(action, seats, -1 if seat is None else seat):
            _grafted(root, path, action)
    for branch in root.values():
        if isinstance(branch, dict):
            _shortened(branch)
    return root


def _grafted(root: Branch, path: Sequence[Place], action: str) -> None:
    at = root
    for place in path[:-1]:
        below = at.setdefault(place, {})
        assert isinstance(below, dict)
        at = below
    at[path[-1]] = action


def _shortened(branch: Branch) -> None:
    """Where a group can be given to one rival only, nobody is asked to whom."""
    for place, below in branch.items():
        if isinstance(below, dict) and len(below) == 1:
            ((receiver, action),) = below.items()
            if receiver.kind == "seat":
                branch[place] = action


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


def leaves(branch: Branch) -> Iterator[str]:
    """Every action of a branch."""
    for below in branch.values():
        if isinstance(below, dict):
            yield from leaves(below)
        else:
            yield below


def path_to(branch: Branch, action: str) -> tuple[Place, ...]:
    """The shortest way to an action; raises KeyError if there is none."""
    found = [(place, *rest) for place, below in branch.items() for rest in _rest(below, action)]
    if not found:
        raise KeyError(action)
    return min(found, key=len)


def _rest(below: str | Branch, action: str) -> list[tuple[Place, ...]]:
    if below == action:
        return [()]
    if isinstance(below, dict) and action in leaves(below):
        return [path_to(below, action)]
    return []
