"""Pauses between two attempts to reconnect: they grow, and begin anew only after a stay that lasted.

A host that lets us in and drops us at once is called no more often than one that does not answer. Jitter keeps the
guests of a host that comes back from calling all at the same moment.
"""

from __future__ import annotations

from collections.abc import Callable
from random import random

FIRST, LAST = 0.2, 5.0  # seconds
GROWTH = 1.6
JITTER = 0.2  # of a pause: it is up to so much longer or shorter
LASTING = 10.0  # seconds: a stay that ended sooner counts as a failed attempt


class Backoff:
    """The pauses of one guest. `chance` gives numbers from 0 to 1."""

    def __init__(self, first: float = FIRST, last: float = LAST, chance: Callable[[], float] = random) -> None:
        self._first, self._last, self._chance = first, last, chance
        self._next = first

    def pause(self, stayed: float) -> float:
        """How long to wait after a connection that lasted for `stayed` seconds; 0 if there was none."""
        if stayed >= LASTING:
            self._next = self._first
        pause, self._next = self._next, min(self._next * GROWTH, self._last)
        return pause * (1 + JITTER * (2 * self._chance() - 1))
