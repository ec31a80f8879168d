"""A hand at the mouse: plays an action on the board as a person would, with moves, clicks and the R key."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtapp.pages.play import PlayPage
from tests.qtapp.at_the_window import TIMEOUT, click, spot_of, told

CLICKS = 8  # more than any action needs: a group and its target, an agent, three cards in their order
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


def last_action(page: PlayPage) -> str:
    """What the journal says was played last."""
    lines = [line for line in page.path.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]
    return lines[-1].partition(" ")[2]
