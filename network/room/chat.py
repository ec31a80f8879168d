"""The talk of a room: bounded in length, in speed and in what is remembered.

The rate limit belongs to a place at an address and not to a guest: whoever leaves and comes in again, under whatever
name, finds the place with what was said there a moment ago. Several people at one address have a place each.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from network.messages.bounds import MAX_TEXT
from network.messages.room import Denied, Said
from network.text import tidied

KEPT = 100
"""Lines that are told to whoever comes."""
BURST, SPAN = 5, 10.0
"""How many lines a guest may say within so many seconds."""


@dataclass(slots=True, eq=False)
class _Speaker:
    address: str
    guest: str = ""  # "": nobody is there now
    times: deque[float] = field(default_factory=lambda: deque(maxlen=BURST))  # when something was said from here

    def is_needed(self, now: float) -> bool:
        return bool(self.guest or (self.times and now - self.times[-1] < SPAN))


class Chat:
    """What was said lately, and by whom."""

    def __init__(self) -> None:
        self.lines: deque[Said] = deque(maxlen=KEPT)
        self._places: list[_Speaker] = []

    def come(self, guest: str, address: str, now: float) -> None:
        """A guest is here, by a line from this address."""
        self.go(guest)
        self._places = [place for place in self._places if place.is_needed(now)]
        place = next((place for place in self._places if place.address == address and not place.guest), None)
        if place is None:
            place = _Speaker(address)
            self._places.append(place)
        place.guest = guest

    def go(self, guest: str) -> None:
        """The guest is away, or gone for good; what they said remains."""
        for place in self._places:
            if place.guest == guest:
                place.guest = ""

    def say(self, guest: str, name: str, text: str, now: float, wall: int) -> Said | Denied | None:
        """The line of somebody who is here, as it is to be told; None if nothing is left of it."""
        text = tidied(text, MAX_TEXT)
        times = next((place.times for place in self._places if place.guest == guest), None)
        if not text or times is None:
            return None
        if len(times) == BURST and now - times[0] < SPAN:
            return Denied("chat_too_fast")
        times.append(now)
        line = Said(guest, name, text, wall)
        self.lines.append(line)
        return line
