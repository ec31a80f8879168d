"""Chapter 7, INT and SUP: gain, burn, bid, choke, boost, delay, spin, open, coloured and neutral."""

from __future__ import annotations

import pytest

from tests.engines.cercle.reading import deployed, guard_of, kinds, may, moves, ready, row, steps, told, wheel
from tests.engines.cercle.table import at

TWO = "n=2 first=1 turn=2 phase=2 seat=1\nvp 5,5\ncircle 9\n"
THREE = "n=3 first=1 turn=2 phase=2 seat=1\nvp 5,5,5\ncircle 9\n"


# ---- gain ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_gain_any_division_of_any_seat(seats):
    """R7.1, section 15: four targets for each seat, the same for the second secret."""
    everywhere = sorted(f"{seat}{division}" for seat in range(1, seats + 1) for division in "ISRO")
    table = at(f"n={seats} first=1 turn=2 phase=2 seat=1\nrdy 1 I1b").play("1 x:I1b")
    assert steps(table, 1) == everywhere
    assert steps(table.play("1 >1R"), 1) == everywhere


def test_gain_two_or_one():
    """R7.1, R6.4: two secrets coloured, one neutral."""
    table = at(TWO + "rdy 1 I1b N01").play("1 x:I1b>2S,2S")
    assert (table.secrets(2)["S"], row(table, 3)) == (2, ["I1b/1"])
    table.play("1 x:N01>1O")
    assert (table.secrets(1)["O"], row(table, 2)) == (1, ["N01/1"])
    assert told(table, "gain") == [{"by": 0, "spy": "N01", "gifts": [[0, "O"]]}]
    assert not may(at(TWO + "rdy 1 N01"), "1 x:N01>1O,1O")


def test_gain_and_arrests():
    """R7.1, R4.9: each for the owner of the division, before the spy goes to the wheel."""
    table = at(TWO + "rdy 1 I1b\nsec 1 I12\nsec 2 O12").play("1 x:I1b>1I,2O")
    assert (table.vp, table.circle) == ((7, 7), 13)
    assert (table.secrets(1)["I"], table.secrets(2)["O"]) == (1, 1)
    assert kinds(table) == ["announce", "gain", "arrest", "arrest", "prepare"]


def test_gain_twice_over_the_line_is_one_arrest():
    """R7.1, R4.9"""
    table = at(TWO + "rdy 1 I1b\nsec 1 I12").play("1 x:I1b>1I,1I")
    assert (table.vp, table.secrets(1)["I"]) == ((7, 5), 2)


# ---- burn ------------------------------------------------------------------------------------------------------------


def test_burn_from_divisions_that_hold_secrets():
    """R7.2: one's own or another's, each with at least so many."""
    table = at(TWO + "rdy 1 I2b\nsec 1 S1\nsec 2 I2 O1").play("1 x:I2b")
    assert steps(table, 1) == ["1S", "2I", "2O"]
    assert steps(at(TWO + "rdy 1 I2b\nsec 1 S1\nsec 2 I2 O1").play("1 x:I2b", "1 >2I"), 1) == ["-", "1S", "2I", "2O"]
    assert steps(at(TWO + "rdy 1 I2b\nsec 1 S1\nsec 2 I2 O1").play("1 x:I2b", "1 >2O"), 1) == ["-", "1S", "2I"]


def test_burn_two_or_one():
    """R7.2: points are never affected."""
    table = at(TWO + "rdy 1 I2b N03\nsec 2 I2 O5\nsec 1 R1").play("1 x:I2b>2I,1R")
    assert (table.secrets(2)["I"], table.secrets(1)["R"], table.vp, table.circle) == (1, 0, (5, 5), 9)
    table.play("1 x:N03>2O")
    assert (table.secrets(2)["O"], row(table, 2)) == (4, ["I2b/1", "N03/1"])
    assert told(table, "burn") == [{"by": 0, "spy": "N03", "losses": [[1, "O"]]}]
    assert not may(at(TWO + "rdy 1 N03\nsec 2 O5"), "1 x:N03>2O,2O")


# ---- bid -------------------------------------------------------------------------------------------------------------


def test_a_purse_is_for_auctions_only():
    """R7.3"""
    for card in ("I3a", "N04"):
        assert moves(at(TWO + f"rdy 1 {card}\nsec 1 I5\nsec 2 I5"), 1) == ["e", f"i:{card}", "m"]


# ---- choke -----------------------------------------------------------------------------------------------------------


def test_choke_another_seat():
    """R7.4"""
    for card in ("I4b", "N05"):
        table = at(THREE + f"rdy 1 {card}").play(f"1 x:{card}")
        assert steps(table, 1) == ["P2", "P3"]
        table.play("1 >P3")
        assert (deployed(table, 3), wheel(table)) == ([f"{card}/1"], {})
        assert told(table, "choke") == [{"by": 0, "spy": card, "seat": 2}]


@pytest.mark.parametrize(("card", "income", "edge"), [("I4b", 2, 5), ("N05", 3, 4)])
def test_choke_leaves_two_or_three(card, income, edge):
    """R7.4, R1.11: until the seat's next phase 1."""
    table = at(TWO + f"rdy 1 {card}\nopen N17 N18").play(f"1 x:{card}>P2", "1 e", "2 e")
    assert (table.view["turn"], table.actors, table.view["left"]) == (3, (2,), income)
    assert (row(table, edge), deployed(table, 2)) == ([f"{card}/1"], [])


def test_several_chokes_against_one_seat():
    """R7.4, D6"""
    table = at(TWO + "rdy 1 I4a I4b N05").play("1 x:N05>P2", "1 x:I4b>P2", "1 x:I4a>P2")
    assert deployed(table, 2) == ["N05/1", "I4b/1", "I4a/1"]


# ---- boost -----------------------------------------------------------------------------------------------------------


def test_boost_anyones_spies_and_those_of_nobody():
    """R7.5, D33"""
    table = at(TWO + "rdy 1 S1b\nrdy 2 I3a\nwhl 3 O1b/1 O1c/2 O2b/-\nwhl 8 N14/-\ndep I4a/2>1").play("1 x:S1b")
    assert steps(table, 1) == ["N14", "O1b", "O1c", "O2b"]


def test_boost_two_spies_or_one_twice():
    """R7.5"""
    text = TWO + "rdy 1 S1b\nwhl 5 O1b/1 O1c/2"
    assert wheel(at(text).play("1 x:S1b>O1c,O1b")) == {3: ["S1b/1"], 4: ["O1c/2", "O1b/1"]}
    assert wheel(at(text).play("1 x:S1b>O1b,O1b")) == {3: ["O1b/1", "S1b/1"], 5: ["O1c/2"]}
    assert wheel(at(text).play("1 x:S1b>O1b")) == {3: ["S1b/1"], 4: ["O1b/1"], 5: ["O1c/2"]}


def test_a_neutral_boosts_one_step():
    """R7.5, R1.11"""
    table = at(TWO + "rdy 1 N07\nwhl 5 O1b/1").play("1 x:N07>O1b")
    assert wheel(table) == {4: ["O1b/1", "N07/1"]}
    assert told(table, "boost") == [{"by": 0, "spy": "N07", "target": "O1b", "edge": 4}]
    assert not may(at(TWO + "rdy 1 N07\nwhl 5 O1b/1"), "1 x:N07>O1b,O1b")


def test_the_second_step_cannot_go_to_a_spy_that_has_arrived():
    """R7.5"""
    table = at(TWO + "rdy 1 S1b\nwhl 1 O1b/1").play("1 x:S1b", "1 >O1b")
    assert table.phase == "p2_turn"  # nothing else could be named
    assert ready(table, 1) == {"O1b"}


def test_all_steps_come_before_the_arrivals():
    """R7.5: in the order reached, and the boosting spy last of all."""
    table = at(TWO + "rdy 1 S1b\nwhl 1 I1b/- O1b/2\nsec 1 I1\nsec 2 I1").play("1 x:S1b>O1b,I1b")
    assert (table.phase, table.view["auction"]["spy"]) == ("h_bid", "I1b")
    assert ready(table, 2) == {"O1b"}
    assert (row(table, 1), table.where("S1b")) == ([], "acting:0")
    table.play("1 b-")
    assert (ready(table, 2), row(table, 3)) == ({"O1b", "I1b"}, ["S1b/1"])
    table = at(TWO + "rdy 1 S1b\nwhl 1 I1b/- O1b/2\nsec 1 I1\nsec 2 I1").play("1 x:S1b>I1b,O1b")
    assert [table.where(card) for card in ("I1b", "O1b")] == ["arrived:0:-", "arrived:1:1"]


def test_two_steps_bring_a_spy_from_edge_2_home():
    """R7.5, R5.7: told step by step."""
    table = at(TWO + "rdy 1 S1b\nwhl 2 O1b/1").play("1 x:S1b>O1b,O1b")
    assert ready(table, 1) == {"O1b"}
    assert [event["edge"] for event in told(table, "boost")] == [1, 0]


def test_a_purse_brought_home_by_the_same_boost_pays():
    """R7.5, R8.12: the first arrival is ready when the second is hired."""
    table = at(TWO + "rdy 1 S1b\nwhl 1 I3a/1 N05/-\nsec 2 I1").play("1 x:S1b>I3a,N05")
    assert (table.phase, table.actors) == ("h_bid", (1,))
    table.play("1 b:1")
    assert (ready(table, 1), row(table, 4)) == ({"N05"}, ["I3a/1"])


# ---- delay -----------------------------------------------------------------------------------------------------------


def test_delay_wheel_spies_with_room():
    """R7.6, D33, R5.8"""
    table = at(TWO + "rdy 1 S2b\nrdy 2 I3a\nwhl 3 O1b/1 O2b/-\nwhl 7 O1c/2\nwhl 8 N14/-").play("1 x:S2b")
    assert steps(table, 1) == ["O1b", "O1c", "O2b"]


def test_delay_two_spies_or_one_twice():
    """R7.6"""
    text = TWO + "rdy 1 S2b\nwhl 3 O1b/1 O1c/2"
    assert wheel(at(text).play("1 x:S2b>O1c,O1b")) == {2: ["S2b/1"], 4: ["O1c/2", "O1b/1"]}
    assert wheel(at(text).play("1 x:S2b>O1b,O1b")) == {2: ["S2b/1"], 3: ["O1c/2"], 5: ["O1b/1"]}


def test_a_neutral_delays_one_step():
    """R7.6, R1.11"""
    table = at(TWO + "rdy 1 N08\nwhl 3 O1c/2").play("1 x:N08>O1c")
    assert wheel(table) == {1: ["N08/1"], 4: ["O1c/2"]}
    assert told(table, "delay") == [{"by": 0, "spy": "N08", "target": "O1c", "edge": 4}]
    assert not may(at(TWO + "rdy 1 N08\nwhl 3 O1c/2"), "1 x:N08>O1c,O1c")


def test_delaying_ones_own_ward_is_no_attack():
    """R7.6, R6.11"""
    table = at(TWO + "rdy 1 S2b\nwhl 3 O1c/1[R4a]").play("1 x:S2b>O1c")
    assert (row(table, 4), guard_of(table, "O1c")) == (["O1c/1"], "R4a")


# ---- spin and open ---------------------------------------------------------------------------------------------------


def test_control_of_time_is_for_phase_three():
    """R7.7"""
    for card in ("S3a", "N09"):
        assert moves(at(TWO + f"rdy 1 {card}\nwhl 3 O1b/1"), 1) == ["e", f"i:{card}", "m"]


def test_extra_infiltration():
    """R7.8, D20: not with the acting spy itself."""
    for card, edge in (("S4b", 5), ("N10", 6)):
        table = at(TWO + f"rdy 1 {card} O1b O1c").play(f"1 x:{card}")
        assert row(table, edge) == [f"{card}/1"]
        assert told(table, "open") == [{"by": 0, "spy": card}]
        table.play("1 i:O1b", "1 i:O1c")
        assert table.vp == (7, 5)


def test_extra_infiltration_after_the_first():
    """R7.8: and the acting spy, boosted home, still may not."""
    table = at(TWO + "rdy 1 S4b O1b S1a S1b S1c\nsvc 2 x").play("1 i:O1b", "1 x:S4b")
    assert moves(table, 1, "i:") == ["i:S1a", "i:S1b", "i:S1c"]
    table.play("1 x:S1a>S4b,S4b", "1 x:S1b>S4b,S4b", "1 x:S1c>S4b")
    assert ready(table, 1) == {"S4b"}
    assert moves(table, 1, "i:") == []


def test_extra_infiltration_is_not_used_under_a_ban():
    """R7.8, R6.14"""
    table = at(TWO + "rdy 1 S4b N10\ndep O4a/2>1")
    assert moves(table, 1) == ["e", "m"]
