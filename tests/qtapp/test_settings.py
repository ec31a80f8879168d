"""Settings: kept between runs, robust against nonsense, and obeyed at once."""

from __future__ import annotations

import os
import stat

import pytest
from PySide6.QtCore import QByteArray, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel

from qtapp.base import settings as settings_module
from qtapp.base.settings import MAX_SIZE, SeatChoice, Settings
from qtapp.pages.parts.dialogs import AboutDialog, SettingsDialog, ShortcutsDialog
from qtapp.window.placement import FIRST_SIZE, FRAME, keep_on_screen, placed, put_back
from tests.qtapp.at_the_window import TIMEOUT, opened_window, started


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
        '[seats]\nwagons="[{\\"kind\\": \\"ghost\\"}]"\ncirkle=nonsense\n[window]\ngeometry=flat\n'
    )
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


@pytest.mark.parametrize("size", [(1366, 768), (1280, 800), (1024, 700), (1920, 1080)])
def test_the_title_bar_of_a_first_window_is_on_the_screen(size):
    """Also under a panel of the desktop, and with a frame."""
    room = QRect(0, 28, size[0], size[1] - 28)
    place = QRect(room.topLeft(), FIRST_SIZE)
    place.moveCenter(room.center())
    window = placed(place, room, FRAME)
    assert room.contains(window.marginsAdded(FRAME))
    assert window.width() >= 900
    assert window.height() >= 600


def test_a_first_window_has_room_for_its_frame(qtbot, home):
    with opened_window(qtbot, home) as window:
        put_back(window, QByteArray())
        assert window.screen().availableGeometry().contains(window.geometry().marginsAdded(FRAME))


def test_a_window_larger_than_the_screen_is_made_smaller_once_it_is_shown(qtbot, home):
    with opened_window(qtbot, home) as window:
        room = window.screen().availableGeometry()
        window.setGeometry(room.left() - 30, room.top() - 30, room.width() + 90, room.height() + 90)
        keep_on_screen(window)
        assert room.contains(window.frameGeometry())


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
    assert page.board.theme.name == "dark"
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


@pytest.mark.parametrize("kind", ["pipe", "folder", "loop", "huge"])
def test_settings_that_are_no_file_hold_nobody_up(tmp_path, kind):
    path = tmp_path / "settings.ini"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "loop":
            path.symlink_to(path)
        case "huge":
            path.write_bytes(b"\n" * (MAX_SIZE + 1))
    settings = Settings(tmp_path)
    assert settings.theme == "system"
    settings.theme = "dark"
    settings.save()
    assert Settings(tmp_path).theme == "dark"


def test_the_folder_of_an_earlier_version_is_closed_to_others(tmp_path):
    folders = (tmp_path / "ours", tmp_path / "ours" / "tables")
    for folder in folders:
        folder.mkdir()
        folder.chmod(0o755)
    Settings(tmp_path / "ours")
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in folders] == [0o700, 0o700]


def test_a_new_folder_is_closed_to_others(tmp_path):
    settings = Settings(tmp_path / "new")
    assert not settings.folder.exists(), "nothing is made before there is something to keep"
    settings.theme = "dark"
    settings.save()
    assert stat.S_IMODE(settings.folder.stat().st_mode) == 0o700


@pytest.mark.parametrize(("before", "after"), [("en", "fr"), ("fr", "en")])
@pytest.mark.parametrize(
    ("shown", "kind"),
    [("show_settings", SettingsDialog), ("show_shortcuts", ShortcutsDialog), ("show_about", AboutDialog)],
)
def test_a_dialog_that_stays_open_has_room_for_another_language(qtbot, home, shown, kind, before, after):
    with opened_window(qtbot, home, before) as window:
        getattr(window, shown)()
        dialog = window.findChild(kind)
        title = dialog.title.text()
        window.settings.language = after
        qtbot.waitUntil(lambda: dialog.title.text() != title, timeout=TIMEOUT)
        QApplication.processEvents()
        for part in (*dialog.findChildren(QLabel), *dialog.findChildren(QAbstractButton)):
            if part.isVisible():
                assert part.height() >= part.sizeHint().height()
                assert part.width() >= part.minimumSizeHint().width(), part.text()
        dialog.close()
