"""Who may hope to hire a spy that nobody employs yet: by the secrets as they lie, and the time left to add some.

The seat with the most secrets of a division hires its spies (R8.3), neutral ones go to whoever pays (R8.5). The nearer
the arrival, the less can still change; until then everybody may catch up by about a secret a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.cercle.box.contents import ACTION, BIDS_IN, DIVISION, DIVISIONS, MASK, RECRUIT
from engines.cercle.state import NONE, State

SURE = 0.7  # secrets: how far behind one may be and still hope, when nothing can be added any more
DRIFT = 0.85  # secrets by which the gap between two seats may change in a turn
NEUTRAL = len(DIVISIONS)
INCOME = 0.4  # secrets a turn that a seat may come to have in the colour of an auction
BEGINNER = 0.5  # secrets: without any one may still hire, if nobody wants to
PRICE = 0.75  # what is left of a spy's worth that several compete for with secrets


@lru_cache(maxsize=1 << 13)
def chances(counts: tuple[int, ...], turns: float) -> tuple[float, ...]:
    """How likely each seat is to have the most of these, when so many turns of income are still to come."""
    most, width = max(counts), SURE + DRIFT * turns
    weights = [1 / (1 + ((most - count) / width) * ((most - count) / width)) for count in counts]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


def hirers(state: State, spy: int, turns: float) -> Sequence[float]:
    """How likely each seat is to hire a spy that comes home in so many turns of income."""
    division, recruiter = DIVISION[spy], state.carried[spy]
    secrets = state.secrets
    if recruiter != NONE and ACTION[recruiter] == RECRUIT:
        return _named(state, state.employer[recruiter], turns)
    if division < NEUTRAL and (recruiter == NONE or ACTION[recruiter] != MASK):
        return chances(secrets[division :: len(DIVISIONS)], turns)
    return bidders(state, spy, turns)


def bidders(state: State, spy: int, turns: float) -> Sequence[float]:
    """The same for an auction, in which the richest need not go to the end; everybody can bid what it has."""
    secrets, colours = state.secrets, BIDS_IN[spy]
    if len(colours) == 1:
        return _bidders(secrets[colours[0] :: len(DIVISIONS)], turns)
    return _bidders(tuple([sum(secrets[place : place + 4]) for place in range(0, len(secrets), 4)]), turns)


@lru_cache(maxsize=1 << 12)
def _bidders(covers: tuple[int, ...], turns: float) -> Sequence[float]:
    means = [BEGINNER + INCOME * turns + cover for cover in covers]
    whole = sum(means)
    return tuple([PRICE * own / whole for own in means])


def _named(state: State, employer: int, turns: float) -> Sequence[float]:
    """R7.9: the recruiter's employer names the division in which it is strongest."""
    best: Sequence[float] = ()
    for division in DIVISIONS:
        found = chances(state.secrets[division :: len(DIVISIONS)], turns)
        if not best or found[employer] > best[employer]:
            best = found
    return best
