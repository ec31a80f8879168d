"""Pointing things out: where an event happened, and what a line of the score sheet counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QRectF

from engines.game import Seat
from qtapp.boards.cercle.choosing import secret
from qtapp.boards.cercle.spots import card, token
from qtapp.boards.places import Place
from qtapp.words.cercle.table import DIVISIONS

if TYPE_CHECKING:
    from qtapp.boards.cercle.scenery import Scenery

RectOf: TypeAlias = "Callable[[Place], QRectF | None]"

CARDS = ("card", "spy", "target", "ward", "guard", "attacker", "recruiter")  # fields that name a card
SEATS = ("seat", "by", "employer")  # and a service


def event_places(event: Mapping[str, Any], scenery: Scenery, rect_of: RectOf) -> list[QRectF]:
    """Where on the table an event is to be seen, with everything lying where `rect_of` says."""
    if event["kind"] in ("rotate", "turn", "phase"):
        return [scenery.layout.wheel]
    named = _tokens(event) or [*map(card, _cards(event))]
    found = [rect for place in dict.fromkeys(named) if (rect := rect_of(place)) is not None]
    return found or _of_seats(event, scenery) or [scenery.layout.wheel]


def _tokens(event: Mapping[str, Any]) -> list[Place]:
    """Markers and divisions."""
    match event["kind"]:
        case "arrest":
            return [secret(event["division"], event["seat"]), token(f"{event['seat']}:vp"), token("circle")]
        case "gain":
            return [secret(division, seat) for seat, division in event["gifts"]]
        case "burn":
            return [secret(division, seat) for seat, division in event["losses"]]
        case "share" | "pay" if any(event["secrets"]):
            counts = zip(DIVISIONS, event["secrets"], strict=True)
            return [secret(division, event["by"]) for division, count in counts if count]
        case "majority":
            return [secret(event["division"], event["by"]), card(event["spy"])]
        case "first":
            return [token("first")]
        case "capture" | "unmask":
            return [token(f"{event['by']}:vp"), token("circle")]
        case "activate_marker" | "veto":
            return [token(f"{event['by']}:service")]
        case "butterfly":
            return [token(f"{event['by']}:vp")]
        case "end":
            return deciding(event["why"], event["winners"])
    return []


def deciding(why: str, winners: Sequence[Seat]) -> list[Place]:
    """What decided the game: the Circle's marker in chaos, otherwise the winners' points."""
    return [token("circle")] if why == "chaos" else [token(f"{seat}:vp") for seat in winners]


def _cards(event: Mapping[str, Any]) -> list[str]:
    found = [event[field] for field in CARDS if isinstance(event.get(field), str)]
    found += [code for field in ("open", "choked", "purses") for code in event.get(field) or ()]
    return found + [text for text in event.get("targets") or () if isinstance(text, str)]


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
