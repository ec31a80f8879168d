"""Dice and shuffles: the same seed always tells the same story, on every machine and in every later Python."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Chance(NamedTuple):
    """Where the luck of one match comes from, and how often it has been asked.

    The seed must never enter a view: whoever has it knows every card to come.
    """

    seed: int
    drawn: int = 0

    def below(self, bound: int) -> tuple[int, Chance]:
        """A whole number from 0 to bound-1."""
        return int(_source(self).random() * bound), _next(self)

    def die(self, sides: int = 6) -> tuple[int, Chance]:
        number, after = self.below(sides)
        return number + 1, after

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        return shuffled(items, _source(self)), _next(self)


def _source(chance: Chance) -> Random:
    return Random(f"{chance.seed}/{chance.drawn}")


def _next(chance: Chance) -> Chance:
    return Chance(chance.seed, chance.drawn + 1)


def shuffled(items: Sequence[T], rng: Random) -> tuple[T, ...]:
    """The items in an order drawn with `rng.random()` alone: Python promises nothing else to stay the same."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)
