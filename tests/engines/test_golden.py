"""Play has not changed since the transcripts in `golden/` were written."""

from __future__ import annotations

import pytest

import engines
from tests.engines.golden import FOLDER, setups, transcript

WANTED = setups()


@pytest.mark.parametrize("name", WANTED)
def test_a_match_goes_as_it_always_went(name):
    """After a change that is meant: `python -m tests.engines.golden`, and read the diff."""
    assert (FOLDER / name).read_text(encoding="utf-8").splitlines() == transcript(WANTED[name]).splitlines()


@pytest.mark.parametrize("game", engines.games())
def test_no_game_lacks_a_transcript(game):
    assert list(FOLDER.glob(f"{game}-*.txt"))


def test_there_is_no_transcript_of_something_else():
    assert {path.name for path in FOLDER.glob("*.txt")} == set(WANTED)
