"""The levels: each tries harder than the one before, answers repeatably by iterations, and stops by the clock."""

from __future__ import annotations

from random import Random

import pytest

from engines import load
from engines.bots import LEVELS, Policy, decided, policy_for
from engines.bots.policy import played_out
from engines.bots.search import Search
from engines.game import Setup, checked
from tests.engines.bots.tiny import Noughts

GAME = load("wagons")


def setup(seed: int) -> Setup:
    return checked(GAME, 2, {}, seed)


def winner(seed: int, levels: tuple[str, str], scale: float) -> int:
    """Who wins a match between two levels (or "random"), thinking a small share of what they would."""
    deal = setup(seed)
    state, plies = GAME.new(deal), 0
    while actors := GAME.actors(state):
        seat, plies = actors[0], plies + 1
        rng = Random(f"{seed}/{plies}")
        legal = GAME.legal(state, seat)
        if levels[seat] == "random":
            action = legal[int(rng.random() * len(legal))]
        else:
            action = decided(GAME, deal, state, seat, LEVELS[levels[seat]], rng, scale=scale).action
        state, _ = GAME.apply(state, seat, action)
    return GAME.outcome(state).winners[0]


def wins(better: str, worse: str, deals: range, scale: float) -> int:
    """How often `better` wins when every deal is played from both seats."""
    return sum(
        (winner(seed, (better, worse), scale) == 0) + (winner(seed, (worse, better), scale) == 1) for seed in deals
    )


def test_there_are_three_levels_and_each_tries_harder():
    assert list(LEVELS) == ["easy", "medium", "hard"]
    easy, medium, hard = LEVELS.values()
    assert easy.seconds < medium.seconds < hard.seconds <= 4
    assert easy.iterations < medium.iterations < hard.iterations
    assert easy.width <= medium.width <= hard.width
    assert easy.blur > medium.blur >= hard.blur == 0


def test_budgets_in_seconds_and_in_iterations_shorten_alike():
    easy, medium, hard = LEVELS.values()
    assert medium.iterations / easy.iterations == pytest.approx(medium.seconds / easy.seconds)
    assert hard.iterations / medium.iterations == pytest.approx(hard.seconds / medium.seconds)


def test_even_easy_is_no_fool():
    assert wins("easy", "random", range(4), scale=0.05) == 8


def test_hard_is_better_than_easy_even_in_a_hurry():
    assert wins("hard", "easy", range(6), scale=0.03) >= 9


@pytest.mark.parametrize("level", LEVELS.values(), ids=str)
def test_the_same_seed_gives_the_same_move(level):
    deal = setup(5)
    state = GAME.new(deal)
    state, _ = GAME.apply(state, state.actor, GAME.legal(state, state.actor)[3])
    first, second = (decided(GAME, deal, state, state.actor, level, Random(8), scale=0.02) for _ in range(2))
    assert first == second


def test_the_clock_ends_the_thought():
    deal = setup(5)
    state = GAME.new(deal)
    polls = iter([0.0, 0.2, 0.5, 0.8, 1.0])
    found = decided(GAME, deal, state, state.actor, LEVELS["hard"], Random(1), spent=lambda: next(polls))
    assert found.iterations == 4


def test_a_game_bears_more_or_less_of_the_blur(monkeypatch):
    class Steady(Policy):
        blur = 0.25

    blurs = []
    monkeypatch.setattr("engines.bots.levels.policy_for", lambda _: Steady())
    monkeypatch.setattr(Search, "decision", lambda _, *, blur=0.0: blurs.append(blur))
    for level in LEVELS.values():
        decided(Noughts(), Setup("noughts", 2, {}, 0), "031", 1, level, Random(1), scale=0.01)
    assert blurs == [level.blur / 4 for level in LEVELS.values()]


def test_a_game_without_a_policy_is_played_by_chance_and_search():
    game = Noughts()
    assert type(policy_for(game.id)) is Policy
    values = played_out(game, Policy(), "04", Random(2))
    assert values in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
    found = decided(game, Setup(game.id, 2, {}, 0), "0314", 0, LEVELS["hard"], Random(1), scale=0.02)
    assert found.action == "2"


def test_a_name_that_is_no_package_has_no_policy():
    assert type(policy_for("../engines")) is Policy
    assert type(policy_for("nowhere")) is Policy


def test_a_playout_that_never_ends_is_cut_off(monkeypatch):
    monkeypatch.setattr("engines.bots.policy.LONGEST_PLAYOUT", 3)
    assert played_out(Noughts(), Policy(), "", Random(1)) == (0.5, 0.5)
