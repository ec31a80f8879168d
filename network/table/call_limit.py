"""What may be said at one table without playing, and how often.

What is over a limit is refused with `too_often`, and nobody loses the connection for it: an impatient person is no
attacker. Messages that come faster than any person asks are stopped earlier, by `network.messages.wire`.
"""

from __future__ import annotations

from collections import Counter

from engines.game import Seat
from engines.match import Match

DRAW, UNDO, PAUSE = "draw", "undo", "pause"
BETWEEN_ACTIONS = {DRAW: 3, UNDO: 5, PAUSE: 20}
"""Draws offered, take-backs asked for in vain and pauses of one seat, until somebody plays."""
MAX_CALLS = 5_000
"""Calls in one match. With fewer a record stays far below what a client accepts."""


class CallLimit:
    """What may be said at one table without playing, and how often.

    Counts begin anew when the match goes further than it ever was: taking back and playing the same again does not.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._furthest = len(match.steps)
        self._counts: Counter[tuple[str, Seat]] = Counter()

    def allows(self, kind: str, seat: Seat) -> bool:
        """Count a call of this kind, unless there were too many."""
        if len(self._match.steps) > self._furthest:
            self._furthest = len(self._match.steps)
            self._counts.clear()
        if self._counts[kind, seat] >= BETWEEN_ACTIONS[kind] or self.is_used_up:
            return False
        self._counts[kind, seat] += 1
        return True

    def forgive(self, kind: str, seat: Seat) -> None:
        """What was asked for was agreed to: it counts no more."""
        self._counts.pop((kind, seat), None)

    @property
    def is_used_up(self) -> bool:
        """Whether this match has seen as many calls as any may."""
        calls = sum(line.is_call for line in self._match.lines)
        return calls >= MAX_CALLS
