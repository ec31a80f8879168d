"""How elements come to the board, move on it, change sides and leave it, and what follows at once: who stands where in
which order (R11.1), objects that lie down (R13.11), holds that are lost (R13.8).
"""

from __future__ import annotations

from engines.complot.box.contents import RULES
from engines.complot.box.elements import CHARACTERS, OF_KIND, UNITS, members, units_in
from engines.complot.state import FIGURE_DECK, IN_PLAY, NOBODY, Active, State, changed, owner_of, reserve, with_byte
from engines.game import Seat


def _with_arrivals(state: State, place: int) -> State:
    """The seats present, those that have just come last."""
    group = state.at[place]
    before = state.arrivals[place]
    present = tuple([seat for seat in before if group & state.own[seat]])
    if group:
        present += tuple([seat for seat, own in enumerate(state.own) if group & own and seat not in before])
    if present == before:
        return state
    return state._replace(arrivals=(*state.arrivals[:place], present, *state.arrivals[place + 1 :]))


def _without_holds(state: State, place: int) -> State:
    """R13.8: who has nobody left on a place does not hold it any more."""
    for number, active in enumerate(state.active):
        if active.holder != NOBODY and active.objective == place and active.holder not in state.arrivals[place]:
            state = with_active(state, number, active._replace(holder=NOBODY, since=0))
    return state


def with_active(state: State, number: int, active: Active) -> State:
    return state._replace(active=(*state.active[:number], active, *state.active[number + 1 :]))


def active_number(state: State, mission: int) -> int:
    """The place of a mission among the active ones, or -1."""
    return next((number for number, active in enumerate(state.active) if active.mission == mission), -1)


def placed(state: State, element: int, seat: Seat, place: int) -> State:
    """From off the board to a place, under the control of a seat."""
    bit = 1 << element
    state = state._replace(
        at=changed(state.at, place, state.at[place] | bit),
        own=changed(state.own, seat, state.own[seat] | bit),
        place=with_byte(state.place, element, place),
    )
    return _with_arrivals(state, place)


def moved(state: State, group: int, source: int, target: int) -> State:
    """A group of one seat from one place to another."""
    at = list(state.at)
    at[source] &= ~group
    at[target] |= group
    places = bytearray(state.place)
    for element in members(group):
        places[element] = target
    state = state._replace(at=tuple(at), place=bytes(places))
    return _without_holds(_with_arrivals(_with_arrivals(state, source), target), source)


def removed(state: State, group: int) -> State:
    """Off the board: units to the reserve they come from, figures wherever the caller puts them. What they carried lies
    where they stood."""
    at, own = list(state.at), tuple([own & ~group for own in state.own])
    places, wounds = bytearray(state.place), bytearray(state.wounds)
    left = []
    for element in members(group):
        place = places[element]
        at[place] &= ~(1 << element)
        places[element] = wounds[element] = 0
        if place not in left:
            left.append(place)
    for number, active in enumerate(state.active):
        if active.carrier != NOBODY and group >> active.carrier & 1:
            state = with_active(state, number, active._replace(carrier=NOBODY, lies=state.place[active.carrier]))
    state = state._replace(
        at=tuple(at),
        own=own,
        place=bytes(places),
        wounds=bytes(wounds),
        recoil=state.recoil & ~group,
        stopped=state.stopped & ~group,
        truce=state.truce & ~group,
        used=state.used & ~group,
    )
    for place in left:
        state = _without_holds(_with_arrivals(state, place), place)
    return state


def figure_discarded(state: State, figure: int) -> State:
    """Under the character deck, where all know it (R9.4)."""
    state = removed(state, 1 << figure)
    return state._replace(figures=state.figures.moved((figure,), IN_PLAY, FIGURE_DECK))


def turned(state: State, element: int, seat: Seat) -> State:
    """An element changes sides where it stands; it keeps wounds and objects (R16.6, R16.7)."""
    place, before = state.place[element], owner_of(state, element)
    own = list(state.own)
    own[before] &= ~(1 << element)
    own[seat] |= 1 << element
    state = state._replace(own=tuple(own))
    return _without_holds(_with_arrivals(state, place), place)


def lowest_unit(state: State, seat: Seat, kind: int) -> int:
    """The lowest free unit of a type in the reserve of a seat (section 21), or NOBODY."""
    free = reserve(state, seat) & OF_KIND[kind]
    return (free & -free).bit_length() - 1 if free else NOBODY


def places_of(state: State, seat: Seat) -> list[int]:
    """The places where a seat has elements, by number."""
    own = state.own[seat]
    return [place for place, group in enumerate(state.at) if group & own] if own else []


def figures_of(state: State, seat: Seat) -> int:
    return state.own[seat] & CHARACTERS


def unit_places(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Where a seat may put a unit (R9.8 to R9.10): places, each with the unit it takes the place of, or NOBODY."""
    own = state.own[seat]
    if not own:
        return [(place, NOBODY) for place in free_places(state)]
    most = RULES.max_units_per_place
    places = places_of(state, seat)
    free = [(place, NOBODY) for place in places if units_in(state.at[place] & own) < most]
    if free:
        return free
    return [(place, unit) for place in places for unit in members(state.at[place] & own & UNITS)]


def free_places(state: State) -> list[int]:
    """R9.10: places without elements that are no mission places."""
    missions = mission_places(state)
    return [place for place in range(1, len(state.at)) if not state.at[place] and not missions >> place & 1]


def mission_places(state: State) -> int:
    """Every place that is named on an active mission, as bits."""
    places = 0
    for active in state.active:
        places |= active.places
    return places


def is_crowded(state: State, seat: Seat, place: int, group: int = 0) -> bool:
    """Whether more of a seat would stand on a place than may, with a group that comes there (R10.10).

    That is about units alone: of characters a seat has no more than may stand on one place (R14.6).
    """
    return units_in(state.at[place] & state.own[seat] | group) > RULES.max_units_per_place
