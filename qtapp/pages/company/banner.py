"""A banner over a board: a sentence that stays for as long as it is true, and buttons for what can be done about it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.widgets.blocks import in_row
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking


class Banner(Speaking, QFrame):
    """Hidden until it has something to say; what and when is for each banner to know."""

    def __init__(self, *buttons: QPushButton, role: str = "banner", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_role(self, role)
        self.text = label(wrap=True)
        in_row((self.text, 1), *buttons, on=self, margins=(2 * STEP, STEP, 2 * STEP, STEP))
        self.hide()

    def say(self, sentence: str) -> None:
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
