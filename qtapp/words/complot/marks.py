"""The marks of the five seats: the colours of their units, each with a shape and an edge that shows on any paper."""

from __future__ import annotations

from qtapp.base.theme import SeatMark

SEATS = (
    SeatMark("#B3261E", "disc", "●", edge="#D4544C"),
    SeatMark("#1F5FA8", "square", "■", edge="#4C7CC6"),
    SeatMark("#2E7D32", "triangle", "▲", edge="#2E8F56"),
    SeatMark("#E0A100", "diamond", "◆", edge="#A77300"),
    SeatMark("#5B3A8C", "star", "★", edge="#916CC6"),
)


def mark_of(seat: int) -> SeatMark:
    """The mark of a seat; a room may tell of more seats than there are."""
    return SEATS[seat % len(SEATS)]
