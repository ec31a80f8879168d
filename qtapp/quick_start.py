"""Starting fast: three things that Python and PySide6 do while modules are loaded, and that a start can do without.

- Everything made while the window comes up stays; looking for garbage among it again and again costs a tenth of the
  time. So the collector rests until the window is there, and what was made by then is never searched again.
- PySide6 replaces Python's import by one that reads the source of every module afterwards, to find out whether it wants
  camelCase or snake_case. We write Qt's names as Qt does, so Python's own import is put back.
- PySide6 compiles some of its own modules and patterns in every process; `compiled` spares it that.
"""

from __future__ import annotations

import builtins
import gc

from qtapp import compiled

_plain_import = builtins.__import__


def begin() -> None:
    """Call before anything large is imported."""
    gc.disable()
    compiled.begin()


def qt_is_loaded() -> None:
    """Call after the first import of PySide6."""
    builtins.__import__ = _plain_import
    compiled.end()


def end() -> None:
    """Call when the window is there."""
    gc.freeze()
    gc.enable()
