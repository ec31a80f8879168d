"""A real window that plays by itself and tells every move it has seen on the screen: to be killed in mid-play.

Run as `python -m tests.end_to_end.window_to_kill`; its folder is in TABLE_RONDE_HOME. It never ends by itself.
"""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtWidgets import QApplication

import engines
from engines.game import checked
from engines.record import Player
from qtapp.base import i18n, style
from qtapp.base.settings import Settings
from qtapp.pages.table.play import PlayPage
from qtapp.sitting import tables
from qtapp.window.main_window import MainWindow


def main() -> None:
    app = QApplication([])
    style.prepare(app)
    settings = Settings()
    settings.speed = "off"
    i18n.speak("en")
    window = MainWindow(settings)
    window.show()
    window.pages.currentChanged.connect(lambda _index: _follow(window.page))
    setup = checked(engines.load("wagons"), 2, {}, 11)
    people = (Player("Alice"), Player("Bruno"))
    window.reception.open_table(partial(tables.new_table, setup, people, settings.tables))
    app.exec()


def _follow(page: object) -> None:
    if isinstance(page, PlayPage):
        page.shown_anew.connect(lambda: _play(page))
        _play(page)


def _play(page: PlayPage) -> None:
    """Say what is on the screen, then play on when the parent says so."""
    assert page.shown is not None
    sys.stdout.write(f"{page.shown.ply}\n")
    sys.stdout.flush()
    sys.stdin.readline()
    page.choose_action(page.shown.legal[page.shown.ply % len(page.shown.legal)])


if __name__ == "__main__":
    main()
