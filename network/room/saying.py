"""What a guest says to a room, as messages: one way to say it, wherever the room is.

People may type anything. What no message could carry is cut or cleaned here, before a host would hang up on it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from engines.game import Seat
from engines.record import MAX_NAME
from network.messages.bounds import MAX_TEXT
from network.messages.room import Again, Asking, Decide, Free, HandOver, Kick, Ready, Say, SeatBot, Sit, Stand, Start
from network.text import tidied


class Saying(ABC):
    """The requests of `network.room.link.RoomLink` that are one message each."""

    @property
    def fingerprint(self) -> str:
        return ""

    @property
    def is_new_host(self) -> bool:
        return False

    @abstractmethod
    def _say(self, said: Asking) -> None:
        """Pass it on to the room."""

    def sit(self, seat: Seat, name: str) -> None:
        self._say(Sit(seat, tidied(name, MAX_NAME)))

    def stand(self, seat: Seat) -> None:
        self._say(Stand(seat))

    def set_ready(self, ready: bool) -> None:
        self._say(Ready(ready))

    def start(self) -> None:
        self._say(Start())

    def seat_bot(self, seat: Seat, level: str) -> None:
        self._say(SeatBot(seat, level))

    def free(self, seat: Seat) -> None:
        self._say(Free(seat))

    def kick(self, guest: str) -> None:
        self._say(Kick(guest))

    def again(self) -> None:
        self._say(Again())

    def decide(self, guest: str, answer: str, level: str = "") -> None:
        self._say(Decide(guest, answer, level))

    def hand_over(self, level: str) -> None:
        self._say(HandOver(level))

    def say(self, text: str) -> None:
        self._say(Say(tidied(text, MAX_TEXT)))
