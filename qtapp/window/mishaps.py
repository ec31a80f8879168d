"""Mistakes of ours: the page where one happened is left with a sentence and a report, and everything else goes on.

Python calls `sys.excepthook` for whatever escapes from a slot, `qtapp.base.guard` for whatever escapes from a method
that Qt calls, and `threading.excepthook` is called for other threads. All of it is dealt with here, later and from the
event loop: what fails may be in the middle of being painted. The objects in the traceback tell which page it belongs
to.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from types import TracebackType
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, QThread, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGraphicsItem, QWidget

from qtapp import __version__

if TYPE_CHECKING:
    from qtapp.pages.parts.mishap import MishapDialog
    from qtapp.window.main_window import MainWindow
    from qtapp.window.stays import Stay


class Mishap(NamedTuple):
    """What escaped, and what it happened to."""

    text: str  # the traceback
    page: QWidget | None = None  # to be left
    stay: Stay | None = None  # in a room, to be ended: it may have no page yet


class Mishaps(QObject):
    """Catches what escaped. A mistake made sixty times a second is told once."""

    shown = Signal()

    _happened = Signal(object)  # Mishap

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: MishapDialog | None = None
        self._left: WeakSet[QObject] = WeakSet()  # pages and stays that have ended, or are about to
        self._told: set[tuple[object, ...]] = set()  # where in the code something failed that ended nothing
        self._before = sys.excepthook, threading.excepthook
        self._happened.connect(self._deal_with, Qt.ConnectionType.QueuedConnection)
        window.dropped.connect(self._left.add)

    def watch(self) -> None:
        sys.excepthook = self._caught
        threading.excepthook = self._caught_elsewhere

    def rest(self) -> None:
        sys.excepthook, threading.excepthook = self._before

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        page, stay = self._concerned(trace)
        ending = {part for part in (page, stay) if part is not None}
        place = (kind, *_innermost(trace))
        if ending <= self._left if ending else place in self._told:
            return
        self._left.update(ending)
        self._told.add(place)
        import traceback

        text = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(text)
        self._happened.emit(Mishap(text, page, stay))

    def _caught_elsewhere(self, failure: threading.ExceptHookArgs) -> None:
        if failure.exc_value is not None:
            self._caught(failure.exc_type, failure.exc_value, failure.exc_traceback)

    def _concerned(self, trace: TracebackType | None) -> tuple[QWidget | None, Stay | None]:
        """The page and the stay in a room that failed; home stays whatever happens there."""
        if QThread.currentThread() is not self.thread():
            return None, None  # the window itself is sound
        owners = list(_objects(trace))
        page = next((page for owner in reversed(owners) if (page := self._page_of(owner)) is not None), None)
        stay = next((stay for owner in owners for stay in self._window.reception.stays if stay is owner), None)
        return (None if page is self._window.__dict__.get("home") else page), stay

    def _page_of(self, owner: object) -> QWidget | None:
        from qtapp.pages.table.table import TablePage

        try:
            at = owner.scene() if isinstance(owner, QGraphicsItem) else owner
            while isinstance(at, QObject):
                above = at.parent()
                if isinstance(at, TablePage) or (isinstance(at, QWidget) and above is self._window.pages):
                    return at  # a table's page may fail before it is shown
                at = above
        except RuntimeError:
            return None  # Qt has deleted it already, or it was not made to its end
        return None

    def report(self, text: str) -> str:
        import platform

        facts = f"Table Ronde {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
        return f"{facts}\n{self._window.reception.record_path()}\n\n{text}"

    def _deal_with(self, mishap: Mishap) -> None:
        """Tell it, then leave what failed: that may fail as well."""
        reception = self._window.reception
        self._tell(self.report(mishap.text), reception.end_of(mishap.page, mishap.stay))
        reception.give_up(mishap.page, mishap.stay)

    def _tell(self, report: str, end: str) -> None:
        from qtapp.pages.parts.mishap import MishapDialog

        if self.dialog is not None:
            self.dialog.add(report, end)
            return
        self.dialog = MishapDialog(report, end, self._window)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()
        self.shown.emit()

    def _forget(self) -> None:
        self.dialog = None


def _frames(trace: TracebackType | None) -> Iterator[TracebackType]:
    while trace is not None:
        yield trace
        trace = trace.tb_next


def _innermost(trace: TracebackType | None) -> tuple[str, int]:
    """Where in the code it happened."""
    *_, last = (("", 0), *((at.tb_frame.f_code.co_filename, at.tb_lineno) for at in _frames(trace)))
    return last


def _objects(trace: TracebackType | None) -> Iterator[object]:
    """Whose methods were running, the outermost first."""
    for at in _frames(trace):
        code = at.tb_frame.f_code
        # Before Python 3.13 a frame that was asked keeps what it told, and that of a guard would tell of the exception.
        if "self" in code.co_varnames or "self" in code.co_freevars:
            owner = at.tb_frame.f_locals.get("self")
            if isinstance(owner, QObject | QGraphicsItem):
                yield owner
