"""Phase 3: discard, refill the hand, and draw for Seduction and green places (R7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import Action, Drop, Keep
from engines.complot.box.contents import CARD_CODES, RINGED, RULES
from engines.complot.box.elements import CODES, SEDUCTION, SKILLED, members
from engines.complot.effects.anytime import Asking, anytime_cards, is_anytime, played_anytime
from engines.complot.events import cards as codes
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Selection, put
from engines.complot.moves.board import figures_of
from engines.complot.moves.cards import discarded, distinct, drawn
from engines.complot.state import DECK, HANDS, SHOWN, State, hand
from engines.game import Event, Plain, Seat
from engines.stack import AutomaticStep, pushed

GREEN = RINGED["green"]
BONUS_CARDS = 2  # R7.3


@dataclass(frozen=True, slots=True)
class Drawing(AutomaticStep[State]):
    """The turn of a seat."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        state = pushed(state._replace(turn=self.seat), Refilling(self.seat))
        return put(state, Discarding(self.seat), events)


@dataclass(frozen=True, slots=True)
class Discarding(Asked[Action]):
    """R7.1, card by card."""

    seat: Seat
    dropped: tuple[int, ...] = ()
    phase = "discard"
    allows_cards = True

    @property
    def draft(self) -> Selection:
        return Selection(cards=self.dropped)

    @property
    def emptied(self) -> Discarding:
        return replace(self, dropped=())

    @property
    def is_half_made(self) -> bool:
        return bool(self.dropped)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        left = [card for card in hand(state, seat) if card not in self.dropped]
        actions: list[Action] = [act.drop(card) for card in distinct(left)]
        if not self.dropped:
            actions += anytime_cards(state, seat)
        actions.append(act.DONE)
        return actions

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        if isinstance(action, Drop):
            return pushed(state, replace(self, dropped=(*self.dropped, action.card)))
        if is_anytime(action):
            return played_anytime(pushed(state, Asking(self)), seat, action, events)
        if self.dropped:
            state = discarded(state, seat, self.dropped)
        events.append(told("drop", state, by=seat, cards=codes(self.dropped)))
        return state


@dataclass(frozen=True, slots=True)
class Refilling(AutomaticStep[State]):
    """R7.2, R7.3: up to five cards, then the bonus draws one after the other."""

    seat: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        seat = self.seat
        missing = RULES.hand_size - len(hand(state, seat))
        if missing > 0:
            state = drawn(state, seat, HANDS + seat, missing, events, "draw")
        figures = figures_of(state, seat)
        sources = [CODES[figure] for figure in members(figures & SKILLED[SEDUCTION])]
        sources += [str(place) for place in GREEN if state.at[place] & figures]
        return pushed(state, *(Bonus(seat, source) for source in sources))


@dataclass(frozen=True, slots=True)
class Bonus(AutomaticStep[State]):
    """R7.3: two cards, of which one is kept."""

    seat: Seat
    source: str

    def taken(self, state: State, events: list[Event]) -> State:
        seat = self.seat
        state = drawn(state, seat, SHOWN, BONUS_CARDS, events, "bonus_draw")
        shown = state.actions.cards[SHOWN]
        if len(shown) < BONUS_CARDS:
            return _kept(state, seat, shown[0], events) if shown else state
        return pushed(state, KeepingCard(seat))


@dataclass(frozen=True, slots=True)
class KeepingCard(Asked[Action]):
    """Which of the two."""

    seat: Seat
    phase = "keep_card"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:  # noqa: ARG002
        return [act.keep(card) for card in sorted(state.actions.cards[SHOWN])]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Keep)
        return _kept(state, seat, action.card, events)


def _kept(state: State, seat: Seat, card: int, events: list[Event]) -> State:
    """Into the hand; the other one goes under the deck, and only this seat knows which is which."""
    shown = state.actions.cards[SHOWN]
    zones = state.actions.forgotten(shown, but=(seat,)) if len(shown) > 1 else state.actions
    zones = zones.moved((card,), SHOWN, HANDS + seat)
    under = zones.cards[SHOWN]
    state = state._replace(actions=zones.moved(under, SHOWN, DECK))
    data: dict[str, Plain] = {
        "kind": "keep",
        "by": seat,
        "card": CARD_CODES[card],
        "under": CARD_CODES[under[0]] if under else None,
    }
    events.append(Event(data, {"card": (seat,), "under": (seat,)}, after=state))
    return state
