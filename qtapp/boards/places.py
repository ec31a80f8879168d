"""The legal actions of a question as a tree of places: what to point at, and what then, until one action is meant.

A game says which places lead to each action (`paths`); what may be chosen stands in the legal list, and nothing is
added. Nothing here is drawn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from engines.game import Seat


class Place(NamedTuple):
    """Something on the board that can be pointed at."""

    kind: str  # a card, a square, a pile, a seat, a button: whatever the game has
    name: str = ""  # which of them: the code of a card, the name of a square, the action of a button
    seat: Seat = -1  # whose, where it matters


Branch: TypeAlias = "dict[Place, str | Branch]"
"""What each place leads to: an action, or the places that come next."""


def tree_of(ways: Iterable[tuple[Sequence[Place], str]], implied: Collection[str] = ()) -> Branch:
    """The tree of all these ways to actions; an action may hang on several places.

    What comes next is not asked for where only one action is left and its first place is of a kind that is `implied`.
    All other places are: a click on a piece that has one target only must not strike at once.
    """
    root: Branch = {}
    for way, action in ways:
        branch = root
        for place in way[:-1]:
            below = branch.setdefault(place, {})
            assert isinstance(below, dict)
            branch = below
        branch[way[-1]] = action
    _shorten(root, implied)
    return root


def _shorten(branch: Branch, implied: Collection[str]) -> None:
    for place, below in branch.items():
        if isinstance(below, dict):
            actions = set(leaves(below))
            if len(actions) == 1 and next(iter(below)).kind in implied:
                branch[place] = actions.pop()
            else:
                _shorten(below, implied)


def leaves(branch: Branch) -> Iterator[str]:
    """Every action of a branch."""
    for below in branch.values():
        if isinstance(below, dict):
            yield from leaves(below)
        else:
            yield below


def path_to(branch: Branch, action: str) -> tuple[Place, ...]:
    """The shortest way to an action, the first of several; raises KeyError if there is none."""
    found = [way for way, leaf in _ways(branch) if leaf == action]
    if not found:
        raise KeyError(action)
    return min(found, key=len)


def _ways(branch: Branch) -> Iterator[tuple[tuple[Place, ...], str]]:
    for place, below in branch.items():
        if isinstance(below, dict):
            yield from (((place, *way), action) for way, action in _ways(below))
        else:
            yield (place,), below
