"""The dialog that shows a mistake of ours: what became of the page where it happened, and a report to be copied."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from qtapp.base.style import as_role, monospaced
from qtapp.base.theme import STEP, TEXT_NOTE
from qtapp.widgets.blocks import in_column
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking

MOST_REPORTS = 5  # that one dialog holds
ENDS = ("", "page", "saved", "unsaved", "remote")
"""What became of the page: nothing, it was left, and of a table whether the game can be gone on with, and how."""


class MishapDialog(Speaking, QDialog):
    """What went wrong, to be copied and sent. `end` is one of ENDS."""

    def __init__(self, report: str, end: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._end, self._reports = end, 1
        self.title, self.body = label("title"), label(wrap=True)
        self.report = as_role(QPlainTextEdit(report), "sheet")
        self.report.setReadOnly(True)
        self.report.setFont(monospaced(TEXT_NOTE))
        buttons = QDialogButtonBox()
        self.copy = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.close_button = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.report.toPlainText()))
        self.close_button.clicked.connect(self.accept)
        in_column(
            self.title, self.body, (self.report, 1), buttons, on=self, margins=(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        )
        self.resize(640, 420)
        self.retranslate()

    def add(self, report: str, end: str) -> None:
        """Something else went wrong meanwhile."""
        if self._reports < MOST_REPORTS:
            self._reports += 1
            self.report.appendPlainText(f"\n{report}")
        self._end = end or self._end
        self.retranslate()

    def _sentence(self) -> str:
        return {
            "page": self.tr("This is our mistake. The page was closed; everything else goes on."),
            "saved": self.tr(
                "This is our mistake. The table was closed. Your game is saved up to the last move: you "
                "can continue it from the home page."
            ),
            "unsaved": self.tr(
                "This is our mistake. The table was closed. Nothing could be written to the disk, so this game is lost."
            ),
            "remote": self.tr(
                "Either this is our mistake, or the host sent something that makes no sense. You have "
                "left the table, but your place there is kept: you can return to it."
            ),
        }.get(self._end) or self.tr("This is our mistake. Your game is saved up to the last move, and you can play on.")

    def retranslate(self) -> None:
        self.setWindowTitle("Table Ronde")
        self.title.setText(self.tr("Something went wrong"))
        self.body.setText(self.tr("{sentence} The report below helps us fix it.").format(sentence=self._sentence()))
        self.copy.setText(self.tr("Copy the report"))
        self.close_button.setText(self.tr("Close") if self._end else self.tr("Play on"))
