"""The card of an analysis, in the place of the prompt: who stands better, how the last move was, and the best lines."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QWidget

from network.bots.analysis import LINES, Finding
from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.pages.study.analysis_lines import AnalysisLines
from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.labels import ElidedLabel, label, show_text
from qtapp.widgets.speaking import Speaking


class AnalysisCard(Speaking, QFrame):
    """Only shows what it is told."""

    back_asked = Signal()  # from a line that was not played to the game

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_role(self, "card")
        self.standing, self.depth_note = label("title", wrap=True), label("note")
        self.verdict, self.whose = label("muted", wrap=True), as_role(ElidedLabel(), "note")
        self.lines = AnalysisLines(LINES)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(4)
        self.back = QPushButton()
        self.back.clicked.connect(self.back_asked)
        self.back.hide()
        self._finding: Finding | None = None
        self._is_over = False
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        first = in_row((self.standing, 1), (self.depth_note, 0, Qt.AlignmentFlag.AlignTop))
        parts = first, self.verdict, self.whose, self.lines, self.progress, self.back
        in_column(*parts, on=self, margins=(2 * STEP, 12, 2 * STEP, 12), spacing=6)

    def show_standing(
        self, standing: str, verdict: str, finding: Finding | None, *, player: str = "", over: bool = False
    ) -> None:
        """`player` is to move, and the lines are theirs; `over`: the game has ended here, so there are none."""
        self._finding, self._is_over = finding, over
        self.standing.setText(standing)
        show_text(self.verdict, verdict)
        self.lines.setVisible(not over)
        self.whose.setVisible(not over)
        self.whose.setText(self.tr("Best for {player}").format(player=player) if player else "")
        self._tell_depth()

    def show_walk(self, *, walking: bool) -> None:
        """Whether the board shows a line that was not played."""
        self.back.setVisible(walking)

    def show_progress(self, known: int, all_: int) -> None:
        self.progress.setMaximum(all_)
        self.progress.setValue(known)
        self.progress.setVisible(known < all_)
        self.progress.setToolTip(self.tr("{known} of {all} positions looked at").format(known=known, all=all_))

    def _tell_depth(self) -> None:
        depth = self._finding.depth if self._finding is not None else 0
        self.depth_note.setText(self.tr("depth {depth}").format(depth=depth) if depth and not self._is_over else "")
        self.depth_note.setToolTip(self.tr("How many moves ahead everything has been looked at"))

    def retranslate(self) -> None:
        self.back.setText(self.tr("Back to the game"))
        self._tell_depth()
