"""What a seat intends to do in its next movement: a private note that stays in this window and is never sent.

Pure data: groups of elements with the way they are to go. The paths of the map are all that is looked at; whether a
step will be allowed is the rules' to say when it is made.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import NamedTuple

from engines.game import Seat
from engines.motion import Where
from qtapp.boards.complot.box import box, is_element

Way = tuple[int, ...]


class PlannedMove(NamedTuple):
    """Who goes along which places; the first is where they stand."""

    elements: tuple[str, ...]
    way: Way


class Notes:
    """The plans of every seat that plays at this window, and whom it is putting together."""

    def __init__(self) -> None:
        self._plans: dict[Seat, tuple[PlannedMove, ...]] = {}
        self._groups: dict[Seat, tuple[str, ...]] = {}

    def plans(self, seat: Seat | None) -> tuple[PlannedMove, ...]:
        return () if seat is None else self._plans.get(seat, ())

    def group(self, seat: Seat) -> tuple[str, ...]:
        return self._groups.get(seat, ())

    def clear(self, seat: Seat) -> None:
        self._plans.pop(seat, None)
        self._groups.pop(seat, None)

    def toggle(self, seat: Seat, code: str, where: Where) -> None:
        """Take an element into the group, or out of it; one that stands elsewhere begins another group."""
        group = self.group(seat)
        if code in group:
            group = tuple(other for other in group if other != code)
        elif group and where[group[0]] == where[code]:
            group = (*group, code)
        else:
            group = (code,)
        self._drop(seat, (*group, code))
        self._groups[seat] = group

    def go(self, seat: Seat, place: int, where: Where, closed: Collection[int]) -> None:
        """Let the group go on to a place, by the shortest way; to where it has been led already: it is put down."""
        group = self.group(seat)
        plan = next((plan for plan in self.plans(seat) if plan.elements == group), None)
        way = (place_at(where, group[0]),) if plan is None else plan.way
        if place == way[-1]:
            self._groups.pop(seat, None)
            return
        way = (*way[:-1], *shortest(way[-1], place, closed))
        self._drop(seat, group)
        if len(way) > 1:
            self._plans[seat] = (*self.plans(seat), PlannedMove(group, way))

    def put_down(self, seat: Seat) -> bool:
        """Let the group go, or else the last plan; False if there was neither."""
        if self._groups.pop(seat, ()):
            return True
        plans = self.plans(seat)
        self._plans[seat] = plans[:-1]
        return bool(plans)

    def follow(self, seat: Seat, where: Where) -> None:
        """What has been done, or has become impossible, is struck out: groups that have gone on stand further along."""
        found = []
        for plan in self.plans(seat):
            left = tuple(code for code in plan.elements if where.get(code, "").startswith(f"{seat}@"))
            places = {place_at(where, code) for code in left}
            at = places.pop() if len(places) == 1 else 0
            way = plan.way[plan.way.index(at) :] if at in plan.way else ()
            if len(way) > 1:
                found.append(PlannedMove(left, way))
        self._plans[seat] = tuple(found)
        standing = {where.get(code, "") for code in self.group(seat)}
        if len(standing) != 1 or not standing.pop().startswith(f"{seat}@"):
            self._groups.pop(seat, None)

    def _drop(self, seat: Seat, elements: Collection[str]) -> None:
        self._plans[seat] = tuple(plan for plan in self.plans(seat) if not {*plan.elements} & {*elements})


def own(where: Where, seat: Seat) -> list[str]:
    """The elements of a seat on the map."""
    return [code for code, at in where.items() if at.startswith(f"{seat}@") and is_element(code)]


def place_at(where: Where, code: str) -> int:
    return int(where[code].partition("@")[2])


def shortest(origin: int, place: int, closed: Collection[int] = ()) -> Way:
    """The shortest way along the paths; () if closed places bar it."""
    before = {origin: 0}
    waiting = deque([origin])
    while waiting and place not in before:
        at = waiting.popleft()
        for a, b in box().paths:
            if at in (a, b) and (there := b if a == at else a) not in before and there not in closed:
                before[there] = at
                waiting.append(there)
    if place not in before:
        return (origin,)
    way = [place]
    while way[-1] != origin:
        way.append(before[way[-1]])
    return tuple(reversed(way))
