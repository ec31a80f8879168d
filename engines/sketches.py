"""Positions that are being laid out in an editor, for games that have one (`Game.sketches`).

A sketch may be unplayable: it says what is wrong with it instead of refusing. Each such game offers its class as SKETCH
in a module `positions.sketch`. So far these are games of armies whose units stand on squares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from importlib import import_module
from typing import Protocol, Self

from engines.game import Plain, Seat, SetupError
from engines.registry import load


class SketchUnit(Protocol):
    """A unit on the board."""

    @property
    def seat(self) -> Seat: ...

    @property
    def kind(self) -> str: ...

    @property
    def frozen(self) -> bool: ...


class SketchFault(Protocol):
    """One thing that is wrong with a position."""

    @property
    def code(self) -> str: ...

    @property
    def square(self) -> str | None: ...

    @property
    def seat(self) -> Seat | None: ...


class Sketch(Protocol):
    """An immutable position; whatever changes it makes another one. What is not on this board or in this box raises
    ValueError."""

    # Where an editor begins.

    @classmethod
    def standard(cls, mode: str) -> Self:
        """The board as every game of this mode begins."""

    @classmethod
    def empty(cls, mode: str) -> Self: ...

    @classmethod
    def read(cls, text: str) -> Self:
        """The position in a text, playable or not. Raises NotationError."""

    # What it says.

    @property
    def text(self) -> str:
        """The position in writing."""

    @property
    def mode(self) -> str: ...

    @property
    def units(self) -> Mapping[str, SketchUnit]:
        """By square."""

    @property
    def slot(self) -> int:
        """Whose turn it is, as a number in `slots` from 1 on."""

    @property
    def slots(self) -> Sequence[Seat]:
        """Who plays in each slot."""

    @property
    def spent(self) -> Set[Seat]:
        """Who has spent the recovery."""

    def left(self, seat: Seat) -> Mapping[str, int]:
        """How many more units of each kind the box has."""

    def faults(self) -> Sequence[SketchFault]:
        """Why no match can begin here, in the codes of the game; nothing if one can."""

    def view(self) -> dict[str, Plain]:
        """The table as a view of the game shows it; where nothing can be played nobody acts."""

    # What may be done to it.

    def put(self, square: str, seat: Seat, kind: str, frozen: bool = False) -> Self:
        """A unit on a square, in place of what may stand there."""

    def removed(self, square: str) -> Self: ...

    def moved(self, origin: str, target: str) -> Self:
        """A unit on another square, in place of what may stand there."""

    def toggled_frozen(self, square: str) -> Self: ...

    def with_slot(self, slot: int) -> Self: ...

    def with_spent(self, seat: Seat, spent: bool) -> Self: ...


def sketch_of(game_id: str) -> type[Sketch]:
    """How positions of a game are laid out. Raises SetupError for a game that knows none."""
    if not load(game_id).sketches:
        raise SetupError("no_positions")
    offered: type[Sketch] = import_module(f"engines.{game_id}.positions.sketch").SKETCH
    return offered
