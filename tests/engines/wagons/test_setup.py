"""R3 and R12: the deal and the options."""

from __future__ import annotations

import pytest

from engines.game import SetupError, checked
from engines.wagons import GAME
from engines.wagons.state import START, State, dealt
from tests.engines.wagons.table import A, B, Table, deal


def new(seed: int = 1, **options: str | int) -> State:
    return GAME.new(checked(GAME, 2, options, seed))


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_there_are_exactly_two_seats(seats):
    """R3.1"""
    assert GAME.seat_counts({}) == (2,)
    with pytest.raises(SetupError, match="bad_seats"):
        checked(GAME, seats, {}, 1)


def test_the_first_player_is_drawn_by_default():
    """R3.2"""
    assert {new(seed).first for seed in range(20)} == {A, B}


@pytest.mark.parametrize(("option", "first"), [("A", A), ("B", B)])
def test_the_host_may_choose_the_first_player(option, first):
    """R12.1"""
    for seed in range(10):
        state = new(seed, first=option)
        assert state.first == first
        assert GAME.actors(state) == (1 - first,)


def test_a_rematch_proposes_the_seat_that_went_second():
    """R12.1"""
    assert GAME.next_options(new(first="A")) == {"first": "B"}
    assert GAME.next_options(new(first="B")) == {"first": "A"}


def test_three_cards_are_goals_and_fifteen_lie_in_the_circle():
    """R3.3"""
    for seed in range(30):
        state = new(seed)
        assert (len(state.goals), len(state.slots)) == (3, 15)
        assert sorted((*state.goals, *state.slots)) == list(range(1, 19))


def test_the_deal_is_shuffled():
    """R3.3: over many deals every card comes up in every place about equally often."""
    deals = [(*state.goals, *state.slots) for state in map(new, range(1800))]
    for place in range(18):
        for card in range(1, 19):
            assert 60 <= sum(cards[place] == card for cards in deals) <= 145, (place, card)


def test_a_circle_card_may_be_placed_either_way_up_whatever_its_slot():
    """R3.4"""
    for slot in range(15):
        card = Table().state.slots[slot]
        table = Table().play(f"S{card:02} T{card:02}")
        assert table.legal() == [f"P{card:02}@0,0", f"P{card:02}@0,0r"]


def test_everything_begins_empty():
    """R3.5"""
    state = new()
    assert state.phase == START
    assert [town.territories() for town in state.towns] == [{}, {}]
    assert (state.queues, state.in_hand, state.order) == (((), ()), 0, ())


def test_nothing_is_left_to_chance_after_the_deal():
    """R3.6: two seeds that deal the same lead to the same game."""
    one = new(3)
    two = dealt(one.goals, one.slots, one.first)
    while actors := GAME.actors(one):
        action = GAME.legal(one, actors[0])[-1]
        one, two = GAME.apply(one, actors[0], action)[0], GAME.apply(two, actors[0], action)[0]
        assert one == two
        assert hash(one) == hash(two)


def test_a_seed_deals_the_same_cards_whoever_goes_first():
    """R3.6: the draw of the first player comes before the shuffle and does not disturb it."""
    for seed in range(10):
        deals = {(state.goals, state.slots) for state in (new(seed), new(seed, first="A"), new(seed, first="B"))}
        assert len(deals) == 1


def test_chosen_goals_keep_their_place():
    """R12.2"""
    for seed in range(20):
        state = new(seed, goal2=7)
        assert state.goals[1] == 7
        assert 7 not in state.slots
        assert sorted((*state.goals, *state.slots)) == list(range(1, 19))
        assert new(seed, goal1=18, goal2=1, goal3=9).goals == (18, 1, 9)


def test_the_first_cards_drawn_fill_the_places_left():
    """R12.2: the rest of the deck follows the same shuffle, whichever place the chosen goal keeps."""
    decks = []
    for options in ({"goal1": 5}, {"goal2": 5}, {"goal3": 5}):
        state = new(4, **options)
        decks.append((*(card for card in state.goals if card != 5), *state.slots))
    assert decks[0] == decks[1] == decks[2]


@pytest.mark.parametrize("options", [{"goal1": 4, "goal2": 4}, {"goal1": 9, "goal3": 9}, {"goal2": 18, "goal3": 18}])
def test_the_same_goal_twice_is_refused(options):
    """R12.2"""
    with pytest.raises(SetupError) as caught:
        checked(GAME, 2, options, 1)
    assert caught.value.reason == "same_goal_twice"
    assert caught.value.details["option"] == next(iter(options))


@pytest.mark.parametrize(
    "options", [{"goal1": 0}, {"goal1": 19}, {"goal1": "7"}, {"goal1": True}, {"first": "C"}, {"first": 0}]
)
def test_values_that_are_not_offered_are_refused(options):
    """R12.2"""
    with pytest.raises(SetupError, match="bad_value"):
        checked(GAME, 2, options, 1)


def test_there_are_four_options_and_no_variant():
    """R12.3"""
    assert [(option.name, option.values, option.default) for option in GAME.options] == [
        ("first", ("random", "A", "B"), "random"),
        *((f"goal{number}", ("random", *range(1, 19)), "random") for number in (1, 2, 3)),
    ]
    with pytest.raises(SetupError, match="unknown_option"):
        checked(GAME, 2, {"solo": True}, 1)


def test_a_deal_must_use_every_card_once():
    """R3.3"""
    with pytest.raises(SetupError, match="bad_deal"):
        dealt((1, 2, 3), tuple(range(3, 18)), A)
    with pytest.raises(SetupError, match="bad_deal"):
        dealt((1, 2), tuple(range(3, 19)), A)


def test_the_opening_tells_the_deal_and_who_goes_first():
    """R3.2, R3.3"""
    events = [dict(event.data) for event in GAME.opening(Table(deal(first="B")).state)]
    assert events == [
        {
            "kind": "deal",
            "goals": ["clearing", "cool_water", "fortified"],
            "cards": [3, 8, 15],
            "ring": [1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 16, 17, 18],
        },
        {"kind": "first", "by": B},
    ]
