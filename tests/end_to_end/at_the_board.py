"""A hand at the mouse: plays an action on the board as a person would, with moves, clicks and the R key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtapp.pages.play import PlayPage
from tests.qtapp.at_the_window import TIMEOUT, spot_of


def point_at(page: PlayPage, spot: QPoint) -> None:
    """Move the pointer there. Without a screen there is no cursor that QTest could move."""
    viewport = page.view.viewport()
    QApplication.sendEvent(viewport, QMouseEvent(
        QEvent.Type.MouseMove, QPointF(spot), QPointF(viewport.mapToGlobal(spot)), Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier))


def play_by_mouse(qtbot: QtBot, page: PlayPage, action: str) -> None:
    """Choose a legal action on the board and wait until the table has answered."""
    with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
        point_at(page, spot_of(page, action))
        if action.endswith("r"):
            qtbot.keyClick(page.view, Qt.Key.Key_R)
            point_at(page, spot_of(page, action))
        qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(page, action))


def last_action(page: PlayPage) -> str:
    """What the journal says was played last."""
    lines = [line for line in page.path.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]
    return lines[-1].partition(" ")[2]
