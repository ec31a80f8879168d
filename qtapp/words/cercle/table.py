"""What lies where on a table of The Circle, read from `where` into rows that words and board share.

The places are those of the engine: `wheel:3:0:1`, `ready:2:0:posted`, `on:I1b:guard` … Whatever lies half on another
card is found from both sides: a spy knows the guard and the recruiter it carries, and they know what they lie on. A
`where` that is on its way from one event to the next can be read as well; it may then have gaps in its rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from engines.game import Seat

Where = Mapping[str, str]

EDGES = 8
DIVISIONS = ("I", "S", "R", "O")

# Where a spy can be. Cards in the face-down pack are not in `where` at all.
PILE, OPEN, WHEEL, READY, DEPLOYED, INFILTRATED = "pile", "open", "wheel", "ready", "deployed", "infiltrated"
GUARD, RECRUITER, ACTING, ARRIVED, OUT = "guard", "recruiter", "acting", "arrived", "out"


@dataclass(frozen=True, slots=True)
class PlacedSpy:
    """A spy with its place and with what lies on it."""

    id: str
    state: str  # one of those above
    place: int = 0  # in its row or pile: 0 is innermost, on top, or first to come
    employer: Seat | None = None  # of an infiltrated spy: its owner
    edge: int = 0  # on the wheel
    pile: str = ""  # in a pile
    against: Seat | None = None  # deployed: in front of whom
    posted: bool = False  # a ready bodyguard that covers all the spies there
    on: str = ""  # a guard or a recruiter: the spy it lies on
    guard: str = ""  # the bodyguard it carries
    recruiter: str = ""  # the recruiter it carries
    recruiter_of: Seat | None = None  # and whose that one is


Row = tuple[PlacedSpy, ...]


@dataclass(frozen=True, slots=True)
class CercleTable:
    """Rows of spies in their order, and where the markers stand."""

    spies: Mapping[str, PlacedSpy]
    wheel: tuple[Row, ...]  # by edge, inside out; [0] is always empty
    ready: tuple[Row, ...]  # by employer, in order of coming
    deployed: tuple[Row, ...]  # by the seat they lie in front of, in order of deployment
    infiltrated: tuple[Row, ...]  # by owner
    piles: Mapping[str, Row]  # by name, the top first; piles that are used up are missing
    open: Row
    arrived: Row  # the queue of those that have left the wheel
    out: Row
    acting: PlacedSpy | None
    points: tuple[int, ...]  # by seat
    secrets: tuple[tuple[int, ...], ...]  # by seat, in the order of the divisions
    markers: tuple[str, ...]  # by seat: "passive", "active" or "used"
    circle: int
    turned: int  # rotations so far, modulo 8
    first: Seat | None

    def octant(self, edge: int) -> int:
        """The side of the table an edge faces, clockwise from the top (R5.10)."""
        return (edge + self.turned) % EDGES


def table_of(where: Where) -> CercleTable:
    """The table a `where` describes. The same one is read once."""
    return _read(tuple(where.items()))


@lru_cache(maxsize=32)
def _read(items: tuple[tuple[str, str], ...]) -> CercleTable:
    where = dict(items)
    spies = _spies(items)
    seats = range(sum(component.endswith(":vp") for component in where))
    everyone = spies.values()
    piles = sorted({spy.pile for spy in everyone if spy.state == PILE}, key=_pile_order)
    return CercleTable(
        spies=spies,
        wheel=tuple(_row(spy for spy in everyone if spy.edge == edge and spy.edge) for edge in range(EDGES + 1)),
        ready=tuple(_row(spy for spy in everyone if spy.state == READY and spy.employer == seat) for seat in seats),
        deployed=tuple(_row(spy for spy in everyone if spy.against == seat) for seat in seats),
        infiltrated=tuple(
            _row(spy for spy in everyone if spy.state == INFILTRATED and spy.employer == seat) for seat in seats
        ),
        piles={pile: _row(spy for spy in everyone if spy.pile == pile) for pile in piles},
        open=_row(spy for spy in everyone if spy.state == OPEN),
        arrived=_row(spy for spy in everyone if spy.state == ARRIVED),
        out=_row(spy for spy in everyone if spy.state == OUT),
        acting=next((spy for spy in everyone if spy.state == ACTING), None),
        points=tuple(_number(where, f"{seat}:vp") for seat in seats),
        secrets=tuple(tuple(_number(where, f"{seat}:{division}") for division in DIVISIONS) for seat in seats),
        markers=tuple(where.get(f"{seat}:service", "").rpartition(":")[2] for seat in seats),
        circle=_number(where, "circle"),
        turned=_number(where, "wheel"),
        first=_number(where, "first") if "first" in where else None,
    )


def _number(where: Where, marker: str) -> int:
    """The number of the square a marker stands on."""
    return int(where.get(marker, ":0").rpartition(":")[2])


def _row(spies: Iterable[PlacedSpy]) -> Row:
    return tuple(sorted(spies, key=lambda spy: spy.place))


def _pile_order(pile: str) -> tuple[int, str]:
    return DIVISIONS.index(pile[0]), pile


def _spies(items: Iterable[tuple[str, str]]) -> dict[str, PlacedSpy]:
    """All cards that can be seen, each with what it carries and, if it lies on another, with its employer."""
    read = ((component, _spy(component, place.split(":"))) for component, place in items)
    spies = {component: spy for component, spy in read if spy is not None}
    attached = [spy for spy in spies.values() if spy.on in spies]
    for spy in attached:
        ward = spies[spy.on]
        if spy.state == GUARD:
            spies[ward.id] = replace(ward, guard=spy.id)
        else:
            spies[ward.id] = replace(ward, recruiter=spy.id, recruiter_of=spy.employer)
    for spy in attached:
        if spy.state == GUARD:  # R7.12: a guard follows its ward, whose employer is its own
            spies[spy.id] = replace(spies[spy.id], employer=spies[spy.on].employer)
    return spies


def _spy(card: str, place: list[str]) -> PlacedSpy | None:
    """A card where it lies; None for a marker."""
    match place:
        case ["pile", pile, number]:
            return PlacedSpy(card, PILE, int(number), pile=pile)
        case ["open" | "out" as state, number]:
            return PlacedSpy(card, state, int(number))
        case ["wheel", edge, number, employer]:
            return PlacedSpy(card, WHEEL, int(number), _seat(employer), edge=int(edge))
        case ["ready", employer, number, *posted]:
            return PlacedSpy(card, READY, int(number), _seat(employer), posted=bool(posted))
        case ["on", ward, "guard"]:
            return PlacedSpy(card, GUARD, on=ward)
        case ["on", ward, "recruiter", employer]:
            return PlacedSpy(card, RECRUITER, employer=_seat(employer), on=ward)
        case ["deployed", against, number, employer]:
            return PlacedSpy(card, DEPLOYED, int(number), _seat(employer), against=int(against))
        case ["infiltrated", owner, number]:
            return PlacedSpy(card, INFILTRATED, int(number), _seat(owner))
        case ["acting", employer]:
            return PlacedSpy(card, ACTING, employer=_seat(employer))
        case ["arrived", number, employer]:
            return PlacedSpy(card, ARRIVED, int(number), _seat(employer))
    return None


def _seat(text: str) -> Seat | None:
    return None if text == "-" else int(text)
