"""Mistakes of ours: an unexpected exception is shown with a report that can be copied, and the game goes on.

Python calls `sys.excepthook` for whatever escapes from a slot, and `threading.excepthook` for other threads; the second
reaches the window through a signal.
"""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from qtapp import __version__
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


class Mishaps(QObject):
    """Catches what escaped, and shows it once: a mistake made sixty times a second opens one dialog."""

    _happened = Signal(str)
    shown = Signal()

    def __init__(self, window: QWidget, record: Callable[[], str]) -> None:
        """`record` tells the file of the game being played."""
        super().__init__(window)
        self._window, self._record = window, record
        self.dialog: MishapDialog | None = None
        self._happened.connect(self._show)
        self._before = sys.excepthook, threading.excepthook

    def watch(self) -> None:
        sys.excepthook = self._caught
        threading.excepthook = self._caught_elsewhere

    def rest(self) -> None:
        sys.excepthook, threading.excepthook = self._before

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(text)
        self._happened.emit(text)

    def _caught_elsewhere(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self._caught(told.exc_type, told.exc_value, told.exc_traceback)

    def report(self, text: str) -> str:
        facts = (f"Table Ronde {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
                 f"{platform.platform()}")
        return f"{facts}\n{self._record()}\n\n{text}"

    def _show(self, text: str) -> None:
        if self.dialog is None:
            self.dialog = MishapDialog(self.report(text), self._window)
            self.dialog.finished.connect(self._forget)
            self.dialog.open()
            self.shown.emit()

    def _forget(self) -> None:
        self.dialog = None
