"""What an analysis says in words: who stands better, how good a move was, and what is written beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from engines.game import Side
from network.bots.grading import BLUNDER, INACCURACY, MISTAKE, Judged

SIGNS = {INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
"""Beside a move of each grade, so that no colour is needed to tell them apart."""

SLIGHT, CLEAR, WINNING = 0.08, 0.25, 0.6  # how much of what lies above its fair share the best side may expect


class EvaluationWords(QObject):
    """Sentences about positions and moves, made anew each time they are asked for."""

    def percent(self, value: float) -> str:
        return self.tr("{number}%").format(number=round(100 * value))

    def side(self, side: Side, names: Sequence[str]) -> str:
        """The players of one side."""
        *others, last = [names[seat] for seat in side.seats]
        return self.tr("{players} and {last}").format(players=", ".join(others), last=last) if others else last

    def standing(self, shares: Sequence[float], sides: Sequence[Side], names: Sequence[str]) -> str:
        """Who stands better, in a few words."""
        best = max(range(len(shares)), key=lambda number: shares[number])
        lead = (shares[best] - 1 / len(shares)) / (1 - 1 / len(shares))
        if lead < SLIGHT:
            return self.tr("The game is even")
        sentence = (
            self.tr("{player}: slightly better")
            if lead < CLEAR
            else self.tr("{player}: clearly better")
            if lead < WINNING
            else self.tr("{player}: winning")
        )
        return sentence.format(player=self.side(sides[best], names))

    def parts(self, shares: Sequence[float], sides: Sequence[Side], names: Sequence[str]) -> str:
        """What every side may expect."""
        words = (
            self.tr("{player} {percent}").format(player=self.side(side, names), percent=self.percent(share))
            for side, share in zip(sides, shares, strict=True)
        )
        return " · ".join(words)

    def grade(self, grade: str) -> str:
        return {INACCURACY: self.tr("inaccuracy"), MISTAKE: self.tr("mistake"), BLUNDER: self.tr("blunder")}[grade]

    def grades(self, grade: str) -> str:
        """The same as the heading of a column."""
        return {INACCURACY: self.tr("Inaccuracies"), MISTAKE: self.tr("Mistakes"), BLUNDER: self.tr("Blunders")}[grade]

    def judged(self, judged: Judged, text: str) -> str:
        """How good a move was, and what would have been better; "" for a good one."""
        if not judged.grade:
            return ""
        sentence = (
            self.tr("{move} {sign} {grade}: {percent} lost. Better: {better}.")
            if judged.better
            else self.tr("{move} {sign} {grade}: {percent} lost.")
        )
        return sentence.format(
            move=text,
            sign=SIGNS[judged.grade],
            grade=self.grade(judged.grade),
            percent=self.percent(judged.loss),
            better="".join(judged.better[:1]),
        )
