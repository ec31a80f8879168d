"""How bots look at Guerre froide: which choices deserve a look, and what a position is worth.

In the middle of a turn the rest of it is played out on scratch paper (`skirmish`), and what comes of it is reckoned
(`reckoning`); between two turns the wealth of the seats is compared (`worth`). A bot imagines worlds it cannot tell
from the real one, so each playout has its own deck and Agents X, and every seat in it acts by what it would know.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engines.bots.policy import Candidate, Policy, Values
from engines.coldwar.actions import NONE
from engines.coldwar.bot import leanings
from engines.coldwar.bot.beliefs import plausibility
from engines.coldwar.bot.reckoning import ranking, reckoned
from engines.coldwar.bot.skirmish import Skirmish
from engines.coldwar.bot.worth import chances, rested, season, wealth, won
from engines.coldwar.box.contents import AGENTS_IN
from engines.coldwar.rules import apply, legal
from engines.coldwar.scoring import places, scores
from engines.coldwar.state import (
    ANALYST,
    BALANCE,
    NUCLEAR,
    OVER,
    PEEK,
    PLANNING,
    START,
    STRUGGLE,
    State,
)
from engines.game import Action, Outcome, Seat


class ColdwarPolicy(Policy[State]):
    """Plays sensibly with little search, and better with more."""

    explore = 0.3
    blur = 0.4

    def candidates(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Candidate]:
        return leanings.candidates(state, seat, legal)

    def secret(self, state: State, seat: Seat) -> Hashable:
        """Rivals play by their Agent X; what else they know decides less, and would leave too few tries."""
        return state.sides[seat].field

    def plausibility(self, state: State, seat: Seat) -> float:
        return plausibility(state, seat)

    def evaluate(self, state: State) -> Values:
        state = _passed_over(state)
        if state.phase == OVER:
            return won(scores(state), places(state)[0])
        if state.phase in (BALANCE, ANALYST) or (state.phase == PLANNING and _fresh(state)):
            ahead = season(state)
            return chances(
                state, [wealth(state, seat, ahead) + ahead * rested(state, seat) for seat in range(len(state.sides))]
            )
        return _played_out(_planned(state))

    def reward(self, outcome: Outcome) -> Values:
        return won(outcome.scores, outcome.winners)


def _fresh(state: State) -> bool:
    """Whether a turn begins about which nobody has decided anything yet."""
    return not any(state.struggle.known.seats) and all(side.field == NONE for side in state.sides)


def _passed_over(state: State) -> State:
    """The next state in which there is something to be judged: small decisions after a struggle are made off-hand."""
    while state.phase not in _JUDGED:
        seat = state.actor
        state, _ = apply(state, seat, leanings.candidates(state, seat, legal(state, seat))[0][0])
    return state


_JUDGED = frozenset({BALANCE, ANALYST, PLANNING, START, STRUGGLE, PEEK, NUCLEAR, OVER})


def _planned(state: State) -> State:
    """With an Agent X for every seat, and somebody to begin."""
    if state.phase == PLANNING:
        # The end of the deck is as good as a die, and hardly any struggle gets there.
        die = state.struggle.deck[-1]
        sides = []
        for seat, side in enumerate(state.sides):
            if side.field == NONE:
                agents = AGENTS_IN[side.hq]
                side = side._replace(field=agents[(die + 5 * seat) % len(agents)])
            sides.append(side)
        state = state._replace(sides=tuple(sides), actor=state.balance)
    return state


def _played_out(state: State) -> Values:
    """What the turn brings when the struggle is played on from here."""
    skirmish = leanings.without_military(state) if state.phase == NUCLEAR else Skirmish(state)
    if state.phase == PEEK:
        skirmish.look(state.actor)
    if state.phase in (PEEK, NUCLEAR):
        skirmish.follow()
    skirmish.play_out()
    stability = skirmish.stability
    ranked = ranking(stability, skirmish.profile, state.balance, skirmish.influence, skirmish.groups)
    in_order = len([total for total in skirmish.influence if total <= stability])
    top = skirmish.deck[skirmish.top] if skirmish.top < len(skirmish.deck) else NONE
    points, worth = reckoned(state, ranked, in_order, top)
    totals = [side.vp + gained for side, gained in zip(state.sides, points, strict=True)]
    best = max(totals)
    if best >= state.variant.target and totals.count(best) == 1:  # R13.2
        return won(totals, [totals.index(best)])
    ahead = season(state)
    return chances(
        state,
        [
            wealth(state, seat, ahead) + gained + ahead * extra
            for seat, (gained, extra) in enumerate(zip(points, worth, strict=True))
        ],
    )


POLICY = ColdwarPolicy()
