"""The search of Cirkle as a `Searcher`: it deepens, stops in time, tells its lines, and values what it finds."""

from __future__ import annotations

from random import Random

import pytest

from engines import load
from engines.bots import LEVELS, decided, policy_for
from engines.cirkle import notation
from engines.cirkle.bot.thinking import Thinking, chance, points
from engines.cirkle.box.contents import MODES
from engines.cirkle.state import State, advanced, new, set_up
from engines.game import Setup

GAME = load("cirkle")
LEFT_HANGING = "duel 7bC/8/8/8/2bT*5/8/8/2yC5/8/8/yC7 1 - - 0 1"  # C4xC7 wins a missile tank for nothing


def setup(mode: str) -> Setup:
    return Setup(GAME.id, 2 if mode == "duel" else 4, {"mode": mode}, 0)


def thought(
    state: State, seat: int | None = None, *, count: int = 1, blur: float = 0.0, iterations: int = 60
) -> Thinking:
    thinking = Thinking(state, state.position.mover if seat is None else seat, Random(1), count=count, blur=blur)
    thinking.run(iterations)
    return thinking


def test_the_policy_brings_this_search():
    state = new(setup("duel"))
    search = policy_for("cirkle").searcher(state, 0, Random(1), count=2, blur=0.0)
    search.run(40)
    assert search.depth > 0
    assert len(search.lines(2)) == 2


@pytest.mark.parametrize("mode", MODES)
def test_plays_a_sensible_game_against_chance(mode):
    """The bot plays the first seat, and the partners of it; chance plays the others."""
    state, rng = new(setup(mode)), Random(mode)
    side = state.position.variant.sides[0 if mode != "survivor" else 1]
    while not state.position.ending:
        seat = state.position.mover
        if side >> seat & 1:
            action = decided(GAME, setup(mode), state, seat, LEVELS["hard"], rng, scale=0.002).action
        else:
            action = state.legal[int(rng.random() * len(state.legal))]
        state = advanced(state, action)
    assert state.position.winners == side


def test_takes_what_hangs():
    found = thought(set_up(LEFT_HANGING)).decision()
    assert notation.write(found.action) == "C4xC7"
    assert found.value > 0.6
    assert found.weighed[0].line[0] is found.steps


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_decision(level):
    state = new(setup("duel"))
    first, again = (decided(GAME, setup("duel"), state, 0, LEVELS[level], Random(4), scale=0.02) for _ in range(2))
    assert first == again
    assert first.iterations <= LEVELS[level].iterations * 0.02 + 2


@pytest.mark.parametrize("mode", MODES)
def test_lines_are_legal_to_their_end(mode):
    state = new(setup(mode))
    told = thought(state, count=3, iterations=150).lines(3)
    assert len({choice.action for choice in told}) == 3
    assert [choice.value for choice in told] == sorted((choice.value for choice in told), reverse=True)
    assert max(len(choice.line) for choice in told) > 1
    for choice in told:
        assert choice.line[0] == choice.steps
        after = state
        for (action,) in choice.line:
            assert action in after.legal
            after = advanced(after, action)


def test_can_be_asked_how_it_stands_while_it_thinks():
    thinking = Thinking(new(setup("duel")), 0, Random(1), count=3, blur=0.0)
    seen: list[tuple[int, int]] = []

    def spent() -> float:
        seen.append((thinking.depth, len(thinking.lines(3))))
        return len(seen) / 100

    thinking.run(1_000_000, spent)
    assert len(seen) == 100
    assert {count for _, count in seen} == {3}
    assert [depth for depth, _ in seen] == sorted(depth for depth, _ in seen)


def test_goes_on_where_it_stopped():
    thinking = thought(new(setup("duel")), iterations=30)
    depth, iterations = thinking.depth, thinking.iterations
    thinking.run(400)
    assert thinking.depth > depth
    assert thinking.iterations > iterations


def test_a_clock_that_has_run_out_leaves_an_answer():
    state = new(setup("duel"))
    thinking = Thinking(state, 0, Random(1), count=1, blur=0.0)
    thinking.run(1_000_000, lambda: 2.0)
    assert thinking.decision().action in state.legal


def test_whoever_waits_expects_the_rest():
    state = set_up(LEFT_HANGING)
    mover, other = thought(state), thought(state, 1)
    assert mover.value + other.value == pytest.approx(1)
    assert not other.is_forced
    assert other.lines(3) == ()


def test_a_lone_action_is_forced():
    state = set_up("duel 2yT2yP!bH1/8/7bC/8/8/8/8/8/8/8/yC7 2 - - 0 2")  # R9.5: the helicopter must capture
    thinking = Thinking(state, 1, Random(1), count=1, blur=0.0)
    assert thinking.is_forced
    assert notation.write(thinking.decision().action) == "G11xC11"


def test_after_the_end_it_knows_who_won():
    won = advanced(set_up("duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"), notation.read("C8-C11"))
    assert [thought(won, seat).value for seat in (0, 1)] == [1.0, 0.0]
    assert thought(won, 0).lines(3) == ()


def test_a_win_is_seen_before_it_comes():
    """The tank on C8 cannot be stopped from reaching C11, whatever blue does first."""
    state = set_up("duel 5yP!2/8/7bC/8/yC1yT5/8/8/8/8/8/7bH 1 - - 0 1")
    assert thought(state, iterations=300).value == 1.0


def test_a_side_that_is_behind_repeats_and_one_that_is_ahead_does_not():
    """R13.2: a third occurrence is a draw."""
    state = set_up("duel 7bC/8/8/8/8/8/8/yT1yT*5/8/8/yC7 1 - - 0 1")
    for text in ("A1-B1", "H11-G11", "B1-A1", "G11-H11", "A1-B1", "H11-G11"):
        state = advanced(state, notation.read(text))
    ahead = thought(state, iterations=100).decision()
    assert notation.write(ahead.action) != "B1-A1"
    state = advanced(state, notation.read("B1-A1"))
    behind = thought(state, iterations=100).decision()
    assert notation.write(behind.action) == "G11-H11"
    assert behind.value == 0.5


def test_blur_draws_among_what_is_nearly_as_good():
    state = new(setup("duel"))
    thinking = thought(state, blur=0.1, iterations=100)
    drawn = {thinking.decision(blur=0.1).action for _ in range(60)}
    assert len(drawn) > 5
    values = {choice.action: choice.value for choice in thinking.decision().weighed}
    best = max(values.values())
    assert all(best - values[action] <= 0.2 for action in drawn)
    assert thinking.decision().action is thinking.lines(1)[0].action


def test_a_team_shares_a_win_and_everyone_a_draw():
    reward = policy_for("cirkle").reward
    pair = advanced(set_up("double 11/11/11/11/11/4yT*gC5/11/11/11/11/11 1 - - 0 1"), notation.read("E6xF6"))
    assert reward(GAME.outcome(pair)) == (1.0, 0.0, 1.0, 0.0)
    quiet = set_up("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 99 100")
    assert reward(GAME.outcome(advanced(quiet, notation.read("A1-A2")))) == (0.5, 0.5)


def test_values_and_their_meaning():
    assert chance(0) == 0.5
    assert chance(1e6) == 1.0
    assert points(0) < -90_000
    for share in (0.1, 0.5, 0.8):
        assert chance(points(share)) == pytest.approx(share)
