"""The marks of the three agencies, by seat: colour and outline of their badges, with an edge that shows on any
paper.
"""

from __future__ import annotations

from qtapp.base.theme import SeatMark

AGENCY_MARKS = (
    SeatMark("#2F5D9B", "shield", "▼", edge="#4F80C4"),  # the CIA
    SeatMark("#A8322D", "hexagon", "⬢", edge="#D0584F"),  # the KGB
    SeatMark("#4A4F57", "square", "■", edge="#787F88"),  # MI6
)
