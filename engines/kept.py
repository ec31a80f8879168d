"""Values that follow from a text alone, kept from one start to the next: parsed data, compiled code.

They lie beside Python's own compiled modules and are as dispensable. Where they cannot be read or written, as in a
folder of the system, everything is only a little slower. Whoever keeps a value keeps the text it was made from with it,
and compares.
"""

from __future__ import annotations

import marshal
import os
import sys
import zlib
from typing import Any

FOLDER = os.path.join(os.path.dirname(__file__), "__pycache__")
_HEAD = f"kept by Table Ronde for {sys.hexversion:x}\n".encode()  # each version of Python writes in its own way


def _path(name: str) -> str:
    return os.path.join(FOLDER, f"{name}.{sys.implementation.cache_tag}.kept")


def read(name: str) -> Any:
    """What was kept under this name, or None."""
    try:
        with open(_path(name), "rb") as file:
            whole = file.read()
        start = len(_HEAD) + 4
        return marshal.loads(whole[start:]) if whole[:start] == _HEAD + _sum(whole[start:]) else None
    except (OSError, EOFError, ValueError, TypeError):
        return None


def write(name: str, value: Any) -> None:
    """Keep a value of plain data or code."""
    if sys.dont_write_bytecode:
        return
    draft = f"{_path(name)}.{os.getpid()}"
    try:
        body = marshal.dumps(value)
        os.makedirs(FOLDER, exist_ok=True)
        with open(draft, "wb") as file:
            file.write(_HEAD + _sum(body) + body)
        os.replace(draft, _path(name))
    except (OSError, ValueError):
        pass  # nobody is harmed by a slower start


def _sum(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(4, "big")
