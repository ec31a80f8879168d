"""Moments of random games of XIII: Le Complot: every question, also between the steps of a choice, with its updates.

Most are from crowded positions, in which much more happens than in a game from its beginning.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from engines.complot import GAME
from engines.complot.consistency import PHASES
from engines.complot.state import State
from engines.game import Event, Seat
from engines.match import Draft
from engines.record import Player
from network.messages.table import Update
from tests.engines.complot.strewn import strewn
from tests.engines.complot.table import at

NAMES = ("Alice", "Bruno", "Chloé", "Denis", "Élodie")
SEATS = (2, 3, 4, 5)
EACH = 3  # moments of a phase, for each number of seats
SEEDS = range(60)


class Moment(NamedTuple):
    """A table that waits for a choice, or for its next step; over if there is no draft."""

    start: State
    draft: Draft | None
    seats: int
    phase: str

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.seats]

    @property
    def chooser(self) -> Update:
        """As the one who chooses sees it, with the steps so far."""
        return self.seen_by(0 if self.draft is None else self.draft.seat)

    @property
    def legal(self) -> tuple[str, ...]:
        draft = self.draft
        return () if draft is None else tuple(map(GAME.write, GAME.legal(draft.state, draft.seat)))

    def seen_by(self, seat: Seat | None, start: State | None = None) -> Update:
        """Without a log. `start`: another table that must look the same to this seat."""
        draft, is_asked = self.draft, self.draft is not None and seat == self.draft.seat
        state = self.start if start is None else start
        steps: tuple[str, ...] = ()
        if draft is not None and is_asked:
            again = Draft(GAME, draft.seat, state)
            for step in draft.steps:
                again = again.extended(step)
            state, steps = again.state, draft.steps
        outcome = GAME.outcome(state)
        return Update(
            0,
            0,
            seat,
            GAME.view(state, seat),
            tuple(map(GAME.write, GAME.legal(state, seat))) if is_asked and seat is not None else (),
            () if draft is None else (draft.seat,),
            tuple(map(Player, self.names)),
            0,
            (),
            outcome=None if outcome is None else outcome.plain(),
            choices=GAME.choices(state, seat) if is_asked and seat is not None else {},
            draft=steps,
        )

    @property
    def everyone(self) -> list[Update]:
        return [self.seen_by(seat) for seat in (*range(self.seats), None)]


class Played(NamedTuple):
    """A whole game: its moments, and what happened after each of them."""

    moment: Moment
    events: tuple[Event, ...]


def played(seed: int, seats: int) -> Iterator[Played]:
    """A game at random from a crowded position to its end; few pass or stop where they can do something."""
    state, rng = strewn(seed, seats).state, Random(seed)
    while actors := GAME.actors(state):
        draft = Draft(GAME, actors[0], state)
        while not draft.is_whole:
            moment = Moment(state, draft, seats, str(GAME.view(draft.state, draft.seat)["phase"]))
            yield Played(moment, ())
            lively = [text for text in moment.legal if text not in ("pass", "end", "done")]
            draft = draft.extended(rng.choice(lively if lively and rng.random() < 0.6 else moment.legal))
        state = draft.state
        yield Played(moment, tuple(draft.events))
    yield Played(Moment(state, None, seats, "over"), ())


def verb(text: str) -> str:
    """What is done, without to whom: "buy", "+", "> inf", "SOI"."""
    found = re.match(r"[a-z]+|[+>@]|[A-Z]{3}", text)
    assert found, text
    sign = re.search(r" (inf|inc|avi|esq|out|by|card|with|pile|order)=", text)
    return " ".join((found[0], *([sign[1]] if sign else [])))


def delivery() -> Moment:
    """A carrier at the destination, which random play seldom brings about (R13.12)."""
    missions = {"M18": {"winner": "A", "carrier": "A.a1"}}
    state = at(phase=8, turn="A", board={11: "A:a1"}, active="M18", missions=missions).state
    return Moment(state, Draft(GAME, 0, state), 3, "attempt")


@cache
def moments() -> tuple[Moment, ...]:
    """Some moments of every phase, and one of each verb; the rare ones are looked for longer."""
    found: dict[tuple[str, int], list[Moment]] = {("attempt", 3): [delivery()]}
    verbs: set[str] = set()
    for seed in SEEDS:
        if seed > len(SEATS) and {phase for phase, _ in found} == {*PHASES, "over"}:
            break
        seats = SEATS[seed % len(SEATS)]
        for moment, events in played(seed, seats):
            kept = found.setdefault((moment.phase, seats), [])
            new = {verb(text) for text in moment.legal} - verbs
            if not events and (new or len(kept) < EACH):
                kept.append(moment)
                verbs |= new
    return tuple(moment for kept in found.values() for moment in kept)


def of_phase(phase: str) -> Moment:
    return next(moment for moment in moments() if moment.phase == phase)


@cache
def told() -> tuple[tuple[Event, int], ...]:
    """Events of some games, with the number of seats."""
    return tuple(
        (event, SEATS[seed % len(SEATS)])
        for seed in range(12)
        for _, events in played(seed, SEATS[seed % len(SEATS)])
        for event in events
    )
