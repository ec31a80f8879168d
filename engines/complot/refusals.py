"""Why an action is not allowed: a code, and the number of the rule that forbids it."""

from __future__ import annotations

from engines import game
from engines.complot.state import State
from engines.game import IllegalAction, Seat

REASONS = ("over", "not_your_turn", "wrong_phase")


def refusal(state: State, seat: Seat, action: game.Action) -> IllegalAction:
    """Why `seat` may not do this now."""
    return IllegalAction("wrong_phase", "R3.2")
