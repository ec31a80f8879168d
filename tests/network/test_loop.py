"""The thread of everything asyncio: jobs from anywhere, mistakes reported, an end that leaves nothing behind."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading

import pytest

from network.loop import Loop, begun
from tests.network.real_host import PATIENCE


@pytest.fixture
def loop():
    made = Loop("test loop")
    yield made
    made.close()


@pytest.fixture
def mishaps(monkeypatch):
    """What was reported as a mistake of ours."""
    reported: list[BaseException] = []
    told = threading.Event()
    monkeypatch.setattr(threading, "excepthook", lambda args: (reported.append(args.exc_value), told.set()))
    return reported, told


def test_jobs_are_done_in_their_order_on_one_thread(loop):
    done: list[tuple[int, str]] = []
    finished = threading.Event()
    for number in range(100):
        loop.call(lambda number=number: done.append((number, threading.current_thread().name)))
    loop.call(finished.set)
    assert finished.wait(PATIENCE)
    assert done == [(number, "test loop") for number in range(100)]


def test_a_coroutine_answers(loop):
    async def answer() -> int:
        await asyncio.sleep(0)
        return 42

    assert loop.run(answer()).result(PATIENCE) == 42


def test_what_is_called_for_together_is_handed_over_afterwards_in_its_order(loop):
    done: list[int] = []
    finished = threading.Event()
    with loop.together():
        loop.call(lambda: done.append(1))
        with loop.together():
            loop.call(lambda: done.append(2))
        loop.run(_nothing()).result(PATIENCE)
        assert done == [], "not before all has been said"
        loop.call(finished.set)
    loop.call(lambda: done.append(3))
    loop.run(_nothing()).result(PATIENCE)
    assert finished.wait(PATIENCE)
    assert done == [1, 2, 3]


async def _nothing() -> None:
    pass


def test_a_mistake_in_what_is_done_together_is_reported_and_the_rest_done(loop, mishaps):
    reported, _told = mishaps
    done = threading.Event()
    with loop.together():
        loop.call(lambda: 1 / 0)
        loop.call(done.set)
    assert done.wait(PATIENCE)
    assert [type(error) for error in reported] == [ZeroDivisionError]


def test_a_mistake_is_reported_at_once_and_the_loop_goes_on(loop, mishaps):
    reported, told = mishaps

    async def fail() -> None:
        raise KeyError("oops")

    async def start() -> None:
        begun(fail())

    loop.run(start()).result(PATIENCE)
    assert told.wait(PATIENCE)
    assert isinstance(reported[0], KeyError)
    loop.run(_nothing()).result(PATIENCE)


def test_closing_ends_what_still_runs_and_lets_it_clean_up():
    loop = Loop("test loop")
    began, cleaned = threading.Event(), threading.Event()

    async def wait() -> None:
        try:
            began.set()
            await asyncio.Event().wait()
        finally:
            cleaned.set()

    future = loop.run(wait())
    assert began.wait(PATIENCE)
    loop.close()
    assert cleaned.is_set()
    assert future.cancelled()
    loop.close()
    loop.call(lambda: pytest.fail("nothing is done after the end"))
    assert loop.is_closed


def test_there_is_one_loop_for_all_and_a_new_one_after_its_end():
    first = Loop.shared()
    assert Loop.shared() is first
    first.close()
    second = Loop.shared()
    assert second is not first
    second.close()


def test_a_program_that_forgets_to_close_its_loop_ends_all_the_same():
    done = subprocess.run(
        [sys.executable, "-c", "from network.loop import Loop; Loop.shared()"],
        timeout=PATIENCE,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_was_stopped_before_the_end_may_clean_up_in_peace(loop):
    """Sockets of multicast DNS stayed open where a search that was being stopped was cancelled once more."""
    begins, ends = threading.Event(), []

    async def work() -> None:
        try:
            begins.set()
            await asyncio.Event().wait()
        finally:
            while len(asyncio.all_tasks()) < 2:  # until the loop is about to end
                await asyncio.sleep(0)
            for _ in range(10):
                await asyncio.sleep(0)
            ends.append("clean")

    working = loop.run(work())
    assert begins.wait(PATIENCE)
    working.cancel()
    loop.close()
    assert ends == ["clean"]
