"""What can be pointed at in Cirkle, and which of it leads to each legal action.

A unit and where it goes, two units that are inverted in either order, a unit and the lost one it gives its place to in
either order; a unit that may be exchanged where it arrives asks for what, in a choice beside its square or in the tray.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from qtapp.boards.places import Branch, Place, tree_of

PASS = "--"
SQUARE, LOST_UNIT, OPTION = "square", "lost", "option"
PASSING = Place("pass")


def square(name: str) -> Place:
    return Place(SQUARE, name)


def lost_unit(kind: str) -> Place:
    return Place(LOST_UNIT, kind)


def option(kind: str) -> Place:
    """What a unit that arrives may be exchanged for; "" for nothing."""
    return Place(OPTION, kind)


def branches(legal: Sequence[str], choices: Mapping[str, Mapping[str, Any]]) -> Branch:
    """The tree of all legal actions: units on the board first, then lost ones."""
    ways = [(path, action) for action in legal for path in paths(choices[action])]
    ways.sort(key=lambda way: way[0][0].kind == LOST_UNIT)
    return tree_of(ways, implied=(OPTION,))


def paths(choice: Mapping[str, Any]) -> list[tuple[Place, ...]]:
    """The places that lead to an action, the most natural way first."""
    if choice["verb"] == "pass":
        return [(PASSING,)]
    origin, target, gain = square(choice["from"]), square(choice["to"]), choice.get("gain", "")
    if choice["verb"] == "recovery":
        return [(origin, lost_unit(gain)), (lost_unit(gain), origin)]
    if choice["verb"] == "inversion":
        return [(origin, target), (target, origin)]
    return [(origin, target, option(gain)), *([(origin, target, lost_unit(gain))] if gain else [])]
