"""How bots look at XIII: Le Complot: which choices deserve a look (`means`, `turns`, `clashes`, `windows`), what a
position is worth (`worth`), and how much of its time a bot takes for a question."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engines.bots.policy import Candidate, Policy, Values, ranked
from engines.bots.standing import WINNING
from engines.complot.actions import DONE, PASS
from engines.complot.bot.clashes import CLASHES
from engines.complot.bot.means import MEANS, alike
from engines.complot.bot.turns import TURNS
from engines.complot.bot.windows import WINDOWS
from engines.complot.bot.worth import evaluated
from engines.complot.combat.duels import DodgeGroup
from engines.complot.rules import apply, asked, legal
from engines.complot.scoring import outcome
from engines.complot.state import State
from engines.game import Action, Game, Outcome, Seat

IDEAS = {**MEANS, **TURNS, **CLASHES, **WINDOWS}

LARGE, MIDDLE, SMALL, SLIVER = 1.0, 0.5, 0.2, 0.05
SHARES = {
    **dict.fromkeys(("move", "group"), LARGE),
    **dict.fromkeys(("attempt", "buy", "retreat"), MIDDLE),
    **dict.fromkeys(("recruit", "keep_character", "combat_cards", "power", "alliance", "assassinate", "dodge"), SMALL),
    **dict.fromkeys(("last_call", "mission_cards", "bomb_target", "discard"), SMALL),
}
"""By question, the share of its time that a bot takes; of all others a sliver."""

QUIET = (
    *("move", "buy", "recruit", "discard", "anytime", "last_call", "attempt", "next_combat", "opponent", "retreat"),
    *("combat_cards", "dodge", "power", "assassinate", "pile", "scoop", "mission_cards", "hospital", "alliance"),
)
"""Questions at which a position can be valued; others are about what has just happened."""

MOST_ANSWERS = 60  # to what has just happened, before a position is valued all the same


class ComplotPolicy(Policy[State]):
    """Plays sensibly with little search, and better with more."""

    explore = 0.1
    blur = 0.7  # all that is looked at makes some sense, and dice decide more than small differences

    def share(self, game: Game[State, Action], state: State, seat: Seat) -> float:  # noqa: ARG002
        question = asked(state)
        return SHARES.get(question.emptied.phase, SLIVER)

    def candidates(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Candidate]:
        question = asked(state)
        phase = "dodge_group" if isinstance(question, DodgeGroup) else question.phase
        found = IDEAS.get(phase, alike)(state, seat, legal)  # type: ignore[arg-type]
        if not found:
            found = [(PASS if PASS in legal else DONE if DONE in legal else legal[0], 1.0)]
        return sorted(found, key=lambda idea: -idea[1])

    def evaluate(self, state: State) -> Values:
        answers = 0
        while state.stack and answers < MOST_ANSWERS and not _is_quiet(state):
            seat = asked(state).seat
            options = legal(state, seat)
            action = options[0] if len(options) == 1 else self.candidates(state, seat, options)[0][0]
            state, _ = apply(state, seat, action)
            answers += 1
        if state.ended:
            found = outcome(state)
            assert found is not None
            return self.reward(found)
        return evaluated(state)

    def pick(self, state: State, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        return self.candidates(state, seat, legal)[0][0]

    def reward(self, outcome: Outcome) -> Values:
        return ranked(outcome, WINNING)


def _is_quiet(state: State) -> bool:
    return state.roll is None and asked(state).phase in QUIET and not asked(state).is_half_made


POLICY = ComplotPolicy()
