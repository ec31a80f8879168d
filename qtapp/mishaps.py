"""Mistakes of ours: an unexpected exception is shown with a report that can be copied, and the game goes on.

Python calls `sys.excepthook` for whatever escapes from a slot, and `threading.excepthook` for other threads; the second
reaches the window through a signal.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from qtapp import __version__

if TYPE_CHECKING:
    from qtapp.pages.mishap import MishapDialog


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
        import traceback

        text = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(text)
        self._happened.emit(text)

    def _caught_elsewhere(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self._caught(told.exc_type, told.exc_value, told.exc_traceback)

    def report(self, text: str) -> str:
        import platform

        facts = (f"Table Ronde {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
                 f"{platform.platform()}")
        return f"{facts}\n{self._record()}\n\n{text}"

    def _show(self, text: str) -> None:
        from qtapp.pages.mishap import MishapDialog

        if self.dialog is None:
            self.dialog = MishapDialog(self.report(text), self._window)
            self.dialog.finished.connect(self._forget)
            self.dialog.open()
            self.shown.emit()

    def _forget(self) -> None:
        self.dialog = None
