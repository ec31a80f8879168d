"""Who is at a table: what kind of player holds each seat, and the links through which people look at it.

Two seats that the same guest holds are one household: its people share a screen, hide nothing that the screen shows,
and agree aloud. A seat that nobody holds has nobody to be asked; a host keeps the link of a guest whose line dropped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.game import Seat
from engines.match import Match
from engines.record import Player
from network.table.place import BOTS, LocalLink

SUBSTITUTE = "medium"
"""The level of the bot that plays on for whoever gave up while others play on, or plays one move for someone slow."""


class Company:
    """The occupants of all seats, and who sits where on behalf of whom."""

    def __init__(self, occupants: Sequence[Player]) -> None:
        self.occupants = tuple(occupants)
        self.links: list[LocalLink] = []

    def is_bot(self, seat: Seat) -> bool:
        return self.occupants[seat].kind == "bot"

    def is_person(self, seat: Seat) -> bool:
        """Whether a person holds the seat and is there."""
        return not self.is_bot(seat) and bool(self._guests(seat))

    def share_household(self, seat: Seat, other: Seat) -> bool:
        return not self._guests(seat).isdisjoint(self._guests(other))

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that have a say when `seat` wants something back: people of other households who are there."""
        return tuple(self._others(seat))

    def _others(self, seat: Seat) -> Iterator[Seat]:
        for other in range(len(self.occupants)):
            if other != seat and self.is_person(other) and not self.share_household(seat, other):
                yield other

    def _guests(self, seat: Seat) -> set[str]:
        return {link.guest for link in self.links if link.seat == seat and link.guest != BOTS}


def with_occupant(occupants: tuple[Player, ...], seat: Seat, occupant: Player) -> tuple[Player, ...]:
    return (*occupants[:seat], occupant, *occupants[seat + 1 :])


def with_substitutes(occupants: tuple[Player, ...], match: Match) -> tuple[Player, ...]:
    """The occupants once bots play on for those who gave up."""
    for seat in match.played_on:
        if occupants[seat].kind != "bot":
            occupants = with_occupant(occupants, seat, Player(occupants[seat].name, "bot", SUBSTITUTE))
    return occupants
