"""What all questions of the game have in common."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from engines.cercle.state import State
from engines.game import Seat
from engines.stack import Question

A = TypeVar("A")


class Asked(Question[State, A]):
    """A question to one seat."""

    __slots__ = ()

    phase: ClassVar[str]
    """The name of the decision state (R3.3), as views tell it."""

    @property
    def is_draft(self) -> bool:
        """Whether steps of a move have been made, of which nobody else knows yet (R3.6, R11.4)."""
        return False


ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(6))
"""By seat: who is asked, if it is this one."""
