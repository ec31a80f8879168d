"""Languages: which one is spoken at first, and a change that leaves nothing behind on any page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from engines.record import Player
from qtapp.base import i18n
from tests.qtapp.at_the_window import TIMEOUT, answer, click, greedy, opened_window, play_page, played, started, told
from tests.qtapp.every_text import english_left, texts, unchanged


@pytest.mark.parametrize(
    ("setting", "environment", "expected"),
    [
        ("fr", {"TABLE_RONDE_LANG": "en", "LANG": "en_GB.UTF-8"}, "fr"),
        ("", {"TABLE_RONDE_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        ("", {"LANG": "fr_CA.UTF-8"}, "fr"),
        ("", {"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ("", {"LANG": "fr_FR.UTF-8", "LANGUAGE": "de:en"}, "en"),
        ("", {"LANG": "de_DE.UTF-8"}, "en"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("klingon", {"TABLE_RONDE_LANG": "tlh", "LANG": "fr"}, "fr"),
    ],
)
def test_settings_come_before_the_variable_before_the_system(setting, environment, expected):
    assert i18n.preferred(setting, environment) == expected


def test_speaking_changes_words_standard_buttons_and_dates(qapp):
    try:
        i18n.speak("fr")
        assert i18n.language() == "fr"
        assert QCoreApplication.translate("Actions", "Undo") == "Annuler"
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        assert "Annuler" in box.buttons()[0].text()
        assert QLocale().language() == QLocale.Language.French
        i18n.speak("en")
        assert QCoreApplication.translate("Actions", "Undo") == "Undo"
        assert QLocale().language() == QLocale.Language.English
    finally:
        i18n.reset()
    assert i18n.language() == "en"


def switch(window, language):
    """Choose a language in the menu, and let everyone hear of it."""
    window.commands.languages[language].trigger()
    QApplication.processEvents()


def assert_nothing_is_left(window):
    """To French and back: whatever differs between the languages differs on the screen, and comes back."""
    english = texts(window)
    switch(window, "fr")
    french = texts(window)
    switch(window, "en")
    assert unchanged(english, french) == {}
    assert english_left(french) == {}
    again = texts(window)
    assert {place: (text, again.get(place)) for place, text in english.items() if again.get(place) != text} == {}


def test_home_with_saved_and_broken_games(qtbot, window):
    page = started(qtbot, window, (Player("Alice"), Player("", "bot", "hard")), first="B")
    played(qtbot, page, greedy(page))
    told(qtbot, page.sitting.closed, window.go_back)
    for name, text in (("a.ronde", "?"), ("b.ronde", page.path.read_text() + "0 X\n")):
        (window.settings.tables / name).write_text(text)
    told(qtbot, window.home.listed, window.home.look)
    told(qtbot, window.home.listed, lambda: window.reception.open_record(window.settings.tables / "a.ronde"))
    assert_nothing_is_left(window)


def test_setting_up_with_a_problem(window):
    window.reception.set_up("wagons")
    window.page.options["goal1"].choose(4)
    window.page.options["goal2"].choose(4)
    assert_nothing_is_left(window)


def test_a_table_in_mid_game_with_log_and_refusal(qtbot, window):
    page = started(qtbot, window)
    for _ in range(9):
        played(qtbot, page, greedy(page))
    told(qtbot, page.shown_anew, window.commands["undo"].trigger)
    told(qtbot, page.shown_anew, lambda: page.choose_action("nonsense"))
    assert_nothing_is_left(window)


def test_the_text_board(qtbot, window):
    page = started(qtbot, window)
    for _ in range(9):
        played(qtbot, page, greedy(page))
    window.commands["text_board"].trigger()
    assert_nothing_is_left(window)


@pytest.mark.parametrize("name", ["pause", "offer_draw", "resign"])
def test_the_questions_of_the_table(qtbot, window, name):
    page = started(qtbot, window)
    if name == "resign":
        window.commands[name].trigger()
    else:
        told(qtbot, page.shown_anew, window.commands[name].trigger)
    assert_nothing_is_left(window)


def test_a_bot_thinking_and_a_hint(qtbot, window):
    page = started(qtbot, window, (Player("Alice"), Player("", "bot", "easy")), first="B")
    with qtbot.waitSignal(page.hinted, timeout=TIMEOUT):
        window.commands["hint"].trigger()
    assert_nothing_is_left(window)


def test_the_end_and_its_replay(qtbot, window):
    page = started(qtbot, window)
    while page.shown.outcome is None:
        played(qtbot, page, greedy(page))
    assert_nothing_is_left(window)
    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT):
        answer(qtbot, page.panel.prompt, "replay")
    window.page.bar.go_to(12)
    assert_nothing_is_left(window)


def test_dialogs(window):
    for name in ("settings", "shortcuts", "about"):
        window.commands[name].trigger()
    assert_nothing_is_left(window)


def test_the_rules(qtbot, window):
    window.commands["rules"].trigger()
    english = window.rules.page.toPlainText()
    switch(window, "fr")
    french = window.rules.page.toPlainText()
    assert window.rules.title.text() == "Règles\u00a0: Circle the Wagons"
    assert len(french) > 5000
    shared = set(english.splitlines()) & set(french.splitlines())
    assert not [line for line in shared if len(line) > 40]
    qtbot.keyClicks(window.rules.field, "corner")
    assert not window.rules.missing.isHidden()
    window.rules.field.clear()
    qtbot.keyClicks(window.rules.field, "angle")
    assert window.rules.missing.isHidden()
    assert window.rules.page.textCursor().selectedText().lower() == "angle"


def test_the_language_button_changes_and_is_kept(qtbot, home):
    with opened_window(qtbot, home) as window:
        page = started(qtbot, window)
        menu = page.header.language.menu()
        menu.popup(window.mapToGlobal(window.rect().center()))
        entry = menu.actionGeometry(window.commands.languages["fr"]).center()
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=entry)
        QApplication.processEvents()
        assert page.header.language.text() == "FR ▾"
    with opened_window(qtbot, home) as again:
        assert again.home.new_title.text() == "Nouvelle table"


def test_a_game_begun_in_one_language_goes_on_in_the_other(qtbot, home):
    with opened_window(qtbot, home) as window:
        page = started(qtbot, window, (Player(""), Player("", "bot", "easy")), first="B")
        played(qtbot, page, greedy(page))
        told(qtbot, page.sitting.closed, window.go_back)
        switch(window, "fr")
        told(qtbot, window.home.listed, window.home.look)
        again = play_page(qtbot, window, lambda: click(qtbot, window.home.saved.cards[0].go))
        assert [card.name.text() for card in again.panel.players.cards] == ["Joueur 1", "Bot facile"]
