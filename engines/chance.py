"""Dice and shuffles: the same seed always tells the same story, on every machine and in every later Python."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chance:
    """Where the luck of one match comes from, and how often it has been asked.

    The seed must never enter a view: whoever has it knows every card to come.
    """

    seed: int
    drawn: int = 0

    def _source(self) -> Random:
        return Random(f"{self.seed}/{self.drawn}")

    def _next(self) -> Chance:
        return Chance(self.seed, self.drawn + 1)

    def below(self, bound: int) -> tuple[int, Chance]:
        """A whole number from 0 to bound-1."""
        return int(self._source().random() * bound), self._next()

    def die(self, sides: int = 6) -> tuple[int, Chance]:
        number, after = self.below(sides)
        return number + 1, after

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        return shuffled(items, self._source()), self._next()


def shuffled(items: Sequence[T], rng: Random) -> tuple[T, ...]:
    """The items in an order drawn with `rng.random()` alone: Python promises nothing else to stay the same."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)
