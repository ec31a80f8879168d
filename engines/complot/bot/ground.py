"""The ground: distances, whose turn is still to come, and who can be where by then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.complot.box.contents import NEIGHBOURS, PLACES
from engines.complot.box.elements import members
from engines.complot.effects.anytime import Asking
from engines.complot.phases.phase6 import MovingOn
from engines.complot.state import NOBODY, State, enemies_at
from engines.game import Seat

FAR = 99
MOVES, ACTS = 6, 8
"""The phases in which elements move, and in which missions are resolved."""

RECENT = 6  # items of the stack among which the question of a turn lies, if it is to be put again


def _distances(source: int) -> tuple[int, ...]:
    found = [FAR] * (len(PLACES) + 1)
    found[source] = 0
    waiting = [source]
    for place in waiting:
        for other in NEIGHBOURS[place]:
            if found[other] == FAR:
                found[other] = found[place] + 1
                waiting.append(other)
    return tuple(found)


DISTANCE = ((FAR,) * (len(PLACES) + 1), *map(_distances, PLACES))
"""By two places: the steps between them, roadblocks left aside."""


def steps_towards(state: State, source: int, goal: int) -> list[int]:
    """The neighbours on a shortest way that are not closed, those without elements first."""
    nearer = DISTANCE[source][goal] - 1
    found = [place for place in NEIGHBOURS[source] if DISTANCE[place][goal] == nearer and not state.closed >> place & 1]
    return sorted(found, key=lambda place: (state.at[place].bit_count(), place))


def due(state: State, stage: int) -> tuple[bool, ...]:
    """By seat: whether its turn of a phase of this round is still to come, or goes on."""
    seats = range(state.variant.seats)
    if state.stage != stage:
        return (state.stage < stage,) * len(seats)
    if state.turn == NOBODY:
        return (True,) * len(seats)
    first = state.order.index(state.turn)
    if stage == MOVES and not _goes_on(state):
        first += 1
    waiting = state.order[first:]
    return tuple([seat in waiting for seat in seats])


def _goes_on(state: State) -> bool:
    """Whether the seat whose turn it is may still move."""
    for item in state.stack[-RECENT:]:
        question = item.question if isinstance(item, Asking) else item
        if isinstance(question, MovingOn):
            return True
    return False


def budget(state: State, seat: Seat) -> int:
    """Steps that a seat can pay in this round."""
    return state.ap[seat] + (state.helicopter if state.turn == seat else 0)


def groups(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Where a seat stands, and with whom."""
    return _groups(state.own[seat], state.place)


@lru_cache(maxsize=1 << 12)
def _groups(own: int, place: bytes) -> list[tuple[int, int]]:
    found: dict[int, int] = {}
    for element in members(own):
        where = place[element]
        found[where] = found.get(where, 0) | 1 << element
    return sorted(found.items())


def free(state: State, seat: Seat, place: int, group: int, worths: Sequence[float]) -> int:
    """Those of a group that may leave a place together (R10.4), the best of them."""
    group &= ~state.stopped
    enemies = enemies_at(state, seat, place).bit_count()
    if not enemies or not group & ~state.truce:
        return group
    staying = sorted(members(group), key=worths.__getitem__)[:enemies]
    for element in staying:
        group &= ~(1 << element)
    return group


def gathered(state: State, seat: Seat, goal: int, steps: int, worths: Sequence[float]) -> tuple[int, int]:
    """Who can be at a place after so many steps, from near and far, and how far the nearest of them are."""
    found, nearest = 0, FAR
    distance = DISTANCE[goal]
    for place, group in sorted(groups(state, seat), key=lambda pair: distance[pair[0]]):
        cost = distance[place]
        if cost > steps:
            break
        if cost:
            group = free(state, seat, place, group, worths)
            if not group:
                continue
            steps -= cost
        nearest = min(nearest, cost)
        found |= group
    return found, nearest
