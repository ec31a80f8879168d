"""How many bytes an action costs: what each place at a table is sent of it, beside a whole view.

Random play of every game, at the table with the most seats. Whoever is asked next is told what may be chosen and what
each choice would do; the others and those who watch are not.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterator
from random import Random

from network.messages.changes import Shown, Tellings
from network.messages.packing import packed
from network.messages.table import Update
from network.table.table import Table
from tests.benchmarks.figures import tell
from tests.benchmarks.tables import Options, largest_tables
from tests.network.conftest import Ear, new_table, seated

MATCHES = 5
ACTIONS = 150  # of each, at most


def actions(table: Table, rng: Random) -> Iterator[None]:
    """Whole choices at random, until the match is over."""
    match = table.match
    for _ in range(ACTIONS):
        if not match.actors:
            return
        seat, game, state, steps = match.actors[0], match.game, match.state, list[str]()
        while not steps or game.half_made(state) is not None:
            action = rng.choice(game.legal(state, seat))
            state, _ = game.apply(state, seat, action)
            steps.append(game.write(action))
        assert table.act(seat, " ; ".join(steps), match.length) is None
        yield


class Place:
    """What one place at a table is sent."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self._tellings, self._shown = Tellings(), None
        self.bytes_of()

    @property
    def update(self) -> Update:
        return self._ear.update

    def bytes_of(self) -> int:
        """Of the last update."""
        shown: Shown | None = self._shown
        message, self._shown = self._tellings.told(self.update, shown)
        return len(packed(message))

    def bytes_of_a_view(self) -> int:
        return len(packed(Tellings().told(self.update, None)[0]._replace(legal=(), choices={}, log=())))


def measured(game: str, seats: int, options: Options, seed: int) -> dict[str, list[int]]:
    """The bytes of every action, by who was sent them."""
    table = new_table(" ".join("ABCDEF"[:seats]), seed=seed, game=game, **options)
    ears = seated(table, *"abcdef"[:seats])
    places = [Place(ear) for ear in (*ears, Ear(table.spectate()))]
    found = defaultdict[str, list[int]](list)
    for _ in actions(table, Random(seed)):
        for place in places:
            who = "asked" if place.update.legal else "watching" if place is places[-1] else "other"
            found[who].append(place.bytes_of())
        found["view"].append(places[-1].bytes_of_a_view())
    return found


def run() -> None:
    for game, seats, options in largest_tables():
        rounds = [measured(game, seats, options, seed) for seed in range(MATCHES)]
        views = [statistics.fmean(found["view"]) for found in rounds]
        for who, name in (("asked", "whoever is asked"), ("other", "another seat"), ("watching", "who watches")):
            means = [statistics.fmean(found[who]) for found in rounds]
            tell(f"bytes of an action of {game}, {seats} seats, to {name}", means, "bytes", "a whole view", views)
