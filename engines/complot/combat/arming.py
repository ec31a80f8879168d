"""Cards that a side lays on its elements before the dice of a fight (R11.4 C2, R15.20, R15.21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import Action
from engines.complot.box.contents import CARD_CODES, COM, CPC
from engines.complot.box.elements import CHARACTERS, CODES, members
from engines.complot.combat.fights import Fight, is_on, side
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Selection, put
from engines.complot.moves.board import mission_places
from engines.complot.moves.cards import offered, shown_in
from engines.complot.state import LAID, State
from engines.game import Event, Plain, Seat
from engines.stack import AutomaticStep, pushed


@dataclass(frozen=True, slots=True)
class Arming(AutomaticStep[State]):
    """A side may lay its cards."""

    fight: Fight
    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        return put(state, Laying(self.seat, self.fight), events) if is_on(state, self.fight) else state


@dataclass(frozen=True, slots=True)
class Laying(Asked[Action]):
    """R11.4 C2: at most one card for each element."""

    seat: Seat
    fight: Fight
    laid: tuple[tuple[int, int], ...] = ()
    phase = "combat_cards"
    allows_cards = True

    @property
    def draft(self) -> Selection:
        return Selection(tuple(element for _, element in self.laid), tuple(card for card, _ in self.laid))

    @property
    def emptied(self) -> Laying:
        return replace(self, laid=())

    @property
    def is_half_made(self) -> bool:
        return bool(self.laid)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        used = [card for card, _ in self.laid]
        bare = side(state, self.fight, seat)
        for _, element in self.laid:
            bare &= ~(1 << element)
        actions: list[Action] = []
        for card in offered(state, seat, COM, used):
            actions += [act.lay_card(card, act.named(seat, element)) for element in members(bare)]
        if mission_places(state) >> self.fight.place & 1:  # R11.4
            for card in offered(state, seat, CPC, used):
                actions += [act.lay_card(card, figure) for figure in members(bare & CHARACTERS)]
        actions.append(act.DONE)
        return actions

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if isinstance(action, act.LayCard):
            laid = (*self.laid, (action.card, act.meant(seat, action.element)))
            return pushed(state, replace(self, laid=laid))
        for card, _ in self.laid:
            state = shown_in(state, seat, card, LAID)
        if self.laid:
            state = state._replace(laid=state.laid + self.laid)
        pairs: list[Plain] = [[CARD_CODES[card], CODES[element]] for card, element in self.laid]
        events.append(told("laid", state, by=seat, cards=pairs))
        return state
