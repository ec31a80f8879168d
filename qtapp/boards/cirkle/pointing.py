"""Pointing things out: where an event happened, and which units a line of the score sheet counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from qtapp.boards.cirkle.scenery import Scenery


def event_places(event: Mapping[str, Any], scenery: Scenery) -> list[QRectF]:
    """Where on the table an event is to be seen; an army that is concerned as a whole is seen in its tray."""
    names = set(scenery.square_names)
    found = [event[field] for field in ("from", "to", "square") if event.get(field) in names]
    found += [square for square in event.get("squares", ()) if square in names]
    if found:
        return [scenery.rect_of(square) for square in dict.fromkeys(found)]
    seats = event.get("winners", [event.get("seat", event.get("by"))])
    return [scenery.tray_place(seat) for seat in seats if isinstance(seat, int) and seat < len(scenery.view["seats"])]


def line_squares(line: str, view: Mapping[str, Any]) -> list[str]:
    """The squares of the units that a line of the score sheet counts."""
    return [unit["square"] for unit in view["units"] if line and unit["type"] == line]
