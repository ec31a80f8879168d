"""A choice made in steps is searched as one choice, and others learn of it when it is whole."""

from __future__ import annotations

from random import Random

import pytest

from engines.bots.levels import LEVELS, decided
from engines.bots.policy import Policy, Values
from engines.bots.search import Search
from engines.game import Game, Outcome, Seat, Setup, State
from engines.match import SEPARATOR, choice_text, forced
from tests.engines.bots.tiny import Dials, Hidden, Hideout, March, Safes, Trek

SAFES, HIDEOUT, TREK = Safes(), Hideout(), Trek()
BEST = ("r", "m", "l")


class FoundPolicy(Policy):
    """The safes are about what is found, not about who finds more."""

    def reward(self, outcome: Outcome) -> Values:
        first, second = outcome.scores
        return 0.5 + (first - second) / 200, 0.5 + (second - first) / 200


class OpenFoundPolicy(FoundPolicy):
    open = True


POLICIES = pytest.mark.parametrize("policy", [FoundPolicy(), OpenFoundPolicy()], ids=["observed", "open"])


class OnlyRight(Safes):
    """The first step is forced, those behind it are not."""

    first = ("r",)


def searched(game: Game, state: State, seat: Seat, iterations: int, policy: Policy, seed: int = 1) -> Search:
    search = Search(game, state, seat, 2, policy, Random(seed))
    search.run(iterations)
    return search


@POLICIES
def test_finds_the_sequence_that_greedy_first_steps_miss(policy):
    found = searched(SAFES, Dials(), 0, 1500, policy).decision()
    assert found.steps == BEST
    assert found.action == "r"
    best = found.weighed[0]
    assert best.steps == BEST
    assert sum(choice.share for choice in found.weighed) == pytest.approx(1)
    assert len({choice.steps for choice in found.weighed}) == len(found.weighed)


@POLICIES
def test_a_choice_that_is_half_made_is_completed(policy):
    assert searched(SAFES, Dials(begun="r"), 0, 300, policy).decision().steps == BEST[1:]
    assert len(searched(SAFES, Dials(begun="l"), 0, 50, policy).decision().steps) == 2


@POLICIES
@pytest.mark.parametrize("blur", [0.0, 0.3])
def test_however_little_time_there_is_the_answer_is_a_whole_choice(policy, blur):
    for iterations in range(40):
        steps = searched(SAFES, Dials(), 0, iterations, policy, seed=iterations).decision(blur=blur).steps
        state: State = Dials()
        for action in steps:
            state, _ = SAFES.apply(state, 0, action)
        assert len(state.opened) == 1, steps


def test_an_item_of_a_line_is_a_whole_choice():
    best = searched(SAFES, Dials(), 0, 4000, OpenFoundPolicy()).lines(1)[0]
    assert best.line == (BEST, BEST)
    observed = searched(SAFES, Dials(), 0, 400, FoundPolicy()).lines(3)
    assert all(choice.line == (choice.steps,) for choice in observed)


@POLICIES
@pytest.mark.parametrize("steps", [BEST, ("l", "l", "l"), ("m", "m", "m")])
def test_what_a_whole_choice_is_worth_is_searched_by_itself(policy, steps):
    state: State = Dials()
    for action in steps:
        state, _ = SAFES.apply(state, 0, action)
    judged = Search(SAFES, Dials(), 0, 2, policy, Random(1), chosen=steps)
    judged.run(600)
    assert judged.iterations == 600
    assert judged.lines(3) == ()
    assert judged.value == pytest.approx(searched(SAFES, state, 0, 600, policy).value, abs=0.03)


def test_a_search_stops_only_when_no_sequence_can_overtake():
    search = Search(SAFES, Dials(("lll",)), 1, 2, OpenFoundPolicy(), Random(1))
    search.run(6000)
    assert search.decision().steps == BEST
    assert search.iterations < 6000


@POLICIES
def test_steps_that_leave_no_choice_are_forced_and_a_forced_first_step_is_not(policy):
    search = Search(SAFES, Dials(begun="m"), 0, 2, policy, Random(1))
    assert search.is_forced
    assert (search.decision().steps, search.iterations) == (("m", "m"), 0)
    stuck = Search(OnlyRight(), Dials(), 0, 2, policy, Random(1))
    assert not stuck.is_forced
    stuck.run(400)
    assert stuck.decision().steps == BEST


def test_forced():
    assert forced(SAFES, Dials(begun="m"), 0) == ("m", "m")
    assert forced(SAFES, Dials(), 0) == forced(OnlyRight(), Dials(), 0) == ()
    assert choice_text(SAFES, BEST) == f"r{SEPARATOR}m{SEPARATOR}l"


def test_a_rival_does_not_observe_steps():
    """Whoever counted them would always find the hideout."""
    search = searched(HIDEOUT, Hidden(), 0, 3000, Policy())
    assert 0.35 < search.value < 0.65
    assert {choice.steps for choice in search.decision().weighed} == {("river",), ("wood", "oak")}


def test_what_is_hidden_behind_steps_does_not_change_the_decision_of_a_rival():
    first, second = (searched(HIDEOUT, Hidden(place), 1, 300, Policy()).decision() for place in ("river", "oak"))
    assert first == second


@pytest.mark.parametrize("seat", [0, 1])
def test_simultaneous_choices_in_steps_approach_the_best_mixture(seat):
    found = searched(TREK, March(), seat, 5000, Policy()).decision()
    shares = {choice.steps: choice.share for choice in found.weighed}
    assert shares["river",] == pytest.approx(0.5, abs=0.12)
    assert shares["ashore", "wood"] == pytest.approx(0.25, abs=0.12)
    assert shares["ashore", "barn"] == pytest.approx(0.25, abs=0.12)
    played = {searched(TREK, March(), seat, 150, Policy(), seed).decision().steps for seed in range(24)}
    assert played == set(shares)


def test_positions_are_valued_between_choices_only():
    class Judging(Policy):
        def evaluate(self, state: Dials) -> Values:
            assert not state.begun
            return 0.5, 0.5

    assert len(searched(SAFES, Dials(), 0, 200, Judging()).decision().steps) == 3


@pytest.mark.parametrize("level", LEVELS.values(), ids=str)
def test_every_level_makes_whole_choices(level):
    for seed in range(5):
        setup = Setup("safes", 2, {}, 0)
        found = decided(SAFES, setup, Dials(), 0, level, Random(seed), scale=0.02)
        assert len(found.steps) == 3
