"""A question with named answers, of which one is safe: that one has the focus, and Enter chooses it.

Every answer says by a verb what it does, and below what follows from it. Escape and closing the dialog change nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.widgets.blocks import in_column
from qtapp.widgets.labels import label, show_text

WIDTH = 460


class DialogAnswer(NamedTuple):
    """One answer to a question."""

    key: str
    verb: str
    note: str = ""  # what follows from it


class ChoiceDialog(QDialog):
    """Asks what is meant. `chosen` is the key of an answer, or "" if nothing is to happen."""

    def __init__(
        self, title: str, text: str, answers: Sequence[DialogAnswer], *, safe: str, parent: QWidget | None = None
    ) -> None:
        """`safe`: the key of the answer by which nothing is lost. An answer with the key "" changes nothing."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.chosen = ""
        self.safe = safe
        self.buttons: dict[str, QPushButton] = {}
        layout = in_column(on=self, margins=(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP), spacing=2 * STEP)
        for role, words in (("title", title), ("", text)):
            part = label(role, wrap=True)
            show_text(part, words)
            layout.addWidget(part)
        for answer in answers:
            layout.addLayout(self._offered(answer))
        self.setMinimumWidth(WIDTH)
        self.buttons[safe].setDefault(True)
        self.buttons[safe].setFocus()

    def _offered(self, answer: DialogAnswer) -> QVBoxLayout:
        button = self.buttons[answer.key] = QPushButton(answer.verb)
        if answer.key == self.safe:
            as_role(button, "primary")
        button.setAccessibleDescription(answer.note)
        button.clicked.connect(lambda: self.choose(answer.key))
        column = in_column(button, spacing=4)
        if answer.note:
            note = label("note", wrap=True)
            note.setText(answer.note)
            column.addWidget(note)
        return column

    def choose(self, key: str) -> None:
        self.chosen = key
        self.accept()
