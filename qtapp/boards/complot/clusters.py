"""Where tokens stand around their place on the map, and where the names are written: pure geometry.

Every place has a stand beside it that is kept free of rings, pins, other stands and names. What each side has there
stands in a row of its own; more sides make more rows, above and below the stand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from qtapp.boards.complot.art.labels import Box as Corners
from qtapp.boards.complot.art.labels import place_boxes
from qtapp.boards.complot.art.night_map import MapFrame
from qtapp.boards.complot.art.places import WREATH
from qtapp.boards.complot.box import box
from qtapp.boards.geometry import kept_within

TOKEN = 2.3  # of a token, in radii of a place
WIDE, HIGH = 5.5, 2.3  # of a stand, in radii of a place
STEP, LEAST_STEP = 0.62, 0.46  # how far apart tokens of a row are, in their size; many are closer together
CROWDED_STEP = 0.34  # where two columns stand side by side: they must not reach the next place
MOST_LINES = 3  # of more sides some stand beside the others
MOST_ROWS_HIGH = 8.4  # radii: more rows are of smaller tokens
CROWDED = (10.4, 7.0)  # radii: the stand of the start, where all begin
LEAST_TOKEN = 22.0  # pixels


def centre(frame: MapFrame, place: int) -> QPointF:
    """Where a place lies."""
    row = box().places[place]
    return frame.at(row["x"], row["y"])


def centres(frame: MapFrame) -> dict[int, QPointF]:
    """Where all of them lie."""
    return {place: centre(frame, place) for place in box().places}


def stand(frame: MapFrame, place: int) -> QRectF:
    """Where tokens stand at a place."""
    return _stands(*frame.area.getRect(), frame.least)[place]  # type: ignore[misc]


@lru_cache(maxsize=8)
def _stands(left: float, top: float, wide: float, high: float, least: float) -> Mapping[int, QRectF]:
    frame = MapFrame(QRectF(left, top, wide, high), least)
    start = box().start
    middles, radius, found = centres(frame), frame.radius, dict[int, QRectF]()
    rings = {place: _rect(place_boxes(middle, radius)) for place, middle in middles.items()}
    for place in sorted(middles, key=lambda number: -_crowd(middles, number)):
        others = [rect for other, rects in rings.items() for rect in rects if other != place]
        others += [*found.values(), rings[place][1]]
        found[place] = min(
            (rect for rect in _candidates(middles[place], radius, *(CROWDED if place == start else (WIDE, HIGH)))),
            key=lambda rect: (
                sum(rect.contains(middle) for middle in middles.values()),
                sum(_shared(rect, other) for other in others) + 50 * _outside(rect, frame.sheet),
            ),
        )
    return found


def _rect(boxes: tuple[Corners, Corners]) -> tuple[QRectF, QRectF]:
    return tuple(QRectF(QPointF(a, b), QPointF(c, d)) for a, b, c, d in boxes)  # type: ignore[return-value]


def _crowd(middles: Mapping[int, QPointF], place: int) -> float:
    """How near the nearest places are."""
    at = middles[place]
    return -min((middle - at).manhattanLength() for other, middle in middles.items() if other != place)


def _candidates(middle: QPointF, radius: float, across: float, rows: float) -> list[QRectF]:
    """At the right, at the left, then higher or lower there."""
    wide, high, away = across * radius, rows * radius, (WREATH + 0.05) * radius
    found = []
    for rise in (0.0, -0.6, 0.6, -1.2, 1.2):
        top = middle.y() - high / 2 + rise * radius
        found += [QRectF(middle.x() + away, top, wide, high), QRectF(middle.x() - away - wide, top, wide, high)]
    return found


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height() if not both.isEmpty() else 0.0


def _outside(rect: QRectF, area: QRectF) -> float:
    return rect.width() * rect.height() - _shared(rect, area)


def tokens(frame: MapFrame, place: int, counts: Sequence[int]) -> list[list[QRectF]]:
    """Where tokens stand at a place: for each side a row of so many, in two columns where there are many sides."""
    here, radius, rows = stand(frame, place), frame.radius, [count for count in counts if count]
    if not rows:
        return [[] for _ in counts]
    columns = 1 if len(rows) <= MOST_LINES else 2
    lines = -(-len(rows) // columns)
    side = round(max(LEAST_TOKEN, min(TOKEN * radius, MOST_ROWS_HIGH * radius / lines)))
    room = here.width() / columns
    least = LEAST_STEP if columns == 1 else CROWDED_STEP
    part = max(least, min(STEP, (room / side - 1) / max(1, max(rows) - 1)))
    wide = [side * (1 + part * (max(rows[first : first + lines]) - 1)) for first in range(0, len(rows), lines)]
    gap = round(0.15 * side)
    is_left = here.center().x() < centre(frame, place).x()
    whole = max(here.width(), sum(wide) + gap * (len(wide) - 1))
    left = here.right() - whole if is_left else here.left()
    block = kept_within(QRectF(left, here.center().y() - lines * side / 2, whole, lines * side), frame.area)
    starts = [block.right() - sum(wide[index:]) - gap * (len(wide) - index - 1) for index in range(len(wide))]
    if not is_left:
        starts = [block.left() + sum(wide[:index]) + gap * index for index in range(len(wide))]
    found, number = list[list[QRectF]](), 0
    for count in counts:
        if not count:
            found.append([])
            continue
        column, line = divmod(number, lines)
        step, top = part * side, round(block.top()) + line * side
        across = side * (1 + part * (count - 1))
        start = starts[column] + (wide[column] - across if is_left else 0.0)
        found.append([QRectF(round(start + step * index), top, side, side) for index in range(count)])
        number += 1
    return found
