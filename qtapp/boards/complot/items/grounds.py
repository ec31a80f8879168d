"""The map as it lies on the table: the sheet with threads and names, and the places in their state above it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from qtapp.base.theme import TEXT_LEAST, Theme
from qtapp.boards.complot.art.coasts import MAP_HIGH, MAP_WIDE
from qtapp.boards.complot.art.labels import OVERLAP, Label, label_font, paint_labels, placed_labels
from qtapp.boards.complot.art.night_map import MapFrame, paint_map
from qtapp.boards.complot.art.places import (
    PLAIN,
    PlaceState,
    paint_gone,
    paint_place,
    paint_thread,
    paint_trail,
)
from qtapp.boards.complot.box import box
from qtapp.boards.complot.chronicle import Gone
from qtapp.boards.complot.clusters import centre, centres, stand
from qtapp.boards.complot.layout import Layout
from qtapp.boards.geometry import kept_within
from qtapp.items.frames import Mark
from qtapp.items.ground import Ground

OLD = 0.6  # how much is seen of what is no news
Corner = tuple[float, float, float, float]

CANON = 3.0  # pixels of a unit of the map, where names are set
ROOMY = 0.62  # pixels of a unit of the map: on smaller ones names may lie where tokens stand, if there is no room
LITTLE = 1.5  # what that costs then
LABEL = 15.2  # units of the map: the type of names, where it can be read so small


def label_pixels(layout: Layout) -> float:
    return max(TEXT_LEAST, LABEL * layout.frame.scale)


def labels_on(layout: Layout, names: Mapping[int, str]) -> tuple[Label, ...]:
    """The names, where they cover neither places nor stands nor each other.

    They are set once for each size of type as against the map, on a sheet of a size of its own: a window may grow
    without everything being set anew.
    """
    frame, part = layout.frame, CANON / layout.frame.scale
    pixels = ceil(label_pixels(layout) * part)
    corner, font = frame.at(0, 0), label_font(pixels).key()
    answers = QRectF((layout.corner.topLeft() - corner) * part, layout.corner.size() * part).getRect()
    is_roomy = frame.scale >= ROOMY
    found = _labels(tuple(names.items()), pixels, font, frame.radius * part, answers, is_roomy=is_roomy)
    boxes = [QRectF(corner + label.box.topLeft() / part, label.box.size() / part) for label in found]
    return tuple(label._replace(box=kept_within(box, frame.sheet)) for label, box in zip(found, boxes, strict=True))


@lru_cache(maxsize=8)
def _labels(
    names: tuple[tuple[int, str], ...],
    pixels: int,
    font: str,  # noqa: ARG001
    radius: float,
    answers: Corner,
    *,
    is_roomy: bool,
) -> tuple[Label, ...]:
    frame = MapFrame(QRectF(0, 0, MAP_WIDE * CANON, MAP_HIGH * CANON), radius)
    stands = [stand(frame, place) for place, _ in names]
    weight = OVERLAP if is_roomy else LITTLE
    weights = [OVERLAP if place == box().start else weight for place, _ in names]
    taken = [*zip(stands, weights, strict=True), (QRectF(*answers), OVERLAP)]
    return placed_labels(dict(names), centres(frame), box().paths, frame.sheet, radius, pixels, taken)


class Sheet(Ground):
    """The map with its threads."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._layout: Layout | None = None
        self._closed: frozenset[int] = frozenset()

    def tell(self, layout: Layout, closed: frozenset[int]) -> None:
        self._layout, self._closed = layout, closed
        self.lay(layout.map, layout, closed)

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        frame = self._layout.frame
        paint_map(painter, frame.area, self.theme)
        middles = centres(frame)
        for one, other in box().paths:
            state = "cut" if one in self._closed or other in self._closed else "plain"
            paint_thread(painter, middles[one], middles[other], frame.radius, state)


class MapPlaces(Ground):
    """The places in their state, with their names."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.states: Mapping[int, PlaceState] = {}
        self.labels: tuple[Label, ...] = ()
        self._layout: Layout | None = None

    def tell(self, layout: Layout, names: Mapping[int, str], states: Mapping[int, PlaceState]) -> None:
        self._layout, self.states = layout, dict(states)
        self.labels = labels_on(layout, names)
        self.lay(layout.map, layout, tuple(names.values()), tuple(sorted(states.items())))

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        frame, middles = self._layout.frame, centres(self._layout.frame)
        for place, row in box().places.items():
            state = self.states.get(place, PLAIN)
            paint_place(painter, middles[place], frame.radius, row["ring"], place, self.theme, state)
        paint_labels(painter, self.labels, self.theme, label_pixels(self._layout))


class Trail(NamedTuple):
    """The way somebody would go, in the colour of a seat."""

    way: tuple[int, ...]
    colour: str


class Lit(Mark):
    """Ways that can be gone: below the places and their names."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._layout: Layout | None = None
        self.threads: tuple[tuple[int, int], ...] = ()

    def tell(self, layout: Layout, threads: Sequence[tuple[int, int]]) -> None:
        if (layout, tuple(threads)) != (self._layout, self.threads):
            self._layout, self.threads = layout, tuple(threads)
            self._cover(layout.map if threads else QRectF())

    def draw(self, painter: QPainter) -> None:
        if self._layout is not None:
            middles = centres(self._layout.frame)
            for one, other in self.threads:
                paint_thread(painter, middles[one], middles[other], self._layout.radius, "lit")


class Tracks(Mark):
    """Where groups went in this round: an arrow in the colour of each seat, those that are news brighter."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._layout: Layout | None = None
        self._colours: tuple[str, ...] = ()
        self.gone: tuple[Gone, ...] = ()

    def tell(self, layout: Layout, gone: Sequence[Gone], colours: Sequence[str]) -> None:
        if (layout, tuple(gone), tuple(colours)) != (self._layout, self.gone, self._colours):
            self._layout, self.gone, self._colours = layout, tuple(gone), tuple(colours)
            self._cover(layout.map if gone else QRectF())

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        middles, radius = centres(self._layout.frame), self._layout.radius
        painter.setClipRect(self._layout.map)
        for step in sorted(self.gone, key=lambda step: step.is_news):
            colour = QColor(self._colours[step.seat])
            colour.setAlphaF(1.0 if step.is_news else OLD)
            is_walked = step.how in ("step", "retreat") and step.place in neighbours(step.origin)
            one, other = middles[step.origin], middles[step.place]
            paint_gone(painter, one, other, radius, colour, step.seat, dotted=not is_walked)


class Planned(Mark):
    """Ways that one has noted for oneself: dashed."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._layout: Layout | None = None
        self.ways: tuple[Trail, ...] = ()

    def tell(self, layout: Layout, ways: Sequence[Trail]) -> None:
        if (layout, tuple(ways)) != (self._layout, self.ways):
            self._layout, self.ways = layout, tuple(ways)
            self._cover(layout.map if ways else QRectF())

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        middles = centres(self._layout.frame)
        painter.setClipRect(self._layout.map)
        for trail in self.ways:
            way = [middles[place] for place in trail.way]
            paint_trail(painter, way, self._layout.radius, QColor(trail.colour), dashed=True)


class Lights(Mark):
    """What is pointed at or chosen on the map, and the way there: above the places."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._layout: Layout | None = None
        self.states: Mapping[int, PlaceState] = {}
        self.trail: Trail | None = None

    def tell(self, layout: Layout, states: Mapping[int, PlaceState], trail: Trail | None = None) -> None:
        if (layout, states, trail) != (self._layout, self.states, self.trail):
            self._layout, self.states, self.trail = layout, dict(states), trail
            self._cover(layout.map if states or trail else QRectF())

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        frame, middles = self._layout.frame, centres(self._layout.frame)
        painter.setClipRect(frame.area)
        if self.trail is not None:
            paint_trail(painter, [middles[place] for place in self.trail.way], frame.radius, QColor(self.trail.colour))
        for place, state in self.states.items():
            ring = box().places[place]["ring"]
            paint_place(painter, middles[place], frame.radius, ring, place, self.theme, state)


class Veil(Mark):
    """A shade over the map while a scene is played above it."""

    def spread(self, area: QRectF) -> None:
        if area != self._box:
            self._cover(area)

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self._box, QColor(8, 12, 20, 150))


def neighbours(place: int) -> frozenset[int]:
    return frozenset(b if a == place else a for a, b in box().paths if place in (a, b))


def ring_box(frame: MapFrame, place: int) -> QRectF:
    """What is clicked on a place."""
    middle, reach = centre(frame, place), max(1.2 * frame.radius, 12.0)
    return QRectF(middle - QPointF(reach, reach), middle + QPointF(reach, reach))


def place_at(frame: MapFrame, pos: QPointF) -> int:
    """The place at a point, 0 for none."""
    found: Collection[int] = [place for place in box().places if ring_box(frame, place).contains(pos)]
    return next(iter(found), 0)
