"""A hint at the table: what it says about Enter is true, whatever the pointer does meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

import engines
from engines.record import Player
from network.disk import journal
from network.messages.table import Hint, HintLine
from qtapp.pages.table.play import PlayPage
from tests.qtapp.at_the_window import TIMEOUT, hover, started, told

AGAINST_BOT = (Player("Alice"), Player("", "bot", "easy"))
SAYS_ENTER = "Enter plays it"


def asked(qtbot, window, game: str) -> PlayPage:
    """A table where Alice has to choose something."""
    page = started(qtbot, window, AGAINST_BOT, game=game)
    qtbot.waitUntil(lambda: bool(page.shown.legal), timeout=TIMEOUT)
    return page


def hinted(qtbot, window, game: str) -> tuple[PlayPage, str]:
    """A table where a hint was asked with the key, and what it suggests."""
    page = asked(qtbot, window, game)
    with qtbot.waitSignal(page.hinted, timeout=TIMEOUT) as caught:
        qtbot.keyClick(page.view, Qt.Key.Key_H)
    return page, caught.args[0].text


def own_choice(page: PlayPage) -> str:
    """What Alice has played first."""
    return next(line.text for line in journal.read_path(page.path).match.lines if line.seat == 0)


def other(page: PlayPage, hint: str) -> str:
    """An action that begins elsewhere on the board."""
    return next(action for action in page.shown.legal if page.board.where(action) != page.board.where(hint))


@pytest.mark.parametrize("game", engines.games())
def test_enter_plays_the_hint_while_the_prompt_says_so(qtbot, window, game):
    page, hint = hinted(qtbot, window, game)
    assert SAYS_ENTER in page.panel.prompt.body.text()
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_Return))
    assert own_choice(page) == hint


@pytest.mark.parametrize("game", engines.games())
def test_a_pointer_that_shows_something_else_takes_the_promise_back(qtbot, window, game):
    page, hint = hinted(qtbot, window, game)
    hover(page, other(page, hint))
    assert SAYS_ENTER not in page.panel.prompt.body.text()
    assert page.words.action(hint, page.shown) in page.panel.prompt.body.text()
    hover(page, hint)
    if game == "wagons":  # in one step
        assert SAYS_ENTER in page.panel.prompt.body.text()


def test_arrows_take_the_promise_back_too(qtbot, window):
    page, hint = hinted(qtbot, window, "wagons")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):  # at the edge of the board one of them leads nowhere
        if SAYS_ENTER in page.panel.prompt.body.text():
            qtbot.keyClick(page.view, key)
    assert SAYS_ENTER not in page.panel.prompt.body.text()
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_Return))
    assert own_choice(page) != hint


def test_a_hint_leaves_enter_to_the_board_wherever_the_focus_was(qtbot, window):
    page = asked(qtbot, window, "wagons")
    page.header.back.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(page.hinted, timeout=TIMEOUT) as caught:
        qtbot.keyClick(page.header.back, Qt.Key.Key_H)
    assert window.focusWidget() is page.view
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return))
    assert own_choice(page) == caught.args[0].text


def test_a_hint_in_steps_goes_on_with_whoever_follows_it(qtbot, window):
    page = asked(qtbot, window, "wagons")
    update, place = page.shown, page.shown.seat
    first, second, third = update.legal[:3]
    page._take([(place, Hint(update.asked, f"{first} ; {second} ; {third}"))])
    assert page.moment.hint == first
    page._take([(place, update._replace(draft=(first,)))])
    assert page.moment.hint == second
    page._take([(place, update._replace(draft=(first, first)))])
    assert page.moment.hint == ""


def test_an_analysis_tells_the_steps_of_a_choice(qtbot, window):
    page = asked(qtbot, window, "wagons")
    update, place = page.shown, page.shown.seat
    first, second = update.legal[:2]
    line = HintLine(700, (f"{first} ; {second}",))
    page._take([(place, Hint(update.asked, line.actions[0], 700, (line,)))])
    assert f"{page.words.action(first, update)} ; {second}" in page.panel.prompt.body.text()
