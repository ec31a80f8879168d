"""The window itself: what it opens with, its menus and keys, what a screen reader hears, and a polite end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QListView, QWidget

from qtapp.base import i18n, style
from qtapp.base.actions import KEYS
from qtapp.base.settings import Settings
from qtapp.pages.parts.choice_dialog import ChoiceDialog
from qtapp.pages.parts.rules import paragraph
from qtapp.pages.study.replay import ReplayPage
from qtapp.pages.table.play import PlayPage
from qtapp.window.main_window import MainWindow
from qtapp.window.menus import CONTENTS
from tests.qtapp.at_the_window import TIMEOUT, answer, click, greedy, played, started, told

ROOT = Path(__file__).parents[2]


def test_every_action_is_in_a_menu_and_has_words(window):
    placed = {entry for entries in CONTENTS.values() for entry in entries.split() if entry != "-"}
    assert placed == {*KEYS, "languages", "themes"}
    for name, action in window.commands.all().items():
        assert action.text(), name
    for name, menu in window.menus.menus.items():
        assert menu.title(), name
        assert menu.actions(), name


def test_no_two_actions_share_a_key(window):
    keys = [sequence.toString() for action in window.commands.all().values() for sequence in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_at_home_a_table_s_actions_are_grey(qtbot, window):
    assert not window.commands["undo"].isEnabled()
    assert not window.commands["zoom_in"].isEnabled()
    page = started(qtbot, window)
    assert window.commands["zoom_in"].isEnabled()
    assert not window.commands["undo"].isEnabled()  # nobody has chosen anything yet
    played(qtbot, page, greedy(page))
    assert window.commands["undo"].isEnabled()
    window.go_back()
    assert not window.commands["undo"].isEnabled()


def test_a_record_named_at_the_start_is_what_is_seen_first(qtbot, window, home):
    page = started(qtbot, window)
    for _ in range(3):
        played(qtbot, page, greedy(page))
    window.commands["resign"].trigger()
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "resign"))
    told(qtbot, page.sitting.closed, window.go_back)
    other = MainWindow(Settings(home))
    try:
        with qtbot.waitSignal(other.pages.currentChanged, timeout=TIMEOUT):
            other.reception.open_record(page.path)
            other.show()
            assert other.page is None
        assert isinstance(other.page, ReplayPage)
        assert "home" not in other.__dict__  # made only when one goes there
        with qtbot.waitSignal(other.home.listed, timeout=TIMEOUT):
            other.go_back()
        assert other.is_home
    finally:
        other.close()


def unnamed(page: QWidget) -> list[str]:
    """Things that take the keyboard's focus and have nothing to say to a screen reader."""
    return [
        f"{type(part).__name__} {part.objectName()}"
        for part in page.findChildren(QWidget)
        if isinstance(part, QAbstractButton | QLineEdit | QComboBox | QListView)
        and part.focusPolicy() != Qt.FocusPolicy.NoFocus
        and part.isVisible()
        and not (part.accessibleName() or (isinstance(part, QAbstractButton) and part.text()))
    ]


def test_whatever_takes_the_focus_has_a_name(qtbot, window):
    assert unnamed(window) == []
    window.reception.set_up("wagons")
    window.page.advanced.click()
    assert unnamed(window.page) == []
    page = started(qtbot, window)
    assert unnamed(page) == []
    window.commands["rules"].trigger()
    assert unnamed(window.rules) == []
    window.commands["text_board"].trigger()
    assert unnamed(page) == []
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        played(qtbot, page, page.shown.legal[0])
        window.commands["replay"].trigger()
    assert unnamed(window.page) == []


def test_the_focus_goes_round_with_the_tab_key(qtbot, window):
    page = started(qtbot, window, first="A")
    for _ in range(3):
        played(qtbot, page, greedy(page))
    window.activateWindow()
    page.view.setFocus()
    seen = []
    for _ in range(30):
        focus = QApplication.focusWidget()
        if focus in seen:
            break
        seen.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert page.view in seen
    assert page.panel.log in seen
    assert page.header.back in seen
    assert QApplication.focusWidget() is seen[0]


def test_the_rules_are_found_and_opened_at_a_rule(qtbot, window):
    window.show_rule("R9.16")
    reader = window.rules.page
    assert len(reader.rules) > 60
    assert reader.extraSelections()[0].cursor.block().text().startswith("R9.16")
    qtbot.keyClicks(window.rules.field, "stampede of elephants")
    assert not window.rules.missing.isHidden()
    window.rules.field.clear()
    qtbot.keyClicks(window.rules.field, "upside down")
    assert window.rules.missing.isHidden()
    first = reader.textCursor().selectionStart()
    qtbot.keyClick(window.rules.field, Qt.Key.Key_Return)
    assert reader.textCursor().selectionStart() > first
    said = paragraph("wagons", "en", "R6.4")
    assert said.startswith("A corner is not enough.")
    assert "*" not in said
    assert paragraph("wagons", "fr", "R6.4") not in ("", said)
    assert paragraph("wagons", "en", "R99.9") == ""


def test_a_quoted_rule_keeps_what_is_written_as_code():
    said = paragraph("cirkle", "en", "R15.1")
    assert said.startswith("Actions. A move is C2-E4, ")
    assert "A8-D11=T*, a recovery F2=T*, a pass --." in said
    assert "`" not in said


def test_pictures_of_the_rules_are_there(window):
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QTextDocument

    window.show_rule("R6.2")
    reader = window.rules.page
    assert "\ufffc" in reader.toPlainText()
    found = reader.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("../pictures/wagons-places.svg"))
    assert found is not None


def test_an_unsaved_game_is_not_left_by_accident(qtbot, window):
    """Enter and Escape stay; only the button that says so leaves."""
    page = started(qtbot, window)
    page.is_saved = False
    asked = []

    def reply(dialog: ChoiceDialog) -> None:
        asked.append(dialog)
        QTimer.singleShot(0, dialog, lambda: answers.pop(0)(dialog))

    answers = [
        lambda dialog: qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return),
        lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Escape),
        lambda dialog: qtbot.mouseClick(dialog.buttons["leave"], Qt.MouseButton.LeftButton),
    ]
    window.reception.asked.connect(reply)
    window.go_back()
    assert window.page is page
    assert not window.close()
    window.go_back()
    assert window.is_home
    assert len(asked) == 3


def test_leaving_quickly_again_and_again_leaves_nothing_behind(qtbot, window):
    for seed in range(4):
        page = started(qtbot, window, seed=seed)
        page.choose_action(greedy(page))
        window.go_back()
    assert window.is_home
    assert window.pages.count() == 1


def test_the_window_closes_on_a_polite_signal_and_keeps_its_settings(home):
    if sys.platform == "win32":
        pytest.skip("there is no such signal")
    code = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from qtapp import app\n"
        "from qtapp.pages.home.home import HomePage\n"
        "entered = HomePage.enter\n"
        "def enter(self):\n"
        "    entered(self)\n"
        "    self.listed.connect(lambda: print('ready', flush=True))\n"
        "HomePage.enter = enter\n"
        "sys.exit(app.run([]))\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "TABLE_RONDE_HOME": str(home)},
    )
    assert child.stdout.readline() == "ready\n"
    child.send_signal(signal.SIGTERM)
    child.communicate(timeout=60)
    assert child.returncode == 0
    assert not Settings(home).geometry.isEmpty()


def test_a_new_window_begins_as_the_settings_say(qtbot, home):
    settings = Settings(home)
    settings.theme, settings.language = "dark", "fr"
    i18n.speak("fr")
    window = MainWindow(settings)
    try:
        with qtbot.waitSignal(window.home.listed, timeout=TIMEOUT):
            window.show()
        assert window.theme.dark
        assert window.commands.themes["dark"].isChecked()
        assert window.commands.languages["fr"].isChecked()
        assert window.home.new_title.text() == "Nouvelle table"
    finally:
        window.close()
        i18n.reset()
        app = QApplication.instance()
        style.dress(app, style.resolved("light", app))


def test_buttons_of_the_header_do_what_their_actions_do(qtbot, window):
    page = started(qtbot, window)
    assert isinstance(window.page, PlayPage)
    played(qtbot, page, greedy(page))
    told(qtbot, page.shown_anew, lambda: qtbot.mouseClick(page.header.buttons["undo"], Qt.MouseButton.LeftButton))
    assert page.shown.ply == 0
    qtbot.mouseClick(page.header.buttons["text_board"], Qt.MouseButton.LeftButton)
    assert page.is_text
    qtbot.mouseClick(page.header.buttons["text_board"], Qt.MouseButton.LeftButton)
    assert not page.is_text
    qtbot.mouseClick(page.header.buttons["rules"], Qt.MouseButton.LeftButton)
    assert not window.rules.isHidden()
    click(qtbot, window.rules.close_button)
    assert window.rules.isHidden()
