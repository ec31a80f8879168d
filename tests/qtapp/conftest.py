"""Fixtures for everything with Qt: no screen is needed, settings live in a temporary folder, nothing may leak."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
OFFSCREEN = f"offscreen:configfile={HERE / 'screen.json'}"

# The offscreen platform has a screen of 800 x 800 unless it is told otherwise, too small for our window.
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = OFFSCREEN


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where settings and saved games of this test live."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TABLE_RONDE_HOME", str(folder))
    monkeypatch.delenv("TABLE_RONDE_LANG", raising=False)
    return folder


@pytest.fixture(autouse=True)
def _no_thread_left() -> Iterator[None]:
    yield
    left = [thread.name for thread in threading.enumerate() if thread.name in ("table", "thinker")]
    assert not left, f"threads still run: {left}"


@pytest.fixture(autouse=True)
def _no_garbage_on_other_threads() -> Iterator[None]:
    """Python collects on whichever thread makes one object too many: one that a test starts would destroy there what is
    left of the windows of earlier tests."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def _pointer_in_the_corner(qapp) -> None:
    """Where it points at nothing: the test before may have left it over what this one shows."""
    from PySide6.QtGui import QCursor

    QCursor.setPos(0, 0)


@pytest.fixture(autouse=True)
def _no_widget_left() -> Iterator[None]:
    """What a test has closed is destroyed: outside an event loop it would live on, slow down those that follow and hear
    of languages that they speak and games that they do not know."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication
    from shiboken6 import delete

    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # One at a time, as each takes its menus and lists along, of which Python may not hear.
    while left := [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None]:
        delete(left[0])


@pytest.fixture
def window(qtbot, home):
    from tests.qtapp.at_the_window import opened_window

    with opened_window(qtbot, home) as opened:
        yield opened


@pytest.fixture
def nobody_to_ask(monkeypatch):
    """Whatever is asked before something ends is answered by letting it end: a question would wait for ever."""
    from qtapp.pages.parts.choice_dialog import ChoiceDialog

    monkeypatch.setattr(ChoiceDialog, "exec", lambda dialog: dialog.choose(next(filter(None, dialog.buttons))))


@pytest.fixture
def host(tmp_path):
    """A host on this machine, with guests who come to it over real lines."""
    from tests.network.real_host import real_host

    with real_host(tmp_path / "host") as opened:
        yield opened


@pytest.fixture
def answers(qtbot, window):
    """Answers what the window asks."""
    from tests.qtapp.network_window import Answers

    return Answers(qtbot, window)
