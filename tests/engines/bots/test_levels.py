"""The levels: each tries harder than the one before, answers repeatably by iterations, and stops by the clock."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines import load
from engines.bots import LEVELS, Policy, decided, policy_for
from engines.bots.policy import Values, played_out, ranked
from engines.bots.search import Search
from engines.game import Game, Outcome, Setup, Side, checked
from tests.engines.bots.tiny import Dials, Heap, Nim, Noughts, Safes

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


@pytest.mark.long
def test_even_easy_is_no_fool():
    assert wins("easy", "random", range(4), scale=0.05) == 8


@pytest.mark.long
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


class Short(Policy):
    longest_playout = 3


class Scored(Nim):
    """Nim with running scores, and sides that may be out of play."""

    scores = (0, 0, 0)
    out = frozenset[int]()
    pairs = False

    def view(self, state: Heap, seat: int | None) -> dict[str, Any]:
        known = [score if seat == own else None for own, score in enumerate(self.scores)]
        return {**super().view(state, seat), "scores": known}

    def sides(self, state: Heap) -> tuple[Side, ...]:
        teams = ((0, 2), (1, 3)) if self.pairs else tuple((seat,) for seat in range(state.seats))
        return tuple(Side(team, tuple(seat for seat in team if seat not in self.out)) for team in teams)


def cut_off(*scores: int, out: frozenset[int] = frozenset(), pairs: bool = False) -> Values:
    game = Scored()
    game.scores, game.out, game.pairs = scores, out, pairs
    return played_out(game, Short(), Heap(100, len(scores)), Random(1))


def test_a_playout_that_is_cut_off_is_worth_what_the_scores_say():
    """Of everyone the score that they know themselves."""
    assert cut_off(7, 7) == (0.5, 0.5)
    ahead, behind = cut_off(12, 4)
    assert ahead > 0.7
    assert ahead + behind == pytest.approx(1)
    assert cut_off(13, 4)[0] > ahead
    assert cut_off(-4, -12)[0] > 0.7
    first, second, third = cut_off(30, 20, 10)
    assert 1 >= first > second > third >= 0
    assert first + second + third == pytest.approx(sum(ranked(Outcome(((0,), (1,), (2,)), (), (), "", ""))))


def test_partners_expect_the_same_and_who_is_out_of_play_nothing():
    values = cut_off(10, 2, 0, 2, pairs=True)
    assert values[0] == values[2] > values[1] == values[3]
    assert values[0] + values[1] == pytest.approx(1)
    assert cut_off(50, 1, 1, out=frozenset({0}))[0] == 0


def test_a_game_that_can_evaluate_ends_a_playout_by_that():
    class Sure(Short):
        def evaluate(self, state: str) -> Values:
            assert len(state) == 3
            return 0.9, 0.1

    assert played_out(Noughts(), Sure(), "", Random(1)) == (0.9, 0.1)


def test_a_playout_is_not_cut_off_in_the_middle_of_a_choice():
    class Whole(Short):
        longest_playout = 1

        def evaluate(self, state: Dials) -> Values:
            assert not state.begun
            return 0.2, 0.8

    assert played_out(Safes(), Whole(), Dials(), Random(1)) == (0.2, 0.8)


def test_a_policy_gives_a_question_its_share_of_the_time(monkeypatch):
    class Sparing(Policy):
        def share(self, game: Game, state: str, seat: int) -> float:
            return 0.1 if len(state) < 2 else 1.0

    monkeypatch.setattr("engines.bots.levels.policy_for", lambda _: Sparing())
    setup, level = Setup("noughts", 2, {}, 0), LEVELS["hard"]
    iterations = [decided(Noughts(), setup, state, 0, level, Random(1), scale=0.01).iterations for state in ("04", "")]
    assert iterations[1] == level.iterations * 0.001
    assert iterations[0] > 3 * iterations[1]
    polls = iter([0.0, 0.05, 0.099, 0.1, 0.2])
    found = decided(Noughts(), setup, "", 0, level, Random(1), spent=lambda: next(polls))
    assert found.iterations == 3


def test_an_answer_in_a_window_is_worth_a_sliver():
    game = Noughts()
    game.window = lambda state: (1,) if state else ()
    assert Policy().share(game, "", 1) == 1.0
    assert Policy().share(game, "0", 0) == 1.0
    assert 0 < Policy().share(game, "0", 1) < 0.1
