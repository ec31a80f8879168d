"""The file on the place that is looked at, and the panels above it."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF

from tests.qtapp.boards.complot.desk import ComplotDesk, new_position
from tests.qtapp.boards.complot.test_board import painted


def test_the_file_follows_those_who_go(qtbot):
    play = new_position("phase=6 seat=A at 2 A:XIII,a1 at 5 B:JON")
    desk = ComplotDesk(qtbot, play)
    assert desk.board.scenery.file.place == 2
    for step in ("+XIII", "+a1", ">14"):
        desk.play(step)
    assert desk.board.scenery.file.place == 14


def test_a_character_is_looked_for_before_units(qtbot):
    play = new_position("phase=6 seat=A at 2 A:a1 at 30 A:XIII at 5 B:JON")
    assert ComplotDesk(qtbot, play).board.scenery.file.place == 30


def test_points_and_steps_are_not_cut_in_a_small_window(qtbot, monkeypatch):
    fitting = {}

    def noted(_painter, box, text, font, _side=None):
        fitting[text] = QFontMetricsF(font).horizontalAdvance(text) <= box.width() + 1

    monkeypatch.setattr("qtapp.boards.complot.items.panels.paint_text", noted)
    desk = ComplotDesk(qtbot, new_position("phase=6 seat=A at 3 A:XIII at 5 B:JON hand A HEL1"), size=(660, 600))
    desk.play("HEL1")
    painted(desk)
    assert fitting["6+2"]
    assert all(fits for text, fits in fitting.items() if text.isdigit())
