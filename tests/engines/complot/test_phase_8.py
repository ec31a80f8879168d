"""Phase 8: who may attempt what, failures, deliveries, defences (R13)."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import at


def test_secondary_missions_are_scored_by_whoever_controls_the_place():
    """R13.1"""
    board = {18: "A:a1", 19: "A:a2 B:a1", 6: "A:a3"}
    table = at(phase=8, turn="A", board=board, secondary="MIS07,MIS08,MIS03", recoil="A.a3", until=8)
    assert table.ip[0] == 3
    assert table.view()["scored"][0] == ["MIS07"]
    assert table.laid_secondary == {"MIS03", "MIS08"}


def test_enemies_and_recoil_prevent_attempts():
    """R13.3, R12.4"""
    hands = {"A": "SCO1"}
    table = at(phase=8, turn="A", board={8: "A:XIII B:a1"}, active="M06", hands=hands)
    assert table.refusal("A: try M06 by=XIII") == ("enemies_there", "R13.3")
    table = at(phase=8, turn="A", board={8: "A:XIII"}, active="M06", hands=hands, recoil="XIII")
    assert table.refusal("A: try M06 by=XIII") == ("recoil", "R12.4")
    table = at(phase=8, turn="A", board={8: "A:a1"}, active="M06", hands=hands)
    assert not table.is_legal("A", "try M06 by=XIII")


def test_attempts_are_optional():
    """R13.3"""
    table = at(phase=8, turn="A", board={8: "A:XIII"}, active="M06", until=8)
    assert table.legal() == ["try M06 by=XIII", "end"]
    table.play("A: end")
    assert table.active == ["M06"]


@pytest.mark.parametrize(
    ("mission", "place", "board"),
    [("M13", 30, "A:XIII,a1"), ("M03", 26, "A:XIII,a1"), ("M16", 14, "A:XIII,a1")],
)
def test_failures_take_what_the_card_says(mission, place, board):
    """R13.14"""
    table = at(phase=8, turn="A", board={place: board}, active=mission, dice=[1] * 6, until=8)
    table.play(f"A: try {mission}")
    first = next(text for text in table.legal() if text.startswith("retreat"))
    table.dice(1).play(f"A: {first}")
    assert "failure" in table.kinds
    assert table.active == [mission]
    if mission == "M13":
        assert "A.a1" in table.reserve("A")
    else:
        assert table.wounds("XIII") == 1
    assert table.has_recoil("XIII")


def test_autonomy_is_lost_in_the_next_round():
    """R13.14, R8.1"""
    table = at(phase=8, turn="A", board={9: "A:XIII"}, active="M18", dice=[1], until=8)
    table.play("A: try M18 by=XIII")
    table.dice(1).play(f"A: {table.legal()[0]}")
    assert table.state.debt == (2, 0, 0)


def test_part_1_of_a_delivery_names_a_carrier():
    """R13.10"""
    table = at(phase=8, turn="A", board={9: "A:XIII,a1"}, active="M18", dice=[6], until=8)
    table.play("A: try M18 by=XIII")
    assert (table.phase, table.legal()) == ("carrier", ["carry XIII", "carry a1"])
    table.play("A: carry a1")
    mission = table.mission("M18")
    assert (mission.winner, mission.objective) == (0, 11)
    assert table.where("object:M18") == "with:A.a1"
    assert table.ip[0] == 0


def test_a_delivery_is_worth_everything_to_one_seat():
    """R13.12"""
    missions = {"M18": {"winner": "A", "carrier": "A.a1"}}
    table = at(phase=8, turn="A", board={11: "A:a1"}, active="M18", missions=missions, until=8)
    assert table.choices()["deliver M18"] == {"points": 6}
    table.play("A: deliver M18")
    assert table.ip[0] == 6
    table = at(phase=8, turn="A", board={11: "A:a1"}, active="M18", missions=missions, recoil="A.a1", until=8)
    assert table.phase == "paused"


def test_halves_are_shared_with_partners():
    """R15.18: the part that was won under an Alliance."""
    missions = {"M18": {"winner": "A", "partner": "C", "carrier": "B.a1"}}
    table = at(phase=8, turn="B", board={11: "B:a1"}, active="M18", missions=missions, until=8)
    table.play("B: deliver M18")
    assert table.ip == (1, 3, 1)
    assert table.kept("B") == {"M18"}


def test_a_dead_carrier_leaves_the_object():
    """R13.11"""
    missions = {"M18": {"winner": "A", "carrier": "A.a1"}}
    table = at(phase=7, turn="A", board={11: "A:a1 B:a1"}, active="M18", missions=missions, dice=[5, 5], until=7)
    assert table.mission("M18").lies == 11


def test_a_defence_is_held_from_the_round_it_was_seized():
    """R13.7, R13.9"""
    table = at(round=3, phase=8, turn="A", board={20: "A:a1"}, active="M12", until=8)
    table.play("A: try M12")
    assert (table.mission("M12").holder, table.mission("M12").since) == (0, 3)
    assert table.kept("A") == set()


def test_neutral_units_are_back_when_nobody_holds_the_place():
    """R13.8"""
    missions = {"M13": {"is_beaten": True}}
    table = at(phase=8, turn="A", board={2: "A:a1"}, active="M13", missions=missions, until=8)
    assert table.mission("M13").garrison.bit_count() == 2


def test_a_held_place_is_seized_without_a_fight():
    """R13.8"""
    missions = {"M13": {"is_beaten": True}}
    table = at(phase=8, turn="A", board={30: "A:a1"}, active="M13", missions=missions, until=8)
    table.play("A: try M13")
    assert table.mission("M13").holder == 0
    assert "dice" not in table.kinds


def test_a_mission_that_fails_to_stay_goes_under_a_pile():
    """R13.14"""
    table = at(phase=8, turn="A", board={3: "A:XIII"}, active="M09", dice=[1], until=8)
    table.play("A: try M09 by=XIII")
    table.dice(6).play(f"A: {table.legal()[0]}")
    assert (table.phase, table.legal()) == ("under", ["under 1", "under 2"])
    table.play("A: under 2")
    assert table.pile(2)[-1] == "M09"


def test_success_with_nobody_left():
    """R13.5"""
    table = at(phase=8, turn="A", board={15: "A:a1,a2,a3"}, active="M04", dice=[5] * 6, until=8)
    table.play("A: try M04")
    assert table.ip[0] == 3
    assert table.at(15) == set()


def test_losing_more_cards_than_there_are():
    """R13.14: the whole hand."""
    table = at(phase=8, turn="A", board={4: "A:JON"}, active="M07", hands={"A": "SCO1"}, discard="SOU*", dice=[1])
    table.play("A: try M07 by=JON")
    assert table.hand("A") == set()
    assert table.phase == "retreat"


def test_a_group_that_cannot_retreat_stays_with_recoil():
    """R12.5"""
    closed = [1, 3, 5, 25]
    table = at(phase=8, turn="A", board={4: "A:JON"}, active="M07", dice=[1, 1], closed=closed, until=8)
    table.play("A: try M07 by=JON")
    assert table.place("JON") == 4
    assert table.has_recoil("JON")
    assert table.phase == "paused"


@pytest.mark.parametrize(("faces", "left"), [((4, 1, 1), 2), ((4, 4, 1), 1)])
def test_every_wound_takes_another_of_equal_neutral_units(faces, left):
    """R3.7, R11.9"""
    table = at(phase=8, turn="A", board={15: "A:c1,c2,c3"}, active="M04", dice=[*faces, 1, 1, 1])
    table.play("A: try M04")
    assert len(table.view()["fight"]["foes"]) == left
