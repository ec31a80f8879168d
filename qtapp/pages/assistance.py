"""What helps the players of a table, every seat alike, as fields: hints, analysis during the game, taking back."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from engines.record import UNDO_POLICIES, Assistance
from qtapp.items.blocks import in_column
from qtapp.items.choice_box import ChoiceBox
from qtapp.items.form import Form
from qtapp.items.speaking import Speaking
from qtapp.items.tick_box import TickBox
from qtapp.pages.options import tight


class AssistanceForm(Speaking, QWidget):
    """What is chosen is told at once; what somebody else chooses is shown without telling anybody."""

    changed = Signal()

    def __init__(self, assistance: Assistance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hints, self.analysis, self.undo = TickBox(), TickBox(), tight(ChoiceBox())
        self._form = Form(self.undo)
        in_column(self.hints, self.analysis, self._form, on=self)
        self.retranslate()
        self.show_assistance(assistance)
        for box in (self.hints, self.analysis):
            box.toggled.connect(self.changed)
        self.undo.currentIndexChanged.connect(self.changed)

    def assistance(self) -> Assistance:
        return Assistance(self.hints.isChecked(), self.analysis.isChecked(), str(self.undo.currentData()))

    def show_assistance(self, assistance: Assistance) -> None:
        with QSignalBlocker(self.hints), QSignalBlocker(self.analysis), QSignalBlocker(self.undo):
            self.hints.setChecked(assistance.hints)
            self.analysis.setChecked(assistance.analysis)
            self.undo.choose(assistance.undo)

    def retranslate(self) -> None:
        self.hints.setText(self.tr("Players may ask for hints"))
        self.analysis.setText(self.tr("Players may have their position analysed"))
        policies = {
            "free": self.tr("Free, until others have learnt something"),
            "asked": self.tr("Only if the others agree"),
            "never": self.tr("Never"),
        }
        self.undo.offer([(policy, policies[policy]) for policy in UNDO_POLICIES])
        self._form.name(self.undo, self.tr("Taking back"))
