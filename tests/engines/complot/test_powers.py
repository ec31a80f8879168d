"""R11.4 C1, R16.6 and R16.7: Capture and Corruption at the start of a duel."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*"


def duel(there: str, *dice: int, **more) -> Table:
    """Whoever is listed first on place 15 is the defender."""
    usual = {"order": "ABC", "until": 7, "board": {15: there} | more.pop("also", {})}
    return at(phase=7, turn="A", dice=dice, **(usual | more))


# ---- capture ---------------------------------------------------------------------------------------------------------


def test_a_character_of_the_opponent_is_captured():
    """R16.6: no unit, and nobody elsewhere."""
    table = duel("B:MAN,JON,a1 A:AMO,XIII", also={16: "B:FEL"})
    assert (table.phase, table.asked) == ("power", "A")
    assert table.legal() == ["cap AMO>JON", "cap AMO>MAN", "pass"]


@pytest.mark.parametrize("face", range(1, 7))
def test_five_and_six_capture(face):
    """R16.6"""
    table = duel("B:MAN A:AMO", face, 1, 1, 1, also={2: "A:XIII"}).play("A: cap AMO>MAN")
    assert (table.phase == "turncoat") == (face >= 5)


@pytest.mark.parametrize("face", range(2, 7))
def test_a_captive_is_worth_his_elimination_value(face):
    """R16.6: two to six; he stays in the duel on his owner's side, unharmed."""
    table = duel("B:MAN A:AMO", 5, face, 1, 1).play("A: cap AMO>MAN")
    assert table.ip == (3, 0, 0)
    assert table.owner("MAN") == "B"
    assert table.wounds("MAN") == 0
    assert table.event("dice")["elements"] == ["AMO", "MAN"]


def test_a_turncoat_fights_at_once_for_his_new_owner():
    """R16.6: he keeps wounds and object, and there are no points."""
    missions = {"M15": {"winner": "B", "carrier": "MAN"}}
    table = duel("B:MAN,JON A:AMO", 6, 1, 2, 2, 2, wounds={"MAN": 1}, active="M15", missions=missions)
    table.play("A: cap AMO>MAN", "A: turn")
    assert table.event("dice")["elements"] == ["AMO", "MAN", "JON"]
    assert (table.owner("MAN"), table.wounds("MAN"), table.ip) == ("A", 1, (0, 0, 0))
    assert table.where("object:M15") == "with:MAN"


def test_the_captor_may_refuse():
    """R16.6, D55: as for two to six."""
    table = duel("B:MAN A:AMO", 6, 1, 1, 1).play("A: cap AMO>MAN")
    assert table.legal() == ["turn", "ransom"]
    table.play("A: ransom")
    assert (table.owner("MAN"), table.ip[0]) == ("B", 3)


def test_with_three_characters_another_is_discarded():
    """R16.6, R14.6: anywhere on the board, under the character deck."""
    table = duel("B:MAN,a1 A:AMO", 6, 1, 1, 1, 1, also={2: "A:XIII", 3: "A:FEL"}).play("A: cap AMO>MAN")
    assert table.legal() == ["turn out=XIII", "turn out=AMO", "turn out=FEL", "ransom"]
    table.play("A: turn out=FEL")
    assert table.figure_deck[-1] == "FEL"
    assert (table.place("FEL"), table.at(3)) == (0, set())
    assert table.view("B")["known_figures"] == [[len(table.figure_deck) - 1, "FEL"]]
    assert table.owner("MAN") == "A"


def test_a_captor_who_discards_himself_keeps_the_place():
    """R16.6, R11.1, R13.8: the turncoat comes first, then the captor leaves."""
    held = {"M13": {"holder": "A", "since": 1, "is_beaten": True}}
    table = at(
        phase=7, turn="B", order="ABC", board={30: "A:AMO B:MAN C:KIM", 2: "A:XIII", 3: "A:FEL"}, active="M13",
        missions=held, dice=[6, 1], discard=QUIET + ",ALL*", until=7,
    ).play("A: vs B", "A: cap AMO>MAN", "A: turn out=AMO")  # fmt: skip
    assert table.at(30) == {"MAN", "KIM"}
    assert table.view("C")["board"][29] == [0, 2]
    assert table.mission("M13").holder == 0


def test_both_rolls_may_be_supported_by_the_two_owners():
    """R16.6, R14.9"""
    hands = {"A": "COM01", "B": "SOU1", "C": "SOU2"}
    discard = "ESQ*,ACC*,ESP*,REN*,SOI*"
    table = duel("B:MAN A:AMO", 5, 1, hands=hands, discard=discard).play("A: cap AMO>MAN")
    assert (table.phase, table.window) == ("support", "AB")
    table.play("A: pass", "B: pass")
    assert (table.phase, table.window) == ("support", "AB")
    assert table.view("C")["roll"] == {
        "what": "interrogation",
        "dice": [["MAN", 1]],
        "hits": [1],
        "sabotaged": [],
    }
    table.dice(3).play("A: pass", "B: SOU1 d1").passed("support")
    assert table.owner("MAN") == "B"
    assert table.ip[0] == 3


def test_a_turncoat_may_not_use_his_power():
    """R11.4 C1, D28: in this duel."""
    table = duel("B:PER,JON A:AMO", 6, 1, also={2: "A:XIII"}).play("A: cap AMO>PER", "A: turn")
    assert table.phase != "power"


def test_only_a_power_is_lost_by_turning():
    """R11.4 C1, R16.8: other skills have not been used."""
    table = duel("B:BET,a1 A:AMO", 6, 1, 1, 1, 1).play("A: cap AMO>BET", "A: turn")
    assert table.view("C")["used"] == ["AMO"]


def test_the_last_one_turned_ends_the_duel():
    """R11.5"""
    table = duel("B:MAN A:AMO", 6, 1).play("A: cap AMO>MAN", "A: turn")
    assert table.at(15, "A") == {"AMO", "MAN"}
    assert table.phase == "paused"


# ---- corruption ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(1, 7))
def test_four_to_six_corrupt(face):
    """R16.7"""
    table = duel("B:JON,c1 A:GIO", face, 1, 1, 1).play("A: cor GIO>B.c1")
    assert table.owner("B.c1") == ("A" if face >= 4 else "B")


def test_a_unit_of_the_opponent_is_corrupted():
    """R16.7: no character; and one's own units that he has corrupted come home."""
    table = duel("B:JON,c1,A.a1 A:GIO,c1")
    assert table.legal() == ["cor GIO>a1", "cor GIO>B.c1", "pass"]


def test_neutral_units_are_not_corrupted():
    """R16.7: there are no powers in a mission combat."""
    table = at(phase=8, turn="A", board={7: "A:GIO,AMO"}, active="M01", dice=[6] * 5, until=8).play("A: try M01")
    assert table.phase != "power"
    assert "dice" in table.kinds


def test_the_concentration_is_ignored_until_the_end():
    """R16.7, R11.11"""
    table = duel("B:JON,c1 A:GIO,a1,a2,a3", 6, 1, 1, 1, 1, 1, 1).play("A: cor GIO>B.c1")
    assert len([code for code in table.at(15, "A") if "." in code]) == 4
    assert table.phase == "retreat"


def test_corruption_may_be_supported_by_the_two_owners():
    """R14.9"""
    hands = {"A": "COM01", "B": "SOU1", "C": "SOU2"}
    table = duel("B:JON,c1 A:GIO", 4, hands=hands, discard="ESQ*,ACC*,ESP*,REN*,SOI*").play("A: cor GIO>B.c1")
    assert (table.phase, table.window) == ("support", "AB")


# ---- both ------------------------------------------------------------------------------------------------------------


def test_the_attacker_uses_all_his_powers_first():
    """R11.4 C1: every character once, or not."""
    table = duel("B:PER,MCC,a1,a2 A:AMO,GIO", 1, 1, 1)
    assert table.asked == "A"
    table.play("A: cor GIO>B.a1")
    assert table.legal() == ["cap AMO>MCC", "cap AMO>PER", "pass"]
    table.play("A: cap AMO>PER")
    assert (table.phase, table.asked) == ("power", "B")
    table.play("B: cap PER>AMO")
    assert table.legal() == ["cap MCC>AMO", "cap MCC>GIO", "pass"]
    table.play("B: pass")
    assert table.phase != "power"


def test_powers_serve_again_in_the_next_duel():
    """R11.4 C1, D28: once per character and duel."""
    table = at(
        seats=3, phase=7, turn="A", order="ABC", board={15: "A:AMO,JON,XIII B:FEL C:JUD"}, dice=[1, 1, 6, 1, 1], until=7
    )
    table.play("A: vs B", "A: cap AMO>FEL")
    assert (table.phase, table.asked) == ("power", "A")
    assert table.legal() == ["cap AMO>JUD", "pass"]


def test_characters_elsewhere_have_no_power():
    """R16.8, R11.4"""
    table = duel("B:JON A:XIII", 1, 1, also={16: "A:AMO,GIO"})
    assert table.phase == "retreat"
    assert "capture" not in table.kinds
