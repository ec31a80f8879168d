"""The play of the game through the contract: who acts, what may be done, and what comes of it (R4).

What is allowed is found in `moves` and explained in `refusals`, a turn is carried out in `effects`, repetition is
looked at in `state`, and `events` puts what happened into events.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines import game
from engines.cirkle import events as telling
from engines.cirkle.actions import PASS, Action
from engines.cirkle.refusals import refusal
from engines.cirkle.state import State, advanced
from engines.game import Event, Seat, Side

ALONE = tuple((seat,) for seat in range(4))


def actors(state: State) -> tuple[Seat, ...]:
    """The player to move; nobody after the end (R4.2)."""
    return () if state.position.ending else ALONE[state.position.mover]


def sides(state: State) -> tuple[Side, ...]:
    """R1.6: who is allied with whom, and who has units left (R11.7)."""
    position, found = state.position, dict.fromkeys(state.position.variant.sides)
    return tuple(Side(_seats(side), _seats(side & position.alive)) for side in found)


def _seats(colours: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(4) if colours >> seat & 1)


def automatic(state: State) -> Action | None:
    """R13.1: whoever can do nothing else passes at once."""
    return PASS if PASS in state.legal else None


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Everything `seat` may do now."""
    return state.legal if seat == state.position.mover else ()


def apply(state: State, seat: Seat, action: game.Action) -> tuple[State, list[Event]]:
    """Play `action` for `seat`: the board afterwards, and what happened."""
    if seat != state.position.mover or action not in state.legal:
        raise refusal(state, seat, action)
    chosen: Action = action  # type: ignore[assignment]  # the list has no others
    after = advanced(state, chosen)
    return after, telling.happenings(state, chosen, after)


def opening(state: State) -> list[Event]:
    return telling.opening(state.position)
