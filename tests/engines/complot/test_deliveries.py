"""R13.10 to R13.12: objects that are won, carried and delivered."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def resolving(board, *dice: int, **more) -> Table:
    usual = {"order": "ABC", "turn": "A", "until": 8, "discard": QUIET, "hands": {"A": "SCO1"}}
    return at(phase=8, board=board, dice=dice, **(usual | more))


def mission(table: Table, number: int = 0) -> dict:
    return table.view("B")["active"][number]


def test_part_one_by_a_plot():
    """R13.10: the seat names a carrier; the mission stays active, with its destination."""
    table = resolving({9: "A:XIII,a1"}, 5, active="M18").play("A: try M18 by=XIII")
    assert mission(table)["objective"] == 11
    assert (table.phase, table.legal()) == ("carrier", ["carry XIII", "carry a1"])
    table.play("A: carry a1")
    assert table.where("object:M18", "B") == "with:A.a1"
    told = mission(table)
    assert (told["winner"], told["carrier"], told["objective"]) == (0, "A.a1", 11)
    assert (table.ip[0], table.active, table.kept("A")) == (0, ["M18"], set())


def test_part_one_by_a_combat():
    """R13.10: the neutral units are gone for good."""
    table = resolving({14: "A:XIII,c1,MAN"}, 3, 2, 4, 1, 1, 1, active="M16").play("A: try M16", "A: done")
    table.play("A: carry XIII")
    assert "M16.a1" not in table.view("B")["where"]
    table.play("A: end")
    assert "M16.a1" not in table.view("B")["where"]
    assert mission(table)["objective"] == 12


def test_with_nobody_left_the_object_lies_on_the_place():
    """R13.10"""
    table = resolving({14: "A:c1,c2,c3"}, 4, 4, 4, 5, 5, 5, active="M16").play("A: try M16", "A: done")
    assert table.where("object:M16", "B") == "lies:14"
    assert mission(table)["winner"] == 0


def test_an_only_element_carries_it_without_being_asked():
    """R13.10, R3.5"""
    table = resolving({9: "A:XIII"}, 5, active="M18").play("A: try M18 by=XIII")
    assert table.where("object:M18", "B") == "with:XIII"


def test_part_one_is_not_tried_again():
    """R13.10, R13.3"""
    missions = {"M18": {"winner": "B", "lies": 9}}
    table = resolving({9: "A:XIII", 11: "A:JON"}, active="M18", missions=missions)
    assert table.legal() == ["end"]


CARRIED = {"M15": {"winner": "A", "carrier": "A.a1"}}


def test_the_object_moves_with_its_carrier():
    """R13.11: through steps and planes."""
    table = at(turn="A", board={15: "A:XIII,a1"}, active="M15", missions=CARRIED, hands={"A": "AVI1"})
    table.play("A: mv 15-13 XIII,a1")
    assert table.where("object:M15", "B") == "with:A.a1"
    table.play("A: AVI1 13>2 XIII,a1")
    assert (table.place("A.a1"), table.where("object:M15", "B")) == (2, "with:A.a1")


def test_a_carrier_that_is_given_up_drops_it():
    """R13.11: killed, discarded, exchanged or given up; it lies on that place."""
    table = at(
        turn="A", board={15: "A:a1,a2,a3,c1"}, active="M15", missions=CARRIED, hands={"A": "SCO1"}, until=6
    ).play("A: end cull=a1")
    assert table.where("object:M15", "B") == "lies:15"
    table = at(phase=5, turn="A", board={15: "A:a1,a2,a3"}, active="M15", missions=CARRIED, until=5)
    table.play("A: buy c @15 out=a1")
    assert table.where("object:M15", "B") == "lies:15"


def test_a_corrupted_carrier_keeps_it():
    """R13.11: so does one that is turned."""
    table = at(
        phase=7, turn="B", order="ABC", board={15: "A:XIII,a1 B:GIO"}, active="M15", missions=CARRIED, dice=[4],
        discard=QUIET, until=7,
    ).play("B: cor GIO>A.a1")  # fmt: skip
    assert (table.owner("A.a1"), table.where("object:M15", "C")) == ("B", "with:A.a1")


def delivering(there: str = "A:a1", **more) -> Table:
    usual = {"active": "M15", "missions": CARRIED}
    return resolving({29: there}, **(usual | more))


@pytest.mark.parametrize(
    ("there", "recoil", "can"),
    [
        ("A:a1", "", True),
        ("A:a1,XIII", "XIII", True),
        ("A:a1,XIII", "A.a1", False),  # the carrier itself
        ("A:a1 B:c1", "", False),
        ("A:XIII", "", False),
    ],
)
def test_who_may_deliver(there, recoil, can):
    """R13.12"""
    board = {29: there} if "a1" in there else {29: there, 28: "A:a1"}
    table = resolving(board, active="M15", missions=CARRIED, recoil=recoil)
    assert table.legal() == (["deliver M15", "end"] if can else ["end"])


def test_both_parts_by_one_seat():
    """R13.12: all points."""
    table = delivering().play("A: deliver M15")
    assert table.ip == (8, 0, 0)
    assert table.kept("A") == {"M15"}
    assert table.active == []
    assert "object:M15" not in table.view("B")["where"]
    assert table.event("success")["shares"] == [[0, 8]]


def test_two_seats_get_half_each():
    """R13.12, D43: the card is the deliverer's."""
    missions = {"M15": {"winner": "B", "carrier": "A.a1"}}
    table = delivering(missions=missions).play("A: deliver M15")
    assert table.ip == (4, 4, 0)
    assert (table.kept("A"), table.kept("B")) == ({"M15"}, set())


def test_delivery_is_optional_and_cannot_fail():
    """R13.3, R13.15"""
    table = delivering(ip={"A": 3}).play("A: end")
    assert table.ip[0] == 3
    assert table.active == ["M15"]
    assert "dice" not in table.kinds
    assert "failure" not in table.kinds


def test_won_and_delivered_in_one_phase():
    """R13.12, section 13: by two carriers of the same seat, each mission for itself."""
    missions = {"M17": {"winner": "A", "carrier": "A.a1"}, "M18": {"winner": "A", "carrier": "A.a2"}}
    table = resolving({2: "A:a1", 11: "A:a2"}, active="M17,M18", missions=missions)
    assert table.legal() == ["deliver M17", "deliver M18", "end"]
    table.play("A: deliver M18", "A: deliver M17")
    assert table.ip[0] == 12


def test_anyone_may_take_the_object():
    """R13.11, R10.12: and then carries it on."""
    missions = {"M15": {"winner": "B", "lies": 28}}
    table = at(turn="A", order="ABC", board={28: "A:a1"}, active="M15", missions=missions, hands={"A": "SCO1"})
    table.play("A: take M15 a1", "A: mv 28-29 a1", "A: end").passed()
    while table.view(None)["stage"] < 8:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    table.passed()
    table.play("A: deliver M15")
    assert table.ip == (4, 4, 0)
