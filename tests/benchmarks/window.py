"""The window: how soon a board is painted, how soon a new view is shown, how much memory it takes."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.benchmarks.figures import tell

ROUNDS = 15
CHILD = Path(__file__).with_name("first_paint.py")


def first_paint(kind: str, folder: str) -> tuple[float, float]:
    """Seconds from the start of a process to its first painted window, and the MiB it took."""
    # Compiled modules are kept, as they are on a machine where the program is at home.
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    begun = time.perf_counter()
    with subprocess.Popen([sys.executable, str(CHILD), kind, folder], env=variables, stdout=subprocess.PIPE,
                          text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "painted\n"
        seconds = time.perf_counter() - begun
        memory = int(child.stdout.readline()) / 1024
    return seconds, memory


def start_and_memory() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("bare", "board"):
            first_paint(kind, folder)  # the disk's memory is warm for both, and modules are compiled
        rows = [(*first_paint("board", folder), *first_paint("bare", folder)) for _ in range(ROUNDS)]
    ours, memory, bare, bare_memory = (statistics.median(column) for column in zip(*rows, strict=True))
    tell("start to first painted board", ours, "s", "bare PySide6 window", bare, "<= 2.0")
    tell("memory of a window with a table", memory, "MiB", "bare PySide6 window", bare_memory)


def new_view() -> None:
    """Every view of some random games, shown and painted, beside a scene rebuilt with as many plain rectangles."""
    from PySide6.QtWidgets import QApplication

    from qtapp import i18n
    from qtapp.boards import board_for
    from qtapp.boards.base import Motion
    from qtapp.items.board_view import BoardView
    from qtapp.style import prepare
    from qtapp.theme import LIGHT

    app = QApplication.instance() or QApplication([])
    prepare(app)
    i18n.speak("fr")
    board, view = board_for("wagons", LIGHT), BoardView()
    board.motion = Motion(speed=0)
    view.resize(940, 752)
    view.show_board(board)
    view.show()
    app.processEvents()
    shown, plain = [], []
    for update, news in _updates(games=3):
        begun = time.perf_counter()
        board.show_update(update, ("Anne", "Bruno"), news)
        app.processEvents()  # the scene asks for its painting, which happens in here
        shown.append(1000 * (time.perf_counter() - begun))
        plain.append(1000 * _rebuilt(app))
    tell("a new view on the board, median", statistics.median(shown), "ms", "121 rectangles rebuilt and painted",
         statistics.median(plain), "value < 16")
    tell("a new view on the board, slowest of 20", statistics.quantiles(shown, n=20)[-1], "ms",
         "121 rectangles rebuilt and painted", statistics.quantiles(plain, n=20)[-1])


def _updates(games: int):
    import engines
    from engines.game import checked
    from engines.match import Match
    from network.link import Occupant
    from network.table import Table

    game, rng = engines.load("wagons"), Random(2)
    for seed in range(games):
        table = Table(Match(checked(game, 2, {}, seed)), (Occupant("Anne"), Occupant("Bruno")))
        heard = []
        for seat in (0, 1):
            table.link(seat, "window").listen(heard.append)
        while table.match.actors:
            seat = table.match.actors[0]
            update = next(update for update in reversed(heard) if update.seat == seat)
            yield update, update.log
            table.act(seat, update.legal[int(rng.random() * len(update.legal))], update.length)


def _rebuilt(app) -> float:
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

    view = QGraphicsView()
    view.resize(940, 752)
    view.show()
    app.processEvents()
    begun = time.perf_counter()
    scene = QGraphicsScene()
    for number in range(121):
        scene.addRect(number % 11 * 60, number // 11 * 60, 56, 56)
    view.setScene(scene)
    app.processEvents()
    seconds = time.perf_counter() - begun
    view.close()
    return seconds


def run() -> None:
    start_and_memory()
    new_view()
