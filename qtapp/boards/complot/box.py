"""What is printed on the components of the box, as the board draws it: from the component data alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from engines import components

GAME_ID = "complot"
UNIT_KINDS = ("a", "c", "k", "d", "s")
SEAT_CODES = ("A", "B", "C", "D", "E")
MOST_SEATS = len(SEAT_CODES)
Row = Mapping[str, Any]


class BoxTables(NamedTuple):
    """The tables of the data by their ids."""

    places: Mapping[int, Row]
    paths: tuple[tuple[int, int], ...]
    missions: Mapping[str, Row]
    secondary: Mapping[str, Row]
    cards: Mapping[str, Row]
    card_types: Mapping[str, Row]
    units: Mapping[str, Row]
    phases: Mapping[int, Row]
    characters: tuple[Row, ...]
    skills: Mapping[str, Row]
    start: int  # the place where all begin

    def character(self, code: str, seats: int) -> Row:
        """The card of a figure in a game of so many: brown or light."""
        found = [row for row in self.characters if row["code"] == code]
        return next((row for row in found if seats in row["players"]), found[0])


@cache
def box() -> BoxTables:
    data = components.document(GAME_ID)

    def table(name: str, key: str = "id") -> dict[Any, Row]:
        return {row[key]: row for row in data[name]}

    return BoxTables(
        table("place"),
        tuple((row["a"], row["b"]) for row in data["path"]),
        table("mission"),
        table("secondary_mission"),
        table("action_card"),
        table("action_type"),
        table("unit_type", "code"),
        table("phase"),
        tuple(data["character"]),
        table("skill"),
        data["rules"]["start_place"],
    )


def is_figure(component: str) -> bool:
    """Whether this is a character ("XIII") and no unit, card, mission or marker."""
    return component.isupper() and "." not in component and component[-1:].isalpha() and ":" not in component


def is_unit(component: str) -> bool:
    """A unit of a seat ("A.c2") or a neutral one ("M05.a1")."""
    return "." in component


def is_element(component: str) -> bool:
    return is_unit(component) or is_figure(component)


def is_card(component: str) -> bool:
    return component in box().cards or component in box().secondary


def unit_kind(component: str) -> str:
    return component.rpartition(".")[2][0]
