"""Two sets of weights play Cirkle against each other: which of them wins more?

Every opening, a few random actions, is played twice with sides exchanged, so that neither profits from it, and with the
same number of nodes for every action, so that the same seed gives the same games everywhere. The interval of 95 % is
that of the mean of the pairs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from engines.cirkle import state as table
from engines.cirkle.bot.evaluation import Judge
from engines.cirkle.bot.thinking import NODES, Thinking
from engines.cirkle.bot.weights import DUEL, QUAD, Weights
from engines.cirkle.box.variants import BY_ID
from engines.cirkle.state import State
from tests.tuning.cirkle import LONGEST, begun, end_of, read
from tests.tuning.start import START

IN_USE = {"duel": DUEL, "double": QUAD}
SURE = 1.96  # standard deviations on both sides, for 95 %


def matched(mode: str, one: str, other: str, pairs: int, nodes: int, seed: int) -> str:
    """How the first of two sets of weights did. Each is "start", "used", or a file as the tuning printed it."""
    judges = [Judge(BY_ID[mode], 0, named(mode, name)) for name in (one, other)]
    scores: list[float] = []
    for number in range(pairs):
        scores.append(pair(judges, begun(mode, Random(f"match/{seed}/{number}")), nodes))
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{len(scores)}/{pairs} pairs: {fmean(scores):.3f} ")
    return f"{one} against {other}: {told(scores)}\n"


def named(mode: str, name: str) -> Weights:
    return START[mode] if name == "start" else IN_USE[mode] if name == "used" else read(Path(name).read_text("utf-8"))


def told(scores: Sequence[float]) -> str:
    mean = fmean(scores)
    around = SURE * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 1.0
    return (
        f"{2 * sum(scores):g} of {2 * len(scores)} games, {100 * mean:.1f} % (95 %:"
        f" {100 * max(0.0, mean - around):.1f} to {100 * min(1.0, mean + around):.1f})"
    )


def pair(judges: Sequence[Judge], opening: State, nodes: int) -> float:
    """What the first judge makes of an opening, playing it from both sides: 1 two wins, 0 two losses."""
    one, other = judges
    return (ended((one, other), opening, nodes) + 1 - ended((other, one), opening, nodes)) / 2


def ended(judges: Sequence[Judge], state: State, nodes: int) -> float:
    """How a game ends for the first team. Each team plays by its own judge."""
    teams = judges[0].teams
    for _ in range(LONGEST):
        if state.position.ending:
            break
        mover = state.position.mover
        thinking = Thinking(state, mover, Random(0), count=1, blur=0.0, judging=judges[teams[mover]])
        thinking.run(nodes // NODES)
        state = table.advanced(state, thinking.decision().action)
    return end_of(judges[0], state.position)
