"""The way from any thread to the window's.

A Qt object belongs to the window's thread. If another thread emits one of its signals, or drops the last reference to
it, while the window's thread destroys it or delivers something to it, the process crashes. So other threads get a
`Posted` in place of the object: it holds the object weakly, and rings a bell that outlives everything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any
from weakref import WeakMethod

from PySide6.QtCore import QObject, Qt, Signal, Slot
from shiboken6 import isValid


class Posted:
    """A method that any thread may call: it is done on the window's, unless its object is gone by then."""

    def __init__(self, method: Callable[..., None]) -> None:
        """To be made on the window's thread."""
        self._method = WeakMethod(method)
        self._bell = _bell()

    def __call__(self, *what: Any) -> None:
        self._bell.post(self._method, what)


class _Bell(QObject):
    _rung = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._calls: deque[tuple[WeakMethod[Callable[..., None]], tuple[Any, ...]]] = deque()
        self._rung.connect(self._do_next, Qt.ConnectionType.QueuedConnection)

    def post(self, method: WeakMethod[Callable[..., None]], what: tuple[Any, ...]) -> None:
        self._calls.append((method, what))
        with suppress(RuntimeError):  # the application has ended, and nobody is there to be told
            self._rung.emit()

    @Slot()
    def _do_next(self) -> None:
        """One call for each ring, so that one that fails takes no other with it."""
        method, what = self._calls.popleft()
        call = method()
        if call is not None and isValid(call.__self__):  # type: ignore[attr-defined]
            call(*what)


@cache
def _bell() -> _Bell:
    """The only one of this process; nothing ever destroys it."""
    return _Bell()
