"""What a game may tell the search about itself: which choices deserve a look, and what a position is worth.

The plain `Policy` knows nothing of any game: all choices are alike to it, and a position is worth what a game played
out at random from there brings. A package `engines.<game>` that knows better has a module `policy` with a POLICY.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import fsum
from random import Random
from typing import TYPE_CHECKING, Generic, TypeAlias, cast

from engines.game import Action, AnyGame, Game, Outcome, S, Seat, Side, State

if TYPE_CHECKING:
    from engines.bots.searcher import Searcher

Values: TypeAlias = tuple[float, ...]
"""What each seat may expect, from 0 (surely last) to 1 (surely the only winner)."""

Candidate: TypeAlias = tuple[Action, float]
"""A choice, and how likely it is to be the right one."""

REACTION = 0.05  # the share of its level's time that a bot takes to answer in a window for reactions


class Policy(Generic[S]):
    """Knows nothing: every choice is as likely as another, and leaves are played out at random."""

    open: bool = False
    """One world serves a whole search, and one tree all seats: nothing is hidden or left to chance, or so little of it
    matters that one world that can be imagined is as good as many (and states need not be worked out again)."""

    explore: float = 1.4
    """How much the search looks around; less for a policy whose candidates and evaluation can be trusted."""

    blur: float = 1.0
    """How much of its level's blur a bot has here; less for a game of many choices that decide little each."""

    longest_playout: int = 1_000
    """Actions after which a playout ends by evaluation; less for a game whose end is too far away to tell anything."""

    # What the plain policy does not look at, a game's own one does.

    def searcher(self, state: S, seat: Seat, rng: Random, *, count: int, blur: float) -> Searcher | None:  # noqa: ARG002
        """A search of the game's own that thinks for `seat` (which need not be asked); None: Monte Carlo serves it.

        The `count` best choices, and all that are hardly worse than the best by the measure of `blur`, should be valued
        as exactly as the best: the Monte Carlo search does that anyway, one that prunes must know.
        """
        return None

    def share(self, game: Game[S, Action], state: S, seat: Seat) -> float:
        """How much of its level's time a bot should take for what `seat` is asked here, from 0 to 1.

        It follows from what everybody knows, such as the phase: others see how long a bot thinks.
        """
        return REACTION if seat in game.window(state) else 1.0

    def candidates(self, state: S, seat: Seat, legal: Sequence[Action]) -> Sequence[Candidate]:  # noqa: ARG002
        """The choices worth a look, best first, each with its likelihood (they need not add up to 1)."""
        return [(action, 1.0) for action in legal]

    def secret(self, state: S, seat: Seat) -> Hashable:  # noqa: ARG002
        """What `seat` knows here and others do not, as far as it decides how to play.

        The search tells its rivals' hands apart by this. Saying nothing (as here) makes them play one way with every
        hand; saying too much leaves every hand with too few tries to learn from.
        """
        return None

    def plausibility(self, state: S, seat: Seat) -> float:  # noqa: ARG002
        """How well this world explains what `seat` has seen others do, from 0 to 1 (the likeliest worlds).

        `imagine` draws all worlds alike; the search looks at them as often as they are plausible.
        """
        return 1.0

    def evaluate(self, state: S) -> Values | None:  # noqa: ARG002
        """What a position that is not over is worth to each seat; None: play it out."""
        return None

    def pick(self, state: S, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        """The choice of `seat` in a playout."""
        return legal[int(rng.random() * len(legal))]

    def reward(self, outcome: Outcome) -> Values:
        """What an end is worth to each seat."""
        return ranked(outcome)


AnyPolicy: TypeAlias = Policy[State]
"""The policy of any game, which is handed that game's states."""


def ranked(outcome: Outcome, winning: float = 0.5) -> Values:
    """So much for winning (shared by the winners), the rest for the rivals left behind; a draw of two is 0.5 each."""
    seats = sum(len(place) for place in outcome.ranking)
    values = [0.0] * seats
    behind = seats
    for place in outcome.ranking:
        behind -= len(place)
        beaten = (behind + (len(place) - 1) / 2) / max(1, seats - 1)
        crown = 1 / len(place) if place is outcome.ranking[0] else 0.0
        for seat in place:
            values[seat] = winning * crown + (1 - winning) * beaten
    return tuple(values)


def played_out(game: AnyGame, policy: AnyPolicy, state: State, rng: Random) -> Values:
    """What one game played on from `state` brings, by the policy's own picks; one that is cut off is evaluated."""
    played = 0
    # A choice is made to its end: nobody can say what half of one is worth.
    while (played < policy.longest_playout or game.half_made(state) is not None) and (actors := game.actors(state)):
        played += 1
        # Which of several simultaneous actors is asked first must not matter to a game.
        legal = game.legal(state, actors[0])
        action = legal[0] if len(legal) == 1 else policy.pick(state, actors[0], legal, rng)
        state, _ = game.apply(state, actors[0], action)
    outcome = game.outcome(state)
    if outcome is not None:
        return policy.reward(outcome)
    values = policy.evaluate(state)
    return values if values is not None else estimated(game, state)


def estimated(game: AnyGame, state: State) -> Values:
    """What each seat may expect going by the running scores, for want of better knowledge of a match that goes on.

    Of two sides the one ahead expects the more the larger its lead is beside their scores; a side that is out of play
    has lost. Between several it is the mean over the rivals, on the scale of `ranked`.
    """
    sides = game.sides(state)
    scores = {side: fsum(_score(game, state, seat) for seat in side.seats) / len(side.seats) for side in sides}
    values = [0.0] * sum(len(side.seats) for side in sides)
    for side in sides:
        rivals = [other for other in sides if other != side]
        beaten = fsum(_chance(side, other, scores) for other in rivals) / max(1, len(rivals))
        for seat in side.seats:
            values[seat] = beaten * (len(sides) + 2) / (2 * len(sides))
    return tuple(values)


def _chance(side: Side, other: Side, scores: Mapping[Side, float]) -> float:
    """That of two sides the first will rank higher."""
    if bool(side.living) != bool(other.living):
        return 1.0 if side.living else 0.0
    lead = scores[side] - scores[other]
    return 0.5 + lead / (2 * (abs(scores[side]) + abs(scores[other]) + 1))


def _score(game: AnyGame, state: State, seat: Seat) -> int:
    """The running total of a seat, as it knows it itself; 0 where the rules hide it even so."""
    scores = cast("list[int | None]", game.view(state, seat)["scores"])
    return scores[seat] or 0


@cache
def policy_for(game_id: str) -> AnyPolicy:
    """The policy that the package of this game offers, or the one that knows nothing."""
    package = f"engines.{game_id}"
    if not game_id.isidentifier() or find_spec(package) is None or find_spec(f"{package}.bot") is None:
        return Policy()
    offered: AnyPolicy = import_module(f"{package}.bot.policy").POLICY
    return offered
