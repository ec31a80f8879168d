"""What holds through whole games: units are conserved, views and lists keep their promises, and every game ends."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.cirkle import GAME
from engines.cirkle.state import State
from tests.engines.cirkle.kept import components
from tests.engines.cirkle.table import MODES, Table, new_game, random_game

GAMES, CHUNKS = 1000, 8  # of each mode


@pytest.mark.parametrize("mode", MODES)
def test_armies_are_conserved_and_never_grow_on_the_board(mode):
    """R1.2, R13.2: the number of units on the board never grows."""
    for seed in range(31, 36):
        states = list(random_game(mode, seed))
        assert len({str(components(state)) for state in states}) == 1
        counts = [state.position.occupied.bit_count() for state in states]
        assert counts == sorted(counts, reverse=True)


@pytest.mark.parametrize("mode", MODES)
def test_sets_of_squares_fit_together(mode):
    """R15.2: every unit has one colour and one type; frozen units, holds and spent recoveries make sense."""
    for state in random_game(mode, 37):
        position = state.position
        assert sum(position.armies) == position.occupied == sum(position.types)
        assert position.missiles & ~position.occupied == 0
        assert position.frozen & ~position.occupied == 0
        assert list(position.holds) == sorted(position.holds)
        assert position.spent & ~position.variant.recovers == 0
        assert state.legal == () if position.ending else len(state.legal) > 0


@pytest.mark.parametrize("mode", MODES)
def test_turns_are_counted(mode):
    """R4.2, R13.3"""
    for before, after in zip(states := list(random_game(mode, 38)), states[1:], strict=False):
        assert after.position.turn == before.position.turn + 1
        assert after.position.quiet in (0, before.position.quiet + 1)


def finished(state: State, rng: Random) -> State:
    """The last state of a random game: nothing but legal and apply."""
    legal, apply, random, actors = GAME.legal, GAME.apply, rng.random, GAME.actors
    while waiting := actors(state):
        choices = legal(state, waiting[0])
        state, _ = apply(state, waiting[0], choices[int(random() * len(choices))])
    return state


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("mode", MODES)
def test_a_thousand_random_games_end(mode, chunk):
    """R13.2, R13.3: with a winner or a draw that the rules know."""
    start, reasons = new_game(mode), Counter[str]()
    for seed in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        state = finished(start, Random(seed))
        outcome = GAME.outcome(state)
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(len(state.position.armies)))
        assert components(state) == components(start)
        reasons[outcome.reason] += 1
    wins = {"targets", "annihilation"} if mode == "duel" else {"hold"}
    assert wins <= set(reasons)
    assert set(reasons) <= wins | {"repetition", "quiet"} | ({"no_free_unit"} if mode == "duel" else {"last"})


def test_states_are_values():
    """R14.4: equal states are equal and hash alike, whoever made them."""
    one, other = Table("duel").play("D2-D5", "D10-D9"), Table("duel").play("D2-D5", "D10-D9")
    assert one.state == other.state
    assert hash(one.state) == hash(other.state)
    assert one.state != other.play("D5-D6").state
