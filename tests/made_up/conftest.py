"""The made-up game is one of all games here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engines import registry
from tests.made_up import salon


@pytest.fixture(autouse=True)
def _salon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    salon.register(monkeypatch.setattr, monkeypatch.setitem)
    yield
    registry.load.cache_clear()
