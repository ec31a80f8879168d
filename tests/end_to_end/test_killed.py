"""A window killed with SIGKILL in mid-play: the next start offers the game, with every move that was seen."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.at_the_board import play_by_mouse
from tests.qtapp.at_the_window import click, greedy, opened_window, play_page

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("moves", [0, 1, 7])
def test_a_killed_game_is_offered_again_with_every_move_that_was_seen(qtbot, home, moves):
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.end_to_end.window_to_kill"],
        cwd=ROOT,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TABLE_RONDE_HOME": str(home)},
    )
    try:
        assert child.stdout.readline() == "0\n"
        for move in range(1, moves + 1):
            child.stdin.write("on\n")
            child.stdin.flush()
            assert child.stdout.readline() == f"{move}\n"
        # One more is on its way when the blow falls: it may be kept or lost, no other may.
        child.stdin.write("on\n")
        child.stdin.flush()
    finally:
        child.send_signal(signal.SIGKILL)
        child.communicate()
    with opened_window(qtbot, home) as window:
        card = window.home.saved.cards[0]
        assert card.found.ply in (moves, moves + 1)
        assert not card.found.in_use
        page = play_page(qtbot, window, lambda: click(qtbot, card.go))
        assert page.shown.ply == card.found.ply
        play_by_mouse(qtbot, page, greedy(page))
        assert page.shown.ply == card.found.ply + 1
