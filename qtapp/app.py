"""The application: a screen if there is one, settings, language, theme, the window.

Qt's widgets are imported only after it is known that a window can be opened: where there is no screen Qt ends the
whole process, and where the system lacks a library it cannot even be imported.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from qtapp import display

if TYPE_CHECKING:
    import socket

    from PySide6.QtWidgets import QApplication

    from qtapp.window.main_window import MainWindow

NO_WINDOW = 2
CALM = 3000  # milliseconds after which everything has been made that is shown at first


def run(argv: Sequence[str], record: str | None = None, language: str = "") -> int:
    """Open the window and return its exit code. `record` is a file to open, `language` overrules the settings."""
    trouble = display.problem()
    if trouble:
        return _no_display(trouble, language)
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        return no_libraries(str(error))
    if sys.platform.startswith("linux") and not display.is_without_screen() and not _loads_platform():
        return no_libraries("")
    app = QApplication(["table-ronde", *argv])
    window = made(app, language)
    if record is not None:
        window.reception.open_record(Path(record))
    window.show()
    return _run(app, window)


def made(app: QApplication, language: str = "") -> MainWindow:
    """The window, not yet on the screen: what is opened before it is shown is seen first.

    Python's garbage collector rests until everything is there that is shown at first: none of it is garbage.
    """
    gc.disable()
    from PySide6.QtCore import QTimer

    from qtapp.base import i18n
    from qtapp.base.settings import Settings
    from qtapp.base.style import prepare
    from qtapp.window.main_window import MainWindow

    prepare(app)
    settings = Settings()
    i18n.speak(i18n.preferred(language or settings.language))
    window = MainWindow(settings)
    QTimer.singleShot(CALM, window, partial(_calm_down, window))
    return window


def _calm_down(window: MainWindow) -> None:
    """Everything has been made that is shown at first."""
    from qtapp.garbage import Collector

    gc.freeze()  # it stays for as long as the window does, and need not be searched
    Collector(window).start()


def _run(app: QApplication, window: MainWindow) -> int:
    window.mishaps.watch()
    ears = _quit_on_signals(app)
    try:
        return app.exec()
    finally:
        window.mishaps.rest()
        for ear in ears:
            ear.close()


def _quit_on_signals(app: QApplication) -> list[socket.socket]:
    """Ctrl+C in the terminal and a polite kill close the window as its button would.

    Python runs signal handlers between two of its own instructions, and while Qt waits there are none: the byte that
    Python writes into this pair of sockets wakes Qt up.
    """
    import signal
    import socket

    from PySide6.QtCore import QSocketNotifier

    near, far = socket.socketpair()
    for end in (near, far):
        end.settimeout(0)
    signal.set_wakeup_fd(far.fileno(), warn_on_full_buffer=False)
    notifier = QSocketNotifier(near.fileno(), QSocketNotifier.Type.Read, app)
    notifier.activated.connect(lambda: near.recv(64))
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_told: app.closeAllWindows())
    return [near, far]


def _loads_platform() -> bool:
    """Whether the part of Qt that talks to the screen finds all it needs."""
    import ctypes

    from PySide6.QtCore import QLibraryInfo

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    for name in ("libqxcb.so", "libqwayland.so"):
        try:
            ctypes.CDLL(str(plugins / name))
        except OSError:
            continue
        return True
    return False


def no_libraries(error: str) -> int:
    """Say what the system lacks. This needs no Qt."""
    from qtapp.system import advice, missing_packages

    reason = f"Table Ronde: {error}\n" if error else ""
    sys.stderr.write(reason + advice(missing_packages()))
    return NO_WINDOW


def _no_display(trouble: str, language: str) -> int:
    try:
        from PySide6.QtCore import QCoreApplication
    except ImportError as error:
        return no_libraries(str(error))
    from qtapp.base import i18n
    from qtapp.base.settings import Settings

    application = QCoreApplication.instance() or QCoreApplication(["table-ronde"])
    i18n.speak(i18n.preferred(language or Settings().language))
    translate = QCoreApplication.translate  # lupdate knows it by this name
    sentences = {
        "no_display": translate("app", "There is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set."),
        "unreachable": translate("app", "The screen that DISPLAY or WAYLAND_DISPLAY names cannot be reached."),
    }
    advice = translate(
        "app", "Table Ronde needs a screen to open its window; see table-ronde --help for what works without."
    )
    sys.stderr.write(f"Table Ronde: {sentences[trouble]} {advice}\n")
    i18n.reset()
    del application
    return NO_WINDOW
