"""Where the fifteen slots of the circle lie: pure geometry.

The circle is drawn as a rounded oval that fills the place it is given, slot 0 at the top, the others clockwise.
Cards stand upright and as large as they can be without touching, around a free field for the goals.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import copysign, cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

SLOTS = 15
ROUNDNESS = 3.0  # exponent of the oval: 2 is an ellipse, more fills the corners better
SAMPLES = 96
LEAST_CELL, MOST_CELL = 12, 140


def cell_height(width: int) -> int:
    """A territory is drawn taller than wide, 63:88."""
    return round(width * 88 / 63)


def card_size(cell: int) -> QSizeF:
    """A card is two territories wide and two high."""
    return QSizeF(2 * cell, 2 * cell_height(cell))


class CardRing(NamedTuple):
    """The circle as laid out: the cell width of its cards, the middle of every slot, and the field inside."""

    cell: int
    centres: tuple[QPointF, ...]
    inner: QRectF

    def rect(self, slot: int) -> QRectF:
        size = card_size(self.cell)
        centre = self.centres[slot]
        return QRectF(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height())


@cache
def _unit_oval() -> tuple[tuple[float, float], ...]:
    """The oval with half axes 1, clockwise from the top."""
    points = []
    for step in range(SAMPLES + 1):
        angle = 2 * pi * step / SAMPLES
        x, y = sin(angle), -cos(angle)
        points.append((copysign(abs(x) ** (2 / ROUNDNESS), x), copysign(abs(y) ** (2 / ROUNDNESS), y)))
    return tuple(points)


def _spread(half_width: float, half_height: float, across: float, down: float) -> list[tuple[float, float]]:
    """Fifteen points on the oval, equally far apart when distances are measured in cards of `across` by `down`."""
    oval = [(x * half_width, y * half_height) for x, y in _unit_oval()]
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(oval):
        lengths.append(lengths[-1] + max(abs(bx - ax) / across, abs(by - ay) / down))
    points, at = [], 0
    for slot in range(SLOTS):
        wanted = lengths[-1] * slot / SLOTS
        while lengths[at + 1] < wanted:
            at += 1
        part = (wanted - lengths[at]) / (lengths[at + 1] - lengths[at] or 1)
        (ax, ay), (bx, by) = oval[at], oval[at + 1]
        points.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return points


def _apart(points: list[tuple[float, float]], across: float, down: float) -> bool:
    return all(
        abs(ax - bx) >= across or abs(ay - by) >= down
        for index, (ax, ay) in enumerate(points)
        for bx, by in points[:index]
    )


def _inner(points: list[tuple[float, float]], size: QSizeF, gap: float) -> QSizeF:
    """The largest field around the middle that no card reaches."""
    best = 0.0, 0.0
    beside, below = size.width() / 2 + gap, size.height() / 2 + gap
    for width in sorted({2 * (abs(x) - beside) for x, _ in points if abs(x) > beside}):
        facing = [abs(y) for x, y in points if abs(x) - beside < width / 2 - 0.01]
        height = 2 * (min(facing, default=0) - below)
        if height > 0 and width * height > best[0] * best[1]:
            best = width, height
    return QSizeF(*best)


def _tried(place: QSizeF, cell: int, least_inner: QSizeF) -> tuple[list[tuple[float, float]], QSizeF, bool]:
    """The slots for cards of one size around the middle, the field inside, and whether all that fits."""
    size, gap = card_size(cell), max(5.0, cell * 0.16)
    across, down = size.width() + gap, size.height() + gap
    half_width, half_height = (place.width() - size.width()) / 2, (place.height() - size.height()) / 2
    points = _spread(max(1.0, half_width), max(1.0, half_height), across, down)
    inner = _inner(points, size, gap + 3)
    roomy = inner.width() >= least_inner.width() and inner.height() >= least_inner.height()
    return points, inner, roomy and _apart(points, across, down)


def fitted_ring(place: QRectF, least_inner: QSizeF) -> CardRing:
    """The circle with the largest cards that leave at least `least_inner` free inside."""
    fits, too_large = LEAST_CELL, MOST_CELL
    while too_large - fits > 1:
        cell = (fits + too_large) // 2
        if _tried(place.size(), cell, least_inner)[2]:
            fits = cell
        else:
            too_large = cell
    points, inner, _ = _tried(place.size(), fits, least_inner)
    middle = place.center()
    # Whole pixels: cards that rest on them are drawn crisp.
    centres = tuple(QPointF(round(middle.x() + x), round(middle.y() + y)) for x, y in points)
    field = QRectF(middle.x() - inner.width() / 2, middle.y() - inner.height() / 2, inner.width(), inner.height())
    return CardRing(fits, centres, field)
