"""The worked examples W1 to W20 of the specification."""

from __future__ import annotations

import pytest

from engines.game import NotationError
from engines.wagons import GAME
from engines.wagons.notation import read
from engines.wagons.scoring import breakdown, totals, winner_of
from engines.wagons.state import DRAFT, END, PLACE_DRAFTED, PLACE_GIVEN
from tests.engines.wagons.table import A, B, Table, deal, legal_places, terrains, town_of, value, values
from tests.engines.wagons.written import read_game, write_game, write_town

W1_PLACEMENTS = "P14@0,0 P18@-1,1r P01@-3,1r P16@0,2 P02@0,-1 P07@0,3r P05@-2,-1r P11@-2,3"
W1_TOWN = "@-3,-1 .. Mf Dc Mf Mm/.. Dg Dw Db Mw/Fb Pm Pb Mb Mc/Pf Pc Wb Wm Mg/.. Pc Sc Wf Fm/.. Db Fc Sm Wg"
W1_GOALS = {
    "badlands": 0,
    "happy_cows": 6,
    "clearing": 5,
    "circle_wagons": 0,
    "gold_country": 6,
    "prairie_life": 5,
    "cool_water": 0,
    "boom_bust": 0,
    "wagon_train": 0,
    "bootleggers": 0,
    "undiscovered": 0,
    "fortified": 0,
    "herd": 8,
    "target_practice": 4,
    "rifles_ready": 2,
}


def test_w1_territory_points():
    town = town_of(W1_PLACEMENTS)
    assert write_town(town) == W1_TOWN
    assert town.size == 26
    assert terrains(town) == {"desert": 4, "forest": 1, "mountain": 6, "plain": 5, "snow": 1, "water": 3}
    assert sum(town.sizes) == 20


@pytest.mark.parametrize(("goal", "points"), W1_GOALS.items())
def test_w1_goals(goal, points):
    assert value(goal, town_of(W1_PLACEMENTS)) == points


def test_w2_draft():
    table = Table().play("S09")
    assert table.order() == "09,10,11,12,13,14,16,17,18,01,02,04,05,06,07"
    assert (table.state.actor, table.state.phase) == (A, DRAFT)
    table.play("T10")
    assert (table.state.queues, table.state.in_hand) == (((), (9,)), 10)
    assert table.order().startswith("11,")
    table.play("P10@0,0")
    assert (table.state.actor, table.state.phase) == (B, PLACE_GIVEN)
    assert table.legal() == ["P09@0,0", "P09@0,0r"]
    table.play("P09@0,0r")
    assert (table.state.actor, table.state.phase) == (B, DRAFT)
    assert " ".join(table.legal()) == "T11 T12 T13 T14 T16 T17 T18 T01 T02 T04 T05 T06 T07"


def test_w3_legal_and_illegal_places():
    town = town_of("P01@0,0")
    anchors = {(place.x, place.y) for place in legal_places(town, 2)}
    assert {(2, 1), (1, 1), (0, 0), (-2, -1), (0, -2)} <= anchors
    assert not {(2, 2), (-2, -2), (2, -2), (3, 0)} & anchors
    assert anchors == (
        {(x, y) for y in (-2, 2) for x in range(-1, 2)} | {(x, y) for y in (-1, 0, 1) for x in range(-2, 3)}
    )
    assert len(anchors) == 21
    assert len(legal_places(town, 2)) == 42


def test_w4_upside_down():
    assert write_town(town_of("P08@0,0")) == "Fc Pb/Db Fm"
    assert write_town(town_of("P08@0,0r")) == "Fm Db/Pb Fc"


def test_w5_covering():
    town = town_of("P01@0,0 P06@2,0")
    assert write_town(town) == "Pc Pf Fb Fw/Pm Fb Pg Fc"
    assert terrains(town) == {"forest": 3, "plain": 3}
    assert beers(town) == 2
    town = town_of("P01@0,0 P06@2,0 P05@1,0r")
    assert write_town(town) == "Pc Mf Dc Fw/Pm Dg Dw Fc"
    assert terrains(town) == {"desert": 3, "forest": 2, "mountain": 1, "plain": 2}
    assert (sum(town.sizes), town.size, beers(town)) == (8, 8, 0)
    town = town_of("P01@0,0 P06@2,0 P05@1,0r P18@1,0")
    assert write_town(town) == "Pc Fc Wb Fw/Pm Mb Pb Fc"
    assert terrains(town) == {"forest": 2, "mountain": 1, "plain": 2, "water": 1}
    assert (sum(town.sizes), beers(town), len(town.placements)) == (6, 3, 4)


def beers(town):
    return sum("b" in territory for territory in town.territories().values())


def test_w6_given_cards_in_order():
    table = Table().play("S09 T12 P12@0,0")
    assert table.state.queues == ((), (9, 10, 11))
    assert (table.state.actor, table.state.phase) == (B, PLACE_GIVEN)
    assert table.refused("P10@0,0") == ("wrong_card", "R6.10")
    assert table.refused("T13") == ("wrong_phase", "R4.1")
    assert table.refused("P09@1,0") == ("first_at_origin", "R6.1")
    table.play("P09@0,0")
    assert table.refused("P10@3,0") == ("apart", "R6.4")
    assert table.refused("P10@2,2") == ("corner", "R6.4")
    assert table.refused("P11@2,0") == ("wrong_card", "R6.10")
    table.play("P10@2,0 P11@0,2")
    assert write_town(table.state.towns[B]) == "Df Mw Mf Pf/Sw Db Sf Dw/Pc Sc .. ../Db Fc .. .."
    assert table.state.phase == DRAFT
    assert (len(table.legal()), table.legal()[0], table.legal()[-1]) == (11, "T13", "T07")


def test_w7_taking_the_last_card_at_once():
    table = Table().play("S01 T18")
    given = (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 16, 17)
    assert table.state.queues == ((), given)
    assert table.state.order == ()
    assert not any(table.state.slots)
    table.play("P18@0,0")
    for card in given[:-1]:
        table.play(f"P{card:02}@0,0")
        assert (table.state.actor, table.state.phase) == (B, PLACE_GIVEN)
    table.play("P17@0,0")
    assert table.state.phase == END
    assert table.state.cards_placed == (1, 14)
    assert [write_town(town) for town in table.state.towns] == ["Fc Wb/Mb Pb", "Dw Fw/Wf Mw"]
    assert goals_and_total(table.state) == [(4, (-1, 0, 0), 3), (4, (1, 6, 0), 11)]
    assert GAME.outcome(table.state).winners == (B,)


def goals_and_total(state):
    return [(sum(sheet[:6]), sheet[6:], sum(sheet)) for sheet in state.sheets]


def test_w8_nobody_skips():
    table = Table().play("S09")
    for number in range(1, 16):
        assert (table.state.actor, table.state.phase) == ((number - 1) % 2, DRAFT)
        card = table.state.order[0]
        table.play(f"T{card:02}")
        assert table.state.phase == PLACE_DRAFTED
        table.play(f"P{card:02}@0,0")
    assert table.state.phase == END
    assert table.state.towns[A].placements[-1].card == 7
    assert table.state.cards_placed == (8, 7)
    assert [write_town(town) for town in table.state.towns] == ["Wg Sm/Fm Wf", "Fb Fw/Pg Fc"]
    assert goals_and_total(table.state) == [(3, (1, 0, 0), 4), (4, (-3, 0, 0), 1)]
    assert GAME.outcome(table.state).winners == (A,)


def test_w9_two_largest_lakes():
    town = "Wg Wf Dw .. Wm/Mw Sb Fw Pc Wg/Fw Fc .. Dw Pw"
    assert terrains(town)["water"] == 2
    assert value("cool_water", town) == 6


@pytest.mark.parametrize(
    ("town", "points"),
    [
        ("Db Dg Df/Fc Db Pm/Dw Mg Df/Pc Dm Sf", 8),
        (".. Df ../Db Sg Dw/.. Dc ..", 4),
        ("Dg Dg Dg/Mf Mf Dm", 4),
    ],
)
def test_w10_badlands(town, points):
    assert value("badlands", town) == points


def test_w11_target_practice():
    assert value("target_practice", "Fb Pm Pc Wg/Sb .. .. Mf/Dc .. .. Db/Pg Fb .. Df") == 4


def test_w12_wagon_train_and_circle_the_wagons():
    town = "Sw Mw Fw/Sw Df Dw/.. Fw ../Mw Mw Mw"
    assert value("wagon_train", town) == 7
    assert value("circle_wagons", town) == 6
    assert value("circle_wagons", ".. Mw ../Fw .. Dw/Sm Sw ..") == 0


def test_w13_undiscovered():
    town = town_of("P01@0,0 P02@2,1 P04@1,3r P05@-1,2")
    assert write_town(town) == ("@-1,0 .. Pc Pf .. ../.. Pm Fb Mf Mm/Dw Dg .. Db Mw/Dc Mf Wm Sf ../.. .. Sc Sg ..")
    assert value("undiscovered", town) == 5
    assert value("undiscovered", "Pc Pf .. Db/Fb .. Mw Fc/Sg Sc Mf Wb") == 0
    assert value("undiscovered", "Pc Pf Pm Db/Fb .. .. Fc/Sg Sc Mf Wb") == 0


def test_w14_fortified():
    assert value("fortified", "Mf Pf Df/Sf Wf Ff/Df Db Mf") == 14


@pytest.mark.parametrize(("mines", "points"), [(0, 5), (2, 5), (3, 0), (6, 0), (7, 3), (8, 8), (12, 8)])
def test_w14_boom_or_bust(mines, points):
    assert value("boom_bust", " ".join(["Dm"] * mines + ["Fc"])) == points


@pytest.mark.parametrize(
    ("goal", "points"),
    [
        ("happy_cows", 6),
        ("clearing", 3),
        ("gold_country", 2),
        ("prairie_life", 4),
        ("bootleggers", 3),
        ("herd", 6),
        ("rifles_ready", 4),
        ("boom_bust", 0),
    ],
)
def test_w15_eight_simple_goals(goal, points):
    assert value(goal, "Fb Fw Mm Mw/Pc Pm Sc Db/Pc Fc Mf Wg/Db Dm Sf Pf") == points


def test_w15_territories():
    assert terrains("Fb Fw Mm Mw/Pc Pm Sc Db/Pc Fc Mf Wg/Db Dm Sf Pf") == {
        "desert": 2,
        "forest": 2,
        "mountain": 2,
        "plain": 3,
        "snow": 1,
        "water": 1,
    }


def icons(**counts):
    """A town that shows so many of each icon."""
    return " ".join(f"D{name[0]}" for name, number in counts.items() for _ in range(number)) or ".."


@pytest.mark.parametrize(
    ("own", "other", "points"),
    [
        ((4, 2), (3, 3), (4, 5)),
        ((4, 3), (3, 3), (9, 0)),
        ((3, 0), (3, 5), (0, 0)),
        ((1, 0), (2, 9), (0, 9)),
    ],
)
def test_w16_claim_jumpers(own, other, points):
    towns = [icons(mines=mines, guns=guns) for mines, guns in (own, other)]
    assert values("claim_jumpers", *towns) == points
    assert values("claim_jumpers", *reversed(towns)) == points[::-1]


@pytest.mark.parametrize(
    ("own", "other", "points"),
    [
        (5, 3, (-3, 0)),
        (2, 6, (0, -2)),
        (4, 4, (0, 0)),
        (1, 0, (0, 0)),
    ],
)
def test_w16_one_too_many(own, other, points):
    assert values("one_too_many", icons(beers=own), icons(beers=other)) == points


def test_w16_smalltown_charm():
    one, two = town_of("P01@0,0 P06@0,0 P15@1,0"), town_of("P02@0,0 P05@2,0 P14@0,2")
    assert (one.size, two.size) == (6, 12)
    assert values("smalltown_charm", one, two) == (6, 0)


W17 = """\
wagons/1 goals=05,08,13 ring=12,04,09,16,14,10,11,06,03,07,15,02,01,18,17 first=A
B: S11
A: T06 P06@0,0r
B: P11@0,0r T03 P03@2,-1
A: T07 P07@-2,0r
B: T02 P02@4,-1r
A: P15@0,2 T17 P17@-3,1r
B: P01@3,-3 P18@3,0r T09 P09@1,1r
A: P12@0,3r P04@0,3 T14 P14@-4,-1r
B: P16@1,-3r T10 P10@0,-2
"""


def test_w17_a_whole_game():
    game = read_game(W17)
    assert game.state.phase == END
    assert [write_town(town) for town in game.state.towns] == [
        "@-4,-1 Mc Wf .. .. .. ../Df Mw Wf Fm Fc Pg/.. Mw Wf Wg Fw Fb/.. Fw Dw .. Pb Fc/.. .. .. .. Sg Sc"
        "/.. .. .. .. Sf Wm",
        "@0,-3 .. Sm Pm Pc Pf ../Mf Pf Wm Pm Fb ../Sf Dw Wm Wb Mw Db/Fc Db Sw Pb Mb Mf/Sc Db Sw Wb Fc .."
        "/.. Mw Df .. .. ..",
    ]
    assert game.state.cards_placed == (7, 8)
    assert [town.size for town in game.state.towns] == [21, 28]
    assert breakdown(game.state) == (
        ("desert", (1, 3)),
        ("forest", (5, 1)),
        ("mountain", (2, 3)),
        ("plain", (1, 4)),
        ("snow", (3, 2)),
        ("water", (3, 3)),
        ("smalltown_charm", (7, 0)),
        ("cool_water", (12, 9)),
        ("bootleggers", (4, 16)),
    )
    assert totals(game.state.sheets) == (38, 41)
    assert GAME.outcome(game.state).winners == (B,)
    assert write_game(game.start, game.actions) == W17


@pytest.mark.parametrize(
    ("scores", "cards", "winner", "rule"),
    [
        ((40, 40), (8, 7), B, "R10.3"),
        ((40, 40), (6, 9), A, "R10.3"),
        ((38, 41), (1, 14), B, "R10.2"),
    ],
)
def test_w18_tie_break(scores, cards, winner, rule):
    assert winner_of(scores, cards)[::2] == (winner, rule)


@pytest.mark.parametrize("text", ["S9", "S19", "P10@0,-0", "P10@+1,0", "P10@01,0", "P10@1, 0", "P10@1,0R"])
def test_w19_texts_that_are_no_notation(text):
    with pytest.raises(NotationError):
        read(text)


def test_w19_actions_that_are_refused():
    table = Table()
    assert table.refused("S03") == ("not_in_circle", "R5.1")
    assert table.refused("T09") == ("wrong_phase", "R5.1")
    assert table.refused("P09@0,0") == ("wrong_phase", "R5.1")
    table.play("S09 T10 P10@0,0 P09@0,0")
    assert table.refused("T10") == ("not_in_circle", "R5.2")
    assert table.refused("S01") == ("wrong_phase", "R5.2")


def test_w20_running_score_with_empty_towns():
    assert Table().state.sheets == ((0,) * 9, (0,) * 9)
    other = Table(deal(goals="10,05,12")).state
    assert other.sheets == ((0,) * 6 + (5, 0, 0), (0,) * 6 + (5, 0, 0))
