"""R13.4 and R13.5: attempts at combat missions, against neutral units."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def attempt(mission: str, board, *dice: int, **more) -> Table:
    """A attempts a mission; its dice come first, then those of the neutral units."""
    usual = {"order": "ABC", "turn": "A", "until": 8, "discard": QUIET, "active": mission}
    return at(phase=8, board=board, dice=dice, **(usual | more)).play(f"A: try {mission}")


def foes(table: Table) -> list[str]:
    return table.view("B")["fight"]["foes"]


def test_the_neutral_units_are_those_of_the_card():
    """R13.5: the seat rolls first, then they do, in canonical order."""
    table = attempt("M05", {31: "A:JON,a1"}, 1, 1, 2, 2, 2, 2)
    assert table.event("dice")["elements"] == ["JON", "A.a1", "N.a1", "N.a2", "N.c1", "N.s1"]
    assert table.event("dice")["by"] == 0
    # Two ones, and the saboteur makes wounds of them.
    assert (table.phase, table.asked) == ("wounds", "A")


def test_only_elements_without_recoil_take_part():
    """R13.4: the others suffer nothing."""
    table = attempt("M04", {15: "A:JON,a1,PRE"}, 1, 1, 5, 1, 1, recoil="JON")
    assert table.event("dice")["elements"] == ["PRE", "A.a1", "N.a1", "N.a2", "N.a3"]
    assert (table.phase, table.legal()) == ("wounds", ["wound PRE", "wound a1"])


def test_cards_are_laid_by_the_seat_only():
    """R13.5, R11.4 C2: Combat on all, Plot/Combat on characters, for it is a mission place."""
    table = attempt("M04", {15: "A:JON,a1"}, hands={"A": "COM01,CPC01", "B": "COM02"})
    assert (table.phase, table.asked) == ("combat_cards", "A")
    assert table.legal() == ["lay COM01>JON", "lay COM01>a1", "lay CPC01>JON", "done"]
    table.dice(2, 4, 1, 1, 1).play("A: cards CPC01>JON,COM01>a1")
    # Two hits, with the bonuses.
    assert foes(table) == ["a3"]


@pytest.mark.parametrize(("order", "operator"), [("ABC", "B"), ("CAB", "B"), ("BCA", "B"), ("ACB", "C")])
def test_the_next_seat_in_order_plays_the_neutral_units(order, operator):
    """R13.5, D40: cyclic; it places their wounds."""
    table = attempt("M05", {31: "A:JON,XIII"}, 3, 2, 2, 2, 2, 2, order=order)
    assert (table.phase, table.asked) == ("wounds", operator)
    assert table.legal() == ["wound N.a1", "wound N.c1", "wound N.s1"]


def test_their_assassin_is_aimed_by_the_operator():
    """R13.5, R11.8"""
    table = attempt("M03", {26: "A:JON,a1"}, 1, 1, 1, 1, 1, 6)
    assert (table.phase, table.asked) == ("assassin_target", "B")
    assert table.legal() == ["aim N.k1>JON", "aim N.k1>A.a1"]
    table.play("B: aim N.k1>A.a1")
    assert "A.a1" in table.reserve("A")


def test_ones_own_assassin_aims_at_neutral_units():
    """R13.5"""
    table = attempt("M03", {26: "A:JON,k1"}, 1, 6, 1, 1, 1, 1)
    assert (table.phase, table.asked) == ("assassin_target", "A")
    table.play("A: aim k1>N.k1")
    assert foes(table) == ["a1", "a2", "c1"]


def test_their_saboteur_and_artificer_work():
    """R13.5: all unit abilities, on both sides."""
    table = attempt("M11", {21: "A:JON"}, 1, 1, 1, 1, 5, 5)
    assert table.event("dice")["elements"] == ["JON", "N.a1", "N.a2", "N.c1", "N.d1", "N.d1"]
    assert table.wounds("JON") == 2
    table = attempt("M04", {15: "A:JON,s1"}, 1, 2, 1, 2, 2)
    # One of theirs shows a one.
    assert table.asked == "A"
    assert foes(table) == ["a2", "a3"]


def test_equal_choices_are_made_by_the_engine():
    """R13.5, R3.7: three agents are alike."""
    table = attempt("M04", {15: "A:JON"}, 3, 1, 1, 1)
    assert (table.phase, table.asked) == ("retreat", "A")
    assert foes(table) == ["a2", "a3"]
    places = {code: place for code, place in table.view("B")["where"].items() if code.startswith("M04.")}
    assert places == {"M04.a2": "garrison:15", "M04.a3": "garrison:15"}


@pytest.mark.parametrize(("faces", "left"), [((4, 1, 1), 2), ((4, 4, 1), 1)])
def test_each_hit_takes_another_of_equal_units(faces, left):
    """R11.9, R13.5: no unit takes more wounds than its life."""
    table = attempt("M04", {15: "A:c1,c2,c3"}, *faces, 1, 1, 1)
    assert len(foes(table)) == left


def test_neutral_units_never_retreat():
    """R13.5: only the attempting seat is asked."""
    table = attempt("M04", {15: "A:JON"}, 1, 1, 1, 1)
    assert table.asked == "A"
    table.dice(1, 1, 1, 1).play("A: stay")
    assert (table.phase, table.asked) == ("retreat", "A")


def test_when_no_neutral_unit_is_left_the_mission_is_won():
    """R13.5, R13.13"""
    table = attempt("M04", {15: "A:JON,PRE,c1"}, 3, 4, 4, 1, 1, 1)
    assert table.ip[0] == 3
    assert table.kept("A") == {"M04"}
    assert table.at(15) == {"JON", "PRE", "A.c1"}


def test_even_with_nobody_left():
    """R13.5: points all the same."""
    table = attempt("M04", {15: "A:c1,c2,c3"}, 4, 4, 4, 6, 6, 6)
    assert table.at(15) == set()
    assert table.ip[0] == 3


def test_with_nobody_left_and_neutral_units_standing_it_is_lost():
    """R13.5"""
    table = attempt("M02", {17: "A:c1"}, 1, 6, 1, 1, 1, 2, ip={"A": 3})
    assert table.ip[0] == 2
    assert table.event("validity")["stays"]
    assert table.active == ["M02"]


def test_a_retreat_is_a_failure():
    """R13.5, R13.14"""
    table = attempt("M02", {17: "A:JON"}, 1, 1, 1, 1, 1, 2, ip={"A": 3}).play("A: retreat 12")
    assert (table.ip[0], table.place("JON")) == (2, 12)
    assert "failure" in table.kinds


def test_full_strength_each_time():
    """R13.5, D39: losses of an attempt are not kept."""
    table = attempt("M04", {15: "A:JON"}, 3, 1, 1, 1, 1).play("A: retreat 13")
    assert table.active == ["M04"]
    assert table.view("B")["where"]["M04.a1"] == "garrison:15"
    assert sum(place == "garrison:15" for place in table.view("B")["where"].values()) == 3


def test_first_aid_and_support_for_the_attempting_seat_only():
    """R13.5, R14.9"""
    hands = {"A": "SOI1,SOU1", "B": "SOI2,SOU2"}
    table = attempt("M04", {15: "A:JON,a1"}, 1, 1, 5, 1, 1, hands=hands, discard="ACC*,ESP*,REN*")
    table.play("A: done")
    assert (table.phase, table.window) == ("support", "A")
    table.play("A: pass", "A: wound a1")
    assert (table.phase, table.window) == ("care", "A")
    table.play("A: SOI1 a1")
    assert "A.a1" in table.at(15)


def test_laid_cards_are_discarded_after_the_fight():
    """R13.5, R11.5"""
    table = attempt("M04", {15: "A:JON,PRE,c1"}, hands={"A": "COM01,SCO1"})
    table.dice(3, 4, 4, 1, 1, 1).play("A: cards COM01>JON")
    assert table.discard[-1] == "COM01"


def test_a_stalemate_is_a_failure():
    """R11.13"""
    table = attempt("M04", {15: "A:JON"}, 1, 1, 1, 1)
    for _ in range(19):
        table.dice(1, 1, 1, 1).play("A: stay")
    assert {"stalemate", "failure"} <= set(table.kinds)
    assert (table.phase, table.legal()) == ("retreat", ["retreat 13", "retreat 16", "retreat 17", "retreat 21"])
    table.dice(3).play("A: retreat 13")
    assert (table.place("JON"), table.event("validity")["stays"]) == (13, True)


def test_all_elements_of_the_place_need_a_way_out():
    """R12.1, R12.5, R13.4: those with recoil too, although they do not fight."""
    board = {15: "A:c1,a1,a2", 13: "A:c2,c3"}
    barred = {"closed": [16, 17, 21, 11, 14], "recoil": "A.a1,A.a2"}
    table = attempt("M04", board, 1, 1, 1, 1, 1, 5, 1, 1, 3, **barred)
    # c1 alone would find room on 13. So there is no retreat, and it fights until it dies; then nobody can leave.
    assert (table.kinds.count("dice"), table.phase) == (3, "paused")
    assert table.at(15) == {"A.a1", "A.a2"}
    table = attempt("M04", {15: "A:c1,a1", 13: "A:c2"}, 1, 1, 1, 1, 1, **(barred | {"recoil": "A.a1"}))
    assert table.legal() == ["retreat 13", "stay"]


def test_units_alone_may_fight():
    """R13.3: a character is needed for a plot only."""
    table = at(phase=8, turn="A", board={15: "A:a1"}, active="M04", until=8)
    assert table.legal() == ["try M04", "end"]
