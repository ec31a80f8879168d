"""Phase 6: steps, the leaving rule, planes, cards, objects, surplus and assassinations (R10, R15.11 to R15.17)."""

from __future__ import annotations

from tests.engines.complot.table import at


def test_a_step_costs_one_point_whatever_the_group():
    """R10.1"""
    table = at(turn="A", board={2: "A:XIII,a1,a2"}, hands={"A": "SCO1"}, ap={"A": 2})
    table.play("A: mv 2-11 XIII,a1,a2")
    assert table.ap[0] == 1
    table.play("A: mv 11-13 XIII")
    assert table.ap[0] == 0
    assert not any(text.startswith("+") for text in table.legal("A"))


def test_helicopter_points_come_first_and_are_lost():
    """R10.1, R15.11"""
    table = at(turn="A", board={2: "A:XIII"}, hands={"A": "HEL1,SCO1"}, ap={"A": 1}, until=6)
    table.play("A: HEL1", "A: mv 2-11 XIII")
    assert (table.ap[0], table.state.helicopter) == (1, 1)
    table.play("A: end")
    assert table.state.helicopter == 0


def test_nobody_enters_a_closed_place():
    """R10.2, R15.14"""
    table = at(turn="A", board={2: "A:XIII,a1"}, hands={"A": "BLO1,AVI1"})
    table.play("A: BLO1 @11")
    assert not table.is_legal("A", "mv 2-11 XIII")
    assert not table.is_legal("A", "AVI1 2>11 XIII")
    assert table.refusal("A: mv 2-11 XIII") == ("closed", "R10.2")


def test_leaving_counts_all_enemies():
    """R10.4: the sum over all players."""
    table = at(turn="A", board={2: "A:XIII,a1,a2,a3 B:a1 C:a1"})
    assert table.is_legal("A", "mv 2-11 XIII,a1")
    assert not table.is_legal("A", "mv 2-11 XIII,a1,a2")
    assert table.refusal("A: mv 2-11 XIII,a1,a2") == ("too_few_stay", "R10.4")


def test_a_begun_group_offers_its_members_and_its_departures():
    """Section 21"""
    table = at(turn="A", board={12: "A:XIII,a1"}, hands={"A": "SCO1"})
    table.play("A: +XIII")
    assert table.legal() == ["+a1", ">11", ">17"]
    assert table.half_made == "A"
    assert table.phase == "group"
    assert table.view("B")["phase"] == "move"


def test_an_infiltration_takes_units_along_and_no_second_character():
    """R10.5"""
    table = at(turn="A", board={23: "B:JES A:XIII,a1,a2"})
    assert table.is_legal("A", "mv 23-30 XIII,a1,a2 inf=XIII")
    table = at(turn="A", board={23: "B:JES A:XIII,JON,a1"})
    assert not table.is_legal("A", "mv 23-30 XIII,JON,a1 inf=XIII")
    assert table.is_legal("A", "mv 23-30 XIII,JON")


def test_an_infiltration_is_offered_only_where_it_is_needed():
    """R10.8"""
    table = at(turn="A", board={23: "B:JES A:XIII,a1"})
    assert not table.is_legal("A", "mv 23-30 XIII inf=XIII")
    assert table.refusal("A: mv 23-30 XIII inf=XIII") == ("not_needed", "R10.8")
    assert table.is_legal("A", "mv 23-30 XIII,a1 inf=XIII")


def test_a_right_of_a_truce_is_used_once_and_others_are_counted():
    """R10.9"""
    board = {17: "A:XIII,a1 B:JON,a1,a2", 12: "A:a2"}
    table = at(turn="A", phase=6, board=board, truce={17: "AB"}, hands={"A": "SCO1"})
    table.play("A: mv 12-17 a2")
    assert not table.is_legal("A", "mv 17-21 XIII,a2")
    assert table.is_legal("A", "mv 17-21 XIII,a1")
    table.play("A: mv 17-12 a1", "A: mv 12-17 a1")
    assert not table.is_legal("A", "mv 17-12 a1")


def test_planes():
    """R15.12"""
    board = {2: "A:XIII,JON,a1,a2,a3", 19: "B:a1"}
    table = at(turn="A", board=board, hands={"A": "AVI1"}, ap={"A": 0}, active="M01")
    assert table.is_legal("A", "AVI1 2>18 XIII,a1,a2,a3")
    assert not table.is_legal("A", "AVI1 2>18 XIII,JON")
    assert not table.is_legal("A", "AVI1 2>18 a1")
    assert not table.is_legal("A", "AVI1 2>19 XIII")
    assert not table.is_legal("A", "AVI1 2>7 XIII")
    table.play("A: AVI1 2>18 XIII,a1")
    assert table.at(18) == {"XIII", "A.a1"}
    assert table.ap[0] == 0
    assert table.discard == ["AVI1"]


def test_a_plane_follows_the_leaving_rule():
    """R15.12"""
    table = at(turn="A", board={2: "A:XIII,a1 B:JON"}, hands={"A": "AVI1"}, ap={"A": 0})
    assert table.is_legal("A", "AVI1 2>18 XIII")
    assert not table.is_legal("A", "AVI1 2>18 XIII,a1")


def test_bombing():
    """R15.16, R14.3"""
    table = at(turn="A", board={2: "A:XIII", 18: "B:FEL,a1"}, hands={"A": "ATT1"}, discard="SOU*,SOI*", dice=[4])
    table.play("A: ATT1 @18")
    assert table.phase == "bomb_target"
    table.play("A: hit FEL")
    assert table.is_gone("FEL")
    assert table.ip[0] == 1


def test_bombing_that_fails():
    table = at(turn="A", board={2: "A:XIII", 18: "B:a1"}, hands={"A": "ATT1,SCO1"}, discard="SOU*,SOI*", dice=[3])
    table.play("A: ATT1 @18")
    assert table.phase == "move"
    assert table.at(18) == {"B.a1"}


def test_an_object_is_handed_over_once_between_two_departures():
    """R10.12"""
    missions = {"M15": {"winner": "A", "carrier": "A.c1"}}
    table = at(turn="A", board={31: "A:c1,a1,a2"}, active="M15", missions=missions, hands={"A": "SCO1"})
    table.play("A: give M15 a1")
    assert not table.is_legal("A", "give M15 c1")
    table.play("A: mv 31-32 a1")
    assert table.where("object:M15") == "with:A.a1"
    assert not table.is_legal("A", "give M15 c1")
    table.play("A: mv 31-32 a2")
    assert table.is_legal("A", "give M15 a2")


def test_an_object_that_lies_there_is_taken_up():
    """R10.12: not where enemies stand."""
    missions = {"M15": {"winner": "A", "lies": 31}}
    table = at(turn="A", board={31: "A:c1"}, active="M15", missions=missions)
    assert table.is_legal("A", "take M15 c1")
    table = at(turn="A", board={31: "A:c1 B:a1"}, active="M15", missions=missions, hands={"A": "SCO1"})
    assert not table.is_legal("A", "take M15 c1")
    assert table.refusal("A: take M15 c1") == ("enemies_there", "R10.12")


def test_surplus_units_are_given_up_after_the_end():
    """R10.10"""
    table = at(turn="A", board={2: "A:a1,a2,c1", 11: "A:c2,c3"}, until=6)
    table.play("A: mv 11-2 c2,c3")
    assert "end" in table.legal()
    table.play("A: end")
    assert table.half_made == "A"
    assert table.phase == "cull"
    fork = table.forked()
    table.play("A: cull a1", "A: cull c3")
    assert table.at(2) == {"A.a2", "A.c1", "A.c2"}
    assert fork.legal() == ["cull a1", "cull a2", "cull c1", "cull c2", "cull c3"]


def test_an_end_that_needs_a_choice_is_asked_for():
    """R3.5, R10.10: nothing but `end` is left, and yet there is something to choose."""
    table = at(turn="A", board={2: "A:a1,a2,c1", 11: "A:c2"}, ap={"A": 1}, until=6)
    table.play("A: mv 11-2 c2")
    assert table.half_made == ""
    assert table.legal() == ["end"]
    table.play("A: end cull=c2")
    assert table.at(2) == {"A.a1", "A.a2", "A.c1"}


def test_assassination():
    """R10.13: on the same place or the next, once; no answer."""
    table = at(turn="A", board={2: "A:MAN", 11: "B:FEL", 18: "B:JON"}, dice=[5], until=6)
    table.play("A: end")
    assert table.legal() == ["kill MAN>FEL", "pass"]
    table.play("A: kill MAN>FEL")
    assert table.is_gone("FEL")
    assert table.ip[0] == 1


def test_secondary_missions_are_laid_face_up():
    """R15.17"""
    table = at(turn="A", board={2: "A:XIII"}, hands={"A": "MIS02,MIS07,SCO1"})
    table.play("A: MIS02", "A: MIS07")
    assert table.laid_secondary == {"MIS02", "MIS07"}
    assert table.where("MIS07") == "laid:18"


def test_roadblocks_need_an_empty_place():
    """R15.14"""
    table = at(turn="A", board={2: "A:XIII", 11: "B:a1"}, hands={"A": "BLO1"}, active="M01", closed=[30])
    for place in (2, 11, 7, 30):
        assert not table.is_legal("A", f"BLO1 @{place}")
    assert table.is_legal("A", "BLO1 @10")
