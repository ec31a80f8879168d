"""A window for tests: opened like the real one, in a folder of its own, and closed with everything it started.

Tests drive it with real mouse and key events and wait for signals. `qtbot` gives one of pytest-qt's.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, SignalInstance
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

import engines
from engines.game import OptionValue, checked
from engines.record import AT_ONE_DESK, Assistance, Player
from network.bots.thinkers import Thinkers
from qtapp.base import i18n, style
from qtapp.base.settings import Settings
from qtapp.garbage import Collector
from qtapp.pages.table.play import PlayPage
from qtapp.pages.table.prompt import PromptCard
from qtapp.sitting import tables
from qtapp.window.main_window import MainWindow

TIMEOUT = 20_000  # milliseconds, for a machine that does many other things
PEOPLE = (Player("Alice"), Player("Bruno"))


@contextmanager
def opened_window(
    qtbot: QtBot, folder: Path, language: str = "en", *, bot_scale: float = 0.02, worker: str = "network.bots.worker"
) -> Iterator[MainWindow]:
    """The main window as `qtapp.app` opens it, without animations and with bots in a hurry."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    style.prepare(app)
    settings = Settings(folder)
    if not settings.language:
        settings.language = language
        settings.theme = "light"
        settings.speed = "off"
    i18n.speak(settings.language)
    collector = Collector()
    collector.start()
    window = MainWindow(settings, Thinkers(bot_scale, worker))
    window.resize(1280, 800)
    with qtbot.waitSignal(window.home.listed, timeout=TIMEOUT):
        window.show()
        window.home.look()
    try:
        yield window
    finally:
        window.close()
        i18n.reset()
        window.deleteLater()
        app.sendPostedEvents(window, QEvent.Type.DeferredDelete)  # outside an event loop it would live on
        del window
        collector.stop()
        gc.freeze()  # what is left was searched just now: the next window's garbage is found without it


def play_page(qtbot: QtBot, window: MainWindow, open_it: Callable[[], object]) -> PlayPage:
    """The table page that appears after `open_it`, once it shows the table."""
    before = window.page

    def is_new(_index: int) -> bool:
        return isinstance(window.page, PlayPage) and window.page is not before

    with qtbot.waitSignal(window.pages.currentChanged, timeout=TIMEOUT, check_params_cb=is_new):
        open_it()
    page = window.page
    assert isinstance(page, PlayPage)
    if page.shown is None:
        with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
            pass
    return page


def started(
    qtbot: QtBot,
    window: MainWindow,
    occupants: Sequence[Player] = PEOPLE,
    seed: int = 7,
    *,
    game: str = "wagons",
    position: str = "",
    assistance: Assistance = AT_ONE_DESK,
    **options: OptionValue,
) -> PlayPage:
    """A new game between these people, from the beginning or from a written position."""
    setup = checked(engines.load(game), len(occupants), options, seed, position)
    make = partial(tables.new_table, setup, tuple(occupants), window.settings.tables, assistance)
    return play_page(qtbot, window, lambda: window.reception.open_table(make))


def spot_of(page: PlayPage, action: str) -> QPoint:
    """Where on the board's viewport an action is chosen with the mouse."""
    at: QPointF = page.board.where(action)
    return page.view.mapFromScene(at)


def hover(page: PlayPage, action: str) -> None:
    """Move the pointer to where an action is chosen next."""
    # QTest.mouseMove moves the cursor of the whole desktop, and sends nothing where it already is.
    viewport, at = page.view.viewport(), spot_of(page, action)
    button, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(
        viewport,
        QMouseEvent(QEvent.Type.MouseMove, QPointF(at), QPointF(viewport.mapToGlobal(at)), button, button, keys),
    )


def told(qtbot: QtBot, signal: SignalInstance, done: Callable[[], object]) -> None:
    """Do something and wait for the signal it leads to."""
    with qtbot.waitSignal(signal, timeout=TIMEOUT):
        done()


def played(qtbot: QtBot, page: PlayPage, action: str) -> None:
    """Have the table accept an action, without the mouse."""
    told(qtbot, page.shown_anew, lambda: page.choose_action(action))


def greedy(page: PlayPage) -> str:
    """A sensible legal action, taken from what is told about the choices."""
    update = page.shown
    assert update is not None
    assert update.seat is not None
    choices = update.choices
    assert isinstance(choices, dict)

    def worth(action: str) -> int:
        choice = choices[action]
        if "totals" in choice:
            return choice["totals"][update.seat] - choice["totals"][1 - update.seat]
        return -2 * len(choice.get("gives", ()))

    return max(update.legal, key=worth)


def sensible(page: PlayPage) -> str:
    """The same; in a game with windows a reaction where one is possible, and else no more than has to be done."""
    update = page.shown
    assert update is not None
    if "window" not in update.view:
        return greedy(page)
    return update.legal[0 if update.view["window"] else -1]


def answer(qtbot: QtBot, prompt: PromptCard, key: str) -> None:
    """Click a button of the prompt."""
    button = prompt.answer_button(key)
    assert button is not None, f"the prompt offers no {key}"
    click(qtbot, button)


def click(qtbot: QtBot, button: QPushButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
