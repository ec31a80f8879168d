"""The rules of the made-up game, its laws for every number of seats, and a record of it with steps."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from engines import load
from engines.game import IllegalAction, checked
from engines.match import SEPARATOR, Match
from engines.record import Header, Player, read, written
from network.table.replay import Replay
from tests.engines import test_motion
from tests.engines.play import random_play
from tests.engines.test_laws import assert_no_secret
from tests.made_up.salon import CARDS, LETTERS, VETOES, Salon

STORED = Path(__file__).parent / "salon-format-2.ronde"
SEATS = (2, 3, 4, 5, 6)


def played(seats: int, seed: int, rounds: int = 2) -> Match:
    """A match at random, choice by choice."""
    rng = Random(seed)
    match = Match(checked(load("salon"), seats, {"rounds": rounds}, seed))
    while match.outcome is None:
        (seat,) = match.actors
        match.play(seat, choice(match, seat, rng))
    return match


def choice(match: Match, seat: int, rng: Random) -> str:
    state, steps = match.state, list[str]()
    while not steps or match.game.half_made(state) is not None:
        action = rng.choice(match.game.legal(state, seat))
        state, _ = match.game.apply(state, seat, action)
        steps.append(match.game.write(action))
    return SEPARATOR.join(steps)


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_learns_what_others_hold(seats):
    setup = checked(load("salon"), seats, {}, 918273645546372819)
    for number, moment in enumerate(random_play(setup, seats)):
        assert_no_secret(moment.game, setup, moment.state, Random(number))


@pytest.mark.parametrize("seats", SEATS)
def test_the_moves_of_an_action_lead_from_where_to_where(seats):
    test_motion.test_the_moves_of_an_action_lead_from_where_to_where(checked(load("salon"), seats, {}, seats))


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_in_one_place(seats):
    for step in played(seats, 3).steps:
        cards = [card for zone in range(len(step.state.zones.cards)) for card in step.state.cards(zone)]
        assert sorted(cards) == sorted(CARDS)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(5))
def test_a_match_ends_and_replays_from_its_lines(seats, seed):
    match = played(seats, seed)
    again = Match.replayed(match.setup, match.lines)
    assert again.state == match.state
    assert [step.events for step in again.steps] == [step.events for step in match.steps]
    assert all(match.game.half_made(step.state) is None for step in match.steps)


def test_a_choice_is_made_in_steps_and_completed_when_nothing_is_left():
    """R1"""
    game = Salon()
    state = game.new(checked(game, 2, {}, 4))
    seat, letters = 0, [card for card in state.hand(0) if card in LETTERS]
    for number, card in enumerate(letters[:2]):
        assert f"c:{card}" in game.legal(state, seat)
        state, events = game.apply(state, seat, f"c:{card}")
        assert (game.half_made(state), events) == (0, [])
        if number:
            with pytest.raises(IllegalAction):
                game.apply(state, seat, ".")
        state, events = game.apply(state, seat, ">1")
    assert game.half_made(state) is None
    assert events[0].kind == "gift"
    assert game.window(state) == (1,)


def test_a_counter_is_asked_inside_the_window_and_then_the_window_goes_on():
    """R2, R3: searched for among matches played at random."""
    seen = set()
    for seed in range(60):
        match = played(4, seed, 3)
        for before, after in zip(match.steps, match.steps[1:], strict=False):
            kinds = [event.kind for event in after.events]
            if "counter" in kinds:
                window = match.game.window(after.state)
                by = before.events[0].data["by"]
                order = [(after.seat + step) % 4 for step in range(1, 4)]
                assert not window or all(order.index(seat) > order.index(by) for seat in window)
                seen.add(bool(window))
            if before.events[0].kind == "veto" and kinds[0] == "pass":
                assert "refused" in kinds
                seen.add("refused")
    assert seen == {True, False, "refused"}


def test_no_window_is_opened_once_all_vetoes_lie_open():
    """R2"""
    for seed in range(200):
        match = played(6, seed, 3)
        for step in match.steps:
            if set(VETOES) <= set(step.state.cards(1)):
                assert match.game.window(step.state) == ()
                return
    raise AssertionError("it never came to that")


def test_a_record_with_steps_is_still_read():
    """The second format: a line holds the steps of one choice."""
    text = STORED.read_text(encoding="utf-8")
    record = read(text)
    assert json.loads(text.split("\n")[0])["format"] == 2
    assert record.finished
    assert any(SEPARATOR in line.text for line in record.match.lines)
    assert record.match.outcome.scores == (8, 10, 2)
    again = written(record.header, record.match)
    assert again.splitlines()[1:] == text.splitlines()[1:]


def test_a_replay_goes_from_whole_choice_to_whole_choice():
    match = played(3, 8)
    header = Header(match.setup, (Player("A"), Player("B"), Player("C")), "x", "2026-01-31T20:15:00Z", "0.1.0")
    replay = Replay(read(written(header, match)))
    assert replay.plies == len(match.steps)
    for ply in range(replay.plies + 1):
        for seat in (0, 1, 2, None):
            update = replay.update(ply, seat)
            assert update.view["draft"] == []
            assert (update.view["hand"] is None) == (seat is None)
