"""Words are tested in English unless a test speaks otherwise; afterwards nobody speaks anything else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from engines import registry
from qtapp.base import i18n


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    i18n.reset()


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games have words before they are offered to people."""
    monkeypatch.setattr(registry, "_PACKAGES", tuple(dict.fromkeys((*registry.games(), "cercle"))))
