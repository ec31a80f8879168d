"""The invariants I1 to I7, held through random games; and two thousand games that all end decisively."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings

from engines.game import checked
from engines.wagons import GAME
from engines.wagons.effects import RULES
from engines.wagons.scoring import scored
from engines.wagons.state import DRAFT, END, PLACE_GIVEN, State
from engines.wagons.towns.town import EMPTY
from tests.engines.wagons import oracle
from tests.engines.wagons.kept import components
from tests.engines.wagons.test_oracle import shown_towns
from tests.engines.wagons.written import town_showing

SEEDS = range(12)


def random_game(seed: int) -> Iterator[State]:
    """Every state of a game in which each legal action is as likely as any other."""
    rng = Random(seed)
    state = GAME.new(checked(GAME, 2, {}, seed))
    yield state
    while actors := GAME.actors(state):
        legal = GAME.legal(state, actors[0])
        state, _ = GAME.apply(state, actors[0], legal[int(rng.random() * len(legal))])
        yield state


@pytest.mark.parametrize("seed", SEEDS)
def test_i1_every_card_is_in_exactly_one_place(seed):
    for state in random_game(seed):
        assert components(state) == list(range(1, 19))


@pytest.mark.parametrize("seed", SEEDS)
def test_i2_fifteen_cards_are_in_play(seed):
    for state in random_game(seed):
        circle = sum(map(bool, state.slots))
        waiting = sum(map(len, state.queues)) + bool(state.in_hand)
        assert circle + waiting + sum(state.cards_placed) == 15
        if state.order:
            assert sorted(state.order) == sorted(filter(None, state.slots))


@pytest.mark.parametrize("seed", SEEDS)
def test_i3_queues_hands_regions_and_card_counts(seed):
    """R4.4, R6.11, R7.2"""
    for state in random_game(seed):
        if state.phase == DRAFT:
            assert (state.queues, state.in_hand) == (((), ()), 0)
        if state.phase == PLACE_GIVEN:
            assert state.queues[state.actor]
            assert not state.queues[1 - state.actor]
        for town in state.towns:
            assert len(oracle.groups(town.territories())) <= 1
    assert all(1 <= cards <= 14 for cards in state.cards_placed)
    assert sum(state.cards_placed) == 15


@pytest.mark.parametrize("seed", SEEDS)
def test_i4_a_town_is_the_replay_of_its_placements(seed):
    *_, last = random_game(seed)
    for town in last.towns:
        again, shown = EMPTY, {}
        for place in town.placements:
            again = again.placed(place)
            shown = oracle.laid(shown, place.card, place.x, place.y, place.turned)
        assert again == town
        assert town.territories() == shown


@pytest.mark.parametrize("seed", SEEDS)
def test_i5_a_town_has_four_cells_and_at_most_four_for_each_card(seed):
    for state in random_game(seed):
        for town in state.towns:
            assert town.size == 0 if not town.placements else 4 <= town.size <= 4 * len(town.placements)


@settings(max_examples=80)
@given(shown_towns, shown_towns)
def test_i6_turning_shifting_and_mirroring_change_no_score(one, two):
    other = town_showing(two)
    before = scored(tuple(RULES), (town_showing(one), other))
    for change in (lambda x, y: (-x, -y), lambda x, y: (x + 17, y - 11), lambda x, y: (-x, y), lambda x, y: (x, -y)):
        moved = town_showing({change(*cell): territory for cell, territory in one.items()})
        assert scored(tuple(RULES), (moved, other)) == before


@settings(max_examples=80)
@given(shown_towns, shown_towns)
def test_i7_exchanging_the_towns_exchanges_the_scores(one, two):
    towns = town_showing(one), town_showing(two)
    assert scored(tuple(RULES), towns) == scored(tuple(RULES), towns[::-1])[::-1]


def test_two_thousand_random_games_end_decisively_and_keep_all_cards():
    """R4.2, R6.9, R7.1, R10.3"""
    reasons = []
    for seed in range(2000):
        *before, state = random_game(seed)
        assert len(before) <= 1 + 15 + 15  # a start, and each card taken and placed
        outcome = GAME.outcome(state)
        assert state.phase == END
        assert [len(place) for place in outcome.ranking] == [1, 1]
        assert components(state) == list(range(1, 19))
        reasons.append(outcome.reason)
    assert set(reasons) == {"points", "fewer_cards"}
