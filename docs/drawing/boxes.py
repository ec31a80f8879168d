"""The component data of the games, as the pictures of their rules read it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import resources

RESOURCES = Path(resources.__file__).parent


@cache
def data(game: str) -> dict[str, Any]:
    return tomllib.loads((RESOURCES / "games" / f"{game}.toml").read_text(encoding="utf-8"))
