"""What a card is worth before it is placed, and what the rest of the draft is worth to whoever takes next. For bots.

A card's worth is an estimate: the points it brought on average, by the goals of the match and by what it shows, in some
thousand matches that bots played against each other. With a worth for every card the draft alone is a small game that
can be counted out to its end: take a card, give the skipped ones away, and then it is the other's turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engines.wagons.actions import PlaceCard
from engines.wagons.box.contents import (
    BEER,
    CARD_NUMBERS,
    COW,
    DESERT,
    FOREST,
    FORT,
    GUN,
    MINE,
    MOUNTAIN,
    PLAIN,
    SNOW,
    WAGON,
    WATER,
)
from engines.wagons.effects import RULES
from engines.wagons.towns.town import EMPTY, TERRAIN_COUNT

# For the terrains, by how many different ones a card shows: three of a kind make a group at once.
TERRAIN_WORTH = {2: 2.6, 3: 0.9, 4: 1.15}

GOAL_WORTH: Mapping[str, tuple[float, Mapping[int, float]]] = {
    "badlands": (-0.6, {DESERT: 1.0, GUN: 0.7}),
    "happy_cows": (1.3, {COW: 0.6, SNOW: -0.9}),
    "clearing": (0.35, {FORT: 2.0, FOREST: -1.0}),
    "circle_wagons": (0.0, {WAGON: 0.15}),
    "smalltown_charm": (-1.6, {}),
    "gold_country": (-0.3, {MINE: 1.35, MOUNTAIN: 0.65}),
    "prairie_life": (-0.1, {COW: 0.5, PLAIN: 0.5}),
    "cool_water": (-0.15, {WAGON: 1.7, WATER: 0.7}),
    "claim_jumpers": (0.0, {GUN: 0.4, MINE: 0.8}),
    "boom_bust": (0.4, {MINE: -0.6}),
    "wagon_train": (-0.15, {WAGON: 0.7}),
    "one_too_many": (0.3, {BEER: -0.4}),
    "bootleggers": (0.35, {BEER: 0.35, WAGON: 0.85}),
    "undiscovered": (0.3, {}),
    "fortified": (0.1, {FORT: 0.3}),
    "herd": (-0.1, {COW: 1.6}),
    "target_practice": (0.65, {BEER: 2.85, GUN: 0.15}),
    "rifles_ready": (0.25, {FORT: 0.85, GUN: 0.4}),
}
"""For each goal: what any card brings, and what each territory of a layer adds."""


@lru_cache(maxsize=64)
def worths(goals: tuple[int, ...]) -> Mapping[int, float]:
    """The worth of every card in a match with these goals."""
    return {card: _worth(card, goals) for card in CARD_NUMBERS}


def _worth(card: int, goals: tuple[int, ...]) -> float:
    counts = [cells.bit_count() for cells in EMPTY.placed(PlaceCard(card, 0, 0)).layers]
    worth = TERRAIN_WORTH[sum(1 for count in counts[:TERRAIN_COUNT] if count)]
    for goal in goals:
        base, weights = GOAL_WORTH[RULES[goal].goal.id]
        worth += base
        for layer, weight in weights.items():
            worth += weight * counts[layer]
    return worth


@lru_cache(maxsize=1 << 12)
def takes_worth(goals: tuple[int, ...], order: tuple[int, ...]) -> tuple[float, ...]:
    """What taking each card of the circle is worth to the drafter, given cards and the draft after it included."""
    worth = worths(goals)
    # By position, from the last: the best that the drafter can make of the cards from there on.
    rest = [0.0] * (len(order) + 1)
    takes: list[float] = []
    for start in reversed(range(len(order))):
        takes, gifts = [], 0.0
        for taken in range(start, len(order)):
            takes.append(worth[order[taken]] - gifts - rest[taken + 1])
            gifts += worth[order[taken]]
        rest[start] = max(takes)
    return tuple(takes)


def draft_worth(goals: tuple[int, ...], order: tuple[int, ...]) -> float:
    """What the cards left in the circle are worth to whoever takes next, compared with the opponent."""
    return max(takes_worth(goals, order), default=0.0)
