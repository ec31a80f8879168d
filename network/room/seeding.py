"""How the people of a room come to a seed: who is asked for what, and for how long.

The arithmetic is `network.trust.seed_protocol`'s. Whoever goes, is silent for too long, or reveals what they had not
committed to ends the round for all; the next one begins with new secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from network.messages.room import HOST, AskCommit, AskReveal, Commit, Reveal
from network.room.guests import Guest, Guests
from network.room.keeper import Keeper
from network.trust.seed_protocol import Round

PATIENCE = 20.0
"""Seconds for an answer to each of the two questions."""


class Seeding:
    """One round at a room. It ends with exactly one call, of `done` or of `failed`."""

    def __init__(
        self,
        keeper: Keeper,
        guests: Guests,
        round_: Round,
        names: Mapping[str, str],
        on_committed: Callable[[], None],
        on_done: Callable[[Round], None],
        on_failed: Callable[[str], None],
    ) -> None:
        """`names`: who takes part; `on_committed`: all commitments are known; `on_failed` is told whose fault it is."""
        self.round = round_
        self._guests, self._names = guests, names
        self._on_committed, self._on_done, self._on_failed = on_committed, on_done, on_failed
        self._is_revealing = self._has_ended = False
        self._keeper = keeper
        self._timer = keeper.later(PATIENCE, self._run_out)

    def begin(self) -> None:
        """Ask for the commitments."""
        self._ask(AskCommit(self.round.number))
        self._go_on()

    def hear(self, guest: Guest, answer: Commit | Reveal) -> None:
        """An answer; one to another round is passed over."""
        if answer.round != self.round.number or not self.round.takes_part(guest.id):
            return
        if isinstance(answer, Commit):
            is_sound = self.round.commit(guest.id, answer.value)
        else:
            is_sound = self.round.reveal(guest.id, answer.secret)
        if is_sound:
            self._go_on()
        else:
            self._fail(guest.id)

    def gone(self, guest: Guest) -> None:
        """Somebody's line has dropped, or they have left."""
        if self.round.takes_part(guest.id):
            self._fail(guest.id)

    def ask_again(self, guest: Guest) -> None:
        """Another line has taken the place of somebody's: what was asked there may not have arrived."""
        if guest.id in self.round.uncommitted:
            guest.tell(AskCommit(self.round.number))
        elif self._is_revealing and guest.id in self.round.unrevealed:
            guest.tell(AskReveal(self.round.number, self.round.commitments))

    def stop(self) -> None:
        """End without a word."""
        self._has_ended = True
        self._timer.cancel()

    def _ask(self, question: AskCommit | AskReveal) -> None:
        for who in self._names:
            guest = self._guests.get(who)
            if guest and who != HOST:
                guest.tell(question)

    def _go_on(self) -> None:
        if self._has_ended or self.round.uncommitted:
            return
        if not self._is_revealing:
            self._is_revealing = True
            self._timer.cancel()
            self._timer = self._keeper.later(PATIENCE, self._run_out)
            self._on_committed()
            self._ask(AskReveal(self.round.number, self.round.commitments))
        if not self.round.unrevealed:
            self.stop()
            self._on_done(self.round)

    def _run_out(self) -> None:
        self._fail((self.round.uncommitted or self.round.unrevealed)[0])

    def _fail(self, who: str) -> None:
        if not self._has_ended:
            self.stop()
            self._on_failed(self._names[who])
