"""The window: how soon a board is painted, how soon a new view is shown, how much memory it takes."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from random import Random

from network.messages.table import Update
from tests.benchmarks.figures import tell
from tests.benchmarks.tables import Options, largest_tables

ROUNDS = 15
MATCHES = 5  # rounds of new views: each is the beginning of a match
VIEWS = 60  # of each
SIZES = ((940, 752), (3840, 2160))  # of the board: in a window of usual size, and in one that fills the largest screen
RECTANGLES = 121


def first_paint(kind: str, folder: str) -> tuple[float, float]:
    """Seconds from the start of a process to its first painted window, and the MiB it took."""
    # Compiled modules are kept, as they are on a machine where the program is at home.
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "tests.benchmarks.first_paint", kind, folder],
        env=variables,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
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
    ours, memory, bare, bare_memory = zip(*rows, strict=True)
    tell("start to first painted board", ours, "s", "bare PySide6 window", bare, "ratio <= 2.6")
    tell("memory of a window with a table", memory, "MiB", "bare PySide6 window", bare_memory)


def new_views() -> None:
    """Views of random matches, shown and painted, beside a scene rebuilt with as many plain rectangles."""
    from PySide6.QtWidgets import QApplication

    from qtapp.base import i18n
    from qtapp.base.style import prepare

    app = QApplication.instance() or QApplication([])
    prepare(app)
    i18n.speak("fr")
    for game_id, seats, options in largest_tables():
        for size in SIZES:
            rows = [_shown(app, size, game_id, seats, options, seed) for seed in range(MATCHES)]
            half, most, plain_half, plain_most = zip(*rows, strict=True)
            what = f"a new view of {game_id} with {seats} seats on a board of {size[0]}x{size[1]}"
            reference = f"{RECTANGLES} rectangles rebuilt and painted"
            tell(f"{what}, median", half, "ms", reference, plain_half, "value < 16")
            tell(f"{what}, slowest of 20", most, "ms", reference, plain_most)


def _shown(app, size: tuple[int, int], game_id: str, seats: int, options: Options, seed: int):
    """The median and the slowest of 20 of a match, and of the rectangles, in milliseconds."""
    from qtapp.base.theme import LIGHT
    from qtapp.boards import board_for
    from qtapp.boards.base import Motion
    from qtapp.boards.board_view import BoardView

    board, view = board_for(game_id, LIGHT), BoardView()
    board.motion = Motion(speed=0)
    view.resize(*size)
    view.show_board(board)
    view.show()
    app.processEvents()
    names = tuple(f"P{seat}" for seat in range(seats))
    shown, plain = [], []
    for update in islice(_updates(game_id, names, options, seed), VIEWS):
        begun = time.perf_counter()
        board.show_update(update, names, update.log)
        app.processEvents()  # the scene asks for its painting, which happens in here
        shown.append(1000 * (time.perf_counter() - begun))
        plain.append(1000 * _rebuilt(app, size))
    view.close()
    return (
        statistics.median(shown),
        statistics.quantiles(shown, n=20)[-1],
        statistics.median(plain),
        statistics.quantiles(plain, n=20)[-1],
    )


def _updates(game_id: str, names: tuple[str, ...], options: Options, seed: int) -> Iterator[Update]:
    import engines
    from engines.game import checked
    from engines.match import Match
    from engines.record import Player
    from network.table.table import Table

    game, rng = engines.load(game_id), Random(seed)
    table = Table(Match(checked(game, len(names), options, seed)), tuple(map(Player, names)))
    heard: dict[int, Update] = {}
    for seat in range(len(names)):
        table.link(seat, "window").listen(lambda update: heard.__setitem__(update.seat, update))
    while table.match.actors:
        seat = table.match.actors[0]
        update = heard[seat]
        yield update
        table.act(seat, update.legal[int(rng.random() * len(update.legal))], update.length, len(update.draft))


def _rebuilt(app, size: tuple[int, int]) -> float:
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

    view = QGraphicsView()
    view.resize(*size)
    view.show()
    app.processEvents()
    begun = time.perf_counter()
    scene = QGraphicsScene()
    for number in range(RECTANGLES):
        scene.addRect(number % 11 * 60, number // 11 * 60, 56, 56)
    view.setScene(scene)
    app.processEvents()
    seconds = time.perf_counter() - begun
    view.close()
    return seconds


def run() -> None:
    start_and_memory()
    new_views()
