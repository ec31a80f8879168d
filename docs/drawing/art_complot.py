"""What is laid on the plates of the rules of XIII: Le Complot: the map, tokens, cards, dice and markers of its board.

`docs.drawing.complot` says what stands on which plate.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from docs.drawing.boxes import data
from docs.drawing.plates import Sheet, square
from qtapp.base.theme import LIGHT, SEAT_MARKS, SeatMark
from qtapp.boards.complot.art.coasts import MAP_HIGH, MAP_WIDE
from qtapp.boards.complot.art.dice import paint_die
from qtapp.boards.complot.art.faces import ActionFace, CharacterFace
from qtapp.boards.complot.art.markers import paint_marker
from qtapp.boards.complot.art.missions import MissionBack, MissionFace
from qtapp.boards.complot.art.night_map import MapFrame, paint_map
from qtapp.boards.complot.art.places import PLAIN, PlaceState, paint_place, paint_thread, paint_trail
from qtapp.boards.complot.art.units import CODES, paint_character_token, paint_unit

SEATS = "ABCDE"
EDGE = 4.0  # of paper around a map


@cache
def record(table: str, code: str) -> dict[str, Any]:
    return next(row for row in data("complot")[table] if row["id"] == code)


@cache
def places() -> Mapping[int, dict[str, Any]]:
    return {place["id"]: place for place in data("complot")["place"]}


def mark(seat: str) -> SeatMark | None:
    """The colour and the shape of a seat; N is nobody's."""
    return None if seat == "N" else SEAT_MARKS[SEATS.index(seat)]


class Plate(Sheet):
    """A sheet with components of Le Complot, and with a stretch of the map if `map` has laid it out."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.frame = MapFrame(QRectF(0, 0, width, height))
        self.radius = 10.0

    # The map

    def map(self, x: float, y: float, scale: float, radius: float) -> None:
        """The stretch of the map around a point of the data; places have this radius."""
        middle = QPointF(self.width / 2, self.height / 2) + QPointF(MAP_WIDE / 2 - x, MAP_HIGH / 2 - y) * scale
        area = QRectF(0, 0, MAP_WIDE * scale, MAP_HIGH * scale)
        area.moveCenter(middle)
        self.frame, self.radius = MapFrame(area), radius
        sheet = QPainterPath()
        sheet.addRoundedRect(QRectF(0, 0, self.width, self.height).adjusted(EDGE, EDGE, -EDGE, -EDGE), EDGE, EDGE)
        self.painter.setClipPath(sheet)
        paint_map(self.painter, area, LIGHT)

    def spot(self, number: int) -> QPointF:
        """Where a place lies."""
        place = places()[number]
        return self.frame.at(place["x"], place["y"])

    def threads(self, numbers: Iterable[int] | None = None) -> None:
        """The paths between these places, or all of them."""
        shown = set(places() if numbers is None else numbers)
        for path in data("complot")["path"]:
            if {path["a"], path["b"]} <= shown:
                paint_thread(self.painter, self.spot(path["a"]), self.spot(path["b"]), self.radius)

    def place(self, number: int, state: PlaceState = PLAIN) -> None:
        ring = places()[number]["ring"]
        paint_place(self.painter, self.spot(number), self.radius, ring, number, LIGHT, state)

    def trail(self, seat: str, *numbers: int) -> None:
        """The way of a seat over these places."""
        owner = mark(seat)
        assert owner
        paint_trail(self.painter, [self.spot(number) for number in numbers], self.radius, QColor(owner.colour))

    # Tokens, dice and markers

    def token(self, name: str, x: float, y: float, side: float = 30) -> None:
        """An element by its seat and its code, "A.XIII" or "N.c"."""
        seat, _, code = name.partition(".")
        if code in CODES:
            paint_unit(self.painter, CODES[code], square(x, y, side), mark(seat))
        else:
            paint_character_token(self.painter, code, square(x, y, side * 1.16), mark(seat))

    def row(self, names: Sequence[str], x: float, y: float, gap: float, side: float = 30) -> None:
        """Elements one beside the other, the first around this point."""
        for number, name in enumerate(names):
            self.token(name, x + number * gap, y, side)

    def die(self, face: int, x: float, y: float, side: float = 26, *, hit: bool = False, number: int = 0) -> None:
        paint_die(self.painter, face, square(x, y, side), hit=hit, number=number)

    def marker(self, kind: str, x: float, y: float, side: float = 18) -> None:
        paint_marker(self.painter, kind, square(x, y, side))

    # Cards

    def character(self, code: str, x: float, y: float, wide: float, name: str = "") -> None:
        row = record("character", code)
        values = {value: row[value] for value in ("combat", "plot", "life", "elimination")}
        self.face(CharacterFace(code, row["ground"] == "brown", row["skill"], **values, name=name), x, y, wide)

    def mission(self, code: str, x: float, y: float, wide: float) -> None:
        """A mission face up, with its short name, which is the same in all languages."""
        row = record("mission", code)
        units = "".join(
            unit["code"] * count for unit, count in zip(data("complot")["unit_type"], row["enemies"], strict=True)
        )
        face = MissionFace(
            row["type"],
            row["place"],
            row["points"],
            enemies=units,
            plot=row.get("plot"),
            destination=row.get("deliver_to", 0),
            failure=row["failure"],
            failure_value=row["failure_value"],
            name=code,
        )
        self.face(face, x, y, wide)

    def mission_back(self, code: str, x: float, y: float, wide: float) -> None:
        self.face(MissionBack(record("mission", code)["type"]), x, y, wide)

    def action(self, kind: str, x: float, y: float, wide: float) -> None:
        """A card of a kind; the bonus of combat cards is the smallest, a secondary mission the first."""
        phase = record("action_type", kind)["phases"][0]
        bonus = 1 if kind in ("COM", "CPC") else 0
        first = data("complot")["secondary_mission"][0]
        place, points = (first["place"], first["points"]) if kind == "MIS" else (0, 0)
        self.face(ActionFace(kind, phase, bonus=bonus, place=place, points=points), x, y, wide)
