"""Where every spy and marker lies on the screen: the places of a view's `where` in a layout, pure geometry.

A row at the wheel stays where it is while the wheel turns: it lies in the octant its edge faces. What lies half
on another card follows it. A row that is pointed at is spread on a plate above the table, and so is all that a rival
has.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from engines.game import Seat
from engines.motion import Where
from qtapp.boards.cercle.art.faces import MEDIUM_FROM
from qtapp.boards.cercle.cards import CercleFaces
from qtapp.boards.cercle.layout import Layout, SeatLayout, card_in, square_in
from qtapp.boards.cercle.plates import Plate, Spread, laid_out
from qtapp.boards.cercle.rows import (
    LEFT,
    MIDDLE,
    RAISED,
    RIGHT,
    butterfly_places,
    card_size,
    fan,
    in_lines,
    quarters,
    whole,
)
from qtapp.boards.geometry import RATIO, shrunk
from qtapp.boards.places import Place
from qtapp.boards.travelling import Spot
from qtapp.items.cards import Face
from qtapp.words.cercle.table import DIVISIONS, CercleTable, PlacedSpy, Row, table_of

CARD_Z, STAGE_Z, TOKEN_Z, LIFTED_Z, OPENED_Z = 10.0, 90.0, 80.0, 100.0, 130.0
SIDES = (MIDDLE, LEFT, LEFT, LEFT, MIDDLE, RIGHT, RIGHT, RIGHT)  # where a row begins, by octant
DRIFTS = (0, 1, 0, -1, 0, -1, 0, 1)  # rows at the corners lead away from the wheel
LARGEST = 170.0  # pixels of an ordinary window: a card need not be higher
CROWDED = 3  # so many of one's own ready spies need more room, if nobody is deployed beside them
READING = 120.0  # pixels of an ordinary window: a spread card is at least so high


def card(code: str) -> Place:
    return Place("card", code)


def token(name: str) -> Place:
    return Place("token", name)


class Geometry(NamedTuple):
    """The table as it is laid out, whose side it is looked at from, and what is spread."""

    layout: Layout
    focus: Seat
    faces: CercleFaces
    acted: frozenset[str] = frozenset()  # spies that have acted in this phase
    opened: Spread = Spread()

    def key(self, component: str) -> Place:
        return card(component) if is_spy(component) else token(component)

    def pile(self, component: str, place: str) -> Spot | None:
        """Cards come from the pack and from below the top of a pile; those that leave the game go beside the pack."""
        if place == "?deck":
            return Spot(self.layout.pack, CARD_Z, self.faces.pack(), down=True)
        zone, _, rest = place.partition(":")
        if zone == "pile":
            return Spot(self.pile_place(rest.partition(":")[0]), CARD_Z, self.faces.spy(component))
        return Spot(card_in(self.layout.out), CARD_Z, self.faces.spy(component)) if zone == "out" else None

    def seat(self, seat: Seat) -> SeatLayout:
        return self.layout.seat(seat, self.focus)

    def pile_place(self, pile: str) -> QRectF:
        return self.layout.piles[DIVISIONS.index(pile[0]) * 4 + int(pile[1]) - 1]

    def spots(self, where: Where) -> dict[Place, Spot]:
        if not where:
            return {}
        table, found = table_of(where), dict[Place, Spot]()
        for edge in range(1, len(table.wheel)):
            found |= self._wheel_row(table, edge)
        for seat in range(len(table.points)):
            found |= self._seat(table, seat)
        for pile, row in table.piles.items():
            found[card(row[0].id)] = Spot(self.pile_place(pile), CARD_Z, self.faces.spy(row[0].id), "pile")
        for spy, place in zip(table.open, self.layout.open, strict=False):
            found[card(spy.id)] = Spot(place, CARD_Z, self.faces.spy(spy.id), "open")
        for spy in table.out[-1:]:
            found[card(spy.id)] = Spot(card_in(self.layout.out), CARD_Z, self.faces.spy(spy.id), "out")
        found |= self._stage(table) | self._tokens(table, where)
        plate = self.plate(where)
        if plate is not None:
            found |= self._raised(plate, found)
        return found

    # Rows

    def wheel_places(self, row: Row, edge: int, table: CercleTable, more: int = 0) -> list[tuple[str, QRectF]]:
        """The cards of a row at the wheel from left to right; `more`: that many yet to come, at its outer end."""
        octant = table.octant(edge)
        units: list[list[tuple[str, bool]]] = [flattened(spy, table) for spy in row]
        units += [[("", False)]] * more
        if not units:
            return []
        zone, gap, found = self.layout.zones[octant], 0.4 * self.layout.gap, list[tuple[str, QRectF]]()
        flags, most = [[on for _, on in unit] for unit in units], self.layout.card.height()
        size, each = in_lines(zone, flags, most, MEDIUM_FROM / RATIO, gap)
        lines = [units[start : start + each] for start in range(0, len(units), each)]
        high = (zone.height() - gap * (len(lines) - 1)) / len(lines)
        if SIDES[octant] is MIDDLE:  # above the wheel and below it a row lies close to it
            high = size.height() * (1 + RAISED if any(map(any, flags)) else 1)
        top = zone.bottom() - len(lines) * (high + gap) + gap if octant == 0 else zone.top()
        for index, line in enumerate(lines):
            cards = [one for unit in (reversed(line) if SIDES[octant] is RIGHT else line) for one in unit]
            box = QRectF(zone.left(), top + index * (high + gap), zone.width(), high)
            drift = DRIFTS[octant] * high
            places = fan(box, [on for _, on in cards], size, SIDES[octant], gap=gap, drift=drift)
            found += [(code, place) for (code, _), place in zip(cards, places, strict=True)]
        return found

    def landing(self, where: Where, edge: int) -> QRectF:
        """Where a card would lie that comes to an edge now: at the outer end of the row."""
        table = table_of(where)
        places = self.wheel_places(table.wheel[edge], edge, table, more=1)
        return next(place for code, place in places if not code)

    def _wheel_row(self, table: CercleTable, edge: int) -> dict[Place, Spot]:
        return {
            card(code): Spot(place, CARD_Z + index, self._face(table, code), f"wheel:{edge}")
            for index, (code, place) in enumerate(self.wheel_places(table.wheel[edge], edge, table))
        }

    def _face(self, table: CercleTable, code: str) -> Face:
        """A spy with the mark of its employer, where that is not to be seen from where it lies."""
        spy = table.spies[code]
        ward = spy.on or code
        is_home = table.spies[ward].state == "ready" if ward in table.spies else False
        return self.faces.spy(code, None if is_home else spy.employer, spent=is_home and code in self.acted)

    def _seat(self, table: CercleTable, seat: Seat) -> dict[Place, Spot]:
        """What lies before a service: its ready spies, those deployed against it, those that have infiltrated."""
        panel, unit, found = self.seat(seat), self.layout.unit, dict[Place, Spot]()
        for zone, box, row in (
            ("ready", panel.ready, table.ready[seat]),
            ("deployed", panel.deployed, table.deployed[seat]),
        ):
            cards = [one for spy in row for one in flattened(spy, table)]
            flags = [on for _, on in cards]
            most = (1.0 if zone == "ready" else 0.7) * min(LARGEST * unit, self.layout.seats[0].ready.height())
            if zone == "ready" and not table.deployed[seat] and (len(row) > CROWDED or not panel.large):
                box = QRectF(box.topLeft(), panel.deployed.bottomRight())  # no room is needed there now
            size = card_size(box, flags, most)
            places = fan(box, flags, size, LEFT if zone == "ready" else MIDDLE)
            for index, ((code, _), place) in enumerate(zip(cards, places, strict=True)):
                found[card(code)] = Spot(place, CARD_Z + index, self._face(table, code), zone, seat)
        row = table.infiltrated[seat]
        placed = quarters([spy.id[0] for spy in row])
        places = butterfly_places(panel.infiltrated, placed, 0.5 * LARGEST * unit, 3.0)
        for spy, quarter, place in zip(row, placed, places, strict=True):
            face = self.faces.back(spy.id, quarter.name)
            found[card(spy.id)] = Spot(place, CARD_Z, face, "infiltrated", seat, down=True)
        return found

    def missing(self, table: CercleTable, seat: Seat) -> list[tuple[str, QRectF]]:
        """The quarters that are still to come of butterflies that have been begun, and where they belong."""
        placed = quarters([spy.id[0] for spy in table.infiltrated[seat]])
        others = [place for place in whole(placed) if place not in placed]
        box, most = self.seat(seat).infiltrated, 0.5 * LARGEST * self.layout.unit
        return [
            (place.name, box)
            for place, box in zip(others, butterfly_places(box, [*others, *placed], most, 3.0), strict=False)
        ]

    def _stage(self, table: CercleTable) -> dict[Place, Spot]:
        """What is resolved now, large: the first of those that have arrived, or the spy that acts; the rest waits."""
        acting = [table.acting] if table.acting else []
        rows = [*table.arrived[:1], *acting, *table.arrived[1:]]
        units = [flattened(spy, table) for spy in rows]
        if not units:
            return {}
        box, gap, waiting = self.stage_cards, self.layout.gap, [one for unit in units[1:] for one in unit]
        flags = [on for _, on in units[0]]
        later = [on for _, on in waiting]
        rest = QRectF(box)
        if self.is_stage_tall:
            rest.setTop(box.bottom() - 0.3 * box.height())
            box.setBottom(rest.top() - gap if later else box.bottom())
        first = fan(box, flags, card_size(box, flags, box.height()), gap=gap)
        if not self.is_stage_tall:
            rest.setTopLeft(QPointF(first[-1].right() + gap, box.top() + 0.3 * box.height()))
        places = first + fan(rest, later, card_size(rest, later, rest.height()))
        return {
            card(code): Spot(place, STAGE_Z + index * 0.1, self._face(table, code), "stage")
            for index, ((code, _), place) in enumerate(zip([*units[0], *waiting], places, strict=True))
        }

    @property
    def is_stage_tall(self) -> bool:
        """Whether what waits lies below what is resolved, not beside it."""
        return self.layout.stage.height() > 0.4 * self.layout.stage.width()

    @property
    def stage_cards(self) -> QRectF:
        box = shrunk(self.layout.stage, self.layout.gap)
        return QRectF(box.left(), box.top(), round(0.36 * box.width()), box.height())

    # Markers

    def _tokens(self, table: CercleTable, where: Where) -> dict[Place, Spot]:
        faces, found = self.faces, dict[Place, Spot]()
        for seat, points in enumerate(table.points):
            same = [other for other, there in enumerate(table.points) if min(there, 20) == min(points, 20)]
            place = self.point_place(points, same.index(seat), len(same))
            found[token(f"{seat}:vp")] = Spot(place, TOKEN_Z + seat, faces.points(seat), "token", seat)
            marker, state = square_in(self.seat(seat).marker), table.markers[seat]
            face = faces.service(seat, state)
            found[token(f"{seat}:service")] = Spot(marker, TOKEN_Z, face, "token", seat, state != "active")
        circle = self.layout.square(1, table.circle)
        found[token("circle")] = Spot(square_in(circle), TOKEN_Z + 9, faces.circle(table.circle), "token")
        if table.first is not None and "first" in where:
            found[token("first")] = Spot(square_in(self.seat(table.first).disc), TOKEN_Z, faces.first(), "token")
        return found

    def point_place(self, points: int, index: int, count: int) -> QRectF:
        """The place of one of several markers that stand on the same square."""
        box = shrunk(self.layout.square(0, points), 1.0)
        columns, lines = max(
            ((columns, -(-count // columns)) for columns in range(1, count + 1)),
            key=lambda grid: min(box.width() / grid[0], box.height() / grid[1]),
        )
        side = int(min(box.width() / columns, box.height() / lines, 0.92 * box.height()))
        left = round(box.center().x() - columns * side / 2) + index % columns * side
        top = round(box.center().y() - lines * side / 2) + index // columns * side
        return QRectF(left, top, side, side)

    # What is spread

    def plate(self, where: Where) -> Plate | None:
        """What is spread, if anything lies there."""
        kind, _, number = self.opened.group.partition(":")
        if not kind or not where:
            return None
        table = table_of(where)
        if kind == "wheel":
            rows = [("wheel", table.wheel[int(number)])]
            home = self.layout.zones[table.octant(int(number))]
            lying = self._wheel_row(table, int(number))
        else:
            seat, panel = int(number), self.seat(int(number))
            rows = [
                (zone, row)
                for zone, row in (
                    ("ready", table.ready[seat]),
                    ("deployed", table.deployed[seat]),
                    ("infiltrated", table.infiltrated[seat]),
                )
                if kind in ("seat", zone)
            ]
            home = panel.place if kind == "seat" else getattr(panel, kind)
            lying = self._seat(table, seat)
        rows = [(zone, row) for zone, row in rows if row]
        highest = max((lying[card(spy.id)].place.height() for _, row in rows for spy in row), default=0.0)
        parts = [(zone, row, [one for spy in row for one in flattened(spy, table)]) for zone, row in rows]
        high = max(READING * self.layout.unit, highest)
        return laid_out(parts, home, self.opened, self.layout, high) if rows else None

    def _raised(self, plate: Plate, found: dict[Place, Spot]) -> dict[Place, Spot]:
        """Spread cards show their faces, also those that have infiltrated."""
        return {
            card(code): found[card(code)]._replace(
                place=place,
                z=OPENED_Z + index * 0.1,
                face=self.faces.spy(code) if part.zone == "infiltrated" else found[card(code)].face,
            )
            for part in plate.parts
            for index, (code, place) in enumerate(part.cards)
            if card(code) in found
        }


def is_spy(component: str) -> bool:
    """Whether this is a card ("I1b", "N07"), and not a marker ("0:vp", "circle")."""
    return len(component) == 3 and component[0] in "ISRON" and component[1].isdigit()


def flattened(spy: PlacedSpy, table: CercleTable) -> list[tuple[str, bool]]:
    """A spy and all that lies on it, with whether it lies on another: a recruiter may have a bodyguard of its own."""
    found = [(spy.id, False)]
    for code in filter(None, (spy.recruiter, spy.guard)):
        found += [(each, True) for each, _ in flattened(table.spies[code], table)]
    return found
