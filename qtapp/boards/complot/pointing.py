"""Pointing things out: where an event happened, and what a line of the score sheet counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF

from qtapp.boards.complot.standing import card, element, fought_for, mission, shown_as
from qtapp.boards.places import Place

if TYPE_CHECKING:
    from qtapp.boards.complot.scenery import Scenery

ELEMENTS = ("element", "target", "figure", "unit", "out")  # fields that name one
SEATS = ("seat", "by", "attacker", "defender", "against")


def event_places(event: Mapping[str, Any], scenery: Scenery) -> list[QRectF]:
    """Where on the table an event is to be seen: places and elements first, then cards, then seats."""
    named = _named(event, fought_for(scenery.view) if scenery.view else "")
    found = [rect for place in dict.fromkeys(named) if (rect := scenery.rect_of(place)) is not None]
    return found or _of_seats(event, scenery) or [scenery.layout.strip]


def _named(event: Mapping[str, Any], mission_fought: str) -> list[Place]:
    found = [Place("place", str(event[field])) for field in ("place", "origin") if isinstance(event.get(field), int)]
    codes = [event[field] for field in ELEMENTS if isinstance(event.get(field), str)]
    codes += [code for code in event.get("elements") or () if isinstance(code, str)]
    codes += [code for code, _ in event.get("wounds") or ()] if event["kind"] == "wounded" else []
    found += [element(shown_as(code, mission_fought)) for code in codes]
    if isinstance(event.get("mission"), str):
        found.append(mission(event["mission"]))
    if isinstance(event.get("card"), str):
        found.append(card(event["card"]))
    return found


def _of_seats(event: Mapping[str, Any], scenery: Scenery) -> list[QRectF]:
    seats = [event[field] for field in SEATS if isinstance(event.get(field), int)]
    seats += [seat for seat in event.get("winners") or () if isinstance(seat, int)]
    return [scenery.geometry.panel(seat) for seat in dict.fromkeys(seats) if seat < len(scenery.players)]


def line_places(line: str, scenery: Scenery) -> list[QRectF]:  # noqa: ARG001
    """The panels of the seats, where their points stand."""
    return [scenery.geometry.panel(seat) for seat in range(len(scenery.players))]
