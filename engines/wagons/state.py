"""What lies on the table (R4), and how it gets there (R3).

A state is a value. It holds the two score sheets as well, because they are known at any time and cheap to carry on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.chance import Chance
from engines.game import OptionValue, Seat, Setup, SetupError
from engines.wagons.box.contents import CARD_NUMBERS, GOAL_COUNT, SLOT_COUNT
from engines.wagons.scoring import Sheets, scored
from engines.wagons.towns.town import EMPTY, Town

START, DRAFT, PLACE_DRAFTED, PLACE_GIVEN, END = "start", "draft", "place_drafted", "place_given", "end"

SEAT_LETTERS = "AB"
RANDOM = "random"


class State(NamedTuple):
    """The whole table between two actions. A card number 0 stands for no card."""

    phase: str
    actor: Seat  # who must act; in END whoever would have come next
    first: Seat
    goals: tuple[int, ...]  # in dealing order
    slots: tuple[int, ...]  # the circle as it was dealt, clockwise from the top; 0 where the card is gone
    order: tuple[int, ...]  # the cards still in the circle, from the next one on; empty before the start
    queues: tuple[tuple[int, ...], tuple[int, ...]]  # given cards not yet placed, by seat
    in_hand: int
    towns: tuple[Town, Town]
    sheets: Sheets

    @property
    def cards_placed(self) -> tuple[int, int]:
        return len(self.towns[0].placements), len(self.towns[1].placements)

    @property
    def card_to_place(self) -> int:
        """The card that must be placed next (R6.10, R13.1), or 0."""
        if self.phase == PLACE_GIVEN:
            return self.queues[self.actor][0]
        return self.in_hand


def dealt(goals: tuple[int, ...], ring: tuple[int, ...], first: Seat) -> State:
    """The table after this deal (R3.3, R3.5). Raises SetupError unless it uses each card once."""
    if sorted((*goals, *ring)) != list(CARD_NUMBERS) or len(ring) != SLOT_COUNT or first not in (0, 1):
        raise SetupError("bad_deal")
    towns = (EMPTY, EMPTY)
    # R5.1: the second player begins by naming the starting card.
    return State(START, 1 - first, first, goals, ring, (), ((), ()), 0, towns, scored(goals, towns))


def new(setup: Setup) -> State:
    """Deal by the seed and the options (R3, R12)."""
    if setup.seats != 2:
        raise SetupError("bad_seats", seats=setup.seats)
    chosen = tuple(setup.options[f"goal{number}"] for number in range(1, GOAL_COUNT + 1))
    for number, card in enumerate(chosen, 1):
        if card != RANDOM and chosen.count(card) > 1:
            raise SetupError("same_goal_twice", option=f"goal{number}", value=card)
    return _drawn(setup.seed, str(setup.options["first"]), chosen)


@lru_cache(maxsize=4)  # a setup is dealt twice in a row: once to be checked, once to be played
def _drawn(seed: int, first: str, chosen: tuple[OptionValue, ...]) -> State:
    # R3.6. The first player is drawn even where the option names one, so that a seed deals the same cards either way.
    seat, chance = Chance(seed).below(2)
    # R12.2: chosen goals are taken out before the shuffle and keep their place.
    deck, _ = chance.shuffled([card for card in CARD_NUMBERS if card not in chosen])
    pile = iter(deck)
    goals = tuple(card if isinstance(card, int) else next(pile) for card in chosen)
    return dealt(goals, tuple(pile), seat if first == RANDOM else SEAT_LETTERS.index(first))
