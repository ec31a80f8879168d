"""Random games of Guerre froide, with what each seat has seen of them: for invariants and for leak tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engines.coldwar import GAME
from engines.game import Action, Event, Seat, Setup, State, checked
from tests.engines.coldwar.table import ROSTERS

SETUPS: tuple[tuple[int, str], ...] = ((2, "amb"), *((3, roster) for roster in ROSTERS))
"""Both modes and all rosters: number of seats, roster."""

LONGEST = 45 * 250  # actions: no turn of a game is longer than 250


class Moment(NamedTuple):
    """A state, what was then done (by its place in the legal list), and what came of it."""

    state: State
    seat: Seat
    index: int
    action: Action
    after: State
    events: tuple[Event, ...]

    @property
    def text(self) -> str:
        return GAME.write(self.action)

    @property
    def verb(self) -> str:
        return self.text.split(" ")[0]

    @property
    def kinds(self) -> set[str]:
        return {event.kind for event in self.events}


def setup_of(seats: int, roster: str, seed: int) -> Setup:
    return checked(GAME, seats, {"roster": roster}, seed)


def moments(seats: int, roster: str, seed: int) -> Iterator[Moment]:
    """A game in which each seat that must choose, and each choice, is as likely as any other."""
    yield from moments_from(GAME.new(setup_of(seats, roster, seed)), Random(seed))


def moments_from(state: State, rng: Random) -> Iterator[Moment]:
    for _ in range(LONGEST):
        actors = GAME.actors(state)
        if not actors:
            return
        seat = actors[int(rng.random() * len(actors))]
        legal = GAME.legal(state, seat)
        index = int(rng.random() * len(legal))
        after, events = GAME.apply(state, seat, legal[index])
        yield Moment(state, seat, index, legal[index], after, tuple(events))
        state = after
    raise AssertionError("the game does not end")


def finished(state: State, rng: Random) -> State:
    """The last state of a random game: nothing but legal and apply, as fast as may be."""
    legal, apply, random, actors = GAME.legal, GAME.apply, rng.random, GAME.actors
    while waiting := actors(state):
        seat = waiting[int(random() * len(waiting))]
        choices = legal(state, seat)
        state, _ = apply(state, seat, choices[int(random() * len(choices))])
    return state


def sight(state: State, viewer: Seat | None) -> tuple[object, ...]:
    """All that a viewer (None: a spectator) may know and do at a moment."""
    return (GAME.view(state, viewer), () if viewer is None else tuple(GAME.legal(state, viewer)), GAME.actors(state))


def heard(events: tuple[Event, ...] | list[Event], viewer: Seat | None) -> list[object]:
    """What a viewer noticed of what happened."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def viewers(seats: int) -> list[Seat | None]:
    return [*range(seats), None]
