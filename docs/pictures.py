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
    from qtapp.window.main_window import MainWindow

FOLDER = Path(__file__).parent / "pictures"
SEED = "7"
STRUGGLE, PLANNING = "70", "0"  # moments of that match of Guerre froide
DUEL, PAIRS = "26", "40"  # and of those of Cirkle
CIRCLE = "150"  # and of that of The Circle
MOVEMENT, COMBAT = ("281", "2"), ("307", "2")  # and of that of XIII, with the seat that sees them
LESSON, AUCTION, FIGHT = 5, 3, 3  # of Cirkle, The Circle and XIII
PATIENCE = 20  # seconds


def shot(name: str, game_id: str, *words: str) -> None:
    command = [sys.executable, "-m", "qtapp.cli", "shot", game_id, "--seed", SEED, *words]
    subprocess.run([*command, "-o", str(FOLDER / name)], check=True)


def pages() -> None:
    """The pages that are no tables, drawn from a window that nobody sees."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    from qtapp.base import i18n
    from qtapp.base.settings import Settings
    from qtapp.base.style import prepare
    from qtapp.window.main_window import MainWindow

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
        analysis(window)
        settings.language = "en"
        settings.theme = "dark"
        lesson(window, "cercle", AUCTION, "cercle-lesson-en-dark.png")
        settings.theme = "light"
        lesson(window, "complot", FIGHT, "complot-lesson-en-light.png")
        lesson(window, "cirkle", LESSON, "lesson-en-light.png")
        window.commands["rules"].setChecked(True)
        window.show_rule("R6.2")
        pause(300)  # the page scrolls there
        window.grab().save(str(FOLDER / "rules-en-light.png"))
        window.close()


def wait(reached: Callable[[], object], patience: float = PATIENCE) -> None:
    """Let the window go on until something is so."""
    deadline = monotonic() + patience
    while not reached():
        assert monotonic() < deadline
        pause(50)
    pause(300)  # and until it is painted


def pause(milliseconds: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def gathering(window: MainWindow, folder: Path) -> None:
    """A table on the network, and two who have come to it over real lines."""
    from network.disk.known import KnownHosts, Ticket, Tickets
    from network.lines.remote_room import RemoteRoom
    from network.loop import Loop
    from network.messages.room import Change, Leave, Ready, Say, Sit

    window.settings.my_name = "Camille"
    window.commands["network"].trigger()
    next(row for row in window.page.games if row.game_id == "coldwar").create_button.click()
    rooms, loop = window.reception.lobby.rooms, Loop("guests")
    wait(lambda: rooms.port and getattr(window.page, "state", None))
    room = window.page
    room.link.change(Change(room.state.settings, room.state.options, 3), None)
    room.link.say(Sit(0, "Camille"))
    known, tickets = KnownHosts(folder / "hosts.json"), Tickets(folder / "tickets.json")
    guests = [
        RemoteRoom(
            loop, [("127.0.0.1", rooms.port)], Ticket(room.state.id, name), known, tickets, lambda _message: None
        )
        for name in ("Sacha", "Dominique")
    ]
    wait(lambda: len(room.state.people) == 3 and len(room.state.seats) == 3)
    guests[0].say(Sit(1, "Sacha"))
    guests[0].say(Ready(ready=True))
    guests[0].say(Say("Je prends le KGB."))
    wait(lambda: room.chat.view.model().rowCount() and all(person.ping is not None for person in room.state.people[1:]))
    window.grab().save(str(FOLDER / "gathering-fr-light.png"))
    for guest in guests:
        guest.say(Leave())
    wait(lambda: len(room.state.people) == 1)
    room.leave()
    loop.close()
    window.go_home()


def analysis(window: MainWindow) -> None:
    """A duel of Cirkle between two bots, looked at again."""
    from random import Random

    import engines
    from engines.bots import LEVELS, decided
    from engines.game import checked
    from engines.match import Match
    from engines.record import Header, Player, Record
    from network.table.replay import Replay

    game, rng = engines.load("cirkle"), Random(int(SEED))
    match = Match(checked(game, 2, {}, int(SEED)))
    while match.actors:
        seat = match.actors[0]
        level = LEVELS["hard" if seat else "medium"]
        match.play(seat, game.write(decided(game, match.setup, match.state, seat, level, rng, scale=0.02).action))
    header = Header(match.setup, (Player("Camille"), Player("Dominique")), "picture", "2026-01-31T20:15:00Z", "")
    window.reception.show_replay(Replay(Record(header, match)))
    page = window.page
    page.analyse(on=True)
    page.go_to(int(DUEL))
    wait(lambda: page.analyst.analysis and page.analyst.analysis.known == page.replay.plies + 1, 300)
    window.grab().save(str(FOLDER / "analysis-fr-light.png"))
    window.go_home()


def lesson(window: MainWindow, game_id: str, number: int, name: str) -> None:
    window.reception.school.enter(game_id)
    window.page.lesson_chosen.emit(window.page.progress.course.lessons[number].id)
    wait(lambda: window.page.is_asking)
    pause(1000)  # what stands beside the board is made after it
    window.grab().save(str(FOLDER / name))
    window.go_home()


if __name__ == "__main__":
    shot("table-fr-light.png", "wagons", "--ply", "17", "--lang", "fr")
    shot("table-en-dark.png", "wagons", "--ply", "22", "--lang", "en", "--theme", "dark")
    shot("end-fr-light.png", "wagons", "--lang", "fr")
    cold_war = ("coldwar", "--seats", "3", "--seat", "0")
    shot("coldwar-struggle-fr-light.png", *cold_war, "--ply", STRUGGLE, "--lang", "fr")
    shot("coldwar-planning-en-dark.png", *cold_war, "--ply", PLANNING, "--lang", "en", "--theme", "dark")
    shot("cirkle-fr-light.png", "cirkle", "--ply", DUEL, "--lang", "fr")
    pairs = ("cirkle", "--option", "mode=double")
    shot("cirkle4-en-dark.png", *pairs, "--ply", PAIRS, "--lang", "en", "--theme", "dark")
    shot("cercle-fr-light.png", "cercle", "--seats", "4", "--ply", CIRCLE, "--lang", "fr")
    (ply, seat), conspiracy = MOVEMENT, ("complot", "--seats", "3")
    shot("complot-fr-light.png", *conspiracy, "--ply", ply, "--seat", seat, "--lang", "fr")
    ply, seat = COMBAT
    view = ("--lang", "en", "--theme", "dark")
    shot("complot-combat-en-dark.png", *conspiracy, "--ply", ply, "--seat", seat, *view)
    pages()
