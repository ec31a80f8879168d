"""The places at a table of guests on other machines.

The table counts on the links of those who hold a seat, also while their line is down; whoever has several seats at
a game with secrets also has a place beside the table, for what is shown between two people, and so has whoever only
watches. A seat never comes from a message alone: a guest speaks from the places it holds, and from no other.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TypeAlias

from engines.game import Seat
from network.messages.table import (
    AtTable,
    Refresh,
    Refusal,
    TableMessage,
)
from network.room.guests import Guest
from network.room.keeper import Member
from network.table.place import LocalLink
from network.table.table import Table

Place: TypeAlias = Seat | None


class GuestPlaces:
    """Who sits where at one table, and hears what is said there."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._links: dict[str, dict[Place, LocalLink]] = {}

    def settle(self, guest: Guest, seats: Collection[Seat]) -> None:
        """Give a guest exactly these seats, and a place beside the table if that is needed."""
        links = self._links.setdefault(guest.id, {})
        wanted = set(self._wanted(guest, seats))
        for place in [place for place in links if place not in wanted]:
            links.pop(place).leave()
        for place in sorted(wanted - links.keys(), key=lambda place: -1 if place is None else place):
            links[place] = self._table.spectate() if place is None else self._table.link(place, guest.id)
            self._listen(guest, place)

    def _wanted(self, guest: Guest, seats: Collection[Seat]) -> list[Place]:
        shares_screen = len(seats) > 1 and self._table.match.game.secret
        if guest.is_here and (not seats or shares_screen):
            return [*seats, None]
        return list(seats)

    def refresh(self, guest: Guest) -> None:
        """Tell a guest everything anew, at all its places."""
        for place in self._links.get(guest.id, {}):
            self._listen(guest, place)

    def _listen(self, guest: Guest, place: Place) -> None:
        link = self._links[guest.id][place]
        link.silence()
        if guest.member and guest.is_welcome:
            link.listen(partial(_forward, guest.member, place))

    def silence(self, guest: Guest) -> None:
        """The guest's line has dropped: the seats are kept, and nobody listens there."""
        for link in self._links.get(guest.id, {}).values():
            link.silence()

    def hear(self, guest: Guest, request: AtTable) -> None:
        """Have a guest say something from one of its places."""
        link = self._links.get(guest.id, {}).get(request.seat)
        if link is None:
            guest.tell((request.seat, Refusal("not_your_seat")))
        elif isinstance(request, Refresh):
            self._listen(guest, request.seat)
        else:
            link.say(request)

    def leave(self, guest: Guest) -> None:
        """The guest has gone for good."""
        for link in self._links.pop(guest.id, {}).values():
            link.leave()

    def close(self) -> None:
        """Let go of the table, which may go on for others."""
        for links in self._links.values():
            for link in links.values():
                link.leave()
        self._links.clear()


def _forward(member: Member, place: Place, message: TableMessage) -> None:
    member.tell((place, message))
