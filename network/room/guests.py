"""The guests of a room: their names, the tokens that bring them back, and who decides.

A guest is one window with everybody in front of it. When a line drops the guest stays, away, for as long as the seats
are kept; only the hash of a token is ever remembered here.
"""

from __future__ import annotations

import hmac
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from math import ceil
from secrets import token_hex
from typing import NamedTuple

from engines.record import MAX_NAME
from network.desk import Timer
from network.messages.room import HOST, Person
from network.rate_limit import Bucket, Rate
from network.room.keeper import Member, Telling
from network.text import look, tidied, told_apart

MAX_GUESTS = 32
MAX_KICKED = 100
"""Of those who were sent away, the latest are remembered."""
NAMELESS = "?"
"""What is put for a name of which nothing can be shown."""

# How much a guest may ask for.
# Sitting down, getting ready, options: before a match. An arrow key held down changes many.
GATHERING_RATE = Rate(100, 0.2)
PLAYING_RATE = Rate(10, 60.0)  # the same during a match, where it is written down; any action gives all of it back
REFRESH_RATE = Rate(5, 2.0)  # whole views: one is asked for when something was lost, which never happens twice in a row


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
    gathering: Bucket = field(default_factory=lambda: Bucket(GATHERING_RATE))
    playing: Bucket = field(default_factory=lambda: Bucket(PLAYING_RATE))
    refreshes: Bucket = field(default_factory=lambda: Bucket(REFRESH_RATE))
    decides: bool = False  # where no window keeps the room: has said the word of its host
    address: str = ""  # of the line, as `network.lines.crowd.Origin` groups them; "" at the window that keeps the room

    @property
    def is_here(self) -> bool:
        return self.member is not None

    @property
    def is_expected(self) -> bool:
        """Whether the guest is away, and the grace is not over yet."""
        return self.timer is not None

    @property
    def is_overdue(self) -> bool:
        """Whether the guest is away, and the grace is over."""
        return not self.is_here and not self.is_expected

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


class Kicked(NamedTuple):
    """Somebody who was sent away."""

    token_hash: str
    name: str
    address: str


class Guests:
    """Everyone in a room, in the order in which they came, and those who may not come back."""

    def __init__(self) -> None:
        self._all: dict[str, Guest] = {}
        self.kicked: deque[Kicked] = deque(maxlen=MAX_KICKED)

    def __iter__(self) -> Iterator[Guest]:
        return iter(tuple(self._all.values()))

    @property
    def is_full(self) -> bool:
        return len(self._all) >= MAX_GUESTS

    def get(self, guest: str) -> Guest | None:
        return self._all.get(guest)

    @property
    def chief(self) -> str:
        """Who decides: the window that keeps the room, else the first here who has said the host's word; "": nobody."""
        deciding = [guest.id for guest in self if guest.is_here and (guest.id == HOST or guest.decides)]
        return HOST if HOST in deciding else (deciding or [""])[0]

    def known(self, token: str) -> Guest | None:
        """Whose token this is."""
        token_hash = _hash(token)
        return next((guest for guest in self if hmac.compare_digest(guest.token_hash, token_hash)), None)

    def is_kicked(self, name: str, token: str, address: str) -> bool:
        """Whether somebody new was sent away before: by the token, or by where they come from.

        Where others from the same address are here, which may be one machine or one router, the name has to fit, too.
        """
        is_shared = any(guest.address == address and guest.is_here for guest in self)
        called = tidied(name, MAX_NAME).casefold()
        return any(
            hmac.compare_digest(gone.token_hash, _hash(token))
            or (bool(address) and gone.address == address and (gone.name.casefold() == called or not is_shared))
            for gone in self.kicked
        )

    def remember_kicked(self, guest: Guest) -> None:
        self.kicked.append(Kicked(guest.token_hash, guest.name, guest.address))

    def admit(self, name: str) -> tuple[Guest, str]:
        """Somebody new, and the token that is given to them alone."""
        token = token_hex(16)
        return self.add(Guest(f"g{token_hex(4)}", self.called(name), _hash(token))), token

    def recognised(self, name: str) -> tuple[Guest, str] | None:
        """Somebody who is expected, but whose token was lost with a damaged file (`network.disk.rebuilding`): by the
        name.

        Once: the token that is given now is the only one again.
        """
        for guest in self:
            if not guest.token_hash and guest.id != HOST and look(guest.name) == look(tidied(name, MAX_NAME)):
                token = token_hex(16)
                guest.token_hash = _hash(token)
                return guest, token
        return None

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
