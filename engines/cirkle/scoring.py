"""How a match stands and how it ended. Nothing is scored by points: the sheet counts the units left (R13.6, R13.8)."""

from __future__ import annotations

from engines.cirkle.box.contents import TYPES
from engines.cirkle.effects import ENDINGS
from engines.cirkle.positions.position import Position
from engines.cirkle.state import State
from engines.game import Outcome, Seat


def scores(position: Position) -> tuple[int, ...]:
    """The units on the board, by seat."""
    return tuple(army.bit_count() for army in position.armies)


def breakdown(position: Position) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The same by type; the lines add up to the scores."""
    return tuple(
        (name, tuple((army & units).bit_count() for army in position.armies))
        for name, units in zip(TYPES, position.types, strict=True)
    )


def outcome(state: State) -> Outcome | None:
    position = state.position
    if not position.ending:
        return None
    return Outcome(ranking(position), scores(position), breakdown(position), position.ending, ENDINGS[position.ending])


def ranking(position: Position) -> tuple[tuple[Seat, ...], ...]:
    """Winners before losers (R13.8); in a draw all share, but for the eliminated players of solo (R13.6)."""
    first = position.winners
    if not first:
        first = sum(
            1 << seat
            for seat, side in enumerate(position.variant.sides)
            if position.variant.is_duel or side & position.alive
        )
    everyone = range(len(position.armies))
    places = (
        tuple(seat for seat in everyone if first >> seat & 1),
        tuple(seat for seat in everyone if not first >> seat & 1),
    )
    return tuple(place for place in places if place)
