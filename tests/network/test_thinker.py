"""Thinking happens elsewhere: answers come back, can be hurried or dropped, and no accident loses or outlives them."""

from __future__ import annotations

import os
import queue
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines import load
from engines.bots import LEVELS
from engines.game import Setup, checked
from engines.match import Line, Match
from network.bots.thinker import Request, Thinker, Thought
from network.bots.thought import ANALYSE, JUDGE
from network.bots.worker import Memory

PATIENCE = 60.0  # seconds after which a test has failed; nothing here waits that long
LONG = 1000.0  # a scale that keeps a thought going until it is told to stop


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


@pytest.fixture
def started(monkeypatch) -> queue.Queue[int]:
    """The ids of the processes, as they are started."""
    pids: queue.Queue[int] = queue.Queue()

    class Noted(subprocess.Popen):
        def __init__(self, *args, **kwargs) -> None:
            super().__init__(*args, **kwargs)
            pids.put(self.pid)

    monkeypatch.setattr("network.bots.thinker.subprocess.Popen", Noted)
    return pids


class Answers:
    """Collects thoughts as they arrive on the listener's thread."""

    def __init__(self) -> None:
        self._queue: queue.Queue[Thought] = queue.Queue()

    def __call__(self, thought: Thought) -> None:
        self._queue.put(thought)

    def next(self) -> Thought:
        return self._queue.get(timeout=PATIENCE)

    @property
    def is_empty(self) -> bool:
        return self._queue.empty()


def setup(seed: int = 7) -> Setup:
    return checked(load("wagons"), 2, {}, seed)


def opened(match: Match) -> Match:
    """With a starting card named, so that there is something to think about."""
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def request(match: Match, **changes) -> Request:
    return Request(match.setup, tuple(match.lines), match.actors[0], changes.pop("level", "easy"), **changes)


def test_answers_with_a_legal_action(thinker):
    match, answers = opened(Match(setup())), Answers()
    number = thinker.think(request(match, scale=0.5), answers)
    thought = answers.next()
    assert thought.id == number
    assert thought.text in match.legal(match.actors[0])
    assert thought.error == ""
    assert thought.considered[0].share > 0
    assert 0 <= thought.value <= 1


def test_plays_a_match_to_its_end(thinker):
    match, answers = Match(setup(3)), Answers()
    while match.actors:
        thinker.think(request(match, scale=0.02), answers)
        match.play(match.actors[0], answers.next().text)
    assert match.outcome


def test_iterations_are_repeatable_whatever_was_thought_before(thinker):
    match, answers = opened(Match(setup())), Answers()
    asked = request(match, seed=5, by_iterations=True, level="medium", scale=0.1)
    thinker.think(asked, answers)
    first = answers.next()
    thinker.think(request(opened(Match(setup(99))), scale=0.1), answers)
    answers.next()
    thinker.think(asked, answers)
    again = answers.next()
    assert (first.text, first.value, first.considered) == (again.text, again.value, again.considered)
    assert 0 < first.iterations == again.iterations <= LEVELS["medium"].iterations * 0.1


def test_requests_are_answered_in_order(thinker):
    match, answers = opened(Match(setup())), Answers()
    numbers = [thinker.think(request(match, scale=0.1), answers) for _ in range(4)]
    assert [answers.next().id for _ in numbers] == numbers


def test_a_single_choice_is_answered_at_once(thinker):
    match, answers = Match(setup(3)), Answers()
    while match.actors and len(match.legal(match.actors[0])) > 1:
        match.play(match.actors[0], match.legal(match.actors[0])[0])  # takes the first card each time
    thinker.think(request(match, level="hard", scale=LONG), answers)
    assert (thought := answers.next()).text == match.legal(match.actors[0])[0]
    assert thought.iterations == 0


def test_hurry_gives_the_best_so_far(thinker):
    match, answers = opened(Match(setup())), Answers()
    number = thinker.think(request(match, scale=LONG), answers)
    thinker.hurry(number)
    thought = answers.next()
    assert thought.text in match.legal(match.actors[0])
    assert thought.id == number


def test_cancel_drops_the_thought_and_goes_on_with_the_next(thinker):
    match, answers, dropped = opened(Match(setup())), Answers(), Answers()
    number = thinker.think(request(match, scale=LONG), dropped)
    waiting = thinker.think(request(match, scale=LONG), dropped)
    wanted = thinker.think(request(match, scale=0.1), answers)
    thinker.cancel(number)
    thinker.cancel(waiting)
    assert answers.next().id == wanted
    assert dropped.is_empty


def test_answers_within_the_budget_and_a_tenth_of_a_second(thinker):
    match, answers = opened(Match(setup())), Answers()
    thinker.think(request(match, scale=0.01), answers)
    answers.next()  # the process is up
    times = []
    for _ in range(5):
        began = time.monotonic()
        thinker.think(request(match, scale=1.0), answers)
        answers.next()
        times.append(time.monotonic() - began)
    assert min(times) < LEVELS["easy"].seconds + 0.1  # the machine may be busy with other tests: the best counts


def test_a_judgement_has_a_value_and_no_action(thinker):
    match, answers = opened(Match(setup())), Answers()
    for seat in (0, 1):
        thinker.think(Request(match.setup, tuple(match.lines), seat, "easy", purpose=JUDGE), answers)
    first, second = answers.next(), answers.next()
    assert first.text == second.text == ""
    assert first.value + second.value == pytest.approx(1, abs=0.25)


def test_an_analysis_is_told_as_it_grows(thinker):
    """Again and again what is known so far, and once that it is over."""
    match, answers = opened(Match(setup())), Answers()
    number = thinker.think(request(match, purpose=ANALYSE, count=2, level="medium", scale=0.7), answers)
    told = [answers.next()]
    while not told[-1].is_final:
        told.append(answers.next())
    assert len(told) > 1
    assert {thought.id for thought in told} == {number}
    assert [thought.iterations for thought in told] == sorted({thought.iterations for thought in told})
    for thought in told:
        assert thought.text == thought.error == ""
        assert 1 <= len(thought.considered) <= 2
        for choice in thought.considered:
            assert choice.line[0] == choice.text
            for text in choice.line:
                assert match.game.read(text)
    assert len(told[-1].considered[0].line) > 1


def test_an_analysis_can_be_hurried_and_dropped(thinker):
    match, answers, dropped = opened(Match(setup())), Answers(), Answers()
    unwanted = thinker.think(request(match, purpose=ANALYSE, scale=LONG), dropped)
    assert not dropped.next().is_final
    thinker.cancel(unwanted)
    number = thinker.think(request(match, purpose=ANALYSE, scale=LONG), answers)
    assert (thought := answers.next()).id == number
    assert not thought.is_final
    thinker.hurry(number)
    while not (thought := answers.next()).is_final:
        assert thought.id == number
    assert thought.considered


def test_the_analysis_of_a_match_that_is_over_says_who_won(thinker):
    match, answers = Match(setup(3)), Answers()
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    winner = match.outcome.winners[0]
    for seat in (winner, 1 - winner):
        thinker.think(Request(match.setup, tuple(match.lines), seat, "hard", scale=LONG, purpose=ANALYSE), answers)
    won, lost = answers.next(), answers.next()
    assert won.is_final
    assert lost.is_final
    assert won.considered == lost.considered == ()
    assert won.value > 0.5 > lost.value


def test_a_killed_process_is_started_again_and_the_request_repeated(thinker):
    match, answers = opened(Match(setup())), Answers()
    thinker.think(request(match, scale=0.01), answers)
    answers.next()
    first = thinker.pid
    number = thinker.think(request(match, scale=0.5), answers)
    os.kill(first, signal.SIGKILL)
    thought = answers.next()
    assert (thought.id, thought.error) == (number, "")
    assert thinker.pid != first


def test_a_process_killed_twice_in_one_thought_gives_an_error_and_recovers(started):
    thinker, answers, match = Thinker(), Answers(), opened(Match(setup()))
    try:
        number = thinker.think(request(match, scale=LONG), answers)
        for _ in range(2):
            os.kill(started.get(timeout=PATIENCE), signal.SIGKILL)
        thought = answers.next()
        assert thought.id == number
        assert thought.error
        assert thought.text == ""
        thinker.think(request(match, scale=0.1), answers)
        assert answers.next().error == ""
    finally:
        thinker.close()


@pytest.mark.parametrize("is_noticed", [True, False])
def test_a_process_killed_while_idle_is_started_again(thinker, is_noticed):
    match, answers = opened(Match(setup())), Answers()
    thinker.think(request(match, scale=0.01), answers)
    answers.next()
    pid = thinker.pid
    listener = next(thread for thread in threading.enumerate() if thread.name == "thinker")
    os.kill(pid, signal.SIGKILL)
    if is_noticed:
        listener.join(PATIENCE)
        assert thinker.pid is None
    thinker.think(request(match, scale=0.1), answers)
    assert answers.next().error == ""
    assert thinker.pid != pid


def test_requests_behind_a_deadly_one_are_answered(started):
    thinker, answers, match = Thinker(), Answers(), opened(Match(setup()))
    try:
        deadly = thinker.think(request(match, scale=LONG), answers)
        behind = thinker.think(request(match, scale=0.1), answers)
        for _ in range(2):
            os.kill(started.get(timeout=PATIENCE), signal.SIGKILL)
        thoughts = {thought.id: thought.error for thought in (answers.next(), answers.next())}
        assert thoughts[deadly]
        assert thoughts[behind] == ""
    finally:
        thinker.close()


def test_a_request_that_makes_no_sense_is_answered_with_an_error(thinker):
    answers = Answers()
    thinker.think(Request(setup(), (Line(0, "nonsense"),), 0, "easy"), answers)
    assert "NotationError" in answers.next().error
    thinker.think(request(opened(Match(setup())), scale=0.1), answers)
    assert answers.next().error == ""


def test_a_silent_process_is_taken_for_dead(monkeypatch, caplog, thinker):
    match, answers = opened(Match(setup())), Answers()
    thinker.think(request(match, scale=0.01), answers)
    answers.next()
    stopped = thinker.pid
    os.kill(stopped, signal.SIGSTOP)
    monkeypatch.setattr("network.bots.thinker.GRACE", 0.2)
    number = thinker.think(request(match, scale=0.01), answers)
    monkeypatch.undo()  # the next process is given the usual time
    assert (thought := answers.next()).id == number
    assert thought.error == ""
    assert thinker.pid != stopped
    assert "does not answer" in caplog.text


def test_a_system_that_starts_no_process_gives_errors(monkeypatch):
    def refused(*args, **kwargs):
        raise OSError("no more processes")

    monkeypatch.setattr("network.bots.thinker.subprocess.Popen", refused)
    thinker, answers, match = Thinker(), Answers(), opened(Match(setup()))
    thinker.think(request(match, scale=0.01), answers)
    assert answers.next().error == "no more processes"
    monkeypatch.undo()
    thinker.think(request(match, scale=0.01), answers)
    assert answers.next().error == ""
    thinker.close()


def test_a_process_that_talks_nonsense_is_replaced(thinker, monkeypatch):
    match, answers = opened(Match(setup())), Answers()
    monkeypatch.setattr("network.bots.thinker._CODE", "print('good day', flush=True); input()")
    babbler = Thinker()
    number = babbler.think(request(match, scale=0.01), answers)
    assert (thought := answers.next()).id == number
    assert thought.error
    babbler.close()


def test_an_unknown_level_is_refused(thinker):
    with pytest.raises(ValueError, match="genius"):
        thinker.think(request(opened(Match(setup())), level="genius"), Answers())


def test_an_answer_that_hits_a_fault_does_not_stop_the_next(thinker, caplog):
    match, answers = opened(Match(setup())), Answers()
    thinker.think(request(match, scale=0.01), lambda thought: 1 / 0)
    thinker.think(request(match, scale=0.01), answers)
    assert answers.next().text
    assert "ZeroDivisionError" in caplog.text


def test_close_ends_the_process_and_leaves_no_zombie():
    thinker, answers = Thinker(), Answers()
    pid = thinker.pid
    thinker.think(request(opened(Match(setup())), scale=LONG), answers)
    thinker.close()
    assert not Path(f"/proc/{pid}").exists()
    assert answers.is_empty
    assert "thinker" not in [thread.name for thread in threading.enumerate()]
    with pytest.raises(RuntimeError):
        thinker.think(request(opened(Match(setup()))), answers)


PARENT = """
import sys
from engines.match import Match
from tests.network.test_thinker import LONG, opened, request, setup
from network.bots.thinker import Thinker

match = opened(Match(setup()))
thinker = Thinker()
thinker.think(request(match, scale=0.01), lambda thought: ready())


def ready():
    thinker.think(request(match, scale=LONG, level="hard"), print)
    print(thinker.pid, flush=True)


sys.stdin.read()
"""


def test_the_process_does_not_outlive_a_killed_parent():
    """The parent is killed while its worker is deep in thought."""
    root = Path(__file__).parents[2]
    parent = subprocess.Popen([sys.executable, "-c", PARENT], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    worker = int(parent.stdout.readline())
    watched = os.pidfd_open(worker)
    parent.kill()
    parent.communicate()
    ended, _, _ = select.select([watched], [], [], PATIENCE)
    os.close(watched)
    assert ended


def test_the_memory_plays_only_what_is_new():
    memory, match = Memory(), opened(Match(setup()))
    first = memory.match(request(match))
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    second = memory.match(request(match))
    assert second is first
    assert second.lines == match.lines
    other = memory.match(request(opened(Match(setup(8)))))
    assert other is not first
    back = memory.match(request(opened(Match(setup()))))
    assert back.length == 1
