"""Which action a seat may take back, and who would notice.

The last action that was a choice is taken back, with everything that followed: the reply of a bot, and actions that
left no choice. Nobody needs to be asked as long as no die or draw decided anything since, and none of the others has
seen anything of it, neither in a view nor in the log. No rule of any game is known here.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.game import Seat
from engines.match import Match


class Hindsight:
    """What the standing actions of a match meant to each seat: worked out once, when it is first asked for."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._chosen: dict[int, bool] = {}
        self._noticed: dict[tuple[int, Seat], bool] = {}

    def forget(self, ply: int) -> None:
        """Actions after the first `ply` were taken back."""
        self._chosen = {at: known for at, known in self._chosen.items() if at <= ply}
        self._noticed = {key: known for key, known in self._noticed.items() if key[0] <= ply}

    def target(self, seat: Seat) -> int | None:
        """The ply to which a take-back by `seat` leads: just before its last choice. None: it made none yet."""
        for ply in range(len(self._match.steps), 0, -1):
            if self._match.steps[ply - 1].seat == seat and self._was_choice(ply):
                return ply - 1
        return None

    def is_secret(self, since: int, others: Iterable[Seat]) -> bool:
        """Whether chance decided nothing after ply `since`, and none of `others` has noticed anything."""
        seats = tuple(others)
        plies = range(since + 1, len(self._match.steps) + 1)
        if any(event.chance for ply in plies for event in self._match.events_at(ply)):
            return False
        return not any(self._has_noticed(ply, seat) for seat in seats for ply in plies)

    def _was_choice(self, ply: int) -> bool:
        if ply not in self._chosen:
            before, seat = self._match.state_at(ply - 1), self._match.steps[ply - 1].seat
            self._chosen[ply] = len(self._match.game.legal(before, seat)) > 1
        return self._chosen[ply]

    def _has_noticed(self, ply: int, seat: Seat) -> bool:
        key = ply, seat
        if key not in self._noticed:
            told = any(event.seen_by(seat) is not None for event in self._match.events_at(ply))
            self._noticed[key] = told or self._view_changed(ply, seat)
        return self._noticed[key]

    def _view_changed(self, ply: int, seat: Seat) -> bool:
        view = self._match.game.view
        return view(self._match.state_at(ply - 1), seat) != view(self._match.state_at(ply), seat)
