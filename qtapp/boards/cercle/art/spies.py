"""What stands on a spy's card, read from the component data."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engines import components


class PrintedSpy(NamedTuple):
    """The printed values of one card."""

    id: str
    division: str  # "I", "S", "R", "O", or "N" for a neutral spy
    action: str
    k: int  # the strength of the action
    prep: int
    vp: int
    bid: str  # the colour of the middle symbol: a division, or "G" for any
    exclusive: str  # the service it is loyal to, or ""
    quarter: str  # of the butterfly on its back, or "joker"


@cache
def _spies() -> dict[str, PrintedSpy]:
    return {
        row["id"]: PrintedSpy(*(row.get(field, "") for field in PrintedSpy._fields))
        for row in components.document("cercle")["spy"]
    }


def spy(code: str) -> PrintedSpy:
    return _spies()[code]
