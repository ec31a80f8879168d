"""Hands at the table: choosing as a person does, with the mouse (moves, clicks and the R key), or with keys alone."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import engines
from qtapp.boards.places import path_to
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.table.play import PlayPage
from qtapp.pages.table.table import KEYS
from qtapp.window.main_window import MainWindow
from tests.qtapp.at_the_window import TIMEOUT, click, play_page, spot_of, told

CLICKS = 8  # more than any action needs: a group and its target, an agent, three cards in their order
STOPS = 160  # more than can be chosen from anywhere
TURNED = re.compile(r"P\S+r")  # in Wagons, a card that is laid upside down


def point_at(page: PlayPage, spot: QPoint) -> None:
    """Move the pointer there. Without a screen there is no cursor that QTest could move."""
    viewport = page.view.viewport()
    QApplication.sendEvent(
        viewport,
        QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(spot),
            QPointF(viewport.mapToGlobal(spot)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )


def play_by_mouse(qtbot: QtBot, page: PlayPage, action: str) -> int:
    """Click on the board until a legal action is chosen, and wait until the table has answered; how many clicks."""
    chosen: list[str] = []
    clicks = 0
    page.board.action_chosen.connect(chosen.append)
    with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
        if TURNED.fullmatch(action):
            point_at(page, spot_of(page, action))
            qtbot.keyClick(page.view, Qt.Key.Key_R)
        while not chosen and clicks < CLICKS:
            point_at(page, spot_of(page, action))
            qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(page, action))
            clicks += 1
    page.board.action_chosen.disconnect(chosen.append)
    assert chosen == [action]
    return clicks


def answer_by_mouse(qtbot: QtBot, page: PlayPage, action: str) -> int:
    """Choose an action, or a step of one, by the button that offers it, else on the board; how many clicks."""
    button = page.panel.prompt.answer_button(action)
    if button is None:
        return play_by_mouse(qtbot, page, action)
    told(qtbot, page.shown_anew, lambda: click(qtbot, button))
    return 1


def press(qtbot: QtBot, widget: QWidget, key: Qt.Key) -> None:
    widget.setFocus()
    qtbot.keyClick(widget, key)


def one_among_easy_bots_by_keys(qtbot: QtBot, window: MainWindow, game: str, seats: int, seed: int) -> PlayPage:
    """From the home page to a table of the most seats, without the mouse."""
    press(qtbot, window.home.games[engines.games().index(game)].play, Qt.Key.Key_Return)
    page = window.page
    assert isinstance(page, SetupPage)
    press(qtbot, page.count, Qt.Key.Key_End)
    assert len(page.seats.rows) == seats
    for number, row in enumerate(page.seats.rows):
        press(qtbot, row.kind, Qt.Key.Key_Home)  # a person
        if number:
            press(qtbot, row.kind, Qt.Key.Key_Down)
    press(qtbot, page.advanced, Qt.Key.Key_Space)
    qtbot.keyClicks(page.seed, str(seed))
    return play_page(qtbot, window, lambda: press(qtbot, page.start, Qt.Key.Key_Return))


def play_by_keys(qtbot: QtBot, page: PlayPage, action: str) -> None:
    """Walk through what can be chosen on the board, and choose it with Enter."""
    page.take_focus()
    with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
        for place in path_to(page.board._chooser.tree, action):
            for _ in range(STOPS):
                if page.board._chooser.cursor == place:
                    break
                qtbot.keyClick(page.view, Qt.Key.Key_PageDown)
            assert page.board._chooser.cursor == place, f"the keys never reach {place}"
            qtbot.keyClick(page.view, Qt.Key.Key_Return)


def answer_by_keys(qtbot: QtBot, page: PlayPage, action: str) -> None:
    """By the number of the button that offers it, or else on the board."""
    offered = [button.objectName() for button in page.panel.prompt.answers.buttons if not button.isHidden()]
    if action not in offered:
        play_by_keys(qtbot, page, action)
        return
    key = KEYS[offered.index(action)]
    page.take_focus()
    told(qtbot, page.shown_anew, lambda: qtbot.keyClicks(page.view, key))


def last_action(page: PlayPage) -> str:
    """What the journal says was played last."""
    lines = [line for line in page.path.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]
    return lines[-1].partition(" ")[2]
