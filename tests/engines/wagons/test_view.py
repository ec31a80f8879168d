"""R11: everyone sees everything, and what each choice would do."""

from __future__ import annotations

from random import Random

import pytest

from engines.wagons import GAME
from engines.wagons.box.contents import BOX
from engines.wagons.scoring import totals
from engines.wagons.state import END
from tests.engines.wagons.table import A, B, Table, deal
from tests.engines.wagons.test_worked_examples import W17
from tests.engines.wagons.written import read_game


def view(tokens: str = "", header: str | None = None) -> dict:
    table = Table(header) if header else Table()
    return GAME.view(table.play(tokens).state, None)


def test_the_whole_table_is_shown():
    """R11.1: goals, circle, both towns with their layers, both queues and the card in hand."""
    seen = view("S09 T11 P11@0,0 P09@0,0r P10@1,1 T13")
    assert (seen["phase"], seen["actors"], seen["first"]) == ("place_drafted", [B], A)
    assert seen["goals"] == [
        {"card": 3, "goal": "clearing"},
        {"card": 8, "goal": "cool_water"},
        {"card": 15, "goal": "fortified"},
    ]
    assert seen["slots"] == [1, 2, 4, 5, 6, 7, None, None, None, None, None, 14, 16, 17, 18]
    assert seen["order"] == [14, 16, 17, 18, 1, 2, 4, 5, 6, 7]
    assert (seen["queues"], seen["in_hand"], seen["to_place"], seen["cards"]) == ([[12], []], 13, 13, [1, 2])
    assert seen["towns"][A] == {
        "placements": [[11, 0, 0, False]],
        "cells": [[0, 0, "Pc", 0], [1, 0, "Sc", 0], [0, 1, "Db", 0], [1, 1, "Fc", 0]],
    }
    assert seen["towns"][B] == {
        "placements": [[9, 0, 0, True], [10, 1, 1, False]],
        "cells": [
            [0, 0, "Db", 0],
            [1, 0, "Sw", 0],
            [0, 1, "Mw", 0],
            [1, 1, "Mf", 1],
            [2, 1, "Pf", 1],
            [1, 2, "Sf", 1],
            [2, 2, "Dw", 1],
        ],
    }


def test_given_cards_show_which_one_comes_first():
    """R11.1"""
    seen = view("S09 T11 P11@0,0")
    assert (seen["queues"], seen["in_hand"], seen["to_place"]) == ([[], [9, 10]], None, 9)


def test_only_the_three_goals_dealt_count():
    """R11.2: the back of a circle card has no effect."""
    seen = view("S01 T05 P05@0,0", deal(goals="03,08,15"))
    assert [line for line, _ in seen["breakdown"]][6:] == ["clearing", "cool_water", "fortified"]
    assert list(seen["goal_cells"]) == ["clearing", "cool_water", "fortified"]


def test_running_scores_are_counted_as_at_the_end():
    """R11.3: at every step the sheet adds up, and the last one is the result."""
    table = Table(deal(goals="05,09,12")).play("S01")
    while table.state.phase != END:
        seen = GAME.view(table.state, None)
        assert [sum(values[seat] for _, values in seen["breakdown"]) for seat in (A, B)] == seen["scores"]
        table.play(table.legal()[len(table.legal()) // 2])
    outcome = GAME.outcome(table.state)
    assert GAME.view(table.state, None)["scores"] == list(outcome.scores)
    assert GAME.view(table.state, None)["breakdown"] == outcome.plain()["breakdown"]


def test_the_view_is_the_same_for_all_and_nothing_is_left_to_imagine():
    """R11.4"""
    for tokens in ("", "S01", "S01 T04", "S01 T04 P04@0,0"):
        state = Table().play(tokens).state
        assert GAME.view(state, A) == GAME.view(state, B) == GAME.view(state, None)
        assert GAME.imagine(state, A, Random(1)) == state


def test_the_seed_is_not_in_the_view():
    """R11.4"""
    assert "seed" not in view()


def test_largest_groups_and_goal_cells_are_shown():
    """R8.3"""
    seen = view("S09 T10 P10@0,0 P09@0,0")
    assert seen["groups"][A] == {
        "desert": [[1, 1]],
        "forest": [],
        "mountain": [[0, 0]],
        "plain": [[1, 0]],
        "snow": [[0, 1]],
        "water": [],
    }
    assert seen["goal_cells"]["clearing"] == [[[0, 0], [1, 0], [0, 1]], [[0, 0]]]


def choices(tokens: str = "") -> dict:
    table = Table().play(tokens)
    return GAME.choices(table.state, table.state.actor)


def test_choices_of_the_start():
    assert choices() == {f"S{card:02}": {"next": card} for card in view()["slots"]}


def test_choices_of_the_draft_name_the_cards_given_away():
    told = choices("S16")
    assert list(told)[:4] == ["T16", "T17", "T18", "T01"]
    assert told["T16"] == {"gives": []}
    assert told["T01"] == {"gives": [16, 17, 18]}


def test_choices_of_a_placement_tell_what_it_covers_and_scores():
    """W5 as a preview: card 05 upside down over cards 01 and 06 (R9.3, R9.12, R11.3)."""
    table = Table("wagons/1 goals=03,12,14 ring=01,06,05,18,02,04,07,08,09,10,11,13,15,16,17 first=A")
    table.play("S01 T18 P18@0,0 P01@0,0 P06@2,0")
    assert GAME.choices(table.state, table.state.actor)["P05@1,0r"] == {
        "card": 5,
        "x": 1,
        "y": 0,
        "turned": True,
        "covers": [[1, 0], [2, 0], [1, 1], [2, 1]],
        "totals": [3, 8],
        "change": [
            ["desert", [0, 3]],
            ["forest", [0, -1]],
            ["mountain", [0, 1]],
            ["plain", [0, -1]],
            ["clearing", [0, 2]],
            ["one_too_many", [2, 0]],
        ],
    }
    assert table.play("P05@1,0r").events[-1] == {
        "kind": "place",
        "by": B,
        "card": 5,
        "x": 1,
        "y": 0,
        "turned": True,
        "covers": [[1, 0], [2, 0], [1, 1], [2, 1]],
        "change": [2, 4],
    }


@pytest.mark.parametrize("seed", range(8))
def test_every_choice_keeps_its_word(seed):
    """What is promised of each legal action is what the action does."""
    rng, table = Random(seed), Table(deal(goals=("05,09,12", "03,08,15", "01,13,17", "10,14,16")[seed % 4]))
    while table.state.phase != END:
        seen, legal = GAME.view(table.state, None), table.legal()
        told = GAME.choices(table.state, table.state.actor)
        assert list(told) == legal
        assert GAME.choices(table.state, 1 - table.state.actor) == {}
        for token in rng.sample(legal, min(4, len(legal))):
            state, events = GAME.apply(table.state, table.state.actor, GAME.read(token))
            choice, event = told[token], events[0].data
            if token[0] == "P":
                assert choice["totals"] == list(totals(state.sheets))
                assert choice["covers"] == event["covers"]
                changed, then = dict(choice["change"]), dict(GAME.view(state, None)["breakdown"])
                for line, before in seen["breakdown"]:
                    assert [then[line][seat] - before[seat] for seat in (A, B)] == changed.get(line, [0, 0])
            elif token[0] == "T":
                assert choice["gives"] == event["gives"]
        table.play(rng.choice(legal))
    assert GAME.choices(table.state, A) == GAME.choices(table.state, B) == {}


def test_a_placement_that_changes_the_rivals_score_says_so():
    """R9.5: a larger town of mine is worth a point to the smaller one."""
    table = Table(deal(goals="05,08,15")).play("S01 T01 P01@0,0 T02 P02@0,0 T03 P03@2,0 T04")
    change = dict(map(tuple, GAME.choices(table.state, table.state.actor)["P04@2,0"]["change"]))
    assert change["smalltown_charm"] == [0, -4]


def test_views_of_a_finished_game():
    seen = GAME.view(read_game(W17).state, A)
    assert (seen["phase"], seen["actors"], seen["scores"], seen["cards"]) == ("end", [], [38, 41], [7, 8])
    assert seen["slots"] == [None] * 15
    assert len(seen["towns"][A]["cells"]) == 21
    assert len(seen["goal_cells"]["smalltown_charm"][A]) == 21
    assert seen["goal_cells"]["smalltown_charm"][B] == []


def test_every_code_of_a_view_has_a_record():
    """Goals, cards, terrains of a view are ids of the component data."""
    seen = view("S01 T02 P02@0,0")
    assert {goal["goal"] for goal in seen["goals"]} <= {goal.id for goal in BOX.goals}
    assert set(seen["groups"][A]) == {terrain.id for terrain in BOX.terrains}
