"""What is set for every seat of a table alike, as fields: hints, analysis, taking back, time to react."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from engines import load
from engines.record import MOST_REACTION_TIME, UNDO_POLICIES, Assistance
from qtapp.base.theme import STEP
from qtapp.pages.parts.options import tight
from qtapp.widgets.blocks import STRETCH, in_column, in_row
from qtapp.widgets.choice_box import ChoiceBox
from qtapp.widgets.form import Form
from qtapp.widgets.speaking import Speaking
from qtapp.widgets.tick_box import TickBox
from qtapp.words.table import TableWords


class AssistanceForm(Speaking, QWidget):
    """What is chosen is told at once; what somebody else chooses is shown without telling anybody."""

    changed = Signal()

    def __init__(self, game_id: str, assistance: Assistance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hints, self.analysis = TickBox(), TickBox()
        self.undo, self.reaction_time = tight(ChoiceBox()), tight(ChoiceBox())
        self._form = Form(self.undo, self.reaction_time)
        self._form.setRowVisible(self.reaction_time, bool(load(game_id).windows))
        in_column(in_row(self.hints, self.analysis, STRETCH, spacing=2 * STEP), self._form, on=self)
        self.retranslate()
        self.show_assistance(assistance)
        for box in (self.hints, self.analysis):
            box.toggled.connect(self.changed)
        for choice in (self.undo, self.reaction_time):
            choice.currentIndexChanged.connect(self.changed)

    def assistance(self) -> Assistance:
        return Assistance(
            self.hints.isChecked(),
            self.analysis.isChecked(),
            str(self.undo.currentData()),
            int(self.reaction_time.currentData()),
        )

    def show_assistance(self, assistance: Assistance) -> None:
        with QSignalBlocker(self):
            self.hints.setChecked(assistance.hints)
            self.analysis.setChecked(assistance.analysis)
            self.undo.choose(assistance.undo)
            self.reaction_time.choose(assistance.reaction_time)

    def retranslate(self) -> None:
        self.hints.setText(self.tr("Hints"))
        self.hints.setAccessibleDescription(self.tr("Players may ask for hints"))
        self.analysis.setText(self.tr("Analysis of the position"))
        self.analysis.setAccessibleDescription(self.tr("Players may have their position analysed"))
        for box in (self.hints, self.analysis):
            box.setToolTip(box.accessibleDescription())
        policies = {
            "free": self.tr("Free, until others have learnt something"),
            "asked": self.tr("Only if the others agree"),
            "never": self.tr("Never"),
        }
        self.undo.offer([(policy, policies[policy]) for policy in UNDO_POLICIES])
        times, words = range(MOST_REACTION_TIME + 1), TableWords()
        self.reaction_time.offer([(time, words.reaction_time(time)) for time in times])
        self._form.name(self.undo, self.tr("Taking back"))
        self._form.name(self.reaction_time, self.tr("Time to react"))
        self.reaction_time.setToolTip(
            self.tr("How long you can say that you want to react. With a single person there is no clock.")
        )
