"""R13.1 to R13.4 and R13.6: secondary missions, who may attempt what, and plots."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def resolving(board, **more) -> Table:
    usual = {"order": "ABC", "turn": "A", "until": 8, "discard": QUIET, "hands": {"A": "SCO1,SCO2"}}
    return at(phase=8, board=board, **(usual | more))


def tries(table: Table) -> list[str]:
    return [line for line in table.legal("A") if line.startswith(("try", "deliver"))]


# ---- secondary missions ----------------------------------------------------------------------------------------------


def test_a_secondary_mission_is_scored_by_whoever_controls_the_place():
    """R13.1, R15.17: automatically; the card is kept face up."""
    table = resolving({18: "A:a1"}, secondary="MIS07,MIS08")
    assert table.ip == (3, 0, 0)
    assert table.where("MIS07", "B") == "scored:0:0"
    assert table.view("B")["scored"] == [["MIS07"], [], []]
    assert table.laid_secondary == {"MIS08"}
    assert table.kept("A") == set()


@pytest.mark.parametrize(("there", "recoil", "scores"), [
    ("A:a1", "", True),
    ("A:a1 B:a1", "", False),
    ("A:a1", "A.a1", False),
    ("B:a1", "", False),
])  # fmt: skip
def test_control(there, recoil, scores):
    """R13.1, D37: the only seat present, with an element without recoil; a character is not required."""
    table = resolving({18: there}, secondary="MIS07", recoil=recoil)
    assert table.ip[0] == (3 if scores else 0)


def test_an_unscored_one_stays_for_later_rounds():
    """R13.1: and another seat may score it."""
    table = at(
        phase=8, order="ABC", board={18: "B:a1"}, secondary="MIS07,MIS01", until=9, hands={"C": "SCO1"}, discard=QUIET
    )
    table.play("C: end")
    assert table.ip == (0, 3, 0)
    assert table.laid_secondary == {"MIS01"}


def test_in_the_turn_of_each_seat():
    """R13.1: before its attempts."""
    table = at(phase=8, order="ABC", board={18: "B:a1"}, secondary="MIS07", until=8, hands={"A": "SCO1"}, discard=QUIET)
    assert table.ip == (0, 0, 0)
    table.play("A: end")
    assert table.ip == (0, 3, 0)


# ---- who may attempt -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "recoil", "lines"),
    [
        ("A:XIII", "", ["try M06 by=XIII"]),
        ("A:XIII,JON", "", ["try M06 by=XIII", "try M06 by=JON"]),
        ("A:XIII,JON", "JON", ["try M06 by=XIII"]),
        ("A:a1,a2", "", []),  # a plot needs a character
        ("A:a1,XIII", "XIII", []),
        ("A:XIII B:a1", "", []),  # no enemy may be there
        ("B:XIII", "", []),
    ],
)
def test_who_may_attempt_a_plot(there, recoil, lines):
    """R13.3, R13.6"""
    assert tries(resolving({8: there}, active="M06", recoil=recoil)) == lines


def test_a_mission_is_attempted_on_its_place():
    """R13.3: not on the destination of a delivery."""
    assert tries(resolving({11: "A:XIII"}, active="M18")) == []
    assert tries(resolving({9: "A:XIII"}, active="M18")) == ["try M18 by=XIII"]
    assert tries(resolving({9: "A:XIII"}, active="M06")) == []


def test_attempting_is_optional():
    """R13.3, D38: not attempting is not a failure."""
    table = resolving({8: "A:XIII"}, active="M06", ip={"A": 3}).play("A: end")
    assert (table.ip[0], table.place("XIII"), table.active) == (3, 8, ["M06"])
    assert "failure" not in table.kinds


def test_several_missions_in_the_order_the_seat_likes():
    """R13.3"""
    table = resolving({8: "A:XIII", 3: "A:JON", 4: "A:KIM"}, active="M06,M09,M07", dice=[6, 6])
    assert tries(table) == ["try M06 by=XIII", "try M09 by=JON", "try M07 by=KIM"]
    table.play("A: try M07 by=KIM", "A: try M06 by=XIII")
    assert tries(table) == ["try M09 by=JON"]
    assert table.kept("A") == {"M06", "M07"}


def test_one_attempt_per_mission_and_round():
    """R13.3: also where the failing group cannot leave."""
    table = resolving(
        {8: "A:XIII", 9: "A:JON"}, active="M06", dice=[1, 1], closed=[5, 7, 9, 10], hands={"A": "SCO1,SCO2,NMI1"}
    )
    table.play("A: try M06 by=XIII", "A: lose SCO1")
    assert table.active == ["M06"]
    assert table.view("B")["active"][0]["tried"] == [0]
    assert tries(table) == []


# ---- the roll --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("mission", "place", "number"), [("M06", 8, 0), ("M07", 4, -1), ("M08", 10, -2)])
@pytest.mark.parametrize(("figure", "value"), [("WAX", 2), ("AMO", 3), ("XIII", 4), ("MAN", 5), ("IRI", 6)])
def test_the_plot_roll(face, mission, place, number, figure, value):
    """R13.6: face + plot number of the mission, against the plot value of the character."""
    table = resolving({place: f"A:{figure}"}, active=mission, dice=[face, 1], ip={"A": 9})
    table.play(f"A: try {mission} by={figure}")
    is_won = face + number >= value
    assert ("success" in table.kinds) == is_won
    roll = table.event("plot_roll")
    assert (roll["total"], roll["needed"], roll["success"]) == (face + number, value, is_won)


@pytest.mark.parametrize(("card", "bonus"), [("CPC01", 1), ("CPC06", 2), ("CPC09", 3)])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_bonus_of_a_card(card, bonus, face):
    """R13.6, R15.21: one card; it is discarded."""
    table = resolving({10: "A:XIII"}, active="M08", dice=[face, 1], hands={"A": f"{card},COM01"}, ip={"A": 9})
    assert tries(table) == ["try M08 by=XIII", f"try M08 by=XIII card={card}"]
    table.play(f"A: try M08 by=XIII card={card}")
    assert table.discard[-1] == card
    assert ("success" in table.kinds) == (face + bonus - 2 >= 4)


def test_combat_cards_do_not_help_a_plot():
    """R13.6, R15.20"""
    table = resolving({8: "A:XIII"}, active="M06", hands={"A": "COM12,CPC01,CPC02,CPC09"})
    assert tries(table) == ["try M06 by=XIII", "try M06 by=XIII card=CPC01", "try M06 by=XIII card=CPC09"]
    table.forbids("A: try M06 by=XIII card=COM12")


def test_a_character_must_be_named():
    """R13.6"""
    table = resolving({8: "A:XIII"}, active="M06,M04", dice=[6])
    table.forbids("A: try M06")
    table.forbids("A: try M06 by=JON")


def test_success():
    """R13.13: points, and the card is kept, out of the game; the elements stay."""
    table = resolving({8: "A:XIII,a1"}, active="M06,M09", dice=[4]).play("A: try M06 by=XIII")
    assert table.ip == (4, 0, 0)
    assert table.kept("A") == {"M06"}
    assert table.active == ["M09"]
    assert table.at(8) == {"XIII", "A.a1"}
    assert table.where("M06", "C") == "kept:0:0"
    assert not table.has_recoil("XIII")


def test_the_slot_is_refilled_in_the_next_phase_two():
    """R13.13, R6.3"""
    table = at(phase=8, turn="A", board={8: "A:XIII"}, active="M06,M09", dice=[4])
    table.play("A: try M06 by=XIII")
    assert (table.phase, table.round) == ("pile", 3)
    assert table.active == ["M09"]


def test_any_time_cards_in_the_turn_of_phase_eight():
    """R4.5"""
    table = resolving({8: "A:XIII"}, active="M06", hands={"A": "REN1,SCO1"}, discard="ACC*").play("A: REN1")
    assert (table.phase, tries(table)) == ("attempt", ["try M06 by=XIII"])
