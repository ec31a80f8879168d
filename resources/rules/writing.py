"""Pictures of the rules on their way to files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def write_all(pictures: Mapping[str, str]) -> None:
    """Write every picture, by file name, where the rules look for it."""
    folder = Path(__file__).parent / "pictures"
    for name, text in pictures.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
