"""The log of a table: everything that happened, as each seat may know it.

A take-back removes the entries of the actions it undoes and is then an entry itself; what was said meanwhile about a
draw or a resignation stands, because it is no action and is not undone. The same log serves a table in play and the
replay of a record.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engines.game import Event, Seat
from engines.match import Match
from engines.motion import Narrator
from engines.record import Handed
from network.messages.table import Entry

Reader: TypeAlias = Seat | None
"""A seat, or None for a spectator: everyone in the same place reads the same log."""


SAID = frozenset({"resign", "time", "draw_offer", "draw_accept", "draw_refuse", "seat"})
"""Kinds of events that no take-back removes."""


class Log:
    """What happened so far, with the number of standing actions at that moment."""

    def __init__(self, match: Match) -> None:
        """Of a match in which nothing has been played: what setting up showed lies on the table already."""
        self._game, self._start = match.game, match.start
        self._all: list[tuple[int, Event]] = [(0, event._replace(after=None)) for event in match.opening]
        self._narrators: dict[Reader, Narrator] = {}
        self._seen: dict[Reader, list[Entry]] = {}
        self._told: dict[Reader, int] = {}

    @classmethod
    def replayed(cls, match: Match, handed: Iterable[Handed] = ()) -> Log:
        """The log that a table would have kept of this match, in which these seats changed hands."""
        log, again, changes = cls(match), Match(match.setup), list(handed)
        for length in range(match.length + 1):
            while changes and changes[0].length == length:
                log.hand(changes.pop(0), len(again.steps))
            if length < match.length:
                before = len(again.steps)
                log.add(before, again.add(match.lines[length]), len(again.steps))
        return log

    def hand(self, handed: Handed, standing: int) -> None:
        """A seat has changed hands, while so many actions stand."""
        self.add(standing, (Event(handed.plain()),), standing)

    def add(self, before: int, events: Iterable[Event], after: int) -> None:
        """Enter what a line brought about that led from `before` to `after` standing actions."""
        if after < before:
            self._take_back(after)
        for event in events:
            self._all.append((after, event))
            for reader, entries in self._seen.items():
                entries.extend(self._told_entry(reader, after, event))

    def _take_back(self, ply: int) -> None:
        undone = [event for at, event in self._all if at > ply]
        self._all = [(at, event) for at, event in self._all if at <= ply]
        for reader, entries in self._seen.items():
            kept = [entry for entry in entries if entry.ply <= ply]
            self._told[reader] = min(self._told.get(reader, 0), len(kept))
            entries[:] = kept
            self._narrators[reader] = self._narrator(reader)
        for event in undone:
            if event.kind in SAID:
                self.add(ply, (event,), ply)

    def seen_by(self, reader: Reader) -> tuple[Entry, ...]:
        """The whole log as a seat or a spectator may know it; they need not be told any of it again."""
        entries = self._entries(reader)
        self._told[reader] = len(entries)
        return tuple(entries)

    def news(self, reader: Reader) -> tuple[int, tuple[Entry, ...]]:
        """From where on the log has changed since this reader was last told of it, and how it goes on."""
        entries = self._entries(reader)
        known = self._told.get(reader, 0)
        self._told[reader] = len(entries)
        return known, tuple(entries[known:])

    def _entries(self, reader: Reader) -> list[Entry]:
        if reader not in self._seen:
            self._narrators[reader] = Narrator(self._game, self._start, reader)
            self._seen[reader] = [entry for ply, event in self._all for entry in self._told_entry(reader, ply, event)]
        return self._seen[reader]

    def _narrator(self, reader: Reader) -> Narrator:
        """Who goes on telling from what stands now."""
        states = (event.after for _, event in reversed(self._all) if event.after is not None)
        return Narrator(self._game, next(states, self._start), reader)

    def _told_entry(self, reader: Reader, ply: int, event: Event) -> list[Entry]:
        shown = self._narrators[reader].told(event)
        return [] if shown is None else [Entry(ply, shown)]
