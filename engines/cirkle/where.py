"""Where every unit is. A unit is told by its seat, its kind and its number among those that look alike: "0T3", "1P*1".

E4            on a square, standing
E4:sunk       in a hollow square of its shape, where it is protected
E4:frozen     on a target of a duel, where it stays (R9.2); also E4:sunk:frozen
lost:1        in the tray of the seat whose unit it is; there is no order among lost units
"""

from __future__ import annotations

from functools import cache

from engines.cirkle.box.contents import KINDS
from engines.cirkle.box.squares import BIT, NAMES
from engines.cirkle.box.variants import VARIANTS
from engines.cirkle.positions.position import Position
from engines.cirkle.state import State
from engines.game import Seat


def where(state: State, seat: Seat | None) -> dict[str, str]:  # noqa: ARG001  Everybody sees the same (R14.4).
    """The place of every unit."""
    return units_of(state.position, state.numbers)


def units_of(position: Position, numbers: bytes) -> dict[str, str]:
    """The place of every unit of a position, be it one that can be played or not."""
    found = dict(_armies(position.mode))
    protected, frozen = position.protected, position.frozen
    for square, code in enumerate(position.board):
        if code:
            name, bit = NAMES[square], BIT[square]
            if bit & protected:
                name += ":sunk"
            if bit & frozen:
                name += ":frozen"
            found[_component(code, numbers[square])] = name
    return found


@cache
def _component(code: int, number: int) -> str:
    colour, kind = divmod(code - 1, len(KINDS))
    return f"{colour}{KINDS[kind]}{number}"


@cache
def _armies(mode: int) -> dict[str, str]:
    """All units of a mode, off the board."""
    variant = VARIANTS[mode]
    return {
        f"{seat}{kind}{number}": f"lost:{seat}"
        for seat in range(len(variant.colours))
        for kind in KINDS
        for number in range(1, 2 if kind.endswith("*") else variant.units_of_a_type)
    }
