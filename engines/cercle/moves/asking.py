"""What all questions of the game have in common."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from engines.cercle.box.contents import BOX
from engines.cercle.state import State
from engines.game import Seat
from engines.stack import Question

A = TypeVar("A")

_ALONE = tuple((seat,) for seat in range(BOX.facts.players_max))


class Asked(Question[State, A]):
    """A question to one seat: there is no other in this game (R11.3)."""

    __slots__ = ()

    phase: ClassVar[str]
    """The name of the decision state (R3.3), as views tell it."""

    seat: Seat
    """Who is asked: a field of every question."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return _ALONE[self.seat]

    @property
    def is_draft(self) -> bool:
        """Whether steps of a move have been made, of which nobody else knows yet (R3.6, R11.4)."""
        return False
