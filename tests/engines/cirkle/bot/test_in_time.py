"""A real thinking process answers about Cirkle within its time, whatever the position, and tells what it analyses."""

from __future__ import annotations

import queue
import time
from collections.abc import Iterator

import pytest

from engines import load
from engines.bots import LEVELS
from engines.game import checked
from engines.match import Match
from network.bots.thinker import Request, Thinker, Thought
from network.bots.thought import ANALYSE, JUDGE

GAME = load("cirkle")
PATIENCE = 60.0  # seconds after which a test has failed; nothing here waits that long
LATEST = 0.1  # seconds beyond the budget
THINKING = 0.2  # seconds: the budget here, a share of each level's own

POSITIONS = {
    "start": "",
    "sharp": "duel 3bP1yT!2/2bP5/8/3bT*1yP2/3yT4/8/8/1yH6/1yP6/8/8 2 - - 8 82",
    "solo": "solo yT9mH/8bP2/5bC5/11/7bT*3/1bP*7gH1/8gH*2/2yC8/yH10/9gC*1/yC*5yP4 4 ymb A11(mb),K11(b) 5 100",
    "survivor": "survivor 1mC*6bP*bC1/mP*mCmH*7bP/1mH2bH*bT5/8gH*2/11/5bC*gH3bT*/6bH4/4gT*6/2mT*mT6gP*/6yT4/7gC*3"
    " 1 y - 1 91",
}


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    asked(thinker, match(""), level="easy", scale=0.01)  # the process is up and knows the game
    yield thinker
    thinker.close()


def match(position: str) -> Match:
    mode = position.partition(" ")[0] or "duel"
    return Match(checked(GAME, 2 if mode == "duel" else 4, {"mode": mode}, 1, position))


def asked(thinker: Thinker, about: Match, **wishes) -> list[Thought]:
    """All answers to one request."""
    answers: queue.Queue[Thought] = queue.Queue()
    seat = wishes.pop("seat", about.actors[0] if about.actors else 0)
    thinker.think(Request(about.setup, tuple(about.lines), seat, wishes.pop("level"), **wishes), answers.put)
    told = [answers.get(timeout=PATIENCE)]
    while not told[-1].is_final:
        told.append(answers.get(timeout=PATIENCE))
    return told


@pytest.mark.parametrize(
    ("position", "level"), [("start", "easy"), ("start", "medium"), *((name, "hard") for name in POSITIONS)]
)
def test_answers_within_the_budget_and_a_tenth_of_a_second(thinker, position, level):
    about, times = match(POSITIONS[position]), []
    for seed in range(2):
        began = time.monotonic()
        (thought,) = asked(thinker, about, level=level, scale=THINKING / LEVELS[level].seconds, seed=seed)
        times.append(time.monotonic() - began)
        assert thought.text in about.legal(about.actors[0])
    assert min(times) < THINKING + LATEST  # the machine may be busy with other tests: the best counts


def test_an_analysis_tells_its_depth_and_lines(thinker):
    told = asked(thinker, match(POSITIONS["survivor"]), level="hard", scale=0.12, purpose=ANALYSE, count=3)
    assert len(told) > 1
    assert [thought.depth for thought in told] == sorted(thought.depth for thought in told)
    assert told[-1].depth >= 2
    for thought in told:
        assert [choice.line[0] for choice in thought.considered] == [choice.text for choice in thought.considered]
    assert len(told[-1].considered) == 3


def test_both_players_can_be_told_how_they_stand(thinker):
    about = match("duel 7bC/8/8/8/2bT*5/8/8/2yC5/8/8/yC7 1 - - 0 1")
    values = [
        asked(thinker, about, level="easy", scale=0.1, purpose=JUDGE, by_iterations=True, seat=seat)[-1].value
        for seat in (0, 1)
    ]
    assert sum(values) == pytest.approx(1)
    assert values[0] > 0.6
