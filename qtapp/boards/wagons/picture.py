"""What lies where, and how events move it: the table without sizes or pixels.

A `Picture` is read from a view. Playing out what happened, the board goes through the pictures in between: an event
says which cards went where, and nothing here asks whether they might. `spots` then gives every card its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF

from engines.game import Seat
from qtapp.boards.wagons.layout import Camera, Layout, camera_in, most_cell, tray_spots

RESTING_MARGIN = 0.3  # cells of air around a town
LEAST_OTHER = 34  # pixels: so large the other town may always be
OVERHANG = 0.5  # cells by which a card held at the very edge may stand over its field
RING_Z, TOWN_Z, TRAY_Z = 10.0, 20.0, 80.0


class Placement(NamedTuple):
    """A card in a town."""

    card: int
    x: int
    y: int
    turned: bool


class Spot(NamedTuple):
    """Where a card lies on the screen, how high, and which way up."""

    place: QRectF
    z: float
    turned: bool = False
    zone: str = "circle"  # or "town0", "town1", "tray0", "tray1"


class Picture(NamedTuple):
    """The cards of one moment."""

    slots: tuple[int | None, ...] = ()
    queues: tuple[tuple[int, ...], ...] = ((), ())
    hands: tuple[int | None, ...] = (None, None)
    towns: tuple[tuple[Placement, ...], ...] = ((), ())

    @classmethod
    def of(cls, view: Mapping[str, Any]) -> Picture:
        actor = view["actors"][0] if view["actors"] else None
        return cls(
            tuple(view["slots"]),
            tuple(tuple(queue) for queue in view["queues"]),
            tuple(view["in_hand"] if seat == actor else None for seat in range(2)),
            tuple(tuple(Placement(*placement) for placement in town["placements"]) for town in view["towns"]),
        )

    def after(self, event: Mapping[str, Any]) -> Picture:
        """The picture once this has happened. Events that move no card change nothing."""
        if event["kind"] == "take":
            gone = {event["card"], *event["gives"]}
            return self._replace(
                slots=tuple(None if card in gone else card for card in self.slots),
                queues=_changed(self.queues, event["to"], (*self.queues[event["to"]], *event["gives"])),
                hands=_changed(self.hands, event["by"], event["card"]),
            )
        if event["kind"] == "place":
            seat, card = event["by"], event["card"]
            lying = Placement(card, event["x"], event["y"], event["turned"])
            return self._replace(
                queues=_changed(self.queues, seat, tuple(left for left in self.queues[seat] if left != card)),
                hands=_changed(self.hands, seat, None),
                towns=_changed(self.towns, seat, (*self.towns[seat], lying)),
            )
        return self

    def ready(self, seat: Seat) -> int | None:
        """The card this seat is to place now; given cards wait until the giver has placed."""
        if self.hands[seat] is not None:
            return self.hands[seat]
        return self.queues[seat][0] if self.queues[seat] and self.hands[1 - seat] is None else None

    @property
    def is_emptied(self) -> bool:
        """No card is left in the circle."""
        return bool(self.slots) and not any(self.slots)

    def tray_used(self, seat: Seat) -> bool:
        return self.hands[seat] is not None or bool(self.queues[seat])

    def town_bounds(self, seat: Seat) -> QRectF:
        """The cells of a town, or the place of its first card."""
        bounds = QRectF()
        for placement in self.towns[seat]:
            bounds = bounds.united(QRectF(placement.x, placement.y, 2, 2))
        return bounds if not bounds.isEmpty() else QRectF(0, 0, 2, 2)


class Snapshot(NamedTuple):
    """A picture, and how it was laid out."""

    picture: Picture
    layout: Layout
    focus: Seat
    spots: Mapping[int, Spot]


def _changed(values: tuple[Any, ...], at: int, value: object) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def cameras(picture: Picture, layout: Layout, focus: Seat, room: QRectF | None = None) -> tuple[Camera, ...]:
    """How each town is shown. `room` are the cells that cards may come to lie on in the focused town."""
    found: dict[Seat, Camera] = {}
    most = most_cell(layout)
    for seat in (focus, 1 - focus):
        bounds = picture.town_bounds(seat).adjusted(-RESTING_MARGIN, -RESTING_MARGIN, RESTING_MARGIN, RESTING_MARGIN)
        if room is not None and seat == focus:
            bounds = bounds.united(room.adjusted(OVERHANG, OVERHANG, -OVERHANG, -OVERHANG))
        panel, is_used = layout.panel(seat, focus), picture.tray_used(seat)
        found[seat] = camera_in(panel, bounds, most, tray_used=is_used)
        if not layout.even:
            most = max(LEAST_OTHER, round(found[seat].cell * 1.1))  # the other town does not outgrow the one in focus
    return found[0], found[1]


def spots(picture: Picture, layout: Layout, focus: Seat, views: tuple[Camera, ...]) -> dict[int, Spot]:
    """Where every card of the picture lies."""
    found = {card: Spot(layout.ring.rect(slot), RING_Z) for slot, card in enumerate(picture.slots) if card is not None}
    for seat in range(2):
        for index, (card, x, y, turned) in enumerate(picture.towns[seat]):
            found[card] = Spot(views[seat].card(x, y), TOWN_Z + index, turned, f"town{seat}")
        found.update(_waiting(picture, layout, focus, seat))
    return found


def _waiting(picture: Picture, layout: Layout, focus: Seat, seat: Seat) -> dict[int, Spot]:
    ready = picture.ready(seat)
    others = [card for card in picture.queues[seat] if card != ready]
    places = tray_spots(layout.panel(seat, focus).tray, ready is not None, len(others), layout.card_cell)
    cards = others if ready is None else [ready, *others]
    # The first of a fan lies on top, whole; those behind it look out below.
    return {
        card: Spot(place, TRAY_Z - index, zone=f"tray{seat}")
        for index, (card, place) in enumerate(zip(cards, places, strict=True))
    }
