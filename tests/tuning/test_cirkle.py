"""The tuning finds weights that explain what it is shown, and the same ones every time."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from engines.cirkle.thinking import SLOPE
from tests.tuning.cirkle import Sample, fitted, solved, tuned


def test_the_fit_finds_the_weights_behind_the_samples(monkeypatch):
    monkeypatch.setattr("tests.tuning.cirkle.PULL", 0.0)
    rng, hidden = Random(3), {("unit", 0): 130.0, ("first", 0): -40.0, ("turn", 0): 15.0}
    samples = []
    for _ in range(2_000):
        features = tuple((name, round(rng.random() * 6) - 3) for name in hidden)
        total = sum(hidden[name] * count for name, count in features)
        samples.append(Sample(features, 1 / (1 + exp(-total / SLOPE))))
    found = fitted(samples, dict.fromkeys(hidden, 50.0))
    for name, weight in hidden.items():
        assert found[name] == pytest.approx(weight, abs=3)


def test_equations_are_solved():
    assert solved([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]], [6.0, 10.0, 8.0]) == pytest.approx([1, 2, 3])


@pytest.mark.parametrize("mode", ["duel", "double"])
def test_the_same_seed_gives_the_same_weights(mode):
    first, again = (tuned(mode, games=1, nodes=60, seed=5) for _ in range(2))
    assert first == again
    assert '"unit": (' in first
