"""Methods that Qt calls let no exception out: it is reported, and Qt gets an empty answer.

PySide6 on Python 3.11 does not survive an exception that C code raised inside a method of ours that C++ calls. Slots
and timers need no guard: for them PySide6 calls `sys.excepthook`. A guard calls it too, so there is one path for both,
which ends in `qtapp.window.mishaps`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import wraps
from traceback import clear_frames
from types import FunctionType
from typing import Any

from PySide6.QtCore import QModelIndex, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainterPath

EMPTY: dict[str, Callable[[], object]] = {
    "None": lambda: None,
    "object": lambda: None,
    "bool": bool,
    "int": int,
    "float": float,
    "str": str,
    "QModelIndex": QModelIndex,
    "QPainterPath": QPainterPath,
    "QRectF": QRectF,
    "QSize": QSize,
    "QSizeF": QSizeF,
    "Qt.ItemFlag": lambda: Qt.ItemFlag.NoItemFlags,
}
"""What Qt is answered when a method fails, by the type the method is declared to return."""


def guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    """The method, which now never raises. For one that a class of ours without Qt brings to those it is mixed into."""
    empty = EMPTY[method.__annotations__["return"]]

    @wraps(method)
    def guard(*args: Any, **options: Any) -> Any:
        try:
            return method(*args, **options)
        except BaseException as error:
            sys.excepthook(type(error), error, error.__traceback__)
            # A painter that lives on in a frame of the traceback would keep Qt from ending what is being painted.
            clear_frames(error.__traceback__)
            return empty()

    guard.is_guarded = True  # type: ignore[attr-defined]
    return guard


def overrides(cls: type) -> Iterator[str]:
    """The methods that a class itself defines and that a class of Qt among its ancestors has too."""
    inherited = [base for base in cls.__mro__ if base.__module__.startswith("PySide6.")]
    for name, method in vars(cls).items():
        if (
            isinstance(method, FunctionType)
            and not name.startswith("__")
            and any(hasattr(base, name) for base in inherited)
        ):
            yield name


class Guarded:
    """To be mixed in, first, wherever a class overrides methods of Qt: all of them are guarded, here and below."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        for name in list(overrides(cls)):
            setattr(cls, name, guarded(vars(cls)[name]))
