"""The legal list of a position: a sequence of actions that are looked up only when somebody asks for them.

Most who have a position ask how many actions there are, and for one of them. So where each unit can go is kept as a
set of squares, and tables tell the action for each of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import overload

from engines.cirkle.actions import NONE, Action, Capture, Inversion, Move
from engines.cirkle.box.reach import Ways
from engines.cirkle.box.squares import BIT, Bits
from engines.cirkle.box.variants import VARIANTS
from engines.cirkle.moves.inversions import in_order
from engines.cirkle.positions.position import Position


class Legal(Sequence[Action]):
    """Moves and captures unit by unit, then exchanges, inversions and the rest. It never changes."""

    __slots__ = ("_exchanges", "_position", "_rest", "_squares", "_swaps", "size")

    def __init__(
        self,
        position: Position,
        squares: dict[int, Bits],
        exchanges: Collection[Action] = (),
        swaps: Collection[Inversion] = (),
        rest: Collection[Action] = (),
    ) -> None:
        self._position = position
        self._squares = squares  # by the squares of the units, from the last to the first: where each can go
        self._exchanges = exchanges
        self._swaps = swaps  # in no particular order
        self._rest = rest
        self.size = sum(map(int.bit_count, squares.values())) + len(exchanges) + len(swaps) + len(rest)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all())

    def _all(self) -> list[Action]:
        found: list[Action] = []
        occupied = self._position.occupied
        for square, squares in reversed(self._squares.items()):
            found += [take if bit & occupied else go for bit, go, take in self._ways(square) if bit & squares]
        return found + self._others()

    def _others(self) -> list[Action]:
        return [*self._exchanges, *sorted(self._swaps, key=in_order), *self._rest]

    def _ways(self, square: int) -> Ways:
        position = self._position
        return VARIANTS[position.mode].ways[position.board[square]][square]

    def divided(self) -> tuple[list[Capture], list[Action]]:
        """The captures, and everything else; both in the order of the whole."""
        captures: list[Capture] = []
        quiet: list[Action] = []
        occupied = self._position.occupied
        for square, squares in reversed(self._squares.items()):
            ways, taken = self._ways(square), squares & occupied
            if taken:
                squares ^= taken
                captures += [take for bit, _, take in ways if bit & taken]
            quiet += [go for bit, go, _ in ways if bit & squares]
        for action in self._others():
            if isinstance(action, Capture):
                captures.append(action)
            else:
                quiet.append(action)
        return captures, quiet

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice) or index < 0:
            return self._all()[index]
        for square, squares in reversed(self._squares.items()):
            count = squares.bit_count()
            if index < count:
                return self._step(square, squares, index)
            index -= count
        return self._others()[index]

    def _step(self, square: int, squares: Bits, index: int) -> Action:
        """One of the moves and captures of a unit."""
        for bit, go, take in self._ways(square):
            if bit & squares:
                if not index:
                    return take if self._position.board[take.target] else go
                index -= 1
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, (Move, Capture)) and action.gain == NONE:
            target = action.target
            if not self._squares.get(action.origin, 0) & BIT[target]:
                return False
            return isinstance(action, Capture if self._position.board[target] else Move)
        return action in self._swaps or action in self._exchanges or action in self._rest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._position)
