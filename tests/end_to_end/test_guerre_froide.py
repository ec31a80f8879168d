"""Whole games of Guerre froide in the window, with real mouse and key events: three people at one desk, and bots."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

import engines
from network.disk.journal import read_path
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.table.play import PlayPage
from qtapp.window.main_window import MainWindow
from tests.end_to_end.at_the_board import last_action, play_by_mouse
from tests.qtapp.at_the_window import TIMEOUT, click, opened_window, play_page
from tests.qtapp.every_text import english_left, texts

pytestmark = pytest.mark.long


def set_up(qtbot, window: MainWindow, names: tuple[str, ...], bots: int = 0) -> PlayPage:
    """Choose the game on the home page, seat people and bots, and begin."""
    game = window.home.games[engines.games().index("coldwar")]
    qtbot.mouseClick(game.play, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, SetupPage)
    page.count.setFocus()
    qtbot.keyClick(page.count, Qt.Key.Key_End if len(names) + bots == 3 else Qt.Key.Key_Home)
    click(qtbot, page.advanced)
    qtbot.keyClicks(page.seed, "17")
    for number, row in enumerate(page.seats.rows):
        row.kind.setFocus()
        qtbot.keyClick(row.kind, Qt.Key.Key_Home)
        if number < len(names):
            row.name.clear()
            qtbot.keyClicks(row.name, names[number])
        else:
            qtbot.keyClick(row.kind, Qt.Key.Key_Down)  # an easy bot
    return play_page(qtbot, window, lambda: click(qtbot, page.start))


def sensible(page: PlayPage, rng: random.Random) -> str:
    """Recruit up to the Stability, use groups now and then, else pass: games that end, with everything in them."""
    update = page.shown
    legal = update.legal
    view, seat = update.view, update.seat
    if view["phase"] != "struggle":
        return rng.choice(legal)
    side = view["seats"][seat]
    others = [action for action in legal if action not in ("rec", "pass")]
    if "rec" in legal and side["influence"] + 4 <= view["objective"]["stability"]:
        return "rec"
    if others and rng.random() < 0.4:
        return rng.choice(others)
    return "pass" if "pass" in legal else rng.choice(legal)


def test_three_people_at_one_desk_play_a_whole_game_in_french(qtbot, home):
    rng = random.Random(11)
    with opened_window(qtbot, home, "fr") as window:
        page = set_up(qtbot, window, ("Camille", "Dominique", "Sacha"))
        played, passed_on = [], 0
        while page.shown.outcome is None:
            if page.is_passing:
                assert page.shown.seat is None  # the common table: it shows what everyone may see
                spectator = engines.load("coldwar").view(page.sitting._table.match.state, None)
                assert page.shown.view == spectator
                awaited = ("Camille (CIA)", "Dominique (KGB)", "Sacha (MI6)")[page.places.awaited]
                assert page.card.title.text() == f"Passez la souris à {awaited}"
                if passed_on % 10 == 0:
                    assert english_left(texts(window)) == {}
                click(qtbot, page.card.button)
                passed_on += 1
                continue
            assert page.shown.seat in page.shown.actors
            action = sensible(page, rng)
            play_by_mouse(qtbot, page, action)
            played.append(action)
            assert last_action(page) == action
            if len(played) % 10 == 0:
                assert english_left(texts(window)) == {}
        assert passed_on > 20
        assert {action.split()[0] for action in played} >= {"x", "start", "rec", "act", "pass"}
        assert english_left(texts(window)) == {}
        record = read_path(page.path)
        assert record.finished
        assert [line.text for line in record.match.lines] == played
        assert page.panel.stack.currentWidget() is page.panel.sheet


def test_one_person_against_two_bots_is_never_asked_to_pass_the_mouse(qtbot, home):
    rng = random.Random(5)
    with opened_window(qtbot, home, "fr") as window:
        page = set_up(qtbot, window, ("Camille",), bots=2)
        turns = 0
        while page.shown.outcome is None and page.shown.view["turn"] < 4:
            assert not page.is_passing
            if page.shown.legal:
                play_by_mouse(qtbot, page, sensible(page, rng))
                turns += 1
            else:
                with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
                    pass
        assert turns > 5
        assert english_left(texts(window)) == {}
