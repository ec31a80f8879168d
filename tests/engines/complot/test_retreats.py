"""Chapter 12: retreats, and dodges, which go the same way (R15.19)."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def duel(board, **more) -> Table:
    """After a first round of dice in which nobody hits; A is the attacker."""
    usual = {"order": "ABC", "turn": "A", "until": 7, "discard": QUIET, "dice": [1] * 12}
    return at(phase=7, board=board, **(usual | more))


def test_only_after_a_round_of_dice():
    """R12.1: free of autonomy points."""
    table = duel({15: "B:JON A:XIII,a1"}, ap={"A": 0})
    assert "dice" in table.kinds
    assert table.legal() == ["retreat 13", "retreat 16", "retreat 17", "retreat 21", "stay"]
    table.play("A: retreat 13")
    assert (table.at(13), table.ap[0]) == ({"XIII", "A.a1"}, 0)


def test_all_elements_go_together():
    """R12.1: also those that were stopped."""
    table = duel({15: "B:JON A:XIII,PRE,a1,a2"}, stopped="XIII", recoil="A.a2").play("A: retreat 16")
    assert table.at(16) == {"XIII", "PRE", "A.a1", "A.a2"}
    assert table.at(15) == {"JON"}


def test_never_to_a_closed_place():
    """R12.2, R15.14"""
    table = duel({15: "B:JON A:XIII"}, closed=[13, 16])
    assert table.legal() == ["retreat 17", "retreat 21", "stay"]


def test_never_back():
    """R12.2: to no place visited, the starting place included."""
    board = {15: "B:JON A:XIII", 13: "B:a1", 14: "B:a2", 16: "B:a3"}
    table = duel(board).play("A: retreat 13")
    assert (table.phase, table.legal()) == ("retreat_step", ["retreat 11", "retreat 14"])
    table.play("A: retreat 14")
    assert table.legal() == ["retreat 2", "retreat 16", "retreat 23"]


def test_only_where_an_end_can_still_be_reached():
    """R12.2: no dead ends."""
    board = {15: "B:JON A:XIII", 17: "B:a1", 12: "B:a2"}
    # From 17 the way leads to 12 and 21; both are barred behind 12.
    table = duel(board, closed=[21, 11])
    assert table.legal() == ["retreat 13", "retreat 16", "stay"]
    # With 21 open the way leads there, and not into the dead end.
    table = duel(board, closed=[11]).play("A: retreat 17")
    assert (table.place("XIII"), table.wounds("XIII")) == (21, 1)


def test_the_first_place_where_it_may_stay_ends_a_retreat():
    """R12.3: without enemies and without a crowd."""
    table = duel({15: "B:JON A:XIII,a1", 13: "A:c1,c2"}).play("A: retreat 13")
    assert table.at(13) == {"XIII", "A.a1", "A.c1", "A.c2"}
    assert table.wounds("XIII") == 0
    assert table.event("retreated") == {"kind": "retreated", "by": 0, "place": 13, "elements": ["XIII", "A.a1"]}


def test_a_wound_among_enemies():
    """R12.3: of the owner's choice, nobody scores, and the group goes on."""
    table = duel({15: "B:JON A:FEL,a1", 13: "C:AMO"}).play("A: retreat 13")
    assert (table.phase, table.asked, table.legal()) == ("wounds", "A", ["wound FEL", "wound a1"])
    table.play("A: wound FEL")
    assert table.is_gone("FEL")
    assert table.ip == (0, 0, 0)
    assert table.view("B")["recoil"] == ["A.a1"]
    table.play("A: retreat 14")
    assert table.at(14) == {"A.a1"}


def test_one_wound_for_each_such_place():
    """R12.3"""
    table = duel({15: "B:JON A:XIII", 13: "C:AMO,a1,a2", 14: "B:a1,s1"}).play("A: retreat 13", "A: retreat 14")
    table.play("A: retreat 2")
    assert (table.place("XIII"), table.wounds("XIII")) == (2, 2)


def test_a_group_may_be_wiped_out_on_the_way():
    """R12.3"""
    table = duel({15: "B:JON A:a1", 13: "C:AMO"}).play("A: retreat 13")
    assert "A.a1" in table.reserve("A")
    assert table.phase == "paused"


def test_first_aid_on_the_way():
    """R12.3, R11.10: for an element of the group."""
    hands = {"A": "SOI1", "B": "SOI2"}
    table = duel({15: "B:JON A:a1", 13: "B:AMO"}, hands=hands, discard="ESQ*,ACC*,ESP*,REN*,SOU*")
    table.play("A: done", "B: done", "A: retreat 13")
    assert (table.phase, table.window) == ("care", "A")
    table.play("A: SOI1 a1", "A: retreat 14")
    assert table.place("A.a1") == 14


@pytest.mark.parametrize(("there", "crowded"), [("A:c1,c2", False), ("A:c1,c2,c3", True), ("A:AMO,FEL", False)])
def test_where_only_the_concentration_fails_the_group_goes_on(there, crowded):
    """R12.3, R10.10: without a wound."""
    table = duel({15: "B:JON A:XIII,a1", 13: there}).play("A: retreat 13")
    assert (table.phase == "retreat_step") == crowded
    assert table.wounds("XIII") == 0


def test_recoil():
    """R12.4: of every element that retreated, until the end of the round."""
    table = duel({15: "B:JON A:XIII,a1", 13: "A:c1"}).play("A: retreat 13")
    assert table.view("B")["recoil"] == ["XIII", "A.a1"]


@pytest.mark.parametrize(("recoil", "scores"), [("", True), ("XIII", True), ("XIII,A.a1", False)])
def test_recoil_keeps_from_secondary_missions(recoil, scores):
    """R12.4, R13.1: one element without it is enough."""
    table = at(phase=8, turn="A", board={18: "A:XIII,a1"}, secondary="MIS07", recoil=recoil, until=8)
    assert table.ip[0] == (3 if scores else 0)


@pytest.mark.parametrize(("recoil", "lines"), [("XIII", []), ("A.a1", ["try M06 by=XIII"]), ("", ["try M06 by=XIII"])])
def test_recoil_keeps_from_primary_missions(recoil, lines):
    """R12.4, R13.3"""
    table = at(
        phase=8, turn="A", board={8: "A:XIII,a1"}, active="M06", recoil=recoil, hands={"A": "SCO1"}, discard=QUIET
    )
    assert [line for line in table.legal() if line.startswith("try")] == lines


def test_without_a_legal_end_no_retreat_is_offered():
    """R12.5"""
    table = duel({15: "B:JON A:XIII"}, closed=[13, 16, 17, 21], dice=[1, 1, 3, 1])
    # Neither side can leave, so they roll on until somebody is hit, and so on.
    assert table.phase != "retreat"
    assert table.kinds.count("dice") > 1


def test_after_a_failure_such_a_group_stays():
    """R12.5, R13.14: where it is, with recoil."""
    table = at(
        phase=8, turn="A", board={8: "A:XIII,a1"}, active="M06", dice=[1, 1], closed=[5, 7, 9, 10], until=8
    ).play("A: try M06 by=XIII")
    assert table.at(8) == {"XIII", "A.a1"}
    assert table.view("B")["recoil"] == ["XIII", "A.a1"]


def test_a_carrier_takes_its_object_along():
    """R12.6, R13.11"""
    missions = {"M15": {"winner": "B", "carrier": "A.a1"}}
    table = duel({15: "B:JON A:XIII,a1"}, active="M15", missions=missions).play("A: retreat 13")
    assert table.where("object:M15") == "with:A.a1"
    assert table.place("A.a1") == 13


def test_a_ring_works_from_the_next_round():
    """R12.6: a hospital heals in the morning, whoever came there by a retreat."""
    table = at(phase=9, board={14: "A:XIII"}, wounds={"XIII": 2}, recoil="XIII", hands={"B": "SCO1"})
    while table.round == 2:
        table.play(f"{table.asked}: pass")
    assert table.wounds("XIII") == 0


# ---- dodges ----------------------------------------------------------------------------------------------------------


def dodging(board, **more) -> Table:
    usual = {"hands": {"A": "ESQ1,SCO1"}, "discard": "ACC*,ESP*,REN*,SOI*,SOU*,ALL*", "dice": ()}
    return duel(board, **(usual | more))


def test_one_character_and_any_units_dodge():
    """R15.19: before the first round of a duel; the others stay and fight."""
    table = dodging({15: "B:JON A:XIII,PRE,a1,a2"})
    assert (table.phase, table.asked) == ("dodge", "A")
    for group in ("XIII", "PRE", "XIII,a1", "PRE,a1,a2"):
        table.allows(f"A: ESQ1 {group} >13")
    for group in ("XIII,PRE", "a1", "a1,a2"):
        table.forbids(f"A: ESQ1 {group} >13")
    table.dice(*[1] * 6).play("A: ESQ1 PRE,a2 >13")
    assert table.at(13) == {"PRE", "A.a2"}
    assert table.view("B")["recoil"] == ["PRE", "A.a2"]
    assert table.discard[-1] == "ESQ1"
    table.play("A: pass", "A: done")
    assert table.event("dice")["elements"] == ["XIII", "A.a1", "JON"]


def test_units_alone_do_not_dodge():
    """R15.19: nor characters that are somewhere else."""
    table = dodging({15: "B:JON A:a1,a2", 16: "A:XIII"}, dice=[1] * 6)
    assert table.phase == "combat_cards"
    table = dodging({15: "B:JON A:XIII,a1"}).play("A: +a1")
    assert table.legal() == ["+XIII"]


def test_a_dodge_is_a_retreat_without_wounds():
    """R15.19, R12.2, R12.3: across enemies and one's own crowd, never to a closed place."""
    board = {15: "B:JON A:XIII,a1", 13: "C:a1", 14: "A:c1,c2,c3"}
    table = dodging(board, closed=[11, 16, 17, 21])
    table.play("A: +XIII", "A: +a1")
    assert table.legal() == [">13 esq=ESQ1"]
    table.play("A: >13 esq=ESQ1")
    # From 13 there is one way on, and 14 is full.
    assert (table.phase, table.legal()) == ("retreat_step", ["retreat 2", "retreat 23"])
    table.play("A: retreat 23")
    assert table.at(23) == {"XIII", "A.a1"}
    assert table.wounds("XIII") == 0


def test_the_defender_may_dodge_too():
    """R15.19, R11.4 C0"""
    table = dodging({15: "B:JON A:XIII"}, hands={"A": "SCO1", "B": "ESQ2"}).play("A: pass", "B: ESQ2 JON >17")
    assert (table.at(15), table.at(17)) == ({"XIII"}, {"JON"})
    assert "dice" not in table.kinds


def test_nobody_is_asked_any_more_when_a_side_is_gone():
    """R4.4, R11.5: the window is closed, whoever has still a card that could be played."""
    table = dodging({15: "B:JON A:XIII"}, hands={"A": "ESQ1,COM01", "B": "REN1"}, discard="").play("A: ESQ1 XIII >13")
    assert table.phase == "paused"


def test_several_dodges_one_after_the_other():
    """R4.1: who has played is asked again."""
    table = dodging({15: "B:JON A:XIII,PRE"}, hands={"A": "ESQ1,ESQ2"}).play("A: ESQ1 XIII >13")
    assert (table.phase, table.asked) == ("dodge", "A")
    table.play("A: ESQ2 PRE >13")
    assert table.at(13) == {"XIII", "PRE"}


def test_a_dodge_takes_the_object_along_and_others_see_the_group_begin():
    """R13.11, section 18: a half-made choice shows as the question it began with."""
    missions = {"M15": {"winner": "B", "carrier": "A.a1"}}
    table = dodging({15: "B:JON A:XIII,a1"}, active="M15", missions=missions).play("A: +XIII")
    assert (table.view("A")["phase"], table.view("B")["phase"]) == ("group", "dodge")
    table.play("A: +a1", "A: >13 esq=ESQ1")
    assert table.where("object:M15") == "with:A.a1"


def test_a_carrier_left_behind_fights_on():
    """R15.19, R11.12: and if it falls, the other seat has the object."""
    missions = {"M15": {"winner": "A", "carrier": "A.a1"}}
    table = dodging({15: "B:JON A:XIII,a1"}, active="M15", missions=missions, dice=[1, 3])
    table.play("A: ESQ1 XIII >13")
    assert table.where("object:M15") == "with:A.a1"
    table.play("A: done")
    assert (table.at(15), table.at(13)) == ({"JON"}, {"XIII"})
    assert table.where("object:M15") == "with:JON"


def test_no_dodge_where_no_end_can_be_reached():
    """R15.19, R12.2"""
    table = dodging({15: "B:JON A:XIII"}, closed=[13, 16, 17, 21], dice=[1, 1])
    assert table.phase != "dodge"
