"""Telling people that it is their turn while they look elsewhere: in the taskbar, and by a short tone.

The tone is ours: two soft notes, made here as a WAV file and played by whatever the system has for that. Qt's own
player of sounds is not among the parts of PySide6 that we install.
"""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Signal
from PySide6.QtWidgets import QApplication, QWidget

from network.disk.files import make_folder
from qtapp.base.settings import Settings

RATE = 22_050  # samples a second
NOTES = ((659.3, 0.16), (880.0, 0.34))  # hertz and seconds: e'' and a''
LOUDNESS = 0.3
FADE = 7.0  # how fast a note dies away

PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
"""What plays a WAV file on Linux and macOS, the usual one first."""


def tone() -> bytes:
    """The tone as a WAV file."""
    samples = array("h")
    for pitch, seconds in NOTES:
        for index in range(int(RATE * seconds)):
            at = index / RATE
            swell = min(at / 0.01, 1.0) * math.exp(-FADE * at)  # without a swell every note would begin with a click
            samples.append(int(32_767 * LOUDNESS * swell * math.sin(2 * math.pi * pitch * at)))
    if sys.byteorder == "big":
        samples.byteswap()
    written = io.BytesIO()
    with wave.open(written, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return written.getvalue()


class Notifier(QObject):
    """Calls people back to one window, as they have set it."""

    alerted = Signal()  # the taskbar shows that something happened
    sounded = Signal(str)  # what played the tone; "" for the system's own beep

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._player: QProcess | None = None

    def call(self) -> None:
        """It is the turn of somebody here. Whoever looks at the window sees that."""
        if self._settings.alert and not self._window.isActiveWindow():
            QApplication.alert(self._window)
            self.alerted.emit()
        if self._settings.sound:
            self._sound()

    def _sound(self) -> None:
        if self._player is not None:
            return  # still sounding
        command = next((found for player in PLAYERS if (found := _found(player))), None)
        path = self._tone_file()
        if path is None or (command is None and sys.platform != "win32"):
            QApplication.beep()
            self.sounded.emit("")
        elif command is None:
            _play_on_windows(path)
            self.sounded.emit("winsound")
        else:
            self._run([*command, str(path)])

    def _run(self, command: list[str]) -> None:
        self._player = QProcess(self)
        self._player.finished.connect(lambda: self._played(command[0]))
        self._player.errorOccurred.connect(lambda: self._played(""))
        self._player.start(command[0], command[1:])

    def _played(self, player: str) -> None:
        if self._player is not None:
            self._player.deleteLater()
            self._player = None
            self.sounded.emit(player)

    def _tone_file(self) -> Path | None:
        """The tone in our folder, written when it is first needed; None where nothing can be written."""
        path = self._settings.folder / "turn.wav"
        try:
            if not path.exists():
                make_folder(path.parent)
                path.write_bytes(tone())
        except OSError:
            return None
        return path


def _found(player: tuple[str, ...]) -> list[str] | None:
    path = QStandardPaths.findExecutable(player[0])
    return [path, *player[1:]] if path else None


def _play_on_windows(path: Path) -> None:
    import winsound

    winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)  # type: ignore[attr-defined]
