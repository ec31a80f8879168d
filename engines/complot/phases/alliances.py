"""Alliances: a place is not fought over, one seat performs its mission, and the points are shared (R15.18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import Action, PlayCard, PlayOnSeat
from engines.complot.box.contents import ALL, MISSION_CODES
from engines.complot.events import told
from engines.complot.missions.ability import is_able_to
from engines.complot.moves.asking import Subject, Window
from engines.complot.moves.board import with_active
from engines.complot.moves.cards import offered, played
from engines.complot.phases.opponents import Duels
from engines.complot.state import NOBODY, State
from engines.game import Event, Seat
from engines.stack import Row


def objective_number(state: State, place: int) -> int:
    """The active mission whose objective place this is, or -1."""
    return next((number for number, active in enumerate(state.active) if active.objective == place), -1)


@dataclass(frozen=True, slots=True)
class Allying(Window):
    """W-ALLIANCE: one Alliance at most for a place (R15.18). The duels lie next on the stack."""

    row: Row
    place: int
    phase = "alliance"
    kinds = (ALL,)

    @property
    def subject(self) -> Subject:
        return Subject(self.place)

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        others = [other for other in state.arrivals[self.place] if other != seat]
        if performer(state, self.place) != seat or len(others) == 1:
            return [act.play_card(card) for card in offered(state, seat, ALL)]
        return [act.play_on(card, other) for card in offered(state, seat, ALL) for other in sorted(others)]

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, PlayCard | PlayOnSeat)
        place = self.place
        present = state.arrivals[place]
        first = performer(state, place)
        partner = seat
        if first == seat:
            partner = action.seat if isinstance(action, PlayOnSeat) else next(s for s in present if s != seat)
        *below, duels = state.stack
        assert isinstance(duels, Duels)
        state = played(state._replace(stack=tuple(below)), seat, action.card, events)
        state = state._replace(pacts=(*state.pacts, (place, present)))
        number = objective_number(state, place)
        active = state.active[number]
        if first != NOBODY:
            state = with_active(state, number, active._replace(performer=first, ally=partner))
        events.append(
            told(
                "alliance",
                state,
                by=seat,
                place=place,
                mission=MISSION_CODES[active.mission],
                performer=None if first == NOBODY else first,
                partner=None if first == NOBODY else partner,
            )
        )
        return state


def performer(state: State, place: int) -> Seat:
    """The first seat to have arrived that is able to work on the mission, or NOBODY."""
    active = state.active[objective_number(state, place)]
    return next((seat for seat in state.arrivals[place] if is_able_to(state, active, seat)), NOBODY)
