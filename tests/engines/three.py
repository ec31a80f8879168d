"""A game for three seats, as small as can be: each in turn adds 1 or 2 to its own heap, twice around."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Annotated, Literal, TypedDict

import pytest

from engines.game import Event, Game, IllegalAction, NotationError, OptionValue, Outcome, Setup, Side, each_alone
from engines.shapes import Between, Breakdown, BySeat, GameShapes, Seat, Seats

State = tuple[int, ...]  # what was added, in order


class View(TypedDict):
    phase: Literal["add"]
    actors: Seats
    scores: BySeat[int]
    breakdown: Breakdown


class Details(TypedDict):
    """It tells nothing besides its reasons."""


SHAPES = GameShapes(View, {"add": {"by": Seat, "number": Annotated[int, Between(1, 2)]}}, Details, ("points",), ())


class Heaps(Game):
    """All methods are those of `engines.game.Game`."""

    id = "heaps"
    options = ()
    events = ("add",)
    reasons = ("not_your_turn",)
    secret = False
    positions = False
    shapes = SHAPES

    def seat_counts(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        return (3,)

    def new(self, setup: Setup) -> State:
        return ()

    def opening(self, state: State) -> list[Event]:
        return []

    def actors(self, state: State) -> tuple[int, ...]:
        return (len(state) % 3,) if len(state) < 6 else ()

    def automatic(self, state: State) -> None:
        """Everything is chosen."""

    def sides(self, state: State) -> tuple[Side, ...]:
        return each_alone(3)

    def legal(self, state: State, seat: int) -> tuple[int, ...]:
        return (1, 2) if seat in self.actors(state) else ()

    def apply(self, state: State, seat: int, action: object) -> tuple[State, list[Event]]:
        if action not in self.legal(state, seat):
            raise IllegalAction("not_your_turn", "R1")
        return (*state, action), [Event({"kind": "add", "by": seat, "number": action})]

    def heaps(self, state: State) -> tuple[int, ...]:
        return tuple(sum(state[seat::3]) for seat in range(3))

    def view(self, state: State, seat: int | None) -> dict:
        return {"phase": "add", "actors": list(self.actors(state)), "scores": list(self.heaps(state)), "breakdown": []}

    def outcome(self, state: State) -> Outcome | None:
        if len(state) < 6:
            return None
        heaps = self.heaps(state)
        ranking = tuple(tuple(seat for seat in range(3) if heaps[seat] == heap) for heap in sorted(set(heaps))[::-1])
        return Outcome(ranking, heaps, (), "points", "R2")

    def next_options(self, state: State) -> Mapping[str, OptionValue]:
        return {}

    def imagine(self, state: State, seat: int, rng: Random) -> State:
        return state

    def write(self, action: object) -> str:
        return f"+{action}"

    def read(self, text: str) -> int:
        if text not in ("+1", "+2"):
            raise NotationError(text)
        return int(text)


SETUP = Setup("heaps", 3, {}, 1)


def join_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a match find this game."""
    monkeypatch.setattr("engines.match.load", lambda game_id: Heaps())
