"""What can be pointed at: squares, lost units in one's tray, the choices of an exchange, and the pass."""

from __future__ import annotations

from typing import NamedTuple

SQUARE, LOST_UNIT, OPTION, PASSING = "square", "lost", "option", "pass"


class Place(NamedTuple):
    """Something on the board; `name` is a square, or a kind of unit ("" in the choice of an exchange: none)."""

    zone: str
    name: str = ""


def square(name: str) -> Place:
    return Place(SQUARE, name)


def lost_unit(kind: str) -> Place:
    return Place(LOST_UNIT, kind)


def option(kind: str) -> Place:
    return Place(OPTION, kind)
