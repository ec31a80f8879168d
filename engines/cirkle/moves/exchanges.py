"""Arrivals on the enemy's coloured row, once more for each lost unit that may take the square (R8)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache

from engines.cirkle.actions import Action, Capture, Move, capture, move
from engines.cirkle.box.contents import KINDS
from engines.cirkle.box.squares import Bits, each_square
from engines.cirkle.box.variants import GameMode
from engines.cirkle.positions.position import Position, lost_kinds


class Exchanges(Collection[Action]):
    """Every exchange of a turn. The actions are looked up only when somebody asks for them."""

    __slots__ = ("_arrivals", "_board", "_gains", "_size")

    def __init__(self, arrivals: Mapping[int, Bits], gains: Sequence[int], board: bytes) -> None:
        self._arrivals = arrivals  # by the squares of the units: where they can come to on the row
        self._gains = gains  # the kinds that were lost
        self._board = board
        self._size = 0
        for square, targets in arrivals.items():
            self._size += targets.bit_count() * (len(gains) - (self._kind(square) in gains))  # R8.3

    def _kind(self, square: int) -> int:
        return (self._board[square] - 1) % len(KINDS)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Action]:
        arrivals = [
            (self._kind(origin) // 2, target, origin)
            for origin, targets in self._arrivals.items()
            for target in each_square(targets)
        ]
        for _, target, origin in sorted(arrivals):
            exchanged, kind = _exchanged(capture if self._board[target] else move, origin, target), self._kind(origin)
            for gain in self._gains:
                if gain != kind:  # R8.3
                    yield exchanged[gain]

    def __contains__(self, action: object) -> bool:
        return action in [*self]


@cache
def _exchanged(verb: Callable[[int, int, int], Move | Capture], origin: int, target: int) -> list[Move | Capture]:
    """An arrival with each of the kinds it may be exchanged for."""
    return [verb(origin, target, gain) for gain in range(len(KINDS))]


def exchanges(position: Position, variant: GameMode, arrivals: Mapping[int, Bits]) -> Collection[Action]:
    """Every exchange of the units on these squares, which can come to those on the row."""
    if position.armies[position.mover].bit_count() == variant.army_size:
        return ()
    return Exchanges(arrivals, lost_kinds(position, position.mover), position.board)
