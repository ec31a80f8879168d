"""The window that is lied to: as `qtapp.app` opens it, in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication

from network.bots.thinkers import Thinkers
from qtapp.base import i18n, style
from qtapp.base.settings import Settings
from qtapp.garbage import Collector
from qtapp.pages.parts.choice_dialog import ChoiceDialog
from qtapp.window.main_window import MainWindow


def _go_for_now(dialog: ChoiceDialog) -> None:
    """Answer what is asked before a table is left, once the question stands there."""
    QTimer.singleShot(0, dialog, lambda: dialog.choose(next(filter(None, dialog.buttons))))


@contextmanager
def window_in(folder: Path, speed: str = "off") -> Iterator[MainWindow]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    style.prepare(app)
    settings = Settings(folder)
    settings.language, settings.theme, settings.speed, settings.my_name = "en", "light", speed, "Alice"
    i18n.speak("en")
    collector = Collector()
    collector.start()
    window = MainWindow(settings, Thinkers(0.02))
    window.resize(1280, 800)
    window.show()
    window.mishaps.watch()
    window.reception.asked.connect(_go_for_now)
    try:
        yield window
    finally:
        window.mishaps.rest()
        window.close()
        i18n.reset()
        window.deleteLater()
        app.sendPostedEvents(window, QEvent.Type.DeferredDelete)
        del window
        collector.stop()
