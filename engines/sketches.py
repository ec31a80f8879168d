"""Positions that are being laid out, for games whose matches may begin in a written position (`Game.positions`).

A sketch may be unplayable: it says what is wrong with it instead of refusing. Each such game has a module `sketch` with
a class `Sketch`, which adds what its own board asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, Self

from engines.game import Plain, SetupError
from engines.registry import load


class Sketch(Protocol):
    """An immutable position; whatever changes it makes another one."""

    @classmethod
    def read(cls, text: str) -> Self:
        """The position in a text, playable or not. Raises NotationError."""

    @property
    def text(self) -> str:
        """The position in writing."""

    def faults(self) -> Sequence[object]:
        """Why no match can begin here, in the codes of the game; nothing if one can."""

    def view(self) -> dict[str, Plain]:
        """The table as a view of the game shows it; where nothing can be played nobody acts."""


def sketch_of(game_id: str) -> type[Sketch]:
    """How positions of a game are laid out. Raises SetupError for a game that knows none."""
    if not load(game_id).positions:
        raise SetupError("no_positions")
    offered: type[Sketch] = import_module(f"engines.{game_id}.positions.sketch").Sketch
    return offered
