"""A duel between two seats (R11.4, R11.5), and dodges before it (R15.19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.complot import actions as act
from engines.complot.actions import NONE, Action, Depart, Join
from engines.complot.box.contents import ESQ
from engines.complot.box.elements import CHARACTERS, members
from engines.complot.combat.arming import Arming
from engines.complot.combat.fights import Fight, is_on, side
from engines.complot.combat.powers import POWERFUL, Empowering
from engines.complot.combat.retreats import begun, first_places
from engines.complot.combat.rounds import Rolling
from engines.complot.effects.anytime import ANYTIME, Reopening, anytime_cards, could_play_anytime, played_anytime
from engines.complot.effects.wounds import without_laid
from engines.complot.events import cards as card_codes
from engines.complot.events import codes, told
from engines.complot.moves.asking import Asked, Selection, Window, is_hidden, opened
from engines.complot.moves.cards import offered, played
from engines.complot.state import State
from engines.game import Event, Seat
from engines.stack import AutomaticStep, Row, pushed


def duel(state: State, place: int, attacker: Seat, defender: Seat, events: list[Event]) -> State:
    """C0 to C5, until one side is gone."""
    fight = Fight(place, attacker, defender)
    events.append(told("duel", place=place, attacker=attacker, defender=defender))
    state = pushed(
        state._replace(used=state.used & ~POWERFUL),
        Empowering(fight, attacker),
        Empowering(fight, defender),
        Arming(fight, attacker),
        Arming(fight, defender),
        Rolling(fight),
        Disarming(),
    )
    return opened(state, Dodging(Row.of((attacker, defender)), fight))


@dataclass(frozen=True, slots=True)
class Disarming(AutomaticStep[State]):
    """R11.5: all laid cards are discarded."""

    def taken(self, state: State, events: list[Event]) -> State:
        if not state.laid:
            return state
        group = 0
        for _, element in state.laid:
            group |= 1 << element
        cards = [card for card, _ in state.laid]
        state = without_laid(state, group)
        events.append(told("disarmed", state, cards=card_codes(cards)))
        return state


@dataclass(frozen=True, slots=True)
class Dodging(Window):
    """W-DODGE: the attacker, then the defender; any-time cards may be played too."""

    row: Row
    fight: Fight
    phase = "dodge"
    kinds = (ESQ, *ANYTIME)

    def is_able(self, state: State, seat: Seat) -> bool:
        if not is_on(state, self.fight):
            return False
        return could_play_anytime(state, seat) or (is_hidden(state, ESQ) and bool(_dodgers(state, self.fight, seat, 0)))

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        if offered(state, seat, ESQ):
            actions += [act.join(act.named(seat, element)) for element in _dodgers(state, self.fight, seat, 0)]
        return actions + anytime_cards(state, seat)

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if isinstance(action, Join):
            return pushed(state, DodgeGroup(seat, self, 1 << act.meant(seat, action.element)))
        return played_anytime(pushed(state, Reopening(self)), seat, action, events)


def _dodgers(state: State, fight: Fight, seat: Seat, group: int) -> list[int]:
    """The elements that may join: one character leaves, with any of the units there, if they find a way out."""
    own = side(state, fight, seat)
    dodgers = []
    for element in members(own & ~group):
        joined = group | 1 << element
        figures = (joined & CHARACTERS).bit_count()
        if figures > 1 or not own & CHARACTERS:
            continue
        if not figures:
            # Any character will do: only their number decides where the group may end.
            joined |= (own & CHARACTERS) & -(own & CHARACTERS)
        if first_places(state, seat, joined, fight.place):
            dodgers.append(element)
    return dodgers


@dataclass(frozen=True, slots=True)
class DodgeGroup(Asked[Action]):
    """Who dodges together, until it is said where to."""

    seat: Seat
    window: Dodging
    group: int
    phase = "group"
    is_draft = True

    @property
    def draft(self) -> Selection:
        return Selection(members(self.group))

    @property
    def emptied(self) -> Dodging:
        return self.window

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        fight, group = self.window.fight, self.group
        actions: list[Action] = [act.join(act.named(seat, element)) for element in _dodgers(state, fight, seat, group)]
        if group & CHARACTERS:
            card = offered(state, seat, ESQ)[0]
            actions += [act.depart(place, NONE, card) for place in first_places(state, seat, group, fight.place)]
        return actions

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if isinstance(action, Join):
            return pushed(state, DodgeGroup(seat, self.window, self.group | 1 << act.meant(seat, action.element)))
        assert isinstance(action, Depart)
        source = self.window.fight.place
        state = played(pushed(state, Reopening(self.window)), seat, action.card, events, place=action.place)
        events.append(told("dodge", by=seat, elements=codes(self.group), place=source))
        return begun(state, seat, self.group, source, action.place, events, harmless=True)
