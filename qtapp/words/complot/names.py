"""What places, characters, units, cards and missions of XIII: Le Complot are called, from the component data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QObject

from qtapp.base.i18n import language
from qtapp.words.complot import grammar
from qtapp.words.names import ComponentNames, Row
from qtapp.words.phrases import listed, small

GAME_ID = "complot"
LETTERS = "ABCDE"
NEUTRAL = "N"

View = Mapping[str, Any]
EventData = Mapping[str, Any]
"""An event as plain data."""


class ComplotCounts(QObject):
    """Units, counted and neutral."""

    def units(self, kind: str, number: int) -> str:
        return {
            "a": self.tr("%n agent(s)", "", number),
            "c": self.tr("%n commando(s)", "", number),
            "k": self.tr("%n assassin(s)", "", number),
            "d": self.tr("%n artificer(s)", "", number),
            "s": self.tr("%n saboteur(s)", "", number),
        }[kind].replace(" ", "\u00a0", 1)

    def neutral(self) -> str:
        return self.tr("neutral")

    def one_neutral(self) -> str:
        return self.tr("a neutral {unit}")


class Names(ComponentNames):
    """Everything that has a name, by its id."""

    def __init__(self, document: Mapping[str, Any] | None = None) -> None:
        super().__init__(GAME_ID, document)
        self._counts = ComplotCounts()
        self.places, self.rings, self.skills = self.table("place"), self.table("ring"), self.table("skill")
        self.missions, self.kinds = self.table("mission"), self.table("mission_type")
        self.secondary, self.phases = self.table("secondary_mission"), self.table("phase")
        self.types, self.prompts, self.options = self.table("action_type"), self.table("prompt"), self.table("option")
        self.cards = self.table("action_card") | self.secondary
        self.units: dict[str, Row] = {row["code"]: row for row in self.data["unit_type"]}
        self.figure_codes = frozenset(row["code"] for row in self.data["character"])
        self.rules: Row = self.data["rules"]
        self.neighbours: dict[int, list[int]] = {number: [] for number in self.places}
        for path in self.data["path"]:
            self.neighbours[path["a"]].append(path["b"])
            self.neighbours[path["b"]].append(path["a"])

    # Places

    def title(self, place: int) -> str:
        """A place as it stands on the map."""
        return self.text(self.places[place])

    def place(self, place: int) -> str:
        """Inside a sentence."""
        return grammar.place(self.title(place))

    def at(self, place: int) -> str:
        return grammar.at(self.title(place))

    def numbered(self, place: int) -> str:
        """With its number, by which it is typed: "Denver (16)"."""
        return f"{self.title(place)}\u00a0({place})"

    # Characters

    def is_figure(self, element: str) -> bool:
        return "." not in element

    def card_of(self, figure: str, seats: int) -> Row:
        """A character's card at a table of so many."""
        rows: list[Row] = [row for row in self.data["character"] if row["code"] == figure]
        return next((row for row in rows if seats in row["players"]), rows[0])

    def figure_title(self, figure: str) -> str:
        """As it stands on the card."""
        return self.text(self.card_of(figure, 0))

    def figure(self, figure: str) -> str:
        """Inside a sentence."""
        return grammar.figure(self.figure_title(figure))

    def figures(self, figures: Iterable[str]) -> str:
        return listed([self.figure(figure) for figure in figures])

    # Units, as they are written: "A.c2"

    def unit(self, kind: str) -> str:
        """A type of unit inside a sentence."""
        return small(self.text(self.units[kind]))

    def units_of(self, kind: str, number: int) -> str:
        """So many units of a type: "2 agents"."""
        return self._counts.units(kind, number)

    def origin(self, unit: str, called: Sequence[str]) -> str:
        """Whose unit it is by its colour."""
        return self._counts.neutral() if unit[0] == NEUTRAL else called[LETTERS.index(unit[0])]

    def element(self, element: str, called: Sequence[str]) -> str:
        """One of the board, with its owner: "Major Jones", "Bruno’s agent", "a neutral agent"."""
        if self.is_figure(element):
            return self.figure(element)
        kind = self.unit(element[2])
        if element[0] == NEUTRAL:
            return self._counts.one_neutral().format(unit=kind)
        return grammar.owned(kind, self.origin(element, called))

    def own(self, element: str) -> str:
        """One of the player who was just named: "Major Jones", "an agent"."""
        return self.figure(element) if self.is_figure(element) else grammar.one(self.unit(element[2]))

    def chosen(self, name: str, called: Sequence[str]) -> str:
        """One with its number, among others of its kind: "agent 1", « l’agent 1 ».

        The name is as the one who chooses writes it: "a1", "B.a1", "XIII".
        """
        if name in self.figure_codes:
            return self.figure(name)
        own = name if "." not in name else name[2:]
        numbered = grammar.numbered(self.unit(own[0]), own[1:])
        if "." not in name:
            return numbered
        return f"{numbered} ({self.origin(name, called)})"

    def group(self, elements: Iterable[str], called: Sequence[str] | None = None) -> str:
        """Several together: "XIII, 2 agents and 1 commando"; with the players' names, whose they are."""
        return listed(self._grouped(list(elements), called))

    def _grouped(self, elements: Sequence[str], called: Sequence[str] | None) -> list[str]:
        found = [self.figure(one) for one in elements if self.is_figure(one)]
        counts = Counter((one[0] if called else "", one[2]) for one in elements if not self.is_figure(one))
        for (origin, kind), number in counts.items():
            units = self.units_of(kind, number)
            found.append(f"{units} ({self.origin(origin, called)})" if called else units)
        return found

    def forces(self, counts: Sequence[int]) -> str:
        """Neutral units as a mission counts them: "2 agents and 1 commando"."""
        return listed([self.units_of(kind, number) for kind, number in zip(self.units, counts, strict=True) if number])

    # Cards

    def card(self, card: str) -> str:
        """An action card with what tells it from others of its type: "Combat +2", a secondary mission by its name."""
        if card in self.secondary:
            return self.quoted(self.secondary[card])
        kind, bonus = self.text(self.types[card[:3]]), self.cards[card].get("bonus", 0)
        return f"{kind}\u00a0+{bonus}" if bonus else kind

    def card_list(self, cards: Iterable[str]) -> str:
        """Cards in a row, equal ones counted: "First Aid, Combat +1 (×2)"."""
        return ", ".join(self._times(name, number) for name, number in Counter(map(self.card, cards)).items())

    def _times(self, name: str, number: int) -> str:
        return f"{name} (×{number})" if number > 1 else name

    # Missions

    def quoted(self, row: Row) -> str:
        """A title in quotation marks; a name quoted inside it has the other ones."""
        title = self.text(row)
        if language() == "fr":
            title = title.replace("«\u00a0", "“").replace("\u00a0»", "”").replace("« ", "“").replace(" »", "”")
            return f"«\u00a0{title}\u00a0»"
        return f"“{title}”"

    def mission(self, mission: str) -> str:
        return self.quoted(self.missions[mission])

    def kind(self, mission: str) -> str:
        """Its type: "Combat/Delivery"."""
        return self.text(self.kinds[self.missions[mission]["type"]])

    def object(self, mission: str) -> str:
        """What is to be delivered, inside a sentence."""
        return small(self.text(self.missions[mission], "object"))

    # Phases and players

    def phase(self, number: int) -> str:
        return self.text(self.phases[number])

    def seat(self, letter: str) -> int:
        return LETTERS.index(letter)

    def colour(self, seat: int) -> str:
        """What the colour of a seat is called."""
        return self.text(self.data["seat"][seat % len(LETTERS)])


@cache
def names() -> Names:
    return Names()
