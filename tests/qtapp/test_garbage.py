"""Garbage is collected on the window's thread alone: Qt does not survive a widget that another thread destroys."""

from __future__ import annotations

import gc
import threading

import pytest
from PySide6.QtCore import QObject, QTimer

from qtapp.garbage import Collector


@pytest.fixture
def collector(qapp):
    usual = gc.get_threshold()
    gc.set_threshold(700, 10, 10)  # as Python begins
    made = Collector()
    made.start()
    yield made
    made.stop()
    gc.set_threshold(*usual)


class Thrown(QObject):
    """Refers to itself, and has a timer that runs."""

    ends: list[str] = []  # noqa: RUF012  on which threads

    def __init__(self) -> None:
        super().__init__()
        self.me, self.timer = self, QTimer(interval=1000)
        self.timer.start()

    def __del__(self) -> None:
        self.ends.append(threading.current_thread().name)


def make_garbage(objects: int) -> None:
    """Until Python would have collected everything many times over."""
    for _ in range(objects):
        cycle: list[object] = []
        cycle.append(cycle)


def test_what_was_thrown_away_is_destroyed_on_the_thread_of_the_window(qtbot, collector):
    Thrown.ends.clear()
    Thrown()
    busy = threading.Thread(target=make_garbage, args=(50_000,), name="busy")
    busy.start()
    busy.join()
    assert Thrown.ends == []
    qtbot.waitUntil(lambda: bool(Thrown.ends), timeout=10_000)
    assert Thrown.ends == [threading.main_thread().name]


def test_old_garbage_has_its_turn(collector):
    """As in Python: every so many collections of a generation the next older one is looked at as well."""
    before = [generation["collections"] for generation in gc.get_stats()]
    for _ in range(3 * gc.get_threshold()[1] * gc.get_threshold()[2]):
        make_garbage(2 * gc.get_threshold()[0])
        collector.look()
    assert all(now["collections"] > then for now, then in zip(gc.get_stats(), before, strict=True))


def test_afterwards_python_goes_on_by_itself(qapp):
    made = Collector()
    made.start()
    assert not gc.isenabled()
    made.stop()
    assert gc.isenabled()
