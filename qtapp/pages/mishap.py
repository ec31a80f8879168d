"""The dialog that shows a mistake of ours, with a report to be copied."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from qtapp.items.labels import label
from qtapp.items.speaking import Speaking
from qtapp.style import as_role, monospaced
from qtapp.theme import STEP, TEXT_NOTE


class MishapDialog(Speaking, QDialog):
    """What went wrong, to be copied and sent."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title, self.body = label("title"), label(wrap=True)
        self.report = as_role(QPlainTextEdit(report), "sheet")
        self.report.setReadOnly(True)
        self.report.setFont(monospaced(TEXT_NOTE))
        buttons = QDialogButtonBox()
        self.copy = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.close_button = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.report.toPlainText()))
        self.close_button.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(STEP)
        for part in (self.title, self.body):
            layout.addWidget(part)
        layout.addWidget(self.report, 1)
        layout.addWidget(buttons)
        self.resize(640, 420)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle("Table Ronde")
        self.title.setText(self.tr("Something went wrong"))
        self.body.setText(self.tr("This is our mistake. Your game is saved up to the last move, and you can play on. "
                                  "The report below helps us to mend it."))
        self.copy.setText(self.tr("Copy the report"))
        self.close_button.setText(self.tr("Play on"))
