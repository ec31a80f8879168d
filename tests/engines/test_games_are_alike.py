"""The first look at any game shows the same files; whatever a game has besides is in sub-packages."""

from __future__ import annotations

from pathlib import Path

import pytest

import engines

ALWAYS = {
    "__init__",
    "actions",
    "bot",
    "box",
    "effects",
    "notation",
    "rules",
    "scoring",
    "shapes",
    "state",
    "view",
    "where",
}
SOMETIMES = {"choices", "consistency", "events", "knowledge", "refusals"}


@pytest.mark.parametrize("game", engines.games())
def test_a_game_has_the_files_that_all_games_have(game):
    folder = Path(engines.__file__).parent / game
    names = {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert names >= ALWAYS
    assert {path.stem for path in folder.glob("*.py")} <= ALWAYS | SOMETIMES
    assert (folder / "box" / "contents.py").exists()
    assert (folder / "bot" / "policy.py").exists()
