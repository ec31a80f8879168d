"""A process that opens a window and says when it has been painted: `-m tests.benchmarks.first_paint bare|board FOLDER`.

It prints a line "painted" at the end of the first painting, and when it ends the most memory it used in KiB. Imports
come late on purpose: they are part of what is measured.
"""

import os
import sys

told: list[bool] = []


def bare() -> None:
    """An empty QGraphicsView: the least that any window of ours costs."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    class View(QGraphicsView):
        def paintEvent(self, event):
            super().paintEvent(event)
            say_painted()
            QTimer.singleShot(0, app.quit)

    app = QApplication([])
    view = View(QGraphicsScene())
    view.resize(1280, 800)
    view.show()
    app.exec()


def board(folder: str) -> None:
    """Our window with a table of Circle the Wagons, opened as `table-ronde FILE` opens one."""
    os.environ["TABLE_RONDE_HOME"] = folder
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from qtapp.app import made

    app = QApplication([])
    window = made(app, "fr")

    from functools import partial
    from pathlib import Path

    import engines
    from engines.game import checked
    from engines.record import Player
    from qtapp.boards.board_view import BoardView
    from qtapp.sitting import tables

    paint = BoardView.paintEvent

    def paint_and_tell(view, event):
        paint(view, event)
        if window.page is not None and window.page.shown is not None:  # else the board is still empty
            say_painted()
            QTimer.singleShot(0, app.quit)

    BoardView.paintEvent = paint_and_tell
    setup = checked(engines.load("wagons"), 2, {}, 1)
    make = partial(tables.new_table, setup, (Player("A"), Player("B")), Path(folder))
    window.reception.open_table(make)
    window.show()
    app.exec()
    window.close()


def say_painted() -> None:
    if not told:
        told.append(True)
        sys.stdout.write("painted\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        board(sys.argv[2])
    from tests.benchmarks.memory import most_used

    sys.stdout.write(f"{most_used()}\n")
