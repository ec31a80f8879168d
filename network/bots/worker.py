"""The process that thinks for the bots: started by `network.bots.thinker`, asked through its standard input.

The main thread thinks, one request after the other. A second thread reads what is asked and wished meanwhile, and ends
the process the moment the pipe breaks, so that no thought outlives the program it was meant for, however that ended.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import BinaryIO

import engines
from engines.bots import LEVELS, Decision, Level, Searcher, Weighed, policy_for
from engines.bots.levels import Budget, concluded, counted, searcher, timed
from engines.match import Draft, Match, choice_text
from network.bots.thought import ANALYSE, MOVE, Considered, Request, Thought, got, put

TELL_EVERY = 0.2  # seconds: often enough to watch an analysis grow, too rarely to keep anybody busy


class Orders:
    """What is asked, and what was said about it since."""

    def __init__(self, pipe: BinaryIO) -> None:
        self._pipe = pipe
        self._asked: queue.SimpleQueue[tuple[int, Request]] = queue.SimpleQueue()
        self.hurried: set[int] = set()
        self.cancelled: set[int] = set()
        threading.Thread(target=self._read, name="inbox", daemon=True).start()

    def _read(self) -> None:
        while (packet := got(self._pipe)) is not None:
            number: int = packet["id"]
            match packet["do"]:
                case "think":
                    self._asked.put((number, Request.unpacked(packet)))
                case "hurry":
                    self.hurried.add(number)
                case "cancel":
                    self.cancelled.add(number)
        # The main thread may be deep in thought: nothing but this ends it at once.
        os._exit(0)

    def next(self) -> tuple[int, Request]:
        return self._asked.get()

    def is_pressing(self, number: int) -> bool:
        """Whether a thought should end now."""
        return number in self.hurried or number in self.cancelled

    def forget(self, number: int) -> None:
        self.hurried.discard(number)
        self.cancelled.discard(number)


class Memory:
    """The match thought about last: mostly the next request is the same match a few lines later."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def match(self, request: Request) -> Match:
        match = self._match
        known = match.lines if match else []
        if match is None or match.setup != request.setup or tuple(known) != request.lines[: len(known)]:
            match, known = Match(request.setup), []
        for line in request.lines[len(known) :]:
            match.add(line)
        self._match = match
        return match


def answer(
    number: int, request: Request, match: Match, stopped: Callable[[], bool], tell: Callable[[Thought], None]
) -> Thought:
    """Think about a request until its budget is spent or `stopped` says so; `tell` hears of an analysis on the way."""
    outcome, draft = match.outcome, Draft(match.game, request.seat, match.state)
    if request.draft:
        draft = draft.extended(request.draft)
    if request.purpose == ANALYSE and outcome is not None:
        return Thought(number, value=policy_for(match.setup.game).reward(outcome)[request.seat])
    level, is_analysis = LEVELS[request.level], request.purpose == ANALYSE
    search = searcher(
        match.game,
        match.setup,
        match.state if draft.is_whole else draft.state,
        request.seat,
        level,
        Random(request.seed),
        count=request.count if is_analysis else 1,
        chosen=tuple(map(match.game.read, draft.steps)) if draft.is_whole else (),
    )
    share = (
        policy_for(match.setup.game).share(match.game, match.state, request.seat) if request.purpose == MOVE else 1.0
    )
    budget = _budget(request, level, share, stopped)
    if request.purpose == MOVE:
        return _thought(number, match, concluded(match.game, search, level, budget))
    if is_analysis:
        report = partial(_report, number, request, match, search)
        search.run(budget.iterations, _telling(budget.spent, search, lambda: tell(report(is_final=False))))
        return report(is_final=True)
    search.run(*budget)
    return Thought(number, value=search.value, iterations=search.iterations)


def _budget(request: Request, level: Level, share: float, stopped: Callable[[], bool]) -> Budget:
    scale = request.scale * share
    if request.by_iterations:
        return counted(level, scale, lambda: float(stopped()))
    began, seconds = time.monotonic(), max(0.001, level.seconds * scale)
    return timed(lambda: 1.0 if stopped() else (time.monotonic() - began) / seconds)


def _telling(spent: Callable[[], float], search: Searcher, tell: Callable[[], None]) -> Callable[[], float]:
    """`spent`, which the search asks all the time, and every now and then a word on how far it has come."""
    sent_at, sent = time.monotonic(), 0

    def telling() -> float:
        nonlocal sent_at, sent
        now = time.monotonic()
        if now - sent_at >= TELL_EVERY and search.iterations > sent:
            sent_at, sent = now, search.iterations
            tell()
        return spent()

    return telling


def _report(number: int, request: Request, match: Match, search: Searcher, *, is_final: bool) -> Thought:
    return Thought(
        number,
        value=search.value,
        iterations=search.iterations,
        considered=_considered(match, search.lines(request.count)),
        is_final=is_final,
        depth=search.depth,
    )


def _thought(number: int, match: Match, decision: Decision) -> Thought:
    return Thought(
        number,
        choice_text(match.game, decision.steps),
        decision.value,
        decision.iterations,
        _considered(match, decision.weighed),
    )


def _considered(match: Match, weighed: Sequence[Weighed]) -> tuple[Considered, ...]:
    write = partial(choice_text, match.game)
    return tuple(
        Considered(write(choice.steps), choice.share, choice.value, tuple(map(write, choice.line)))
        for choice in weighed
    )


def serve() -> None:
    """Answer requests until the pipe ends."""
    # Ctrl-C in a terminal reaches the whole family; the parent decides, and this process follows the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    outgoing = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever is printed by mistake must not end up between two messages
    inbox, memory = Orders(sys.stdin.buffer), Memory()
    for game in engines.games():
        policy_for(engines.load(game).id)  # now, while nobody waits
    while True:
        number, request = inbox.next()
        try:
            thought = answer(
                number,
                request,
                memory.match(request),
                partial(inbox.is_pressing, number),
                lambda told: put(outgoing, told.packed()),
            )
        except Exception:
            memory = Memory()
            thought = Thought(number, error=traceback.format_exc())
        if number not in inbox.cancelled:
            put(outgoing, thought.packed())
        inbox.forget(number)
