"""What bots know about The Circle: sensible candidates for every question, both endings, and no peeking at the pack."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from engines import load
from engines.bots import LEVELS, decided
from engines.bots.levels import counted
from engines.bots.policy import policy_for
from engines.bots.search import Search
from engines.bots.searcher import Decision
from engines.cercle.bot.forecast import HORIZON, forecast
from engines.cercle.bot.policy import IDLE, POLICY, SMALL, TURNS
from engines.cercle.bot.worth import evaluated
from engines.cercle.rules import asked
from engines.cercle.state import State
from engines.game import Action, Seat, checked
from engines.match import choice_text
from tests.engines.cercle.table import at

GAME = load("cercle")
SEATS = range(2, 7)
PHASES = {
    *("setup_colour", "setup_service", "p1_turn", "p1_share", "p2_turn", "p2_target"),
    *("r_veto", "r_guard", "h_division", "h_bid", "h_pay", "p3_spin"),
}


def random_play(seats: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """A match by lot, in which turns are not ended before there is nothing else to do more often than not."""
    rng = Random(seed)
    state = GAME.new(checked(GAME, seats, {}, seed))
    while actors := GAME.actors(state):
        yield state, actors[0]
        legal = GAME.legal(state, actors[0])
        state, _ = GAME.apply(state, actors[0], legal[int(rng.random() * len(legal))])


def thought(state: State, seat: Seat, iterations: int = 200, seed: int = 1) -> Decision:
    search = Search(GAME, state, seat, state.variant.seats, POLICY, Random(seed), width=LEVELS["hard"].width)
    search.run(iterations)
    return search.decision()


def choice(position: str, seat: int, iterations: int = 200) -> str:
    """What a bot does in a written position; seats count from 1."""
    return choice_text(GAME, thought(at(position).state, seat - 1, iterations).steps)


def test_the_game_offers_its_policy():
    assert policy_for("cercle") is POLICY


# Candidates.


def test_every_question_has_candidates_and_all_of_them_are_legal():
    attacked = at("n=2 first=1 phase=2 seat=1 rdy 1 O2b rdy 2 R4a* I1b").play("1 x:O2b>I1b").state
    met = set()
    for state, seat in [(attacked, 1), *(one for seats in SEATS for one in random_play(seats, 200 + seats))]:
        legal = GAME.legal(state, seat)
        candidates = POLICY.candidates(state, seat, legal)
        met.add(asked(state).phase)
        assert candidates
        assert all(action in legal for action, _ in candidates)
        assert len({id(action) for action, _ in candidates}) == len(candidates)
        assert all(likelihood > 0 for _, likelihood in candidates)
        assert [-one[1] for one in candidates] == sorted(-one[1] for one in candidates)
    assert met == PHASES


def test_whatever_candidate_is_followed_a_choice_in_steps_is_completed():
    rng, whole = Random(5), 0
    for seats in (2, 4):
        for state, seat in random_play(seats, seats):
            if GAME.half_made(state) is not None:
                continue
            for _ in range(4):
                after, steps = state, 0
                while not steps or GAME.half_made(after) is not None:
                    candidates = POLICY.candidates(after, seat, GAME.legal(after, seat))
                    after, _ = GAME.apply(after, seat, candidates[int(rng.random() * len(candidates))][0])
                    steps += 1
                    assert steps < 12
                whole += steps > 1
    assert whole > 100


def test_steps_are_offered_in_one_order_only():
    """Two secrets to INT and two to OPS, or the other way round: that is one choice."""
    state = at("n=2 first=2 phase=1 seat=1 p1 4").state
    for action, _ in POLICY.candidates(state, 0, GAME.legal(state, 0)):
        text = GAME.write(action)
        if not text.startswith(">") or text.endswith("4"):
            continue
        after, _ = GAME.apply(state, 0, action)
        order = ["ISRO".index(text[1])]
        order += ["ISRO".index(GAME.write(step)[1]) for step, _ in POLICY.candidates(after, 0, GAME.legal(after, 0))]
        assert min(order[1:]) > order[0]


# What a position is worth.


def test_a_position_is_worth_something_between_nothing_and_all_to_every_seat():
    for seats in SEATS:
        for state, _ in random_play(seats, seats):
            if GAME.half_made(state) is None and state.turn:
                values = POLICY.evaluate(state)
                assert len(values) == seats
                assert all(0 <= value <= 1 for value in values)


def test_the_course_of_points_never_turns_back():
    for state, _ in random_play(3, 11):
        if state.turn and GAME.half_made(state) is None:
            points, circle, _ = forecast(state)
            for row in (*points, circle):
                assert len(row) == HORIZON + 1
                assert all(later >= sooner - 0.51 for sooner, later in pairwise(row))


def test_points_and_ready_spies_are_good_until_chaos_is_near():
    plain = "n=3 first=1 turn=9 phase=2 seat=1 vp {},9,9 circle {} rdy 1 {}"
    behind, ahead = (evaluated(at(plain.format(vp, 4, "O2b")).state)[0] for vp in (7, 12))
    assert ahead > behind + 0.1
    weak, strong = (evaluated(at(plain.format(9, 4, spies)).state)[0] for spies in ("I2b", "O2b R4a I3a"))
    assert strong > weak + 0.1
    behind, ahead = (evaluated(at(plain.format(vp, 19, "O2b")).state)[0] for vp in (3, 15))
    assert behind > ahead + 0.1


# Play.


def test_a_bot_takes_a_victory():
    """R10.2: 20 points at the end of phase 2."""
    position = "n=3 first=2 turn=12 phase=2 seat=1 vp 18,17,16 circle 5 rdy 1 I2b O2b S2b sec 2 I3"
    assert choice(position, 1) == "i:O2b"


def test_a_bot_makes_the_arrests_that_win():
    """R4.9: two divisions are full, and a rival is about to reach 20 points in this turn."""
    position = "n=3 first=3 turn=12 phase=1 seat=2 p1 4 vp 17,17,9 circle 5 sec 2 I12 O12 sec 1 S3 rdy 1 O2b"
    state = at(position).state
    for _ in range(5):  # activations may come first
        state = _played(state, thought(state, 1, 300).steps, 1)
        if state.seat != 1 or state.stage != 1:
            break
    assert state.vp[1] == 21


def test_who_is_last_brings_about_the_chaos_that_wins():
    """R10.5: a capture gives the Circle its last point, and the last seat still has the fewest."""
    position = "n=3 first=1 turn=12 phase=2 seat=3 vp 19,15,6 circle 19 rdy 3 O1b rdy 1 O2b"
    assert choice(position, 3) == "x:O1b"


def test_who_is_last_fills_the_division_of_a_rival_to_end_in_chaos():
    """R7.1: the thirteenth secret may be a gift."""
    position = "n=3 first=1 turn=12 phase=2 seat=3 vp 17,15,6 circle 18 rdy 3 N02 rdy 1 O2b sec 1 I12 sec 2 S4"
    assert choice(position, 3) == "x:N02 ; >1I"


def test_who_leads_does_not_end_the_match_in_chaos():
    """An arrest or a capture would give the Circle its twentieth point."""
    captures = "n=3 first=1 turn=12 phase=2 seat=1 vp 17,9,8 circle 19 rdy 1 O1b"
    assert choice(captures, 1) != "x:O1b"
    arrests = "n=3 first=3 turn=12 phase=1 seat=1 p1 2 c vp 17,9,8 circle 18 sec 1 I12 S12"
    state = at(arrests).state
    state = _played(state, thought(state, 0).steps, 0)
    assert state.circle == 18
    assert not state.ended


def _played(state: State, steps: tuple[Action, ...], seat: Seat) -> State:
    for action in steps:
        state, _ = GAME.apply(state, seat, action)
    return state


# Time, luck and secrets.


def test_small_questions_take_a_sliver_of_the_time():
    shares = set()
    for state, seat in random_play(4, 2):
        share = POLICY.share(GAME, state, seat)
        shares.add(share)
        assert share <= SMALL or asked(state).phase in TURNS
    assert shares == {IDLE, SMALL, 1.0}


@pytest.mark.parametrize("seats", [2, 6])
def test_a_bot_answers_within_its_iterations_and_the_same_way_each_time(seats):
    level = LEVELS["easy"]
    for number, (state, seat) in enumerate(random_play(seats, 3)):
        if number % 60 == 30 and GAME.half_made(state) is None:
            setup = checked(GAME, seats, {}, 3)
            first, second = (decided(GAME, setup, state, seat, level, Random(7), scale=0.05) for _ in range(2))
            assert first.steps == second.steps
            assert first.iterations <= counted(level, 0.05).iterations
            assert _played(state, first.steps, seat) is not None


def test_a_bot_knows_no_more_of_the_pack_than_anybody():
    """R11.2: its order makes no difference to what is thought."""
    state = at("n=2 first=1 turn=3 phase=1 seat=1 p1 4 sec 1 O3 sec 2 I3").state
    other = state._replace(deck=state.deck[::-1])
    assert thought(state, 0, 60) == thought(other, 0, 60)
