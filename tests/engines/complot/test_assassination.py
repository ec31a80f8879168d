"""R10.13 and R16.4: assassinations by characters, after the end of a turn in phase 6."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at


def ended(board, *dice: int, **more) -> Table:
    usual = {"order": "ABC", "until": 6}
    return at(turn="A", board=board, dice=dice, **(usual | more)).play("A: end")


def test_targets_are_enemy_characters_here_and_next_door():
    """R10.13: no units, none of one's own, none two places away."""
    board = {15: "A:MAN,XIII B:JON,a1", 16: "C:FEL,c1", 14: "B:AMO", 13: "A:PER"}
    table = ended(board)
    assert (table.phase, table.asked) == ("assassinate", "A")
    assert table.legal() == ["kill MAN>JON", "kill MAN>FEL", "pass"]


@pytest.mark.parametrize("face", range(1, 7))
def test_five_and_six_wound(face):
    """R10.13"""
    table = ended({15: "A:MAN", 16: "B:JON"}, face).play("A: kill MAN>JON")
    assert table.wounds("JON") == (1 if face >= 5 else 0)
    assert table.event("assassinated")["success"] == (face >= 5)
    assert table.event("dice")["elements"] == ["MAN"]


def test_each_assassin_once():
    """R10.13, R16.4: in the order the seat likes, or not at all."""
    table = ended({15: "A:MAN,IRI", 16: "B:JON"}, 5, 5)
    assert table.legal() == ["kill MAN>JON", "kill IRI>JON", "pass"]
    table.play("A: kill IRI>JON")
    assert table.legal() == ["kill MAN>JON", "pass"]
    table.play("A: kill MAN>JON")
    assert table.wounds("JON") == 2
    assert table.phase != "assassinate"
    table = ended({15: "A:MAN,IRI", 16: "B:JON"}).play("A: pass")
    assert table.phase != "assassinate"


def test_a_death_scores_for_the_owner_of_the_assassin():
    """R10.13, R14.3, R14.1: the character is out of the game for good."""
    table = ended({15: "A:MAN", 16: "B:KIM"}, 6, wounds={"KIM": 1}).play("A: kill MAN>KIM")
    assert table.is_gone("KIM")
    assert table.ip == (2, 0, 0)
    assert table.where("KIM", "C") == "gone"
    assert "KIM" not in table.figure_deck


def test_there_is_no_answer():
    """R10.13"""
    table = ended({15: "A:MAN", 16: "B:IRI"}, 1).play("A: kill MAN>IRI")
    assert table.wounds("MAN") == 0
    assert table.asked == "B"  # whose turn it is now
    assert table.phase == "move"


def test_both_owners_may_call_for_support():
    """R10.13, R14.9: nobody else."""
    hands = {"A": "SCO1", "B": "SOU1", "C": "SOU2"}
    table = ended({15: "A:MAN", 16: "B:JON"}, 5, hands=hands).play("A: kill MAN>JON")
    assert (table.phase, table.window) == ("support", "AB")
    table.dice(4).play("A: pass", "B: SOU1 d1").passed()
    assert table.wounds("JON") == 0


def test_the_owner_of_the_target_may_give_first_aid():
    """R10.13, R11.10: nobody else, and to no other element."""
    hands = {"A": "SOI2,SCO1", "B": "SOI1", "C": "COM01"}
    wounds = {"XIII": 1, "JON": 1}
    table = ended({15: "A:MAN,XIII", 16: "B:FEL,JON"}, 5, hands=hands, discard="SOU*", wounds=wounds).play(
        "A: kill MAN>FEL"
    )
    assert (table.phase, table.window, table.legal()) == ("care", "B", ["SOI1 FEL", "pass"])
    fork = table.forked().play("B: pass")
    assert fork.is_gone("FEL")
    assert fork.ip[0] == 1
    table.play("B: SOI1 FEL")
    assert (table.wounds("FEL"), table.ip[0], table.is_gone("FEL")) == (0, 0, False)


def test_after_the_end_of_the_turn_only():
    """R10.13, D26"""
    table = at(turn="A", board={15: "A:MAN", 16: "B:JON"}, hands={"A": "HEL1"})
    table.forbids("A: kill MAN>JON")
    table.play("A: end")
    table.forbids("A: HEL1")
    assert not [line for line in table.legal() if line[0] == "+"]


def test_a_skill_used_up_serves_no_more():
    """R10.13: once a round."""
    table = ended({15: "A:MAN", 16: "B:JON"}, used="MAN", hands={"A": "SCO1"})
    assert table.phase != "assassinate"


def test_an_object_of_a_victim_lies_on_the_place():
    """R13.11"""
    missions = {"M15": {"winner": "B", "carrier": "FEL"}}
    table = ended({15: "A:MAN", 16: "B:FEL,a1"}, 5, active="M15", missions=missions).play("A: kill MAN>FEL")
    assert table.where("object:M15") == "lies:16"
