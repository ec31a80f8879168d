"""Where the components of a game lie, and how they move: the one thing by which windows play out what happened.

`Game.where` names a place for every component, as one reader may know it. A place whose name begins with `HIDDEN` is a
pile that shows nothing of what lies in it; a view leaves it out (`visible`), but a card may come from there or go
there. A component that a reader cannot identify has an id of its own, which tells whose it is and no more (`KGB:?2`);
what stands before the colon is its family.

The moves of an event, `[component, from, to]`, are what lies otherwise after it. They are worked out of what the reader
may know before and after and of nothing else, so they can give nothing away. The law that tests hold every game to: the
moves of an action, applied in order to the `where` of the view before it, give the `where` of the view after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias, cast

if TYPE_CHECKING:
    from engines.game import AnyGame, Event, Plain, Seat, State

Where: TypeAlias = Mapping[str, str]
"""The place of each component."""

HIDDEN = "?"


def is_hidden(place: str | None) -> bool:
    """Whether nothing can be seen of what lies there; None is nowhere."""
    return place is None or place.startswith(HIDDEN)


def visible(where: Where) -> dict[str, Plain]:
    """What a view tells: the components that can be seen."""
    return {component: place for component, place in where.items() if not place.startswith(HIDDEN)}


def moves(before: Where, after: Where) -> list[Plain]:
    """What lies otherwise. A component that has got another name (it was turned over, or shuffled among others) leaves
    to nowhere, and the other comes from where it lay."""
    gone = {component: place for component, place in before.items() if component not in after}
    found: list[Plain] = [[component, place, None] for component, place in gone.items() if not is_hidden(place)]
    come = {component: place for component, place in after.items() if component not in before}
    origins = _origins(gone, come) if come else {}
    for component, place in after.items():
        origin = origins[component] if component in come else before[component]
        if (component in come or origin != place) and not (is_hidden(origin) and is_hidden(place)):
            found.append([component, origin, place])
    return found


def _origins(gone: Mapping[str, str], come: Mapping[str, str]) -> dict[str, str | None]:
    """Where components lay under another name: those that still lie there first, then others of the same family."""
    left, found = dict(gone), dict[str, str | None]()
    for component, place in come.items():
        same = next((other for other, lay in left.items() if lay == place and _is_family(other, component)), None)
        if same is not None:
            found[component] = left.pop(same)
    for component in come:
        if component not in found:
            other = next((other for other in left if _is_family(other, component)), None)
            found[component] = None if other is None else left.pop(other)
    return found


def _is_family(one: str, other: str) -> bool:
    return one.partition(":")[0] == other.partition(":")[0]


def applied(where: Where, moved: Iterable[Iterable[str | None]]) -> dict[str, str]:
    """What can be seen once these moves are made."""
    result = dict(where)
    for component, _, place in moved:
        assert component is not None
        if place is None or is_hidden(place):
            result.pop(component, None)
        else:
            result[component] = place
    return result


class Narrator:
    """Tells one reader of events in their order, each with its moves."""

    def __init__(self, game: AnyGame, state: object, seat: Seat | None) -> None:
        """`state`: the table before the first of them."""
        self._game, self._state, self._seat = game, cast("State", state), seat
        self._where: Where | None = None  # of that state, once it is asked for

    def told(self, event: Event) -> dict[str, Plain] | None:
        """The event as this reader may know it, or None if nothing is noticed."""
        seen = event.seen_by(self._seat)
        if seen is not None and event.after is not None:
            before = self._game.where(self._state, self._seat) if self._where is None else self._where
            self._where = self._game.where(cast("State", event.after), self._seat)
            moved = moves(before, self._where)
            if moved:
                seen["moves"] = moved
        return seen
