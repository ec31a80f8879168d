"""A table to write rule tests at: a position in text, moves in notation. Seats count from 1, as in the specification.

`at("n=2 first=1 phase=2 seat=1 rdy 1 O1b").play("1 x:O1b")`; a line is a seat and a move, whole forms included, or
several steps of one separated by " ; ", or a single step. What is not legal raises the engine's error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from engines.cercle import GAME
from engines.cercle.state import State, secrets_of
from engines.game import Event, OptionValue, Outcome, checked
from engines.match import Draft
from engines.motion import visible
from tests.engines.cercle.writing import written

FEWEST = 2


class Table:
    """A game in play, addressed in notation."""

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.last = events  # of the last call of `play`, or of setting up

    def play(self, *lines: str) -> Table:
        """Moves one after the other, by the seats named. A line may be a step, and leave its move half made."""
        self.last = []
        for line in lines:
            seat, _, text = line.partition(" ")
            draft = Draft(GAME, int(seat) - 1, self.state).extended(text)
            self.state = draft.state
            self.last += draft.events
        return self

    def forked(self) -> Table:
        """The same table, free to go its own way."""
        return Table(self.state, [])

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in notation."""
        return [GAME.write(action) for action in GAME.legal(self.state, seat - 1)]

    def choices(self, seat: int) -> dict[str, Any]:
        """What each of it would do; seats in there count from 0, as in views."""
        return dict(GAME.choices(self.state, seat - 1))

    @property
    def actors(self) -> tuple[int, ...]:
        return tuple(seat + 1 for seat in GAME.actors(self.state))

    @property
    def asked(self) -> int:
        """The seat that must choose."""
        (seat,) = self.actors
        return seat

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def view(self) -> dict[str, Any]:
        return GAME.view(self.state, None)

    @property
    def half_made(self) -> int | None:
        seat = GAME.half_made(self.state)
        return None if seat is None else seat + 1

    @property
    def events(self) -> list[dict[str, Any]]:
        """What the last call of `play` brought about; seats in it are counted from 0."""
        return [dict(event.data) for event in self.last]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.last]

    def where(self, component: str) -> str:
        """The place of a spy or marker as the engine names it (seats from 0), or "?deck"."""
        return GAME.where(self.state, None)[component]

    @property
    def everywhere(self) -> dict[str, Any]:
        return visible(GAME.where(self.state, None))

    def row(self, edge: int) -> list[str]:
        """The spies at an edge of the wheel, inside out."""
        return self._row(f"wheel:{edge}:")

    def ready(self, seat: int) -> list[str]:
        return self._row(f"ready:{seat - 1}:")

    def _row(self, prefix: str) -> list[str]:
        found = {place: spy for spy, place in GAME.where(self.state, None).items() if place.startswith(prefix)}
        return [found[place] for place in sorted(found, key=lambda place: int(place.split(":")[2]))]

    @property
    def vp(self) -> tuple[int, ...]:
        return self.state.vp

    @property
    def circle(self) -> int:
        return self.state.circle

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def secrets(self, seat: int) -> dict[str, int]:
        """The counts of a seat's divisions."""
        return dict(zip("ISRO", secrets_of(self.state, seat - 1), strict=True))

    def position(self) -> str:
        """The position as text, while a seat is asked in its turn of phase 1 or 2."""
        return written(self.state)

    def random_states(self, seed: int) -> Iterator[State]:
        """Every state of a match that is played on at random from here, without this one."""
        state, rng = self.state, Random(seed)
        while actors := GAME.actors(state):
            legal = GAME.legal(state, actors[0])
            state, _ = GAME.apply(state, actors[0], legal[int(rng.random() * len(legal))])
            yield state


def at(position: str, seed: int = 0, **options: OptionValue) -> Table:
    """A table in a written position; of n=2 if it does not say."""
    found = re.search(r"\bn=([0-9])", position)
    return _begun(int(found[1]) if found else FEWEST, position, seed, options)


def fresh(seats: int = FEWEST, seed: int = 0, **options: OptionValue) -> Table:
    """A table that is set up in the usual way."""
    return _begun(seats, "", seed, options)


def _begun(seats: int, position: str, seed: int, options: dict[str, OptionValue]) -> Table:
    state = GAME.new(checked(GAME, seats, options, seed, position))
    return Table(state, GAME.opening(state))
