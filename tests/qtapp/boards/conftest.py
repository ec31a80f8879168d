"""Boards are tested in English unless a test speaks otherwise; afterwards nobody speaks anything else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from qtapp.base import i18n


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    i18n.reset()
