"""Matches between bots without a table: one match, many of them in several processes, and a plan of who sits where.

Nothing in here knows Qt, so the child processes start fast. Each child plays one match after the other; when one dies
or the whole is interrupted, what was finished is kept.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from random import Random
from typing import cast

from engines import load
from engines.bots import LEVELS, decided
from engines.game import Action, AnyGame, Seat, Setup, State
from engines.match import Steps

RANDOM = "random"
BOTS = (RANDOM, *LEVELS)


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match to play: the deal, and which entry of the list of bots sits where."""

    number: int
    setup: Setup
    bots: tuple[str, ...]  # by seat
    entries: tuple[int, ...]  # by seat: the place in the list of bots
    scale: float
    by_iterations: bool


@dataclass(frozen=True, slots=True)
class Played:
    """How one match went."""

    pairing: Pairing
    actions: int
    seconds: float
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    thinking: tuple[float, ...]  # seconds, by seat
    decisions: tuple[int, ...]  # by seat: actions that were a choice
    reason: str  # why it was over
    rounds: int | None  # played, in a game whose view counts them


class Died(Exception):
    """A child process ended by itself."""


def pairings(
    setups: Sequence[Setup], bots: Sequence[str], *, exchange: bool, scale: float, by_iterations: bool
) -> list[Pairing]:
    """Every deal once, or once for each way to seat the bots around the table in their order."""
    rotations = range(len(bots)) if exchange else range(1)
    planned: list[Pairing] = []
    # A read-only view of the options cannot be sent to a process, a dict can.
    for setup in (setup._replace(options=dict(setup.options)) for setup in setups):
        for turn in rotations:
            entries = tuple((seat + turn) % len(bots) for seat in range(len(bots)))
            seated = tuple(bots[entry] for entry in entries)
            planned.append(Pairing(len(planned), setup, seated, entries, scale, by_iterations))
    return planned


def played(pairing: Pairing) -> Played:
    """Play one match to its end."""
    game, setup = load(pairing.setup.game), pairing.setup
    state = game.new(setup)
    thinking, decisions, actions = [0.0] * setup.seats, [0] * setup.seats, 0
    began = time.perf_counter()
    while actors := game.actors(state):
        seat = actors[0]
        # A thought has its own luck, which must not be that of the deal.
        rng = Random(f"bot/{setup.seed}/{pairing.entries}/{actions}")
        asked = time.perf_counter()
        legal = game.legal(state, seat)
        if len(legal) > 1:
            decisions[seat] += 1
            steps = _chosen(game, pairing, state, seat, legal, rng)
        else:
            steps = (legal[0],)
        thinking[seat] += time.perf_counter() - asked
        for action in steps:
            state, _ = game.apply(state, seat, action)
        actions += len(steps)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(
        pairing,
        actions,
        time.perf_counter() - began,
        outcome.winners,
        outcome.scores,
        tuple(thinking),
        tuple(decisions),
        outcome.reason,
        cast("int | None", game.view(state, None).get("round")),
    )


def _chosen(game: AnyGame, pairing: Pairing, state: State, seat: Seat, legal: Sequence[Action], rng: Random) -> Steps:
    bot = pairing.bots[seat]
    if bot == RANDOM:
        return (legal[int(rng.random() * len(legal))],)
    level = LEVELS[bot]
    if pairing.by_iterations:
        return decided(game, pairing.setup, state, seat, level, rng, scale=pairing.scale).steps
    began, seconds = time.perf_counter(), max(1e-6, level.seconds * pairing.scale)
    return decided(
        game, pairing.setup, state, seat, level, rng, spent=lambda: (time.perf_counter() - began) / seconds
    ).steps


def all_played(plan: Sequence[Pairing], jobs: int) -> Iterator[Played]:
    """The matches as they are finished. Raises Died when a child process ends by itself."""
    if jobs == 1 or len(plan) < 2:
        yield from map(played, plan)
        return
    crew = Crew(min(jobs, len(plan)))
    try:
        yield from crew.played(plan)
    finally:
        crew.end()


class Crew:
    """Some child processes that play matches."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._members: dict[Connection, SpawnProcess] = {}
        for _ in range(count):
            near, far = context.Pipe()
            member = context.Process(target=_play_what_comes, args=(far,), daemon=True)
            member.start()
            far.close()  # so that the end of the child is the end of its pipe
            self._members[near] = member

    def played(self, plan: Sequence[Pairing]) -> Iterator[Played]:
        waiting = iter(plan)
        busy = [pipe for pipe in self._members if _hand_out(pipe, waiting)]
        while busy:
            for pipe in wait(busy):
                assert isinstance(pipe, Connection)
                try:
                    result: Played = pipe.recv()
                except (EOFError, OSError):
                    raise Died from None
                if not _hand_out(pipe, waiting):
                    busy.remove(pipe)
                yield result

    def end(self) -> None:
        """End all processes, in the middle of a match too."""
        for pipe, member in self._members.items():
            member.kill()
            member.join()
            pipe.close()


def _hand_out(pipe: Connection, waiting: Iterator[Pairing]) -> bool:
    pairing = next(waiting, None)
    if pairing is not None:
        with suppress(OSError):  # a dead child is noticed when its result is read
            pipe.send(pairing)
    return pairing is not None


def _play_what_comes(pipe: Connection) -> None:
    """The life of a child: it ends with its pipe. Ctrl-C is for the parent, which then ends the children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(played(pipe.recv()))
