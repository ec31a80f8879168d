"""A fair queue with a rate limit: who may go on, and when, where a stranger with many addresses must not go first.

Turns are limited for each place (a table) and for each origin. While more ask than can be served, those go first whose
neighbourhood had, or waits for, the fewest turns: of the networks that they are in, from the widest on, the first that
differ are compared. So a hundred neighbouring addresses share what a single other one gets. Whoever was served several
times already stands behind everybody else. It reads no clock and starts no timer but those it is given.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from typing import NamedTuple, TypeAlias

from network.desk import Job, Timer
from network.origin import Origin
from network.rate_limit import Bucket, Rate

REPEATED = 3  # turns of one origin at one place that still may be a friend's slips
_TIDY_AT = 1024  # origins that are remembered, before those without a recent turn are looked for

Clock: TypeAlias = Callable[[], float]
Later: TypeAlias = Callable[[float, Job], Timer]
OnTurn: TypeAlias = Callable[[int], None]


class Turns(NamedTuple):
    """How many turns there are."""

    each: Rate  # of one origin, at all places together
    place: Rate  # at one place, of all origins together
    waiting: int = 64  # how many may wait, at all places together
    waiting_each: int = 8  # of them of one origin at one place
    memory: float = 60.0  # seconds for which a turn counts when it is asked who goes first


Rank: TypeAlias = tuple[bool, list[int]]


class Turn:
    """Somebody in the queue. `on_turn` is told 0 when it is their turn, else for how many seconds not to come back."""

    __slots__ = ("on_turn", "origin", "place", "taken")

    def __init__(self, place: str, origin: Origin, on_turn: OnTurn) -> None:
        self.place, self.origin, self.on_turn = place, origin, on_turn
        self.taken: float | None = None  # when


class Turnstile:
    """The queue of one host for one kind of thing, at all its places."""

    def __init__(self, turns: Turns, now: Clock, later: Later) -> None:
        self._turns, self._now, self._later = turns, now, later
        self._queue: dict[Turn, None] = {}  # in the order in which they came
        self._places: dict[str, _Place] = {}
        self._origins: dict[str, Bucket] = {}
        self._timer: Timer | None = None
        self._due = 0.0  # when it rings
        self._tidy_at = _TIDY_AT

    def ask(self, place: str, origin: Origin, on_turn: OnTurn) -> Turn:
        """Queue up; `on_turn` may be called before this returns."""
        turn, now = Turn(place, origin, on_turn), self._now()
        self._queue[turn] = None
        self._place(turn).waiting.update(turn.origin.networks)
        if not self._place(turn).bucket.wait(now):
            self._serve(now)  # others may have waited for just this moment
        if turn in self._queue:
            self._set_timer(now, self._wait(turn, now))
            if self._place(turn).waiting[origin.group] > self._turns.waiting_each:
                self._refuse(turn)
            elif len(self._queue) > self._turns.waiting:
                self._refuse(self._last())
        return turn

    def leave(self, turn: Turn) -> None:
        """Whoever waited does so no more."""
        if turn in self._queue:
            del self._queue[turn]
            _subtract(self._place(turn).waiting, turn.origin.networks)

    def give_back(self, turn: Turn) -> None:
        """A turn that shall not count: the caller has turned out to be a friend."""
        if turn.taken is not None and turn.place in self._places:
            self._places[turn.place].give_back(turn)
            self._bucket(turn).give_back()
            turn.taken = None
            self._serve(self._now())

    def wait(self, turn: Turn) -> int:
        """Whole seconds until there may be a turn: at least one."""
        return max(1, ceil(self._wait(turn, self._now())))

    # Serving.

    def _serve(self, now: float) -> None:
        self._forget(now)
        while turns := [turn for turn in self._queue if not self._wait(turn, now)]:
            turn = min(turns, key=self._rank)
            self.leave(turn)
            self._bucket(turn).take(now)
            self._place(turn).take(turn, now)
            turn.on_turn(0)
        if self._queue:
            self._set_timer(now, min(self._wait(turn, now) for turn in self._queue))

    def _set_timer(self, now: float, wait: float) -> None:
        if self._timer and self._due <= now + wait:
            return  # it rings in time
        if self._timer:
            self._timer.cancel()
        self._due = now + wait
        self._timer = self._later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._serve(self._now())

    def _refuse(self, turn: Turn) -> None:
        self.leave(turn)
        turn.on_turn(self.wait(turn))

    def _last(self) -> Turn:
        """Who goes last, at the place where most wait."""
        counts = Counter(turn.place for turn in self._queue)
        most = max(counts, key=counts.__getitem__)
        return max((turn for turn in self._queue if turn.place == most), key=self._rank)

    def _rank(self, turn: Turn) -> Rank:
        return self._place(turn).rank(turn)

    def _wait(self, turn: Turn, now: float) -> float:
        return max(self._place(turn).bucket.wait(now), self._bucket(turn).wait(now))

    def _place(self, turn: Turn) -> _Place:
        if turn.place not in self._places:
            self._places[turn.place] = _Place(Bucket(self._turns.place))
        return self._places[turn.place]

    def _bucket(self, turn: Turn) -> Bucket:
        group = turn.origin.group
        if group not in self._origins:
            self._origins[group] = Bucket(self._turns.each)
        return self._origins[group]

    def _forget(self, now: float) -> None:
        for name, place in tuple(self._places.items()):
            place.forget(now - self._turns.memory)
            if place.is_idle(now):
                del self._places[name]
        if len(self._origins) > self._tidy_at:
            self._origins = {group: bucket for group, bucket in self._origins.items() if not bucket.is_full(now)}
            self._tidy_at = max(_TIDY_AT, 2 * len(self._origins))


class _Place:
    """What was served at one place lately, and who waits there."""

    def __init__(self, bucket: Bucket) -> None:
        self.bucket = bucket
        self.waiting: Counter[str] = Counter()  # by the networks they are in
        self._counts: Counter[str] = Counter()  # of those who were served, in the same way
        self._served: deque[tuple[float, tuple[str, ...]]] = deque()  # when

    def is_idle(self, now: float) -> bool:
        return not self.waiting and not self._served and self.bucket.is_full(now)

    def take(self, turn: Turn, now: float) -> None:
        self.bucket.take(now)
        turn.taken = now
        self._served.append((now, turn.origin.networks))
        self._counts.update(turn.origin.networks)

    def give_back(self, turn: Turn) -> None:
        self.bucket.give_back()
        with suppress(ValueError):  # it may be forgotten by now
            self._served.remove((turn.taken or 0.0, turn.origin.networks))
            _subtract(self._counts, turn.origin.networks)

    def rank(self, turn: Turn) -> Rank:
        """Less for those who go first."""
        served, waiting = self._counts.get, self.waiting.get  # what is missing takes a Counter long to count
        networks = turn.origin.networks
        return served(turn.origin.group, 0) >= REPEATED, [served(each, 0) + waiting(each, 0) for each in networks]

    def forget(self, since: float) -> None:
        while self._served and self._served[0][0] < since:
            _subtract(self._counts, self._served.popleft()[1])


def _subtract(counts: Counter[str], networks: tuple[str, ...]) -> None:
    """The opposite of `Counter.update`, and what is 0 then is not kept."""
    for network in networks:
        counts[network] -= 1
        if not counts[network]:
            del counts[network]
