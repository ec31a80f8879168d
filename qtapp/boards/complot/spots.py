"""Where every token and card lies on the screen: the places of a view's `where` in a layout, pure geometry.

Tokens stand beside their place on the map. While a combat is fought the two sides face each other on a scene over the
map instead; cards to choose from lie on a tray.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from engines.game import Seat
from engines.motion import Where
from qtapp.boards.complot.box import UNIT_KINDS, is_element, is_figure, is_unit, unit_kind
from qtapp.boards.complot.cards import ComplotFaces
from qtapp.boards.complot.cells import laid_in, token_in
from qtapp.boards.complot.clusters import centre, tokens
from qtapp.boards.complot.layout import LIFT, Layout, card_in, centred, mission_row, row
from qtapp.boards.complot.standing import NEUTRAL, Confrontation, Standing, card, element, key_of, mission, standing
from qtapp.boards.geometry import RATIO, kept_within, shrunk
from qtapp.boards.places import Place
from qtapp.boards.travelling import Spot
from qtapp.items.cards import Face

TOKEN_Z, FIGHT_Z, CARD_Z, TRAY_Z = 20.0, 96.0, 60.0, 110.0
ABREAST, LINES = 2, 3  # elements on one side of a combat, and how many lines of them before more stand abreast
HIGHEST = 1.45  # of its width: the height of that room
CELL = 230.0  # pixels of an ordinary window: the most room that an element takes in a combat
LARGE, LARGEST = 0.46, 260.0  # of the height of the map, and pixels: a card that is looked at
OBJECT = 0.62  # of the token that carries it


class Geometry(NamedTuple):
    """The table as it is laid out, whose side it is looked at from, and what is going on."""

    layout: Layout
    focus: Seat
    faces: ComplotFaces
    fight: Confrontation | None = None
    lifted: frozenset[str] = frozenset()  # cards that can be played now
    has_tray: bool = True  # what is drawn is chosen from

    def key(self, component: str) -> Place:
        return key_of(component)

    def pile(self, component: str, place: str) -> Spot | None:
        """Where something lies that is not to be seen: in a deck, in another hand, in a reserve, with a seat."""
        zone, _, rest = place.partition(":")
        if component.endswith((":ip", ":ap")) or component == "round":
            return None
        if zone in ("reserve", "hand", "kept", "scored", "drawn") and rest:
            seat = int(rest.partition(":")[0])
            box = self.reserve_of(component, seat) if zone == "reserve" else self.panel(seat)
            return Spot(_inner(box, component), CARD_Z, self._hidden(component, zone, seat), zone, seat)
        if place in ("?unseen", "box"):
            return Spot(self.deck, CARD_Z, self.faces.back(), down=True)
        if zone == "discard":
            return Spot(self.layout.discard, CARD_Z, self.faces.of(component))
        if place == "?piles":
            return Spot(self.layout.piles[0], CARD_Z, self.faces.of(component))
        if place in ("?figures", "gone"):
            return Spot(self.deck, CARD_Z, self.faces.figures(), down=True)
        return None

    def _hidden(self, component: str, zone: str, seat: Seat) -> Face:
        if is_unit(component) or zone == "reserve":
            return self.faces.token(component, seat)
        return self.faces.of(component)

    @property
    def deck(self) -> QRectF:
        return self.layout.discard.translated(0, self.layout.piles[1].top() - self.layout.piles[0].top())

    def panel(self, seat: Seat) -> QRectF:
        return self.layout.seat(seat, self.focus)

    def reserve_of(self, component: str, seat: Seat) -> QRectF:
        if seat != self.focus or not is_unit(component):
            return self.panel(seat)
        return self.layout.reserve[UNIT_KINDS.index(unit_kind(component))]

    def spots(self, where: Where) -> dict[Place, Spot]:
        found = self._tokens(where)
        found |= self._cards(where)
        for component, at in where.items():
            if component.startswith("object:") and at.startswith("with:"):
                found |= self._carried(component, found.get(element(at[5:])))
        return found

    # On the map

    def _tokens(self, where: Where) -> dict[Place, Spot]:
        found = dict[Place, Spot]()
        for place, there in standing(where).items():
            if self.fight is not None and self.fight.place == place:
                found |= self._fighters(there)
                there = self._bystanders(there)
            rows = tokens(self.layout.frame, place, [len(group) for _, group in there.sides])
            for (seat, group), boxes in zip(there.sides, rows, strict=True):
                owner = None if seat == NEUTRAL else seat
                for index, (code, box) in enumerate(zip(group, boxes, strict=True)):
                    z = TOKEN_Z + box.top() / 100 - 0.01 * index
                    found[element(code)] = Spot(box, z, self.faces.token(code, owner), f"at:{place}", seat)
            for number, object_ in enumerate(there.objects):
                found[key_of(object_)] = self._lying(place, number, object_)
        return found

    def _lying(self, place: int, number: int, object_: str) -> Spot:
        radius = self.layout.radius
        middle = centre(self.layout.frame, place) + QPointF(-1.2 * radius * (1 + number), 1.3 * radius)
        return Spot(centred(middle, 1.5 * radius, 1.5 * radius), TOKEN_Z + 15, self.faces.of(object_), f"at:{place}")

    def _carried(self, object_: str, carrier: Spot | None) -> dict[Place, Spot]:
        if carrier is None:
            return {}
        side = round(max(OBJECT * carrier.place.width(), 11.0))
        box = QRectF(carrier.place.right() - side, carrier.place.top() - 0.3 * side, side, side)
        return {key_of(object_): Spot(box, carrier.z + 0.005, self.faces.of(object_), carrier.zone)}

    def large_box(self, spot: Spot) -> QRectF:
        """Where a card is shown large: above the foot, or beside the file, away from what is pointed at."""
        layout = self.layout
        high = round(min(LARGE * layout.map.height(), LARGEST * layout.unit))
        size = QRectF(0, 0, round(high * RATIO), high)
        is_below = spot.place.top() > layout.map.bottom() - 2 * layout.gap
        middle = spot.place.center().x() if is_below else layout.map.right() - size.width() / 2 - layout.gap
        size.moveCenter(QPointF(middle, 0))
        size.moveBottom(layout.chips.top() - layout.gap)
        return kept_within(size, layout.map)

    # A combat

    def _bystanders(self, there: Standing) -> Standing:
        assert self.fight is not None
        in_it = (self.fight.attacker, self.fight.defender)
        return there._replace(sides=tuple(side for side in there.sides if side[0] not in in_it))

    def half(self, side: int) -> QRectF:
        """The half of the scene of the attacker (0) or the defender (1), below its heading."""
        box = shrunk(self.layout.scene, self.layout.gap)
        box.setTop(box.top() + self.heading)
        box.setBottom(self.layout.chips.top() - self.layout.gap)
        wide = (box.width() - 3 * self.layout.gap) / 2
        return QRectF(box.left() + side * (wide + 3 * self.layout.gap), box.top(), wide, box.height())

    @property
    def heading(self) -> float:
        return round(46 * self.layout.unit)

    def cells(self, counts: tuple[int, int]) -> tuple[list[QRectF], list[QRectF]]:
        """A cell for every element of both sides, all of one size."""
        most = max(1, *counts)
        columns = 1 if most == 1 else max(ABREAST, -(-most // LINES))
        lines = -(-most // columns)
        found: list[list[QRectF]] = []
        for side, count in enumerate(counts):
            half = self.half(side)
            across = half.width() / columns
            high = min(half.height() / lines, CELL * self.layout.unit, HIGHEST * across)
            top = half.center().y() - lines * high / 2
            cells = []
            for index in range(count):
                column = index % columns if side else columns - 1 - index % columns  # the first face each other
                cells.append(QRectF(half.left() + column * across, top + index // columns * high, across, high))
            found.append(cells)
        return found[0], found[1]

    def fighters(self, where: Where) -> tuple[tuple[str, QRectF, Seat], ...]:
        """Who fights, in which cell and for whom."""
        there = standing(where).get(self.fight.place) if self.fight is not None else None
        return () if there is None else tuple(self._celled(there))

    def _celled(self, there: Standing) -> list[tuple[str, QRectF, Seat]]:
        assert self.fight is not None
        seats = (self.fight.attacker, self.fight.defender)
        groups = tuple(self._enemies(there, seat) for seat in seats)
        cells = self.cells((len(groups[0]), len(groups[1])))
        return [
            (code, cell, seat)
            for seat, group, boxes in zip(seats, groups, cells, strict=True)
            for code, cell in zip(group, boxes, strict=True)
        ]

    def _enemies(self, there: Standing, seat: Seat) -> tuple[str, ...]:
        """Of neutral units only those of the mission that is fought for."""
        assert self.fight is not None
        group = there.of(seat)
        return tuple(code for code in group if seat != NEUTRAL or code.startswith(f"{self.fight.mission}."))

    def _fighters(self, there: Standing) -> dict[Place, Spot]:
        found = {}
        for code, cell, seat in self._celled(there):
            owner = None if seat == NEUTRAL else seat
            found[element(code)] = Spot(token_in(cell), FIGHT_Z, self.faces.token(code, owner), "fight", seat)
        return found

    # Cards

    def _cards(self, where: Where) -> dict[Place, Spot]:
        zones: dict[str, list[tuple[int, str]]] = defaultdict(list)
        found = dict[Place, Spot]()
        for component, at in where.items():
            zone, _, rest = at.partition(":")
            if zone in ("hand", "shown", "drawn", "discard", "active") and rest:
                seat, _, number = rest.rpartition(":")
                zones[f"{zone}:{seat}" if zone == "hand" else zone].append((int(number), component))
            elif zone == "on":
                found |= self._laid(component, rest, where)
            elif zone == "laid":
                found |= self._pinned(component, int(rest))
        for _, component in sorted(zones["discard"])[-1:]:
            found[key_of(component)] = Spot(self.layout.discard, CARD_Z, self.faces.of(component), "discard")
        found |= self._hand([component for _, component in sorted(zones[f"hand:{self.focus}"])])
        missions = [component for _, component in sorted(zones["active"])]
        for index, (component, box) in enumerate(zip(missions, mission_row(self.layout, len(missions)), strict=True)):
            found[mission(component)] = Spot(box, CARD_Z + index, self.faces.of(component), "active")
        chosen_from = [component for _, component in sorted(zones["shown"] + zones["drawn"])] * self.has_tray
        tray = shrunk(self.layout.tray, self.layout.gap)
        tray.setTop(tray.top() + 26 * self.layout.unit)
        tray.setBottom(self.layout.chips.top() - 0.5 * self.layout.gap)
        size = card_in(QRectF(0, 0, 0.8 * tray.width() / max(2, len(chosen_from)), tray.height()))
        for index, (component, box) in enumerate(
            zip(chosen_from, row(tray, len(chosen_from), size, self.layout.gap, middle=True), strict=True)
        ):
            name = element(component) if is_figure(component) else card(component)
            found[name] = Spot(box, TRAY_Z + index, self.faces.of(component), "tray")
        return found

    def _hand(self, cards: list[str]) -> dict[Place, Spot]:
        size = self.layout.card(len(cards))
        found, rise = {}, LIFT * size.height()
        for index, (code, box) in enumerate(
            zip(cards, row(self.layout.hand, len(cards), size, 0.5 * self.layout.gap), strict=True)
        ):
            place = box.translated(0, -round(rise)) if code in self.lifted else box
            found[card(code)] = Spot(place, CARD_Z + index, self.faces.of(code), "hand", self.focus)
        return found

    def _laid(self, component: str, on: str, where: Where) -> dict[Place, Spot]:
        """A combat card on an element, on the scene."""
        cell = next((box for code, box, _ in self.fighters(where) if code == on), None)
        if cell is None:
            return {}
        return {card(component): Spot(laid_in(cell), FIGHT_Z + 1, self.faces.of(component), "fight")}

    def _pinned(self, component: str, place: int) -> dict[Place, Spot]:
        """A secondary mission on its place."""
        radius = self.layout.radius
        middle = centre(self.layout.frame, place) + QPointF(0, -2.1 * radius)
        box = centred(middle, 1.6 * radius, 1.6 * radius / RATIO)
        return {card(component): Spot(box, TOKEN_Z + 12, self.faces.of(component), f"at:{place}")}


def _inner(box: QRectF, component: str) -> QRectF:
    """Something in the middle of a panel, in its own shape."""
    high = 0.8 * box.height()
    return centred(box.center(), high if is_element(component) else high * RATIO, high)
