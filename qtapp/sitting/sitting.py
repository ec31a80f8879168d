"""A table as its page knows it: what is heard from it, and what is said to it.

A table in this process (`qtapp.sitting.local_sitting`) and one on another machine (`qtapp.sitting.remote_sitting`) are
talked to in the same words, and nobody gets an answer by a return value, as across a network nobody could. What only
some of them can do stands in `can`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from engines.game import Seat
from network.messages.table import TableRequest
from qtapp.sitting.inbox import Inbox, put_told

Place = Seat | None
"""A seat held here, or None for watching."""

Emission = tuple[SignalInstance, tuple[Any, ...]]
"""A signal, and what it carries."""

ABILITIES = frozenset({"save_as", "replay", "rematch", "unsaved", "open_network"})
"""What a table may do besides what is said through a Link; "unsaved": play on though nothing can be written."""


class Sitting(QObject):
    """The places of this window at one table. What a table cannot do (see `can`) is never asked of it."""

    delivered = Signal(object)  # tuple of (Place, Message)
    got_up = Signal(object)  # Place: it is not ours any more
    saved = Signal(object)  # Path
    not_saved = Signal(object)  # NotSaved
    saving_changed = Signal(str, object)  # why nothing is written down any more, "" when it is; the journal's Path
    rematch_ready = Signal(object, object, object)  # Setup, tuple[Player, ...], Assistance
    replay_ready = Signal(object)  # Replay of the match so far
    closed = Signal()
    bot_stuck = Signal(object)  # Refusal or Thought: why a bot cannot play

    def __init__(self) -> None:
        super().__init__()
        # This object lives on the window's thread, so its signals are emitted there, whoever is connected how.
        self._inbox = Inbox(self._put_in, self)
        self._inbox.delivered.connect(self._tell_window)

    def _tell(self, signal: SignalInstance, *what: object) -> None:
        """Emit a signal from any thread."""
        self._inbox.put((signal, what))

    def _put_in(self, waiting: list[Emission], emission: Emission) -> None:
        """What is delivered is coalesced, unless something else was told in between, such as that a bot is stuck."""
        signal, what = emission
        if waiting and signal is self.delivered and waiting[-1][0] is self.delivered:
            batch = list(waiting.pop()[1][0])
            for message in what[0]:
                put_told(batch, message)
            what = (tuple(batch),)
        waiting.append((signal, what))

    @Slot(object)
    def _tell_window(self, emissions: list[Emission]) -> None:
        for signal, what in emissions:
            signal.emit(*what)

    @property
    def can(self) -> frozenset[str]:
        """Those of ABILITIES that this table has now."""
        raise NotImplementedError

    def sit_down(self) -> None:
        """Take our places; from then on everything said at the table is delivered, beginning with how it stands."""
        raise NotImplementedError

    def say(self, request: TableRequest) -> None:
        """Say something at the table from one of our places."""
        raise NotImplementedError

    def save_as(self, path: Path) -> None:
        raise NotImplementedError

    def ask_replay(self) -> None:
        """Have the match so far as a replay, to be looked at while this one goes on."""
        raise NotImplementedError

    def close(self) -> None:
        """Get up, once everything said so far is done; `closed` tells when that is so."""
        raise NotImplementedError

    def wait_closed(self) -> None:
        """Wait for the end after `close`: a move that was sent is a move that is saved."""
        raise NotImplementedError

    # Of a table of this process alone: never asked for where `can` does not have it, or no bot is ours.

    def resume_bots(self) -> None:
        """Have the bots try again after trouble."""
        raise NotImplementedError

    def play_unsaved(self) -> None:
        raise NotImplementedError

    def ask_rematch(self) -> None:
        """Have another match between the same people proposed."""
        raise NotImplementedError
