"""Moving between choices with the arrow keys: pure geometry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

Key = TypeVar("Key")
Point = tuple[float, float]

ASIDE = 2.2  # a step to the side counts this much more than one in the wanted direction


def neighbour(points: Mapping[Key, Point], current: Key, direction: Point) -> Key:
    """The nearest choice in a direction, or the current one if there is none."""
    x, y = points[current]
    best, least = current, float("inf")
    for key, (other_x, other_y) in points.items():
        across, down = other_x - x, other_y - y
        ahead = across * direction[0] + down * direction[1]
        aside = abs(across * direction[1]) + abs(down * direction[0])
        if ahead > 1e-6 and ahead + ASIDE * aside < least:
            best, least = key, ahead + ASIDE * aside
    return best


def nearest(points: Mapping[Key, Point], wanted: Point) -> tuple[Key, float]:
    """The choice nearest to a point, of one at least, and how far off it is in the larger of the two directions."""
    away = {key: (abs(x - wanted[0]), abs(y - wanted[1])) for key, (x, y) in points.items()}
    best = min(away, key=lambda key: away[key][0] ** 2 + away[key][1] ** 2)
    return best, max(away[best])
