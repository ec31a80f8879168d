"""Objects of deliveries: given on, taken up, and picked up after a fight (R10.12, R11.12, R13.10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import Action
from engines.complot.box.contents import MISSION_CODES
from engines.complot.box.elements import CODES, members
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Subject, put
from engines.complot.moves.board import active_number, with_active
from engines.complot.state import NOBODY, State, enemies_at, own_at
from engines.game import Event, Seat
from engines.stack import AutomaticStep, pushed


def handovers(state: State, seat: Seat) -> list[Action]:
    """Objects that may be given or taken in a turn of phase 6 (R10.12)."""
    actions: list[Action] = []
    for active in state.active:
        if active.carrier != NOBODY:
            if state.own[seat] >> active.carrier & 1 and not active.is_handed:
                others = own_at(state, seat, state.place[active.carrier]) & ~(1 << active.carrier)
                actions += [act.give(active.mission, act.named(seat, element)) for element in members(others)]
        elif active.lies and not enemies_at(state, seat, active.lies):
            own = own_at(state, seat, active.lies)
            actions += [act.take(active.mission, act.named(seat, element)) for element in members(own)]
    return actions


def handed_over(state: State, seat: Seat, mission: int, element: int, events: list[Event]) -> State:
    """From its carrier, or from the place where it lies."""
    number = active_number(state, mission)
    active = state.active[number]
    is_given = active.carrier != NOBODY
    state = with_active(state, number, active._replace(carrier=element, lies=0, is_handed=is_given))
    kind = "give" if is_given else "take"
    events.append(told(kind, state, by=seat, mission=MISSION_CODES[mission], element=CODES[element]))
    return state


@dataclass(frozen=True, slots=True)
class PickingUp(AutomaticStep[State]):
    """R11.12: objects that lie there go to the only seat left, by mission number."""

    place: int

    def taken(self, state: State, events: list[Event]) -> State:
        present = state.arrivals[self.place]
        lying = sorted(active.mission for active in state.active if active.lies == self.place)
        if len(present) != 1 or not lying:
            return state
        return put(pushed(state, self), Carrying(present[0], self.place, lying[0]), events)


@dataclass(frozen=True, slots=True)
class Carrying(Asked[Action]):
    """Which element takes an object (R11.12, R13.10)."""

    seat: Seat
    place: int
    mission: int
    phase = "carrier"

    @property
    def subject(self) -> Subject:
        return Subject(self.place, mission=self.mission)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.carry(act.named(seat, element)) for element in members(own_at(state, seat, self.place))]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, act.Carry)
        element, number = act.meant(seat, action.element), active_number(state, self.mission)
        state = with_active(state, number, state.active[number]._replace(carrier=element, lies=0))
        code = MISSION_CODES[self.mission]
        events.append(told("picked_up", state, by=seat, mission=code, element=CODES[element]))
        return state
