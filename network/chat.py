"""The talk of a room: bounded in length, in speed and in what is remembered."""

from __future__ import annotations

from collections import deque

from network.protocol import MAX_TEXT
from network.room_link import Denied, Said
from network.text import tidied

KEPT = 100
"""Lines that are told to whoever comes."""
BURST, SPAN = 5, 10.0
"""How many lines a guest may say within so many seconds."""


class Chat:
    """What was said lately, and by whom."""

    def __init__(self) -> None:
        self.lines: deque[Said] = deque(maxlen=KEPT)
        self._times: dict[str, deque[float]] = {}

    def say(self, guest: str, name: str, text: str, now: float, wall: int) -> Said | Denied | None:
        """The line as it is to be told; None if nothing is left of it."""
        text = tidied(text, MAX_TEXT)
        if not text:
            return None
        times = self._times.setdefault(guest, deque(maxlen=BURST))
        if len(times) == BURST and now - times[0] < SPAN:
            return Denied("chat_too_fast")
        times.append(now)
        said = Said(guest, name, text, wall)
        self.lines.append(said)
        return said

    def forget(self, guest: str) -> None:
        """The guest is gone for good; what they said remains."""
        self._times.pop(guest, None)
