"""How bots look at Circle the Wagons: which choices deserve a look, and what a position is worth.

A position is the difference of the points as they stand, plus what both towns promise (`promise`) and what the cards
still to come will bring on average; where a card is to be placed, after its best placement. Nothing is hidden and
nothing left to chance (R11.1, R3.6), so one tree serves both seats, and what was worked out for a town and a card is
kept: in the branches of a search the same town meets the same card again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

from engines.bots.policy import Candidate, Policy, Values
from engines.game import Action, Outcome, Seat
from engines.wagons.actions import Place
from engines.wagons.cards import BEER, GUN, MINE
from engines.wagons.goals import RULES
from engines.wagons.promise import card_rate, promise
from engines.wagons.prospects import prospects
from engines.wagons.scoring import totals
from engines.wagons.state import DRAFT, START, State
from engines.wagons.town import Town

Ranked: TypeAlias = tuple[tuple[float, Place], ...]
"""Placements with their worth, best first."""

KEPT = 16  # placements of a card that are worth a second look
MEMORY = 10_000  # towns and cards remembered: some ten megabytes
NEAR = 2.0  # points: a placement worse by this is half as likely as the best

# By how many cards are skipped: most of the time the next card or one soon after it is right, since every card given
# away is worth about as much to the opponent as the one taken.
DRAFT_PRIORS = (1.0, 0.35, 0.2, 0.12, 0.08, 0.05)

# A lead of this many points at the end of a match, and this many more for each card to come, wins about 85 of 100.
LEAD, LEAD_PER_CARD = 4.0, 0.8
GRATITUDE = 0.15  # how much of an end's worth is the margin: a lost match is still played for points


class WagonsPolicy(Policy):
    """Knows the game well enough to play it sensibly without any search."""

    open = True
    explore = 0.3

    def __init__(self) -> None:
        self._ranked: dict[tuple[object, ...], Ranked] = {}

    def candidates(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Candidate]:
        if state.phase == START:
            return [(action, 1.0) for action in legal]
        if state.phase == DRAFT:
            return list(zip(legal, DRAFT_PRIORS, strict=False))
        ranked = self._placements(state, seat, coming(state)[seat] - 1)
        best = ranked[0][0]
        return [(place, 1 / (1 + (best - worth) * (best - worth) / (NEAR * NEAR))) for worth, place in ranked]

    def evaluate(self, state: State) -> Values:
        cards = list(coming(state))
        actor = state.actor
        if state.phase in (START, DRAFT):
            scores = totals(state.sheets)
            lead = scores[0] - scores[1] + self._promise(state, 0, cards[0]) - self._promise(state, 1, cards[1])
        else:
            cards[actor] -= 1
            best, _ = self._placements(state, actor, cards[actor])[0]
            lead = best - _alone(state, 1 - actor) - self._promise(state, 1 - actor, cards[1 - actor])
            lead = -lead if actor else lead
        lead += card_rate(state.goals) * (cards[0] - cards[1])
        value = _chance(lead / (LEAD + LEAD_PER_CARD * (cards[0] + cards[1])))
        return value, 1 - value

    def reward(self, outcome: Outcome) -> Values:
        margin = outcome.scores[0] - outcome.scores[1]
        value = (1 - GRATITUDE) * (outcome.winners[0] == 0) + GRATITUDE * _chance(margin / 10)
        return value, 1 - value

    def _promise(self, state: State, seat: Seat, cards: int) -> float:
        return promise(state.goals, state.towns[seat], cards)

    def _placements(self, state: State, seat: Seat, cards: int) -> Ranked:
        """The best placements of the card in turn, by points and promise, with so many cards to come after it."""
        own, other, card = state.towns[seat], state.towns[1 - seat], state.card_to_place
        key = (state.goals, own.placements, card, cards, _census(state.goals, other))
        found = self._ranked.get(key)
        if found is None:
            listed = prospects(state.goals, own, other, card)[:KEPT]
            worths = [(points + promise(state.goals, own.placed(place), cards), place) for points, place in listed]
            worths.sort(key=lambda one: -one[0])
            if len(self._ranked) >= MEMORY:
                self._ranked.clear()
            found = self._ranked[key] = tuple(worths)
        return found


def coming(state: State) -> tuple[int, int]:
    """The cards each seat will still place, if nobody skips any more."""
    cards = [len(state.queues[0]), len(state.queues[1])]
    drafter = state.actor
    if state.in_hand:
        cards[state.actor] += 1
        drafter = 1 - state.actor
    left = len(state.order) or (sum(map(bool, state.slots)) if state.phase == START else 0)
    drafter = state.first if state.phase == START else drafter
    cards[drafter] += (left + 1) // 2
    cards[1 - drafter] += left // 2
    return cards[0], cards[1]


def _alone(state: State, seat: Seat) -> int:
    """The points of a town without the goals that compare it with the other, which `prospects` has counted."""
    town = state.towns[seat]
    values = [rule.value(town) for rule in (RULES[card] for card in state.goals) if rule.value]
    return sum(town.sizes) + sum(values)


def _census(goals: tuple[int, ...], town: Town) -> tuple[int, ...]:
    """All that a comparing goal asks about the other town (R9.5, R9.9, R9.12); nothing where there is none."""
    if all(RULES[card].value for card in goals):
        return ()
    return town.size, *(town.layers[icon].bit_count() for icon in (BEER, GUN, MINE))


def _chance(lead: float) -> float:
    """From a lead to a chance of winning: 0.5 for none, near 0 and 1 for large ones. Exact on every machine."""
    return 0.5 + 0.5 * lead / sqrt(1 + lead * lead)


POLICY = WagonsPolicy()
