"""The marks of the four armies: colour and emblem of their units on the board, with an edge that shows on any paper."""

from __future__ import annotations

from collections.abc import Mapping

from qtapp.base.theme import SeatMark

ARMY_MARKS: Mapping[str, SeatMark] = {
    "yellow": SeatMark("#F2C12E", "disc", "●", edge="#A67508"),
    "mauve": SeatMark("#B68EDD", "diamond", "◆", edge="#956AC1"),
    "blue": SeatMark("#1E4E9F", "square", "■", edge="#4C7CC6"),
    "green": SeatMark("#26814A", "triangle", "▲", edge="#2E8F56"),
}
