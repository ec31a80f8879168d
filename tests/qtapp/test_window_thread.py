"""Other threads bring calls to the window's thread, and decide nothing about the objects that are called there."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject, QThread, QTimer
from shiboken6 import isValid

from network.messages.room import LineStatus
from qtapp.base.errand import Errand
from qtapp.base.window_thread import Posted
from qtapp.sitting.presence import Presence


class Listener(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []
        self.threads: list[QThread] = []

    def hear(self, what: object) -> None:
        self.heard.append(what)
        self.threads.append(QThread.currentThread())
        if what == "trouble":
            raise ValueError(what)


def elsewhere(*calls) -> None:
    """Do all of this on another thread, and wait for its end."""
    thread = threading.Thread(target=lambda: [call() for call in calls])
    thread.start()
    thread.join()


def test_calls_of_any_thread_are_done_on_the_windows_in_order(qtbot):
    listener = Listener()
    hear = Posted(listener.hear)
    elsewhere(lambda: hear(1), lambda: hear(2))
    hear(3)
    assert listener.heard == []
    qtbot.waitUntil(lambda: listener.heard == [1, 2, 3])
    assert set(listener.threads) == {listener.thread()}


def test_one_call_that_fails_takes_no_other_with_it(qtbot):
    listener = Listener()
    hear = Posted(listener.hear)
    with qtbot.capture_exceptions() as caught:
        elsewhere(lambda: hear("trouble"), lambda: hear("news"))
        qtbot.waitUntil(lambda: listener.heard == ["trouble", "news"])
    assert [kind for kind, _error, _trace in caught] == [ValueError]


@pytest.mark.parametrize("how", ["forgotten", "destroyed"])
def test_what_is_gone_is_not_called(qtbot, how):
    listener, other = Listener(), Listener()
    heard, hear, hear_other = listener.heard, Posted(listener.hear), Posted(other.hear)
    elsewhere(lambda: hear("too late"))
    if how == "destroyed":
        with qtbot.waitSignal(listener.destroyed):
            listener.deleteLater()
        assert not isValid(listener)
        hear("later still")
    else:
        del listener
    hear_other("news")
    qtbot.waitUntil(lambda: other.heard == ["news"])
    assert heard == (["too late"] if how == "destroyed" else [])


def test_what_a_network_thread_holds_of_a_room_keeps_nothing_of_qt_alive(qtbot):
    """Else the thread that forgets it last would destroy it, while the window delivers something to it."""
    presence = Presence()
    hear, gone = presence.hear, weakref.ref(presence)
    del presence
    gc.collect()
    assert gone() is None
    elsewhere(lambda: hear(LineStatus("ended", "closed")))


def test_a_network_that_talks_while_one_leaves_does_no_harm(qtbot):
    """Rooms that are left as soon as they have said something, by a thread that goes on talking to all of them."""
    hearing, is_over = [], threading.Event()

    def talk() -> None:
        while not is_over.is_set():
            for hear in hearing[-5:]:
                hear(LineStatus("lost", "ECONNRESET"))

    thread, parent, heard = threading.Thread(target=talk), QObject(), []

    def come_and_go() -> None:
        presence = Presence()
        presence.setParent(parent)
        presence.lined.connect(heard.append)
        presence.lined.connect(presence.deleteLater)
        hearing.append(presence.hear)

    timer = QTimer(interval=0)
    timer.timeout.connect(come_and_go)
    thread.start()
    timer.start()
    try:
        qtbot.waitUntil(lambda: len(hearing) > 300 and bool(heard), timeout=60_000)
    finally:
        timer.stop()
        is_over.set()
        thread.join()


def test_an_errand_is_forgotten_on_the_windows_thread(qtbot):
    """Whoever is told the answer is held there alone, however long the work takes to end."""
    listener, is_allowed = Listener(), threading.Event()
    Errand.run(lambda: is_allowed.wait(10), listener.hear, listener.hear)
    gone = weakref.ref(listener)
    del listener
    is_allowed.set()
    qtbot.waitUntil(lambda: gone() is None)
    assert not Errand._running
