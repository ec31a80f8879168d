"""What has changed since each seat last acted: it stays marked until that seat acts again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.game import Seat

SEATS = 4
ACTS = ("move", "capture", "inversion", "recovery", "pass")


class Fresh:
    """Squares that are news to a seat."""

    def __init__(self) -> None:
        self._squares: dict[Seat, dict[str, None]] = {seat: {} for seat in range(SEATS)}

    def hear(self, events: Sequence[Mapping[str, Any]]) -> None:
        for event in events:
            kind = event["kind"]
            if kind in ("start", "undo"):
                self._squares = {seat: {} for seat in range(SEATS)}
            if kind in ACTS:
                self._squares[event["by"]].clear()
                self._note(event["by"], [event[name] for name in ("from", "to", "square") if name in event])

    def _note(self, by: Seat, squares: Sequence[str]) -> None:
        for seat, known in self._squares.items():
            if seat != by:
                known.update(dict.fromkeys(squares))

    def squares(self, seat: Seat) -> tuple[str, ...]:
        return tuple(self._squares[seat])
