"""Why a group may not leave, or not in that way or to that place (R10.1 to R10.9, R15.12)."""

from __future__ import annotations

from engines.complot import actions as act
from engines.complot.actions import NONE
from engines.complot.box.contents import AVI, CARD_TYPE, NEIGHBOURS
from engines.complot.box.elements import CHARACTERS, CODES, FIGURES, INFILTRATION, SKILLED
from engines.complot.moves.board import mission_places
from engines.complot.moves.departures import exit_of, is_plain
from engines.complot.state import State, enemies_at
from engines.game import IllegalAction, Seat

BARRIERS = (
    "not_yours",
    "other_place",
    "in_the_group",
    "stopped",
    "no_autonomy",
    "closed",
    "not_next",
    "too_few_stay",
    "no_skill",
    "skill_used",
    "watched",
    "one_character",
    "not_needed",
    "mission_place",
)


def join_refused(state: State, seat: Seat, place: int, group: int, element: int) -> IllegalAction:
    """Why an element does not join a group that stands on a place (0: it would begin one)."""
    code = CODES[element]
    if not state.own[seat] >> element & 1:
        return IllegalAction("not_yours", "R10.1", element=code)
    if place and state.place[element] != place:
        return IllegalAction("other_place", "R10.1", element=code)
    if group >> element & 1:
        return IllegalAction("in_the_group", "R10.1", element=code)
    if state.stopped >> element & 1:
        return IllegalAction("stopped", "R10.7", element=code)
    exit_ = exit_of(state, seat, state.place[element])
    if not exit_.neighbours and not exit_.flights:
        reason = "closed" if state.ap[seat] + state.helicopter else "no_autonomy"
        return IllegalAction(reason, "R10.2" if reason == "closed" else "R10.1", element=code)
    return IllegalAction("too_few_stay", "R10.4", place=exit_.place, most=_most(exit_.own, exit_.enemies))


def _most(own: int, enemies: int) -> int:
    """How many may leave by R10.4 (b)."""
    return max(0, own.bit_count() - enemies)


def departure_refused(state: State, seat: Seat, place: int, group: int, action: act.Depart) -> IllegalAction:
    """Why a group does not leave like this."""
    exit_ = exit_of(state, seat, place)
    target = action.place
    if action.card != NONE and CARD_TYPE[action.card] == AVI:
        return _flight_refused(state, seat, group, target, is_plain(exit_, group))
    if state.closed >> target & 1:
        return IllegalAction("closed", "R10.2", place=target)
    if target not in NEIGHBOURS[place]:
        return IllegalAction("not_next", "R10.1", place=target)
    if not exit_.neighbours:
        return IllegalAction("no_autonomy", "R10.1")
    if action.figure == NONE and action.card == NONE:
        return IllegalAction("too_few_stay", "R10.4", place=place, most=_most(exit_.own, exit_.enemies))
    if is_plain(exit_, group):
        return IllegalAction("not_needed", "R10.8", place=place)
    if action.card != NONE:
        return IllegalAction("one_character", "R10.5", place=place)
    code, figure = FIGURES[action.figure], 1 << action.figure
    if not SKILLED[INFILTRATION] & figure & group:
        return IllegalAction("no_skill", "R10.5", element=code)
    if state.used & figure:
        return IllegalAction("skill_used", "R10.5", element=code)
    if not exit_.infiltrators & figure:
        return IllegalAction("watched", "R10.6", place=place)
    return IllegalAction("one_character", "R10.5", place=place)


def _flight_refused(state: State, seat: Seat, group: int, target: int, is_free: bool) -> IllegalAction:
    """R15.12"""
    if state.closed >> target & 1:
        return IllegalAction("closed", "R15.12", place=target)
    if mission_places(state) >> target & 1:
        return IllegalAction("mission_place", "R15.12", place=target)
    if enemies_at(state, seat, target):
        return IllegalAction("enemies_there", "R15.12", place=target)
    if not is_free:
        return IllegalAction("too_few_stay", "R10.4", place=target)
    is_alone = (group & CHARACTERS).bit_count() == 1
    return IllegalAction("not_next" if is_alone else "one_character", "R15.12", place=target)
