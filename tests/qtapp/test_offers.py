"""Moves on buttons in the prompt, and choices that several make at the same time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics

from engines.record import Player
from network.messages.table import Act
from qtapp.pages.table.play import PlayPage
from tests.qtapp import dossiers_table
from tests.qtapp.at_the_window import TIMEOUT, click, opened_window, told
from tests.qtapp.test_hot_seat import started, until

ALONE = (Player("Alice"), Player("", "bot", "easy"), Player("", "bot", "easy"))


@pytest.fixture
def near(monkeypatch):
    """The bots' thinker: they wait until a test lets them go."""
    for thinker in dossiers_table.registered(monkeypatch):
        thinker.holds = True
        yield thinker


@pytest.fixture
def window(qtbot, near, home):
    with opened_window(qtbot, home) as opened:
        yield opened


def labels(page: PlayPage) -> list[str]:
    return [button.words for button in page.panel.prompt.answers.buttons if not button.isHidden()]


def laid_out(qtbot, page: PlayPage) -> None:
    """Wait until words have wrapped and everything has taken its place."""
    answers = page.panel.prompt.answers
    qtbot.waitUntil(
        lambda: (
            answers.height() == answers.sizeHint().height()
            and all(
                button.height() == button.sizeHint().height() for button in answers.buttons if not button.isHidden()
            )
        ),
        timeout=TIMEOUT,
    )


def bots_have_laid(qtbot, page: PlayPage, near) -> None:
    near.let_go()
    until(qtbot, page, lambda: page.shown.ply == 2)


def my_turn(qtbot, page: PlayPage, near) -> None:
    """All have laid down a file."""
    bots_have_laid(qtbot, page, near)
    told(qtbot, page.shown_anew, lambda: page.choose_action("lay red"))


def test_moves_are_offered_to_whoever_is_asked_and_chosen_by_a_click(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    assert labels(page) == ["Lay red", "Lay green", "Lay blue"]
    button = page.panel.prompt.answer_button("lay green")
    assert (button.toolTip(), button.accessibleName()) == ("Paper None (2)", "Lay green")
    told(qtbot, page.shown_anew, lambda: click(qtbot, button))
    assert labels(page) == ["Hurry"]
    assert page.shown.view["laid"][0]["is"] == "known"


def test_numbers_choose_the_buttons_wherever_the_focus_is(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    qtbot.keyClick(page.view, Qt.Key.Key_7)  # there is no such button
    assert page._sent is None
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_3))
    assert page.sitting._table.match.lines[-1].text == "lay blue"
    bots_have_laid_after(qtbot, page, near)
    assert labels(page) == ["Peek", "Listen 1", "Listen 2", "Pass"]  # "take" is chosen on the board
    page.panel.log.setFocus()
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.panel.log, Qt.Key.Key_2))
    assert page.sitting._table.match.lines[-1].text == "listen 1"


def bots_have_laid_after(qtbot, page: PlayPage, near) -> None:
    near.let_go()
    until(qtbot, page, lambda: page.shown.ply == 3)


def test_enter_presses_the_button_that_has_the_focus(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    button = page.panel.prompt.answer_button("lay green")
    button.setFocus()
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(button, Qt.Key.Key_Return))
    assert page.sitting._table.match.lines[-1].text == "lay green"


def test_buttons_are_off_while_an_answer_is_on_its_way(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    button = page.panel.prompt.answer_button("lay green")
    button.setFocus()
    with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
        click(qtbot, button)
        assert not button.isEnabled()
        assert window.focusWidget() is page.view
        click(qtbot, page.panel.prompt.answer_button("lay red"))
        qtbot.keyClick(page.view, Qt.Key.Key_1)
    assert [line.text for line in page.sitting._table.match.lines] == ["lay green"]
    assert page.panel.prompt.refusal.text() == ""


def test_a_refusal_switches_the_buttons_on_again(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    told(qtbot, page.shown_anew, lambda: page.choose_action("pass"))
    assert "not_now" in page.panel.prompt.refusal.text()
    assert page.panel.prompt.answer_button("lay red").isEnabled()


def test_room_is_kept_for_the_choices_on_the_board_only(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    assert page.panel.prompt._room.isHidden()
    my_turn(qtbot, page, near)
    assert "take" in page.shown.legal
    assert not page.panel.prompt._room.isHidden()


def test_others_who_choose_at_the_same_time_disturb_nobody(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    window.commands["text_board"].trigger()
    line = page.text_board.line
    qtbot.keyClicks(line, "lay b")
    popup = line.completer().popup()
    assert popup.isVisible()
    page.board.picked = "lay blue"
    page.ask_resign()
    page.show_problem(None)
    bots_have_laid(qtbot, page, near)
    assert (line.text(), popup.isVisible()) == ("lay b", True)
    assert page.board.picked == "lay blue"
    assert "Resign, Alice?" in page.panel.prompt.title.text()
    popup.hide()
    window.commands["text_board"].trigger()
    page.ask_resign(asked=False)
    button = page.panel.prompt.answer_button("lay blue")
    button.setFocus()
    told(
        qtbot,
        page.shown_anew,
        lambda: page.sitting.post(lambda: page.sitting._table.set_occupant(1, Player("Bruno", "bot", "hard"))),
    )
    assert window.focusWidget() is button


def test_a_refusal_stays_in_sight_when_others_choose(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    told(qtbot, page.shown_anew, lambda: page.choose_action("pass"))
    bots_have_laid(qtbot, page, near)
    assert "not_now" in page.panel.prompt.refusal.text()


def test_an_answer_that_crosses_another_one_counts(qtbot, window, near):
    """Two bots lay down their files just before our answer arrives: it was an answer to the same question."""
    page = started(qtbot, window, ALONE)
    table = page.sitting._table
    page.sitting.post(lambda: table.act(1, "lay red", 0))
    page.sitting.post(lambda: table.act(2, "lay red", 0))
    page.choose_action("lay green")
    until(qtbot, page, lambda: page.shown.ply == 3)
    assert [(line.seat, line.text) for line in table.match.lines] == [(1, "lay red"), (2, "lay red"), (0, "lay green")]
    assert page.panel.prompt.refusal.text() == ""
    assert page.fresh_from == len(page.entries)  # we have acted: nothing is news


def test_what_was_sent_is_not_sent_twice_when_others_choose_meanwhile(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    table, sent = page.sitting._table, []
    page.sitting.say = sent.append  # the wire is slow
    page.choose_action("lay green")
    told(qtbot, page.shown_anew, lambda: page.sitting.post(lambda: table.act(1, "lay red", 0)))
    assert not page.panel.prompt.answer_button("lay red").isEnabled()
    page.choose_action("lay red")
    assert sent == [Act(0, "lay green", 0)]
    del page.sitting.say


def test_a_hint_that_is_offered_has_the_focus_and_one_on_the_board_is_shown_there(qtbot, window, near, monkeypatch):
    page = started(qtbot, window, ALONE)
    my_turn(qtbot, page, near)
    near.holds = False
    with qtbot.waitSignal(page.hinted, timeout=TIMEOUT):
        page.ask_hint()
    assert window.focusWidget() is page.panel.prompt.answer_button("pass")
    assert "Hint: pass" in page.panel.prompt.body.text()
    monkeypatch.setattr(dossiers_table.DossiersWords, "offers", lambda words, update: ())
    with qtbot.waitSignal(page.hinted, timeout=TIMEOUT):
        page.ask_hint()
    assert page.board.suggested == "pass"
    assert "what the board shows" in page.panel.prompt.body.text()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (900, 600)])
def test_many_buttons_with_long_words_scroll_and_are_never_cut(qtbot, window, near, monkeypatch, size):
    monkeypatch.setattr(dossiers_table.DossiersWords, "many", True)
    page = started(qtbot, window, ALONE)
    window.resize(*size)
    qtbot.waitUntil(lambda: (window.width(), window.height()) == size, timeout=TIMEOUT)
    answers = page.panel.prompt.answers
    shown = [button for button in answers.buttons if not button.isHidden()]
    assert len(shown) == 24
    laid_out(qtbot, page)
    assert answers.verticalScrollBar().maximum() > 0
    for button in shown:
        metrics = QFontMetrics(button.font())
        lines = button.text().replace("&&", "&").split("\n")
        assert " ".join(lines) == button.words
        assert max(metrics.horizontalAdvance(line) for line in lines) <= button.width() - 2 * 13
        assert button.height() >= len(lines) * metrics.height() + 2 * 5
    right = answers.viewport().width()
    assert all(button.mapTo(answers.viewport(), QPoint(button.width(), 0)).x() <= right for button in shown)
    bottom = page.panel.prompt.mapTo(page.panel, QPoint(0, page.panel.prompt.height())).y()
    assert bottom < page.panel.stack.y()
    assert page.panel.stack.geometry().bottom() < page.panel.height()
    assert page.panel.stack.height() >= 60
    shown[-1].setFocus(Qt.FocusReason.TabFocusReason)
    at = shown[-1].mapTo(answers.viewport(), QPoint(0, shown[-1].height())).y()
    assert at <= answers.viewport().height()  # whoever goes there with the keyboard sees it


def test_short_words_stand_side_by_side(qtbot, window, near):
    page = started(qtbot, window, ALONE)
    answers = page.panel.prompt.answers
    laid_out(qtbot, page)
    first, second, third = answers.buttons[:3]
    assert (first.y() == second.y(), first.y() < third.y()) == (True, True)
    assert answers.verticalScrollBar().maximum() == 0
