"""The balance of The Circle between bots: who wins by place in the first turn's order, by service, by kind of end.

    python -m tests.tuning balance --seats 3 --games 60 --scale 0.02

Services are dealt (`setup=random`), so that none is favoured by who chooses first. Bots are limited by iterations, so
the figures can be had again from the seed. Answers are counted as a table has them: a choice in steps is one answer,
and what cannot be chosen is played without a thought.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random
from statistics import median
from typing import NamedTuple

from engines import load
from engines.bots import LEVELS, decided
from engines.cercle import scoring
from engines.cercle.box.contents import NATIONS
from engines.cercle.rules import asked
from engines.cercle.state import State
from engines.game import checked
from engines.match import forced
from qtapp.commands.tally import wilson

GAME = load("cercle")


class Match(NamedTuple):
    """One match that was played."""

    end: State
    opener: int  # who was the first player of the first turn
    answers: Counter[str]  # by phase, "forced" where there was no choice


def played(seats: int, level: str, seed: int, scale: float) -> Match:
    setup = checked(GAME, seats, {"setup": "random"}, seed)
    state = GAME.new(setup)
    opener, answers = state.first, Counter[str]()
    while actors := GAME.actors(state):
        seat, rng = actors[0], Random(f"balance/{seed}/{answers.total()}")
        steps = forced(GAME, state, seat)
        answers["forced" if steps else asked(state).phase] += 1
        for action in steps or decided(GAME, setup, state, seat, LEVELS[level], rng, scale=scale).steps:
            state, _ = GAME.apply(state, seat, action)
    return Match(state, opener, answers)


def studied(seats: int, level: str, games: int, seed: int, scale: float) -> str:
    """Play so many matches, and tell what came of them."""
    return told(seats, [played(seats, level, seed + number, scale) for number in range(games)])


def told(seats: int, matches: Sequence[Match]) -> str:
    places, services = defaultdict[int, float](float), defaultdict[int, float](float)
    dealt, ends, answers = Counter[int](), Counter[str](), Counter[str]()
    for end, opener, asked_for in matches:
        winners = scoring.places(end)[0]
        for seat in range(seats):
            service, share = end.services[seat], (seat in winners) / len(winners)
            assert service is not None
            dealt[service] += 1
            places[(seat - opener) % seats] += share
            services[service] += share
        ends[end.ended] += 1
        answers += asked_for
    turns = sorted(end.turn for end, _, _ in matches)
    count = len(matches)
    lines = [
        f"{seats} seats, {count} games",
        f"turns: median {median(turns)}, {turns[0]} to {turns[-1]}",
        "ends: " + ", ".join(f"{why} {number}" for why, number in sorted(ends.items())),
        f"the Circle at the end: median {median(end.circle for end, _, _ in matches)}",
        *(_row(f"place {place + 1}", places[place], count) for place in range(seats)),
        *(_row(NATIONS[service], services[service], dealt[service]) for service in sorted(dealt)),
        "answers a game: " + ", ".join(f"{phase} {number / count:.1f}" for phase, number in sorted(answers.items())),
    ]
    return "\n".join(lines) + "\n"


def _row(name: str, wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{name:8} {wins:6.1f} of {games:4}  {100 * wins / games:5.1f} %  ({100 * low:.0f} to {100 * high:.0f})"
