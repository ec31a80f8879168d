"""Being told that it is one's turn: in the taskbar while one looks elsewhere, and by a tone if that is wanted."""

from __future__ import annotations

import io
import os
import wave
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from qtapp.base.settings import Settings
from qtapp.pages.parts.dialogs import SettingsDialog
from qtapp.window.notify import PLAYERS, Notifier, tone
from tests.qtapp.at_the_window import TIMEOUT, greedy, opened_window, played, started
from tests.qtapp.test_playing import BOT, until


@pytest.fixture
def elsewhere(qtbot):
    """A window that nobody looks at, because another one is before it."""
    window, other = QWidget(), QWidget()
    for made in (window, other):
        qtbot.addWidget(made)
        made.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow, timeout=TIMEOUT)
    return window


def only_player(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str = "") -> Path:
    """A folder where the system finds nothing but this player of sounds, which writes down what it is to play."""
    heard = folder / "heard"
    if name:
        script = folder / name
        script.write_text(f'#!/bin/sh\necho "$@" > "{heard}"\n')
        script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}/bin" if name else str(folder))
    return heard


def test_the_tone_is_a_short_wav_without_a_click():
    with wave.open(io.BytesIO(tone())) as file:
        frames = memoryview(file.readframes(file.getnframes())).cast("h")
        assert 0.2 < file.getnframes() / file.getframerate() < 1
    assert 3_000 < max(frames) < 32_000
    assert abs(frames[0]) < 200


def test_the_taskbar_tells_only_whoever_looks_elsewhere(qtbot, elsewhere, home):
    settings = Settings()
    notifier = Notifier(elsewhere, settings)
    with qtbot.waitSignal(notifier.alerted, timeout=TIMEOUT):
        notifier.call()
    settings.alert = False
    with qtbot.assertNotEmitted(notifier.alerted):
        notifier.call()
    settings.alert = True
    elsewhere.activateWindow()
    qtbot.waitUntil(elsewhere.isActiveWindow, timeout=TIMEOUT)
    with qtbot.assertNotEmitted(notifier.alerted):
        notifier.call()


@pytest.mark.parametrize("player", [player[0] for player in PLAYERS])
def test_the_tone_is_played_by_what_the_system_has(qtbot, elsewhere, tmp_path, monkeypatch, player):
    settings = Settings()
    settings.sound = True
    heard = only_player(tmp_path, monkeypatch, player)
    notifier = Notifier(elsewhere, settings)
    with qtbot.waitSignal(notifier.sounded, timeout=TIMEOUT) as caught:
        notifier.call()
    assert Path(caught.args[0]).name == player
    assert heard.read_text().split()[-1] == str(settings.folder / "turn.wav")
    assert (settings.folder / "turn.wav").read_bytes() == tone()


def test_without_a_player_the_system_beeps(qtbot, elsewhere, tmp_path, monkeypatch):
    settings = Settings()
    settings.sound = True
    only_player(tmp_path, monkeypatch)
    notifier = Notifier(elsewhere, settings)
    with qtbot.waitSignal(notifier.sounded, timeout=TIMEOUT) as caught:
        notifier.call()
    assert caught.args == [""]


def test_no_sound_is_made_unless_it_is_wanted(qtbot, elsewhere, home):
    notifier = Notifier(elsewhere, Settings())
    with qtbot.assertNotEmitted(notifier.sounded):
        notifier.call()


def test_both_are_chosen_in_the_settings(qtbot, window):
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog.alert.isChecked()
    assert not dialog.sound.isChecked()
    dialog.alert.click()
    dialog.sound.click()
    assert (window.settings.alert, window.settings.sound) == (False, True)


def test_the_turn_comes_when_the_others_have_had_theirs(qtbot, home):
    with opened_window(qtbot, home) as window:
        page = started(qtbot, window, BOT, first="B")
        came = []
        page.turn_came.connect(lambda: came.append(page.shown.ply))
        played(qtbot, page, greedy(page))
        until(qtbot, page, lambda: page.shown.actors == (0,))
        assert came == [page.shown.ply]
        played(qtbot, page, greedy(page))
        assert page.shown.actors == (0,)  # the card that was taken is placed
        assert len(came) == 1
