"""The marks of the six marker colours: colour and shape, with an edge that shows on any paper.

A seat wears the mark of the colour it has chosen on every part of the page; until then it has the common mark of its
place at the table. The shapes are the glyphs of the component data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.game import Seat
from qtapp.base.theme import SEAT_MARKS, SeatMark

COLOUR_MARKS: Mapping[str, SeatMark] = {
    "red": SeatMark("#B3261E", "disc", "●", edge="#D4544C"),
    "blue": SeatMark("#2450A4", "square", "■", edge="#4C7CC6"),
    "green": SeatMark("#2E7D32", "triangle", "▲", edge="#2E8F56"),
    "black": SeatMark("#1E1E1E", "diamond", "◆", edge="#7D7D7D"),
    "white": SeatMark("#F4F1E8", "cross", "✚", edge="#857F70"),
    "brown": SeatMark("#7A4A22", "star", "★", edge="#A8703F"),
}


def mark_of(view: Mapping[str, Any] | None, seat: Seat) -> SeatMark:
    """The mark a seat wears at a table that looks like this; a room may tell of more seats than there are."""
    colours = view["colours"] if view else ()
    colour = colours[seat] if seat < len(colours) else None
    return COLOUR_MARKS[colour] if colour else SEAT_MARKS[seat % len(SEAT_MARKS)]
