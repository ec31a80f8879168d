"""How a guest is let into a room: by a ticket, at a host that is the one it should be.

A host is known by the fingerprint of its certificate (`network.known`). One that has changed is not spoken to until a
person says so, and a token is never shown to anybody but the host that gave it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engines.record import MAX_NAME
from network.call import Call, Ended, Lost
from network.known import CHANGED, SAME, Address, KnownHosts, Ticket, Tickets
from network.pass_phrase import verifier
from network.protocol import Card, Enter, Entered, Welcome
from network.text import tidied


class Admission:
    """One guest's way into one room, as often as it is needed. On the loop's thread; files are left to others."""

    def __init__(self, ticket: Ticket, known: KnownHosts, tickets: Tickets) -> None:
        self.ticket = ticket
        self._known, self._tickets = known, tickets
        self._trusted = ""  # a fingerprint that a person has accepted
        self._verifier = b""  # of the phrase

    def trust(self, fingerprint: str) -> None:
        """A person says that this is the host, although it has changed."""
        self._trusted = fingerprint

    def try_phrase(self, phrase: str) -> None:
        self.ticket = self.ticket._replace(phrase=phrase)
        self._verifier = b""

    async def entered(self, call: Call, welcome: Welcome, addresses: Sequence[Address]) -> Entered:
        """Go in, and keep the ticket that brings us back. Raises Lost or Ended."""
        fingerprint = call.connection.fingerprint
        await self._recognise(welcome, fingerprint)
        ticket = self.ticket = _with_table(self.ticket, welcome.tables)
        if ticket.phrase and not self._verifier:
            self._verifier = await asyncio.to_thread(verifier, ticket.phrase, ticket.table)
        token = ticket.token if ticket.fingerprint == fingerprint else ""
        enter = Enter(ticket.table, tidied(ticket.name, MAX_NAME), token, ticket.watch)
        entered = await call.entered(enter, self._verifier)
        self.ticket = ticket._replace(token=entered.token, fingerprint=fingerprint, addresses=tuple(addresses))
        await asyncio.to_thread(self._tickets.keep, self.ticket)
        return entered

    async def _recognise(self, welcome: Welcome, fingerprint: str) -> None:
        """See whether this is the host it was. Raises Lost or Ended."""
        judged = await asyncio.to_thread(self._known.judged, welcome.host, fingerprint)
        is_stranger = self.ticket.fingerprint not in ("", fingerprint)
        if is_stranger and judged != CHANGED and self.ticket.table not in [card.id for card in welcome.tables]:
            raise Lost("other_host")
        if (is_stranger or judged == CHANGED) and self._trusted != fingerprint:
            raise Ended("changed_key", {"host": welcome.host, "name": welcome.name, "fingerprint": fingerprint})
        if judged != SAME:
            await asyncio.to_thread(self._known.trust, welcome.host, fingerprint)

    async def drop(self) -> None:
        """The ticket is worth nothing any more."""
        await asyncio.to_thread(self._tickets.drop, self.ticket.table)


def _with_table(ticket: Ticket, cards: Sequence[Card]) -> Ticket:
    """The ticket with what its table is called; of a host's only one if it names none. Raises Ended."""
    if not ticket.table and len(cards) > 1:
        raise Ended("which_table", {"tables": [card._asdict() for card in cards]})
    if not ticket.table and not cards:
        raise Ended("no_such_table")
    for card in cards:
        if ticket.table in ("", card.id):
            return ticket._replace(table=card.id, title=card.name, game=card.game)
    return ticket  # its table may be so new that the list does not have it yet
