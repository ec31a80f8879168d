"""What spies, actions, divisions, services and colours of The Circle are called, from the component data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from qtapp.words.cercle.grammar import of_all, owned
from qtapp.words.cercle.table import DIVISIONS
from qtapp.words.names import ComponentNames, Row
from qtapp.words.phrases import listed, small

GAME_ID = "cercle"

View = Mapping[str, Any]
EventData = Mapping[str, Any]
"""An event as plain data."""


class Names(ComponentNames):
    """Everything that has a name, by its id."""

    def __init__(self, document: Mapping[str, Any] | None = None) -> None:
        super().__init__(GAME_ID, document)
        self.spies, self.actions, self.piles = self.table("spy"), self.table("action"), self.table("pile")
        self.divisions, self.services, self.colours = (
            self.table("division"),
            self.table("service"),
            self.table("colour"),
        )
        self.rules, self.phases = self.data["rules"], self.table("phase")
        self.neutral: Row = self.data["neutral"]
        self._bids = self.table("auction_colour")

    # Spies

    def spy(self, card: str) -> str:
        """Its alias, with the article: "The Bookbinder"."""
        return self.text(self.spies[card])

    def spies_all(self, cards: Iterable[str]) -> str:
        """Spies in a row: "The Stoker and The Mirror"."""
        return listed([self.spy(card) for card in cards])

    def of_spies(self, cards: Iterable[str]) -> str:
        """Whose: "of The Stoker and The Mirror", « du Chauffeur et du Miroir »."""
        return of_all([self.spy(card) for card in cards])

    def owned(self, card: str, player: str) -> str:
        return owned(self.spy(card), player)

    def action_id(self, card: str) -> str:
        return str(self.spies[card]["action"])

    def action(self, card: str) -> str:
        """What its action is called."""
        return self.text(self.actions[self.action_id(card)])

    def help(self, card: str) -> str:
        """What its action does, in its own strength (R1.11)."""
        row = self.actions[self.action_id(card)]
        return self.text(row, "help_neutral" if self.is_neutral(card) and "en_help_neutral" in row else "help")

    def is_neutral(self, card: str) -> bool:
        return bool(self.spies[card]["division"] == "N")

    def strength(self, card: str) -> int:
        return int(self.spies[card]["k"])

    def exclusives(self, service: str) -> list[str]:
        return [card for card, row in self.spies.items() if row.get("exclusive") == service]

    # Divisions

    def division(self, code: str) -> str:
        """As short as everybody says it: "INT"."""
        return str(self.divisions[code]["abbr"])

    def division_title(self, code: str) -> str:
        return self.text(self.divisions[code])

    def secrets(self, counts: Sequence[int], mark: str = "") -> str:
        """How many of which: "2 INT, 1 OPS"; "" if there are none."""
        return ", ".join(
            f"{mark}{count}\u00a0{self.division(code)}" for code, count in zip(DIVISIONS, counts, strict=True) if count
        )

    def parts(self, steps: Sequence[str]) -> str:
        """Purses and secrets as steps name them, the secrets added up: "The Auctioneer, 2 INT"."""
        purses = [self.spy(step) for step in steps if step in self.spies]
        amounts = [step for step in steps if step not in self.spies]
        counts = [sum(int(step[1:]) for step in amounts if step[0] == division) for division in DIVISIONS]
        return ", ".join(filter(None, (*purses, self.secrets(counts))))

    # Targets, as the engine writes them: "2O" is a division of the second seat, "P3" the third seat, "*" a post

    def target(self, text: str, called: Sequence[str]) -> str:
        """What is aimed at: a spy, a player, a player's division; "" for a post."""
        if text in self.spies:
            return self.spy(text)
        if text.startswith("P"):
            return called[int(text[1:]) - 1]
        return "" if text == "*" else f"{called[int(text[0]) - 1]}\u00a0({self.division(text[1])})"

    def targets(self, texts: Iterable[str], called: Sequence[str]) -> str:
        """All of them, each once: "Bruno (OPS) and The Stoker"."""
        return listed([name for text in dict.fromkeys(texts) if (name := self.target(text, called))])

    # Services and colours

    def service(self, service: str) -> str:
        return self.text(self.services[service])

    def nation(self, service: str) -> str:
        return self.text(self.services[service], "nation")

    def colour(self, colour: str) -> str:
        return self.text(self.colours[colour])

    def small_colour(self, colour: str) -> str:
        """Inside a sentence."""
        return small(self.colour(colour))

    def seated(self, view: View, seat: int, name: str) -> str:
        """A player with the nation, once it is chosen: "Bruno (Russia)"."""
        service = view["services"][seat]
        return name if service is None else f"{name} ({self.nation(service)})"

    # Phases and auctions

    def phase(self, number: int) -> str:
        return self.text(self.phases[number])

    def bid(self, card: str) -> str:
        """Which secrets are bid for a spy (R1.9), inside a sentence."""
        text = self.text(self._bids[self.spies[card]["bid"]])
        return small(text) if text[1:2].islower() else text


@cache
def names() -> Names:
    return Names()
