"""Nothing that Qt calls lets an exception out: every override is guarded, and a failing one ends its page alone."""

from __future__ import annotations

import importlib
import pkgutil
import sys

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget

import qtapp
from qtapp.base.guard import EMPTY, Guarded, guarded, overrides
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.room.network import GameRow, NetworkPage
from qtapp.pages.study.analysis_card import AnalysisCard
from qtapp.widgets.speaking import Speaking
from tests.qtapp.at_the_window import TIMEOUT, click, greedy, play_page, played, started
from tests.qtapp.network_window import until

NOTHING: list[int] = []


def classes() -> set[type]:
    """Every class of the program that has something of Qt among its ancestors."""
    modules = [importlib.import_module(found.name) for found in pkgutil.walk_packages(qtapp.__path__, "qtapp.")]
    found = {thing for module in modules for thing in vars(module).values() if isinstance(thing, type)}
    waiting = list(found)
    while waiting:
        below = set(waiting.pop().__subclasses__()) - found if waiting else set()
        found |= below
        waiting.extend(below)
    return {cls for cls in found if cls.__module__.startswith("qtapp.")}


def unguarded(cls: type) -> list[str]:
    return [f"{cls.__name__}.{name}" for name in overrides(cls) if not getattr(vars(cls)[name], "is_guarded", False)]


def test_every_override_of_the_program_is_guarded():
    found = classes()
    assert sum(len(list(overrides(cls))) for cls in found) > 100  # it does look at them
    assert sorted(name for cls in found for name in unguarded(cls)) == []


def test_an_override_of_a_mixin_is_guarded_too():
    """What a class without Qt brings to widgets is found where it arrives."""
    names = {
        name
        for cls in classes()
        for base in cls.__mro__
        if base.__module__.startswith("qtapp.")
        for name, method in vars(base).items()
        if callable(method)
        and not name.startswith("__")
        and not isinstance(method, type)
        and not getattr(method, "is_guarded", False)
        and any(hasattr(qt, name) for qt in cls.__mro__ if qt.__module__.startswith("PySide6."))
        and not isinstance(method, Signal)
    }
    assert names == set()
    assert Speaking.changeEvent.is_guarded


def test_an_override_that_nobody_guards_would_be_found():
    class Forgotten(QWidget):
        def sizeHint(self) -> QSize:
            return QSize()

    assert unguarded(Forgotten) == ["Forgotten.sizeHint"]


def hidden(thing: QObject) -> list[str]:
    """The methods of Qt that an attribute of the object hides."""
    bases = [base for base in type(thing).__mro__ if base.__module__.startswith("PySide6.")]
    ours = [name for name, value in vars(thing).items() if not isinstance(value, SignalInstance)]
    return [name for name in ours if any(callable(getattr(base, name, None)) for base in bases)]


def test_no_part_of_a_page_hides_a_method_of_qt(qtbot, window):
    """A button called `create` would be called by whoever asks a widget to create its window."""
    pages = [window, AnalysisCard(), NetworkPage(window.settings)]
    for page in pages[1:]:
        qtbot.addWidget(page)
    things = [thing for page in pages for thing in (page, *page.findChildren(QObject))]
    assert {type(thing) for thing in things} >= {GameRow, AnalysisCard}
    assert [(type(thing).__name__, names) for thing in things if (names := hidden(thing))] == []


def test_an_override_must_say_what_it_returns():
    with pytest.raises(KeyError):

        class Silent(Guarded, QWidget):
            def sizeHint(self):
                return QSize()


def test_a_failing_method_answers_with_an_empty_value(capsys):
    def fails() -> QSize:
        return NOTHING[3]

    before, sys.excepthook = sys.excepthook, lambda *_told: None
    try:
        for declared, empty in EMPTY.items():
            fails.__annotations__["return"] = declared
            assert guarded(fails)() == empty()
    finally:
        sys.excepthook = before


# In the window.


class FailingWidget(Guarded, QWidget):
    """Fails by C code, which a Python before 3.12 does not survive without the guard, in the one method it is told."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.failing, self.times = name, 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.installEventFilter(self)

    def _fail(self, name: str) -> None:
        if name == self.failing:
            self.times += 1
            NOTHING[3]

    def resizeEvent(self, event: QEvent) -> None:
        self._fail("resizeEvent")

    def paintEvent(self, event: QEvent) -> None:
        painter = QPainter(self)
        self._fail("paintEvent")
        painter.end()

    def sizeHint(self) -> QSize:
        self._fail("sizeHint")
        return QSize(40, 40)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._fail("eventFilter")
        return False

    def event(self, event: QEvent) -> bool:
        self._fail("event")
        return super().event(event)

    def mousePressEvent(self, event: QEvent) -> None:
        self._fail("mousePressEvent")

    def keyPressEvent(self, event: QEvent) -> None:
        self._fail("keyPressEvent")

    def timerEvent(self, event: QEvent) -> None:
        self._fail("timerEvent")

    def slot(self) -> None:
        self._fail("slot")


class FailingItem(Guarded, QGraphicsItem):
    """The same on a board."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.failing = name

    def boundingRect(self) -> QRectF:
        return NOTHING[3] if self.failing == "boundingRect" else QRectF(0, 0, 100, 100)

    def paint(self, painter: QPainter, option: object, widget: QWidget | None = None) -> None:
        if self.failing == "paint":
            NOTHING[3]


@pytest.fixture
def watched(window):
    """The window, which catches what fails as it does when the program runs."""
    window.mishaps.watch()
    yield window
    window.mishaps.rest()


def exercise(widget: FailingWidget) -> None:
    """Have Qt call everything there is."""
    widget.resize(60, 60)
    widget.updateGeometry()
    widget.repaint()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QTest.keyClick(widget, Qt.Key.Key_A)
    widget.startTimer(0)
    QTimer.singleShot(0, widget.slot)


METHODS = (
    "resizeEvent",
    "paintEvent",
    "sizeHint",
    "eventFilter",
    "event",
    "mousePressEvent",
    "keyPressEvent",
    "timerEvent",
    "slot",
)


@pytest.mark.parametrize("name", METHODS)
def test_a_table_where_something_fails_ends_alone_and_is_found_at_home(qtbot, watched, capsys, name):
    page = started(qtbot, watched)
    played(qtbot, page, greedy(page))
    path, failing = page.path, FailingWidget(name)
    with qtbot.waitSignal(watched.mishaps.shown, timeout=TIMEOUT):
        page.middle.addWidget(failing)
        failing.show()
        exercise(failing)
    dialog = watched.mishaps.dialog
    assert "saved up to the last move" in dialog.body.text()
    assert "IndexError" in dialog.report.toPlainText()
    assert str(path) in dialog.report.toPlainText()
    assert failing.times >= 1
    assert capsys.readouterr().err.count("Traceback") == 1, "told once, however often it failed"
    click(qtbot, dialog.close_button)
    assert watched.mishaps.dialog is None
    until(qtbot, lambda: watched.is_home and [card.path for card in watched.home.saved.cards] == [path])
    page = play_page(qtbot, watched, lambda: watched.reception.continue_game(path))
    assert page.shown.ply == 1
    played(qtbot, page, greedy(page))


@pytest.mark.parametrize("name", ["boundingRect", "paint"])
def test_an_item_that_fails_ends_its_table(qtbot, watched, capsys, name):
    page = started(qtbot, watched)
    with qtbot.waitSignal(watched.mishaps.shown, timeout=TIMEOUT):
        item = FailingItem(name)
        item.setZValue(1000)
        page.board.addItem(item)
        item.setPos(page.board.content().center())
        page.view.viewport().repaint()
    assert watched.is_home
    watched.mishaps.dialog.close_button.click()


def test_a_board_that_fails_while_it_is_laid_out_ends_its_table(qtbot, watched, capsys, monkeypatch):
    page = started(qtbot, watched)
    monkeypatch.setattr(page.board, "arrange", lambda _area: NOTHING[3])
    with qtbot.waitSignal(watched.mishaps.shown, timeout=TIMEOUT):
        watched.resize(1000, 700)
    assert watched.is_home
    watched.mishaps.dialog.close_button.click()


def test_a_board_that_cannot_even_end_does_not_keep_its_journal(qtbot, watched, capsys, monkeypatch):
    page = started(qtbot, watched)
    path = page.path
    monkeypatch.setattr(page.board, "arrange", lambda _area: NOTHING[3])
    monkeypatch.setattr(page.board, "retire", lambda: NOTHING[4])
    with qtbot.waitSignal(watched.mishaps.shown, timeout=TIMEOUT):
        watched.resize(1000, 700)
    until(qtbot, lambda: watched.is_home and not watched.reception._sittings)
    watched.mishaps.dialog.close_button.click()
    play_page(qtbot, watched, lambda: watched.reception.continue_game(path))


@pytest.mark.parametrize("name", METHODS)
def test_home_stays_whatever_fails_there_and_says_it_once(qtbot, watched, capsys, name):
    failing = FailingWidget(name)
    with qtbot.waitSignal(watched.mishaps.shown, timeout=TIMEOUT):
        watched.home.layout().addWidget(failing)
        failing.show()
        exercise(failing)
    assert watched.is_home
    watched.mishaps.dialog.close_button.click()
    with qtbot.assertNotEmitted(watched.mishaps.shown):
        before = failing.times
        exercise(failing)
        until(qtbot, lambda: failing.times > before)
        QApplication.processEvents()
    failing.failing = ""
    page = started(qtbot, watched)
    played(qtbot, page, greedy(page))
    assert capsys.readouterr().err.count("Traceback") == 1


def test_a_page_that_fails_is_left_for_what_lies_below_it(qtbot, watched, capsys):
    page = started(qtbot, watched)
    watched.reception.set_up("wagons")
    assert isinstance(watched.page, SetupPage)
    failing = FailingWidget("paintEvent")
    with qtbot.waitSignal(watched.mishaps.shown, timeout=TIMEOUT):
        watched.page.layout().addWidget(failing)
        failing.show()
        watched.page.repaint()
    assert watched.page is page
    assert "The page was closed" in watched.mishaps.dialog.body.text()
    watched.mishaps.dialog.close_button.click()
    played(qtbot, page, greedy(page))


def test_a_table_that_fails_below_another_page_leaves_that_page_alone(qtbot, watched, capsys):
    page = started(qtbot, watched)
    watched.reception.set_up("wagons")
    above = watched.page
    failing = FailingWidget("slot")
    failing.setParent(page)
    with qtbot.waitSignal(watched.mishaps.shown, timeout=TIMEOUT):
        QTimer.singleShot(0, failing.slot)
    assert watched.page is above
    watched.mishaps.dialog.close_button.click()
    watched.go_back()
    assert watched.is_home


def test_what_fails_while_the_dialog_is_open_is_added_to_it(qtbot, watched, capsys):
    page, first = started(qtbot, watched), FailingWidget("slot")
    first.setParent(watched.home)
    second = FailingWidget("timerEvent")
    second.setParent(page)
    with qtbot.waitSignal(watched.mishaps.shown, timeout=TIMEOUT):
        QTimer.singleShot(0, first.slot)
    dialog = watched.mishaps.dialog
    assert "you can play on" in dialog.body.text()
    second.startTimer(0)
    until(qtbot, lambda: watched.is_home)
    assert watched.mishaps.dialog is dialog
    assert "you can continue it from the home page" in dialog.body.text()
    assert dialog.report.toPlainText().count("IndexError") == 2
    dialog.close_button.click()
