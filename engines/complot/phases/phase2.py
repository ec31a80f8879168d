"""Phase 2: missions are revealed; then cards may bring another one, or change one (R6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import Action, ChangeMission, NewMission, RevealMission
from engines.complot.box.contents import CMI, NMI, RULES
from engines.complot.events import told
from engines.complot.missions.piles import open_piles, replaced, revealed
from engines.complot.moves.asking import Asked, Window, is_hidden, opened, put
from engines.complot.moves.cards import offered, played
from engines.complot.state import PILES, State
from engines.game import Event, Seat
from engines.stack import AutomaticStep, Row, pushed


def target(state: State) -> int:
    """How many missions should be active (R6.1)."""
    return RULES.missions_5 if state.variant.seats == 5 else RULES.missions_2_to_4


def begun(state: State, events: list[Event]) -> State:
    """Renewals, then W-MISSION."""
    left = sum(len(state.missions.cards[pile]) for pile in PILES)
    due = min(target(state) - len(state.active), left)
    state = pushed(state, Changing())
    if due <= 0:
        return state
    if state.round == 1:
        return pushed(state, *[Renewal(state.order[0])] * due)
    state, choosers = ranked(state, due, events)
    return pushed(state, *map(Renewal, choosers))


def ranked(state: State, due: int, events: list[Event]) -> tuple[State, tuple[Seat, ...]]:
    """R6.3: who chooses; dice break the ties that decide something."""
    choosers: list[Seat] = []
    for points in sorted(set(state.ip)):
        tied = tuple([seat for seat, own in enumerate(state.ip) if own == points])
        state = _broken(state, tied, due, choosers, events)
        if len(choosers) >= due:
            break
    return state, tuple(choosers[:due])


def _broken(state: State, tied: tuple[Seat, ...], due: int, choosers: list[Seat], events: list[Event]) -> State:
    """The tied seats in the order in which they choose, behind the choosers there are."""
    if len(choosers) >= due:
        return state
    if len(tied) == 1:
        choosers += tied
        return state
    faces, chance = {}, state.chance
    for seat in tied:
        faces[seat], chance = chance.die()
    state = state._replace(chance=chance)
    events.append(told("ranking", chance=True, faces=[[seat, face] for seat, face in faces.items()]))
    for face in sorted(set(faces.values()), reverse=True):
        state = _broken(state, tuple([seat for seat in tied if faces[seat] == face]), due, choosers, events)
    return state


@dataclass(frozen=True, slots=True)
class Renewal(AutomaticStep[State]):
    """A seat reveals a mission, from the pile of its choice."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        return put(state, ChoosingPile(self.seat), events) if open_piles(state) else state


@dataclass(frozen=True, slots=True)
class ChoosingPile(Asked[Action]):
    """R6.4"""

    seat: Seat
    phase = "pile"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:  # noqa: ARG002
        return [act.reveal(pile) for pile in open_piles(state)]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, RevealMission)
        return revealed(state, seat, action.pile, events)


@dataclass(frozen=True, slots=True)
class Changing(AutomaticStep[State]):
    """R6.8"""

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        return opened(state, ChangingMissions(Row.of(state.order)))


@dataclass(frozen=True, slots=True)
class ChangingMissions(Window):
    """W-MISSION: until all pass in a row."""

    row: Row
    phase = "mission_cards"
    kinds = (NMI, CMI)

    def is_able(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        if not open_piles(state):
            return False
        return is_hidden(state, NMI) or (is_hidden(state, CMI) and bool(state.active))

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        piles = open_piles(state)
        actions: list[Action] = [act.new_mission(card, pile) for card in offered(state, seat, NMI) for pile in piles]
        for card in offered(state, seat, CMI):
            actions += [
                act.change_mission(card, active.mission, pile, under)
                for active in state.active
                for pile in piles
                for under in PILES
            ]
        return actions

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        match action:
            case NewMission(card, pile):
                state = revealed(played(state, seat, card, events), seat, pile, events)
            case ChangeMission(card, mission, pile, under):
                state = replaced(played(state, seat, card, events), seat, mission, pile, under, events)
        return opened(state, replace(self, row=self.row.resumed()))
