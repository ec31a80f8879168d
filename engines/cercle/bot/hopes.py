"""Who may hope to hire a spy that nobody employs yet: by the secrets as they lie, and the time that is left to add some.

The seat with the most secrets of a division hires its spies (R8.3), neutral ones go to whoever pays (R8.5). The nearer
the arrival, the less can still change; until then everybody may catch up by about a secret a turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.cercle.box.contents import ACTION, BID, BIDS_IN, DIVISION, DIVISIONS, MASK, RECRUIT, STRENGTH
from engines.cercle.hiring.auctions import cover
from engines.cercle.state import NONE, State

SURE = 0.35  # secrets: how far behind one may be and still hope, when nothing can be added any more
DRIFT = 0.9  # secrets by which the gap between two seats may change in a turn
NEUTRAL = len(DIVISIONS)
PRICE = 0.75  # what is left of a spy's worth that several compete for with secrets


def chances(counts: Sequence[int], turns: float) -> list[float]:
    """How likely each seat is to have the most of these, when so many turns of income are still to come."""
    most, width = max(counts), SURE + DRIFT * turns
    weights = [1 / (1 + ((most - count) / width) * ((most - count) / width)) for count in counts]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def hirers(state: State, spy: int, turns: float) -> list[float]:
    """How likely each seat is to hire a spy that comes home in so many turns of income."""
    division, recruiter = DIVISION[spy], state.carried[spy]
    seats, secrets = state.variant.seats, state.secrets
    if recruiter != NONE and ACTION[recruiter] == RECRUIT:
        return _named(state, state.employer[recruiter], turns)
    if division < NEUTRAL and (recruiter == NONE or ACTION[recruiter] != MASK):
        return chances(secrets[division :: len(DIVISIONS)], turns)
    return bidders(state, spy, seats, turns)


def bidders(state: State, spy: int, seats: int, turns: float) -> list[float]:
    """The same for an auction, in which the richest need not go to the end; everybody can bid what it has."""
    purses = [PRICE * (0.7 * turns + 0.5 + cover(state, seat, BIDS_IN[spy])) for seat in range(seats)]
    whole = sum(purses)
    return [PRICE * purse / whole for purse in purses]


def _named(state: State, employer: int, turns: float) -> list[float]:
    """R7.9: the recruiter's employer names the division in which it is strongest."""
    best: list[float] = []
    for division in DIVISIONS:
        found = chances(state.secrets[division :: len(DIVISIONS)], turns)
        if not best or found[employer] > best[employer]:
            best = found
    return best


def purse(state: State, seat: int) -> int:
    """What the ready purse spies of a seat add to any bid (R8.10)."""
    return sum([STRENGTH[spy] for spy in state.ready[seat] if ACTION[spy] == BID])
