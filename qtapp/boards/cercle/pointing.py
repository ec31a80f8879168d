"""Pointing things out: where an event happened, and what a line of the score sheet counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF

from qtapp.boards.cercle.choosing import secret
from qtapp.boards.cercle.spots import card, token

if TYPE_CHECKING:
    from qtapp.boards.cercle.scenery import Scenery

CARDS = ("card", "spy", "target", "ward", "guard", "attacker", "recruiter")  # fields that name a card
SEATS = ("seat", "by", "employer")  # and a service


def event_places(event: Mapping[str, Any], scenery: Scenery) -> list[QRectF]:
    """Where on the table an event is to be seen."""
    found = _of_tokens(event, scenery) or _of_cards(event, scenery) or _of_seats(event, scenery)
    return found or [scenery.layout.wheel]


def _of_tokens(event: Mapping[str, Any], scenery: Scenery) -> list[QRectF]:
    match event["kind"]:
        case "rotate" | "turn" | "phase":
            return [scenery.layout.wheel]
        case "arrest":
            found = [secret(event["division"], event["seat"]), token(f"{event['seat']}:vp"), token("circle")]
        case "gain" | "burn":
            pairs = event["gifts"] if event["kind"] == "gain" else event["losses"]
            found = [secret(division, seat) for seat, division in pairs]
        case "first":
            found = [token("first")]
        case "capture" | "unmask":
            found = [token(f"{event['by']}:vp"), token("circle")]
        case "activate_marker" | "veto":
            found = [token(f"{event['by']}:service")]
        case "butterfly":
            found = [token(f"{event['by']}:vp")]
        case "end":
            found = deciding(event["why"], event["winners"])
        case _:
            return []
    return [rect for place in dict.fromkeys(found) if (rect := scenery.rect_of(place)) is not None]


def deciding(why: str, winners: list[int]) -> list[Any]:
    """What decided the game: the Circle's marker in chaos, otherwise the winners' points."""
    return [token("circle")] if why == "chaos" else [token(f"{seat}:vp") for seat in winners]


def _of_cards(event: Mapping[str, Any], scenery: Scenery) -> list[QRectF]:
    named = [event[field] for field in CARDS if isinstance(event.get(field), str)]
    named += [code for field in ("open", "choked", "purses") for code in event.get(field) or ()]
    named += [text for text in event.get("targets") or () if isinstance(text, str)]
    return [rect for code in dict.fromkeys(named) if (rect := scenery.rect_of(card(code))) is not None]


def _of_seats(event: Mapping[str, Any], scenery: Scenery) -> list[QRectF]:
    seats = [event[field] for field in SEATS if isinstance(event.get(field), int)]
    seats += [seat for field in ("winners", "seats") for seat in event.get(field) or ()]
    return [scenery.geometry.seat(seat).place for seat in dict.fromkeys(seats) if seat < len(scenery.players)]


def line_places(line: str, scenery: Scenery) -> list[QRectF]:
    """The infiltrated spies where a line counts them, otherwise the service markers or the points."""
    if line in ("infiltration", "butterflies"):
        return [spot.place for spot in scenery.spots.values() if spot.zone == "infiltrated"]
    ending = "service" if line == "marker" else "vp"
    seats = range(len(scenery.players))
    return [rect for seat in seats if (rect := scenery.rect_of(token(f"{seat}:{ending}"))) is not None]
