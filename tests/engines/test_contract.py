"""The contract itself: setups, events, outcomes, errors, chance, component data and the registry."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

import pytest

import engines
from engines import components
from engines.chance import Chance, shuffled
from engines.components import DataError
from engines.game import MAX_SEED, Event, IllegalAction, NotationError, Outcome, SetupError, checked
from tests.engines.play import default_setups, random_play

WAGONS = engines.load("wagons")


def test_games_are_found_by_their_id():
    assert "wagons" in engines.games()
    for game_id in engines.games():
        assert engines.load(game_id).id == game_id
        assert engines.load(game_id) is engines.load(game_id)


@pytest.mark.parametrize("game_id", ["", "chess", "bots", "game", "../wagons"])
def test_a_game_that_does_not_exist_is_refused(game_id):
    with pytest.raises(SetupError, match="unknown_game"):
        engines.load(game_id)


def test_a_checked_setup_has_every_option():
    setup = checked(WAGONS, 2, {"goal1": 7}, 5)
    assert dict(setup.options) == {"first": "random", "goal1": 7, "goal2": "random", "goal3": "random"}
    assert (setup.game, setup.seats, setup.seed) == ("wagons", 2, 5)
    with pytest.raises(TypeError):
        setup.options["goal1"] = 8


@pytest.mark.parametrize(
    ("seats", "options", "reason", "details"),
    [
        (2, {"colour": "red"}, "unknown_option", {"option": "colour"}),
        (2, {"first": "Z"}, "bad_value", {"option": "first", "value": "Z"}),
        (2, {"goal1": True}, "bad_value", {"option": "goal1", "value": True}),
        (7, {}, "bad_seats", {"seats": 7}),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(seats, options, reason, details):
    with pytest.raises(SetupError) as caught:
        checked(WAGONS, seats, options, 1)
    assert (caught.value.reason, caught.value.details) == (reason, details)


@pytest.mark.parametrize("seed", [MAX_SEED + 1, -MAX_SEED - 1])
def test_a_seed_that_no_record_could_tell_is_refused(seed):
    with pytest.raises(SetupError, match="bad_seed"):
        checked(WAGONS, 2, {}, seed)
    checked(WAGONS, 2, {}, MAX_SEED)


@pytest.mark.parametrize("game_id", engines.games())
def test_what_a_game_says_about_itself(game_id):
    game = engines.load(game_id)
    assert all(option.default in option.values for option in game.options)
    assert all(len(set(option.values)) == len(option.values) for option in game.options)
    assert game.secret in (True, False)
    names = [option.name for option in game.options]
    for codes in (names, game.events, game.reasons):
        assert len(set(codes)) == len(codes)
        assert all(re.fullmatch("[a-z][a-z0-9_]*", code) for code in codes)


def test_an_event_shows_hidden_fields_to_their_seats_only():
    event = Event({"kind": "draw", "by": 1, "card": "K7"}, hidden={"card": (1,)})
    assert event.kind == "draw"
    assert event.seen_by(1) == {"kind": "draw", "by": 1, "card": "K7"}
    assert event.seen_by(0) == event.seen_by(None) == {"kind": "draw", "by": 1, "card": None}


def test_an_event_with_an_audience_exists_for_those_seats_only():
    event = Event({"kind": "peek", "card": 3}, audience=(0, 2))
    assert event.seen_by(2) == {"kind": "peek", "card": 3}
    assert event.seen_by(1) is None
    assert event.seen_by(None) is None


def test_an_outcome_as_plain_data():
    outcome = Outcome(((1,), (0, 2)), (3, 9, 3), (("gold", (1, 2, 3)),), "points", "R10.2")
    assert outcome.winners == (1,)
    assert outcome.plain() == {
        "ranking": [[1], [0, 2]],
        "scores": [3, 9, 3],
        "breakdown": [["gold", [1, 2, 3]]],
        "reason": "points",
        "rule": "R10.2",
    }


def test_errors_carry_codes_and_details():
    error = IllegalAction("wrong_card", "R6.10", card=9)
    assert (error.reason, error.rule, error.details, str(error)) == (
        "wrong_card",
        "R6.10",
        {"card": 9},
        "wrong_card (card=9)",
    )
    assert str(SetupError("bad_deal")) == "bad_deal"
    assert NotationError("x" * 500).details == {"text": "x" * 80}


# These numbers must never change: every record ever written depends on them.
GOLDEN_SHUFFLES = {
    0: (18, 5, 3, 4, 10, 16, 13, 9, 2, 1, 15, 17, 11, 8, 6, 14, 12, 7),
    1: (9, 1, 10, 12, 14, 3, 11, 15, 13, 5, 6, 4, 2, 16, 18, 8, 7, 17),
    2**64: (11, 12, 7, 13, 8, 2, 10, 17, 5, 14, 4, 15, 1, 6, 18, 16, 3, 9),
}


@pytest.mark.parametrize("seed", GOLDEN_SHUFFLES)
def test_a_seed_always_shuffles_the_same(seed):
    assert Chance(seed).shuffled(range(1, 19))[0] == GOLDEN_SHUFFLES[seed]


def test_a_seed_always_rolls_the_same():
    chance, rolled = Chance(2026), []
    for _ in range(20):
        number, chance = chance.die()
        rolled.append(number)
    assert rolled == [1, 3, 1, 1, 1, 2, 1, 6, 1, 6, 5, 3, 4, 3, 2, 6, 3, 6, 5, 4]
    assert chance == Chance(2026, 20)


def test_a_deal_of_wagons_never_changes():
    state = WAGONS.new(checked(WAGONS, 2, {}, 42))
    assert (state.goals, state.slots, state.first) == (
        (18, 8, 6),
        (4, 2, 11, 3, 15, 12, 9, 1, 5, 13, 10, 16, 14, 7, 17),
        0,
    )


def test_chance_is_a_value():
    chance = Chance(3)
    assert chance.die() == chance.die()
    assert chance == Chance(3, 0)
    assert chance.below(10)[1] == Chance(3, 1)


def test_numbers_are_in_range_and_all_occur():
    chance, seen = Chance(9), set()
    for _ in range(200):
        number, chance = chance.below(7)
        seen.add(number)
    assert seen == set(range(7))
    assert {Chance(seed).die(20)[0] for seed in range(500)} == set(range(1, 21))


class OnlyRandom:
    """A source that has nothing but `random()`."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random


def test_shuffles_ask_for_random_alone():
    assert shuffled("abcdefgh", OnlyRandom(5)) == shuffled("abcdefgh", Random(5))
    assert sorted(shuffled(range(50), Random(1))) == list(range(50))
    assert shuffled([], Random(1)) == ()


def test_every_order_is_as_likely_as_any_other():
    counts: dict[tuple[str, ...], int] = {}
    rng = Random(8)
    for _ in range(6000):
        order = shuffled("abc", rng)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(880 <= count <= 1120 for count in counts.values())


class Piece(NamedTuple):
    id: str
    size: int
    moves: tuple[tuple[int, ...], ...]
    flying: bool = False


GOOD = '[[piece]]\nid = "rook"\nsize = 3\nmoves = [[1, 0], [0, 1]]\n'


def pieces(text: str) -> tuple[Piece, ...]:
    return components.records(components.parsed(text.encode(), "some.toml"), "piece", Piece, "some.toml")


def test_records_become_named_tuples():
    assert pieces(GOOD) == (Piece("rook", 3, ((1, 0), (0, 1))),)
    assert pieces(GOOD + "flying = true\n")[0].flying


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "some.toml: [[piece]]: -: missing"),
        ("piece = 3", "some.toml: [[piece]]: -: missing"),
        ("piece = [3]", "some.toml: [[piece]] number 1: -: expected a table, found 3"),
        ("[[piece]]\n", "some.toml: [[piece]] number 1: id: missing"),
        (GOOD + GOOD, "some.toml: [[piece]] number 2: id: 'rook' occurs twice"),
        (GOOD.replace("3", "true"), "some.toml: [[piece]] 'rook': size: expected int, found True"),
        (GOOD.replace("3", '"3"'), "some.toml: [[piece]] 'rook': size: expected int, found '3'"),
        (GOOD.replace("3", "3.0"), "some.toml: [[piece]] 'rook': size: expected int, found 3.0"),
        (GOOD.replace('"rook"', '""'), "some.toml: [[piece]] '': id: empty text"),
        (GOOD.replace("[0, 1]]", "7]"), "some.toml: [[piece]] 'rook': moves: expected a list, found 7"),
        (GOOD.replace("[0, 1]]", '[0, "1"]]'), "some.toml: [[piece]] 'rook': moves: expected int, found '1'"),
        (GOOD + "color = 1\n", "some.toml: [[piece]] 'rook': color: unknown field"),
        (GOOD.replace("size = 3\n", ""), "some.toml: [[piece]] 'rook': size: missing"),
    ],
)
def test_a_mistake_in_data_is_named_by_file_record_and_field(text, message):
    with pytest.raises(DataError) as caught:
        pieces(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("data", [b"[[piece", b"\xff\xfe", b"a = 1\na = 2"])
def test_data_that_is_no_toml_is_named(data):
    with pytest.raises(DataError) as caught:
        components.parsed(data, "some.toml")
    assert (caught.value.file, caught.value.record, caught.value.field) == ("some.toml", "file", "syntax")


def test_a_single_record():
    document = components.parsed(b'[piece]\nid = "rook"\nsize = 3\nmoves = []\n', "some.toml")
    assert components.single(document, "piece", Piece, "some.toml") == Piece("rook", 3, ())
    with pytest.raises(DataError, match=re.escape("some.toml: [king]: -: missing")):
        components.single(document, "king", Piece, "some.toml")


@pytest.mark.parametrize("game_id", engines.games())
def test_every_game_has_data_with_a_fingerprint(game_id):
    assert components.document(game_id)["game"]["id"] == game_id
    assert re.fullmatch("[0-9a-f]{8}", components.fingerprint(game_id))


@pytest.mark.parametrize("setup", default_setups(), ids=lambda setup: f"{setup.game}-{setup.seats}")
def test_a_game_says_whether_seats_see_different_things(setup):
    """People at one screen look at it together if nothing is secret, and must not if something is."""
    differ = any(
        moment.game.view(moment.state, seat) != moment.game.view(moment.state, None)
        for moment in random_play(setup, 1)
        for seat in range(setup.seats)
    )
    assert differ == engines.load(setup.game).secret
