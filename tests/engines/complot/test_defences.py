"""R13.2 and R13.7 to R13.9: places that are seized and held."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def resolving(board, *dice: int, **more) -> Table:
    usual = {"order": "ABC", "turn": "A", "until": 8, "discard": QUIET, "hands": {"A": "SCO1"}}
    return at(phase=8, board=board, dice=dice, **(usual | more))


def held(mission: str, seat: str = "A", since: int = 2, **more) -> dict:
    return {mission: {"holder": seat, "since": since, "is_beaten": True, **more}}


def test_a_place_without_neutral_units_is_seized_without_dice():
    """R13.7: units are enough; the card stays active."""
    table = resolving({20: "A:a1"}, active="M12").play("A: try M12")
    assert table.view("B")["active"][0]["holder"] == 0
    assert table.view("B")["active"][0]["since"] == 2
    assert "dice" not in table.kinds
    assert (table.ip[0], table.active) == (0, ["M12"])


def test_neutral_units_are_fought_first():
    """R13.7, R13.5"""
    table = resolving({30: "A:XIII,c1"}, 3, 4, 1, 1, active="M13").play("A: try M13", "A: done")
    assert table.event("seized") == {"kind": "seized", "by": 0, "mission": "M13"}
    assert table.mission("M13").holder == 0
    assert "M13.a1" not in table.view("B")["where"]


def test_who_holds_it_need_not_seize_it_again():
    """R13.7: nor may anybody else try while it is held."""
    table = resolving({20: "A:a1"}, active="M12", missions=held("M12"))
    assert table.legal() == ["end"]


def test_a_failed_attempt_at_a_defence():
    """R13.7, R13.14"""
    table = resolving({30: "A:XIII,a1"}, 1, 1, 1, 1, 1, active="M13").play("A: try M13", "A: done", "A: retreat 23")
    assert "A.a1" in table.reserve("A")  # lose_unit 1
    assert table.mission("M13").holder == -1
    assert table.view("B")["where"]["M13.a1"] == "garrison:30"


@pytest.mark.parametrize(
    ("round", "there", "recoil", "solved"),
    [
        (2, "A:a1", "", False),  # the round in which it was seized
        (3, "A:a1", "", True),
        (4, "A:a1", "", True),
        (3, "A:a1 B:c1", "", False),  # the only seat present
        (3, "A:a1", "A.a1", False),
        (3, "A:a1,c1", "A.a1", True),
    ],
)
def test_held_until_phase_eight_of_the_next_round(round, there, recoil, solved):
    """R13.2, R13.9: then it is solved automatically."""
    table = resolving({20: there}, round=round, active="M12", missions=held("M12"), recoil=recoil)
    assert table.ip[0] == (5 if solved else 0)
    assert table.kept("A") == ({"M12"} if solved else set())


def test_several_may_be_solved_at_once():
    """R13.2, R13.9: every one that is held."""
    table = resolving({20: "A:a1", 30: "A:a2"}, round=3, active="M12,M13", missions=held("M12") | held("M13"))
    assert table.kept("A") == {"M12", "M13"}
    assert table.active == []


def test_seized_in_one_round_and_solved_in_the_next():
    """R13.9"""
    table = at(phase=8, turn="A", board={20: "A:a1"}, active="M12", order="ABC").play("A: try M12")
    while table.round < 4 and not table.kept("A"):
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert (table.round, table.kept("A"), table.ip[0]) == (3, {"M12"}, 5)


def test_the_turn_of_its_holder():
    """R13.2: not in that of another seat, and by no other seat."""
    table = at(
        phase=8, order="BAC", round=3, board={20: "A:a1"}, active="M12", missions=held("M12"), until=8,
        hands={"B": "SCO1"}, discard=QUIET,
    )  # fmt: skip
    assert (table.asked, table.ip) == ("B", (0, 0, 0))
    table.play("B: end")
    assert table.ip == (5, 0, 0)


def test_the_hold_is_lost_with_the_last_element():
    """R13.8: at that moment; it has no other consequence."""
    table = at(turn="A", board={20: "A:a1,a2"}, active="M12", missions=held("M12"), hands={"A": "SCO1"}, ip={"A": 3})
    table.play("A: mv 20-19 a1")
    assert table.mission("M12").holder == 0
    table.play("A: mv 20-19 a2")
    assert table.mission("M12").holder == -1
    table.play("A: mv 19-20 a2")
    assert table.mission("M12").holder == -1
    assert table.ip[0] == 3
    assert "failure" not in table.kinds


def test_whoever_has_lost_it_may_seize_it_again():
    """R13.8, R13.7, R13.9: without fighting, and from that round on."""
    table = at(
        turn="A", order="ABC", round=3, board={30: "A:a1"}, active="M13", missions=held("M13"), hands={"A": "SCO1"},
        discard=QUIET, until=8,
    ).play("A: mv 30-23 a1", "A: mv 23-30 a1", "A: end")  # fmt: skip
    assert (table.phase, table.legal(), table.ip[0]) == ("attempt", ["try M13", "end"], 0)
    table.play("A: try M13")
    assert (table.mission("M13").holder, table.mission("M13").since, table.ip[0]) == (0, 3, 0)
    assert "dice" not in table.kinds


def test_killed_or_retreated_holders_lose_it_too():
    """R13.8"""
    usual = {"order": "ABC", "turn": "B", "until": 7, "discard": QUIET, "active": "M12", "missions": held("M12")}
    table = at(phase=7, board={20: "A:a1 B:XIII"}, dice=[3, 1], **usual)
    assert (table.mission("M12").holder, table.at(20)) == (-1, {"XIII"})
    table = at(phase=7, board={20: "A:JON B:XIII"}, dice=[1, 1], **usual).play("B: stay", "A: retreat 16")
    assert table.mission("M12").holder == -1


def test_a_holder_whose_last_element_changes_sides_loses_it():
    """R13.8, R16.7, R16.6: at that moment."""
    usual = {"order": "ABC", "turn": "B", "until": 7, "active": "M12", "missions": held("M12")}
    table = at(phase=7, board={20: "A:a1 B:GIO"}, dice=[4], **usual).play("B: cor GIO>A.a1")
    assert (table.mission("M12").holder, table.at(20, "B")) == (-1, {"GIO", "A.a1"})
    table = at(phase=7, board={20: "A:FEL B:AMO"}, dice=[6, 1], **usual).play("B: cap AMO>FEL", "B: turn")
    assert (table.mission("M12").holder, table.at(20, "B")) == (-1, {"AMO", "FEL"})


def test_another_seat_seizes_it_without_fighting_the_neutral_units():
    """R13.8, R13.7: beaten, they are not back yet."""
    missions = {"M11": {"is_beaten": True}}
    table = resolving({21: "A:a1"}, active="M11", missions=missions).play("A: try M11")
    assert table.mission("M11").holder == 0
    assert "dice" not in table.kinds


def test_if_nobody_holds_it_the_neutral_units_are_back():
    """R13.8, R13.16: at the end of phase 8."""
    missions = {"M11": {"is_beaten": True}}
    table = resolving({2: "A:XIII"}, active="M11,M12", missions=missions)
    assert "M11.a1" not in table.view("B")["where"]
    table.play("A: end")
    assert table.view("B")["where"]["M11.a1"] == "garrison:21"
    assert "garrison_back" in table.kinds
    table = resolving({21: "A:XIII"}, active="M11", missions=held("M11")).play("A: end")
    assert "M11.a1" not in table.view("B")["where"]


def test_beaten_with_nobody_left():
    """R13.5, R13.7, R13.8: a success without a holder; the place may be seized until the end of the phase."""
    table = resolving({30: "A:c1,c2"}, 4, 4, 5, 5, active="M13").play("A: try M13", "A: done")
    assert table.mission("M13").holder == -1
    assert table.at(30) == set()
    table.play("A: end")
    assert "garrison_back" in table.kinds
    assert "failure" not in table.kinds


def test_no_success_while_the_hold_is_disturbed():
    """R13.2: an enemy who comes and goes does not end it."""
    table = at(
        round=3, turn="B", order="BAC", board={20: "A:a1", 19: "B:XIII"}, active="M12", missions=held("M12"),
        hands={"B": "SCO1"}, discard=QUIET,
    )  # fmt: skip
    table.play("B: mv 19-20 XIII", "B: mv 20-18 XIII inf=XIII")
    assert table.mission("M12").holder == 0
