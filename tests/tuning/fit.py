"""Weights that foretell how games end, fitted to positions of these games.

Where a position shows `features`, its worth is foretold as `1 / (1 + exp(-sum / slope))`, the sum of its features times
their weights. The fit makes the mean surprise of the games least. All positions of a game together count as one game:
they share one end, so that a long game does not teach more than a short one. A pull towards the old weights stands for
what the games cannot teach; surprise and pull together are convex, so there is one answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import NamedTuple

STEPS = 6  # of Newton's method

Name = tuple[str, int]
"""A weight: its row in the table and its place there."""
Table = Mapping[str, Sequence[int]]
Features = tuple[tuple[Name, float], ...]


class Sample(NamedTuple):
    """A position of a game, and what the first team could expect of it, seen afterwards (1 a win, 0 a loss)."""

    features: Features
    worth: float
    share: float = 1.0  # of its game


def flat(table: Table) -> dict[Name, float]:
    return {(row, place): float(worth) for row, worths in table.items() for place, worth in enumerate(worths)}


def foretold(features: Features, weights: Mapping[Name, float], slope: float) -> float:
    total = 0.0
    for name, count in features:
        total += weights[name] * count
    return 1 / (1 + exp(-max(-30.0, min(30.0, total / slope))))


def surprise(samples: Sequence[Sample], weights: Mapping[Name, float], slope: float) -> float:
    """The mean over the games, in nats."""
    told = 0.0
    for features, worth, share in samples:
        chance = foretold(features, weights, slope)
        told -= share * (worth * log(chance) + (1 - worth) * log(1 - chance))
    return told / max(1.0, sum(sample.share for sample in samples))


def fitted(samples: Sequence[Sample], old: Mapping[Name, float], slope: float, pull: float) -> dict[Name, float]:
    """The weights that explain the samples best. A pull of 1 / d² expects them to be about d away from the old ones."""
    names = list(old)
    places = {name: place for place, name in enumerate(names)}
    rows = [[(places[name], count) for name, count in sample.features] for sample in samples]
    weights = dict(old)
    for _ in range(STEPS):
        uphill = [pull * (weights[name] - old[name]) for name in names]
        curve = [[pull if row == column else 0.0 for column in range(len(names))] for row in range(len(names))]
        for row, (features, worth, share) in zip(rows, samples, strict=True):
            chance = foretold(features, weights, slope)
            error, certainty = share * (chance - worth) / slope, share * chance * (1 - chance) / slope**2
            for place, count in row:
                uphill[place] += error * count
                line, steep = curve[place], certainty * count
                for other, times in row:
                    line[other] += steep * times
        for name, step in zip(names, solved(curve, uphill), strict=True):
            weights[name] -= step
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations, by elimination; the matrix is positive definite."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for pivot, line in enumerate(rows):
        for other in rows[pivot + 1 :]:
            share = other[pivot] / line[pivot]
            if share:
                other[pivot:] = [mine - share * its for mine, its in zip(other[pivot:], line[pivot:], strict=True)]
    found = [0.0] * len(rows)
    for pivot in reversed(range(len(rows))):
        line = rows[pivot]
        known = sum(line[place] * found[place] for place in range(pivot + 1, len(rows)))
        found[pivot] = (line[-1] - known) / line[pivot]
    return found
