"""Chapters 2 and 12: setting up with every number of seats, and the options."""

from __future__ import annotations

import pytest

from engines.cercle import GAME
from engines.game import SetupError, checked, usual_options
from tests.engines.cercle.oracle import COLOURS, PILES, SERVICES, SPIES
from tests.engines.cercle.reading import NEUTRALS, chosen, new_game, refused
from tests.engines.cercle.table import at

SEATS = pytest.mark.parametrize("seats", range(2, 7))


def texts(state) -> list[str]:
    (seat,) = GAME.actors(state)
    return [GAME.write(action) for action in GAME.legal(state, seat)]


def test_two_to_six_may_play():
    """R2.6"""
    assert GAME.seat_counts(usual_options(GAME)) == (2, 3, 4, 5, 6)
    for seats in (1, 7):
        with pytest.raises(SetupError):
            checked(GAME, seats, {}, 1)


@SEATS
def test_start_squares(seats):
    """R2.6, D1"""
    view = GAME.view(new_game(seats), None)
    assert view["scores"] == [{2: 0, 3: 1, 4: 2, 5: 3, 6: 4}[seats]] * seats
    assert view["circle"] == {2: 4, 3: 3, 4: 2, 5: 1, 6: 0}[seats]
    assert view["secrets"] == [[0, 0, 0, 0]] * seats


@SEATS
def test_cards_at_the_start(seats):
    """R2.1, R2.2, R2.3: two open neutrals, 18 in the deck, 16 piles in the order of the data, nobody has a spy."""
    state = new_game(seats)
    where, view = GAME.where(state, None), GAME.view(state, None)
    for pile, cards in PILES.items():
        assert [where[card] for card in cards] == [f"pile:{pile}:{place}" for place in range(len(cards))]
    assert sorted(where[card] for card in NEUTRALS) == ["?deck"] * 18 + ["open:0", "open:1"]
    assert view["deck"] == 18
    assert all(SPIES[cards[0]].exclusive for pile, cards in PILES.items() if pile not in ("I3", "S3", "R4", "O4"))


def test_the_neutrals_are_shuffled():
    """R2.1"""
    shown = {
        tuple(sorted(card for card in NEUTRALS if GAME.where(new_game(2, seed), None)[card] != "?deck"))
        for seed in range(60)
    }
    assert len(shown) > 30
    assert {card for pair in shown for card in pair} == set(NEUTRALS)


def test_the_first_player_is_drawn():
    """R2.4, D2, R12.3"""
    firsts = [GAME.view(new_game(3, seed), None)["first"] for seed in range(60)]
    assert {firsts.count(seat) > 8 for seat in range(3)} == {True}


@SEATS
def test_colours_and_then_services_are_picked_clockwise_from_the_first_player(seats):
    """R2.5, R3.3, section 15"""
    state = new_game(seats, first=2)
    order = [(1 + n) % seats for n in range(seats)]
    asked = []
    for step, pool in (("setup_colour", COLOURS), ("setup_service", SERVICES)):
        free = list(pool)
        for _ in range(seats):
            assert GAME.view(state, None)["phase"] == step
            asked += GAME.actors(state)
            letter = step[6]
            assert sorted(texts(state)) == sorted(f"{letter}:{each}" for each in free)
            taken = free.pop(len(asked) % len(free))
            state = chosen(state, f"{letter}:{taken}")
            assert GAME.view(state, None)["colours" if letter == "c" else "services"][asked[-1]] == taken
    assert asked == order + order
    view = GAME.view(state, None)
    assert (view["phase"], view["turn"], view["stage"], view["seat"]) == ("p1_turn", 1, 1, 1)
    assert view["markers"] == ["passive"] * seats
    assert view["left"] == 4


def test_a_taken_colour_or_service_is_refused():
    """R2.5"""
    state = chosen(new_game(2, first=1), "c:red")
    assert "c:red" not in texts(state)
    state = chosen(state, "c:white", "s:FR")
    assert "s:FR" not in texts(state)
    assert "s:US" in texts(state)


def test_exclusive_spies_of_a_nation_nobody_plays_are_ordinary():
    """R2.7: O2a is Russian; seats 1 and 2 play US and GB."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 O2a\nwhl 3 I1b/1\nsvc 1 +  svc 2 +").play("1 x:O2a>I1b")
    assert table.phase == "p2_turn"
    assert table.where("I1b").startswith("out:")


# ---- options ---------------------------------------------------------------------------------------------------------


def test_the_options():
    """R12.1, R12.2, R12.3"""
    assert {option.name: (option.values, option.default) for option in GAME.options} == {
        "setup": (("draft", "random"), "draft"),
        "turn_limit": ((0, 10, 15, 20, 30), 0),
        "first": ((0, 1, 2, 3, 4, 5, 6), 0),
    }


@SEATS
def test_colours_and_services_may_be_dealt(seats):
    """R12.1"""
    colours, services = set(), set()
    for seed in range(12):
        view = GAME.view(new_game(seats, seed, setup="random"), None)
        assert view["phase"] == "p1_turn"
        assert len(set(view["colours"])) == len(set(view["services"])) == seats
        assert set(view["colours"]) <= set(COLOURS)
        assert set(view["services"]) <= set(SERVICES)
        colours.add(tuple(view["colours"]))
        services.add(tuple(view["services"]))
    assert min(len(colours), len(services)) > 8


@SEATS
def test_a_seat_may_be_named_first(seats):
    """R12.3, D43"""
    for first in range(1, seats + 1):
        assert {GAME.view(new_game(seats, seed, first=first), None)["first"] for seed in range(4)} == {first - 1}
    for first in range(seats + 1, 7):
        with pytest.raises(SetupError):
            checked(GAME, seats, {"first": first}, 1)


def test_a_rule_is_named_where_nothing_can_be_picked():
    """R2.5"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1")
    assert refused(table, "1 c:red")[1].startswith("R")
    assert refused(table, "1 s:FR")[1].startswith("R")
