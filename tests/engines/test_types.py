"""What mypy makes of the contract: a game is held to its own types, and nobody else looks into its states."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

CODE = """
from engines.cirkle import Cirkle
from engines.game import AnyGame, Game
from engines.match import Match
from engines.wagons import Wagons
from engines.wagons.actions import Action
from engines.wagons.state import State

sound: Game[State, Action] = Wagons()
foreign: Game[State, Action] = Cirkle()

def actors(game: AnyGame, match: Match) -> None:
    game.actors(match.state)
    game.actors("a state")
    match.state.towns
"""


def test_states_belong_to_their_game(tmp_path):
    code = tmp_path / "code.py"
    code.write_text(CODE.lstrip(), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", str(code)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    errors = {
        int(line.split(": error: ")[0].rsplit(":", 1)[1]): line for line in told.splitlines() if ": error: " in line
    }
    assert list(errors) == [9, 13, 14], told
    assert 'has type "Cirkle", variable has type "Game[' in errors[9]
    assert 'has incompatible type "str"; expected "State"' in errors[13]
    assert '"State" has no attribute "towns"' in errors[14]
