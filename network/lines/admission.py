"""How a guest is let into a room: by a ticket, at a host that is the one it should be.

A host is known by the fingerprint of its certificate (`network.disk.known`), and its id follows from that: one that
says or announces another id is not spoken to. Nor is one that answers where another was met (at a table for which a
ticket of another host is kept, or a stranger at such a ticket's address) until a person says so. A token is shown to
nobody but the host that gave it.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

from engines.record import MAX_NAME
from network.disk.known import CHANGED, NEW, SAME, Address, KnownHosts, Ticket, Tickets
from network.lines.call import Call, Ended, Lost
from network.messages.bounds import MAX_SEATS
from network.messages.line import Card, Enter, Entered, Welcome
from network.messages.room import PLAYING, RoomState
from network.text import tidied
from network.trust.fingerprints import host_id
from network.trust.pass_phrase import verifier


class Admission:
    """One guest's way into one room, as often as it is needed. On the loop's thread; files are left to others."""

    def __init__(self, ticket: Ticket, known: KnownHosts, tickets: Tickets, announced: str = "") -> None:
        """`announced`: the id of the host, if the table was found by what somebody announced."""
        self.ticket = ticket
        self.is_new_host = False  # whether it was not known before we came
        self._announced = announced
        self._known, self._tickets = known, tickets
        self._trusted = ""  # a fingerprint that a person has accepted
        self._verifier = b""  # of the phrase
        self._lock = threading.Lock()  # what was dropped is not kept again by a thread that comes late
        self._is_dropped = False

    def trust(self, fingerprint: str) -> None:
        """A person says that this is the host, although it has changed."""
        self._trusted = fingerprint

    def try_phrase(self, phrase: str) -> None:
        self.ticket = self.ticket._replace(phrase=phrase)
        self._verifier = b""

    async def entered(self, call: Call, welcome: Welcome, addresses: Sequence[Address]) -> Entered:
        """Go in, and keep the ticket that brings us back. Raises Lost or Ended."""
        fingerprint = call.connection.fingerprint
        await self._recognise(welcome, fingerprint, addresses)
        ticket = self.ticket = _with_table(self.ticket, welcome.tables)
        if ticket.phrase and not self._verifier:
            self._verifier = await asyncio.to_thread(verifier, ticket.phrase, ticket.table)
        token = ticket.token if ticket.fingerprint == fingerprint else ""
        enter = Enter(ticket.table, tidied(ticket.name, MAX_NAME), token, ticket.watch)
        entered = await call.entered(enter, self._verifier)
        self.ticket = ticket._replace(
            token=entered.token, fingerprint=fingerprint, addresses=tuple(addresses), host=welcome.name
        )
        self._is_dropped = False
        await asyncio.to_thread(self.keep)
        return entered

    async def _recognise(self, welcome: Welcome, fingerprint: str, addresses: Sequence[Address]) -> None:
        """See whether this is the host it says, and the one it was. Raises Lost or Ended."""
        host = host_id(fingerprint)
        if welcome.host != host or self._announced not in ("", host):
            raise Ended("false_id", {"name": welcome.name, "fingerprint": fingerprint})
        judged = await asyncio.to_thread(self._known.judged, host, fingerprint)
        is_stranger = self.ticket.fingerprint not in ("", fingerprint)
        if is_stranger and judged != CHANGED and self.ticket.table not in [card.id for card in welcome.tables]:
            raise Lost("other_host")
        others = await asyncio.to_thread(self._tickets.of_others, fingerprint)
        where = "table" if is_stranger or judged == CHANGED else self._met_others(others, judged, welcome, addresses)
        if where and self._trusted != fingerprint:
            raise Ended("changed_key", {"name": welcome.name, "fingerprint": fingerprint, "where": where})
        if judged != SAME:
            self.is_new_host = True
            await asyncio.to_thread(self._known.trust, host, fingerprint)

    def _met_others(self, others: Sequence[Ticket], judged: str, welcome: Welcome, addresses: Sequence[Address]) -> str:
        """Where another host was met: at this "table", or, if we do not know this one, at its "address"; or ""."""
        table = self.ticket.table or (welcome.tables[0].id if len(welcome.tables) == 1 else "")
        if any(ticket.table == table for ticket in others):
            return "table"
        is_taken = judged == NEW and any(set(ticket.addresses) & set(addresses) for ticket in others)
        return "address" if is_taken else ""

    def note(self, state: RoomState, guest: str) -> bool:
        """Write on the ticket what is to be known of the seat while one is away; whether there was news."""
        before, self.ticket = self.ticket, _with_seats(self.ticket, state, guest)
        return self.ticket != before

    def hand_over(self) -> None:
        """A bot plays for us from now on."""
        self.ticket = self.ticket._replace(by_bot=bool(self.ticket.seats))

    def keep(self) -> None:
        """Keep the ticket as used now, unless it was dropped. From any thread; it takes as long as the disk does."""
        with self._lock:
            if not self._is_dropped:
                self._tickets.keep(self.ticket)

    def unseat(self) -> None:
        """No seat waits there now. The ticket stays: the table may be opened again."""
        self.ticket = self.ticket._replace(seats=())
        if self._tickets.find(self.ticket.table):
            self.keep()

    def drop(self) -> None:
        """The ticket is worth nothing any more."""
        with self._lock:
            self._is_dropped = True
            self._tickets.drop(self.ticket.table)


def _with_seats(ticket: Ticket, state: RoomState, guest: str) -> Ticket:
    """The ticket with what a room says of the match that is played there."""
    is_playing = state.stage == PLAYING
    ours = [(seat, held) for seat, held in enumerate(state.seats) if is_playing and held.guest == guest]
    return ticket._replace(
        title=tidied(state.name, MAX_NAME),
        game=tidied(state.game, MAX_NAME),
        seats=tuple(seat for seat, _held in ours),
        players=tuple(tidied(held.name, MAX_NAME) for held in state.seats if held.guest not in ("", guest))[:MAX_SEATS],
        grace=state.settings.grace,
        by_bot=bool(ours) and all(held.kind == "bot" for _seat, held in ours),
    )


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
