"""The end of a round of dice: a side retreats or stays, or must retreat after too many without a wound (R11.4 C5,
R11.13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import Action, Retreat
from engines.complot.combat.fights import Fight, is_on
from engines.complot.combat.retreats import begun, first_places
from engines.complot.events import told
from engines.complot.moves.asking import Asked, put
from engines.complot.state import NOBODY, State
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


def retreats(state: State, fight: Fight, seat: Seat) -> list[int]:
    """The first steps of a retreat of all elements of a seat."""
    return first_places(state, seat, state.at[fight.place] & state.own[seat], fight.place)


def stalled(state: State, fight: Fight, events: list[Event]) -> State:
    """R11.13: the attacker must retreat, or else the defender; a mission combat fails."""
    events.append(told("stalemate", place=fight.place))
    if fight.mission != NOBODY:
        return state
    for seat in (fight.attacker, fight.defender):
        if retreats(state, fight, seat):
            return put(state, Withdrawal(seat, fight, is_free=False), events)
    return state


@dataclass(frozen=True, slots=True)
class Withdrawing(AutomaticStep[State]):
    """A seat may retreat, if there is anywhere to go (R12.5)."""

    fight: Fight
    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        if not is_on(state, self.fight) or not retreats(state, self.fight, self.seat):
            return state
        return put(state, Withdrawal(self.seat, self.fight), events)


@dataclass(frozen=True, slots=True)
class Withdrawal(Asked[Action]):
    """C5: retreat or stay."""

    seat: Seat
    fight: Fight
    is_free: bool = True
    phase = "retreat"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [act.retreat(place) for place in retreats(state, self.fight, seat)]
        return [*actions, act.STAY] if self.is_free else actions

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if not isinstance(action, Retreat):
            events.append(told("stay", by=seat))
            return state
        fight = self.fight
        if fight.mission != NOBODY:
            # R13.14: the mission fails, and the step is carried out after its instruction. There is no further round.
            *below, after, _ = state.stack
            assert isinstance(after, AfterFight)
            return pushed(state._replace(stack=tuple(below)), after.retreating(action.place))
        group = state.at[fight.place] & state.own[seat]
        return begun(state, seat, group, fight.place, action.place, events)


class AfterFight(AutomaticStep[State]):
    """What comes of the fight for a mission."""

    __slots__ = ()

    def retreating(self, place: int) -> AfterFight:
        """The same after a retreat that begins with a step to this place."""
        raise NotImplementedError
