"""A desk does what it is given in its order, and later what is to be done later."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from queue import SimpleQueue

import pytest

from network.desk import Desk


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk("test")
    yield desk
    desk.close()
    desk.join()


def test_jobs_are_done_in_order_on_a_thread_of_their_own(desk):
    done = SimpleQueue()
    for number in range(3):
        desk.post(lambda number=number: done.put((number, threading.current_thread().name)))
    assert [done.get(timeout=5) for _ in range(3)] == [(0, "test"), (1, "test"), (2, "test")]


def test_alarms_ring_in_the_order_of_their_time_on_the_same_thread(desk):
    done = SimpleQueue()
    for seconds in (0.09, 0.03, 0.0, 0.06):
        desk.later(seconds, lambda seconds=seconds: done.put((seconds, threading.current_thread().name)))
    assert [done.get(timeout=5) for _ in range(4)] == [(seconds, "test") for seconds in (0.0, 0.03, 0.06, 0.09)]


def test_a_cancelled_alarm_does_not_ring_even_if_it_is_due(desk):
    done = SimpleQueue()

    def cancel_in_time() -> None:
        due = desk.later(0.0, lambda: done.put("due"))
        desk.later(0.0, lambda: done.put("other"))
        due.cancel()
        due.cancel()

    desk.post(cancel_in_time)
    assert done.get(timeout=5) == "other"
    assert done.empty()


def test_an_alarm_rings_once_and_may_set_the_next(desk):
    done = SimpleQueue()

    def ring(left: int) -> None:
        done.put(left)
        if left:
            desk.later(0.0, lambda: ring(left - 1))

    desk.later(0.0, lambda: ring(2))
    assert [done.get(timeout=5) for _ in range(3)] == [2, 1, 0]


def test_a_job_that_fails_is_reported_and_stops_no_other(desk, monkeypatch):
    failed, done = SimpleQueue(), SimpleQueue()
    monkeypatch.setattr(threading, "excepthook", lambda told: failed.put(told))
    desk.post(lambda: 1 // 0)
    desk.later(0.0, lambda: {}[1])
    desk.post(lambda: done.put("done"))
    assert done.get(timeout=5) == "done"
    first, second = failed.get(timeout=5), failed.get(timeout=5)
    assert (first.exc_type, second.exc_type) == (ZeroDivisionError, KeyError)
    assert first.thread.name == "test"


def test_what_was_posted_before_the_end_is_done_and_alarms_ring_no_more():
    desk, done = Desk("test"), []
    desk.later(60.0, lambda: done.append("alarm"))
    desk.post(lambda: done.append("job"))
    desk.close()
    desk.join()
    desk.post(lambda: done.append("late"))
    assert done == ["job"]
