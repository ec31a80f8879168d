"""What PySide6 compiles anew in every process, and half of the time that it needs to load goes into.

- It carries a dozen Python modules as text inside its library. While it loads, `compile` looks first among what was
  kept from an earlier start; a module is found there only under its whole text.
- Some of these modules have patterns of six thousand characters, to take signatures apart for a message or for a type
  checker. While it loads, `re.compile` puts such a pattern off until it is used, if ever.
"""

from __future__ import annotations

import builtins
import re
import sys
from types import CodeType
from typing import Any

from engines import kept

NAME = "pyside"
LONG = 2000  # characters: no pattern of anybody else's comes near this
METHODS = ("match", "fullmatch", "search", "split", "findall", "finditer", "sub", "subn")

_compile, _compile_pattern = builtins.compile, re.compile
_known: dict[tuple[str, bytes], CodeType] = {}
_used: dict[tuple[str, bytes], CodeType] = {}


def begin() -> None:
    """Call before PySide6 is imported; afterwards there is nothing to do."""
    if "PySide6" in sys.modules:
        return
    _known.update(kept.read(NAME) or {})
    builtins.compile = _recalled
    re.compile = _put_off


def end() -> None:
    """Call when PySide6 is there: what had to be compiled is kept for the next time."""
    if builtins.compile is _recalled:
        builtins.compile, re.compile = _compile, _compile_pattern
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


def _put_off(pattern: Any, flags: Any = 0) -> Any:
    if type(pattern) is not str or len(pattern) < LONG:
        return _compile_pattern(pattern, flags)
    return Later(pattern, flags)


class Later:
    """A pattern that is compiled when one of its methods is called, not when one is asked for."""

    def __init__(self, pattern: str, flags: int) -> None:
        self._told = pattern, flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)  # a class asks what stands in it whether it is abstract
        if name not in METHODS:
            return getattr(_compile_pattern(*self._told), name)
        return lambda *given, **named: getattr(_compile_pattern(*self._told), name)(*given, **named)
