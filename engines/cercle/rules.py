"""The play of the game: who acts, what may be done, and what comes of it (section 3).

The questions and steps of a turn are in `phases`, actions and reactions in `effects`, hiring in `hiring`; they lie on
the stack of the state in the order in which they will come. What is not allowed is named in `refusals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import cast

from engines import game, stack
from engines.cercle.actions import Action
from engines.cercle.box.contents import BOX
from engines.cercle.moves.asking import Asked
from engines.cercle.phases.setting_up import set_up
from engines.cercle.phases.turns import TurnStart
from engines.cercle.positions.reading import begun
from engines.cercle.refusals import refusal
from engines.cercle.state import State, Variant
from engines.chance import Chance, shuffled
from engines.game import Event, Seat, Setup, SetupError
from engines.stack import settled


def new(setup: Setup) -> State:
    """Set up by the seed, or as a position says, up to the first question (R2). Raises SetupError."""
    options = setup.options
    variant = Variant(
        setup.seats, str(options["setup"]), int(options["turn_limit"]), int(options["first"]), setup.position
    )
    if not BOX.facts.players_min <= variant.seats <= BOX.facts.players_max:
        raise SetupError("bad_seats", seats=variant.seats)
    if variant.first > variant.seats:  # R12.3
        raise SetupError("bad_value", option="first", value=variant.first)
    return _opened(variant, setup.seed)[0]


@lru_cache(maxsize=4)  # a setup is dealt several times in a row: to be checked, to be played, to be told
def _opened(variant: Variant, seed: int) -> tuple[State, tuple[Event, ...]]:
    events: list[Event] = []
    chance = Chance(seed)
    state = begun(variant, chance) if variant.position else set_up(variant, chance, events)
    # A position has pushed what is left of its turn, setting up the choices of colours and services.
    state = state._replace(stack=(TurnStart(), *state.stack))
    return settled(state, events), tuple(events)


def opening(state: State) -> list[Event]:
    """What setting up showed, up to the first question."""
    return list(_opened(state.variant, state.chance.seed)[1])


def actors(state: State) -> tuple[Seat, ...]:
    """Who must act: one seat, or nobody after the end."""
    return asked(state).seats if state.stack else ()


def asked(state: State) -> Asked[Action]:
    """The question that lies on top between two actions, while the match goes on."""
    return cast("Asked[Action]", state.stack[-1])


def half_made(state: State) -> Seat | None:
    """Whose steps are not complete yet (R3.6)."""
    if not state.stack:
        return None
    question = asked(state)
    return question.seat if question.is_draft else None


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Everything `seat` may do now, in canonical order."""
    return stack.legal(state, seat)


def apply(state: State, seat: Seat, action: game.Action) -> tuple[State, list[Event]]:
    """Play `action` for `seat`: the table afterwards, and what happened."""
    if action not in legal(state, seat):
        raise refusal(state, seat, action)
    return stack.answered(state, seat, action)


def imagine(state: State, seat: Seat, rng: Random) -> State:  # noqa: ARG001
    """R11.2: the order of the pack is all that nobody knows."""
    # From a sorted pack, so that the real order leaves no trace in what is drawn from a seed.
    return state._replace(deck=shuffled(sorted(state.deck), rng), chance=Chance.anew(rng))
