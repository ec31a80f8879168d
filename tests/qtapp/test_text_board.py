"""The text board: a whole game with the keyboard alone, and moves that are explained when they are refused."""

from __future__ import annotations

from PySide6.QtCore import Qt

from engines.record import Player
from qtapp.pages.table.text_board import NOTATION_ROLE
from tests.qtapp.at_the_window import TIMEOUT, greedy, played, started, told


def as_text(qtbot, window, page):
    qtbot.keyClick(page.view, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert page.is_text
    return page.text_board


def typed(qtbot, page, text):
    qtbot.keyClicks(page.text_board.line, text)
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.text_board.line, Qt.Key.Key_Return))


def test_a_whole_game_is_typed(qtbot, window):
    page = started(qtbot, window, first="A")
    board = as_text(qtbot, window, page)
    while page.shown.outcome is None:
        before = board.text.toPlainText()
        typed(qtbot, page, greedy(page))
        assert board.text.toPlainText() != before
        assert board.line.text() == ""
    assert page.shown.ply == 31
    assert not board.line.isEnabled()


def test_a_refused_move_is_explained_with_the_paragraph_of_its_rule(qtbot, window):
    page = started(qtbot, window, first="A")
    played(qtbot, page, page.shown.legal[0])
    played(qtbot, page, page.shown.legal[0])
    board = as_text(qtbot, window, page)
    typed(qtbot, page, f"P{page.shown.legal[0][1:3]}@3,3")
    said = board.answer.text()
    assert "R6.1" in said
    assert len(said) > 200  # the paragraph itself
    assert board.line.hasFocus()
    board.answer.linkActivated.emit("R6.1")
    assert window.commands["rules"].isChecked()
    board.line.clear()
    typed(qtbot, page, page.shown.legal[0])
    assert board.answer.isHidden()


def test_what_is_no_notation_is_said_so(qtbot, window):
    page = started(qtbot, window)
    board = as_text(qtbot, window, page)
    typed(qtbot, page, "hello")
    assert "hello" in board.answer.text()
    assert page.shown.ply == 0


def test_legal_moves_are_offered_with_what_they_do(qtbot, window):
    page = started(qtbot, window)
    board = as_text(qtbot, window, page)
    offered = board.completer.moves
    assert [offered.index(row, 0).data(NOTATION_ROLE) for row in range(offered.rowCount())] == list(page.shown.legal)
    assert len(offered.index(0, 0).data()) > len(page.shown.legal[0]) + 5
    qtbot.keyClick(board.line, Qt.Key.Key_Down)
    assert board.completer.popup().isVisible()
    popup = board.completer.popup()
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert board.line.text() in page.shown.legal


def test_the_list_of_one_move_does_not_stay_for_the_next(qtbot, window):
    page = started(qtbot, window)
    board = as_text(qtbot, window, page)
    qtbot.keyClicks(board.line, page.shown.legal[0][:2])
    assert board.completer.list.isVisible()
    played(qtbot, page, page.shown.legal[0])
    assert not board.completer.list.isVisible()
    qtbot.keyClick(board.line, Qt.Key.Key_Down)
    assert board.completer.list.model().rowCount() == len(page.shown.legal)


def test_who_types_goes_on_typing_when_the_others_have_played(qtbot, window):
    page = started(qtbot, window, (Player("Alice"), Player("", "bot", "easy")), first="A")
    board = as_text(qtbot, window, page)
    for _ in range(3):
        while not page.shown.legal:
            assert window.focusWidget() is board.text  # to be read meanwhile
            with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
                pass
        assert window.focusWidget() is board.line
        typed(qtbot, page, greedy(page))


def test_the_text_is_selectable_and_says_everything_in_monospace(qtbot, window):
    page = started(qtbot, window)
    board = as_text(qtbot, window, page)
    assert board.text.isReadOnly()
    assert board.text.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
    qtbot.keyClick(board.text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(board.text.textCursor().selectedText()) > 200


def test_back_to_the_board(qtbot, window):
    page = started(qtbot, window)
    as_text(qtbot, window, page)
    qtbot.keyClick(page.text_board.line, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert not page.is_text
    assert page.view.hasFocus()


def test_what_was_no_move_is_not_held_against_anybody_on_the_board(qtbot, window):
    page = started(qtbot, window)
    window.commands["text_board"].trigger()
    qtbot.keyClicks(page.text_board.line, "foo")
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.text_board.line, Qt.Key.Key_Return))
    assert "foo" in page.panel.prompt.refusal.text()
    window.commands["text_board"].trigger()
    assert page.panel.prompt.warning.isHidden()
    window.commands["text_board"].trigger()
    assert page.text_board.answer.isHidden()
