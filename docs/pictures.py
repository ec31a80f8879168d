"""Draws the README's pictures with the program itself: `make pictures`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from qtapp.main_window import MainWindow

FOLDER = Path(__file__).parent / "pictures"
SEED = "7"
STRUGGLE, PLANNING = "70", "0"  # moments of that match of Guerre froide
PATIENCE = 20  # seconds


def shot(name: str, game_id: str, *words: str) -> None:
    command = [sys.executable, "-m", "qtapp.cli", "shot", game_id, "--seed", SEED, *words]
    subprocess.run([*command, "-o", str(FOLDER / name)], check=True)


def pages() -> None:
    """The pages that are no tables, drawn from a window that nobody sees."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    from qtapp import i18n
    from qtapp.main_window import MainWindow
    from qtapp.settings import Settings
    from qtapp.style import prepare

    app = QApplication([])
    prepare(app)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        settings.language, settings.theme = "fr", "light"
        i18n.speak("fr")
        window = MainWindow(settings)
        window.resize(1280, 800)
        window.show()
        loop = QEventLoop()
        unpainted = {game.game_id: game.cover for game in window.home.games}
        for game_id, cover in [*unpainted.items()]:
            cover.painted.connect(lambda game_id=game_id: (unpainted.pop(game_id, None), unpainted or loop.quit()))
        loop.exec()
        window.grab().save(str(FOLDER / "home-fr-light.png"))
        gathering(window, Path(folder))
        settings.language = "en"
        window.commands["rules"].setChecked(True)
        window.show_rule("R6.2")
        QTimer.singleShot(300, loop.quit)  # the page scrolls there
        loop.exec()
        window.grab().save(str(FOLDER / "rules-en-light.png"))
        window.close()


def wait(reached: Callable[[], object]) -> None:
    """Let the window go on until something is so."""
    from PySide6.QtTest import QTest

    deadline = monotonic() + PATIENCE
    while not reached():
        assert monotonic() < deadline
        QTest.qWait(50)
    QTest.qWait(300)  # and until it is painted


def gathering(window: MainWindow, folder: Path) -> None:
    """A table on the network, and two who have come to it over real lines."""
    from network.client import RemoteRoom
    from network.known import KnownHosts, Ticket, Tickets
    from network.loop import Loop

    window.settings.my_name = "Camille"
    window.commands["network"].trigger()
    next(row for row in window.page.games if row.game_id == "coldwar").create.click()
    rooms, loop = window.reception.lobby.rooms, Loop("guests")
    wait(lambda: rooms.port and getattr(window.page, "state", None))
    room = window.page
    room.link.change(room.state.settings, room.state.options, 3)
    room.link.sit(0, "Camille")
    known, tickets = KnownHosts(folder / "hosts.json"), Tickets(folder / "tickets.json")
    guests = [RemoteRoom(loop, [("127.0.0.1", rooms.port)], Ticket(room.state.id, name), known, tickets,
                         lambda _message: None) for name in ("Sacha", "Dominique")]
    wait(lambda: len(room.state.people) == 3 and len(room.state.seats) == 3)
    guests[0].sit(1, "Sacha")
    guests[0].set_ready(True)
    guests[0].say("Je prends le KGB.")
    wait(lambda: room.chat.view.model().rowCount() and all(
        person.ping is not None for person in room.state.people[1:]))
    window.grab().save(str(FOLDER / "gathering-fr-light.png"))
    for guest in guests:
        guest.leave()
    wait(lambda: len(room.state.people) == 1)
    room.leave()
    loop.close()
    window.go_home()


if __name__ == "__main__":
    shot("table-fr-light.png", "wagons", "--ply", "17", "--lang", "fr")
    shot("table-en-dark.png", "wagons", "--ply", "22", "--lang", "en", "--theme", "dark")
    shot("end-fr-light.png", "wagons", "--lang", "fr")
    cold_war = ("coldwar", "--seats", "3", "--seat", "0")
    shot("coldwar-struggle-fr-light.png", *cold_war, "--ply", STRUGGLE, "--lang", "fr")
    shot("coldwar-planning-en-dark.png", *cold_war, "--ply", PLANNING, "--lang", "en", "--theme", "dark")
    pages()
