"""Private notes in a window: several people at one screen, and what reaches the table."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

import engines
from engines.game import checked
from engines.record import Player
from qtapp.boards.complot.notes import own
from qtapp.boards.complot.standing import element
from qtapp.pages.table.play import PlayPage
from qtapp.sitting import tables
from tests.qtapp.at_the_window import play_page

PEOPLE = (Player("Alice"), Player("Bruno"))


@pytest.fixture
def page(qtbot, window) -> PlayPage:
    setup = checked(engines.load("complot"), 2, {}, 3)
    make = partial(tables.new_table, setup, PEOPLE, window.settings.tables)
    return play_page(qtbot, window, lambda: window.reception.open_table(make))


def test_notes_of_one_who_waits_stay_in_the_window(qtbot, page, monkeypatch):
    sent = []
    monkeypatch.setattr(page.sitting, "say", sent.append)
    board, update = page.board, page.shown
    assert board.keeps_notes
    board.show_update(update._replace(seat=0, legal=(), actors=(1,), choices={}), page.names, ())
    code = own(update.view["where"], 0)[0]
    for at in (board._chooser.point_of(element(code)), board.scenery.middle(23)):
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.mapFromScene(at))
    assert [plan.elements for plan in board.notes.plans(0)] == [(code,)]
    assert page.panel.prompt.gain.text().startswith("Your note: ")
    assert sent == []


def test_what_has_happened_reaches_the_board(page):
    assert [entry.event["kind"] for entry in page.board.log] == [entry.event["kind"] for entry in page.entries]
    assert page.board.log
