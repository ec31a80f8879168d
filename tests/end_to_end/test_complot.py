"""Whole games of XIII: Le Complot in the window, with real mouse and key events."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

import engines
from engines.match import SEPARATOR
from network.journal import read_path
from qtapp.main_window import MainWindow
from qtapp.pages.play import PlayPage
from qtapp.pages.setup import SetupPage
from qtapp.pages.wishes import WishMenu
from tests.end_to_end.at_the_board import answer_by_keys, answer_by_mouse, one_among_easy_bots_by_keys
from tests.end_to_end.complot_games import EVERYTHING, QUIET, at_first_sight, happenings, with_everything
from tests.qtapp.at_the_window import TIMEOUT, answer, click, opened_window, play_page, told
from tests.qtapp.every_text import english_left, texts

LEFT = Qt.MouseButton.LeftButton


def two_at_one_desk(qtbot, window: MainWindow, seed: int) -> PlayPage:
    """From the home page on: two people, five rounds, asked in turn."""
    qtbot.mouseClick(window.home.games[engines.games().index("complot")].play, LEFT)
    setup = window.page
    assert isinstance(setup, SetupPage)
    for row, name in zip(setup.seats.rows, ("Camille", "Dominique"), strict=True):
        row.kind.setFocus()
        qtbot.keyClick(row.kind, Qt.Key.Key_Home)  # a person
        qtbot.keyClicks(row.name, name)
    setup.help.reaction_time.setFocus()
    qtbot.keyClick(setup.help.reaction_time, Qt.Key.Key_Home)
    click(qtbot, setup.advanced)
    qtbot.keyClicks(setup.seed, str(seed))
    return play_page(qtbot, window, lambda: click(qtbot, setup.start))


def wish_never_to_be_asked(qtbot, page: PlayPage) -> None:
    """Here, by the menu under the prompt, and for the rest of the game."""
    answer(qtbot, page.panel.prompt, "wishes")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, WishMenu)
    entry = menu.actionGeometry(menu.actions()[-1]).center()
    told(qtbot, page.shown_anew, lambda: qtbot.mouseClick(menu, LEFT, pos=entry))
    assert [wish.wish for wish in page.shown.wishes if wish.phase == page.shown.view["phase"]] == ["never"]


def test_two_people_play_five_rounds_with_the_mouse_in_french(qtbot, home):
    game = with_everything()
    with opened_window(qtbot, home, "fr") as window:
        page = two_at_one_desk(qtbot, window, game.seed)
        assert english_left(texts(window)) == {}
        while page.shown.outcome is None:
            line = game.lines[page.shown.length]  # what the table has passed by itself is behind us
            if page.is_passing:
                click(qtbot, page.card.button)
            assert page.shown.seat == line.seat
            if line.text == "pass" and page.shown.view["phase"] in QUIET:
                wish_never_to_be_asked(qtbot, page)
            for step in line.text.split(SEPARATOR):
                answer_by_mouse(qtbot, page, step)
            if page.shown.length % 15 == 0:
                assert english_left(texts(window)) == {}
        assert page.panel.stack.currentWidget() is page.panel.sheet
        assert english_left(texts(window)) == {}
        record = read_path(page.path)
    assert record.finished
    assert record.match.lines == game.lines
    happened = set(happenings(record.match))
    assert happened >= EVERYTHING


# With the keyboard


def test_one_among_four_bots_plays_a_whole_game_with_the_keyboard_alone(qtbot, window):
    page = one_among_easy_bots_by_keys(qtbot, window, "complot", 5, seed=5)
    assert [(each.kind, each.level) for each in page.shown.occupants[1:]] == [("bot", "easy")] * 4
    mine = []
    while page.shown.outcome is None:
        assert not page.is_passing
        if page.shown.legal:
            mine.append(at_first_sight(page))
            answer_by_keys(qtbot, page, mine[-1])
        else:
            with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
                pass
    assert page.panel.stack.currentWidget() is page.panel.sheet
    assert {action.split()[0].rstrip("0123456789") for action in mine} >= {"drop", "done", "buy", "+XIII", ">", "end"}
    record = read_path(page.path)
    assert record.finished
    played = [step for line in record.match.lines if line.seat == 0 for step in line.text.split(SEPARATOR)]
    assert not set(Counter(mine) - Counter(played))
