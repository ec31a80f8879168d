"""How bots look at Circle the Wagons: which choices deserve a look, and what a position is worth.

A position is the difference of the points as they stand, plus what both towns promise (`promise`) and what the cards
still to come are worth to each seat (`worth`); where a card is to be placed, after its best placement. Nothing is
hidden and nothing left to chance (R11.1, R3.6), so one tree serves both seats, and what was worked out for a town and
a card is kept: in the branches of a search the same town meets the same card again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import TypeAlias

from engines.bots.policy import Candidate, Policy, Values
from engines.bots.standing import chance_of
from engines.game import Action, Outcome, Seat
from engines.wagons.actions import PlaceCard
from engines.wagons.bot.promise import promise
from engines.wagons.bot.prospects import prospects
from engines.wagons.bot.worth import draft_worth, takes_worth, worths
from engines.wagons.box.contents import BEER, GUN, MINE
from engines.wagons.effects import RULES
from engines.wagons.scoring import totals
from engines.wagons.state import DRAFT, PLACE_GIVEN, START, State
from engines.wagons.towns.town import Town

Ranked: TypeAlias = tuple[tuple[float, PlaceCard], ...]
"""Placements with their worth, best first."""

KEPT = 16  # placements of a card that are worth a second look
MEMORY = 10_000  # towns and cards remembered: some twenty megabytes
NEAR = 2.0  # points: a choice worse by this is half as likely as the best

# By how many cards are skipped: the worth of cards is only a guess, and what is sure is that skipping gives them away.
SKIPPING = (1.0, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1)

# A lead of this many points at the end of a match, and this many more for each card to come, wins about 85 of 100.
LEAD, LEAD_PER_CARD = 4.0, 0.8
PRIDE = 0.15  # how much of an end's worth is its margin: a lost match is still played for points


class WagonsPolicy(Policy[State]):
    """Knows the game well enough to play it sensibly with hardly any search."""

    open = True
    explore = 0.4

    def __init__(self) -> None:
        self._ranked: dict[tuple[object, ...], Ranked] = {}
        self._promised: dict[tuple[object, ...], float] = {}

    def candidates(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Candidate]:
        if state.phase == START:
            return _likely(legal, _starts_worth(state))
        if state.phase == DRAFT:
            return _likely(legal, takes_worth(state.goals, state.order), SKIPPING)
        ranked = self._placements(state, seat, coming(state)[seat] - 1)
        return _likely([place for _, place in ranked], [worth for worth, _ in ranked])

    def evaluate(self, state: State) -> Values:
        actor = state.actor
        if state.phase == START:
            lead = max(_starts_worth(state))
        elif state.phase == DRAFT:
            lead = self._standing(state, actor) + draft_worth(state.goals, state.order)
        else:
            lead = self._placing(state, actor)
        value = chance_of(lead / (LEAD + LEAD_PER_CARD * sum(coming(state))))
        return (1 - value, value) if actor else (value, 1 - value)

    def _standing(self, state: State, actor: Seat) -> float:
        """By how much the actor leads, promises included."""
        scores, cards = totals(state.sheets), coming(state)
        promised = [self._promise(state, seat, cards[seat]) for seat in (0, 1)]
        return scores[actor] - scores[1 - actor] + promised[actor] - promised[1 - actor]

    def _placing(self, state: State, actor: Seat) -> float:
        """By how much the actor will lead once the card in turn is placed well, and the rest has come as expected."""
        cards, worth = coming(state), worths(state.goals)
        best, _ = self._placements(state, actor, cards[actor] - 1)[0]
        rival = _alone(state, 1 - actor) + self._promise(state, 1 - actor, cards[1 - actor])
        to_come = draft_worth(state.goals, state.order)
        if state.phase == PLACE_GIVEN:
            # R4.1: the actor places what else was given, and drafts.
            return best - rival + to_come + fsum(worth[card] for card in state.queues[actor][1:])
        return best - rival - to_come - fsum(worth[card] for card in state.queues[1 - actor])

    def reward(self, outcome: Outcome) -> Values:
        margin = outcome.scores[0] - outcome.scores[1]
        value = (1 - PRIDE) * (outcome.winners[0] == 0) + PRIDE * chance_of(margin / 10)
        return value, 1 - value

    def _promise(self, state: State, seat: Seat, cards: int) -> float:
        key = (state.goals, state.towns[seat].placements, cards)
        found = self._promised.get(key)
        if found is None:
            if len(self._promised) >= MEMORY:
                self._promised.clear()
            found = self._promised[key] = promise(state.goals, state.towns[seat], cards)
        return found

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


def _likely(
    actions: Sequence[Action], worths: Sequence[float], habit: Sequence[float] | None = None
) -> list[Candidate]:
    """Choices and their worth in points, turned into likelihoods; `habit` multiplies them, and drops what is beyond."""
    best = max(worths)
    weights = [1 / (1 + (best - worth) * (best - worth) / (NEAR * NEAR)) for worth in worths]
    if habit is not None:
        weights = [weight * factor for weight, factor in zip(weights, habit, strict=False)]
    return sorted(zip(actions, weights, strict=False), key=lambda one: -one[1])


def _starts_worth(state: State) -> list[float]:
    """What each starting card is worth to the second player, who names it (R5.1)."""
    return [-draft_worth(state.goals, state.slots[slot:] + state.slots[:slot]) for slot in range(len(state.slots))]


def coming(state: State) -> tuple[int, int]:
    """The cards each seat will still place, if nobody skips any more."""
    cards = [len(state.queues[0]), len(state.queues[1])]
    left, drafter = len(state.order), state.actor
    if state.phase == START:
        left, drafter = len(state.slots), state.first
    elif state.in_hand:
        cards[state.actor] += 1
        drafter = 1 - state.actor
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


POLICY = WagonsPolicy()
