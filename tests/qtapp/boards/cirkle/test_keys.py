"""The keyboard on the board of Cirkle: a cursor over the squares, choices in turn, and typed moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qtapp.boards.cirkle.choices import lost_unit, option, square
from qtapp.boards.cirkle.refusing import refusal
from qtapp.boards.cirkle.typed import notation
from tests.qtapp.boards.cirkle.desk import EXCHANGE, NOTHING, RECOVERY, laid_out, standard
from tests.qtapp.boards.desk import Desk

K = Qt.Key


def keys(desk: Desk, *pressed: Qt.Key) -> None:
    for key in pressed:
        desk.key(key)


def types(desk: Desk, text: str) -> None:
    QTest.keyClicks(desk.view, text)


def test_arrows_walk_over_the_squares_as_they_are_seen(qtbot):
    desk = standard(qtbot)
    chooser = desk.board._chooser
    desk.board.suggest("C2-D3")
    keys(desk, K.Key_Up)
    assert chooser.cursor == square("D4")
    keys(desk, K.Key_Right, K.Key_Down, K.Key_Left)
    assert chooser.cursor == square("D3")
    keys(desk, K.Key_R, K.Key_Up)  # seen from the other side, up is towards row 1
    assert chooser.cursor == square("D2")


def test_a_move_with_arrows_and_enter_alone(qtbot):
    desk = standard(qtbot)
    keys(desk, K.Key_Up)
    start = desk.board._chooser.cursor
    assert start in desk.board._chooser.tree
    keys(desk, K.Key_Return, K.Key_PageDown)
    target = desk.board._chooser.cursor
    keys(desk, K.Key_Return)
    assert desk.chosen == [
        next(
            text
            for text in desk.legal
            if {start.name, target.name} <= set(text.replace("<>", "-").replace("x", "-").split("-"))
        )
    ]


def test_enter_on_the_chosen_unit_lets_it_go_and_escape_leaves(qtbot):
    desk = standard(qtbot)
    keys(desk, K.Key_Up, K.Key_Return)
    assert desk.board._chooser.origin
    keys(desk, K.Key_Return)
    assert not desk.board._chooser.origin
    keys(desk, K.Key_Escape)
    assert desk.board._chooser.cursor is None


def test_page_keys_go_round_all_choices(qtbot):
    desk = standard(qtbot)
    chooser = desk.board._chooser
    seen = []
    for _ in chooser.tree:
        keys(desk, K.Key_PageDown)
        seen.append(chooser.cursor.name)
    assert sorted(seen) == sorted(place.name for place in chooser.tree)
    keys(desk, K.Key_PageDown)
    assert chooser.cursor.name == seen[0]
    keys(desk, K.Key_PageUp)
    assert chooser.cursor.name == seen[-1]


def test_tab_goes_through_the_choices_and_then_on(qtbot):
    desk = laid_out(qtbot, EXCHANGE)
    keys(desk, K.Key_Tab)
    first = desk.board._chooser.cursor
    keys(desk, K.Key_Tab)
    assert desk.board._chooser.cursor != first
    keys(desk, K.Key_Backtab)
    assert desk.board._chooser.cursor == first
    assert not desk.board.key_pressed(QKeyEvent(QEvent.Type.KeyPress, K.Key_Backtab, Qt.KeyboardModifier.ShiftModifier))


def test_an_exchange_with_the_keys(qtbot):
    desk = laid_out(qtbot, EXCHANGE)
    desk.board.suggest("A8-D11")
    assert desk.board._chooser.cursor == option("")
    keys(desk, K.Key_Up, K.Key_Right)
    chosen = desk.board._chooser.cursor
    assert chosen.kind == "option"
    assert chosen.name
    keys(desk, K.Key_Return)
    assert desk.chosen == [f"A8-D11={chosen.name}"]


def test_a_recovery_with_the_keys(qtbot):
    desk = laid_out(qtbot, RECOVERY)
    desk.board.suggest("B1=H")
    keys(desk, K.Key_Escape)
    chooser = desk.board._chooser
    while chooser.cursor != lost_unit("H"):
        keys(desk, K.Key_PageDown)
    keys(desk, K.Key_Return)
    while chooser.cursor != square("B1"):
        keys(desk, K.Key_PageDown)
    keys(desk, K.Key_Return)
    assert desk.chosen == ["B1=H"]


def test_enter_passes_where_nothing_else_is_possible(qtbot):
    desk = laid_out(qtbot, NOTHING)
    keys(desk, K.Key_Return)
    assert desk.chosen == ["--"]


def test_the_cursor_reads_the_square_out(qtbot):
    desk = standard(qtbot, seat=1)
    keys(desk, K.Key_Up)
    square_name = desk.board._chooser.cursor.name
    assert desk.hints[-1] == desk.board.words.square_tip(desk.update.view, square_name)


# Typed moves


@pytest.mark.parametrize(
    ("text", "action"), [("C2-D3", "C2-D3"), ("c2d3", "C2-D3"), ("D2xD10", "D2xD10"), ("C1<>D2", "C1<>D2")]
)
def test_a_typed_move_is_shown_and_enter_plays_it(qtbot, text, action):
    desk = standard(qtbot)
    types(desk, text)
    line = desk.board.scenery.typed
    assert line.isVisible()
    assert line.text.upper() == text.upper()
    assert line.note == desk.board.words.action(action, desk.update)
    assert desk.board._chooser.origin
    assert not desk.chosen
    keys(desk, K.Key_Return)
    assert desk.chosen == [action]
    assert not line.isVisible()


def test_a_blank_between_the_squares_does_no_harm(qtbot):
    desk = standard(qtbot)
    types(desk, "C2 D3")
    assert desk.board.scenery.typed.text == "C2D3"
    assert not desk.board.scenery.typed.wrong
    keys(desk, K.Key_Return)
    assert desk.chosen == ["C2-D3"]


def test_an_exchange_may_be_typed_to_the_end(qtbot):
    desk = laid_out(qtbot, EXCHANGE)
    types(desk, "A8D11=T*")
    keys(desk, K.Key_Return)
    assert desk.chosen == ["A8-D11=T*"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("C2-C5", "axis"),
        ("C2xD3", "capture_sign"),
        ("A1-A9", "blocked"),
        ("D2<>D10", "inversion_owner"),
        ("D10-D9", "not_your_unit"),
        ("C2D3=T", "recovery_place"),
    ],
)
def test_a_wrong_move_is_refused_with_the_rule_it_breaks(qtbot, text, reason):
    desk = standard(qtbot)
    types(desk, text)
    keys(desk, K.Key_Return)
    line, view = desk.board.scenery.typed, desk.update.view
    assert not desk.chosen
    assert line.wrong
    refused = refusal(view["mode"], view["position"], 2, 0, notation(text, desk.update.choices))
    assert refused.reason == reason
    assert line.note == desk.board.words.refusal(refused, desk.names)
    keys(desk, K.Key_Backspace)
    assert not line.wrong
    assert line.text == text[:-1]


def test_what_is_no_move_at_all_is_called_so(qtbot):
    desk = standard(qtbot)
    types(desk, "E9")
    keys(desk, K.Key_Return)
    assert desk.board.scenery.typed.note == "“E9” is not a move."
    assert not desk.chosen


def test_backspace_to_nothing_and_escape_close_the_line(qtbot):
    desk = standard(qtbot)
    types(desk, "C2")
    assert desk.board._chooser.origin == "C2"
    keys(desk, K.Key_Backspace, K.Key_Backspace)
    assert not desk.board.scenery.typed.isVisible()
    assert not desk.board._chooser.path
    types(desk, "C2-D")
    keys(desk, K.Key_Escape)
    assert not desk.board.scenery.typed.isVisible()
    assert not desk.board._chooser.path


def test_while_a_move_is_typed_letters_are_no_shortcuts(qtbot):
    """H asks for a hint and P pauses elsewhere; here they are a column and a kind of unit."""
    desk = standard(qtbot)

    def is_claimed(key: Qt.Key, text: str) -> bool:
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier, text)
        event.ignore()
        QApplication.sendEvent(desk.view, event)
        return event.isAccepted()

    assert not is_claimed(K.Key_H, "h")
    types(desk, "C")
    assert is_claimed(K.Key_H, "h")
    assert is_claimed(K.Key_P, "p")
    assert is_claimed(K.Key_2, "2")
    keys(desk, K.Key_R, K.Key_T)
    assert desk.board.scenery.turned == 0
    assert not desk.board.scenery.shows_threats


def test_letters_beyond_the_board_begin_no_move(qtbot):
    duel, solo = standard(qtbot), standard(qtbot, "solo")
    for desk, is_open in ((duel, False), (solo, True)):
        types(desk, "K")
        assert desk.board.scenery.typed.isVisible() is is_open
    waiting = standard(qtbot, seat=1)
    types(waiting, "C")
    assert not waiting.board.scenery.typed.isVisible()


def test_a_typed_move_outlasts_what_others_do_meanwhile(qtbot):
    desk = standard(qtbot)
    types(desk, "C2D")
    update = desk.update
    desk.board.show_update(update._replace(length=update.length + 1), desk.names, ())
    assert desk.board.scenery.typed.text == "C2D"
    types(desk, "3")
    keys(desk, K.Key_Return)
    assert desk.chosen == ["C2-D3"]
