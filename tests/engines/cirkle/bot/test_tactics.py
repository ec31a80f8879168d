"""However little a bot thinks, it takes a win in one, and does not hand one over while it can help it."""

from __future__ import annotations

from random import Random

import pytest

from engines import load
from engines.bots import LEVELS, decided
from engines.cirkle import notation
from engines.cirkle.actions import Action
from engines.cirkle.positions.position import Position
from engines.cirkle.state import State, set_up
from engines.game import Setup
from tests.engines.cirkle.bot.brute import safe, winning

GAME = load("cirkle")

WINS = [
    "duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1",  # nobody can take the tank on C11
    "duel 5yP!bTbC/8/8/2yHbP4/8/8/8/8/8/8/yC7 1 - - 0 1",  # the frozen plane stops both defenders
    "duel 8/8/8/8/8/3bC4/8/3yT*4/8/8/yC1bP!5 1 - - 0 1",  # the last free unit of the enemy
    "duel yH4yC!1bH*/8/8/8/3yH4/4bP*3/8/7bT/8/5yP*2/yT4bC!2 1 - - 7 113",
    "duel 8/8/8/yH7/8/8/5yC2/8/8/3bT3yT/2yT*2bT!2 1 - - 13 93",
    "duel 3bP1yT!2/2bPyT4/8/8/8/8/8/yP7/8/8/1bT*6 1 - - 2 87",
    "duel 8/2yC*1bT*3/8/8/8/8/8/8/4yT3/8/2bT!5 1 - - 7 93",
    "survivor 2bC3gT*2mC*1/1mH9/11/bH2mT*3bH*1gC*1/4mP6/7yT*mH*2/4bT*6/11/11/11/10gH 6 y - 0 126",
    "survivor 1bT*6mC*bC1/bC*2mT*3bP*1bTgC/2mT6bH*bP/11/11/7gP3/11/11/1mH7gHmP/8gH*gT*mC/10yH* 2 y - 1 56",
]

DEFENCES = [
    "duel 5yC!1bH*/3yP*4/8/8/8/8/8/7bH/7bT/bT*1yPyH4/3yC2yH1 2 - - 1 82",
    "duel 8/8/7bT/8/8/yH7/8/8/5yT*2/1yC5yT/3bT*1bT!2 1 - - 3 79",
    "duel 8/2bP5/bH7/8/7bP/8/4bH3/8/8/1yH6/5bH!2 1 - - 10 129",
    "duel 5yP!2/1bH6/8/8/8/8/8/8/3yH4/2yH5/2bC!3bH1 1 - - 12 123",
    "duel 3bP1yT!2/2bP5/8/3bT*1yP2/3yT4/8/8/1yH6/1yP6/8/8 2 - - 8 82",
    "duel 5yC!2/8/8/8/8/8/8/bP7/yH7/4bC*3/8 1 - - 10 135",
    "duel 7yH*/8/8/bHyT*6/8/7yT/3yT4/8/8/8/8 2 - - 0 118",
    "duel 8/8/8/8/8/8/8/3yT4/8/6bT*1/2bT!5 1 - - 8 103",
    "duel 8/8/8/8/8/8/1yT6/8/8/8/2bT!1bT*3 1 - - 12 107",
    "double 6bH*1mC*bCgC*/1mT*7yPmT/11/3gP*7/11/9gH1/11/mC10/4yH6/9gT*1/11 3 ymbg K11(ym) 6 71",
    "double 1mP*5bC3/8bH1bC*/2mH*6bH*1/mH4mP3bP1/11/3gP7/11/9gH1/1yT8gP*/2yH*6bT*gC/yP9yC 4 ymg K1(mb) 0 44",
    "double 11/9bH*1/11/11/11/11/11/1gP*9/11/yH*10/mP2yH3gH2bC* 1 ymbg A1(bg),K1(g) 3 93",
    "solo 11/11/8gP*2/2yH8/11/11/6mT4/11/11/11/10bC* 2 ymbg K1(yg) 14 190",
    "solo 4bC5gH/mC10/2bC*mT7/9bT1/7bH*3/1mT*9/8yC2/11/1gH*9/7yH3/11 3 ymbg K11(ym) 1 99",
    "solo yT9mH/8bP2/5bC5/11/7bT*3/1bP*7gH1/8gH*2/2yC8/yH10/9gC*1/yC*5yP4 4 ymb A11(mb),K11(b) 5 100",
    "solo yT10/8bP2/4bC6/11/11/1bP*7mH1/11/2bT*8/yH10/9gC*1/8gH*2 4 ymbg A11(mb) 1 112",
    "survivor 1bCmP8/1mH*1yP*2mT*2mC*1/9gH1/2bC*8/8bP1gH*/11/9gC*1/11/4gT5gP/8bH2/9bH*gC 3 y - 10 75",
    "survivor 6gP4/11/10bC/11/10bT/6mH*4/8gP*2/11/8gH2/4gC2bP*2gC*/9bT*yP* 1 y K1(m) 15 115",
]


def chosen(state: State, level: str, scale: float, seed: int) -> Action:
    position = state.position
    setup = Setup(GAME.id, len(position.armies), {"mode": position.variant.id}, 0)
    return decided(GAME, setup, state, position.mover, LEVELS[level], Random(seed), scale=scale).action


def seeds(level: str) -> range:
    """Several where the choice is blurred; otherwise they all give the same."""
    return range(3 if LEVELS[level].blur else 1)


def texts(actions: list[Action]) -> list[str]:
    return [notation.write(action) for action in actions]


@pytest.mark.parametrize("scale", [0.0001, 0.01], ids=["no time", "some time"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("text", WINS)
def test_every_level_takes_a_win_in_one(text, level, scale):
    state = set_up(text)
    wins = winning(state.position)
    assert wins
    for seed in seeds(level):
        assert notation.write(chosen(state, level, scale, seed)) in texts(wins)


@pytest.mark.parametrize("scale", [0.0001, 0.01], ids=["no time", "some time"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("text", DEFENCES)
def test_every_level_prevents_a_win_in_one(text, level, scale):
    state = set_up(text)
    good = safe(state.position)
    assert 0 < len(good) < len(state.legal)
    for seed in seeds(level):
        assert notation.write(chosen(state, level, scale, seed)) in texts(good)


def test_gives_up_a_unit_to_draw_the_defender_away():
    """R9.5: the helicopter must take the first tank that reaches C11, and then nobody can take the second."""
    position: Position = (state := set_up("duel 5yP!bH1/8/7bC/2yT5/2yT5/8/8/8/8/8/yC7 1 - - 0 1")).position
    assert not winning(position)
    assert notation.write(chosen(state, "hard", 0.1, 1)) == "C8-C11"
