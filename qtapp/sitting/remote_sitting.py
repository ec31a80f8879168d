"""A table on another machine, and the places this window holds there.

The host decides which places are ours: whatever it says to one of them is delivered. Where several people share this
window, each move is said once to each of their places; it is passed on when all of them have heard of it, so that no
page ever shows a move half told.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engines import load
from network.disk.journal import export, read_bytes
from network.messages.room import RoomState
from network.messages.table import TableRequest, Update
from qtapp.base.errand import Errand
from qtapp.sitting.inbox import Told, put_told
from qtapp.sitting.presence import Presence
from qtapp.sitting.sitting import Place, Sitting

if TYPE_CHECKING:
    from network.table.replay import Replay


class RemoteSitting(Sitting):
    """The places of one guest. The line itself belongs to whoever opened it."""

    def __init__(self, presence: Presence) -> None:
        super().__init__()
        self._presence = presence
        self._lengths: dict[Place, int] = {}  # of the match, as each place has heard of it
        self._waiting: list[Told] = []
        self._is_seated = False
        presence.placed.connect(self._hear)
        presence.stated.connect(self._follow)

    @property
    def can(self) -> frozenset[str]:
        """A record is had once the match is over."""
        return frozenset({"save_as", "replay"}) if self._record else frozenset()

    @property
    def _record(self) -> str:
        verdict = self._presence.verdict
        return verdict.record if verdict is not None else ""

    def sit_down(self) -> None:
        self._is_seated = True
        self._hear()

    def _hear(self) -> None:
        if not self._is_seated:
            return  # the room keeps it for us
        for place, message in self._presence.taken():
            if isinstance(message, Update):
                self._lengths[place] = message.length
            put_told(self._waiting, (place, message))
        self._deliver()

    def _deliver(self) -> None:
        """Pass on what was heard, unless some place has yet to hear of the same move, or anything at all."""
        is_whole = len(set(self._lengths.values())) <= 1 and self._lengths.keys() >= set(self._places())
        if self._waiting and is_whole:
            batch, self._waiting = tuple(self._waiting), []
            self.delivered.emit(batch)

    def _places(self) -> list[Place]:
        """Our places, as the host gives them: whoever has no seat watches, and so do several who share a screen."""
        seats, state = self._presence.seats, self._presence.state
        shares_secrets = len(seats) > 1 and state is not None and load(state.game).secret
        return [*seats, None] if not seats or shares_secrets else list(seats)

    def _follow(self, _state: RoomState) -> None:
        """A seat that is not ours any more says nothing more; with a seat of our own we need not watch."""
        if not self._is_seated:
            return
        ours = self._places()
        for place in [place for place in self._lengths if place not in ours]:
            del self._lengths[place]
            self._waiting = [message for message in self._waiting if message[0] != place]
            self.got_up.emit(place)
        self._deliver()

    def say(self, request: TableRequest) -> None:
        assert self._presence.room is not None
        self._presence.room.say(request)

    # The record.

    def save_as(self, path: Path) -> None:
        record = self._record
        Errand.run(lambda: _exported(path, record), self.saved.emit, self.not_saved.emit)

    def ask_replay(self) -> None:
        record = self._record
        Errand.run(lambda: _replay_of(record), self.replay_ready.emit, self.not_saved.emit)

    def close(self) -> None:
        self._is_seated = False
        self.closed.emit()

    def wait_closed(self) -> None:
        """Nothing of ours goes on."""


def _exported(path: Path, text: str) -> Path:
    record = read_bytes(text.encode())
    export(path, record.header, record.match)
    return path


def _replay_of(text: str) -> Replay:
    from network.table.replay import Replay

    return Replay(read_bytes(text.encode()))
