"""The file on the place that is looked at and the panels above it: whose place it is, and that nothing there is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF

from qtapp.boards.complot.beside.file import head_in
from qtapp.boards.complot.box import box
from qtapp.items.lettering import wrapped_font, wrapped_height
from tests.qtapp.boards.complot_desk import ComplotDesk, new_play, new_position
from tests.qtapp.boards.test_complot_board import painted


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

    monkeypatch.setattr("qtapp.boards.complot.beside.panels.paint_text", noted)
    desk = ComplotDesk(qtbot, new_position("phase=6 seat=A at 3 A:XIII at 5 B:JON hand A HEL1"), size=(660, 600))
    desk.play("HEL1")
    painted(desk)
    assert fitting["6+2"]
    assert all(fits for text, fits in fitting.items() if text.isdigit())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_file_names_every_place_in_a_small_window(qtbot, language):
    desk = ComplotDesk(qtbot, new_play(2), size=(660, 600))
    layout = desk.board.scenery.layout
    head = head_in(layout.file, layout.unit)
    room = QSizeF(head.width() - 2 * head.height() - 20, head.height())  # between its number and its ring
    for row in box().places.values():
        font = wrapped_font(row[language], room, 17 * layout.unit, bold=True)
        assert wrapped_height(font, room.width(), row[language]) <= 1.3 * room.height()
