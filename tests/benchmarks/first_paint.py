"""A process that opens a window and says when it has been painted: `first_paint.py bare|board FOLDER`.

It prints a line "painted" and, at its end, the most memory it used in KiB. Imports come late on purpose: they are part
of what is measured.
"""

import os
import resource
import sys


def bare() -> None:
    """An empty QGraphicsView: the least that any window of ours costs."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    app = QApplication([])
    view = QGraphicsView(QGraphicsScene())
    view.resize(1280, 800)
    until_painted(app, view.viewport(), view.show)


def board(folder: str) -> None:
    """Our window with a table of Circle the Wagons, opened as `table-ronde` and its home page open it."""
    os.environ["TABLE_RONDE_HOME"] = folder
    from qtapp import quick_start

    quick_start.begin()
    from PySide6.QtWidgets import QApplication

    quick_start.qt_is_loaded()
    from functools import partial
    from pathlib import Path

    import engines
    from engines.game import checked
    from network.link import Occupant
    from qtapp import tables
    from qtapp.app import opened

    app = QApplication([])
    window = opened(app, "fr")
    setup = checked(engines.load("wagons"), 2, {}, 1)
    window.reception.open_table(partial(tables.new_table, setup, (Occupant("A"), Occupant("B")), Path(folder)))
    until_painted(app, None, window.show, window)
    window.close()


def until_painted(app, viewport, show, window=None) -> None:
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watcher(QObject):
        """Ends the loop after the first painting of the board's view."""

        def eventFilter(self, watched, event):
            page = getattr(window, "page", None)
            wanted = viewport or getattr(getattr(page, "view", None), "viewport", lambda: None)()
            ready = window is None or getattr(page, "shown", None) is not None
            if event.type() == QEvent.Type.Paint and ready and watched is wanted:
                QTimer.singleShot(0, app.quit)
            return False

    watcher = Watcher()
    app.installEventFilter(watcher)
    show()
    app.exec()
    app.removeEventFilter(watcher)
    sys.stdout.write("painted\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        board(sys.argv[2])
    sys.stdout.write(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}\n")
