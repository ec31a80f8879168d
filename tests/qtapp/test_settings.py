"""Settings: kept between runs, robust against nonsense, and obeyed at once."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from qtapp import settings as settings_module
from qtapp.pages.dialogs import AboutDialog, SettingsDialog, ShortcutsDialog
from qtapp.placement import put_back
from qtapp.settings import SeatChoice, Settings
from tests.qtapp.at_the_window import opened_window, started


def test_what_is_set_is_read_again(home):
    settings = Settings()
    settings.language, settings.theme, settings.speed = "fr", "dark", "fast"
    settings.reduced_motion, settings.side_panel = True, False
    settings.keep_seats("wagons", (SeatChoice("human", "Zoé"), SeatChoice("bot", "", "hard")))
    settings.keep_name("Zoé")
    settings.save()
    again = Settings()
    assert (again.language, again.theme, again.speed) == ("fr", "dark", "fast")
    assert (again.reduced_motion, again.side_panel) == (True, False)
    assert again.last_seats("wagons") == (SeatChoice("human", "Zoé"), SeatChoice("bot", "", "hard"))
    assert again.names() == ["Zoé"]
    assert (home / "settings.ini").exists()


def test_nonsense_in_the_file_reads_as_the_default(home):
    home.mkdir()
    (home / "settings.ini").write_text(
        "[General]\nlanguage=klingon\ntheme=7\nnames=[1\n[motion]\nspeed=warp\nreduced=perhaps\n"
        '[seats]\nwagons="[{\\"kind\\": \\"ghost\\"}]"\ncirkle=nonsense\n[window]\ngeometry=flat\n')
    settings = Settings()
    assert (settings.language, settings.theme, settings.speed) == ("", "system", "normal")
    assert settings.reduced_motion is False
    assert settings.last_seats("wagons") == settings.last_seats("cirkle") == ()
    assert settings.names() == []
    assert settings.geometry.isEmpty()


def test_without_the_variable_the_platform_decides(monkeypatch):
    monkeypatch.delenv("TABLE_RONDE_HOME")
    assert settings_module.home().name == "table-ronde"
    assert settings_module.home().is_absolute()


def test_the_newest_name_is_offered_first():
    settings = Settings()
    for name in ("Alice", "Bruno", "Alice", ""):
        settings.keep_name(name)
    assert settings.names() == ["Alice", "Bruno"]


def test_the_dialog_does_at_once_what_is_chosen(qtbot, window):
    page = started(qtbot, window)
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    dialog.theme.choose("dark")
    assert window.theme.dark
    assert page.board.theme.dark
    dialog.speed.choose("slow")
    dialog.reduced.click()
    assert (page.board.motion.speed, page.board.motion.reduced) == (2.0, True)
    dialog.language.choose("fr")
    assert window.settings.language == "fr"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_dialogs_open_from_the_menu_and_close_with_escape(qtbot, window):
    for name, kind in (("settings", SettingsDialog), ("shortcuts", ShortcutsDialog), ("about", AboutDialog)):
        window.commands[name].trigger()
        dialog = window.findChild(kind)
        assert isinstance(dialog, QDialog)
        assert dialog.isVisible()
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()


def test_the_window_comes_back_where_it_was(qtbot, home):
    with opened_window(qtbot, home) as window:
        window.setGeometry(40, 50, 1000, 660)
    with opened_window(qtbot, home) as again:
        again_place = Settings(home).geometry
        assert not again_place.isEmpty()
        put_back(again, again_place)
        assert again.geometry() == QRect(40, 50, 1000, 660)


def test_a_window_left_on_a_screen_that_is_gone_comes_back_into_sight(qtbot, home):
    with opened_window(qtbot, home) as window:
        window.setGeometry(9000, 7000, 1000, 660)
        window.settings.geometry = window.saveGeometry()
        put_back(window, window.settings.geometry)
        seen = QGuiApplication.primaryScreen().availableGeometry().intersected(window.geometry())
        assert seen.width() > 200
        assert seen.height() > 200


def test_a_crooked_geometry_is_not_believed(qtbot, home):
    with opened_window(qtbot, home) as window:
        window.settings.geometry = b"nonsense"
        put_back(window, window.settings.geometry)
        assert window.width() >= window.minimumWidth()


def test_the_theme_turns_everywhere_and_is_kept(qtbot, window):
    page = started(qtbot, window)
    qtbot.mouseClick(page.header.theme_button, Qt.MouseButton.LeftButton)
    assert window.theme.name == "dark"
    assert window.settings.theme == "dark"
    assert page.board.theme.name == page.theme.name == "dark"
    window.go_home()
    picture = window.home.grab().toImage()
    assert picture.pixelColor(4, 4).lightness() < 60
    qtbot.mouseClick(window.home.theme_button, Qt.MouseButton.LeftButton)
    assert window.home.grab().toImage().pixelColor(4, 4).lightness() > 200


def test_full_screen_and_back(qtbot, window):
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.commands["full_screen"].isChecked()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
