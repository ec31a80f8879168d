"""Phase 8: secondary missions, defences held, attempts and deliveries (R13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import NONE, Action, Attempt, Deliver
from engines.complot.box.contents import (
    CARD_CODES,
    CPC,
    MISSION_CODES,
    MISSION_KIND,
    SECONDARY_PLACE,
    SECONDARY_POINTS,
)
from engines.complot.box.elements import CHARACTERS, members
from engines.complot.effects.anytime import Asking, anytime_cards, is_anytime, played_anytime
from engines.complot.events import told
from engines.complot.missions.ability import (
    PLOTTED,
    can_attempt,
    can_complete,
    can_deliver,
    fit,
    is_undisturbed,
)
from engines.complot.missions.attempts import attempted
from engines.complot.missions.success import solved
from engines.complot.moves.asking import Asked, put
from engines.complot.moves.board import with_active
from engines.complot.moves.cards import offered
from engines.complot.moves.points import scored
from engines.complot.state import NOBODY, SECONDARY, TABLE, Active, State, scored_zone
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


@dataclass(frozen=True, slots=True)
class SeatTurn(AutomaticStep[State]):
    """The turn of a seat."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        seat = self.seat
        state = state._replace(turn=seat)
        for card in sorted(state.actions.cards[TABLE]):
            state = _secondary(state, seat, card, events)
        for active in state.active:
            if can_complete(state, active, seat) and is_undisturbed(state, active, seat):
                state = solved(state, seat, active.mission, events)
        return put(state, Attempting(seat), events)


def _secondary(state: State, seat: Seat, card: int, events: list[Event]) -> State:
    """R13.1"""
    place = SECONDARY_PLACE[card]
    if state.arrivals[place] != (seat,) or not fit(state, seat, place):
        return state
    state = state._replace(actions=state.actions.moved((card,), TABLE, scored_zone(state, seat)))
    points = SECONDARY_POINTS[card]
    events.append(told("secondary", state, by=seat, card=CARD_CODES[card], place=place, points=points))
    return scored(state, seat, SECONDARY, points, events)


@dataclass(frozen=True, slots=True)
class Attempting(Asked[Action]):
    """Missions in the order the seat likes (R13.3); an Alliance binds its performer."""

    seat: Seat
    phase = "attempt"
    allows_cards = True

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        deliveries: list[Action] = []
        owes = False
        for active in state.active:
            if not is_undisturbed(state, active, seat):
                continue
            if can_attempt(state, active, seat):
                actions += _attempts(state, active, seat)
            elif can_deliver(state, active, seat):
                deliveries.append(act.deliver(active.mission))
            else:
                continue
            owes = owes or active.performer == seat
        actions += deliveries
        actions += anytime_cards(state, seat)
        if not owes:
            actions.append(act.END)
        return actions

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if is_anytime(action):
            return played_anytime(pushed(state, Asking(self)), seat, action, events)
        match action:
            case Attempt():
                return attempted(pushed(state, Asking(self)), seat, action, events)
            case Deliver(mission):
                events.append(told("delivered", by=seat, mission=MISSION_CODES[mission]))
                return put(solved(state, seat, mission, events), self, events)
        return state


def _attempts(state: State, active: Active, seat: Seat) -> list[Action]:
    """A plot names a character, and a card if it wants (R13.6)."""
    mission = active.mission
    if MISSION_KIND[mission] not in PLOTTED:
        return [act.attempt(mission, NONE, NONE)]
    cards = [NONE, *offered(state, seat, CPC)]
    figures = members(fit(state, seat, active.objective) & CHARACTERS)
    return [act.attempt(mission, figure, card) for figure in figures for card in cards]


def ended(state: State, events: list[Event]) -> State:
    """R13.8: the neutral units of defences that nobody holds are back."""
    for number, active in enumerate(state.active):
        if active.is_beaten and active.holder == NOBODY:
            state = with_active(state, number, active._replace(is_beaten=False))
            events.append(told("garrison_back", state, mission=MISSION_CODES[active.mission]))
    return state
