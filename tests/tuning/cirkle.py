"""The weights of Cirkle's bots: a logistic fit of how games ended to what their positions showed.

The bot plays against itself with few nodes for each action, after some random actions so that no two games are alike.
Of every game the quiet positions are kept (what would be captured next says nothing about lasting worth), each with
what it turned out to be worth to team 0: half of it how the game ended, half what the search saw there, which is less a
matter of luck. Then the weights are moved, from those of `engines.cirkle.weights`, until `1 / (1 + exp(-sum / slope))`
foretells this as well as it can; a pull towards the old weights stands for what few games cannot teach. Everything is
scaled so that a simple tank is worth 100, and printed as in `weights.py`, with the slope for `thinking.SLOPE`.

The same seed, figures and code give the same weights on every machine, because nodes and not seconds are counted:

    python -m tests.tuning cirkle --games 400 --nodes 300 --seed 1

The weights of the duel in use come from a first round of 220 games with 250 nodes, begun from figures set by hand. A
second round from there, the one above, foretold its own games a little better but won no more of the games between the
two (12 of 30), and was left. Those of Cirkle 4 are still the ones set by hand. Counts of hanging units, of covered ones
and of legal actions were tried as further weights, and foretold nothing that the search does not see by itself.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

from engines.cirkle import state as table
from engines.cirkle.actions import Capture
from engines.cirkle.box import KINDS, TYPES
from engines.cirkle.evaluation import Judge, judge, reaching, zone_of
from engines.cirkle.position import Position
from engines.cirkle.squares import BIT, each_bit
from engines.cirkle.tactics import captures, cirkle
from engines.cirkle.thinking import NODES, SLOPE, Thinking
from engines.cirkle.variants import BY_ID
from engines.cirkle.weights import Weights
from engines.game import Setup

OPENING = (2, 10)  # random actions at the beginning of a game, at least and at most
BLUR = 0.04  # of the play: a little variety after that
FORESIGHT = 0.5  # how much of a worth is what the search saw; the rest is how the game ended
PULL = 0.01  # towards the old weights: found by leaving out games and foretelling them
ROUNDS = 8  # of the fit
LONGEST = 300  # actions of a game

Name = tuple[str, int]
"""A weight: its row in the table and its place there."""


class Sample(NamedTuple):
    """A position of a game, and what team 0 could expect of it, seen afterwards (1 a win, 0 a loss)."""

    features: tuple[tuple[Name, float], ...]
    worth: float


def tuned(mode: str, games: int, nodes: int, seed: int) -> str:
    samples: list[Sample] = []
    for number in range(games):
        samples += played(mode, nodes, Random(f"tuning/{seed}/{number}"))
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{number + 1}/{games} games, {len(samples)} positions ")
    told = f"# {len(samples)} positions of {games} games\n"
    old = judge(BY_ID[mode].number, 0).weights
    weights = {(row, place): float(worth) for row, worths in old.items() for place, worth in enumerate(worths)}
    told += f"# error before {_error(samples, weights):.4f}"
    weights = fitted(samples, weights)
    told += f", after {_error(samples, weights):.4f}\n"
    return told + written(old, weights)


# Playing.

def played(mode: str, nodes: int, rng: Random) -> Iterator[Sample]:
    """The quiet positions of one game, with its end."""
    state = table.new(Setup("cirkle", len(BY_ID[mode].colours), {"mode": mode}, 0))
    opening = OPENING[0] + int(rng.random() * (OPENING[1] - OPENING[0] + 1))
    kept: list[tuple[Position, float]] = []
    for number in range(LONGEST):
        if state.position.ending:
            break
        if number < opening:
            action = state.legal[int(rng.random() * len(state.legal))]
        else:
            thinking = Thinking(state, state.position.mover, rng, count=1, blur=BLUR)
            thinking.run(nodes // NODES)
            action = thinking.decision(blur=BLUR).action
            if is_quiet(state.position) and not isinstance(action, Capture):
                is_foe = judge(state.position.mode, 0).teams[state.position.mover]
                kept.append((state.position, 1 - thinking.value if is_foe else thinking.value))
        state = table.advanced(state, action)
    judging = judge(state.position.mode, 0)
    winners = state.position.winners
    end = 0.5 if not winners else 1.0 if winners & judging.own else 0.0
    for position, seen in kept:
        yield Sample(features(judging, position), FORESIGHT * seen + (1 - FORESIGHT) * end)


def is_quiet(position: Position) -> bool:
    """Whether nothing decides itself in the next moment."""
    if position.intruder or (position.variant.is_duel and cirkle(position)):
        return False
    worths = judge(position.mode, 0).worths
    board = position.board
    return not any(worths[board[taken.target]][taken.target] > worths[board[taken.origin]][taken.origin] + 20
                   for taken in captures(position))


# What a position shows, weight by weight: the same as `evaluation` counts, in plain words.

def features(judging: Judge, position: Position) -> tuple[tuple[Name, float], ...]:
    found: dict[Name, float] = {}

    def add(row: str, place: int, sign: float) -> None:
        found[row, place] = found.get((row, place), 0.0) + sign

    variant = judging.variant
    for square, code in enumerate(position.board):
        if not code:
            continue
        colour, kind = divmod(code - 1, len(KINDS))
        sign = judging.signs[colour]
        if variant.is_duel and variant.goals[colour] & BIT[square]:
            add("first", 0, sign)
            continue
        add("unit", kind, sign)
        if variant.shelters[kind // 2] & BIT[square]:
            add("sheltered", kind, sign)
        if zone := zone_of(variant, colour, square):
            add(zone, kind // 2, sign)
    (_add_aims if variant.is_duel else _add_campaign)(judging, position, add)
    add("turn", 0, -1 if judging.teams[position.mover] else 1)
    return tuple((name, count) for name, count in found.items() if count)


def _add_aims(judging: Judge, position: Position, add) -> None:
    for colour, sign in enumerate(judging.signs):
        own, goals = position.armies[colour], judging.variant.goals[colour] & ~position.frozen
        near = 0
        for target in each_bit(goals):
            near |= reaching(position, target)
        if own & position.frozen:
            add(f"last_{min(3, (near & own).bit_count())}", min(3, (near & ~own).bit_count()), sign)
        else:
            add("aimed", min(4, (near & own).bit_count()), sign)


def _add_campaign(judging: Judge, position: Position, add) -> None:
    variant = judging.variant
    lost = [len(TYPES) - (army & position.missiles).bit_count() for army in position.armies]
    for colour, sign in enumerate(judging.signs):
        if not position.armies[colour]:
            continue
        add("missiles", lost[colour], -sign)
        if variant.recovers & ~position.spent & 1 << colour:
            add("recovery", 0, sign)
        if all(lost[enemy] >= 2 for enemy in variant.enemies[colour]):
            add("ready", 0, sign)
            near = 0
            for enemy in variant.enemies[colour]:
                near |= reaching(position, variant.targets[enemy]) if position.armies[enemy] else 0
            add("aimed", min(3, (near & position.armies[colour]).bit_count()), sign)
    for hold in position.holds:
        add("hold", hold.since.bit_count(), judging.signs[hold.owner])


# Fitting.

def _chance(sample: Sample, weights: dict[Name, float]) -> float:
    total = 0.0
    for name, count in sample.features:
        total += weights[name] * count
    return 1 / (1 + exp(-max(-3000.0, min(3000.0, total)) / SLOPE))


def _error(samples: Sequence[Sample], weights: dict[Name, float]) -> float:
    """The mean surprise of the ends, in nats."""
    told = 0.0
    for sample in samples:
        share = min(1 - 1e-9, max(1e-9, _chance(sample, weights)))
        told -= sample.worth * log(share) + (1 - sample.worth) * log(1 - share)
    return told / max(1, len(samples))


def fitted(samples: Sequence[Sample], old: dict[Name, float]) -> dict[Name, float]:
    """The weights that explain the samples best, by Newton's method: the error and the pull together are convex."""
    names = list(old)
    places = {name: place for place, name in enumerate(names)}
    rows = [([(places[name], count) for name, count in sample.features], sample) for sample in samples]
    weights = dict(old)
    for _ in range(ROUNDS):
        slope = [PULL * (weights[name] - old[name]) for name in names]
        curve = [[PULL if row == column else 0.0 for column in range(len(names))] for row in range(len(names))]
        for row, sample in rows:
            share = _chance(sample, weights)
            surprise, certainty = (share - sample.worth) / SLOPE, share * (1 - share) / SLOPE**2
            for place, count in row:
                slope[place] += surprise * count
                line, steep = curve[place], certainty * count
                for other, times in row:
                    line[other] += steep * times
        for name, step in zip(names, solved(curve, slope), strict=True):
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


def written(old: Weights, weights: dict[Name, float]) -> str:
    """The table as it stands in `weights.py`."""
    scale = 100 / weights["unit", KINDS.index("T")]
    lines = [f"SLOPE = {SLOPE * scale:.1f}"]
    for row, worths in old.items():
        inside = ", ".join(str(round(weights[row, place] * scale)) for place in range(len(worths)))
        lines.append(f'    "{row}": ({inside}{"," if len(worths) == 1 else ""}),')
    return "\n".join(lines) + "\n"
