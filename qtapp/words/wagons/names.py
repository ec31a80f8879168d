"""What the cards of Circle the Wagons are called, from the component data, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from qtapp.words.names import ComponentNames

GAME_ID = "wagons"
QUADRANTS = ("tl", "tr", "bl", "br")


class Names(ComponentNames):
    """Terrains, icons, cards and goals by their ids, letters and numbers."""

    def __init__(self, document: Mapping[str, Any] | None = None) -> None:
        super().__init__(GAME_ID, document)
        self.terrains, self.icons = self.table("terrain"), self.table("icon")
        self.cards, self.goals = self.table("card"), self.table("goal")
        self._letters = {row["letter"]: row["id"] for row in (*self.terrains.values(), *self.icons.values())}

    def parts(self, code: str) -> tuple[str, str]:
        """The ids of a territory's terrain and icon: "Pc" is a plain with a cow."""
        return self._letters[code[0]], self._letters[code[1]]

    def quadrants(self, card: int, *, turned: bool = False) -> tuple[str, ...]:
        """A card's territories as they lie, upright or upside down."""
        codes = tuple(self.cards[card][quadrant] for quadrant in QUADRANTS)
        return codes[::-1] if turned else codes

    def colour(self, terrain: str) -> str:
        return str(self.terrains[terrain]["color"])

    def back(self, card: int) -> str:
        """The id of the goal on the back of a card."""
        return str(self.cards[card]["goal"])

    def terrain(self, terrain: str) -> str:
        return self.text(self.terrains[terrain])

    def icon(self, icon: str) -> str:
        return self.text(self.icons[icon])

    def card(self, card: int) -> str:
        """What a card shows, in words."""
        return self.text(self.cards[card])

    def goal(self, goal: str) -> str:
        return self.text(self.goals[goal])

    def goal_text(self, goal: str) -> str:
        return self.text(self.goals[goal], "text")

    def goal_note(self, goal: str) -> str:
        return self.text(self.goals[goal], "note")

    def line(self, line: str) -> str:
        """The name of a line of the score sheet: a terrain or a goal."""
        return self.terrain(line) if line in self.terrains else self.goal(line)


@cache
def names() -> Names:
    return Names()
