"""How long one person waits in whole games against bots, at the pace of a real table and with real thoughts.

    python -m tests.benchmarks waiting

The person answers at once, so all the time there is belongs to the bots. A whole game takes as long as it takes, so
this is not among the figures of `make bench`.
"""

from __future__ import annotations

import threading
from random import Random
from time import monotonic

from engines import load
from engines.bots import LEVELS, decided
from engines.game import checked
from engines.match import Match, choice_text
from engines.record import Player
from network.bots.driver import HEADROOM, PACE, BotDriver
from network.bots.thinker import Thinker
from network.desk import Desk
from network.table.table import Table
from tests.benchmarks.figures import tell

GAMES = (("cercle", 6, "medium", 45 * 60.0), ("complot", 3, "medium", 15 * 60.0))
"""Game, seats, level of the bots, seconds that one may wait."""

PERSON, SCALE = "easy", 0.2  # how the person chooses
SLACK = 1.0  # seconds after which an answer is late


class Evening:
    """A game of one person, in the first seat, against bots."""

    def __init__(self, game_id: str, seats: int, level: str, seed: int) -> None:
        self._setup = checked(load(game_id), seats, {}, seed)
        players = [Player("Ana"), *[Player("", "bot", level)] * (seats - 1)]
        self.table = Table(Match(self._setup), players)
        self.waits: list[float] = []  # of the person, between two questions
        self.answers: list[float] = []  # of the bots: how long each took
        self._rng, self._length, self._asked = Random(seed), 0, -1
        self._answered = self._moved = monotonic()
        self._desk, self.over = Desk("table"), threading.Event()

    def play(self) -> None:
        thinker, troubles = Thinker(), list[object]()
        self.table.watch(self._look)
        self._desk.post(
            lambda: BotDriver(self.table, thinker, self._desk.post, self._desk.later, on_trouble=troubles.append)
        )
        self._desk.post(self._look)
        self.over.wait()
        self._desk.close()
        self._desk.join()
        thinker.close()
        assert not troubles, troubles

    def _look(self) -> None:
        """After every change, on the table's thread."""
        match, now = self.table.match, monotonic()
        if match.length != self._length:
            if match.lines[-1].seat:
                self.answers.append(now - self._moved)
            self._length, self._moved = match.length, now
        if match.outcome is not None:
            self.waits.append(now - self._answered)
            self.over.set()
        elif 0 in match.actors and self._asked != match.length:
            self._asked = match.length
            self.waits.append(now - self._answered)
            self._desk.post(self._answer)

    def _answer(self) -> None:
        match = self.table.match
        chosen = decided(match.game, self._setup, match.state, 0, LEVELS[PERSON], self._rng, scale=SCALE)
        self._answered = self._moved = monotonic()  # thinking is no waiting
        refusal = self.table.act(0, choice_text(match.game, chosen.steps), match.length)
        assert refusal is None, refusal


def run() -> None:
    for game_id, seats, level, most in GAMES:
        evening = Evening(game_id, seats, level, seed=7)
        evening.play()
        name = f"{game_id}, one person and {seats - 1} {level} bots"
        tell(f"waiting in a whole game of {name}", [sum(evening.waits)], "s", wanted=f"value <= {most}")
        tell(f"longest wait of {name}", [max(evening.waits)], "s")
        limit = max(PACE, LEVELS[level].seconds) + HEADROOM + SLACK
        late = sum(answer > limit for answer in evening.answers)
        tell(f"late answers of {len(evening.answers)} of {name}", [float(late)], "", wanted="value <= 0")
        tell(f"slowest answer of {name}", [max(evening.answers)], "s")
