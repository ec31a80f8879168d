"""The process that thinks for the bots: started by `network.thinker`, asked through its standard input.

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
from collections.abc import Callable
from functools import partial
from random import Random
from typing import BinaryIO

import engines
from engines.bots import LEVELS, Decision, Level, Search, policy_for
from engines.bots.levels import UNLIMITED
from engines.match import Match
from network.thought import JUDGE, Considered, Request, Thought, got, put


class Inbox:
    """What is asked, and what was said about it since."""

    def __init__(self, pipe: BinaryIO) -> None:
        self._pipe = pipe
        self._asked: queue.SimpleQueue[tuple[int, Request]] = queue.SimpleQueue()
        self.hurried: set[int] = set()
        self.cancelled: set[int] = set()
        threading.Thread(target=self._read, name="inbox", daemon=True).start()

    def _read(self) -> None:
        while (told := got(self._pipe)) is not None:
            number: int = told["id"]
            match told["do"]:
                case "think":
                    self._asked.put((number, Request.unpacked(told)))
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


def answer(number: int, request: Request, match: Match, stopped: Callable[[], bool]) -> Thought:
    """Think about a request until its budget is spent or `stopped` says so."""
    level = LEVELS[request.level]
    search = Search(match.game, match.state, request.seat, match.setup.seats, policy_for(match.setup.game),
                    Random(request.seed), width=level.width)
    if request.purpose == JUDGE or not search.is_forced:
        search.run(*_budget(request, level, stopped))
    if request.purpose == JUDGE:
        return Thought(number, value=search.value, iterations=search.iterations)
    return _thought(number, match, search.decision(blur=level.blur))


def _budget(request: Request, level: Level, stopped: Callable[[], bool]) -> tuple[int, Callable[[], float]]:
    """How many iterations, and a function that tells which share of the time is gone."""
    if request.by_iterations:
        return max(1, round(level.iterations * request.scale)), lambda: float(stopped())
    began, seconds = time.monotonic(), max(0.001, level.seconds * request.scale)
    return UNLIMITED, lambda: 1.0 if stopped() else (time.monotonic() - began) / seconds


def _thought(number: int, match: Match, decision: Decision) -> Thought:
    write = match.game.write
    considered = tuple(Considered(write(choice.action), choice.share, choice.value) for choice in decision.weighed)
    return Thought(number, write(decision.action), decision.value, decision.iterations, considered)


def serve() -> None:
    """Answer requests until the pipe ends."""
    # Ctrl-C in a terminal reaches the whole family; the parent decides, and this process follows the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    outgoing = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever is printed by mistake must not end up between two messages
    inbox, memory = Inbox(sys.stdin.buffer), Memory()
    for game in engines.games():
        policy_for(engines.load(game).id)  # now, while nobody waits
    while True:
        number, request = inbox.next()
        try:
            thought = answer(number, request, memory.match(request), partial(inbox.is_pressing, number))
        except Exception:
            memory = Memory()
            thought = Thought(number, error=traceback.format_exc())
        if number not in inbox.cancelled:
            put(outgoing, thought.packed())
        inbox.forget(number)
