"""A table as its page knows it: what is heard from it, and what is said to it.

A table in this process (`qtapp.local_sitting`) and one on another machine (`qtapp.remote_sitting`) are talked to in the
same words, and nobody gets an answer by a return value, as across a network nobody could. What only some of them can
do stands in `can`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from engines.game import Seat
from network.link import Link

if TYPE_CHECKING:
    from network.thinker import Thinker

Place = Seat | None
"""A seat held here, or None for watching."""

ABILITIES = frozenset({"hint", "hurry", "save_as", "replay", "rematch", "unsaved", "open_network"})
"""What a table may do besides what is said through a Link; "unsaved": play on though nothing can be written."""


class SharedThinker:
    """The one process where bots think, started when a table first needs it; `scale` stretches all thinking."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._lock = threading.Lock()
        self._thinker: Thinker | None = None

    def get(self) -> Thinker:
        """Starting a process takes its time: not to be called on the window's thread."""
        from network.thinker import Thinker

        with self._lock:
            if self._thinker is None:
                self._thinker = Thinker()
            return self._thinker

    def close(self) -> None:
        with self._lock:
            if self._thinker is not None:
                self._thinker.close()
                self._thinker = None


class Sitting(QObject):
    """The places of this window at one table. What a table cannot do (see `can`) is never asked of it."""

    delivered = Signal(object)  # tuple of (Place, Message)
    got_up = Signal(object)  # Place: it is not ours any more
    saved = Signal(object)  # Path
    not_saved = Signal(object)  # NotSaved
    rematch_ready = Signal(object, object)  # Setup, tuple[Occupant, ...]
    replay_ready = Signal(object)  # Replay of the match so far
    closed = Signal()
    bot_ready = Signal(object)  # Job: a bot's move, to be posted when everything before it has been shown
    bot_stuck = Signal(object)  # Refusal or Thought: why a bot cannot play
    hinted = Signal(object, object)  # Place, Thought

    _told = Signal(object, object)  # one of the above, and what it carries

    def __init__(self) -> None:
        super().__init__()
        # This object lives on the window's thread, so its signals are emitted there, whoever is connected how.
        self._told.connect(self._tell_window)

    def _tell(self, signal: SignalInstance, *what: object) -> None:
        """Emit a signal from any thread."""
        self._told.emit(signal, what)

    @Slot(object, object)
    def _tell_window(self, signal: SignalInstance, what: tuple[object, ...]) -> None:
        signal.emit(*what)

    @property
    def can(self) -> frozenset[str]:
        """Those of ABILITIES that this table has now."""
        raise NotImplementedError

    def sit_down(self) -> None:
        """Take our places; from then on everything said at the table is delivered, beginning with how it stands."""
        raise NotImplementedError

    def say(self, place: Place, what: Callable[[Link], None]) -> None:
        """Say something at the table from one of our places."""
        raise NotImplementedError

    def act(self, place: Place, text: str, length: int) -> None:
        self.say(place, lambda link: link.act(text, length))

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

    def post(self, job: Callable[[], None]) -> None:
        """Have a bot's move played (see `bot_ready`)."""
        raise NotImplementedError

    def ask_hint(self, seat: Seat) -> None:
        """Have a strong bot think for a person; `hinted` brings the answer, unless things move on."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Have the bots play the best they have found so far."""
        raise NotImplementedError

    def resume_bots(self) -> None:
        """Have the bots try again after trouble."""
        raise NotImplementedError

    def play_unsaved(self) -> None:
        raise NotImplementedError

    def ask_rematch(self) -> None:
        """Have another match between the same people proposed."""
        raise NotImplementedError
