"""Phase 7: which places are fought over, in which order (R11.1, R11.2). Before the duels an Alliance may be made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import Action, FightAt
from engines.complot.events import told
from engines.complot.moves.asking import Asked, opened, put
from engines.complot.moves.board import places_of
from engines.complot.phases.alliances import Allying, objective_number
from engines.complot.phases.opponents import Aftermath, Duels
from engines.complot.state import NOBODY, State
from engines.game import Event, Seat
from engines.stack import AutomaticStep, Row, pushed


def contested(state: State, seat: Seat) -> list[int]:
    """The places that a seat has still to fight over, by number."""
    return [
        place for place in places_of(state, seat) if len(state.arrivals[place]) > 1 and not state.resolved >> place & 1
    ]


@dataclass(frozen=True, slots=True)
class Fighting(AutomaticStep[State]):
    """The turn of a seat: all its contested places, one after the other."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        state = state._replace(turn=self.seat)
        if not contested(state, self.seat):
            return state
        return put(pushed(state, self), NextCombat(self.seat), events)


@dataclass(frozen=True, slots=True)
class NextCombat(Asked[Action]):
    """Which place comes next."""

    seat: Seat
    phase = "next_combat"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.fight_at(place) for place in contested(state, seat)]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, FightAt)
        place = action.place
        state = state._replace(resolved=state.resolved | 1 << place)
        events.append(told("fight", by=seat, place=place, seats=list(state.arrivals[place])))
        state = pushed(state, Duels(place, NOBODY), Aftermath(place))
        number = objective_number(state, place)
        if number < 0:
            return state
        present = tuple([other for other in state.order if other in state.arrivals[place]])
        return opened(state, Allying(Row.of(present), place))
