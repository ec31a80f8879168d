"""The calendar of The Circle: who comes home and who is to be hired, turn by turn, if nobody meddles with time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from qtapp.words.cercle.names import Names, View
from qtapp.words.cercle.states import CercleStates, home_turn
from qtapp.words.cercle.table import EDGES, PlacedSpy, Row, table_of
from qtapp.words.names import Sentences


class Day(NamedTuple):
    """What the rotation of a turn will bring."""

    turn: int
    edge: int
    title: str  # "Turn 6"
    text: str  # who arrives, inside out


class CercleCalendar(Sentences[Names]):
    """Arrivals to come."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._states = CercleStates(names)

    def days(self, view: View, called: Sequence[str]) -> list[Day]:
        """The turns in which anybody arrives, the next one first."""
        wheel = table_of(view["where"]).wheel
        return [self._day(view, edge, wheel[edge], called) for edge in range(1, EDGES + 1) if wheel[edge]]

    def _day(self, view: View, edge: int, row: Row, called: Sequence[str]) -> Day:
        turn = home_turn(view, edge)
        return Day(
            turn,
            edge,
            self.tr("Turn {turn}").format(turn=turn),
            ", ".join(self._arrival(spy, called) for spy in row),
        )

    def _arrival(self, spy: PlacedSpy, called: Sequence[str]) -> str:
        alias = self._names.spy(spy.id)
        if spy.employer is not None:
            return f"{alias} ({called[spy.employer]})"
        return f"{alias} ({self._states.future(spy)})"
