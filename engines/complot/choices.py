"""What each legal action of a seat would do."""

from __future__ import annotations

from engines.complot.state import State
from engines.game import Plain, Seat


def choices(state: State, seat: Seat) -> dict[str, Plain]:  # noqa: ARG001
    """By notation, what each legal action of `seat` would do."""
    return {}
