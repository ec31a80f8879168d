"""How bots look at The Circle: which choices deserve a look (`ideas`), and what a position is worth (`worth`)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engines.bots.policy import Candidate, Policy, Values, ranked
from engines.bots.standing import WINNING
from engines.cercle.bot.ideas import candidates
from engines.cercle.bot.worth import evaluated
from engines.cercle.rules import apply, asked, legal
from engines.cercle.scoring import outcome
from engines.cercle.state import State
from engines.game import Action, Game, Outcome, Seat

TURNS = ("p1_turn", "p2_turn", "p2_target")  # what a bot does of itself; all else is answered on the way
SMALL = 0.25  # the share of its time that a bot takes for what is soon decided
IDLE = 0.02  # ... and where next to nothing is decided: colours and services, a turn without spies


class CerclePolicy(Policy[State]):
    """Plays sensibly with little search, and better with more."""

    open = True  # but for the order of the pack, of which one that can be imagined serves as well as many
    explore = 0.35
    blur = 0.8

    def share(self, game: Game[State, Action], state: State, seat: Seat) -> float:  # noqa: ARG002
        if asked(state).phase not in TURNS:
            return SMALL if state.turn else IDLE
        return 1.0 if state.stage == 1 or state.ready[seat] else IDLE

    def candidates(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Candidate]:
        return candidates(state, seat, legal)

    def evaluate(self, state: State) -> Values:
        while state.stack and asked(state).phase not in TURNS:
            seat = asked(state).seats[0]
            state, _ = apply(state, seat, candidates(state, seat, legal(state, seat))[0][0])
        if state.ended:
            found = outcome(state)
            assert found is not None
            return self.reward(found)
        return evaluated(state)

    def pick(self, state: State, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        return candidates(state, seat, legal)[0][0]

    def reward(self, outcome: Outcome) -> Values:
        return ranked(outcome, WINNING)


POLICY = CerclePolicy()
