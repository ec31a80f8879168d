"""What PySide6 compiles anew in every process, kept from one start to the next.

PySide6 carries a dozen Python modules as text inside its library, and compiling them takes a third of the time that it
needs to load. While it loads, `compile` looks first among what was kept; a module is found there only under its whole
text.
"""

from __future__ import annotations

import builtins
import sys
from types import CodeType
from typing import Any

from engines import kept

NAME = "pyside"

_compile = builtins.compile
_known: dict[tuple[str, bytes], CodeType] = {}
_used: dict[tuple[str, bytes], CodeType] = {}


def begin() -> None:
    """Call before PySide6 is imported; afterwards there is nothing to do."""
    if "PySide6" in sys.modules:
        return
    _known.update(kept.read(NAME) or {})
    builtins.compile = _recalled


def end() -> None:
    """Call when PySide6 is there: what had to be compiled is kept for the next time."""
    if builtins.compile is _recalled:
        builtins.compile = _compile
        if _used.keys() - _known.keys():
            kept.write(NAME, _used)
        _known.clear()
        _used.clear()


def _recalled(source: Any, filename: Any, mode: str, *rest: Any, **more: Any) -> Any:
    if mode != "exec" or rest or more or type(source) is not bytes or type(filename) is not str:
        return _compile(source, filename, mode, *rest, **more)
    key = filename, source
    code = _known.get(key) or _compile(source, filename, mode)
    _used[key] = code
    return code
