"""What a guest's side finds out by itself: codec and border, as they stand at one point of a match, and no window."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from engines.shapes import ShapeError
from network.lines.border import Border
from network.lines.remote_link import RemoteLink
from network.messages.changes import Drift
from network.messages.codec import BadMessage
from network.messages.line import HOST, Hinted, LogPart, Message, Noted, Refused, Room, Told
from network.messages.packing import unpacked
from network.messages.room import GATHERING, Clocks, Denied, Said
from network.messages.table import Update
from network.messages.wire import HEADER
from tests.hostile.fake_host import TABLE
from tests.hostile.scripts import Script


class Gate:
    """Holds messages against the honest state of room and match: what was let through before is not remembered."""

    def __init__(self, script: Script, stage: str, at: int) -> None:
        self._state = script.states[stage]
        self._told = None if stage == GATHERING else script.told[at]
        self._border = Border(TABLE, "table-ronde test")
        self._border.room(self._state)
        self._seconds = count()
        self._links: dict[int | None, RemoteLink] = {}

    def refuses(self, frames: Sequence[bytes]) -> str:
        """Who refuses one of these frames, "codec" or "border"; "" if the window may hear of them all."""
        self._links.clear()
        try:
            for frame in frames:
                self._hear(unpacked(frame[HEADER:], HOST))
        except BadMessage:
            return "codec"
        except (ShapeError, Drift):
            return "border"
        finally:
            self._border.room(self._state)
        return ""

    @property
    def update(self) -> Update | None:
        """How the match stands for the first seat after what was let through last."""
        return self._link(0).update

    def _hear(self, message: Message) -> None:
        border = self._border
        match message:
            case Room() if message.state.game == self._state.game:  # another one is an end of its own
                border.room(message.state)
            case Said():
                border.said(message, next(self._seconds))
            case Denied():
                border.denied(message)
            case Clocks():
                border.clocks(message)
            case LogPart() | Told() | Hinted() | Refused() | Noted():
                self._link(border.place(message.seat)).hear(message)

    def _link(self, seat: int | None) -> RemoteLink:
        if seat not in self._links:
            link = RemoteLink(None, seat, lambda said: None, lambda place, told: None, lambda: self._border)
            if self._told and seat == self._told.seat:
                link.hear(self._told)
            self._links[seat] = link
        return self._links[seat]
