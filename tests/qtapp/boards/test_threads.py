"""Boards are imported on the window’s thread, pictures of games beside it: at the same time, if people are quick."""

from __future__ import annotations

import subprocess
import sys

import pytest

import engines

PROGRAM = """
import sys, threading
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from qtapp.boards import board_for, cover_for
from qtapp.boards.editing import editing_for
from qtapp.base.theme import LIGHT

app, game, failed = QApplication([]), sys.argv[2], []

def paint():
    try:
        cover_for(game, LIGHT, QSize(140, 110))
    except Exception as error:
        failed.append(error)

beside = threading.Thread(target=paint)
timer = threading.Timer(0.005, beside.start)
timer.start()
{"board": board_for, "editing": editing_for}[sys.argv[1]](game, LIGHT)
timer.join()
beside.join()
sys.exit(str(failed) if failed else 0)
"""


OPENED = [("board", game) for game in engines.games()] + [
    ("editing", game) for game in engines.games() if engines.load(game).sketches
]


@pytest.mark.parametrize(("board", "game"), OPENED)
def test_a_board_may_be_opened_while_the_picture_of_its_game_is_painted(board, game):
    program = [sys.executable, "-c", PROGRAM, board, game]
    done = subprocess.run(program, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
