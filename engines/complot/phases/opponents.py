"""A place that is fought over: who fights whom, duel after duel, and what is settled then (R11.3, R11.11, R11.12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import Action, Versus
from engines.complot.combat.duels import duel
from engines.complot.effects.giving_up import Shedding
from engines.complot.missions.objects import PickingUp
from engines.complot.moves.asking import Asked, Subject, put
from engines.complot.state import NOBODY, State
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


@dataclass(frozen=True, slots=True)
class Duels(AutomaticStep[State]):
    """R11.3: until one seat at most is left; the survivor of a duel (NOBODY: there was none) chooses the next."""

    place: int
    survivor: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        present = state.arrivals[self.place]
        if len(present) < 2:
            return state
        chooser = self.survivor if self.survivor in present else present[0]
        return put(state, ChoosingOpponent(chooser, self.place), events)


@dataclass(frozen=True, slots=True)
class ChoosingOpponent(Asked[Action]):
    """R11.3"""

    seat: Seat
    place: int
    phase = "opponent"

    @property
    def subject(self) -> Subject:
        return Subject(self.place)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.versus(other) for other in sorted(state.arrivals[self.place]) if other != seat]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Versus)
        present = state.arrivals[self.place]
        defender, attacker = sorted((seat, action.seat), key=present.index)
        state = pushed(state, Survived(self.place, attacker, defender))
        return duel(state, self.place, attacker, defender, events)


@dataclass(frozen=True, slots=True)
class Survived(AutomaticStep[State]):
    """Who is left after a duel goes on; if both are, the place stays contested (R11.13)."""

    place: int
    attacker: Seat
    defender: Seat

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        left = [seat for seat in (self.attacker, self.defender) if seat in state.arrivals[self.place]]
        if len(left) == 2:
            return state
        return pushed(state, Duels(self.place, left[0] if left else NOBODY))


@dataclass(frozen=True, slots=True)
class Aftermath(AutomaticStep[State]):
    """R11.11, R11.12"""

    place: int

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        seats = state.arrivals[self.place]
        return pushed(state, *(Shedding(seat, self.place) for seat in seats), PickingUp(self.place))
