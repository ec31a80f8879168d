"""The key of a table's host in digits that people can read to each other, the same in every window at the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from network.trust.fingerprints import spoken
from qtapp.base.style import monospaced
from qtapp.base.theme import TEXT_BODY
from qtapp.widgets.blocks import in_column
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking


def key_digits(fingerprint: str = "") -> QLabel:
    """The digits, to be read or copied."""
    digits = QLabel(spoken(fingerprint) if fingerprint else "")
    digits.setTextFormat(Qt.TextFormat.PlainText)
    digits.setFont(monospaced(TEXT_BODY))
    digits.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return digits


class TableKey(Speaking, QWidget):
    """Hidden until there is something to show. Whoever meets a machine for the first time is told what it is for."""

    def __init__(self, role: str = "strong", *, brief: bool = False, parent: QWidget | None = None) -> None:
        """`role`: of the title; `brief`: all others learn what it is for from its tool tip."""
        super().__init__(parent)
        self._is_new, self._is_brief = False, brief
        self.title, self.digits, self.note = label(role), key_digits(), label("note", wrap=True)
        in_column(self.title, self.digits, self.note, on=self, spacing=2)
        self.retranslate()
        self.hide()

    def show_key(self, fingerprint: str, *, is_new: bool) -> None:
        """`is_new`: this machine was not met before."""
        self._is_new = is_new
        self.digits.setText(spoken(fingerprint) if fingerprint else "")
        self.setVisible(bool(fingerprint))
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Key of this table"))
        same = self.tr("The host and every guest see the same digits. If they differ, you are not at the same table.")
        first = self.tr(
            "You have not been at this machine before. Have the host read these digits to you: if they "
            "differ, you are not at the same table."
        )
        self.note.setText(first if self._is_new else same)
        self.note.setVisible(self._is_new or not self._is_brief)
        self.setToolTip(self.note.text())
        self.digits.setAccessibleName(self.title.text())
