"""What units, colours, squares and modes of Cirkle are called, from the component data.

French speaks of an army in the plural (« les Jaunes prennent ») and puts a unit's colour behind it, English says
"Yellow captures" and "the yellow tank"; so the forms that sentences need are made here. All names of units are
masculine in French. Seats are colours, and which ones depends on the mode.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engines.game import Seat
from qtapp.base.i18n import language
from qtapp.words.names import ComponentNames, Row
from qtapp.words.phrases import small

GAME_ID = "cirkle"
DUEL, QUAD = "duel", "solo"  # modes that stand for all with their number of seats

View = Mapping[str, Any]

# An army as the subject of a sentence, and whose something is.
_ARMY = {"en": "{colour}", "fr": "les {colours}"}
_OF = {"en": "of {colour}", "fr": "des {colours}"}
_COLOURED = {"en": "the {colour} {unit}", "fr": "{the_unit} {colour}"}
_TINTED = {"en": "{colour} {unit}", "fr": "{unit} {colour}"}
_PLACED = {"en": "the {unit} on {square}", "fr": "{the_unit} en {square}"}


class Names(ComponentNames):
    """Everything that has a name, by its code."""

    def __init__(self, document: Mapping[str, Any] | None = None) -> None:
        super().__init__(GAME_ID, document)
        self.units, self.colours = self.table("unit"), self.table("colour")
        self.squares, self.modes = self.table("square"), self.table("mode")
        self.camps: tuple[Row, ...] = tuple(self.data["camp"])
        self._types = {row["letter"]: row["id"] for row in self.units.values()}

    # Units: a kind is "T", or "T*" for a missile unit

    def row(self, kind: str) -> Row:
        return self.units[self._types[kind[0]]]

    def unit(self, kind: str) -> str:
        """Inside a sentence, without article: "missile tank"."""
        return small(self.text(self.row(kind), "missile" if _is_missile(kind) else ""))

    def the_unit(self, kind: str) -> str:
        return self.text(self.row(kind), "missile_article" if _is_missile(kind) else "article")

    def units_of(self, kinds: Sequence[str]) -> str:
        """Units in a row, alike ones together: "2 tanks, missile plane"."""
        parts = []
        for kind in dict.fromkeys(kinds):
            count = kinds.count(kind)
            plural = small(self.text(self.row(kind), "plural"))
            parts.append(self.unit(kind) if count == 1 else f"{count}\u00a0{plural}")
        return ", ".join(parts)

    def coloured(self, kind: str, colour: str) -> str:
        """A unit and whose it is: "the blue missile tank", « le char missile bleu »."""
        return _COLOURED[language()].format(
            colour=small(self.colour(colour)), unit=self.unit(kind), the_unit=self.the_unit(kind)
        )

    def tinted(self, kind: str, colour: str) -> str:
        """The same without article: "blue missile tank"."""
        return _TINTED[language()].format(colour=small(self.colour(colour)), unit=self.unit(kind))

    def placed(self, kind: str, square: str) -> str:
        """A unit and where it is: "the tank on C3"."""
        return _PLACED[language()].format(unit=self.unit(kind), the_unit=self.the_unit(kind), square=square)

    # Colours

    def colour_of(self, seat: Seat, mode: str) -> str:
        """The id of a seat's colour."""
        return str(self.modes[mode]["colours"][seat])

    def colour(self, colour: str) -> str:
        return self.text(self.colours[colour])

    def army(self, colour: str) -> str:
        """As the subject of a sentence: "Yellow captures", « les Jaunes prennent »."""
        return _ARMY[language()].format(colour=self.colour(colour), colours=self._plural(colour))

    def of_army(self, colour: str) -> str:
        return _OF[language()].format(colour=self.colour(colour), colours=self._plural(colour))

    def _plural(self, colour: str) -> str:
        return self.text(self.colours[colour], "army").split(" ", 1)[1]

    # Squares and modes

    def square(self, code: str) -> str:
        return self.text(self.squares[code])

    def camp(self, square: str, mode: str) -> Row | None:
        """The camp in which a square lies, if any."""
        column, row, board = square[0], int(square[1:]), self.modes[mode]["board"]
        return next(
            (
                camp
                for camp in self.camps
                if camp["board"] == board and column in camp["columns"] and camp["rows"][0] <= row <= camp["rows"][1]
            ),
            None,
        )

    def mode(self, mode: str) -> str:
        return self.text(self.modes[mode])


def _is_missile(kind: str) -> bool:
    return kind.endswith("*")


def mode_for(seats: int) -> str:
    """A mode with this many seats; all of them have the same colours."""
    return DUEL if seats == len(names().modes[DUEL]["colours"]) else QUAD


def code_at(view: View, square: str) -> str:
    """The code of a square's kind."""
    board = view["board"]
    return str(board["rows"][len(board["rows"]) - int(square[1:])][board["columns"].index(square[0])])


def unit_at(view: View, square: str) -> dict[str, Any] | None:
    return next((unit for unit in view["units"] if unit["square"] == square), None)


@cache
def names() -> Names:
    return Names()
