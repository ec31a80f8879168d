"""Mistakes of ours: shown with a report, and the game goes on."""

from __future__ import annotations

import sys
import threading

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from tests.qtapp.at_the_window import TIMEOUT, greedy, played, started


def fails() -> None:
    raise ZeroDivisionError("of the test")


def test_an_exception_in_a_slot_opens_one_dialog_and_the_game_goes_on(qtbot, window, capsys):
    page = started(qtbot, window)
    window.mishaps.watch()
    try:
        with qtbot.waitSignal(window.mishaps.shown, timeout=TIMEOUT):
            QTimer.singleShot(0, fails)
            QTimer.singleShot(0, fails)
        dialog = window.mishaps.dialog
        assert dialog.title.text() == "Something went wrong"
        report = dialog.report.toPlainText()
        assert "ZeroDivisionError: of the test" in report
        assert str(page.path) in report
        dialog.copy.click()
        assert QGuiApplication.clipboard().text() == report
        dialog.close_button.click()
        assert window.mishaps.dialog is None
    finally:
        window.mishaps.rest()
    played(qtbot, page, greedy(page))
    assert page.shown.ply == 1
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_an_exception_on_the_table_s_thread_is_shown_too(qtbot, window, capsys):
    page = started(qtbot, window)
    window.mishaps.watch()
    try:
        with qtbot.waitSignal(window.mishaps.shown, timeout=TIMEOUT):
            page.sitting.post(fails)
        window.mishaps.dialog.close_button.click()
    finally:
        window.mishaps.rest()
    assert sys.excepthook is not window.mishaps._caught
    assert threading.excepthook is not window.mishaps._caught_elsewhere
    played(qtbot, page, greedy(page))
    assert page.shown.ply == 1
    assert "of the test" in capsys.readouterr().err
