"""Where every card lies on the screen: the places of a view's `where` in a layout, pure geometry."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF

from engines.game import Seat
from engines.motion import Where
from qtapp.boards.travelling import Spot
from qtapp.boards.wagons.art.faces import CardFace
from qtapp.boards.wagons.layout import Camera, Layout, camera_in, most_cell, tray_spots

RESTING_MARGIN = 0.3  # cells of air around a town
LEAST_OTHER = 34  # pixels: so large the other town may always be
OVERHANG = 0.5  # cells by which a card held at the very edge may stand over its field
RING_Z, TOWN_Z, TRAY_Z = 10.0, 20.0, 80.0


class Placement(NamedTuple):
    """A card in a town."""

    number: int  # of cards that were laid before it
    card: int
    x: int
    y: int
    turned: bool


class Cards(NamedTuple):
    """The cards of one moment, by the parts of the table."""

    slots: dict[int, int]  # the cards in the circle
    trays: tuple[list[tuple[int, int]], ...]  # by seat: order and card; the one to place now is before all others
    towns: tuple[list[Placement], ...]

    @classmethod
    def of(cls, where: Where) -> Cards:
        made = cls({}, ([], []), ([], []))
        for component, place in where.items():
            card, (zone, *parts) = int(component), place.split(":")
            if zone == "circle":
                made.slots[int(parts[0])] = card
            elif zone in ("ready", "queue"):
                made.trays[int(parts[0])].append((int(parts[1]) if zone == "queue" else -1, card))
            elif zone == "town":
                seat, number, x, y = map(int, parts[:4])
                made.towns[seat].append(Placement(number, card, x, y, turned=len(parts) > 4))
        for tray, town in zip(made.trays, made.towns, strict=True):
            tray.sort()
            town.sort()
        return made

    @property
    def is_emptied(self) -> bool:
        """No card is left in the circle."""
        return not self.slots and any((*self.trays, *self.towns))

    def town_bounds(self, seat: Seat) -> QRectF:
        """The cells of a town, or the place of its first card."""
        bounds = QRectF()
        for placement in self.towns[seat]:
            bounds = bounds.united(QRectF(placement.x, placement.y, 2, 2))
        return bounds if not bounds.isEmpty() else QRectF(0, 0, 2, 2)


class Geometry(NamedTuple):
    """The table as it is laid out, and whose town is in focus."""

    layout: Layout
    focus: Seat
    dark: bool

    def key(self, component: str) -> int:
        return int(component)

    def pile(self, component: str, place: str) -> None:
        """No card is ever hidden."""

    def cameras(self, cards: Cards, room: QRectF | None = None) -> tuple[Camera, ...]:
        """How each town is shown. `room` are the cells that cards may come to lie on in the focused town."""
        layout, focus, found = self.layout, self.focus, dict[Seat, Camera]()
        most = most_cell(layout)
        for seat in (focus, 1 - focus):
            bounds = cards.town_bounds(seat).adjusted(-RESTING_MARGIN, -RESTING_MARGIN, RESTING_MARGIN, RESTING_MARGIN)
            if room is not None and seat == focus:
                bounds = bounds.united(room.adjusted(OVERHANG, OVERHANG, -OVERHANG, -OVERHANG))
            found[seat] = camera_in(layout.panel(seat, focus), bounds, most, tray_used=bool(cards.trays[seat]))
            if not layout.even:
                most = max(LEAST_OTHER, round(found[seat].cell * 1.1))  # the other does not outgrow the one in focus
        return found[0], found[1]

    def spots(self, where: Where, room: QRectF | None = None) -> dict[int, Spot]:
        """Where every card lies."""
        cards = Cards.of(where)
        views, face, layout = self.cameras(cards, room), partial(CardFace, dark=self.dark), self.layout
        found = {card: Spot(layout.ring.rect(slot), RING_Z, face(card), "circle") for slot, card in cards.slots.items()}
        for seat, (town, tray) in enumerate(zip(cards.towns, cards.trays, strict=True)):
            for number, card, x, y, turned in town:
                found[card] = Spot(
                    views[seat].card(x, y), TOWN_Z + number, face(card, turned=turned), f"town{seat}", seat
                )
            is_ready = bool(tray) and tray[0][0] < 0
            places = tray_spots(layout.panel(seat, self.focus).tray, is_ready, len(tray) - is_ready, layout.card_cell)
            # The first of a fan lies on top, whole; those behind it look out below.
            for index, ((_, card), place) in enumerate(zip(tray, places, strict=True)):
                found[card] = Spot(place, TRAY_Z - index, face(card), f"tray{seat}", seat)
        return found
