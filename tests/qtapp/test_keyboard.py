"""Everything by keys: what has the focus is seen and pressed with Enter, Escape goes back, the way back has a name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QPlainTextEdit,
    QTextBrowser,
    QWidget,
)

from qtapp.pages.home.setup import SetupPage
from qtapp.pages.learn.lessons import LessonsPage
from qtapp.pages.room.network import NetworkPage
from qtapp.pages.study.editor import EditorPage
from qtapp.pages.study.replay import ReplayPage
from qtapp.window.main_window import MainWindow
from tests.network.conftest import saved_game
from tests.qtapp.at_the_window import TIMEOUT, click, greedy, opened_window, play_page, played, started, told

SEEN = (
    QAbstractButton,
    QLineEdit,
    QComboBox,
    QAbstractSlider,
    QGraphicsView,
    QPlainTextEdit,
    QTextBrowser,
    QAbstractItemView,
)
"""What shows that it has the focus."""
MANY = 60  # more than any page has places for the focus


def key(qtbot, window: MainWindow, pressed: Qt.Key) -> None:
    """Press a key where the focus is."""
    qtbot.keyClick(window.focusWidget() or window, pressed)


def set_up(qtbot, window, game: str = "wagons") -> SetupPage:
    click(qtbot, next(card for card in window.home.games if card.game_id == game).play)
    assert isinstance(window.page, SetupPage)
    return window.page


def show_network(window: MainWindow) -> None:
    """The page alone: nothing is looked for."""
    page = NetworkPage(window.settings)
    window.show_page(page)
    page.enter()


PAGES = {
    "home": lambda window: window.go_home(),
    "setup": lambda window: window.reception.set_up("cirkle"),
    "lessons": lambda window: window.reception.school.enter("cirkle"),
    "network": lambda window: show_network(window),
    "editor": lambda window: window.reception.edit_position("cirkle"),
}


@pytest.mark.parametrize("page", PAGES)
def test_something_has_the_focus_and_every_tab_stop_is_seen(qtbot, window, page):
    PAGES[page](window)
    QApplication.processEvents()
    first = window.focusWidget()
    assert window.page.isAncestorOf(first)
    stops: set[QWidget] = set()
    for _ in range(MANY):
        stops.add(window.focusWidget())
        key(qtbot, window, Qt.Key.Key_Tab)
    assert len(stops) >= 5
    assert not [stop for stop in stops if not isinstance(stop, SEEN)]


def test_from_home_to_a_move_with_enter_alone(qtbot, window):
    window.go_home()
    key(qtbot, window, Qt.Key.Key_Return)
    assert isinstance(window.page, SetupPage)
    assert window.focusWidget() is window.page.start
    page = play_page(qtbot, window, lambda: key(qtbot, window, Qt.Key.Key_Return))
    assert window.focusWidget() is page.view


def test_enter_presses_what_has_the_focus_beside_a_board(qtbot, window):
    page = started(qtbot, window)
    page.header.theme_button.setFocus(Qt.FocusReason.TabFocusReason)
    key(qtbot, window, Qt.Key.Key_Enter)
    assert window.theme.dark
    assert page.shown.ply == 0


@pytest.mark.parametrize(("page", "kind"), [("setup", SetupPage), ("lessons", LessonsPage), ("network", NetworkPage)])
def test_escape_goes_back(qtbot, window, page, kind):
    PAGES[page](window)
    assert isinstance(window.page, kind)
    key(qtbot, window, Qt.Key.Key_Escape)
    assert window.is_home


def test_escape_leaves_no_table_but_the_full_screen(qtbot, window):
    page = started(qtbot, window)
    window.commands["full_screen"].trigger()
    assert window.isFullScreen()
    key(qtbot, window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.commands["full_screen"].isChecked()
    key(qtbot, window, Qt.Key.Key_Escape)
    assert window.page is page


def test_escape_keeps_a_game_that_was_to_be_deleted(qtbot, home):
    path = saved_game(home / "tables", game="wagons")
    with opened_window(qtbot, home) as window:
        card = window.home.saved.cards[0]
        qtbot.mouseClick(card.delete, Qt.MouseButton.LeftButton)
        assert window.focusWidget() is card.keep
        key(qtbot, window, Qt.Key.Key_Escape)
        assert card.keep.isHidden()
        assert window.focusWidget() is card.delete
        assert path.exists()


@pytest.mark.parametrize("page", ["setup", "editor", "lessons"])
def test_ctrl_w_closes_every_page_but_home(qtbot, window, page):
    assert not window.commands["close_table"].isEnabled()
    PAGES[page](window)
    qtbot.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.is_home


def test_a_replay_says_that_it_leads_back_to_the_table(qtbot, window):
    page = started(qtbot, window)
    assert page.header.back.text() == "Table Ronde"
    played(qtbot, page, greedy(page))
    told(qtbot, window.pages.currentChanged, window.commands["replay"].trigger)
    assert isinstance(window.page, ReplayPage)
    assert window.page.header.back.text() == "Back"
    window.page.branch_asked.emit()
    assert window.page.back.text() == "Back"
    window.page.left.emit()
    qtbot.mouseClick(window.page.header.back, Qt.MouseButton.LeftButton)
    assert window.page is page


def test_the_editor_of_a_table_to_be_leads_back_there(qtbot, window):
    page = set_up(qtbot, window, "cirkle")
    assert page.back.text() == "Table Ronde"
    click(qtbot, page.editor)
    assert isinstance(window.page, EditorPage)
    assert window.page.back.text() == "Back"


def test_f1_at_home_opens_the_rules_of_the_game_that_has_the_focus(qtbot, window):
    window.go_home()
    for card in window.home.games:
        card.play.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(card.play, Qt.Key.Key_F1)
        assert window.rules.isVisible()
        assert window.rules.game_id == card.game_id
        window.commands["rules"].trigger()


def test_at_home_the_rules_of_any_game_are_chosen_and_begin_at_their_top(qtbot, window):
    window.go_home()
    qtbot.keyClick(window, Qt.Key.Key_F1)
    rules = window.rules
    rules.page.verticalScrollBar().setValue(900)
    assert rules.games.isVisible()
    rules.games.setFocus()
    qtbot.keyClick(rules.games, Qt.Key.Key_End)
    assert rules.game_id == rules.games.itemData(rules.games.count() - 1)
    assert rules.page.verticalScrollBar().value() == 0
    window.resize(1200, 780)
    qtbot.waitUntil(lambda: window.width() == 1200, timeout=TIMEOUT)
    assert rules.game_id == rules.games.currentData()
    window.reception.set_up("wagons")
    assert rules.game_id == "wagons"
    assert rules.games.isHidden()
