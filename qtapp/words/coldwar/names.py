"""What agencies, agents, groups and objectives of Guerre froide are called, from the component data.

A French sentence bends around its names ("la CIA", "du KGB", "au MI6"), so the data give every form a sentence needs;
the few that follow from others are made here. Seats are agencies: seat 0 is the first of the data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from engines.game import Seat
from qtapp.base.i18n import language
from qtapp.words.names import ComponentNames, Row
from qtapp.words.phrases import listed

GAME_ID = "coldwar"

# Whose an agent is and from whom something is taken, in the forms that each language makes them of.
_OWNED = {"en": "{the_agency}’s {agent}", "fr": "{the_agent} {of_agency}"}
_TAKEN = {"en": "from {the_agency}", "fr": "{to_agency}"}
_QUOTED = {"en": "“{name}”", "fr": "«\u00a0{name}\u00a0»"}


class Names(ComponentNames):
    """Everything that has a name, by its code."""

    def __init__(self, document: Mapping[str, Any] | None = None) -> None:
        super().__init__(GAME_ID, document)
        self.agencies: tuple[Row, ...] = tuple(self.data["agency"])
        self.agents: tuple[Row, ...] = tuple(self.data["agent"])
        self.factions, self.groups = self.table("faction"), self.table("group")
        self.objectives, self.phases, self.rosters = self.table("objective"), self.table("phase"), self.table("roster")
        self._seats = {row["id"]: seat for seat, row in enumerate(self.agencies)}

    # Agencies

    def seat(self, agency: str) -> Seat:
        return self._seats[agency]

    def agency(self, seat: Seat) -> str:
        return self.text(self.agencies[seat])

    def the_agency(self, seat: Seat) -> str:
        return self.text(self.agencies[seat], "article")

    def of_agency(self, seat: Seat) -> str:
        return self.text(self.agencies[seat], "of")

    def to_agency(self, seat: Seat) -> str:
        return self.text(self.agencies[seat], "to")

    def from_agency(self, seat: Seat) -> str:
        """From whom something is taken: "from the KGB", « au KGB »."""
        return _TAKEN[language()].format(the_agency=self.the_agency(seat), to_agency=self.to_agency(seat))

    def seated(self, seat: Seat, name: str) -> str:
        """A player with the agency: "Bruno (KGB)"."""
        return f"{name} ({self.agency(seat)})"

    def agencies_all(self, seats: Iterable[Seat]) -> str:
        """Agencies in a row: "the CIA, the KGB and MI6"."""
        return listed([self.the_agency(seat) for seat in seats])

    # Agents

    def agent_row(self, code: str, roster: str = "") -> Row:
        """An agent's record. Of the two Cryptographers it is the one of this roster."""
        rows = [row for row in self.agents if row["code"] == code]
        variant = self.rosters[roster]["cryptographer"] if roster else ""
        return next((row for row in rows if row.get("variant") == variant), rows[0])

    def agent(self, code: str) -> str:
        return self.text(self.agent_row(code))

    def the_agent(self, code: str) -> str:
        return self.text(self.agent_row(code), "article")

    def agent_of(self, code: str, seat: Seat) -> str:
        """An agent and whose he is: "the KGB’s Assassin", « l’Assassin du KGB »."""
        return _OWNED[language()].format(
            the_agency=self.the_agency(seat),
            of_agency=self.of_agency(seat),
            agent=self.agent(code),
            the_agent=self.the_agent(code),
        )

    # Cards

    def faction(self, code: str) -> str:
        return self.text(self.factions[code])

    def power(self, code: str) -> str:
        """What the groups of a faction do when they are activated (R8)."""
        return self.text(self.factions[code], "power")

    def group(self, code: str) -> str:
        return self.text(self.groups[code])

    def quoted(self, code: str) -> str:
        """A group in a sentence: “Newspapers” (N4)."""
        return f"{_QUOTED[language()].format(name=self.group(code))} ({code})"

    def quoted_all(self, codes: Iterable[str]) -> str:
        return ", ".join(map(self.quoted, codes))

    def objective(self, code: str) -> str:
        return self.text(self.objectives[code])

    def the_objective(self, code: str) -> str:
        return self.text(self.objectives[code], "article")

    def objectives_all(self, codes: Iterable[str]) -> str:
        return ", ".join(map(self.objective, codes))

    def is_event(self, objective: str) -> bool:
        return bool(self.objectives[objective]["kind"] == "event")

    def phase(self, stage: str) -> str:
        return self.text(self.phases[stage])

    def roster(self, roster: str) -> str:
        return self.text(self.rosters[roster])


@cache
def names() -> Names:
    return Names()
