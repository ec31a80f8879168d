"""Matches of The Circle to lay out on a desk, also with a choice that is half made."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from pytestqt.qtbot import QtBot

import engines
from engines.game import OptionValue, Seat, Setup, checked
from engines.match import Draft, Match
from network.messages.table import Update
from tests.qtapp.boards.desk import Desk, update_of

RARE = ("m", "u:", "v+", "g:", "t:", "h:", "b:", "i:", "x:R", "x:S1", "x:O2", "x:O3")
"""What a game seldom comes to by chance, and tests want to see."""
PLAYERS = ("Alice", "Bruno", "Chloé", "David", "Élodie", "François")


class Play:
    """A match, and the steps of a choice that is being made."""

    def __init__(self, setup: Setup) -> None:
        self.match = Match(setup)
        self.draft: Draft | None = None

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.match.actors[0]

    @property
    def state(self) -> object:
        return self.match.state if self.draft is None else self.draft.state

    @property
    def legal(self) -> tuple[str, ...]:
        game = self.match.game
        return tuple(game.write(action) for action in game.legal(self.state, self.seat)) if self.match.actors else ()

    @property
    def view(self) -> dict:
        return self.match.game.view(self.state, self.seat if self.match.actors else None)

    def step(self, text: str) -> None:
        """One step; the one that completes a choice plays it."""
        draft = (self.draft or Draft(self.match.game, self.seat, self.match.state)).extended(text)
        self.draft = None if draft.is_whole else draft
        if draft.is_whole:
            self.match.play(draft.seat, draft.text)

    def update(self, seat: Seat | None, names: tuple[str, ...] = PLAYERS) -> Update:
        """The match as a seat sees it, with its own steps."""
        update = update_of(self.match, seat, names)
        if self.draft is None or seat != self.draft.seat:
            return update
        choices = self.match.game.choices(self.state, seat)
        return update._replace(view=self.view, legal=self.legal, choices=choices, draft=self.draft.steps)


class CercleDesk(Desk):
    """A desk on which choices are made in steps."""

    def __init__(self, qtbot: QtBot, play: Play, **options: object) -> None:
        self.play_of = play
        super().__init__(qtbot, play.match, **{"names": PLAYERS, **options})  # type: ignore[arg-type]

    @property
    def update(self) -> Update:
        seat = (self.match.actors[0] if self.match.actors else 0) if self.seat == "actor" else self.seat
        return self.play_of.update(seat, self.names)  # type: ignore[arg-type]

    def play(self, action: str, seat: Seat | None = None) -> None:
        self.play_of.step(action)
        self.show()


def new_play(seats: int = 3, seed: int = 3, **options: OptionValue) -> Play:
    return Play(checked(engines.load("cercle"), seats, options, seed))


def laid(position: str, *steps: str) -> Play:
    """A match that begins in a written position (section 14 of the rules), and these steps."""
    seats = int(position.partition("n=")[2][0])
    play = Play(checked(engines.load("cercle"), seats, {}, 1, position))
    for step in steps:
        play.step(step)
    return play


def lively(play: Play, rng: Random) -> str:
    """A step: rare ones gladly, otherwise whatever comes."""
    legal = play.legal
    rare = [text for text in legal if text.startswith(RARE)]
    if rare and rng.random() < 0.5:
        return rng.choice(rare)
    return rng.choice([text for text in legal if not text.startswith("u:") and text != "e"] or list(legal))


Wanted = str | Callable[[Play], bool]


def played_until(wanted: Wanted, seats: int = 3, seed: int = 3, least: int = 0, **options: OptionValue) -> Play:
    """A match that has come to this phase, or to what is wanted; another seed if a game ends before."""
    setup, lines, steps = _found(wanted, seats, seed, least, tuple(options.items()))
    play = Play(setup)
    for seat, text in lines:
        play.match.play(seat, text)
    for step in steps:
        play.step(step)
    return play


@cache
def _found(
    wanted: Wanted, seats: int, seed: int, least: int, options: tuple[tuple[str, OptionValue], ...]
) -> tuple[Setup, tuple[tuple[Seat, str], ...], tuple[str, ...]]:
    """How such a match is set up and played; it is looked for once."""
    for start in range(seed, seed + 60):
        play, rng = new_play(seats, start, **dict(options)), Random(start)
        while play.match.actors and len(play.match.steps) < 1200:
            is_there = wanted(play) if callable(wanted) else play.view["phase"] == wanted
            if is_there and len(play.match.steps) >= least:
                break
            play.step(lively(play, rng))
        if play.match.actors or wanted == "over":
            lines = tuple((step.seat, step.text) for step in play.match.steps)
            return play.match.setup, lines, play.draft.steps if play.draft else ()
    raise LookupError(wanted)


@cache
def offering(*beginnings: str) -> Callable[[Play], bool]:
    """Wanted: choices that begin so."""
    return lambda play: all(any(text.startswith(each) for text in play.legal) for each in beginnings)
