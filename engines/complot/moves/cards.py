"""Action cards between hands, deck and discard pile (R4.7, R7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.complot.box.contents import ALIKE, CARD_CODES, CARD_TYPE
from engines.complot.events import cards as codes
from engines.complot.events import told, told_in_part
from engines.complot.state import DECK, DISCARD, HANDS, State, hand
from engines.game import Event, Plain, Seat


def offered(state: State, seat: Seat, kind: int, but: Sequence[int] = ()) -> list[int]:
    """The cards of one type that a seat may play: of equal ones the lowest (R3.7)."""
    cards = [card for card in hand(state, seat) if CARD_TYPE[card] == kind and card not in but]
    return distinct(cards) if len(cards) > 1 else cards


def distinct(cards: Iterable[int]) -> list[int]:
    """Of equal cards the lowest (R3.7), in canonical order."""
    lowest: dict[tuple[int, int], int] = {}
    for card in sorted(cards):
        lowest.setdefault(ALIKE[card], card)
    return list(lowest.values())


def discarded(state: State, seat: Seat, cards: Sequence[int]) -> State:
    """From a hand to the discard pile, face up, the last on top."""
    return state._replace(actions=state.actions.moved(cards, HANDS + seat, DISCARD).shown(cards))


def shown_in(state: State, seat: Seat, card: int, zone: int) -> State:
    """From a hand to where all see it."""
    return state._replace(actions=state.actions.moved((card,), HANDS + seat, zone).shown((card,)))


def played(state: State, by: Seat, card: int, events: list[Event], **fields: Plain) -> State:
    """A card is played, and lies in the discard pile (R4.7)."""
    state = discarded(state, by, (card,))
    data: dict[str, Plain] = {"kind": "play", "by": by, "card": CARD_CODES[card]}
    data |= {"seat": None, "element": None, "place": None, "die": None, **fields}
    events.append(Event(data, after=state))
    return state


def drawn(state: State, seat: Seat, target: int, count: int, events: list[Event], kind: str) -> State:
    """From the deck, which is made anew of the discard pile if it is empty (R7.4); the seat looks at the cards."""
    while count > 0:
        if not state.actions.cards[DECK]:
            state = _reshuffled(state, events)
        cards = state.actions.cards[DECK][:count]
        if not cards:
            break
        state = state._replace(actions=state.actions.drawn(DECK, target, seat, len(cards)))
        events.append(told_in_part(kind, state, {"cards": (seat,)}, by=seat, cards=codes(cards), count=len(cards)))
        count -= len(cards)
    return state


def _reshuffled(state: State, events: list[Event]) -> State:
    """R7.4"""
    cards = state.actions.cards[DISCARD]
    if not cards:
        return state
    # The pile is put together in canonical order, so that a test may feed what comes on top.
    zones, chance = state.actions.moved(sorted(cards), DISCARD, DECK).shuffled(DECK, state.chance)
    state = state._replace(actions=zones, chance=chance)
    events.append(told("reshuffled", state, chance=True, count=len(cards)))
    return state
