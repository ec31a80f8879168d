"""How good the moves of a game were: what each one lost of what its player could expect, and a name for that.

A loss is measured in expectation, 0 to 1, so that one scale serves every game. The thresholds stand here and nowhere
else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engines.game import Seat

INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
GRADES = (INACCURACY, MISTAKE, BLUNDER)
"""From bad to worse."""

THRESHOLDS = ((BLUNDER, 0.25), (MISTAKE, 0.14), (INACCURACY, 0.07))
"""The least loss of each. A search that looks for a moment errs by a few hundredths itself: less is not held against
anybody."""


class Judged(NamedTuple):
    """One action of a record, and what it cost."""

    ply: int  # its number, from 1
    seat: Seat
    loss: float  # of expectation, 0 to 1
    better: tuple[str, ...] = ()  # the line that should have been played; () where this was it
    forced: bool = False  # there was nothing else to do

    @property
    def grade(self) -> str:
        """One of GRADES, or "" for a good move."""
        return next((grade for grade, least in THRESHOLDS if self.loss >= least), "")


class SeatGrades(NamedTuple):
    """What there is to say about the moves of one seat."""

    seat: Seat
    moves: int  # that were judged and not forced
    counts: tuple[int, ...]  # by grade, as in GRADES
    average: float  # loss of a move


def tallies(judged: Iterable[Judged], seats: int) -> tuple[SeatGrades, ...]:
    """The moves of every seat, summed up."""
    chosen = [move for move in judged if not move.forced]
    return tuple(_tally(seat, [move for move in chosen if move.seat == seat]) for seat in range(seats))


def _tally(seat: Seat, moves: Sequence[Judged]) -> SeatGrades:
    counts = tuple(sum(move.grade == grade for move in moves) for grade in GRADES)
    return SeatGrades(seat, len(moves), counts, sum(move.loss for move in moves) / max(len(moves), 1))
