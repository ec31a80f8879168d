"""A rate limit: a token bucket, which holds so many at once and fills up again one by one. It reads no clock."""

from __future__ import annotations

from typing import NamedTuple

_ALMOST = 1e-6  # whoever has waited as long as they were told has waited long enough, however that was rounded


class Rate(NamedTuple):
    """How much may be done: `burst` at once, and one more every so many seconds."""

    burst: int
    every: float

    def most_within(self, seconds: float) -> int:
        """The most that can be done in any stretch of so many seconds."""
        return self.burst + int(seconds / self.every)


class Bucket:
    """What is left of a rate at a given moment; `now` is in seconds, by any clock that never goes back."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._then: float | None = None

    def take(self, now: float, cost: int = 1) -> bool:
        """Take so many out; whether that many were there. If they were not, none is taken."""
        self._fill(now)
        if self._left < cost - _ALMOST:
            return False
        self._left = max(0.0, self._left - cost)
        return True

    def fill(self) -> None:
        self._left = float(self._rate.burst)

    def give_back(self) -> None:
        self._left = min(self._rate.burst, self._left + 1)

    def wait(self, now: float) -> float:
        """Seconds until there is one."""
        self._fill(now)
        return 0.0 if self._left >= 1 - _ALMOST else (1 - self._left) * self._rate.every

    def is_full(self, now: float) -> bool:
        self._fill(now)
        return self._left >= self._rate.burst - _ALMOST

    def _fill(self, now: float) -> None:
        if self._then is not None:
            self._left = min(self._rate.burst, self._left + (now - self._then) / self._rate.every)
        self._then = now
