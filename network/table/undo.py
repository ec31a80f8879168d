"""Taking back: which action a seat may take back, who would notice, and who has agreed.

The last action that was a choice is taken back, with everything that followed: the reply of a bot, and actions that
left no choice. Nobody needs to be asked as long as no die or draw decided anything since, and none of the others has
seen anything of it, neither in a view nor in the log. Otherwise every person of another household must agree; bots
always do. A table may be stricter (`Assistance.undo`). Nothing goes back behind what the rules call final
(`Event.final`). No rule of any game is known here, and nothing is done here: a decision is a line for the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engines.game import Seat
from engines.match import STOPPED, Line, Match
from network.messages.table import Refusal, UndoAsked
from network.table.call_limit import UNDO, CallLimit
from network.table.occupants import Company

Decision: TypeAlias = Line | Refusal | None
"""The line to enter in the match now; or why not; or None while someone has still to answer."""


class TakeBacks:
    """The take-backs of one table."""

    def __init__(self, match: Match, company: Company, limit: CallLimit) -> None:
        self._match = match
        self._company = company
        self._limit = limit
        self._hindsight = Hindsight(match)
        self._agreed: set[Seat] = set()
        self.asked: UndoAsked | None = None
        self.is_sealed = False
        self.policy = "free"  # one of UNDO_POLICIES

    def entered(self, standing: int) -> None:
        """The match has gone on, or back to `standing` actions: what was asked was asked about another moment."""
        self._hindsight.forget(standing)
        self.asked = None

    def target(self, seat: Seat) -> int | None:
        """The ply to which a take-back by `seat` would lead now; None: there is nothing it may take back."""
        if self._company.is_bot(seat) or self._is_stopped() or self.policy == "never":
            return None
        ply = self._hindsight.target(seat)
        return None if ply is None or ply < self._match.settled else ply

    def is_free(self, seat: Seat, ply: int) -> bool:
        """Whether `seat` may go back to `ply` without asking."""
        others = self._company.others(seat)
        return not others or (self.policy == "free" and self._hindsight.is_secret(ply, others))

    def ask(self, seat: Seat) -> Decision:
        if self._company.is_bot(seat):
            return Refusal("not_your_seat")
        if self.asked:
            return Refusal("undo_pending")
        ply = self.target(seat)
        if ply is None:
            return self._nothing(seat)
        if self.is_free(seat, ply):
            return Refusal("too_often") if self._limit.is_used_up else _line(seat, ply)
        if not self._limit.allows(UNDO, seat):
            return Refusal("too_often")
        self._agreed.clear()
        self.asked = UndoAsked(seat, ply, self._company.others(seat))
        return None

    def _nothing(self, seat: Seat) -> Refusal:
        """Why there is nothing that `seat` may take back."""
        if self._is_stopped():
            return Refusal("match_over")
        if self.policy == "never":
            return Refusal("no_undo")
        is_final = self._hindsight.target(seat) is not None
        return Refusal("final" if is_final else "nothing_to_undo")

    def answer(self, seat: Seat, *, agreed: bool) -> Decision:
        """Agree to the request or refuse it; whoever made it withdraws it by refusing."""
        asked = self.asked
        if asked is None or not (seat in asked.waiting or (seat == asked.by and not agreed)):
            return Refusal("no_undo_asked")
        if not agreed:
            self.asked = None
            return None
        household = {seat, *(other for other in asked.waiting if self._company.share_household(seat, other))}
        line = self._waiting(self._agreed | household)
        if line is None:
            self._agreed |= household
        return line

    def settled(self) -> Line | None:
        """After people came, went or changed: a request ends with its asker, and waits for those who are there."""
        if self.asked and not self._company.is_person(self.asked.by):
            self.asked = None
        return self._waiting(self._agreed)

    def _waiting(self, agreed: set[Seat]) -> Line | None:
        """Wait for everyone who has a say and is not among `agreed`; if that is nobody, the line to enter."""
        if self.asked is None:
            return None
        waiting = tuple(seat for seat in self._company.others(self.asked.by) if seat not in agreed)
        if not waiting:
            # The request ends when the line is entered: if it cannot be saved, it stands as it is.
            self._limit.forgive(UNDO, self.asked.by)
            return _line(self.asked.by, self.asked.to_ply)
        self.asked = self.asked._replace(waiting=waiting)
        return None

    def _is_stopped(self) -> bool:
        """Whether nothing is taken back any more: the match ended by word of mouth, or its secrets are out."""
        outcome = self._match.outcome
        return self.is_sealed or (outcome is not None and outcome.reason in STOPPED)


def _line(seat: Seat, ply: int) -> Line:
    return Line(seat, f"!undo {ply}")


class Hindsight:
    """What the standing actions of a match meant to each seat: worked out once, when it is first asked for."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._chosen: dict[int, bool] = {}
        self._noticed: dict[tuple[int, Seat], bool] = {}

    def forget(self, ply: int) -> None:
        """Nothing is known of the actions after the first `ply`: they were taken back, or are still to come."""
        self._chosen = {at: known for at, known in self._chosen.items() if at <= ply}
        self._noticed = {key: known for key, known in self._noticed.items() if key[0] <= ply}

    def target(self, seat: Seat) -> int | None:
        """The ply just before the last choice of `seat`; None: it made none yet."""
        for ply in range(len(self._match.steps), 0, -1):
            if self._match.steps[ply - 1].seat == seat and self._was_choice(ply):
                return ply - 1
        return None

    def is_secret(self, since: int, others: Sequence[Seat]) -> bool:
        """Whether chance decided nothing after ply `since`, and none of `others` has noticed anything."""
        plies = range(since + 1, len(self._match.steps) + 1)
        if any(event.chance for ply in plies for event in self._match.events_at(ply)):
            return False
        return not any(self._has_noticed(ply, seat) for seat in others for ply in plies)

    def _was_choice(self, ply: int) -> bool:
        if ply not in self._chosen:
            before, step = self._match.state_at(ply - 1), self._match.steps[ply - 1]
            legal = self._match.game.legal(before, step.seat)
            # Whether letting a window pass was forced is nobody else's business: it never counts as a choice.
            is_pass = self._match.game.window(before) and step.text == self._match.game.write(legal[-1])
            self._chosen[ply] = len(legal) > 1 and not is_pass
        return self._chosen[ply]

    def _has_noticed(self, ply: int, seat: Seat) -> bool:
        key = ply, seat
        if key not in self._noticed:
            seen = any(event.seen_by(seat) is not None for event in self._match.events_at(ply))
            self._noticed[key] = seen or self._view_changed(ply, seat)
        return self._noticed[key]

    def _view_changed(self, ply: int, seat: Seat) -> bool:
        view = self._match.game.view
        return view(self._match.state_at(ply - 1), seat) != view(self._match.state_at(ply), seat)
