"""Pointing things out: where an event happened, and what a line of the score sheet counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF

from qtapp.boards.coldwar.art.objectives import is_event
from qtapp.boards.coldwar.choices import agent, group, objective
from qtapp.boards.coldwar.spots import BALANCE
from qtapp.boards.places import Place
from qtapp.boards.travelling import Spot

if TYPE_CHECKING:
    from qtapp.boards.coldwar.scenery import Scenery

ABOUT_ANOTHER = ("overheard", "summit", "sent_on_leave")  # their agent is the other agency's
SEATS = ("by", "on", "to", "owner", "seat")  # fields that name an agency


def event_places(event: Mapping[str, Any], scenery: Scenery, spots: Mapping[Place, Spot]) -> list[QRectF]:
    """Where on the table an event is to be seen, with everything lying where `spots` says."""
    found = _of_token(event, scenery, spots) or _of_cards(event, spots) or _of_seats(event, scenery)
    return found or [scenery.layout.objective]


def _of_cards(event: Mapping[str, Any], spots: Mapping[Place, Spot]) -> list[QRectF]:
    """The cards an event names, as far as they lie on the table."""
    owner = event.get("on" if event["kind"] in ABOUT_ANOTHER else "by")
    named = [group(event[field]) for field in ("group", "with") if event.get(field)]
    named += [objective(event["objective"])] if event.get("objective") else []
    named += [agent(event["agent"], owner)] if event.get("agent") and owner is not None else []
    if isinstance(event.get("agents"), list):
        named += [agent(code, seat) for seat, code in event["agents"] if code]
    return [spots[place].place for place in named if place in spots]


def _of_token(event: Mapping[str, Any], scenery: Scenery, spots: Mapping[Place, Spot]) -> list[QRectF]:
    """Tokens, decks and gauges."""
    layout = scenery.layout
    match event["kind"]:
        case "balance":
            return [spots[BALANCE].place] if BALANCE in spots else []
        case "turn":
            return [layout.objective]
        case "shuffle" | "analyst_looks" | "arranged" | "peek" | "peek_leave":
            return [layout.group_deck]
        case "intercept" | "intercept_keep" | "intercept_bury" | "space" | "ordered" | "buried":
            return [layout.objective_deck]
        case "totals" | "ceasefire":
            return [scenery.panel(seat).gauge for seat in range(len(layout.panels))]
        case "tie":
            return [scenery.panel(seat).gauge for seat in event["seats"]]
        case "disorder":
            return [scenery.panel(event["by"]).gauge]
        case "dominates":
            return [layout.objective, scenery.panel(event["by"]).gauge]
        case "decrypted" if event["group"]:
            return [layout.discard, *(scenery.panel(seat).points for seat in event["seats"])]
        case "collected":
            return [layout.discard]
    return []


def _of_seats(event: Mapping[str, Any], scenery: Scenery) -> list[QRectF]:
    seats = [event[field] for field in SEATS if isinstance(event.get(field), int)]
    seats += [seat for field in ("winners", "seats") for seat in event.get(field) or ()]
    return [scenery.panel(seat).place for seat in dict.fromkeys(seats) if seat < len(scenery.layout.panels)]


def line_places(line: str, scenery: Scenery) -> list[QRectF]:
    """The cards of the scoring piles that a line of the score sheet counts; the points for those without a card."""
    won = {place: spot.place for place, spot in scenery.spots.items() if spot.zone == "won"}
    if line in ("nations", "events"):
        return [rect for place, rect in won.items() if is_event(place.name) == (line == "events")]
    if line == "bonus":
        return [scenery.panel(seat).points for seat in range(len(scenery.layout.panels))]
    return [rect for place, rect in won.items() if place.name == line]
