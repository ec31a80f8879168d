"""Which groups may leave a place, how and where to (R10.1 to R10.9, R15.12): the leaving rule and its exceptions."""

from __future__ import annotations

from typing import NamedTuple

from engines.complot import actions as act
from engines.complot.actions import NONE, Action
from engines.complot.box.contents import AVI, INC, NEIGHBOURS, PLACES, RULES
from engines.complot.box.elements import CHARACTERS, INFILTRATION, OF_KIND, SABOTEUR, SKILLED, members, units_in
from engines.complot.moves.board import mission_places
from engines.complot.moves.cards import offered
from engines.complot.state import State, enemies_at
from engines.game import Seat


class Exit(NamedTuple):
    """What decides about departures from one place."""

    place: int
    own: int  # all elements of the seat there
    free: int  # those that may leave at all: not stopped
    enemies: int  # how many
    truce: int  # those with the right of R10.9
    neighbours: tuple[int, ...]  # that a step can be paid to
    flights: tuple[int, ...]  # where a plane may go, if there is one
    plane: int  # the card, or NONE
    incognito: int
    infiltrators: int  # figures that may use their skill here


def exit_of(state: State, seat: Seat, place: int) -> Exit:
    own = state.at[place] & state.own[seat]
    enemies = enemies_at(state, seat, place)
    neighbours: tuple[int, ...] = ()
    if state.ap[seat] + state.helicopter:
        closed = state.closed
        neighbours = NEIGHBOURS[place]
        if closed:
            neighbours = tuple([other for other in neighbours if not closed >> other & 1])
    planes, incognito = offered(state, seat, AVI), offered(state, seat, INC) if enemies else []
    blockers = SKILLED[INFILTRATION] | OF_KIND[SABOTEUR]
    infiltrators = 0 if not enemies or enemies & blockers else own & SKILLED[INFILTRATION] & ~state.used
    return Exit(
        place,
        own,
        own & ~state.stopped,
        enemies.bit_count(),
        own & state.truce,
        neighbours,
        flights(state, seat, place) if planes else (),
        planes[0] if planes else NONE,
        incognito[0] if incognito else NONE,
        infiltrators & ~state.stopped,
    )


def flights(state: State, seat: Seat, source: int) -> tuple[int, ...]:
    """R15.12: not closed, no enemies, no mission place."""
    barred = state.closed | mission_places(state) | 1 << source
    own = state.own[seat]
    at = state.at
    return tuple([place for place in PLACES if not barred >> place & 1 and not at[place] & ~own])


def is_plain(exit_: Exit, group: int) -> bool:
    """R10.4 (a), (b), (c): nobody has to be deceived."""
    if exit_.enemies <= (exit_.own & ~group).bit_count():
        return True
    return not group & ~exit_.truce


def may_fly(exit_: Exit, group: int) -> bool:
    """R15.12"""
    return (
        bool(exit_.flights)
        and (group & CHARACTERS).bit_count() == 1
        and units_in(group) <= RULES.plane_units
        and is_plain(exit_, group)
    )


def infiltrator(exit_: Exit, group: int) -> int:
    """The figure by whose skill the group may infiltrate, or NONE: R10.9 counts only those without a right."""
    figures = group & ~exit_.truce & CHARACTERS
    return figures.bit_length() - 1 if figures.bit_count() == 1 and figures & exit_.infiltrators else NONE


def may_sneak(exit_: Exit, group: int) -> bool:
    """By an Incognito card (R10.5)."""
    return exit_.incognito != NONE and (group & ~exit_.truce & CHARACTERS).bit_count() <= 1


def departures(exit_: Exit, group: int) -> list[Action]:
    """How this group may leave as it is."""
    actions: list[Action] = []
    if is_plain(exit_, group):
        actions += [act.depart(place, NONE, NONE) for place in exit_.neighbours]
    else:
        figure = infiltrator(exit_, group)
        for place in exit_.neighbours:
            if figure != NONE:
                actions.append(act.depart(place, figure, NONE))
            if may_sneak(exit_, group):
                actions.append(act.depart(place, NONE, exit_.incognito))
    if may_fly(exit_, group):
        actions += [act.depart(place, NONE, exit_.plane) for place in exit_.flights]
    return actions


def can_leave(exit_: Exit, group: int) -> bool:
    """Whether some legal departure contains this group: as it is, or with one figure more that makes it legal."""
    if exit_.neighbours:
        if is_plain(exit_, group) or infiltrator(exit_, group) != NONE or may_sneak(exit_, group):
            return True
        if not group & ~exit_.truce & CHARACTERS and exit_.infiltrators & ~exit_.truce & ~group:
            return True
    if not exit_.flights:
        return False
    if may_fly(exit_, group):
        return True
    if group & CHARACTERS:
        return False
    return any(may_fly(exit_, group | 1 << figure) for figure in members(exit_.free & CHARACTERS))


def joiners(exit_: Exit, group: int) -> list[int]:
    """The elements that may join a group, or begin it."""
    rest = exit_.free & ~group
    if not rest:
        return []
    if exit_.neighbours and not exit_.enemies:
        return [*members(rest)]
    if not exit_.neighbours and not exit_.flights:
        return []
    return [element for element in members(rest) if can_leave(exit_, group | 1 << element)]


def companions(exit_: Exit, group: int) -> list[int]:
    """Who may join a group, one after the other, so that it can still leave by a step that deceives nobody."""
    found: list[int] = []
    for element in members(exit_.free & ~group) if exit_.neighbours else ():
        if is_plain(exit_, group | 1 << element):
            group |= 1 << element
            found.append(element)
    return found
