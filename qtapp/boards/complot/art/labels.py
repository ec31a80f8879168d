"""Names of places on the map: where each is written so that it covers no place, no pin, no other name, and few threads.

Around every place there are some sixty positions, on one line or two. All names begin in the best one by themselves;
then each in turn moves to where it costs least as the others stand, until none wants to move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from qtapp.base.brush import JOINED, ROUND, SOLID, faded, saved
from qtapp.base.theme import TEXT_LEAST, Theme
from qtapp.boards.complot.art.places import PIN, WREATH, label_colours
from qtapp.items.frames import sized_font

LINE = 1.06  # the height of a line, in sizes of the type
PADDING = 1.5  # pixels around the letters
NARROW = 90  # per cent
OVERLAP, OUTSIDE, THREAD_COST, FAR, BROKEN = 40.0, 400.0, 0.5, 1.0, 5.0
SWEEPS = 24

Box = tuple[float, float, float, float]  # left, top, right, bottom


class Label(NamedTuple):
    """A name, set."""

    place: int
    lines: tuple[str, ...]
    box: QRectF


class _Candidate(NamedTuple):
    lines: tuple[str, ...]
    box: Box
    cost: float


def label_font(pixels: float) -> QFont:
    font = sized_font(max(TEXT_LEAST, pixels), bold=True)
    font.setStretch(NARROW)
    return font


def _splits(name: str) -> list[tuple[str, ...]]:
    """The name on one line and, at every space or hyphen, on two."""
    found: list[tuple[str, ...]] = [(name,)]
    for at, letter in enumerate(name):
        if letter == " " and 1 < at < len(name) - 2:
            found.append((name[:at], name[at + 1 :]))
        elif letter == "-" and at < len(name) - 2:
            found.append((name[: at + 1], name[at + 1 :]))
    return found


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _inside(box: Box, start: QPointF, end: QPointF) -> float:
    """How much of a thread lies in a box (Liang and Barsky)."""
    dx, dy = end.x() - start.x(), end.y() - start.y()
    first, last = 0.0, 1.0
    for step, room in (
        (-dx, start.x() - box[0]),
        (dx, box[2] - start.x()),
        (-dy, start.y() - box[1]),
        (dy, box[3] - start.y()),
    ):
        if step == 0:
            if room < 0:
                return 0.0
        elif step < 0:
            first = max(first, room / step)
        else:
            last = min(last, room / step)
    return max(0.0, last - first) * hypot(dx, dy)


def place_boxes(centre: QPointF, radius: float) -> tuple[Box, Box]:
    """What a place covers: its ring with plate and wreath, and the pin of a mission above it."""
    reach, unit = radius * WREATH, radius / 10
    left, top, side = PIN
    pin = (centre.x() + left * unit, centre.y() + top * unit, centre.x() + (left + side) * unit, centre.y() - radius)
    return (centre.x() - reach, centre.y() - reach, centre.x() + reach, centre.y() + reach), pin


def _candidates(
    name: str, centre: QPointF, radius: float, metrics: QFontMetricsF, size: float
) -> list[tuple[tuple[str, ...], Box, float]]:
    """Positions around a place with what each costs by itself."""
    found = []
    reach = radius * WREATH
    for lines in _splits(name):
        wide = max(metrics.horizontalAdvance(line) for line in lines) + 2 * PADDING
        high = len(lines) * size * LINE + 2 * PADDING
        broken = BROKEN if len(lines) > 1 else 0.0
        for gap, far in ((1.0, 0.0), (5.0, 4.0), (10.0, 9.0)):
            spots = []
            for part, worse in ((0.5, 0.0), (0.3, 1.0), (0.7, 1.0), (0.1, 2.0), (0.9, 2.0), (-0.15, 4.0), (1.15, 4.0)):
                spots.append((centre.x() - wide * part, centre.y() + reach + gap, worse))
                spots.append((centre.x() - wide * part, centre.y() - reach - gap - high, worse + 6.0))
            for part, worse in ((0.5, 0.5), (0.2, 1.5), (0.8, 1.5), (0.0, 2.5), (1.0, 2.5)):
                spots.append((centre.x() + reach + gap, centre.y() - high * part, worse))
                spots.append((centre.x() - reach - gap - wide, centre.y() - high * part, worse))
            for x, y, worse in spots:
                found.append((lines, (x, y, x + wide, y + high), broken + far * FAR + worse))
    return found


def _kept_in(box: Box, area: QRectF) -> float:
    """How far a box leaves an area."""
    return (
        max(0.0, area.left() - box[0])
        + max(0.0, area.top() - box[1])
        + max(0.0, box[2] - area.right())
        + max(0.0, box[3] - area.bottom())
    )


def placed_labels(
    names: Mapping[int, str],
    centres: Mapping[int, QPointF],
    threads: Sequence[tuple[int, int]],
    area: QRectF,
    radius: float,
    pixels: float = TEXT_LEAST,
    taken: Sequence[tuple[QRectF, float]] = (),
) -> tuple[Label, ...]:
    """Every name with its lines and its box; what is `taken` besides places, at a cost, is left free if it can be."""
    key = tuple((place, names[place], centres[place].x(), centres[place].y()) for place in names)
    boxes = tuple(((r.left(), r.top(), r.right(), r.bottom()), cost) for r, cost in taken)
    room = (area.left(), area.top(), area.right(), area.bottom())
    font = label_font(pixels)
    return _placed(key, tuple(threads), room, radius, font.key(), boxes)


@lru_cache(maxsize=16)
def _placed(
    places: tuple[tuple[int, str, float, float], ...],
    threads: tuple[tuple[int, int], ...],
    room: Box,
    radius: float,
    font_key: str,
    taken: tuple[tuple[Box, float], ...],
) -> tuple[Label, ...]:
    font = QFont()
    font.fromString(font_key)
    metrics, size = QFontMetricsF(font), float(font.pixelSize())
    area = QRectF(room[0], room[1], room[2] - room[0], room[3] - room[1])
    centres = {place: QPointF(x, y) for place, _, x, y in places}
    obstacles = [(box, OVERLAP) for centre in centres.values() for box in place_boxes(centre, radius)]
    obstacles += taken
    lines = [(centres[one], centres[other]) for one, other in threads]
    choices: list[list[_Candidate]] = []
    for _, name, x, y in places:
        candidates = []
        positions = _candidates(name, QPointF(x, y), radius, metrics, size)
        around = (
            min(box[0] for _, box, _ in positions),
            min(box[1] for _, box, _ in positions),
            max(box[2] for _, box, _ in positions),
            max(box[3] for _, box, _ in positions),
        )
        near_obstacles = [(obstacle, cost) for obstacle, cost in obstacles if _shared(around, obstacle)]
        near_lines = [line for line in lines if _inside(around, *line)]
        for text, box, cost in positions:
            hidden = sum(_shared(box, obstacle) * cost for obstacle, cost in near_obstacles)
            crossed = sum(_inside(box, *line) for line in near_lines)
            whole = cost + hidden + crossed * THREAD_COST + _kept_in(box, area) * OUTSIDE
            candidates.append(_Candidate(text, box, whole))
        choices.append(sorted(candidates, key=lambda candidate: candidate.cost)[:90])
    chosen = _settled(choices)
    return tuple(
        Label(
            place,
            choice.lines,
            QRectF(choice.box[0], choice.box[1], choice.box[2] - choice.box[0], choice.box[3] - choice.box[1]),
        )
        for (place, _, _, _), choice in zip(places, chosen, strict=True)
    )


def _settled(choices: Sequence[Sequence[_Candidate]]) -> list[_Candidate]:
    chosen = [candidates[0] for candidates in choices]
    for _ in range(SWEEPS):
        moved = False
        for index, candidates in enumerate(choices):
            others = [choice.box for at, choice in enumerate(chosen) if at != index]
            best, best_cost = chosen[index], float("inf")
            for candidate in candidates:
                if candidate.cost >= best_cost:
                    break  # they are sorted: none of the rest can be better
                cost = candidate.cost + sum(_shared(candidate.box, other) for other in others) * OVERLAP
                if cost < best_cost - 1e-9:
                    best, best_cost = candidate, cost
            if best != chosen[index]:
                chosen[index], moved = best, True
        if not moved:
            break
    return chosen


def paint_labels(
    painter: QPainter,
    labels: Sequence[Label],
    theme: Theme,
    pixels: float = TEXT_LEAST,
    bright: frozenset[int] = frozenset(),
) -> None:
    """The names in ink with a halo of the other tone; those that are `bright` stand out."""
    ink, halo = label_colours(theme)
    font = label_font(pixels)
    metrics, size = QFontMetricsF(font), float(font.pixelSize())
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for label in labels:
            for index, line in enumerate(label.lines):
                x = label.box.center().x() - metrics.horizontalAdvance(line) / 2
                y = label.box.top() + PADDING + size * (LINE * index + 0.86)
                path = QPainterPath()
                path.addText(QPointF(x, y), font, line)
                colour, edge = (halo, ink) if label.place in bright else (ink, halo)
                painter.strokePath(path, QPen(faded(edge, 0.92), 3.2, SOLID, ROUND, JOINED))
                painter.fillPath(path, QColor(colour))
