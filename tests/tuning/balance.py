"""The balance of a game between bots: matches are played, and `cercle` and `complot` tell what came of them.

    python -m tests.tuning balance complot --seats 3 --games 60 --scale 0.02

Bots are limited by iterations, so the figures can be had again from the seed. Answers are counted as a table has them:
a choice in steps is one answer, and what cannot be chosen is played without a thought.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from engines import load
from engines.bots import LEVELS, decided
from engines.game import Event, OptionValue, checked
from engines.match import forced
from qtapp.commands.tally import wilson


class Match(NamedTuple):
    """One match that was played; the states are those of its game."""

    opening: Any
    end: Any
    events: tuple[Event, ...]
    answers: Counter[str]  # by phase, "forced" where there was no choice


class Study(NamedTuple):
    """What is looked at in a game."""

    game: str
    options: Mapping[str, OptionValue]
    phase: Callable[[Any], str]  # what is asked, by its name in the rules
    told: Callable[[int, Sequence[Match]], list[str]]  # for so many seats


def played(study: Study, seats: int, level: str, seed: int, scale: float) -> Match:
    game = load(study.game)
    setup = checked(game, seats, study.options, seed)
    opening = state = game.new(setup)
    events, answers = list[Event](), Counter[str]()
    while actors := game.actors(state):
        seat, rng = actors[0], Random(f"balance/{seed}/{answers.total()}")
        steps = forced(game, state, seat)
        answers["forced" if steps else study.phase(state)] += 1
        for action in steps or decided(game, setup, state, seat, LEVELS[level], rng, scale=scale).steps:
            state, happened = game.apply(state, seat, action)
            events += happened
    return Match(opening, state, tuple(events), answers)


def studied(study: Study, seats: int, level: str, games: int, seed: int, scale: float) -> str:
    """Play so many matches, and tell what came of them."""
    matches = [played(study, seats, level, seed + number, scale) for number in range(games)]
    lines = [f"{seats} seats, {games} games", *study.told(seats, matches), "answers a game: " + _answers(matches)]
    return "\n".join(lines) + "\n"


def _answers(matches: Sequence[Match]) -> str:
    whole = Counter[str]()
    for match in matches:
        whole += match.answers
    return ", ".join(f"{phase} {number / len(matches):.1f}" for phase, number in sorted(whole.items()))


def row(name: str, wins: float, games: int) -> str:
    """A share of victories, and the interval of 95 % around it."""
    low, high = wilson(wins, games)
    share = 100 * wins / games if games else 0.0
    return f"{name:8} {wins:6.1f} of {games:4}  {share:5.1f} %  ({100 * low:.0f} to {100 * high:.0f})"
