"""The choices that deserve a look: which spies to send to the wheel, where to put secrets, what to do with ready spies,
and how to answer the small questions in between. Each comes with how likely it is to be right; the targets of actions
are in `aims`.

Steps that lead to the same choice in another order are offered in one order only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.bots.policy import Candidate
from engines.cercle import actions as act
from engines.cercle.actions import ActivateNeutral, ActivatePile, Amount, AtSpy, Infiltrate, Unmask, Use
from engines.cercle.bot import aims
from engines.cercle.bot.hopes import bidders, chances
from engines.cercle.box.contents import (
    ACTION,
    BIDS_IN,
    BOOST,
    CAPTURE,
    DELAY,
    DESERT,
    DIVISION,
    DIVISIONS,
    GAIN,
    GUARD,
    KILL,
    MASK,
    NATION,
    OPEN,
    PREP,
    RECRUIT,
    RULES,
    STRENGTH,
    SWAP,
    VALUE,
)
from engines.cercle.hiring.auctions import Bidding, Paying, cover
from engines.cercle.phases.phase1 import Sharing, is_due
from engines.cercle.phases.phase2 import Targeting
from engines.cercle.rules import asked
from engines.cercle.state import NONE, State, secrets_of
from engines.game import Action, Seat

# How much a spy may do for its employer besides infiltrating, in points.
TALENT = {
    CAPTURE: 1.6,
    OPEN: 0.7,
    SWAP: 0.8,
    KILL: 0.7,
    GAIN: 0.5,
    BOOST: 0.4,
    DESERT: 0.3,
    RECRUIT: 0.3,
    GUARD: 0.3,
    DELAY: 0.1,
    MASK: 0.0,
}
TALENTS = tuple(VALUE[spy] + TALENT.get(action, 0.3) for spy, action in enumerate(ACTION))

COST = 0.9  # points: what two secrets are worth
ACTIVATIONS, SHARES = 7, 6  # looked at, of each kind
LEAST = 0.02  # a likelihood that is never quite nothing
ALARM = 13  # points of the Circle from which on unmasking is thought of


def candidates(state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Candidate]:
    """What deserves a look, best first."""
    question = asked(state)
    found = _OFFERED[question.phase](state, seat, question, legal)
    return sorted(found, key=lambda one: -one[1]) or [(legal[0], 1.0)]


# Phase 1.


def _activations(state: State, seat: Seat, question: Any, legal: Sequence[Action]) -> list[Candidate]:  # noqa: ARG001
    due = is_due(state, seat)
    sent: list[Candidate] = []
    for action in legal:
        if isinstance(action, ActivateNeutral):
            sent.append((action, _sending(state, seat, action.spy, free=due)))
        elif isinstance(action, ActivatePile):
            sent.append((action, _sending(state, seat, state.piles[action.pile][0], free=False)))
        elif action is act.SHARE_NOTHING:
            sent.append((action, 0.6))
    sent.sort(key=lambda one: -one[1])
    shares = [] if due else _splits(state, seat, state.left, (0,) * len(DIVISIONS), 0)
    whole = sum([likelihood for _, likelihood in shares]) or 1.0
    return sent[:ACTIVATIONS] + [(action, likelihood / whole) for action, likelihood in shares]


def _sending(state: State, seat: Seat, spy: int, *, free: bool) -> float:
    """How good it is to activate a spy: mostly who would hire it."""
    division, turns = DIVISION[spy], PREP[spy] - 0.5
    if division < len(DIVISIONS):
        hopes: Sequence[float] = chances(state.secrets[division :: len(DIVISIONS)], turns)
    else:
        hopes = bidders(state, spy, turns)
    rivals = (sum(hopes) - hopes[seat]) / (len(hopes) - 1)
    worth = TALENTS[spy] * (1 - 0.04 * PREP[spy]) * (hopes[seat] - 0.5 * rivals) - (0.0 if free else 0.3 * COST)
    return max(LEAST, worth * 0.5)


def _splits(state: State, seat: Seat, left: int, placed: Sequence[int], lowest: int) -> list[Candidate]:
    """The next steps of the best distributions, division after division."""
    own = secrets_of(state, seat)
    tables = [_stakes(state, seat, division, placed[division]) for division in DIVISIONS]
    wholes: list[tuple[float, Action]] = []

    def spread(rest: int, division: int, worth: float, first: Action | None) -> None:
        if division == len(DIVISIONS) - 1:
            if rest:
                first = first or act.AMOUNTS[division][rest]
            if first is not None:
                wholes.append((worth + tables[division][rest], first))
            return
        for count in range(rest + 1):
            step = first or (act.AMOUNTS[division][count] if count else None)
            spread(rest - count, division + 1, worth + tables[division][count], step)

    spread(left, lowest, 0.0, None)
    wholes.sort(key=lambda one: -one[0])
    found: dict[Action, float] = {}
    best = wholes[0][0] if wholes else 0.0
    for worth, step in wholes[:SHARES]:
        gap = best - worth
        found[step] = found.get(step, 0.0) + 1 / (1 + 16 * gap * gap)
    step = _to_arrest(own, left, placed, lowest)
    if step is not None:
        found[step] = found.get(step, 0.0) + 0.4
    return list(found.items())


def _to_arrest(own: Sequence[int], left: int, placed: Sequence[int], lowest: int) -> Action | None:
    """The next step of the distribution that makes the most arrests, if there is one."""
    needs = sorted(
        (RULES.division_max + 1 - own[division] - placed[division], division)
        for division in range(lowest, len(DIVISIONS))
        if own[division] + placed[division] <= RULES.division_max
    )
    chosen: dict[int, int] = {}
    for need, division in needs:
        if need <= left:
            chosen[division] = need
            left -= need
    if not chosen:
        return None
    chosen[max(chosen)] += left  # what is left over goes where steps can still come
    division = min(chosen)
    return act.AMOUNTS[division][chosen[division]]


def _stakes(state: State, seat: Seat, division: int, placed: int) -> list[float]:
    """What 0 to 4 more secrets in a division are worth: chances to hire, and arrests."""
    counts = list(state.secrets[division :: len(DIVISIONS)])
    base = counts[seat] + placed
    coming: list[tuple[float, float]] = [(1.0, 1.0), (4.0, 0.8)]  # spies still in the piles, now and later
    for edge, row in enumerate(state.wheel, 1):
        for spy in row:
            if state.employer[spy] == NONE and DIVISION[spy] == division:
                coming.append((edge - 0.5, TALENTS[spy]))
            elif state.employer[spy] == NONE and division in BIDS_IN[spy]:
                coming.append((edge + 1.0, 0.4 * TALENTS[spy]))
    found = []
    for more in range(RULES.income + 1):
        count = base + more
        worth = 0.0
        if count > RULES.division_max:
            worth += 1.5 if state.circle < ALARM else 0.0
            count -= RULES.division_max
        counts[seat] = count
        row = tuple(counts)
        for turns, prize in coming:
            worth += prize * chances(row, turns)[seat]
        found.append(worth + 0.02 * count)
    return found


def _shares(state: State, seat: Seat, question: Sharing, legal: Sequence[Action]) -> list[Candidate]:
    last = max([division for division in DIVISIONS if question.given[division]], default=-1)
    found = _splits(state, seat, question.left, question.given, min(last + 1, len(DIVISIONS) - 1))
    return found or [(legal[-1], 1.0)]


# Phase 2.


def _operations(state: State, seat: Seat, question: Any, legal: Sequence[Action]) -> list[Candidate]:  # noqa: ARG001
    found: list[Candidate] = []
    infiltrations = [action for action in legal if isinstance(action, Infiltrate)]
    resting = 0.5 if infiltrations else 1.0
    for action in legal:
        if isinstance(action, Use):
            likelihood = aims.likelihood(state, seat, action.spy)
            if likelihood > 0:
                found.append((action, likelihood))
        elif isinstance(action, Unmask):
            likelihood = _unmasking(state, seat, action.spy)
            if likelihood > 0:
                found.append((action, likelihood))
    found += _infiltrations(state, seat, infiltrations)
    if act.MARKER in legal and _is_marker_useful(state, seat):
        found.append((act.MARKER, 0.05))
    found.append((act.END_TURN, resting))
    return found


def _infiltrations(state: State, seat: Seat, listed: Sequence[Infiltrate]) -> list[Candidate]:
    """One of each kind: by value, quarter and whether it could act."""
    kinds: dict[tuple[int, int, int], Candidate] = {}
    present = {DIVISION[spy] for spy in state.infiltrated[seat]}
    for action in listed:
        spy = action.spy
        key = (VALUE[spy], DIVISION[spy], ACTION[spy])
        if key not in kinds:
            wing = 0.3 if DIVISION[spy] not in present else 0.0
            kinds[key] = action, max(0.1, 0.5 * VALUE[spy] + wing - 0.3 * (TALENTS[spy] - VALUE[spy]))
    return sorted(kinds.values(), key=lambda one: -one[1])[:5]


def _unmasking(state: State, seat: Seat, spy: int) -> float:
    """Only to keep the Circle down, and not by who would win with it."""
    if state.circle < ALARM or state.vp[seat] <= min(state.vp):
        return 0.0
    if any(VALUE[other] == VALUE[spy] and other < spy for other in state.infiltrated[seat]):
        return 0.0  # one of each value will do
    return 0.06 * (state.circle - ALARM + 1)


def _is_marker_useful(state: State, seat: Seat) -> bool:
    """Whether a rival has one of the spies that it would take to forbid something (R6.6)."""
    nation = state.services[seat]
    return any(NATION[spy] == nation for other, row in enumerate(state.ready) if other != seat for spy in row)


def _targets(state: State, seat: Seat, question: Targeting, legal: Sequence[Action]) -> list[Candidate]:
    return aims.targets(state, seat, question.spy, question.named, legal)


# Reactions, hiring and phase 3.


def _all_alike(state: State, seat: Seat, question: Any, legal: Sequence[Action]) -> list[Candidate]:  # noqa: ARG001
    return [(action, 1.0) for action in legal]


def _divisions(state: State, seat: Seat, question: Any, legal: Sequence[Action]) -> list[Candidate]:  # noqa: ARG001
    """Where one hires oneself; else where the leader does not."""
    found = []
    for division, action in enumerate(legal):
        hopes = chances(state.secrets[division :: len(DIVISIONS)], 0.0)
        found.append((action, max(LEAST, hopes[seat])))
    return found


def _bids(state: State, seat: Seat, question: Bidding, legal: Sequence[Action]) -> list[Candidate]:
    """A spy is worth about as many secrets as points, and a little more."""
    raise_, pass_ = legal
    limit = 0.8 * TALENTS[question.spy] + 0.1 * cover(state, seat, question.divisions)
    eager = max(LEAST, min(1.0, 0.5 + 0.25 * (limit - question.bid - 1)))
    return [(raise_, eager), (pass_, max(LEAST, 1 - eager))]


def _payments(state: State, seat: Seat, question: Paying, legal: Sequence[Action]) -> list[Candidate]:
    """Purses that are not too large, or all that is left from one division, the least useful one first."""
    found: list[Candidate] = []
    own, left = secrets_of(state, seat), question.left
    for action in legal:
        if isinstance(action, AtSpy):
            found.append((action, 0.6 if STRENGTH[action.spy] <= left else 0.2))
        elif isinstance(action, Amount):
            division = action.division
            most = min(left, own[division] - question.secrets[division])
            if action.count == most:
                stakes = _stakes(state, seat, division, 0)[0]
                counts = list(state.secrets)
                counts[len(DIVISIONS) * seat + division] -= most
                lost = stakes - _stakes(state._replace(secrets=tuple(counts)), seat, division, 0)[0]
                found.append((action, 1 / (1 + max(0.0, lost) * 2)))
    return found


_OFFERED: Mapping[str, Callable[[State, Seat, Any, Sequence[Action]], list[Candidate]]] = {
    "setup_colour": _all_alike,
    "setup_service": _all_alike,
    "p1_turn": _activations,
    "p1_share": _shares,
    "p2_turn": _operations,
    "p2_target": _targets,
    "r_veto": _all_alike,
    "r_guard": _all_alike,
    "h_division": _divisions,
    "h_bid": _bids,
    "h_pay": _payments,
    "p3_spin": _all_alike,
}
