"""Matches of Circle the Wagons to lay out on a desk."""

from __future__ import annotations

from random import Random

import engines
from engines.game import OptionValue, Seat, checked
from engines.match import Match
from tests.qtapp.boards import desk

NAMES = desk.NAMES[:2]


def new_match(seed: int = 3, **options: OptionValue) -> Match:
    return Match(checked(engines.load("wagons"), 2, options, seed))


def sensible(match: Match, rng: Random) -> tuple[Seat, str]:
    """Whose turn it is, and an action that builds a real town: greedy placing, mostly short skips."""
    seat = match.actors[0]
    legal = match.legal(seat)
    if legal[0].startswith("P"):
        choices = match.game.choices(match.state, seat)
        assert isinstance(choices, dict)
        return seat, max(legal, key=lambda text: choices[text]["totals"][seat] + rng.random())
    return seat, legal[min(len(legal) - 1, rng.choice((0, 0, 1, 2, 3)))]


def played_until(phase: str, least: int = 0, seed: int = 3, **options: OptionValue) -> Match:
    """A match that has come to this phase, after at least so many actions."""
    match, rng = new_match(seed, **options), Random(seed)
    while match.game.view(match.state, None)["phase"] != phase or len(match.steps) < least:
        match.play(*sensible(match, rng))
    return match
