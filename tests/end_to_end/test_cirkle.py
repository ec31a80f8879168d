"""Whole games of Cirkle in the window, with real mouse and key events: people at one desk, in every mode.

The games are those of `cirkle_games`; between them they have captures, inversions, exchanges, a forced reply,
recoveries, holds that are broken and holds that win.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

import engines
from network.disk.journal import read_path
from qtapp.boards.cirkle.choices import lost_unit, option, square
from qtapp.boards.places import Place
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.table.play import PlayPage
from qtapp.window.main_window import MainWindow
from tests.end_to_end.at_the_board import last_action, play_by_mouse, point_at
from tests.end_to_end.cirkle_games import GAMES
from tests.qtapp.at_the_window import TIMEOUT, click, opened_window, play_page, spot_of
from tests.qtapp.every_text import english_left, texts

MODES = ("duel", "solo", "double", "survivor")
NAMES = ("Camille", "Dominique", "Sacha", "Maxime")
WINNERS = {"duel": (0,), "solo": (0,), "double": (0, 2), "survivor": (1, 2, 3)}


def set_up(qtbot, window: MainWindow, mode: str) -> PlayPage:
    """Choose the game on the home page, the mode and the people, and begin."""
    qtbot.mouseClick(window.home.games[engines.games().index("cirkle")].play, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, SetupPage)
    box = page.options["mode"]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(MODES.index(mode)):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    for row, name in zip(page.seats.rows, NAMES, strict=False):
        row.kind.setFocus()
        qtbot.keyClick(row.kind, Qt.Key.Key_Home)  # a person
        row.name.clear()
        qtbot.keyClicks(row.name, name)
    opened = play_page(qtbot, window, lambda: click(qtbot, page.start))
    assert opened.shown.view["mode"] == mode
    return opened


def drag(page: PlayPage, spot: QPoint) -> None:
    """Move the pointer with the button down."""
    viewport = page.view.viewport()
    QApplication.sendEvent(
        viewport,
        QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(spot),
            QPointF(viewport.mapToGlobal(spot)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )


def play_by_drag(qtbot, page: PlayPage, action: str) -> None:
    """Drag the unit to where it goes; what it is exchanged for is clicked afterwards."""
    viewport, chosen = page.view.viewport(), []
    page.board.action_chosen.connect(chosen.append)
    with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
        start = spot_of(page, action)
        point_at(page, start)
        qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        end = spot_of(page, action)
        assert end != start
        for step in (0.4, 0.8, 1.0):
            drag(page, start + (end - start) * step)
        qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
        if not chosen:
            qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot_of(page, action))
    page.board.action_chosen.disconnect(chosen.append)
    assert chosen == [action]


def play_by_typing(qtbot, page: PlayPage, action: str) -> None:
    """Type the action in notation; capitals, because a small h asks for a hint where no move is being typed."""
    with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
        for letter in action:
            if letter.isupper():
                qtbot.keyClick(page.view, letter.lower(), Qt.KeyboardModifier.ShiftModifier)
            else:
                qtbot.keyClick(page.view, letter)
        assert page.board.scenery.typed.text == action
        qtbot.keyClick(page.view, Qt.Key.Key_Return)


def play_by_cursor(qtbot, page: PlayPage, action: str) -> None:
    """Walk through what can be chosen, and choose it with Enter: unit, square, exchange."""
    with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
        for place in steps_of(page, action):
            walk_to(qtbot, page, place)
            qtbot.keyClick(page.view, Qt.Key.Key_Return)


def steps_of(page: PlayPage, action: str) -> list[Place]:
    choice = page.shown.choices[action]
    if choice["verb"] == "recovery":
        return [square(choice["from"]), lost_unit(choice["gain"])]
    shared = [
        text
        for text, other in page.shown.choices.items()
        if (other["from"], other["to"]) == (choice["from"], choice["to"])
    ]
    last = [option(choice.get("gain", ""))] if len(shared) > 1 else []
    return [square(choice["from"]), square(choice["to"]), *last]


def walk_to(qtbot, page: PlayPage, place: Place) -> None:
    for _ in range(200):
        if page.board._chooser.cursor == place:
            return
        qtbot.keyClick(page.view, Qt.Key.Key_PageDown)
    raise AssertionError(f"the keys never reach {place}")


def assert_finished(page: PlayPage, mode: str, actions: list[str]) -> None:
    assert page.shown.outcome["ranking"][0] == list(WINNERS[mode])
    assert page.board.scenery.bulletin.tone == "won"
    record = read_path(page.path)
    assert record.finished
    assert [line.text for line in record.match.lines] == actions
    assert [player.name for player in record.header.players] == list(NAMES[: len(page.shown.occupants)])


@pytest.mark.parametrize("mode", MODES)
def test_people_at_one_desk_play_a_whole_game_with_the_mouse_in_french(qtbot, home, mode):
    with opened_window(qtbot, home, "fr") as window:
        page = set_up(qtbot, window, mode)
        assert english_left(texts(window)) == {}
        for number, action in enumerate(GAMES[mode]):
            assert page.shown.outcome is None
            play = play_by_drag if number % 2 and action != "--" else play_by_mouse
            play(qtbot, page, action)
            assert last_action(page) == action
            if number % 8 == 0:
                assert english_left(texts(window)) == {}
        assert_finished(page, mode, GAMES[mode])
        assert english_left(texts(window)) == {}


@pytest.mark.parametrize("mode", MODES)
def test_and_the_same_with_the_keyboard_alone(qtbot, window, mode):
    page = set_up(qtbot, window, mode)
    page.take_focus()
    for number, action in enumerate(GAMES[mode]):
        assert page.shown.outcome is None
        play = play_by_cursor if number % 2 else play_by_typing
        play(qtbot, page, action)
        assert last_action(page) == action
    assert_finished(page, mode, GAMES[mode])


def test_a_typed_move_that_is_refused_costs_nothing(qtbot, window):
    page = set_up(qtbot, window, "duel")
    page.take_focus()
    for key in ("C", "2", "-", "C", "5"):
        qtbot.keyClick(
            page.view,
            key.lower(),
            Qt.KeyboardModifier.ShiftModifier if key.isalpha() else Qt.KeyboardModifier.NoModifier,
        )
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert page.board.scenery.typed.wrong
    assert page.shown.ply == 0
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    play_by_typing(qtbot, page, "H2-H5")  # neither a hint nor a button of the prompt
    assert last_action(page) == "H2-H5"
