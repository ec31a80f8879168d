"""Where no window keeps a table: a field for whoever knows the word of its host, and so is to decide there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking

MOST_LETTERS = 100  # of a word


class ClaimField(Speaking, QWidget):
    """Asks for the word. It is told once, and not kept."""

    claimed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note, self.word, self.claim = label("note", wrap=True), QLineEdit(), QPushButton()
        self.word.setMaxLength(MOST_LETTERS)
        self.word.setEchoMode(QLineEdit.EchoMode.Password)
        row = in_row((self.word, 1), self.claim)
        in_column(self.note, row, on=self)
        for pressed in (self.claim.clicked, self.word.returnPressed):
            pressed.connect(self._claim)
        self.word.textChanged.connect(lambda text: self.claim.setEnabled(bool(text.strip())))
        self.retranslate()

    def _claim(self) -> None:
        word = self.word.text().strip()
        if word:
            self.word.clear()
            self.claimed.emit(word)

    def retranslate(self) -> None:
        self.note.setText(
            self.tr(
                "No window keeps this table: a match begins as soon as everyone is ready. Whoever "
                "knows the word that its host was started with can decide instead."
            )
        )
        self.word.setPlaceholderText(self.tr("Word of the host"))
        self.word.setAccessibleName(self.tr("Word of the host"))
        self.claim.setText(self.tr("I keep this table"))
        self.claim.setEnabled(bool(self.word.text().strip()))
