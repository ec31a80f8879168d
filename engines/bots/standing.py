"""What being ahead by so many points is worth, for games that several seats may win.

No power, exponential or logarithm is taken: a seed gives the same move on every machine (`engines.bots.tree`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt

WINNING = 0.75  # how much of an end's worth is winning; the rest is to leave rivals behind


def chance_of(lead: float) -> float:
    """From a lead to a chance: 0.5 for none, near 0 and 1 for large ones."""
    return 0.5 + 0.5 * lead / sqrt(1 + lead * lead)


def standing(points: Sequence[float], blind: float) -> list[float]:
    """What each seat may expect with these points at the end, as far as one can see."""
    crowns, beaten = [], []
    for seat, own in enumerate(points):
        crown, ahead = 1.0, 0.0
        for rival, other in enumerate(points):
            if rival != seat:
                chance = chance_of((own - other) / blind)
                crown *= chance
                ahead += chance
        crowns.append(crown)
        beaten.append(ahead / (len(points) - 1))
    whole = fsum(crowns)
    return [WINNING * crown / whole + (1 - WINNING) * ahead for crown, ahead in zip(crowns, beaten, strict=True)]
