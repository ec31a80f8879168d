"""The time of each seat: so much for each move, or so much for the whole match and some back after each move.

No clock is read here: whoever looks says what time it is. What happens when time runs out is `network.room.timing`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from engines.game import Seat
from network.disk.room_file import Left
from network.messages.room import ClockRule, Clocks

LONGEST = 2**31 - 1
"""Milliseconds that are told at most: 24 days. A clock that is given back a day after each move may hold more."""


class Clock:
    """The clocks of a table. Those of the seats that were last named by `run` are running."""

    def __init__(self, rule: ClockRule, seats: int, left: Left | None = None) -> None:
        self.rule = rule
        self._left = [milliseconds / 1000 for milliseconds in left.time] if left else [float(rule.seconds)] * seats
        self._asked = set(left.asked) if left else set()
        self._served: set[Seat] = set()
        self._since = 0.0
        self.running: tuple[Seat, ...] = ()

    def run(self, now: float, seats: Sequence[Seat]) -> None:
        """Take what has passed from those who were running; from now on these are."""
        for seat in self.running:
            self._left[seat] = max(0.0, self._left[seat] - (now - self._since))
        self._since, self.running = now, tuple(seats)

    def ask(self, seats: Sequence[Seat]) -> None:
        """These are asked for a move. Whoever was not yet, or has moved since, has the whole time of a move for it."""
        for seat in seats:
            if seat not in self._asked and self.rule.kind == "move":
                self._left[seat] = float(self.rule.seconds)
                self._served.discard(seat)
        self._asked = set(seats)

    def moved(self, seat: Seat) -> None:
        """The seat has made a move of its own."""
        self._asked.discard(seat)
        if self.rule.kind == "game":
            self._left[seat] += self.rule.increment

    def taken_back(self) -> None:
        """Everyone is asked anew."""
        self._asked.clear()

    @property
    def out(self) -> tuple[Seat, ...]:
        """Those among the running who have no time left, unless what follows from that was done (`serve`)."""
        return tuple(seat for seat in self.running if self._left[seat] <= 0 and seat not in self._served)

    def serve(self, seat: Seat) -> None:
        """What follows from having no time left has been done."""
        self._served.add(seat)

    @property
    def next_out(self) -> float | None:
        """Seconds from the last `run` until the next seat is out of time."""
        return min((self._left[seat] for seat in self.running if seat not in self._served), default=None)

    def told(self) -> Clocks:
        """The time as it was at the last `run`."""
        return Clocks(tuple(min(time, LONGEST) for time in self.left.time), self.running)

    @property
    def left(self) -> Left:
        return Left(tuple(ceil(left * 1000) for left in self._left), tuple(sorted(self._asked)))
