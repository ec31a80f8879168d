"""A position that is being edited: anything may stand anywhere, and what is wrong with it is told, not refused.

A sketch speaks in the words of views: squares are names ("C11"), units kinds ("T*"), colours seats. Whatever cannot
survive an edit goes with it: a hold whose unit or condition is gone, the count of quiet turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from engines import sketches
from engines.cirkle.box.contents import KINDS
from engines.cirkle.box.squares import BIT, NAMES, NUMBERS, each_bit
from engines.cirkle.box.variants import BY_ID, GameMode
from engines.cirkle.positions import diagrams, faults
from engines.cirkle.positions.diagrams import PlacedUnit
from engines.cirkle.positions.position import Hold, Position, colour_at, kind_at, lost
from engines.cirkle.state import at
from engines.cirkle.view import still, view
from engines.game import Plain

FAULTS = faults.FAULTS
"""Every code of a fault; `faults` says what each means and which of square and seat it names."""

SketchFault: TypeAlias = faults.PositionFault


class EditedUnit(NamedTuple):
    """A unit on the board."""

    seat: int
    kind: str  # "T", "T*", ...
    frozen: bool = False


@dataclass(frozen=True)
class CirkleSketch:
    """A board while it is being laid out."""

    mode: str
    units: Mapping[str, EditedUnit]  # by square
    slot: int = 1
    spent: frozenset[int] = frozenset()  # seats that have spent their recovery
    holds: tuple[Hold, ...] = ()
    quiet: int = 0
    turn: int = 1

    @classmethod
    def standard(cls, mode: str) -> CirkleSketch:
        """The board as every game of this mode begins (R3)."""
        return cls._of(diagrams.standard(mode))

    @classmethod
    def empty(cls, mode: str) -> CirkleSketch:
        return cls(BY_ID[mode].id, MappingProxyType({}))

    @classmethod
    def read(cls, text: str) -> CirkleSketch:
        """The position in a text, be it playable or not; lines may be broken anywhere. Raises NotationError."""
        return cls._of(diagrams.spelled(" ".join(text.split())))

    @classmethod
    def _of(cls, position: Position) -> CirkleSketch:
        units = {
            NAMES[bit.bit_length() - 1]: EditedUnit(
                colour_at(position, bit), KINDS[kind_at(position, bit)], bool(position.frozen & bit)
            )
            for bit in each_bit(position.occupied)
        }
        spent = frozenset(seat for seat in range(len(position.armies)) if position.spent >> seat & 1)
        return cls(
            position.variant.id,
            MappingProxyType(units),
            position.slot,
            spent,
            position.holds,
            position.quiet,
            position.turn,
        )

    # Editing. What is not on this board or in this box raises ValueError.

    def put(self, square: str, seat: int, kind: str, frozen: bool = False) -> CirkleSketch:
        """A unit on a square, in place of what may stand there."""
        if kind not in KINDS or seat not in range(len(self._variant.colours)):
            raise ValueError(f"no unit {kind!r} of seat {seat}")
        return self._edited({**self.units, self._on_board(square): EditedUnit(seat, kind, frozen)}, {square})

    def removed(self, square: str) -> CirkleSketch:
        left = {name: unit for name, unit in self.units.items() if name != square}
        return self._edited(left, {self._on_board(square)})

    def moved(self, origin: str, target: str) -> CirkleSketch:
        """A unit on another square, in place of what may stand there; only an enemy target keeps it frozen (R9.2)."""
        unit = self.units.get(self._on_board(origin))
        if unit is None or origin == target:
            return self
        goals = self._variant.goals[unit.seat] if self._variant.is_duel else 0
        stays_frozen = unit.frozen and bool(goals & BIT[NUMBERS[self._on_board(target)]])
        return self.removed(origin).put(target, unit.seat, unit.kind, stays_frozen)

    def toggled_frozen(self, square: str) -> CirkleSketch:
        unit = self.units.get(self._on_board(square))
        return self.put(square, unit.seat, unit.kind, not unit.frozen) if unit else self

    def with_slot(self, slot: int) -> CirkleSketch:
        if slot not in range(1, len(self.slots) + 1):
            raise ValueError(f"no slot {slot}")
        return replace(self, slot=slot)

    def with_spent(self, seat: int, spent: bool) -> CirkleSketch:
        if seat not in range(len(self._variant.colours)):
            raise ValueError(f"no seat {seat}")
        return replace(self, spent=self.spent | {seat} if spent else self.spent - {seat})

    def _on_board(self, square: str) -> str:
        if NUMBERS.get(square, len(NAMES)) >= len(self._variant.codes):
            raise ValueError(f"no square {square!r}")
        return square

    def _edited(self, units: dict[str, EditedUnit], touched: set[str]) -> CirkleSketch:
        made = replace(self, units=MappingProxyType(units), quiet=0)
        position = made.position
        holds = tuple(
            hold for hold in self.holds if NAMES[hold.square] not in touched and not faults.hold_fault(position, hold)
        )
        return replace(made, holds=holds)

    # What it says.

    @property
    def _variant(self) -> GameMode:
        return BY_ID[self.mode]

    @property
    def position(self) -> Position:
        """The position as the engine has it, without its key: not to be played."""
        units = [
            PlacedUnit(NUMBERS[square], unit.seat, KINDS.index(unit.kind), unit.frozen)
            for square, unit in self.units.items()
        ]
        spent = sum(1 << seat for seat in self.spent)
        laid_out = diagrams.laid_out(self._variant, units, self.slot)
        return replace(laid_out, spent=spent, holds=self.holds, quiet=self.quiet, turn=self.turn)

    @property
    def text(self) -> str:
        """The seven fields of the notation (R15.2)."""
        return diagrams.write(self.position)

    @property
    def slots(self) -> tuple[int, ...]:
        """Who plays in each slot, from slot 1 on (R4.3); of a slot that is dropped, whose it was."""
        standing = self._variant.turns.get(self.position.alive, {})
        return tuple(standing.get(slot, turn).mover for slot, turn in self._variant.whole_cycle.items())

    def left(self, seat: int) -> dict[str, int]:
        """How many more units of each kind the box has."""
        return {kind: max(0, count) for kind, count in zip(KINDS, lost(self.position, seat), strict=True)}

    def faults(self) -> tuple[SketchFault, ...]:
        """Why no match can begin here; nothing if one can."""
        return faults.faults(self.position)

    def view(self) -> dict[str, Plain]:
        """The board as a view of the game shows it. Where nothing can be played, nobody acts and nothing is seen."""
        if self.faults():
            return still(self.position)
        return view(at(diagrams.begun(self.position)), None)


SKETCH: type[sketches.Sketch] = CirkleSketch
