"""The few words that stand on the table itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from engines.game import Seat
from qtapp.words.coldwar.names import Names


class ColdwarSigns(QObject):
    """Short texts, made anew whenever they are painted."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._names = names

    def term(self, term: str) -> str:
        return self._names.term(term)

    def date(self, turn: int, year: int) -> str:
        return self.tr("Turn {turn} · {year}").format(turn=turn, year=year)

    def points(self, points: int) -> str:
        return self.tr("{points} VP").format(points=points)

    def passed(self) -> str:
        return self.tr("passed")

    def spent(self) -> str:
        return self.tr("Used")

    def report(self) -> str:
        return self.tr("Report")

    def report_title(self, turn: int) -> str:
        return self.tr("Report of turn {turn}").format(turn=turn)

    def planning_title(self) -> str:
        return self.tr("Who goes into the field?")

    def fold(self) -> str:
        return self.tr("Look at the table")

    def unfold(self) -> str:
        return self.tr("Back to the choice")

    def overheard(self, seat: Seat, agent: str) -> str:
        """What a Double Agent reports."""
        return self.tr("Overheard: {agency} sends {agent}").format(
            agency=self._names.the_agency(seat), agent=self._names.the_agent(agent)
        )

    def next_cards(self, cards: Sequence[str]) -> str:
        return self.tr("Next: {cards}").format(cards=", ".join(cards))

    def seen_title(self, phase: str) -> str:
        return {
            "peek": self.tr("For your eyes only: top of the group deck"),
            "analyst": self.tr("For your eyes only: click in the order of drawing"),
            "order": self.tr("For your eyes only: click in the order of coming"),
            "cryptographer": self.tr("For your eyes only: the next objective"),
        }[phase]
