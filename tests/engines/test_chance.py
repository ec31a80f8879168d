"""Chance that a test feeds: dice and shuffles come as they are written, then the seed goes on."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.chance import Chance
from engines.coldwar import Coldwar
from engines.coldwar.rules import opened
from engines.coldwar.state import set_up, variant
from engines.game import Setup
from engines.match import Match

seeds = st.integers(min_value=0, max_value=2**64)


def rolled(chance, times):
    faces = []
    for _ in range(times):
        face, chance = chance.die()
        faces.append(face)
    return faces, chance


@given(seeds, st.lists(st.integers(1, 6), max_size=8), st.integers(0, 5))
def test_fed_dice_come_in_order_and_then_the_seed_goes_on(seed, dice, more):
    """What comes after them is what would have come there anyway."""
    unfed, expected = rolled(Chance(seed), len(dice) + more)
    faces, after = rolled(Chance(seed).fed(*dice), len(dice) + more)
    assert faces == dice + unfed[len(dice) :]
    assert after == expected


@given(seeds, st.permutations(range(8)), st.integers(0, 8))
def test_a_fed_shuffle_begins_with_the_named_items_and_loses_none(seed, order, named):
    top = tuple(order[:named])
    dealt, after = Chance(seed).fed(top).shuffled(range(8))
    assert dealt[:named] == top
    assert sorted(dealt) == list(range(8))
    assert after == Chance(seed, 1)


def test_the_items_behind_the_named_ones_are_shuffled_by_the_seed():
    deals = [Chance(seed).fed(("c",)).shuffled("abcdefgh")[0] for seed in range(30)]
    assert {deal[0] for deal in deals} == {"c"}
    assert len(set(deals)) == 30
    assert Chance(4).fed(("c",)).shuffled("abcdefgh")[0] == deals[4]


def test_equal_items_are_taken_once_each():
    assert Chance(1).fed((2, 2)).shuffled((1, 2, 3, 2))[0][:2] == (2, 2)
    with pytest.raises(ValueError, match=r"fed \(3, 3\)"):
        Chance(1).fed((3, 3)).shuffled((1, 2, 3, 2))


def test_results_that_cannot_be_are_refused():
    """A test whose dice come in another order than it thinks is told so."""
    for wrong in (0, 7, ("c",)):
        with pytest.raises(ValueError, match="a number from 1 to 6 is drawn"):
            Chance(1).fed(wrong).die()
    for wrong in (-1, 4):
        with pytest.raises(ValueError, match="a number from 0 to 3 is drawn"):
            Chance(1).fed(wrong).below(4)
    for wrong in (3, ("d",), ("a", "a")):
        with pytest.raises(ValueError, match="are shuffled"):
            Chance(1).fed(wrong).shuffled("abc")


def test_feeding_changes_no_other_chance_and_adds_to_what_was_fed():
    chance = Chance(5)
    fed = chance.fed(1).fed(2, (3,))
    assert (chance, fed.feed) == (Chance(5), (1, 2, (3,)))
    assert fed.die() == fed.die() == (1, Chance(5, 1, (2, (3,))))
    assert pickle.loads(pickle.dumps(fed)) == copy.copy(fed) == fed
    assert hash(fed) == hash(Chance(5).fed(1, 2, (3,)))


def test_chance_drawn_anew_has_no_feed_and_another_seed():
    rng = Random(3)
    assert len({Chance.anew(rng) for _ in range(50)}) == 50
    assert all(Chance.anew(rng)[1:] == (0, ()) for _ in range(5))


class FedColdwar(Coldwar):
    """Guerre froide with the first two shuffles of the groups as they are written here."""

    def new(self, setup):
        before = set_up(variant(setup.seats, "amb"), tuple(range(21)), 0, Chance(setup.seed).fed((5, 4, 3), (0, 1)))
        return opened(before)[0]


def test_a_fed_match_is_replayed_to_equal_states(monkeypatch):
    """The feed is part of the state, so the same lines lead to the same states, behind the end of the feed as well."""
    monkeypatch.setattr("engines.match.load", lambda game_id: FedColdwar())
    setup = Setup("coldwar", 3, {"roster": "amb"}, 8)
    match, rng, decks = Match(setup), Random(2), {}
    while match.state.turn < 4:
        decks.setdefault(match.state.turn, match.state.struggle.deck)
        seat = match.actors[0]
        texts = match.legal(seat)
        match.play(seat, texts[int(rng.random() * len(texts))])
    again = Match.replayed(setup, match.lines)
    assert [step.state for step in again.steps] == [step.state for step in match.steps]
    assert (decks[1][:3], decks[2][:2]) == ((5, 4, 3), (0, 1))
    assert decks[3] == Chance(8, 2).shuffled(range(24))[0]


def test_what_a_seat_imagines_holds_none_of_the_feed():
    state = FedColdwar().new(Setup("coldwar", 3, {}, 8))
    assert (state.chance.feed, FedColdwar().imagine(state, 1, Random(1)).chance.feed) == (((0, 1),), ())
