"""The one way to be in a room.

A `RoomLink` belongs to one guest: a window, with everybody who shares it. What concerns a match goes through the
`network.table.link.Link` of each place the guest holds; what concerns the room goes through the RoomLink. The window
that keeps a room and one on another machine hear the same messages and say the same things.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

from engines.game import OptionValue, Seat
from network.messages.room import PlaceMessage, RoomMessage, RoomSettings

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

    # Before a match, and for open seats also during it.

    def sit(self, seat: Seat, name: str) -> None:
        """Take an open seat for a person of that name; one's own seat: change the name."""

    def stand(self, seat: Seat) -> None:
        """Give a seat back; it is open then."""

    def set_ready(self, ready: bool) -> None: ...

    def claim(self, word: str) -> None:
        """Say the word of a host without a window: whoever knows it decides. It never crosses the line."""

    # The chief's. Another match may be asked for by everyone who plays.

    def start(self) -> None: ...

    def seat_bot(self, seat: Seat, level: str) -> None:
        """Put a bot into an open seat, or have it hold the seat of someone whose grace is over, or change its level."""

    def free(self, seat: Seat) -> None:
        """Take a bot, or a guest who is away, out of a seat: it is open then."""

    def kick(self, guest: str) -> None:
        """Send somebody away; their token is worth nothing any more."""

    def change(
        self,
        settings: RoomSettings,
        options: Mapping[str, OptionValue],
        seats: int,
        phrase: str | None = None,
    ) -> None:
        """New settings; options and number of seats only before a match. `phrase`: a new passphrase; None: as it is."""

    def again(self) -> None:
        """Gather for another match, once one is over."""

    # Everybody's.

    def decide(self, guest: str, answer: str, level: str = "") -> None:
        """Answer the question about somebody whose grace is over (`RoomState.deciding`): one of ANSWERS."""

    def hand_over(self, level: str) -> None:
        """Have bots hold our seats until we come back."""

    def say(self, text: str) -> None: ...

    def leave(self) -> None:
        """Go for good: the seats are open then. (A line that drops keeps them.)"""
