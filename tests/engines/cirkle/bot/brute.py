"""What wins and what loses at once, by trying everything."""

from __future__ import annotations

from engines.cirkle.actions import Action
from engines.cirkle.effects import played
from engines.cirkle.moves.generator import listed
from engines.cirkle.positions.position import Position


def winning(position: Position) -> list[Action]:
    """The actions that win for the side of the player to move."""
    side = position.variant.sides[position.mover]
    return [action for action in listed(position) if played(position, action).winners & side]


def safe(position: Position) -> list[Action]:
    """The actions after which no enemy has won, nor can win with his next one."""
    side = position.variant.sides[position.mover]
    return [action for action in listed(position) if not _loses(played(position, action), side)]


def _loses(position: Position, side: int) -> bool:
    if position.ending:
        return bool(position.winners & ~side)
    return position.variant.sides[position.mover] != side and bool(winning(position))
