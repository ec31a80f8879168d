"""The three laws of the contract, for every game, every value of every option and every number of seats.

1. A view tells nothing its seat may not know: `imagine` redraws the rest, and the view must not notice.
2. Notation and actions are two forms of the same thing.
3. Random legal play ends, keeps every component, and replays to the same states.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from itertools import pairwise
from random import Random

import msgpack
import pytest

import engines
from engines.game import END, Action, Game, Setup, State, checked
from engines.match import SEPARATOR, Match
from tests.engines.play import Moment, default_setups, described, option_setups, random_play, refusal

SEEDS = range(6)
MOMENTS = 120  # of a longer game are looked at, evenly, where each costs much
TELLING_SEED = 918273645546372819  # one that cannot turn up in a view by accident

defaults = pytest.mark.parametrize("setup", default_setups(TELLING_SEED), ids=described)
all_options = pytest.mark.parametrize("setup", option_setups(TELLING_SEED), ids=described)
seeds = pytest.mark.parametrize("seed", SEEDS)


def viewers(setup: Setup) -> list[int | None]:
    return [*range(setup.seats), None]


def assert_no_secret(game: Game, setup: Setup, state: State, rng: Random) -> None:
    for seat in range(setup.seats):
        imagined = game.imagine(state, seat, rng)
        if imagined is not state:
            assert game.view(imagined, seat) == game.view(state, seat)
            assert list(game.legal(imagined, seat)) == list(game.legal(state, seat))
            assert game.choices(imagined, seat) == game.choices(state, seat)
            assert game.actors(imagined) == game.actors(state)
            if game.half_made(state) in (None, seat):  # half-made choices of others may be emptied
                assert game.window(imagined) == game.window(state)
                assert game.half_made(imagined) == game.half_made(state)
        assert game.secret or game.view(state, seat) == game.view(state, None)


@defaults
@seeds
def test_law_1_a_view_keeps_the_secrets_of_others(setup, seed):
    for moment in random_play(setup, seed):
        assert_no_secret(moment.game, setup, moment.state, Random(seed))


@all_options
def test_law_1_with_every_option(setup):
    for number, moment in enumerate(random_play(setup, 1)):
        if number % 6 == 0:
            assert_no_secret(moment.game, setup, moment.state, Random(number))


@all_options
def test_law_2_notation_and_actions_are_two_forms_of_the_same(setup):
    for moment in random_play(setup, 2):
        for seat in moment.game.actors(moment.state):
            legal = moment.game.legal(moment.state, seat)
            texts = [moment.game.write(action) for action in legal]
            assert [moment.game.read(text) for text in texts] == list(legal)
            assert len(set(texts)) == len(texts) > 0
            assert all(text.isascii() and text.isprintable() and not text.startswith("!") for text in texts)


@all_options
def test_law_3_random_play_ends_keeps_all_components_and_replays(setup):
    kept = import_module(f"tests.engines.{setup.game}.kept").components
    moments = list(random_play(setup, 3))
    game, last = moments[0].game, moments[-1].state
    assert game.outcome(last) is not None
    kinds = [event.kind for moment in moments for event in moment.events]
    assert kinds.index(END) == len(kinds) - 1  # told once, and last
    assert len({json.dumps(kept(moment.state)) for moment in moments}) == 1
    state = game.new(setup)
    for moment, after in pairwise(moments):
        assert state == moment.state
        state, events = game.apply(state, moment.seat, moment.action)
        assert tuple(events) == moment.events
        assert state == after.state
        assert hash(state) == hash(after.state)


@all_options
def test_a_step_shows_nothing_and_a_window_can_be_passed(setup):
    for moment, after in pairwise(random_play(setup, 5)):
        game, seat = moment.game, game_half_made(after)
        if seat is not None:
            assert (seat, game.actors(after.state), moment.events) == (moment.seat, (moment.seat,), ())
            assert all(SEPARATOR not in game.write(action) for action in game.legal(after.state, seat))
        window = game.window(moment.state)
        assert not window or (game.actors(moment.state) == window[:1] and len(set(window)) == len(window))
        assert not window or game.half_made(moment.state) is None
        assert not window or game.view(moment.state, None)["phase"] in game.windows


def game_half_made(moment: Moment) -> int | None:
    return moment.game.half_made(moment.state)


@defaults
@seeds
def test_a_match_replays_from_its_lines(setup, seed):
    match, steps, chooser = Match(setup), list[str](), 0
    for moment in random_play(setup, seed):
        if game_half_made(moment) is None and steps:
            match.play(chooser, SEPARATOR.join(steps))
            steps.clear()
        assert steps or match.state == moment.state
        if moment.seat is not None:
            chooser = moment.seat
            steps.append(moment.game.write(moment.action))
    again = Match.replayed(setup, match.lines)
    assert [step.state for step in again.steps] == [step.state for step in match.steps]
    assert again.outcome == match.outcome


@all_options
def test_legal_lists_have_no_duplicates_and_are_for_actors_only(setup):
    for moment in random_play(setup, 4):
        game, state = moment.game, moment.state
        actors = game.actors(state)
        assert len(set(actors)) == len(actors)
        for seat in range(-1, setup.seats + 1):
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in actors)
            assert len(set(legal)) == len(legal)


@defaults
@seeds
def test_what_is_not_legal_is_refused_and_changes_nothing(setup, seed):
    moments = list(random_play(setup, seed))
    # Each action that was ever played, once: a long game plays some of them hundreds of times.
    tried: list[Action] = list(dict.fromkeys(moment.action for moment in moments if moment.action is not None))
    reasons = moments[0].game.reasons
    for moment in moments[:: 1 + len(moments) // MOMENTS]:
        game, state = moment.game, moment.state
        before = [game.view(state, seat) for seat in viewers(setup)]
        for seat in range(-1, setup.seats + 1):
            legal = frozenset(game.legal(state, seat))
            for action in tried:
                if action in legal:
                    continue
                error = refusal(game, state, seat, action)
                assert error is not None
                assert error.reason in reasons
                assert error.rule.startswith("R")
                assert is_plain(error.details)
        assert [game.view(state, seat) for seat in viewers(setup)] == before


@defaults
@seeds
def test_applying_an_action_leaves_the_state_as_it_was(setup, seed):
    game, state = engines.load(setup.game), engines.load(setup.game).new(setup)
    twin = game.new(setup)
    for moment in random_play(setup, seed):
        if moment.seat is None:
            break
        after, _ = game.apply(state, moment.seat, moment.action)
        assert state == twin
        assert after != state
        state, twin = after, game.apply(twin, moment.seat, moment.action)[0]


def is_plain(value: object) -> bool:
    """Whether only dict, list, str, int, bool and None are in a value, and msgpack carries it as it is."""
    if isinstance(value, dict):
        return all(type(key) is str and is_plain(item) for key, item in value.items())
    if type(value) is list:
        return all(map(is_plain, value))
    return value is None or type(value) in (str, bool) or (type(value) is int and -(2**63) <= value < 2**64)


def survives(value: object) -> bool:
    return bool(msgpack.unpackb(msgpack.packb(value, strict_types=True)) == value)


@all_options
def test_views_and_events_are_plain_data(setup):
    seen_kinds = []
    match = Match(setup)
    for event in match.opening:
        seen_kinds.append(event.kind)
        assert all(is_plain(event.seen_by(seat)) for seat in viewers(setup))
    for number, moment in enumerate(random_play(setup, 5)):
        for event in moment.events:
            seen_kinds.append(event.kind)
            assert all(is_plain(event.seen_by(seat)) for seat in viewers(setup))
        if number % 4 == 0:
            for view in (moment.game.view(moment.state, seat) for seat in viewers(setup)):
                assert is_plain(view)
                assert survives(view)
    assert set(seen_kinds) <= set(match.game.events)


@defaults
@seeds
def test_every_view_has_what_every_window_needs(setup, seed):
    for moment in random_play(setup, seed):
        for seat in viewers(setup):
            view = moment.game.view(moment.state, seat)
            assert isinstance(view["phase"], str)
            assert view["actors"] == list(moment.game.actors(moment.state))
            assert len(view["scores"]) == setup.seats
            assert all(isinstance(line, str) and len(values) == setup.seats for line, values in view["breakdown"])
            assert str(TELLING_SEED) not in json.dumps(view)


@defaults
@seeds
def test_an_outcome_ranks_every_seat_once(setup, seed):
    *before, last = random_play(setup, seed)
    assert all(moment.game.outcome(moment.state) is None for moment in before)
    outcome = last.game.outcome(last.state)
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(setup.seats))
    assert len(outcome.scores) == setup.seats
    assert outcome.rule.startswith("R")
    assert is_plain(outcome.plain())
    again = checked(last.game, setup.seats, setup.options | last.game.next_options(last.state), seed)
    assert again.seats == setup.seats


def test_equal_setups_make_equal_states():
    for setup in option_setups(7):
        game = engines.load(setup.game)
        twin = checked(game, setup.seats, dict(setup.options), setup.seed)
        assert game.new(setup) == game.new(twin)


STORY = """
import hashlib, json
from tests.engines.play import option_setups, random_play
digest = hashlib.sha256()
for setup in option_setups(11):
    for moment in random_play(setup, 11):
        text = "" if moment.action is None else moment.game.write(moment.action)
        digest.update(f"{moment.seat} {text}\\n".encode())
    digest.update(json.dumps(moment.game.view(moment.state, None)).encode())
print(digest.hexdigest())
"""


@pytest.mark.long
def test_equal_setups_tell_the_same_story_in_every_process():
    """Neither the order of a set nor the hash of a text may decide anything."""
    told = {
        subprocess.run(
            [sys.executable, "-c", STORY],
            env=os.environ | {"PYTHONHASHSEED": salt},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for salt in ("1", "2", "33")
    }
    assert len(told) == 1
