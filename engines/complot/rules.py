"""The play of the game: who acts, what may be done, and what comes of it (section 3).

The questions and steps of a round are in `phases`, fights in `combat`, attempts in `missions`; they lie on the stack of
the state in the order in which they will come. What is not allowed is named in `refusals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import cast

from engines import game, stack
from engines.chance import Chance
from engines.complot.actions import Action
from engines.complot.box.contents import BOX, MISSION_KIND
from engines.complot.moves.asking import Asked, Window
from engines.complot.phases.rounds import FINISH
from engines.complot.phases.setting_up import set_up
from engines.complot.positions.laying import refuse
from engines.complot.positions.reading import begun
from engines.complot.refusals import refusal
from engines.complot.state import PILES, State, Variant
from engines.game import Event, Seat, Setup, SetupError
from engines.stack import settled


def new(setup: Setup) -> State:
    """Set up by the seed, or as a position says, up to the first question (R2). Raises SetupError."""
    if not BOX.facts.min_players <= setup.seats <= BOX.facts.max_players:
        raise SetupError("bad_seats", seats=setup.seats)
    options = setup.options
    variant = Variant(
        setup.seats,
        int(options["rounds"]),
        bool(options["keep_autonomy"]),
        bool(options["complete_deck"]),
        setup.position,
    )
    return _opened(variant, setup.seed)[0]


@lru_cache(maxsize=4)  # a setup is dealt several times in a row: to be checked, to be played, to be told
def _opened(variant: Variant, seed: int) -> tuple[State, tuple[Event, ...]]:
    events: list[Event] = []
    chance = Chance(seed)
    state = begun(variant, chance) if variant.position else set_up(variant, chance, events)
    state = settled(state, events)
    if state.ended:
        refuse("over")
    return state, tuple(events)


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
    return question.seat if question.is_half_made else None


def window(state: State) -> tuple[Seat, ...]:
    """Who may still react (R4.1)."""
    question = state.stack[-1] if state.stack else None
    return question.still_asked(state) if isinstance(question, Window) else ()


def ends_round(state: State) -> bool:
    """Whether the round is played to its end (R13.16)."""
    return state.stage == FINISH


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Everything `seat` may do now, in canonical order."""
    return stack.legal(state, seat)


def apply(state: State, seat: Seat, action: game.Action) -> tuple[State, list[Event]]:
    """Play `action` for `seat`: the table afterwards, and what happened."""
    if action not in legal(state, seat):
        raise refusal(state, seat, action)
    return stack.answered(state, seat, action)


def without_draft(state: State, seat: Seat | None) -> State:
    """The state as a reader may know it: half-made choices of other seats are emptied (section 18)."""
    if not state.stack or half_made(state) in (None, seat):
        return state
    return state._replace(stack=(*state.stack[:-1], asked(state).emptied))


def imagine(state: State, seat: Seat, rng: Random) -> State:
    """Section 18: what the seat does not know is dealt anew; the type of the top card of each pile is known to all."""
    state = without_draft(state, seat)
    tops = [state.missions.cards[pile][0] for pile in PILES if state.missions.cards[pile]]
    return state._replace(
        actions=state.actions.imagined(seat, rng),
        figures=state.figures.imagined(seat, rng),
        missions=state.missions.imagined(seat, rng, MISSION_KIND, tops),
        chance=Chance.anew(rng),
    )
