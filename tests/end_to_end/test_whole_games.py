"""Whole games of Circle the Wagons in the window, with real mouse and key events."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engines.record import Player
from network.disk.journal import read_path
from qtapp.pages.home.setup import SetupPage
from tests.end_to_end.at_the_board import last_action, play_by_mouse, point_at
from tests.qtapp.at_the_window import TIMEOUT, click, greedy, opened_window, play_page, spot_of, started
from tests.qtapp.every_text import english_left, texts, unchanged


def test_two_people_at_one_desk_play_a_whole_game_in_french(qtbot, home):
    rng = random.Random(4)
    with opened_window(qtbot, home, "fr") as window:
        qtbot.mouseClick(window.home.games[0].play, Qt.MouseButton.LeftButton)
        setup = window.page
        assert isinstance(setup, SetupPage)
        for row, name in zip(setup.seats.rows, ("Camille", "Dominique"), strict=True):
            row.kind.setFocus()
            qtbot.keyClick(row.kind, Qt.Key.Key_Home)  # a person
            qtbot.keyClicks(row.name, name)
        page = play_page(qtbot, window, lambda: click(qtbot, setup.start))
        chosen = []
        while page.shown.outcome is None:
            assert english_left(texts(window)) == {}
            # Mostly well, sometimes anywhere: so that cards are turned, covered and given away.
            action = greedy(page) if rng.random() < 0.6 else rng.choice(page.shown.legal)
            play_by_mouse(qtbot, page, action)
            chosen.append(action)
            assert last_action(page) == action
        assert len(chosen) == page.shown.ply
        assert any(action.endswith("r") for action in chosen)
        assert any(entry.event.get("gives") for entry in page.entries)
        assert english_left(texts(window)) == {}
        winner = page.shown.outcome["ranking"][0][0]
        assert ("Camille", "Dominique")[winner] in page.panel.prompt.title.text()
        assert page.panel.stack.currentWidget() is page.panel.sheet
        record = read_path(page.path)
        assert record.finished
        assert [player.name for player in record.header.players] == ["Camille", "Dominique"]
        assert [line.text for line in record.match.lines] == chosen


def test_hovering_previews_and_the_prompt_tells_what_it_would_bring(qtbot, window):
    page = started(qtbot, window, first="A")
    for _ in range(6):
        play_by_mouse(qtbot, page, greedy(page))
    while page.shown.view["phase"] not in ("place_drafted", "place_given"):
        play_by_mouse(qtbot, page, greedy(page))
    point_at(page, spot_of(page, greedy(page)))
    gain = page.panel.prompt.gain.text()
    assert gain
    ply = page.shown.ply
    qtbot.keyClick(page.view, Qt.Key.Key_R)
    assert page.shown.ply == ply  # looking costs nothing


def test_a_whole_game_against_a_bot(qtbot, home):
    with opened_window(qtbot, home, bot_scale=0.02) as window:
        qtbot.mouseClick(window.home.games[0].play, Qt.MouseButton.LeftButton)
        setup = window.page
        setup.seats.rows[1].kind.setFocus()
        qtbot.keyClick(setup.seats.rows[1].kind, Qt.Key.Key_End)
        assert setup.seats.rows[1].level == "hard"
        page = play_page(qtbot, window, lambda: click(qtbot, setup.start))
        mine = 0
        while page.shown.outcome is None:
            if page.shown.legal:
                play_by_mouse(qtbot, page, greedy(page))
                mine += 1
            else:
                with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
                    pass
        assert page.shown.occupants == (Player(""), Player("", "bot", "hard"))
        assert 1 <= page.shown.view["cards"][0] <= 14
        record = read_path(page.path)
        assert record.finished
        assert sum(line.seat == 0 for line in record.match.lines) == mine


def test_a_whole_game_with_the_keyboard_alone_on_the_board(qtbot, window):
    page = started(qtbot, window, first="A")
    while page.shown.outcome is None:
        with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
            qtbot.keyClick(page.view, Qt.Key.Key_Right)
            if page.shown.ply % 3 == 0:
                qtbot.keyClick(page.view, Qt.Key.Key_R)
            qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert page.shown.view["phase"] == "end"


def test_the_language_changes_in_mid_game_and_nothing_is_left_of_the_other(qtbot, window):
    page = started(qtbot, window, (Player("Alice"), Player("Bruno")), first="A")
    for _ in range(11):
        play_by_mouse(qtbot, page, greedy(page))
    point_at(page, spot_of(page, page.shown.legal[-1]))  # with a preview in sight
    english = texts(window)
    menu = page.header.language.menu()
    menu.popup(window.mapToGlobal(window.rect().center()))
    entry = menu.actionGeometry(window.commands.languages["fr"]).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=entry)
    QApplication.processEvents()
    french = texts(window)
    assert unchanged(english, french) == {}
    assert english_left(french) == {}
    log = [page.panel.log.log.index(row).data() for row in range(page.panel.log.log.rowCount())]
    assert any("prend la carte" in sentence for sentence in log)
    while page.shown.outcome is None:
        play_by_mouse(qtbot, page, greedy(page))
        assert english_left(texts(window)) == {}
    assert page.shown.view["phase"] == "end"
