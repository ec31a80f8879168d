"""Replay: stepping through a record, finished or not, and playing on from any point of it.

What a seat is shown is what it saw then, as the same `Update` a table would have sent; nothing can be done. Moves that
were taken back are not stepped through, the log only says that there were some.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engines.game import Plain, Seat
from engines.match import Line, Match
from engines.record import Record
from network.messages.table import Entry, Update
from network.table.log import Log, Reader

_KEPT_VIEWS = 64  # a slider goes back and forth; a view may take milliseconds to make


class Replay:
    """A record to look at, as it was when the replay began."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._match = record.match.copied()
        self._log = Log.replayed(record.match)
        self._occupants = record.header.players
        self._view = lru_cache(_KEPT_VIEWS)(self._made_view)
        self._choices = lru_cache(_KEPT_VIEWS)(self._made_choices)

    @property
    def plies(self) -> int:
        """How many actions there are to step through."""
        return len(self._match.steps)

    def update(self, ply: int, seat: Seat | None) -> Update:
        """The table after `ply` actions as `seat` saw it (None: a spectator)."""
        if not 0 <= ply <= self.plies:
            raise ValueError(f"no ply {ply}")
        match, is_last = self._match, ply == self.plies
        state = match.state_at(ply)
        outcome = match.outcome if is_last else None  # a resignation has ended it, though the game would go on
        return Update(
            length=match.length if is_last else ply,
            ply=ply,
            seat=seat,
            view=self._view(ply, seat),
            legal=(),
            actors=match.actors if is_last else match.game.actors(state),
            occupants=self._occupants,
            log_from=0,
            log=self._log_at(ply, seat),
            outcome=outcome.plain() if outcome else None,
            choices=self._choices(ply, seat),
        )

    def branch(self, ply: int) -> Match:
        """A new match that stands where this one stood after `ply` actions, to play on from there."""
        if not 0 <= ply <= self.plies:
            raise ValueError(f"no ply {ply}")
        return Match.replayed(self._match.setup, (Line(step.seat, step.text) for step in self._match.steps[:ply]))

    def _made_choices(self, ply: int, seat: Reader) -> Mapping[str, Plain]:
        """What could be chosen, for whoever chose, and where there are no secrets for everybody: lines of an analysis
        are put into words by it."""
        game, state = self._match.game, self._match.state_at(ply)
        asked = [actor for actor in game.actors(state) if actor == seat or not game.secret]
        return game.choices(state, asked[0]) if asked else {}

    def _made_view(self, ply: int, seat: Reader) -> dict[str, Plain]:
        return self._match.game.view(self._match.state_at(ply), seat)

    def _log_at(self, ply: int, seat: Reader) -> tuple[Entry, ...]:
        entries = self._log.seen_by(seat)
        end = next((index for index, entry in enumerate(entries) if entry.ply > ply), len(entries))
        return entries[:end]
