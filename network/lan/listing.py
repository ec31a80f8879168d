"""Which tables are in the list: those that were heard of and whose host answers. No socket is in here, and no clock.

Each announcement is a claim to be a certain table. A claim counts once its host has answered; it is lost after
`MISSES` tries in a row without an answer, and back with the next one. Of several claims to the same table from
different places (a copy, or an impostor) the one that came first stays in the list until it is lost.

Anybody can announce anything, so claims have quotas: for each address, for each table, and for all together. Whoever
claims most gives way first, so that no flood of tables keeps another one out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from network.lan.discovery import Found, Looker
from network.origin import Origin

MAX_CLAIMS = 200
"""More than any network of friends has; a stranger cannot fill our list without end."""
MAX_UNANSWERED = 60
"""Of these, claims whose host has not answered: each costs a connection every few seconds."""
MAX_AT_ADDRESS = 50
"""Tables of one address: half a club evening."""
MAX_PORTS = 4
"""Ports of one address: one for each program that keeps tables there."""
MAX_OF_TABLE = 4
"""Claims to the same table."""
MISSES = 2
"""In a row, before a table is gone from the list."""
FORGET_AFTER = 10
"""Misses in a row, before we stop trying: about a minute. A table that is announced anew is a new claim."""


class HostPlace(NamedTuple):
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
    def place(self) -> HostPlace:
        return HostPlace(self.found.addresses, self.found.port)

    @property
    def announcer(self) -> str:
        """To whom it is counted."""
        return Origin.of(self.found.addresses[0]).group

    def is_at(self, place: HostPlace) -> bool:
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

    def places(self) -> set[HostPlace]:
        """Where it has to be tried whether a host answers."""
        return {claim.place for claim in self._claims}

    def names(self) -> set[str]:
        return {claim.name for claim in self._claims}

    def hear(self, name: str, found: Found) -> set[str]:
        """A table was announced, for the first time or with other words. Gives names of services that found no room."""
        place, gone = HostPlace(found.addresses, found.port), set[str]()
        for claim in self._of(found.card.id):
            if claim.is_at(place):
                claim.name, claim.found = name, found
                break
        else:
            gone = self._add(_Claim(name, found))
        self._tell(found.card.id)
        return gone

    def unhear(self, name: str) -> None:
        """Goodbye was said for a service."""
        self._drop([claim for claim in self._claims if claim.name == name])

    def answered(self, place: HostPlace) -> None:
        for claim in self._at(place):
            claim.is_up, claim.misses = True, 0
            self._tell(claim.found.card.id)

    def missed(self, place: HostPlace) -> set[str]:
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

    def _at(self, place: HostPlace) -> list[_Claim]:
        return [claim for claim in self._claims if claim.place == place]

    def _add(self, claim: _Claim) -> set[str]:
        """Take a claim in, within all quotas. Gives the names of claims that gave way, perhaps its own."""
        claim.is_up = any(other.is_up for other in self._at(claim.place))  # its host answers for other tables
        self._claims.append(claim)
        gone = self._over_quota(claim)
        self._drop(gone)
        return {other.name for other in gone} - self.names()

    def _over_quota(self, claim: _Claim) -> list[_Claim]:
        """The claim that has to go because this one has come: none, itself, or one that weighs less."""
        claims = self._claims
        here = [other for other in claims if other.found.addresses[0] == claim.found.addresses[0]]
        if len({other.found.port for other in here}) > MAX_PORTS:
            # A program that has come back at another port has left one that does not answer.
            return self._at(self._least(here).place)
        for those, most in (
            ([other for other in claims if other.announcer == claim.announcer], MAX_AT_ADDRESS),
            (self._of(claim.found.card.id), MAX_OF_TABLE),
            ([other for other in claims if not other.is_up], MAX_UNANSWERED),
            (claims, MAX_CLAIMS),
        ):
            if len(those) > most:
                return [self._least(those)]
        return []

    def _least(self, claims: list[_Claim]) -> _Claim:
        """Of these: one of whoever announces most; of theirs, the one that has not answered for longest, or the newest.

        One that was not tried yet is kept until it is: the next to come has to wait.
        """
        many = Counter(claim.announcer for claim in self._claims)
        return min(reversed(claims), key=lambda claim: (-many[claim.announcer], claim.is_up, -claim.misses))

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
        shown_before = self._told.get(ident)
        if shown is None:
            self._shown.pop(ident, None)
            if self._told.pop(ident, None):
                self._looker.lost(ident)
            return
        self._shown[ident], self._told[ident] = shown, shown.found
        if shown_before is None:
            self._looker.found(shown.found)
        elif shown_before != shown.found:
            self._looker.changed(shown.found)
