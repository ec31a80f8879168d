"""What has changed since each seat last acted: it stays marked until that seat acts again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.game import Seat
from qtapp.boards.coldwar.choices import Place, group, objective

CHANGES = ("recruit", "benefit", "peek_recruit", "steal", "give", "mobilise", "make_ready")
SEATS = 3


class News:
    """Places that are news to a seat."""

    def __init__(self) -> None:
        self._fresh: dict[Seat, set[Place]] = {seat: set() for seat in range(SEATS)}

    def hear(self, events: Sequence[Mapping[str, Any]]) -> None:
        for event in events:
            kind, by = event["kind"], event.get("by")
            if kind in ("turn", "undo"):
                self._fresh = {seat: set() for seat in range(SEATS)}
            if isinstance(by, int) and kind in (*CHANGES, "destroy", "peek", "pass", "chosen"):
                self._fresh[by].clear()
            if kind in CHANGES:
                self._add(by, group(event["group"]))
            elif kind == "claim":
                self._add(by, objective(event["objective"]))

    def _add(self, by: Seat | None, place: Place) -> None:
        for seat, places in self._fresh.items():
            if seat != by:
                places.add(place)

    def fresh(self, seat: Seat) -> frozenset[Place]:
        return frozenset(self._fresh[seat])
