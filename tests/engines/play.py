"""Random play of any game through the contract, for laws, transcripts and soak tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import engines
from engines.game import (
    Action,
    Event,
    Game,
    IllegalAction,
    OptionValue,
    Seat,
    Setup,
    SetupError,
    State,
    checked,
    usual_options,
)
from engines.match import Draft, Match

LONGEST = 5000  # actions; a game that goes on longer does not end


@dataclass(frozen=True)
class Moment:
    """A state of a game in play, and what was then done (nothing at the end)."""

    game: Game
    state: State
    seat: Seat | None = None
    action: Action | None = None
    events: tuple[Event, ...] = ()


def random_play(setup: Setup, seed: int) -> Iterator[Moment]:
    """Every moment of a match in which each seat that must choose, and each choice, is as likely as any other."""
    game, rng = engines.load(setup.game), Random(seed)
    state = game.new(setup)
    for _ in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            yield Moment(game, state)
            return
        seat = actors[int(rng.random() * len(actors))]
        legal = game.legal(state, seat)
        action = legal[int(rng.random() * len(legal))]
        after, events = game.apply(state, seat, action)
        yield Moment(game, state, seat, action, tuple(events))
        state = after
    raise AssertionError(f"no end after {LONGEST} actions: {setup}")


def refusal(game: Game, state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Why a seat may not do this, if it may not. `pytest.raises` takes longer than most refusals."""
    try:
        game.apply(state, seat, action)
    except IllegalAction as error:
        return error
    return None


def whole_choice(match: Match, seat: Seat, rng: Random, first: str = "") -> str:
    """A choice of a seat with all its steps, as a line of a record holds it: any, or one that begins with this step."""
    draft = Draft(match.game, seat, match.state)
    if first:
        draft = draft.extended(first)
    while not draft.is_whole:
        draft = draft.extended(match.game.write(rng.choice(match.game.legal(draft.state, seat))))
    return draft.text


def is_choice(match: Match, seat: Seat, text: str) -> bool:
    """Whether a seat could choose this now, all steps of it."""
    try:
        return seat in match.actors and Draft(match.game, seat, match.state).extended(text).is_whole
    except IllegalAction:
        return False


def verb_of(text: str) -> str:
    """What kind of choice it is: a word or a sign, without what it is about ("SOU" of "SOU1 d3", "+" of "+a1")."""
    found = re.match(r"[A-Za-z]+|\W", text)
    return found[0] if found else text


def default_setups(seed: int = 1) -> list[Setup]:
    """Every game with its default options, for every number of seats."""
    setups = []
    for game_id in engines.games():
        game = engines.load(game_id)
        for seats in game.seat_counts(usual_options(game)):
            setups.append(checked(game, seats, {}, seed))
    return setups


def larger_setups(seed: int = 1) -> list[Setup]:
    """Every value of an option that is played by other numbers of seats than the default."""
    setups = []
    for game_id in engines.games():
        game = engines.load(game_id)
        defaults = usual_options(game)
        for option in game.options:
            for value in option.values:
                if game.seat_counts(defaults | {option.name: value}) != game.seat_counts(defaults):
                    setups += _with_value(game, option.name, value, seed)
    return setups


def option_setups(seed: int = 1) -> list[Setup]:
    """Every value of every option at least once, for every number of seats that it allows."""
    setups = []
    for game_id in engines.games():
        game = engines.load(game_id)
        for option in game.options:
            for value in option.values:
                setups += _with_value(game, option.name, value, seed)
    return setups


def _with_value(game: Game, name: str, value: OptionValue, seed: int) -> list[Setup]:
    defaults = usual_options(game)
    setups = []
    for seats in game.seat_counts(defaults | {name: value}):
        try:
            setups.append(checked(game, seats, {name: value}, seed))
        except SetupError:
            continue
    assert setups, f"{game.id}: no setup with {name}={value}"
    return setups


def described(setup: Setup) -> str:
    """A name for a test: the game, the seats, and what is not as usual."""
    usual = usual_options(engines.load(setup.game))
    chosen = [f"{name}={value}" for name, value in setup.options.items() if value != usual[name]]
    return "-".join([setup.game, str(setup.seats), *chosen])
