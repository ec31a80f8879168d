"""Whom and what the actions of spies are aimed at: few targets that make sense, with how likely each is the right one.

A spy that acts cannot infiltrate in the same turn and comes back later, so most actions are weighed against its value;
those for which nothing sensible can be named are not offered at all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from engines.bots.policy import Candidate
from engines.cercle import actions as act
from engines.cercle.actions import AtDivision, AtSeat, AtSpy, Target
from engines.cercle.bot.hopes import chances, hirers
from engines.cercle.box.contents import (
    ACTION,
    BOOST,
    BURN,
    CAPTURE,
    CHOKE,
    DELAY,
    DESERT,
    DIVISION,
    DIVISIONS,
    GAIN,
    GUARD,
    KILL,
    MASK,
    OPEN,
    RECRUIT,
    RULES,
    STRENGTH,
    SWAP,
    THWART,
    VALUE,
)
from engines.cercle.effects.attacks import forced_guard
from engines.cercle.state import NONE, State, edge_of
from engines.game import Action, Seat

Named: TypeAlias = Sequence[Target]
Worth: TypeAlias = Callable[[State, Seat, int, Named, Action], float]

KEPT = 5  # targets looked at for the first step
KEPT_LATER = 3  # ... and for those that follow
FAINT = 0.05  # of the best: what is less promising is left out
STOPPING = 0.1  # what it is worth to name no more targets: more than one that makes no sense
BRINK = 14  # points of the Circle from which on somebody may hope for chaos
LAST_CHANCE = 16  # ... and from which on an arrest of one's own may be one too many

# How often an action is right when something sensible can be named, besides what that is worth.
HABIT: Mapping[int, float] = {
    GAIN: 0.5,
    BURN: 0.35,
    CHOKE: 0.35,
    BOOST: 0.5,
    DELAY: 0.3,
    RECRUIT: 0.4,
    MASK: 0.25,
    DESERT: 0.35,
    GUARD: 0.15,
    CAPTURE: 0.9,
    KILL: 0.45,
    SWAP: 0.6,
    THWART: 0.4,
}


def likelihood(state: State, seat: Seat, spy: int) -> float:
    """How likely a ready spy should act now; 0 is not to be thought of."""
    action = ACTION[spy]
    if action == OPEN:
        others = [own for own in state.ready[seat] if own != spy and not state.acted >> own & 1]
        return 0.9 if len(others) > state.allowed - state.infiltrations else 0.0
    if action == CAPTURE:
        return HABIT[CAPTURE]
    if action == GUARD and (state.posted >> spy & 1 or state.acted >> spy & 1):
        return 0.0
    return HABIT[action]


def targets(state: State, seat: Seat, spy: int, named: Named, legal: Sequence[Action]) -> list[Candidate]:
    """The targets worth a look."""
    worth = _WORTH[ACTION[spy]]
    # The order in which secrets are named makes no difference.
    listed = _in_order(legal, named) if ACTION[spy] in (GAIN, BURN) else legal
    weighed = [
        (action, STOPPING if action is act.NO_MORE else worth(state, seat, spy, named, action)) for action in listed
    ]
    weighed.sort(key=lambda one: -one[1])
    best = weighed[0][1]
    kept = weighed[: KEPT_LATER if named else KEPT]
    if best <= 0:
        return [(kept[0][0], 1.0)]
    return [(action, value) for action, value in kept if value >= FAINT * best]


def _in_order(legal: Sequence[Action], named: Named) -> Sequence[Action]:
    """Not twice the same targets in another order: `legal` is in canonical order."""
    if not named or named[-1] not in legal:
        return legal
    return legal[legal.index(named[-1]) :]


def threat(state: State, seat: Seat, rival: Seat) -> float:
    """How much a rival stands in one's way: the further in front the more."""
    return max(0.3, 1 + 0.12 * (state.vp[rival] - state.vp[seat]))


def _gain(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:  # noqa: ARG001
    assert isinstance(action, AtDivision)
    place = len(DIVISIONS) * action.seat + action.division
    count = state.secrets[place] + sum([target is action for target in named])
    if action.seat != seat:
        # To push a rival over the edge helps nobody but the Circle, and who hopes for chaos.
        brink = count == RULES.division_max and state.circle + RULES.arrest_circle_vp >= BRINK
        return 0.5 if brink and state.vp[seat] <= min(state.vp) else 0.0
    if count == RULES.division_max:
        return 1.5
    counts = list(state.secrets[action.division :: len(DIVISIONS)])
    before = chances(tuple(counts), 2.0)[seat]
    counts[seat] = count + 1
    return 0.15 + 2 * (chances(tuple(counts), 2.0)[seat] - before) + 0.01 * count


def _burn(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:  # noqa: ARG001
    assert isinstance(action, AtDivision)
    if action.seat == seat:
        own = state.secrets[len(DIVISIONS) * seat + action.division]
        return 0.2 if own == RULES.division_max and state.circle >= LAST_CHANCE else 0.0
    counts = list(state.secrets[action.division :: len(DIVISIONS)])
    counts[action.seat] -= sum([target is action for target in named])
    gap = counts[action.seat] - counts[seat]
    near = 1 / (1 + (gap - 0.5) * (gap - 0.5))
    arrest = 0.3 if counts[action.seat] >= RULES.division_max - 1 else 0.0
    return (0.1 + near + arrest) * threat(state, seat, action.seat)


def _choke(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:  # noqa: ARG001
    assert isinstance(action, AtSeat)
    return threat(state, seat, action.seat) * (0.2 if state.deployed[action.seat] else 1.0)


def _boost(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:
    assert isinstance(action, AtSpy)
    other = action.spy
    edge = edge_of(state, other) - sum([target is action for target in named])
    owner = state.employer[other]
    own = 1.0 if owner == seat else -0.5 if owner != NONE else hirers(state, other, 0.0)[seat] - 0.3
    left = STRENGTH[spy] - len(named)
    return own * VALUE[other] * (1.5 if edge <= left else 0.6 if edge > 2 else 0.4)


def _delay(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:  # noqa: ARG001
    assert isinstance(action, AtSpy)
    other = action.spy
    owner = state.employer[other]
    if owner == seat:
        return 0.0
    near = 1 / edge_of(state, other)
    if owner != NONE:
        return 0.0 if state.carried[other] != NONE else threat(state, seat, owner) * VALUE[other] * near
    hopes = hirers(state, other, 0.0)
    return max(0.0, (0.5 - hopes[seat]) * VALUE[other] * near)


def _recruit(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:  # noqa: ARG001
    """To get by another division, or by auction, what would go to somebody else."""
    assert isinstance(action, AtSpy)
    other = action.spy
    hopes = hirers(state, other, edge_of(state, other) - 1.0)
    return VALUE[other] * (1 - hopes[seat]) / (1 + 0.15 * edge_of(state, other))


def _desert(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:  # noqa: ARG001
    assert isinstance(action, AtSpy)
    other = action.spy
    owner = state.employer[other]
    if owner == seat or forced_guard(state, other) != NONE:
        return 0.0
    division = DIVISION[other]
    hope = 0.4
    if division < len(DIVISIONS):
        counts = state.secrets[division :: len(DIVISIONS)]
        hope = chances(counts, edge_of(state, other) - 1.0)[seat]
    return VALUE[other] * threat(state, seat, owner) * (0.3 + hope)


def _guard(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:  # noqa: ARG001
    if isinstance(action, AtSpy):
        return 0.3 * VALUE[action.spy] if action.spy in state.ready[seat] else 0.1
    return 0.3 * len(state.ready[seat])


def _kill(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:  # noqa: ARG001
    """A rival loses a spy."""
    assert isinstance(action, AtSpy)
    other = action.spy
    owner = state.employer[other]
    if owner == seat or forced_guard(state, other) != NONE:
        return 0.0
    capture = 0.8 if ACTION[other] == CAPTURE else 0.0
    edge = edge_of(state, other)
    return (VALUE[other] + capture) * threat(state, seat, owner) / (1 + 0.15 * edge)


def _swap(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:
    """One's own least useful spy first, then the best of a rival."""
    assert isinstance(action, AtSpy)
    other = action.spy
    if state.employer[other] == seat:
        if named:
            return 0.1
        return 2.0 / VALUE[other] + (1.0 if state.acted >> other & 1 else 0.0)
    has_own = len(state.ready[seat]) > 1
    if not named and has_own:
        return 0.0
    return _kill(state, seat, spy, named, action) * (0.6 if state.acted >> other & 1 else 1.0)


def _thwart(state: State, seat: Seat, spy: int, named: Named, action: Action) -> float:
    if isinstance(action, AtSpy):
        owner = state.employer[action.spy]
        rest = len(state.ready[owner]) - 1
        return _kill(state, seat, spy, named, action) * (1.0 if rest == 0 else 0.5)
    assert isinstance(action, AtSeat)
    ready = state.ready[action.seat]
    if not ready or any(ACTION[other] == THWART for other in state.deployed[action.seat]):
        return 0.05
    return threat(state, seat, action.seat) * max([VALUE[other] for other in ready]) * 0.7


_WORTH: Mapping[int, Worth] = {
    GAIN: _gain,
    BURN: _burn,
    CHOKE: _choke,
    BOOST: _boost,
    DELAY: _delay,
    RECRUIT: _recruit,
    MASK: _recruit,
    DESERT: _desert,
    GUARD: _guard,
    KILL: _kill,
    SWAP: _swap,
    THWART: _thwart,
}
