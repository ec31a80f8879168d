"""Chapter 9: skill rolls, recruitment, purchases."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ACC*,ESP*,REN*,SOI*,SOU*"
TOP = "MAN,IRI,JES,MCC,JOH"


def turn(**more) -> Table:
    usual = {"board": {7: "A:XIII"}, "figure_deck": TOP, "until": 5, "discard": QUIET}
    return at(phase=5, turn="A", **(usual | more))


def lines(table: Table, verb: str) -> list[str]:
    return [line for line in table.legal() if line.startswith(verb)]


# ---- skill rolls -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(1, 7))
def test_what_a_skill_roll_brings(face):
    """R9.1, R16.3: nothing, an agent, a commando, a character draw."""
    table = turn(board={7: "A:STA"}, dice=[face])
    dice = table.event("dice")
    assert (dice["what"], dice["faces"], dice["elements"]) == ("recruitment", [face], ["STA"])
    assert dice["hits"] == ([] if face <= 2 else [1])
    if face <= 2:
        assert table.phase == "buy"
    elif face <= 5:
        kind = "a" if face <= 4 else "c"
        assert (table.phase, table.legal()) == ("won_unit", [f"put {kind} @7", "decline"])
        fork = table.forked().play("A: decline")
        assert fork.at(7) == {"STA"}
        table.play(f"A: put {kind} @7")
        assert table.at(7) == {"STA", f"A.{kind}1"}
        assert table.ap[0] == 6
    else:
        assert table.phase == "keep_character"
        assert table.view("A")["drawn"]["cards"] == ["MAN"]


def test_each_character_with_the_skill_rolls():
    """R9.1: in canonical order, and each unit is placed at once."""
    table = turn(board={7: "A:ORT", 9: "A:STA"}, dice=[3, 5])
    assert table.event("dice")["elements"] == ["STA"]
    table.play("A: put a @9")
    assert table.event("dice")["elements"] == ["ORT"]
    table.play("A: put c @7")
    assert (table.at(7), table.at(9)) == ({"ORT", "A.c1"}, {"STA", "A.a1"})


def test_units_do_not_roll_and_neither_do_others():
    """R9.1, R16.8"""
    assert "dice" not in turn(board={7: "A:XIII B:STA"}).kinds


def test_a_reserve_without_the_type():
    """R9.1: nothing."""
    board = {7: "A:STA,c1,a1", 8: "A:c2", 9: "A:c3"}
    table = turn(board=board, dice=[5])
    assert table.phase == "buy"
    assert table.at(7) == {"STA", "A.c1", "A.a1"}


def test_the_roll_may_be_supported_by_its_owner():
    """R9.1, R14.9: and by nobody else."""
    table = turn(board={7: "A:STA"}, hands={"A": "SOU1", "B": "SOU2"}, discard="ACC*", dice=[1])
    assert (table.phase, table.window) == ("support", "A")
    table.dice(6).play("A: SOU1 d1")
    assert (table.phase, table.legal()) == ("keep_character", ["hire MAN", "hire MAN out=STA", "done"])


def test_sixes_add_draws():
    """R9.1, R9.3: they are made together with the others."""
    table = turn(board={2: "A:STA", 7: "A:ORT"}, hands={"A": "REC1"}, dice=[6, 6])
    table.play("A: recruit blue=2 cards=REC1")
    assert table.event("recruit")["sixes"] == 2
    assert table.view("A")["drawn"]["cards"] == ["MAN", "IRI", "JES", "MCC"]


# ---- recruitment -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "places"),
    [
        ({2: "A:XIII"}, ["blue 2"]),
        ({2: "A:XIII,JON"}, ["blue 2"]),
        ({2: "A:XIII", 18: "A:JON", 32: "A:a1"}, ["blue 2", "blue 18"]),
        ({2: "A:a1", 7: "A:XIII"}, []),
        ({2: "A:XIII B:JON,c1"}, ["blue 2"]),
    ],
)
def test_blue_places(board, places):
    """R9.2, R14.7: with a character there; enemies do not matter."""
    table = turn(board=board, hands={"A": "SCO1"})
    assert lines(table, "blue") == places


def test_blue_places_and_cards():
    """R9.2: one draw for each; nothing is used twice, nothing needs to be used."""
    table = turn(board={2: "A:XIII", 18: "A:a1"}, hands={"A": "REC1,REC2,SCO1"})
    assert table.legal() == ["blue 2", "REC1", "done"]
    fork = table.forked().play("A: recruit -")
    assert fork.phase == "buy"
    table.play("A: blue 2", "A: REC1")
    assert table.legal() == ["REC2", "done"]
    assert table.view("A")["draft"] == {"elements": [], "cards": ["REC1"], "places": [2]}
    table.play("A: done")
    assert table.discard[-1] == "REC1"
    assert table.hand("A") == {"REC2", "SCO1"}
    assert table.view("A")["drawn"] == {"count": 2, "cards": ["MAN", "IRI"]}
    fork = turn(hands={"A": "REC1,REC2,SCO1"}).play("A: recruit cards=REC1,REC2")
    assert fork.discard[-2:] == ["REC1", "REC2"]
    assert fork.hand("A") == {"SCO1"}


def few_figures(count: int) -> str:
    """All light characters but so many are out of the game."""
    light = "CAR,SHE,MAN,IRI,JES,MCC,JOH,PER,GIO,WAX,ALB,PRE,WIN,TRA,BET,HEI,JAC,MUL,STA,MAR,ORT,FEL,KIM,JUD"
    return light[4 * count :]


def test_no_more_draws_than_the_deck_has_cards():
    """R9.2"""
    table = at(
        phase=5, turn="A", board={2: "A:XIII"}, hands={"A": "REC1,REC2"}, gone=few_figures(1), discard=QUIET, until=5
    )
    assert table.figure_deck == ["CAR"]
    assert lines(table, "REC") == ["REC1"]
    table.play("A: REC1")
    assert table.legal() == ["done"]


def test_the_draws_are_seen_by_that_seat_only():
    """R9.3, R9.4: the others learn how many were not kept."""
    table = turn(board={2: "A:XIII"}, hands={"A": "REC1"}).play("A: recruit blue=2 cards=REC1")
    assert table.view("A")["drawn"] == {"count": 2, "cards": ["MAN", "IRI"]}
    for reader in ("B", None):
        assert table.view(reader)["drawn"] == {"count": 2, "cards": []}
    table.play("A: hire IRI", "A: done")
    assert table.figure_deck[-1] == "MAN"
    assert table.view("A")["known_figures"] == [[len(table.figure_deck) - 1, "MAN"]]
    assert table.view("B")["known_figures"] == []
    assert table.where("IRI", "B") == "0@2"


def test_unkept_cards_go_under_in_the_order_drawn():
    """R9.4"""
    table = turn(board={2: "A:XIII", 18: "A:JON"}, hands={"A": "REC1"}).play("A: recruit blue=18,2 cards=REC1")
    table.play("A: done")
    assert table.figure_deck[-3:] == ["MAN", "IRI", "JES"]
    assert table.event("unkept") == {"kind": "unkept", "by": 0, "count": 3}


def test_several_may_be_kept():
    """R9.4, R14.6: never more than three."""
    table = turn(board={2: "A:XIII"}, hands={"A": "REC1,REC2"}).play("A: recruit blue=2 cards=REC1,REC2")
    table.play("A: hire MAN", "A: hire IRI")
    assert table.at(2) == {"XIII", "MAN", "IRI"}
    assert table.legal() == ["hire JES out=XIII", "hire JES out=MAN", "hire JES out=IRI", "done"]
    table.play("A: hire JES out=XIII")
    assert table.at(2) == {"MAN", "IRI", "JES"}
    assert table.phase == "buy"


def test_a_character_kept_just_now_may_be_replaced():
    """R9.4, section 18: all have seen it, and see it go under the deck."""
    table = turn(board={2: "A:XIII"}, hands={"A": "REC1"}).play("A: recruit blue=2 cards=REC1")
    table.play("A: hire MAN", "A: hire IRI out=MAN")
    assert table.at(2) == {"XIII", "IRI"}
    assert table.view("B")["known_figures"] == [[len(table.figure_deck) - 1, "MAN"]]


def test_whoever_replaces_another_comes_first():
    """R9.4, R11.1, R13.8: the order of arrival and the hold are not lost in between."""
    held = {"M13": {"holder": "A", "since": 1, "is_beaten": True}}
    table = turn(board={30: "A:JON B:AMO"}, active="M13", missions=held, hands={"A": "REC1"})
    table.play("A: recruit cards=REC1", "A: hire MAN out=JON")
    assert table.at(30, "A") == {"MAN"}
    assert table.view("B")["board"][29] == [0, 1]
    assert table.mission("M13").holder == 0


def test_a_kept_character_may_replace_another():
    """R9.4: the card goes under the deck, face up; wounds are removed, an object is dropped."""
    more = {"M15": {"winner": "A", "carrier": "XIII"}}
    table = turn(board={2: "A:XIII,a1"}, wounds={"XIII": 2}, active="M15", missions=more, hands={"A": "REC1"})
    table.play("A: recruit cards=REC1")
    assert table.legal() == ["hire MAN", "hire MAN out=XIII", "done"]
    table.play("A: hire MAN out=XIII")
    assert table.at(2) == {"MAN", "A.a1"}
    assert table.figure_deck[-1] == "XIII"
    assert table.wounds("XIII") == 0
    assert table.mission("M15").lies == 2
    assert table.view("B")["known_figures"] == [[len(table.figure_deck) - 1, "XIII"]]
    assert not table.is_gone("XIII")


def test_a_replaced_card_goes_under_before_the_unkept_ones():
    """R9.4"""
    table = turn(board={2: "A:XIII"}, hands={"A": "REC1,REC2"}).play("A: recruit blue=2 cards=REC1,REC2")
    table.play("A: hire IRI out=XIII", "A: done")
    assert table.figure_deck[-3:] == ["XIII", "MAN", "JES"]


def test_where_a_kept_character_is_put():
    """R9.5: where the seat had at least one element just before the exchange."""
    table = turn(board={2: "A:XIII", 9: "A:a1", 30: "A:JON B:AMO"}, hands={"A": "REC1"})
    table.play("A: recruit cards=REC1", "A: hire MAN out=JON")
    assert (table.phase, table.legal()) == ("hire_place", ["@2", "@9", "@30"])
    assert table.view("B")["phase"] == "keep_character"
    table.play("A: @30")
    assert table.at(30) == {"MAN", "AMO"}
    assert table.at(2) == {"XIII"}


def test_the_place_of_an_only_element_counts():
    """R9.5"""
    table = turn(board={30: "A:JON"}, hands={"A": "REC1"}).play("A: recruit cards=REC1", "A: hire MAN out=JON")
    assert (table.at(30), table.phase) == ({"MAN"}, "buy")


def test_rolls_then_recruitment_then_purchases():
    """R9.7"""
    table = turn(board={2: "A:STA"}, hands={"A": "SCO1"}, dice=[3])
    phases = []
    for line in ("put a @2", "recruit -", "done"):
        phases.append(table.phase)
        table.play(f"A: {line}")
    assert phases == ["won_unit", "recruit", "buy"]


def test_a_new_character_does_not_count_in_the_same_phase():
    """R9.11: neither for a blue place nor for its skill."""
    table = turn(board={7: "A:STA", 2: "A:a1"}, hands={"A": "REC1"}, figure_deck="ORT,MAN", dice=[6])
    assert lines(table, "blue") == []
    table.play("A: recruit cards=REC1", "A: hire ORT @2")
    assert (table.phase, table.at(2)) == ("keep_character", {"ORT", "A.a1"})
    table.play("A: done")
    assert table.phase == "buy"
    assert "dice" not in table.kinds


# ---- purchases -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "cost"), [("a", 1), ("c", 2), ("k", 3), ("d", 3), ("s", 3)])
def test_prices(kind, cost):
    """R9.6"""
    table = turn(ap={"A": cost})
    table.allows(f"A: buy {kind} @7")
    table.play(f"A: buy {kind} @7")
    assert table.ap[0] == 0
    assert table.at(7) == {"XIII", f"A.{kind}1"}
    assert f"A.{kind}1" not in table.reserve("A")
    table = turn(ap={"A": cost - 1}, hands={"A": "SCO1"}).play("A: done")
    table.forbids(f"A: buy {kind} @7")


def test_only_from_the_reserve():
    """R9.6: the lowest free number is taken."""
    table = turn(board={7: "A:XIII,k1,a1,a3"}, ap={"A": 9})
    assert lines(table, "buy k") == []
    board = {7: "A:XIII,a1,a3", 8: "A:k1"}
    table = turn(board=board, ap={"A": 9})
    assert lines(table, "buy k") == []
    table.play("A: buy a @8")
    assert table.at(8) == {"A.k1", "A.a2"}


def test_several_purchases():
    """R9.6: until the seat is done."""
    table = turn(ap={"A": 6}).play("A: buy a @7", "A: buy c @7", "A: buy s @7")
    assert table.at(7) == {"XIII", "A.a1", "A.c1", "A.s1"}
    assert table.ap[0] == 0
    assert table.asked != "A"


def test_helicopters_do_not_buy():
    """R9.6, R15.11"""
    table = turn(ap={"A": 0}, hands={"A": "HEL1"}).play("A: done")
    assert table.legal() == ["done"]


def test_where_a_unit_is_placed():
    """R9.8: with an element of the seat, and fewer than three of its units."""
    board = {7: "A:XIII", 9: "A:a1,a2,a3", 11: "A:c1,c2 B:a1,a2,a3", 13: "B:JON"}
    table = turn(board=board)
    assert lines(table, "buy a") == ["buy a @7", "buy a @11"]


def test_exchange_where_all_places_are_full():
    """R9.9: the unit whose place is taken returns to the reserve."""
    board = {9: "A:a1,a2,a3", 11: "A:c1,c2,c3,XIII"}
    table = turn(board=board)
    assert lines(table, "buy k") == [
        *(f"buy k @9 out={unit}" for unit in ("a1", "a2", "a3")),
        *(f"buy k @11 out={unit}" for unit in ("c1", "c2", "c3")),
    ]
    table.play("A: buy k @9 out=a2")
    assert table.at(9) == {"A.a1", "A.a3", "A.k1"}
    assert "A.a2" in table.reserve("A")
    assert table.ap[0] == 3


def test_a_unit_won_may_be_exchanged_too():
    """R9.9, R9.1"""
    table = turn(board={9: "A:STA,a1,a2,c1"}, dice=[3])
    assert table.legal() == ["put a @9 out=a1", "put a @9 out=a2", "put a @9 out=c1", "decline"]
    table.play("A: put a @9 out=c1")
    assert table.at(9) == {"STA", "A.a1", "A.a2", "A.a3"}


def test_a_corrupted_unit_returns_to_the_reserve_it_comes_from():
    """R9.9, R14.8"""
    table = turn(board={9: "A:XIII,a1,a2,B.c1"}).play("A: buy k @9 out=B.c1")
    assert "B.c1" in table.reserve("B")


def test_re_entry():
    """R9.10: on any place without elements that is no mission place; then the usual rule holds again."""
    table = turn(board={2: "B:XIII", 7: "C:a1"}, active="M15,M04")
    places = {int(line.split("@")[1]) for line in lines(table, "buy a")}
    assert places == set(range(1, 34)) - {2, 7, 33, 29, 15}
    table.play("A: buy a @20")
    assert {line.split("@")[1] for line in lines(table, "buy")} == {"20"}


def test_re_entry_of_a_character():
    """R9.10, R9.5"""
    table = turn(board={2: "B:XIII"}, active="M15", hands={"A": "REC1,REC2"}).play("A: recruit cards=REC1,REC2")
    table.play("A: hire MAN")
    assert set(table.legal()) == {f"@{place}" for place in range(1, 34) if place not in (2, 33, 29)}
    table.play("A: @20", "A: hire IRI")
    assert table.at(20) == {"MAN", "IRI"}


def test_what_died_may_be_bought_again():
    """R14.8: and a surplus unit too."""
    table = at(phase=6, turn="A", board={9: "A:XIII,k1,a1,a2,a3"}, until=6).play("A: end", "A: cull k1")
    assert "A.k1" in table.reserve("A")
    table = turn(board={9: "A:XIII"}, ap={"A": 3})
    table.allows("A: buy k @9")
