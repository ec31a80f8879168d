"""What no action may add or lose: each army, on the board and off it (R1.2, R1.3)."""

from __future__ import annotations

from engines.cirkle.box.contents import KINDS
from engines.cirkle.box.squares import each_bit
from engines.cirkle.positions.position import kind_at, lost
from engines.cirkle.state import State


def components(state: State) -> list[list[str]]:
    """By colour every unit, sorted."""
    position = state.position
    made = []
    for colour, army in enumerate(position.armies):
        units = [KINDS[kind_at(position, bit)] for bit in each_bit(army)]
        units += [kind for kind, count in zip(KINDS, lost(position, colour), strict=True) for _ in range(count)]
        made.append(sorted(units))
    return made
