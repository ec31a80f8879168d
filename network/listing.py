"""Which tables are in the list: those that were heard of and whose host answers. No socket is in here, and no clock.

Each announcement is a claim to be a certain table. A claim counts once its host has answered; it is lost after
`MISSES` tries in a row without an answer, and back with the next one. Of several claims to the same table from
different places (a copy, or an impostor) the one that came first stays in the list until it is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from network.discovery import Found, Looker

MAX_CLAIMS = 200
"""More than any network of friends has; a stranger cannot fill our list without end."""
MISSES = 2
"""In a row, before a table is gone from the list."""
FORGET_AFTER = 40
"""Misses in a row, before we stop trying: about a minute. A table that is announced anew is a new claim."""


class Place(NamedTuple):
    """Where a host listens."""

    addresses: tuple[str, ...]
    port: int


@dataclass(eq=False, slots=True)
class _Claim:
    name: str  # of the service that was announced
    found: Found
    is_up: bool = False
    misses: int = 0

    @property
    def place(self) -> Place:
        return Place(self.found.addresses, self.found.port)

    def is_at(self, place: Place) -> bool:
        return self.found.port == place.port and not set(self.found.addresses).isdisjoint(place.addresses)


class Listing:
    """The claims, and what the looker was told of them."""

    def __init__(self, looker: Looker) -> None:
        self._looker = looker
        self._claims: list[_Claim] = []  # in the order in which they came
        self._shown: dict[str, _Claim] = {}  # by the id of the table
        self._told: dict[str, Found] = {}

    def __iter__(self) -> Iterator[Found]:
        """All that was heard of, also what is not in the list because its host does not answer."""
        return (claim.found for claim in self._claims)

    def places(self) -> set[Place]:
        """Where it has to be tried whether a host answers."""
        return {claim.place for claim in self._claims}

    def names(self) -> set[str]:
        return {claim.name for claim in self._claims}

    def hear(self, name: str, found: Found) -> None:
        """A table was announced, for the first time or with other words."""
        place = Place(found.addresses, found.port)
        for claim in self._of(found.card.id):
            if claim.is_at(place):
                claim.name, claim.found = name, found
                break
        else:
            self._add(_Claim(name, found))
        self._tell(found.card.id)

    def unhear(self, name: str) -> None:
        """Goodbye was said for a service."""
        self._drop([claim for claim in self._claims if claim.name == name])

    def answered(self, place: Place) -> None:
        for claim in self._at(place):
            claim.is_up, claim.misses = True, 0
            self._tell(claim.found.card.id)

    def missed(self, place: Place) -> set[str]:
        """No answer from there. Gives the names of services that are now forgotten."""
        for claim in self._at(place):
            claim.misses += 1
            claim.is_up = claim.is_up and claim.misses < MISSES
            self._tell(claim.found.card.id)
        gone = [claim for claim in self._at(place) if claim.misses >= FORGET_AFTER]
        self._drop(gone)
        return {claim.name for claim in gone} - self.names()

    def _of(self, ident: str) -> list[_Claim]:
        return [claim for claim in self._claims if claim.found.card.id == ident]

    def _at(self, place: Place) -> list[_Claim]:
        return [claim for claim in self._claims if claim.place == place]

    def _add(self, claim: _Claim) -> None:
        if len(self._claims) >= MAX_CLAIMS:
            least = max(self._claims, key=lambda other: (not other.is_up, other.misses))
            if least.is_up:
                return
            self._drop([least])
        claim.is_up = any(other.is_up for other in self._at(claim.place))  # its host answers for other tables
        self._claims.append(claim)

    def _drop(self, claims: list[_Claim]) -> None:
        self._claims = [claim for claim in self._claims if claim not in claims]
        for ident in {claim.found.card.id for claim in claims}:
            self._tell(ident)

    def _tell(self, ident: str) -> None:
        """Tell the looker how things stand with a table, if that is news."""
        claims = self._of(ident)
        shown = self._shown.get(ident)
        if shown is None or shown not in claims or not shown.is_up:
            shown = next((claim for claim in claims if claim.is_up), None)
        told = self._told.get(ident)
        if shown is None:
            self._shown.pop(ident, None)
            if self._told.pop(ident, None):
                self._looker.lost(ident)
            return
        self._shown[ident], self._told[ident] = shown, shown.found
        if told is None:
            self._looker.found(shown.found)
        elif told != shown.found:
            self._looker.changed(shown.found)
