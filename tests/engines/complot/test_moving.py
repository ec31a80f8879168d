"""Chapter 10a: steps, the leaving rule, truces, concentration; and objects that are handed over (R10.12)."""

from __future__ import annotations

from itertools import combinations

import pytest

from engines.complot.consistency import consistent_choices
from engines.shapes import ShapeError, Viewer
from tests.engines.complot.table import Table, at


def turn(**more) -> Table:
    return at(turn="A", **({"hands": {"A": "SCO1"}} | more))


# ---- steps -----------------------------------------------------------------------------------------------------------


def test_a_step_goes_to_a_neighbour_and_costs_one_point():
    """R10.1: whatever the size of the set."""
    table = turn(board={15: "A:XIII,JON,a1,a2,a3"}, ap={"A": 2})
    for place in range(1, 34):
        assert table.is_legal("A", f"mv 15-{place} XIII,JON,a1") == (place in (13, 16, 17, 21))
    table.play("A: mv 15-13 XIII,JON,a1,a2,a3")
    assert table.at(13) == {"XIII", "JON", "A.a1", "A.a2", "A.a3"}
    assert table.ap[0] == 1
    table.play("A: mv 13-15 a1")
    assert table.ap[0] == 0
    table.forbids("A: mv 13-15 a2")


def test_sets_may_change_from_step_to_step():
    """R10.1: picking up, dropping and going back are free choices."""
    table = turn(board={15: "A:XIII,a1", 13: "A:c1"}, ap={"A": 6})
    table.play("A: mv 15-13 XIII,a1", "A: mv 13-15 XIII,c1", "A: mv 15-13 c1")
    assert table.at(13) == {"A.a1", "A.c1"}
    assert table.at(15) == {"XIII"}
    assert table.ap[0] == 3


def test_helicopter_points_are_spent_first():
    """R10.1, R15.11"""
    table = turn(board={15: "A:XIII"}, hands={"A": "HEL1"}, ap={"A": 1}).play("A: HEL1")
    assert table.view("B")["helicopter"] == 2
    table.play("A: mv 15-13 XIII", "A: mv 13-15 XIII")
    assert (table.ap[0], table.view("B")["helicopter"]) == (1, 0)
    table.play("A: mv 15-13 XIII")
    assert table.ap[0] == 0
    assert not [line for line in table.legal("A") if line[0] == "+"]


def test_a_group_comes_from_one_place():
    """R10.1, section 21: the first element fixes it."""
    table = turn(board={15: "A:XIII,a1", 13: "A:c1"}).play("A: +XIII")
    assert table.legal() == ["+a1", ">13", ">16", ">17", ">21"]


def test_who_may_go_along_is_told_with_each_element():
    """R10.4: as many as the enemies stay behind, and nobody has to be deceived."""
    table = turn(board={15: "A:XIII,JON,a1,a2 B:c1", 13: "A:c1,c2"})
    assert table.choices()["+XIII"] == {"along": ["JON", "A.a1"]}
    assert table.choices()["+a2"] == {"along": ["XIII", "JON"]}
    assert table.choices()["+c2"] == {"along": ["A.c1"]}
    table.play("A: +XIII")
    assert table.choices()["+a1"] == {"along": ["JON"]}
    table.play("A: +a1", "A: +JON")
    assert not [line for line in table.legal() if line[0] == "+" and table.choices()[line]["along"]]


@pytest.mark.parametrize("code", ["B.c1", "E.a1", "A.k1"])
def test_who_cannot_go_along_is_not_believed_to(code):
    """Of a rival, of a seat that does not play, in the reserve."""
    table = turn(board={15: "A:XIII,a1,a2 B:c1"})
    view, choices = table.view("A"), table.choices("A")
    place = Viewer(seats=3, seat=0, options={})
    consistent_choices(choices, view, place)
    choices["+XIII"] = {"along": ["A.a1", code]}
    with pytest.raises(ShapeError):
        consistent_choices(choices, view, place)


def test_nobody_goes_along_where_no_step_can_be_paid():
    """R15.12: a plane takes one character."""
    table = turn(board={15: "A:XIII,a1,a2"}, hands={"A": "AVI1"}, ap={"A": 0})
    assert table.choices()["+XIII"] == {"along": []}


def test_only_own_elements_move():
    """R10.1: a corrupted unit is one's own, whatever its origin."""
    table = turn(board={15: "A:B.c1", 13: "B:a1"})
    assert [line for line in table.legal() if line[0] == "+"] == ["+B.c1"]
    table.play("A: mv 15-16 B.c1")
    assert table.at(16) == {"B.c1"}


def test_closed_places_are_not_entered():
    """R10.2"""
    table = turn(board={15: "A:XIII"}, closed=[13, 17])
    table.play("A: +XIII")
    assert table.legal() == [">16", ">21"]
    table = turn(board={15: "A:XIII"}, closed=[15])
    table.allows("A: mv 15-13 XIII")  # leaving one is not entering it


def test_neutral_units_stop_nobody():
    """R10.2, D19"""
    table = turn(board={7: "A:XIII"}, active="M01").play("A: mv 7-8 XIII", "A: mv 8-7 XIII", "A: mv 7-9 XIII")
    assert table.place("XIII") == 9


def test_entering_among_enemies_is_always_allowed():
    """R10.3"""
    table = turn(board={15: "A:a1", 13: "B:XIII,JON,a1,a2,a3 C:AMO"}).play("A: mv 15-13 a1")
    assert table.place("A.a1") == 13


# ---- the leaving rule ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "most"),
    [
        ("A:JON,a1,a2", 3),  # (a) nobody else
        ("A:JON,a1,a2 B:a1", 2),
        ("A:JON,a1,a2 B:a1 C:c1", 1),  # the sum over all other seats
        ("A:JON,a1,a2 B:a1,AMO C:c1", 0),
        ("A:JON,a1,a2 B:a1,a2,a3,AMO", 0),
    ],
)
def test_as_many_must_remain_as_there_are_enemies(there, most):
    """R10.4 (a), (b), D20"""
    table = turn(board={15: there})
    for size in (1, 2, 3):
        for group in combinations(("JON", "a1", "a2"), size):
            assert table.is_legal("A", f"mv 15-13 {','.join(group)}") == (size <= most)


def test_own_elements_that_were_there_already_count():
    """R10.4 (b): a group passes through if as many stay behind, whoever they are."""
    table = turn(board={15: "A:JON,a1", 13: "A:c1,c2 B:AMO,a1"}).play("A: mv 15-13 JON,a1")
    table.allows("A: mv 13-14 JON,a1")
    table.allows("A: mv 13-14 c1,a1")
    table.forbids("A: mv 13-14 JON,a1,c1")


def test_after_a_step_fewer_may_follow():
    """R10.4 (b)"""
    table = turn(board={15: "A:JON,a1,a2 B:a1"}).play("A: mv 15-13 a1", "A: mv 15-13 a2")
    table.forbids("A: mv 15-13 JON")
    assert table.refusal("A: mv 15-13 JON")[1] == "R10.4"


# ---- truce -----------------------------------------------------------------------------------------------------------


def test_a_truce_lets_all_leave_freely():
    """R10.9, R10.4 (c): once, and without any window."""
    table = turn(board={17: "A:XIII,a1 B:JON,a1,a2"}, truce={17: "AB"}, hands={"A": "SCO1", "B": "IND1"})
    assert table.view("B")["truce"] == ["XIII", "JON", "A.a1", "B.a1", "B.a2"]
    table.play("A: mv 17-15 XIII,a1", "A: mv 15-17 XIII,a1")
    assert table.view("B")["truce"] == ["JON", "B.a1", "B.a2"]
    table.forbids("A: mv 17-15 XIII,a1")
    table.forbids("A: mv 17-15 a1")
    assert table.view("B")["window"] == []


def test_only_seats_of_the_alliance_have_the_right():
    """R10.9: and only elements that stand there when phase 6 begins."""
    table = turn(board={17: "C:AMO A:JON,a1 B:a1"}, truce={17: "BC"})
    assert table.view("B")["truce"] == ["AMO", "B.a1"]
    table.forbids("A: mv 17-15 JON")


def test_latecomers_have_no_right():
    """R10.9: a mixed set is judged by its elements without it; (b) counts what remains after the whole step."""
    table = turn(board={17: "A:JON,a1 B:AMO,a1", 15: "A:c1,c2,MUL"}, truce={17: "AB"})
    table.play("A: mv 15-17 c1,c2,MUL")
    table.allows("A: mv 17-12 JON,a1")
    table.forbids("A: mv 17-12 JON,a1,c1,c2")  # MUL alone would remain
    table.allows("A: mv 17-12 JON,a1,c1")
    table.allows("A: mv 17-12 JON,a1,c1,c2,MUL inf=MUL")  # JON has the right, so he does not count


def test_the_limits_of_an_infiltration_count_only_those_without_a_right():
    """R10.9, R10.5: who infiltrates is one of them."""
    table = turn(board={17: "A:MUL B:AMO,a1", 15: "A:c1"}, truce={17: "AB"}).play("A: mv 15-17 c1")
    table.forbids("A: mv 17-12 MUL,c1 inf=MUL")
    table.allows("A: mv 17-12 MUL")


def test_so_do_those_of_an_incognito():
    """R10.9, R10.5: at most one character without a right."""
    board = {17: "A:JON B:AMO,a1,a2", 15: "A:PRE,KIM,c1"}
    table = turn(board=board, truce={17: "AB"}, hands={"A": "INC1"}).play("A: mv 15-17 PRE,KIM,c1")
    table.allows("A: mv 17-12 JON,PRE,c1 inc=INC1")
    table.forbids("A: mv 17-12 PRE,KIM,c1 inc=INC1")


def test_whoever_is_still_there_is_fought():
    """R10.9: the truce ends with phase 6."""
    table = at(phase=6, turn="B", order="AB", seats=2, board={17: "A:a1 B:c1"}, truce={17: "AB"}, dice=[1, 4])
    table.play("B: end")
    assert table.event("duel") == {"kind": "duel", "place": 17, "attacker": 1, "defender": 0}
    table = at(turn="B", order="AB", seats=2, board={17: "A:JON B:AMO"}, truce={17: "AB"}, hands={"B": "SCO1"})
    assert table.view("A")["truce"] == ["JON", "AMO"]
    table.play("B: end")
    assert (table.view("A")["stage"], table.view("A")["truce"]) == (7, [])


# ---- concentration ---------------------------------------------------------------------------------------------------


def test_too_many_may_stand_together_during_the_turn():
    """R10.10: not when it ends."""
    table = turn(board={15: "A:a1,a2,a3", 13: "A:c1,c2"}).play("A: mv 13-15 c1,c2", "A: mv 15-16 c1,c2", "A: end")
    assert table.phase != "cull"
    assert table.at(16) == {"A.c1", "A.c2"}


def test_surplus_units_are_given_up():
    """R10.10: exactly as many as necessary, place by place in the order of numbers."""
    table = turn(board={15: "A:a1,a2,a3", 13: "A:c1,c2", 20: "A:a4,a5,k1,d1,s1"}, until=6)
    table.play("A: mv 13-15 c1", "A: end")
    assert (table.phase, table.legal()) == ("cull", ["cull a1", "cull a2", "cull a3", "cull c1"])
    assert table.view("B")["phase"] == "move"
    table.play("A: cull a2")
    assert table.legal() == ["cull a4", "cull a5", "cull k1", "cull d1", "cull s1"]
    assert table.at(15) >= {"A.a2"}  # still a draft
    table.play("A: cull a5", "A: cull d1")
    assert {"A.a2", "A.a5", "A.d1"} <= table.reserve("A")
    assert table.at(15) == {"A.a1", "A.a3", "A.c1"}
    assert table.at(20) == {"A.a4", "A.k1", "A.s1"}
    assert table.phase != "cull"


def test_surplus_in_one_line():
    """R10.10, section 21"""
    table = turn(board={15: "A:a1,a2,a3,c1,XIII"}, until=6).play("A: end cull=a1")
    assert table.at(15) == {"A.a2", "A.a3", "A.c1", "XIII"}
    # Only the units of one seat count, and never the characters.
    table = turn(board={15: "A:a1,a2,a3,XIII,JON,AMO B:a1"}, until=6).play("A: end")
    assert "culled" not in table.kinds


def test_an_end_that_needs_a_choice_is_asked_for():
    """R3.5, R10.10: nothing but `end` is left, and yet there is something to choose."""
    table = at(turn="A", board={2: "A:a1,a2,c1", 11: "A:c2"}, ap={"A": 1}, until=6)
    table.play("A: mv 11-2 c2")
    assert table.half_made == ""
    assert table.legal() == ["end"]
    table.play("A: end cull=c2")
    assert table.at(2) == {"A.a1", "A.a2", "A.c1"}


def test_the_end_of_a_turn_takes_unused_helicopter_points():
    """R15.11, R13.16"""
    table = turn(board={15: "A:XIII", 2: "B:JON"}, hands={"A": "HEL1"}, order="ABC").play("A: HEL1", "A: end")
    assert table.asked == "B"
    assert table.view("B")["helicopter"] == 0
    table = turn(board={15: "A:MAN", 16: "B:JON"}, hands={"A": "HEL1,SCO1"}).play("A: HEL1", "A: end")
    assert (table.phase, table.view("B")["helicopter"]) == ("assassinate", 0)


# ---- other things to do ----------------------------------------------------------------------------------------------


def test_cards_and_steps_in_any_order():
    """R10.11"""
    hands = {"A": "HEL1,AVI1,BLO1,ATT1,MIS07,REN1"}
    table = turn(board={15: "A:XIII,a1", 19: "B:a1"}, hands=hands, dice=[3])
    table.play("A: MIS07", "A: mv 15-13 XIII", "A: BLO1 @9", "A: REN1", "A: HEL1", "A: AVI1 13>2 XIII", "A: ATT1 @19")
    table.play("A: mv 2-1 XIII")
    assert table.hand("A") == set()
    assert (table.place("XIII"), table.ap[0]) == (1, 5)


CARRIED = {"M15": {"winner": "A", "carrier": "A.a1"}}


def test_an_object_is_given_to_another_element():
    """R10.12: free, on the same place."""
    table = turn(board={15: "A:XIII,a1 B:c1", 13: "A:a2"}, active="M15", missions=CARRIED)
    assert [line for line in table.legal() if line.startswith("give")] == ["give M15 XIII"]
    table.play("A: give M15 XIII")
    assert table.where("object:M15") == "with:XIII"
    assert table.ap[0] == 6


def test_an_object_is_given_once_between_two_departures():
    """R10.12, D61"""
    table = turn(board={15: "A:XIII,a1,a2"}, active="M15", missions=CARRIED).play("A: give M15 XIII")
    assert not [line for line in table.legal() if line.startswith("give")]
    assert table.view("B")["active"][0]["handed"]
    table.play("A: mv 15-13 XIII")
    assert table.place("XIII") == 13
    table.play("A: mv 13-15 XIII", "A: give M15 a2")
    assert table.where("object:M15") == "with:A.a2"


def test_a_departure_of_others_frees_the_object_too():
    """R10.12, section 0: a step, a plane or a dodge of any group."""
    table = turn(board={15: "A:XIII,a1,a2"}, active="M15", missions=CARRIED)
    table.play("A: give M15 XIII", "A: mv 15-13 a1", "A: give M15 a2")
    assert table.where("object:M15") == "with:A.a2"


def test_an_infiltration_that_was_stopped_is_no_departure():
    """R10.12, R10.7"""
    board = {15: "A:XIII,a1,a2 B:JON,c1,c2,c3"}
    table = turn(board=board, active="M15", missions=CARRIED, hands={"A": "SCO1", "B": "IND1"})
    table.play("A: give M15 a2", "A: mv 15-13 XIII inf=XIII", "B: IND1")
    assert not [line for line in table.legal() if line.startswith("give")]


def test_the_next_turn_frees_the_object_too():
    """R10.12: between two departures of the turn."""
    table = turn(board={15: "A:XIII,a1", 2: "B:JON"}, order="ABC", active="M15", missions=CARRIED)
    table.play("A: give M15 XIII")
    assert table.view("B")["active"][0]["handed"]
    table.play("A: end")
    assert (table.asked, table.view("B")["active"][0]["handed"]) == ("B", False)


def test_the_objects_of_others_are_not_given():
    """R10.12"""
    table = turn(board={15: "B:a1,a2 A:XIII"}, active="M15", missions={"M15": {"winner": "A", "carrier": "B.a1"}})
    assert not [line for line in table.legal() if line.startswith(("give", "take"))]


@pytest.mark.parametrize(("there", "taken"), [("A:XIII,a1", True), ("A:XIII,a1 B:c1", False), ("B:c1", False)])
def test_an_object_that_lies_is_picked_up(there, taken):
    """R10.12: no enemy may stand there."""
    table = turn(
        board={15: there, 2: "A:JON"}, active="M15", missions={"M15": {"winner": "B", "lies": 15, "is_beaten": True}}
    )
    takes = [line for line in table.legal() if line.startswith("take")]
    assert takes == (["take M15 XIII", "take M15 a1"] if taken else [])
    if taken:
        table.play("A: take M15 a1")
        assert table.where("object:M15") == "with:A.a1"
        assert table.ap[0] == 6
        table.allows("A: give M15 XIII")
