"""What leaves a game is of the shapes it declares: another law, for every game, option, number of seats and reader.

And the other way round: nothing is declared that never comes, and whatever is a little wrong is refused, or at least
never raises anything but ShapeError.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any, NotRequired, get_origin

import pytest

import engines
from engines.game import Game, IllegalAction, Setup, checked
from engines.match import Match
from engines.readers import Readers, declared
from engines.shapes import Between, ShapeError
from engines.validation import Validator
from tests.engines.play import Moment, default_setups, described, larger_setups, option_setups, random_play
from tests.engines.test_laws import viewers

all_options = pytest.mark.parametrize("setup", option_setups(4), ids=described)
all_seats = pytest.mark.parametrize("setup", [*default_setups(4), *larger_setups(4)], ids=described)
all_games = pytest.mark.parametrize("game", [engines.load(game_id) for game_id in engines.games()], ids=engines.games())


def validator(setup: Setup) -> Validator:
    return Validator(engines.load(setup.game), setup.seats, setup.options)


def assert_sound(told: Validator, setup: Setup, moment: Moment) -> None:
    game, state = moment.game, moment.state
    for seat in viewers(setup):
        view = game.view(state, seat)
        told.view(view, seat)
        legal = [] if seat is None else [game.write(action) for action in game.legal(state, seat)]
        told.legal(legal, game.choices(state, seat) if legal else {}, view, seat)


@all_options
def test_views_events_choices_legal_actions_and_outcomes_are_of_their_shapes(setup):
    told = validator(setup)
    for number, moment in enumerate(random_play(setup, 9)):
        if number % 3 == 0 or moment.seat is None:
            assert_sound(told, setup, moment)
        events = [*(moment.game.opening(moment.state) if number == 0 else ()), *moment.events]
        for event in events:
            for seat in viewers(setup):
                seen = event.seen_by(seat)
                if seen is not None:
                    told.event(seen)
    for seat in viewers(setup):
        told.outcome(moment.game.outcome(moment.state).plain(), moment.game.view(moment.state, seat))


@all_seats
def test_what_is_told_of_calls_and_of_matches_that_were_stopped(setup):
    told = validator(setup)
    for lines in (
        ["0 !draw?", "1 !draw-"],
        ["0 !resign", "1 !resign", "2 !resign"],
        ["1 !time"],
        ["0 !draw?", "1 !draw!", "2 !draw!", "3 !draw!"],
    ):
        match = Match(setup)
        for line in lines:
            if match.outcome is None and int(line[0]) < setup.seats:
                for event in match.play(int(line[0]), line[2:]):
                    told.event(event.seen_by(None))
        if match.outcome is not None:
            told.outcome(match.outcome.plain(), match.game.view(match.state, 0))
    match = Match(setup)
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    if not match.settled:
        told.event(match.play(seat, "!undo 0")[0].seen_by(None))


@all_seats
def test_details_of_refusals_are_of_their_shape(setup):
    told, tried = validator(setup), []
    for moment in random_play(setup, 3):
        for action in tried[:: 1 + len(tried) // 30]:
            try:
                moment.game.apply(moment.state, setup.seats - 1, action)
            except IllegalAction as wrong:
                told.details(wrong.details)
        tried.append(moment.action)


# Nothing is declared in vain.


@all_games
def test_every_kind_of_event_has_a_shape_and_no_other(game):
    assert tuple(game.shapes.events) == game.events


@all_games
def test_every_view_declares_what_every_window_needs(game):
    keys = declared(game.shapes.view)
    assert {"phase", "actors", "scores", "breakdown"} <= set(keys)
    assert ("position" in keys) == game.sketches
    assert ("where" in keys) == (game.shapes.move is not None)


def optional_keys(game: Game, setup: Setup) -> Iterator[tuple[set[str], set[str]]]:
    """Of each choice on the way of a match: what may be told of it and need not, and what of that is."""
    for moment in random_play(setup, 5):
        for seat in game.actors(moment.state):
            for text, choice in game.choices(moment.state, seat).items():
                fields = game.shapes.choice(game.read(text))
                optional = {name for name, hint in fields.items() if get_origin(hint) is NotRequired}
                yield optional, optional & set(choice)


@all_games
def test_what_a_choice_may_tell_is_told_of_some(game):
    may_be, found = set[str](), set[str]()
    for setup in (setup for setup in [*default_setups(2), *larger_setups(2)] if setup.game == game.id):
        for optional, told in optional_keys(game, setup):
            may_be |= optional
            found |= told
        if found == may_be:
            break
    assert found == may_be


# What is a little wrong.

ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    99,
    2**31,
    -(2**40),
    2**64,
    0.5,
    float("nan"),
    "",
    "x",
    "é" * 300,
    [],
    {},
    [[]],
    [None] * 500,
    {"x": 1},
    b"bytes",
)
NEVER = object()  # equal to nothing that a game tells


def spots(told: Any) -> Iterator[tuple[Any, Any]]:
    """Every place inside where something stands: what holds it, and its key."""
    for key in list(told) if isinstance(told, dict) else range(len(told)):
        yield told, key
        if isinstance(told[key], dict | list):
            yield from spots(told[key])


def moments_of(setup: Setup, count: int) -> list[Moment]:
    moments = list(random_play(setup, 6))
    return moments[:: max(1, len(moments) // count)]


@all_seats
def test_a_view_with_something_odd_in_it_raises_shape_errors_only(setup):
    told, rng = validator(setup), Random(7)
    for moment in moments_of(setup, 6):
        seat = rng.choice(viewers(setup))
        view = moment.game.view(moment.state, seat)
        choices = {} if seat is None else moment.game.choices(moment.state, seat)
        for _ in range(15):
            lie, odd = deepcopy(view), deepcopy(choices)
            holder, key = rng.choice([*spots(lie), *spots(odd)])
            match rng.randrange(4):
                case 0:
                    del holder[key]
                case 1 if isinstance(holder, dict):
                    holder[key + "s"] = holder.pop(key)
                case 1:
                    holder *= 2
                case _:
                    holder[key] = rng.choice(ODD)
            try:
                told.view(lie, seat)
                told.legal([*odd], odd, lie, seat)
            except ShapeError:
                continue


@all_seats
def test_wherever_a_view_has_something_nothing_can_stand_there_that_no_game_tells(setup):
    """A key that is missing or new, a number of another kind, something without end: at every place of a view."""
    told = validator(setup)
    for moment in moments_of(setup, 3):
        view = moment.game.view(moment.state, 0)
        for number, (holder, key) in enumerate(list(spots(view))):
            if number % 17:
                continue
            kept = holder[key]
            for lie in (NEVER, 1.5, 2**40, "é" * 3_000, [[[]]] * 5_000, b""):
                holder[key] = lie
                with pytest.raises(ShapeError):
                    told.view(view, 0)
            holder[key] = kept
    told.view(view, 0)


@all_seats
def test_wherever_a_choice_has_something_nothing_can_stand_there_that_no_game_tells(setup):
    told = validator(setup)
    for moment in moments_of(setup, 3):
        for seat in moment.game.actors(moment.state):
            view, choices = moment.game.view(moment.state, seat), moment.game.choices(moment.state, seat)
            for number, (holder, key) in enumerate(list(spots(choices))):
                if number % 17:
                    continue
                kept = holder[key]
                for lie in (NEVER, 1.5, 2**40, "é" * 3_000, [[[]]] * 5_000, b""):
                    holder[key] = lie
                    with pytest.raises(ShapeError):
                        told.legal([*choices], choices, view, seat)
                holder[key] = kept
            told.legal([*choices], choices, view, seat)


@all_seats
def test_there_is_a_choice_for_each_legal_action_and_no_other(setup):
    told = validator(setup)
    moment = next(random_play(setup, 1))
    seat = moment.game.actors(moment.state)[0]
    view, choices = moment.game.view(moment.state, seat), dict(moment.game.choices(moment.state, seat))
    told.legal([*choices], choices, view, seat)
    first, *others = choices
    for legal in (others, [first]):
        with pytest.raises(ShapeError) as caught:
            told.legal(legal, choices, view, seat)
        assert caught.value.path == "choices"


@all_seats
def test_every_key_of_a_view_is_needed_and_no_other_is_known(setup):
    told = validator(setup)
    view = next(random_play(setup, 1)).game.view(next(random_play(setup, 1)).state, 0)
    for key in view:
        with pytest.raises(ShapeError) as caught:
            told.view({name: value for name, value in view.items() if name != key}, 0)
        assert caught.value.path == key
    with pytest.raises(ShapeError):
        told.view({**view, "more": 1}, 0)


@pytest.mark.parametrize("game_id", engines.games())
def test_numbers_of_a_game_fit_into_32_bits(game_id):
    """Windows count in them."""
    module = import_module(f"engines.{game_id}.shapes")
    for value in vars(module).values():
        for bound in getattr(value, "__metadata__", ()):
            if isinstance(bound, Between):
                assert -(2**31) <= bound.least <= bound.most < 2**31


def test_shapes_are_those_of_the_match_that_is_played():
    """A square of the large board is none in a duel; a third seat is none of two."""
    cirkle, coldwar = engines.load("cirkle"), engines.load("coldwar")
    move = {"kind": "move", "by": 0, "unit": "T", "from": "I1", "to": "I2", "protected": False}
    Validator(cirkle, 4, {"mode": "solo"}).event(move)
    with pytest.raises(ShapeError, match="from"):
        Validator(cirkle, 2, {"mode": "duel"}).event(move)
    listening = {"kind": "listening", "by": 2, "on": 0}
    Validator(coldwar, 3, checked(coldwar, 3, {}, 1).options).event(listening)
    with pytest.raises(ShapeError, match="by"):
        Validator(coldwar, 2, checked(coldwar, 2, {}, 1).options).event(listening)


@all_games
def test_every_declared_shape_has_bounds(game):
    """Nothing can be made of one that has none."""
    for seats in (2, 4):
        readers = Readers(seats, {"line": game.shapes.lines, "square": ("A1",), "place": ("A1",)})
        assert readers.reader(game.shapes.view)
        assert readers.reader(game.shapes.details)
        assert all(readers.fields(fields) for fields in game.shapes.events.values())
