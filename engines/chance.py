"""Dice and shuffles: the same seed always tells the same story, on every machine and in every later Python.

A test decides what a die shows or how a pile is shuffled by feeding the chance of a state, or the one that a table is
set up with: `state._replace(chance=state.chance.fed(6, 1, (9, 14)))`. What is fed is used up in the order in which the
rules ask; then the seed goes on, at the place where it would be without.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias, TypeVar, cast

T = TypeVar("T")

Result: TypeAlias = "int | tuple[Hashable, ...]"
"""Of a die or another number, or of a shuffle: the items that come first, while the seed shuffles those behind them."""


class Chance(NamedTuple):
    """Where the luck of one match comes from, and how often it has been asked.

    The seed must never enter a view: whoever has it knows every card to come.
    """

    seed: int
    drawn: int = 0
    feed: tuple[Result, ...] = ()  # results to come, in tests

    @classmethod
    def anew(cls, rng: Random) -> Chance:
        """Another seed, for `Game.imagine`: what is still to be drawn is nobody's knowledge."""
        return cls(int(rng.random() * 2**53))

    def fed(self, *results: Result) -> Chance:
        """The chance that gives these results next: a die shows the number, a shuffle begins with the items."""
        return self._replace(feed=self.feed + results)

    def below(self, bound: int) -> tuple[int, Chance]:
        """A whole number from 0 to bound-1."""
        return self._number(0, bound)

    def die(self, sides: int = 6) -> tuple[int, Chance]:
        return self._number(1, sides)

    def _number(self, lowest: int, count: int) -> tuple[int, Chance]:
        if not self.feed:
            return lowest + int(_source(self).random() * count), _next(self)
        number = self.feed[0]
        if not isinstance(number, int) or not lowest <= number < lowest + count:
            raise ValueError(f"fed {number!r} where a number from {lowest} to {lowest + count - 1} is drawn")
        return number, _next(self)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        if not self.feed:
            return shuffled(items, _source(self)), _next(self)
        first, behind = cast("tuple[T, ...]", self.feed[0]), list(items)
        try:
            for item in first:
                behind.remove(item)
        except (TypeError, ValueError):  # no items at all, or others
            raise ValueError(f"fed {first!r} where {items!r} are shuffled") from None
        return (*first, *shuffled(behind, _source(self))), _next(self)


def _source(chance: Chance) -> Random:
    return Random(f"{chance.seed}/{chance.drawn}")


def _next(chance: Chance) -> Chance:
    return Chance(chance.seed, chance.drawn + 1, chance.feed[1:])


def shuffled(items: Sequence[T], rng: Random) -> tuple[T, ...]:
    """The items in an order drawn with `rng.random()` alone: Python promises nothing else to stay the same."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)
