"""The guests of a room: their names, the tokens that bring them back, and who decides.

A guest is one window with everybody in front of it. When a line drops the guest stays, away, for as long as the seats
are kept; only the hash of a token is ever remembered here.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from math import ceil
from secrets import token_hex

from engines.record import MAX_NAME
from network.desk import Timer
from network.keeper import HOST, Member, Telling
from network.room_link import Person
from network.text import tidied, told_apart

MAX_GUESTS = 32
NAMELESS = "?"
"""What is put for a name of which nothing can be shown."""


@dataclass(slots=True, eq=False)
class Guest:
    """Somebody in a room, or expected back there."""

    id: str
    name: str
    token_hash: str
    member: Member | None = None  # None: away
    is_welcome: bool = False  # has been told how things stand, and hears what follows
    ready: bool = False
    ping: int | None = None
    grace_ends: float = 0.0  # of someone away, by the keeper's clock
    timer: Timer | None = None  # until then

    @property
    def is_here(self) -> bool:
        return self.member is not None

    @property
    def is_expected(self) -> bool:
        """Whether the guest is away, and the grace is not over yet."""
        return self.timer is not None

    def tell(self, message: Telling) -> None:
        if self.member and self.is_welcome:
            self.member.tell(message)

    def person(self, now: float) -> Person:
        grace = None if self.is_here else max(0, ceil(self.grace_ends - now))
        return Person(self.id, self.name, self.is_here, self.ready, self.ping, grace)

    def stop_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None


class Guests:
    """Everyone in a room, in the order in which they came."""

    def __init__(self) -> None:
        self._all: dict[str, Guest] = {}

    def __iter__(self) -> Iterator[Guest]:
        return iter(tuple(self._all.values()))

    @property
    def is_full(self) -> bool:
        return len(self._all) >= MAX_GUESTS

    def get(self, guest: str) -> Guest | None:
        return self._all.get(guest)

    @property
    def chief(self) -> str:
        """Who decides: the window that keeps the room, else whoever has been here longest; "" if nobody is here."""
        here = [guest.id for guest in self if guest.is_here]
        return HOST if HOST in here else (here or [""])[0]

    def known(self, token: str) -> Guest | None:
        """Whose token this is."""
        told = _hash(token)
        return next((guest for guest in self if hmac.compare_digest(guest.token_hash, told)), None)

    def admit(self, name: str) -> tuple[Guest, str]:
        """Somebody new, and the token that is given to them alone."""
        token = token_hex(16)
        return self.add(Guest(f"g{token_hex(4)}", self.called(name), _hash(token))), token

    def add(self, guest: Guest) -> Guest:
        self._all[guest.id] = guest
        return guest

    def called(self, name: str, but: str = "") -> str:
        """A name for somebody new (or for the guest `but`) that nobody else has."""
        taken = frozenset(guest.name for guest in self if guest.id != but)
        return told_apart(tidied(name, MAX_NAME) or NAMELESS, taken, MAX_NAME)

    def remove(self, guest: Guest) -> None:
        guest.stop_timer()
        del self._all[guest.id]

    def tell(self, message: Telling) -> None:
        """Tell everyone who is here."""
        for guest in self:
            guest.tell(message)


def _hash(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()
