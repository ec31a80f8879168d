"""What components are called on the board, and what stands where: read from a view's `where`, without geometry."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, NamedTuple

from engines.game import Seat
from engines.motion import Where
from qtapp.boards.complot.box import UNIT_KINDS, is_card, is_element, is_figure, unit_kind
from qtapp.boards.places import Place

NEUTRAL = -1


class Confrontation(NamedTuple):
    """Who faces whom: the defender is NEUTRAL where a mission is fought for."""

    place: int
    attacker: Seat
    defender: Seat
    mission: str = ""


def element(code: str) -> Place:
    return Place("element", code)


def card(code: str) -> Place:
    return Place("card", code)


def mission(code: str) -> Place:
    return Place("mission", code)


def object_of(code: str) -> Place:
    return Place("object", code)


def key_of(component: str) -> Place:
    """What a component is called on the board."""
    if component.startswith("object:"):
        return object_of(component.partition(":")[2])
    if is_element(component):
        return element(component)
    return card(component) if is_card(component) else mission(component)


def fought_for(view: Mapping[str, Any]) -> str:
    """The mission whose neutral units the question is about, "" for none."""
    missions = (part["mission"] for part in (view["fight"], view["about"]) if part is not None and part["mission"])
    return str(next(missions, ""))


def shown_as(code: str, fought_for: str) -> str:
    """An element by the name it stands under: neutral ones are called by the mission that is fought for."""
    return f"{fought_for}.{code[2:]}" if code.startswith("N.") else code


class Standing(NamedTuple):
    """What stands on a place: by seat, neutral units under NEUTRAL; characters first."""

    sides: tuple[tuple[Seat, tuple[str, ...]], ...]
    objects: tuple[str, ...] = ()  # that lie there

    def of(self, seat: Seat) -> tuple[str, ...]:
        return dict(self.sides).get(seat, ())


def standing(where: Where) -> dict[int, Standing]:
    """Everything on the map, by place."""
    sides: dict[int, dict[Seat, list[str]]] = defaultdict(lambda: defaultdict(list))
    lying: dict[int, list[str]] = defaultdict(list)
    for component, at in where.items():
        seat, is_on_map, place = at.partition("@")
        if is_on_map:
            sides[int(place)][int(seat)].append(component)
        elif at.startswith("garrison:"):
            sides[int(at[9:])][NEUTRAL].append(component)
        elif at.startswith("lies:"):
            lying[int(at[5:])].append(component)
    return {
        place: Standing(
            tuple((seat, tuple(sorted(sides[place][seat], key=_rank))) for seat in sorted(sides[place], key=_last)),
            tuple(lying.get(place, ())),
        )
        for place in sorted({*sides, *lying})
    }


def _last(seat: Seat) -> int:
    """Neutral units stand behind all seats."""
    return seat if seat != NEUTRAL else 9


def _rank(component: str) -> tuple[int, str]:
    return (0, component) if is_figure(component) else (1 + UNIT_KINDS.index(unit_kind(component)), component)
