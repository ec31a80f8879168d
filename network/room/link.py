"""The one way to be in a room.

A `RoomLink` belongs to one guest: a window, with everybody who shares it. The window that keeps a room and one on
another machine say the same things and hear the same messages, about the room and at each of their places at its table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from engines.record import MAX_NAME
from network.messages.bounds import MAX_TEXT
from network.messages.room import Asking, Change, PlaceMessage, RoomMessage, Say, Sit
from network.text import tidied

RoomListener: TypeAlias = Callable[[RoomMessage | PlaceMessage], None]


class RoomLink(Protocol):
    """A guest's place in a room. Nothing is answered by a return value."""

    @property
    def guest(self) -> str: ...

    @property
    def fingerprint(self) -> str:
        """Of the certificate of the host that keeps the room; "" while it is not known."""

    @property
    def is_new_host(self) -> bool:
        """Whether that host was not met before this visit."""

    def listen(self, listener: RoomListener) -> None:
        """Be told everything from now on, beginning with a RoomState and what was said lately."""

    def say(self, request: Asking) -> None:
        """Ask something of the room, or at one of our places at its table."""

    def change(self, change: Change, phrase: str | None) -> None:
        """Say a change of the room, with a new passphrase, which itself never crosses the line; None: as it was."""

    def claim(self, word: str) -> None:
        """Say the word of a host without a window: whoever knows it decides. It never crosses the line."""


def cleaned(request: Asking) -> Asking:
    """What people have typed, as a message can carry it: cut or cleaned, before a host would hang up on it."""
    match request:
        case Sit(seat, name):
            return Sit(seat, tidied(name, MAX_NAME))
        case Say(text):
            return Say(tidied(text, MAX_TEXT))
    return request
