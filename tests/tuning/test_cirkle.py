"""The tuning finds weights that explain what it is shown, and the same ones every time."""

from __future__ import annotations

from random import Random

import pytest

from engines.cirkle.bot.evaluation import Judge, judge
from engines.cirkle.bot.thinking import SLOPE
from engines.cirkle.bot.weights import DUEL, QUAD
from engines.cirkle.box.variants import BY_ID
from engines.cirkle.state import set_up
from tests.tuning.cirkle import Played, Shown, features, is_quiet, played, read, tuned, written
from tests.tuning.fit import Sample, fitted, flat, foretold, solved, surprise
from tests.tuning.match import IN_USE, matched, pair, told
from tests.tuning.start import START

HIDDEN = {("unit", 0): 130.0, ("first", 0): -40.0, ("turn", 0): 15.0}
BEFORE = dict.fromkeys(HIDDEN, 50.0)


def drawn(count: int, *, is_played_out: bool = False) -> list[Sample]:
    """Positions that hidden weights decide: worth what these say, or won and lost as often as they say."""
    rng, samples = Random(3), []
    for _ in range(count):
        shown = tuple((name, round(rng.random() * 6) - 3) for name in HIDDEN)
        worth = foretold(shown, HIDDEN, SLOPE)
        samples.append(Sample(shown, float(rng.random() < worth) if is_played_out else worth))
    return samples


def test_the_fit_finds_the_weights_behind_the_worths():
    assert fitted(drawn(500), BEFORE, SLOPE, pull=0.0) == pytest.approx(HIDDEN, abs=1e-3)


def test_the_fit_finds_the_weights_behind_wins_and_losses():
    samples = drawn(8_000, is_played_out=True)
    found = fitted(samples, BEFORE, SLOPE, pull=1e-4)
    assert found == pytest.approx(HIDDEN, abs=10)
    assert surprise(samples, found, SLOPE) < surprise(samples, BEFORE, SLOPE)


def test_what_few_games_show_moves_the_weights_little():
    few = drawn(20)
    far, near = (fitted(few, BEFORE, SLOPE, pull)["first", 0] for pull in (1e-6, 1e-2))
    assert HIDDEN["first", 0] - 2 < far < near < BEFORE["first", 0]


def test_all_positions_of_a_game_count_as_one():
    long, short = Sample((((name := ("unit", 0)), 1.0),), 1.0, 1 / 50), Sample(((name, 1.0),), 0.0)
    found = fitted([long] * 50 + [short], {name: 80.0}, SLOPE, pull=0.0)
    assert found[name] == pytest.approx(0, abs=1e-6)


def test_equations_are_solved():
    assert solved([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]], [6.0, 10.0, 8.0]) == pytest.approx([1, 2, 3])


@pytest.mark.parametrize("mode", START)
def test_the_same_seed_gives_the_same_weights(mode):
    first, again = (tuned(mode, rounds=2, games=1, nodes=60, seed=5) for _ in range(2))
    assert first == again
    assert read(first).keys() == START[mode].keys()
    assert first != tuned(mode, rounds=2, games=1, nodes=60, seed=6)


@pytest.mark.parametrize("mode", START)
def test_the_weights_in_use_have_the_rows_of_those_they_come_from(mode):
    assert {row: len(worths) for row, worths in IN_USE[mode].items()} == {
        row: len(worths) for row, worths in START[mode].items()
    }
    assert flat(read(written(IN_USE[mode]))) == flat(IN_USE[mode])


def test_worth_comes_from_the_end_and_from_what_was_seen_until_then():
    seen = [0.5, 0.9, 0.2]
    game = Played(tuple(Shown(((("turn", 0), float(number)),), share) for number, share in enumerate(seen)), 1.0)
    last, middle, first = game.samples()
    assert last.worth == pytest.approx(0.3 * 0.2 + 0.7)
    assert middle.worth == pytest.approx(0.3 * 0.9 + 0.7 * last.worth)
    assert first.worth == pytest.approx(0.3 * 0.5 + 0.7 * middle.worth)
    assert [sample.features[0][1] for sample in (first, middle, last)] == [0, 1, 2]
    assert [sample.share for sample in (first, middle, last)] == pytest.approx([1 / 3] * 3)


def test_a_game_is_played_to_its_end_and_shows_undecided_positions():
    game = played(Judge(BY_ID["duel"], 0, START["duel"]), 60, Random(2))
    assert game.end in (0.0, 0.5, 1.0)
    assert len(game.shown) > 5
    assert all(0 < shown.seen < 1 for shown in game.shown)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("duel 7bC/8/8/8/2bT*5/8/8/2yC5/8/8/yC7 1 - - 0 1", False),  # C4xC7 wins a missile tank
        ("duel 7bC/8/8/8/8/8/8/2yC5/8/8/yC7 1 - - 0 1", True),
        ("duel 5yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1", False),  # C8-C11 is CIRKLE
    ],
    ids=["capture", "nothing", "cirkle"],
)
def test_a_position_is_quiet_when_nothing_is_at_hand(text, expected):
    assert is_quiet(judge(BY_ID["duel"].number, 0), set_up(text)) is expected


def test_other_weights_judge_otherwise():
    position = set_up("duel 7bC/8/8/8/8/8/8/2yC5/8/8/yC7 1 - - 0 1").position
    doubled = Judge(BY_ID["duel"], 0, {row: tuple(2 * worth for worth in worths) for row, worths in DUEL.items()})
    judging = judge(BY_ID["duel"].number, 0)
    assert judging.weights is DUEL
    assert judge(BY_ID["solo"].number, 0).weights is QUAD
    assert doubled.summed(position) == 2 * judging.summed(position) != 0
    assert features(doubled, position) == features(judging, position)


def test_a_match_is_fair_and_the_same_every_time():
    assert matched("duel", "used", "used", pairs=2, nodes=60, seed=1) == (
        "used against used: 2 of 4 games, 50.0 % (95 %: 50.0 to 50.0)\n"
    )


def test_whoever_knows_what_units_are_worth_wins_the_match():
    blind = {row: tuple(0 for _ in worths) for row, worths in DUEL.items()}
    judges = [Judge(BY_ID["duel"], 0, weights) for weights in (DUEL, blind)]
    opening = set_up("duel 2bH2bH2/bT1bC2bC1bT/8/8/8/8/8/8/8/yT1yC2yC1yT/2yH2yH2 1 - - 0 1")
    assert pair(judges, opening, 150) == 1.0


def test_the_interval_narrows_with_the_games():
    assert told([1.0, 0.5, 0.5, 0.0]) == "4 of 8 games, 50.0 % (95 %: 10.0 to 90.0)"
    assert told([1.0, 0.5, 0.5, 0.0] * 25).startswith("100 of 200 games, 50.0 % (95 %: 43")
