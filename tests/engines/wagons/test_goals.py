"""R8 and R9: territory points and the 18 goals. Towns are given as town text (R13.5)."""

from __future__ import annotations

import pytest

from engines.wagons.effects import RULES
from engines.wagons.towns.grid import coordinates
from engines.wagons.towns.outlines import goal_cells, terrain_cells
from tests.engines.wagons.table import CARD_OF_GOAL, terrains, town_of, value, values
from tests.engines.wagons.written import read_town


def test_each_terrain_scores_its_largest_group():
    """R8.1"""
    assert terrains("Df Df Mf/Pf Df Mf/Sf Wf Ff") == {
        "desert": 3,
        "forest": 1,
        "mountain": 2,
        "plain": 1,
        "snow": 1,
        "water": 1,
    }


def test_other_groups_score_nothing():
    """R8.2"""
    assert terrains("Df Df Mf Df/Mf Mf Mf Df/Df Df Df Mf") == {"desert": 3, "mountain": 4}


def test_one_of_several_largest_groups_is_counted():
    """R8.3: the one with the topmost, then leftmost, cell is shown."""
    town = read_town("Mf Df Mf Df/Df Df Mf Df/Mf Mf Mf Df")
    assert terrains("Mf Df Mf Df/Df Df Mf Df/Mf Mf Mf Df")["desert"] == 3
    assert coordinates(terrain_cells(town)[0], town.top) == [(1, 0), (0, 1), (1, 1)]


GOALS = [
    # R9.1: a gun counts once, its own terrain does not matter, an empty cell is no desert
    ("R9.1", "badlands", "Df Pg Df", 4),
    ("R9.1", "badlands", "Df/Wg/Dc", 4),
    ("R9.1", "badlands", "Df Pg ..", 0),
    ("R9.1", "badlands", "Df Pg/.. Df", 0),
    ("R9.1", "badlands", "Df Pg Df Sg Df", 8),
    ("R9.1", "badlands", "Df Pc Df", 0),
    # R9.2: snow under the cow or at its side, not at its corner
    ("R9.2", "happy_cows", "Fc Pc", 4),
    ("R9.2", "happy_cows", "Sc Fb", 0),
    ("R9.2", "happy_cows", "Fc Sb", 0),
    ("R9.2", "happy_cows", "Fc Mb/Mb Sb", 2),
    ("R9.3", "clearing", "Pf Sf Fb", 3),
    ("R9.3", "clearing", "Fb Fc Fg", -3),
    ("R9.3", "clearing", "Ff", 1),
    # R9.4: any territory may be in the middle, but there must be one
    ("R9.4", "circle_wagons", ".. Pw ../Mw Sb Fw/.. Dw ..", 6),
    ("R9.4", "circle_wagons", ".. Pw ../Mw Sw Fw/.. Dw ..", 6),
    ("R9.4", "circle_wagons", ".. Pw Pw ../Mw Sw Fw Pw/.. Dw Dw ..", 12),
    ("R9.4", "circle_wagons", ".. Pw ../Mw .. Fw/.. Dw ..", 0),
    ("R9.4", "circle_wagons", ".. Pw ../Mw Sb Fw/.. Dc ..", 0),
    # R9.6: on a mountain or at its side, once
    ("R9.6", "gold_country", "Mm", 2),
    ("R9.6", "gold_country", "Mb Dm Mb", 2),
    ("R9.6", "gold_country", "Mb Pb/Pb Dm", 0),
    # R9.7: whole pairs; a cow on a plain is one of each
    ("R9.7", "prairie_life", "Pc", 1),
    ("R9.7", "prairie_life", "Pc Pb", 1),
    ("R9.7", "prairie_life", "Pc Pb Fc", 2),
    ("R9.7", "prairie_life", "Fc", 0),
    # R9.8: wagons on the lake and beside it, each once; the largest lake only
    ("R9.8", "cool_water", "Ww Wb Dw/Pw Pb Pw", 9),
    ("R9.8", "cool_water", "Dw Pb", 0),
    ("R9.8", "cool_water", "Wb Wb Pb Ww Pw", 0),
    ("R9.8", "cool_water", "Wb Pw Wb", 3),
    ("R9.8", "cool_water", "Wb Pb/Pb Pw", 0),
    # R9.10: totals, not points for each mine
    ("R9.10", "boom_bust", "..", 5),
    ("R9.10", "boom_bust", "Dm Dm", 5),
    ("R9.10", "boom_bust", "Dm Dm Dm", 0),
    ("R9.10", "boom_bust", "Dm Dm Dm Dm Dm Dm", 0),
    ("R9.10", "boom_bust", "Dm Dm Dm Dm Dm Dm Dm", 3),
    ("R9.10", "boom_bust", "Dm Dm Dm Dm/Dm Dm Dm Dm", 8),
    ("R9.10", "boom_bust", "Dm Dm Dm Dm Dm Dm Dm/Dm Dm Dm Dm Dm Dm Dm", 8),
    # R9.11: every run of a row and of a column; a gap or another icon ends it
    ("R9.11", "wagon_train", "Dw", 0),
    ("R9.11", "wagon_train", "Dw Dw", 1),
    ("R9.11", "wagon_train", "Dw Dw Dw", 2),
    ("R9.11", "wagon_train", "Dw Dw Dw Dw", 4),
    ("R9.11", "wagon_train", "Dw Dw Dw Dw Dw", 7),
    ("R9.11", "wagon_train", "Dw/Dw/Dw/Dw/Dw/Dw", 10),
    ("R9.11", "wagon_train", "Dw Dw Dw Dw Dw Dw Dw Dw", 10),
    ("R9.11", "wagon_train", "Dw Dw .. Dw Dw", 2),
    ("R9.11", "wagon_train", "Dw Dw Db Dw Dw", 2),
    ("R9.11", "wagon_train", "Dw Dw/Dw Dw", 4),
    ("R9.13", "bootleggers", "Db Pw", 2),
    ("R9.13", "bootleggers", "Pw Db Pw", 2),
    ("R9.13", "bootleggers", "Db Pb", -2),
    ("R9.13", "bootleggers", "Db Pc/Pc Pw", -1),
    # R9.14: eight neighbours, and a hole of one cell
    ("R9.14", "undiscovered", "Df Df Df/Df .. Df/Df Df Df", 5),
    ("R9.14", "undiscovered", "Df Df Df/Df .. Df/Df Df ..", 0),
    ("R9.14", "undiscovered", "Df Df Df/Df Df Df/Df Df Df", 0),
    ("R9.14", "undiscovered", "Df Df Df Df/Df .. .. Df/Df Df Df Df", 0),
    ("R9.14", "undiscovered", "Df Df Df Df Df/Df .. Df .. Df/Df Df Df Df Df", 10),
    ("R9.15", "fortified", "Df Mf/Pf Sf", 7),
    ("R9.15", "fortified", "Df Mf Wf/Pf Sf Ff", 14),
    ("R9.15", "fortified", "Df Mf/Pf Sb", 0),
    # R9.16: whatever the terrains; the largest herd only
    ("R9.16", "herd", "Dc Mc/Pb Sc", 6),
    ("R9.16", "herd", "Dc Mb/Pb Sc", 2),
    ("R9.16", "herd", "Dc Dc Pb Sc", 4),
    ("R9.16", "herd", "Db", 0),
    # R9.17: the territories up to the nearest gun of row and column; gaps lengthen the way and score nothing, nothing
    # blocks; of two guns equally near the one with more territories between
    ("R9.17", "target_practice", "Db Pg", 0),
    ("R9.17", "target_practice", "Db Pb Pg", 1),
    ("R9.17", "target_practice", "Db .. .. .. Pg", 0),
    ("R9.17", "target_practice", "Fb .. Pc .. Wg", 1),
    ("R9.17", "target_practice", "Fb Pm Pc Wg", 2),
    ("R9.17", "target_practice", "Db .. .. Pg/Pc/Pg", 1),
    ("R9.17", "target_practice", "Db Pc Pc Pg/../Pg", 0),
    ("R9.17", "target_practice", "Db .. Pg/Pc/Pg", 1),
    ("R9.17", "target_practice", "Pg .. Db Pc Pg", 1),
    ("R9.17", "target_practice", "Db Pc/Pc Pg", 0),
    ("R9.17", "target_practice", "Db Pc Pg Pc Pb", 2),
    ("R9.18", "rifles_ready", "Df Pg", 2),
    ("R9.18", "rifles_ready", "Pg Df Pg", 2),
    ("R9.18", "rifles_ready", "Df Pg Sf", 4),
    ("R9.18", "rifles_ready", "Df Pb/Pb Pg", 0),
]


@pytest.mark.parametrize(("rule", "goal", "town", "points"), GOALS)
def test_a_goal_that_looks_at_one_town(rule, goal, town, points):
    """R9.1, R9.2, R9.3, R9.4, R9.6, R9.7, R9.8, R9.10, R9.11, R9.13, R9.14, R9.15, R9.16, R9.17, R9.18"""
    assert value(goal, town) == points
    assert rule == f"R9.{CARD_OF_GOAL[goal]}"


def test_smalltown_charm_gives_the_smaller_town_the_difference():
    """R9.5"""
    assert values("smalltown_charm", "Df Df", "Df Df Df Df Df") == (3, 0)
    assert values("smalltown_charm", "Df Df Df", "Df") == (0, 2)
    assert values("smalltown_charm", "Df Df", "Pc Pc") == (0, 0)
    assert values("smalltown_charm", town_of("P01@0,0 P06@0,0"), town_of("P01@0,0 P06@1,0")) == (2, 0)


def test_claim_jumpers_compares_mines_then_guns():
    """R9.9"""
    assert values("claim_jumpers", "Dm", "Db") == (9, 0)
    assert values("claim_jumpers", "Dm", "Dg") == (4, 5)
    assert values("claim_jumpers", "Dm Dg", "Dg") == (9, 0)
    assert values("claim_jumpers", "Dg", "Dm") == (5, 4)
    assert values("claim_jumpers", "Dm Dg", "Dm") == (0, 0)


def test_one_too_many_costs_the_opponents_beers():
    """R9.12"""
    assert values("one_too_many", "Db Db Db", "Db Db") == (-2, 0)
    assert values("one_too_many", "Db", "Db Db") == (0, -1)
    assert values("one_too_many", "Db Db", "Db Db") == (0, 0)


def test_every_goal_is_the_back_of_the_card_with_its_number():
    """R9: the rules are numbered like the cards."""
    assert {rule.goal.id: card for card, rule in RULES.items()} == dict(CARD_OF_GOAL)
    assert sorted(RULES) == list(range(1, 19))


OUTLINES = [
    ("badlands", "Df Pg Df Mg", [(1, 0)]),
    ("happy_cows", "Fc Pb Sc", [(0, 0)]),
    ("clearing", "Pf Fb Dc", [(0, 0), (1, 0)]),
    ("circle_wagons", ".. Pw ../Mw Sb Fw/.. Dw ..", [(1, 1)]),
    ("gold_country", "Mm Pb Dm", [(0, 0)]),
    ("prairie_life", "Pb Fc Fb", [(0, 0), (1, 0)]),
    ("cool_water", "Ww Pb Dw", [(0, 0)]),
    ("boom_bust", "Dm Db", [(0, 0)]),
    ("wagon_train", "Dw Dw Db Dw", [(0, 0), (1, 0)]),
    ("bootleggers", "Db Dw Dc", [(0, 0)]),
    ("undiscovered", "Df Df Df/Df .. Df/Df Df Df", [(1, 1)]),
    ("fortified", "Df Mf/Pf Sf", [(0, 0), (1, 0), (0, 1), (1, 1)]),
    ("herd", "Dc Pb Dc Dc", [(2, 0), (3, 0)]),
    ("target_practice", "Db Pc Pg Pb", [(0, 0), (1, 0)]),
    ("target_practice", "Db .. Pc Pg/..", [(0, 0), (2, 0)]),
    ("target_practice", "Db .. Pg", []),
    ("target_practice", "Db .. Pg/Pc/Pg", [(0, 0), (0, 1)]),
    ("rifles_ready", "Df Pg Pb Df", [(0, 0)]),
    ("smalltown_charm", "Df", [(0, 0)]),
    ("smalltown_charm", "Df Df Df", []),
    ("claim_jumpers", "Dm Dm Pg", [(0, 0), (1, 0)]),
    ("claim_jumpers", "Pb Pg Pg", [(1, 0), (2, 0)]),
    ("claim_jumpers", "Dm Pg Pg", []),
    ("one_too_many", "Db Db", [(0, 0), (1, 0)]),
    ("one_too_many", "Db Dc", []),
]


@pytest.mark.parametrize(("goal", "town", "cells"), OUTLINES)
def test_the_cells_a_goal_counts_can_be_shown(goal, town, cells):
    own = read_town(town)
    found = goal_cells(CARD_OF_GOAL[goal], own, read_town("Pb Dm"))
    assert coordinates(found, own.top) == cells


@pytest.mark.parametrize(
    ("own", "other", "cells"),
    [
        ("Pb Pg", "Dm Pg", []),
        ("Pb Pg Pg", "Dm Pg", [(1, 0), (2, 0)]),
        ("Dm Pg", "Dm Pb", []),
        ("Dm Dm", "Dm Pg", [(0, 0), (1, 0)]),
    ],
)
def test_claim_jumpers_shows_guns_only_where_they_take_a_part(own, other, cells):
    """R9.9"""
    town = read_town(own)
    assert coordinates(goal_cells(CARD_OF_GOAL["claim_jumpers"], town, read_town(other)), town.top) == cells
