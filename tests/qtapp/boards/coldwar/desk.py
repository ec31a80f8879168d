"""Matches of Guerre froide to lay out on a desk."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import engines
from engines.game import OptionValue, Seat, Setup, checked
from engines.match import Match

RARE = ("x AN", "x DA", "x CR", "peek leave", "ev SUM", "ev SPA", "ev NUC")
"""What a game seldom comes to by chance, and tests want to see."""


def new_match(seats: int = 3, seed: int = 3, **options: OptionValue) -> Match:
    return Match(checked(engines.load("coldwar"), seats, options, seed))


def view_of(match: Match, seat: Seat | None = None) -> dict:
    return match.game.view(match.state, seat)


def lively(match: Match, rng: Random) -> tuple[Seat, str]:
    """Whose turn it is, and an action: rare ones gladly, otherwise growing until near the Stability."""
    seat = rng.choice(match.actors)
    legal = match.legal(seat)
    rare = [text for text in legal if text.startswith(RARE)]
    if rare and rng.random() < 0.4:
        return seat, rng.choice(rare)
    row, objective = view_of(match, seat)["seats"][seat], view_of(match, seat)["objective"]
    if "rec" in legal and objective["stability"] - row["influence"] >= 4:
        return seat, "rec"
    if "pass" in legal and rng.random() < 0.5:
        return seat, "pass"
    return seat, rng.choice(legal)


def played_until(
    wanted: str | Callable[[Match], bool], seats: int = 3, seed: int = 3, least: int = 0, **options: OptionValue
) -> Match:
    """A match that has come to this phase, or to what is wanted; another seed if a game ends before."""
    setup, steps = _found(wanted, seats, seed, least, tuple(options.items()))
    match = Match(setup)
    for seat, action in steps:
        match.play(seat, action)
    return match


@cache
def _found(
    wanted: str | Callable[[Match], bool],
    seats: int,
    seed: int,
    least: int,
    options: tuple[tuple[str, OptionValue], ...],
) -> tuple[Setup, tuple[tuple[Seat, str], ...]]:
    """How such a match is set up and played; it is looked for once."""
    match = _searched(wanted, seats, seed, least, dict(options))
    return match.setup, tuple((step.seat, step.text) for step in match.steps)


def _searched(
    wanted: str | Callable[[Match], bool], seats: int, seed: int, least: int, options: dict[str, OptionValue]
) -> Match:
    for start in range(seed, seed + 200):
        match, rng = new_match(seats, start, **options), Random(start)
        while match.actors and len(match.steps) < 700:
            is_there = wanted(match) if callable(wanted) else view_of(match)["phase"] == wanted
            if is_there and len(match.steps) >= least:
                return match
            match.play(*lively(match, rng))
        if wanted == "over" and not match.actors:
            return match
    raise LookupError(wanted)


@cache
def acting(*verbs: str) -> Callable[[Match], bool]:
    """Wanted: somebody may do all of these now."""

    def wanted(match: Match) -> bool:
        return bool(match.actors) and all(
            any(text.startswith(verb) for text in match.legal(match.actors[0])) for verb in verbs
        )

    return wanted


def ending(match: Match) -> bool:
    """Wanted: a pass that ends the struggle, somewhat into the game."""
    if view_of(match)["phase"] != "struggle" or len(match.steps) < 40:
        return False
    choice = match.game.choices(match.state, match.actors[0]).get("pass")
    return bool(choice and choice["ends"])


def overheard(match: Match) -> bool:
    view = view_of(match, match.actors[0]) if match.actors else {"phase": ""}
    return view["phase"] == "planning" and any(
        row["agent_is"] == "known" for seat, row in enumerate(view["seats"]) if seat != match.actors[0]
    )
