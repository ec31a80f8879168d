"""The moves of each player summed up: how many mistakes of each kind, and what a move cost on the average."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from network.bots.grading import GRADES, SeatGrades
from qtapp.base.guard import Guarded
from qtapp.base.style import as_role, figures
from qtapp.base.theme import SeatMark
from qtapp.items.seat_shapes import SeatSign
from qtapp.pages.study.evaluation_graph import paint_grade
from qtapp.pages.study.evaluation_words import EvaluationWords
from qtapp.widgets.labels import ElidedLabel, label
from qtapp.widgets.speaking import Speaking

SIGN = 12


class GradeSign(Guarded, QWidget):
    """The mark of a kind of mistake, over its column."""

    def __init__(self, grade: str) -> None:
        super().__init__()
        self._grade = grade
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(2 * SIGN, SIGN + 2)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        paint_grade(painter, self._grade, QPointF(self.width() / 2, self.height() / 2))
        painter.end()


class EvaluationSummary(Speaking, QWidget):
    """A row for each player."""

    def __init__(self, marks: Sequence[SeatMark], parent: QWidget | None = None) -> None:
        """`marks` are those of the players."""
        super().__init__(parent)
        self._words = EvaluationWords()
        self._tallies: tuple[SeatGrades, ...] = ()
        self._names: tuple[str, ...] = ()
        self.signs = {grade: GradeSign(grade) for grade in GRADES}
        self.loss = label("note")
        self.names = [as_role(ElidedLabel(), "note") for _ in marks]
        self.figures = [[self._figure() for _ in (*GRADES, "loss")] for _ in marks]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 12, 4)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for column, part in enumerate((*self.signs.values(), self.loss), 2):
            grid.addWidget(part, 0, column)
        for seat, name in enumerate(self.names):
            grid.addWidget(SeatSign(marks[seat], SIGN), seat + 1, 0)
            grid.addWidget(name, seat + 1, 1)
            for column, part in enumerate(self.figures[seat], 2):
                grid.addWidget(part, seat + 1, column)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.retranslate()

    def _figure(self) -> QLabel:
        made = label("note")
        made.setFont(figures(made.font()))
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return made

    def show_tallies(self, tallies: Sequence[SeatGrades], names: Sequence[str]) -> None:
        self._tallies, self._names = tuple(tallies), tuple(names)
        for tally, name in zip(tallies, names, strict=True):
            self.names[tally.seat].setText(name)
            *counts, loss = self.figures[tally.seat]
            for cell, grade, count in zip(counts, GRADES, tally.counts, strict=True):
                cell.setText(str(count) if tally.moves else "–")
                cell.setAccessibleName(f"{name}, {self._words.grades(grade)}: {count}")
            loss.setText(self._words.percent(tally.average) if tally.moves else "–")

    def retranslate(self) -> None:
        for grade, sign in self.signs.items():
            sign.setToolTip(self._words.grades(grade))
            sign.setAccessibleName(self._words.grades(grade))
        self.loss.setText(self.tr("loss"))
        self.loss.setToolTip(self.tr("What a move cost on the average, of what its player could expect"))
        self.show_tallies(self._tallies, self._names)
