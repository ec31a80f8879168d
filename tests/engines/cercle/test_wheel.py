"""Chapter 5: edges, rows, rotations and steps."""

from __future__ import annotations

import pytest

from tests.engines.cercle.oracle import SPIES
from tests.engines.cercle.reading import guard_of, may, ready, row, steps, wheel
from tests.engines.cercle.table import Table, at


def turning(rows: str, more: str = "") -> Table:
    """A table right after a rotation; seat 1 could turn the wheel again."""
    return at(f"n=2 first=1 turn=2 phase=3\nrdy 1 S3a\n{rows}\n{more}")


def test_an_edge_is_the_number_of_rotations_still_needed():
    """R5.1: of three spies at 1, 2 and 3 one comes home with each rotation."""
    table = at("n=2 first=1 turn=2 phase=3\nrdy 1 S3a S3b N09\nwhl 1 O1a/1\nwhl 2 O1b/1\nwhl 3 O1c/1")
    home = [ready(table, 1)]
    for spin in ("S3a", "S3b"):
        table.play(f"1 t:{spin}")
        home.append(ready(table, 1))
    assert [{"O1a", "O1b", "O1c"} & each for each in home] == [{"O1a"}, {"O1a", "O1b"}, {"O1a", "O1b", "O1c"}]


@pytest.mark.parametrize("edge", range(2, 9))
def test_a_rotation_lowers_every_number_by_one(edge):
    """R5.4, D7: also from 8 to 7."""
    assert wheel(turning(f"whl {edge} O1b/- I1b/2")) == {edge - 1: ["O1b/-", "I1b/2"]}


def test_rows_move_together_and_keep_their_order():
    """R5.4, R5.2"""
    table = turning("whl 2 O1b/- I1b/2 S1b/1\nwhl 3 R1b/2 O2b/-\nwhl 8 N14/-")
    assert wheel(table) == {1: ["O1b/-", "I1b/2", "S1b/1"], 2: ["R1b/2", "O2b/-"], 7: ["N14/-"]}


def test_cards_at_edge_1_arrive_innermost_first():
    """R5.4, R8.2"""
    table = turning("whl 1 O1b/2 I1b/1 S1b/2", "sec 1 I1")
    assert [event["spy"] for event in table.events if event["kind"] == "home"] == ["O1b", "I1b", "S1b"]
    assert (ready(table, 1), ready(table, 2)) == ({"S3a", "I1b"}, {"O1b", "S1b"})
    queue = at("n=2 first=1 turn=2 phase=3\nwhl 1 I1b/- I2b/- O1b/2\nsec 1 I1\nsec 2 I1")
    assert [queue.where(card) for card in ("I1b", "I2b", "O1b")] == ["arrived:0:-", "arrived:1:-", "arrived:2:1"]


def test_a_card_goes_to_the_outer_end_of_its_row():
    """R5.2, R5.3"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 O1b\nwhl 4 I3a/2 O1c/-").play("1 x:O1b")
    assert row(table, 4) == ["I3a/2", "O1c/-", "O1b/1"]


@pytest.mark.parametrize("card", ["N08", "I2b", "N12", "O1a", "S4a", "R3a", "O2a", "N14"])
def test_a_card_is_placed_at_its_preparation_time(card):
    """R5.3: preparation times of 1 to 8; without a marker, since it has no employer."""
    name = card if card[0] == "N" else card[:2]
    taken = "\nrdy 2 I2a" if card == "I2b" else ""
    shown = f"\nopen {card} N20" if card[0] == "N" else ""
    table = at(f"n=2 first=1 turn=2 phase=1 seat=2{taken}{shown}").play(f"2 a:{name}")
    assert row(table, SPIES[card].prep) == [f"{card}/-"]


def test_a_card_that_acts_is_placed_with_its_marker():
    """R5.3"""
    table = at("n=3 first=1 turn=2 phase=2 seat=2\nrdy 2 O1b").play("2 x:O1b")
    assert row(table, 4) == ["O1b/2"]


def test_a_preparation_of_one_ends_in_the_same_turn():
    """R5.5: n rotations after it was placed, whether in phase 1 or in phase 2."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N08\nwhl 4 O1b/2").play("1 x:N08>O1b")
    assert row(table, 1) == ["N08/1"]
    table.play("1 e", "2 e")
    assert table.view["turn"] == 3
    assert ready(table, 1) == {"N08"}


def test_a_card_placed_at_edge_8_has_not_arrived():
    """R5.6, R5.5: N14 acts in phase 2, stands at 8 and faces 7 after the rotation."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N14\nwhl 4 O1b/2").play("1 x:N14>O1b")
    assert row(table, 8) == ["N14/1"]
    table.play("1 e", "2 e")
    assert row(table, 7) == ["N14/1"]


def test_the_list_of_arrivals_is_fixed_at_the_rotation():
    """R5.6: a purse and a recruiter placed while arrivals are resolved wait for their own rotations."""
    table = at("n=2 first=1 turn=2 phase=3\nwhl 1 N05/- I1b/-{R1b/2}\nsec 1 I1\nrdy 1 N04\nsec 2 I1\nsvc 1 x")
    table.play("1 b:1")
    assert table.phase == "h_pay"
    table.play("1 >N04")
    assert row(table, 5) == ["N04/1"]
    table.play("2 h:I")
    assert table.phase == "h_bid"
    table.play("1 b-")
    assert (row(table, 5), row(table, 3), ready(table, 2)) == (["N04/1"], ["R1b/2"], {"I1b"})


# ---- steps forward and back ------------------------------------------------------------------------------------------


def test_a_step_forward():
    """R5.7: to the outer end of the new row."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N06\nwhl 3 O1b/- I1b/2\nwhl 2 S2b/- R2b/1").play("1 x:N06>O1b")
    assert (row(table, 3), row(table, 2)) == (["I1b/2"], ["S2b/-", "R2b/1", "O1b/-", "N06/1"])


def test_from_edge_1_it_arrives_at_once_also_in_phase_two():
    """R5.7, D8"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N06\nwhl 1 O1b/2 I1b/-").play("1 x:N06>O1b")
    assert (ready(table, 2), row(table, 1)) == ({"O1b"}, ["I1b/-"])


def test_a_step_forward_from_8_goes_to_7():
    """R5.7, R5.6"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N06\nwhl 8 N14/-").play("1 x:N06>N14")
    assert row(table, 7) == ["N14/-"]


def test_a_step_back():
    """R5.8, D8: to the outer end of the new row; from 7 to 8 is no arrival."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 N08 S2b\nwhl 7 O2b/- O2a/-\nwhl 8 N14/-\nwhl 1 O1b/-")
    assert steps(fork_to_targets(table), 1) == ["O1b", "O2a", "O2b"]
    table.play("1 x:N08>O2b")
    assert (row(table, 7), row(table, 8)) == (["O2a/-"], ["N14/-", "O2b/-"])
    table.play("1 x:S2b>O1b,O1b")
    assert row(table, 3) == ["O1b/-"]


def fork_to_targets(table: Table) -> Table:
    return at(table.position()).play("1 x:N08")


def test_nothing_steps_back_from_8():
    """R5.8"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 S2b\nwhl 8 N14/-\nwhl 7 O1b/-")
    assert not may(table, "1 x:S2b>N14")
    assert not may(table, "1 x:S2b>O1b,O1b")
    assert may(table, "1 x:S2b>O1b")
    assert not may(at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 S2b\nwhl 8 N14/-"), "1 x:S2b")


def test_attached_cards_travel_with_their_spy_and_take_no_place_in_the_row():
    """R5.9"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 S1b\nwhl 3 O1b/1[R4a] O2b/-{R1b/2} I1b/2\nwhl 2 S2b/-")
    assert row(table, 3) == ["O1b/1", "O2b/-", "I1b/2"]
    table.play("1 x:S1b>O1b,O2b")
    assert row(table, 2) == ["S2b/-", "O1b/1", "O2b/-"]
    assert guard_of(table, "O1b") == "R4a"
    assert table.where("R1b") == "on:O2b:recruiter:1"
    table.play("1 e", "2 e")
    assert row(table, 1) == ["S2b/-", "O1b/1", "O2b/-"]
    assert (guard_of(table, "O1b"), table.where("R1b")) == ("R4a", "on:O2b:recruiter:1")


def test_a_bodyguard_leaves_its_ward_in_its_place():
    """R5.9, R7.12: the row is the same when one has been attached."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 R4a\nwhl 3 O1b/1 O2b/- I1b/2").play("1 x:R4a>O1b")
    assert (row(table, 3), guard_of(table, "O1b")) == (["O1b/1", "O2b/-", "I1b/2"], "R4a")


def test_a_bodyguard_comes_home_with_its_ward():
    """R5.9, R8.2"""
    table = turning("whl 1 O1b/2[R4a]")
    assert (ready(table, 2), guard_of(table, "O1b")) == ({"O1b"}, "R4a")


def test_octants():
    """R5.10: with R rotations done, octant o faces edge ((o − R − 1) mod 8) + 1; the wheel turns and cards stay."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nwhl 8 N14/-\nopen N17 N18\ndeck N19 N20")
    turned = int(table.view["where"]["wheel"].removeprefix("turned:"))
    octant = (8 + turned) % 8
    for edge in range(7, 0, -1):
        before = table.view["turn"]
        while table.view["turn"] == before:
            pass_on(table)
        assert int(table.where("N14").split(":")[1]) == edge
        turned = int(table.view["where"]["wheel"].removeprefix("turned:"))
        assert ((octant - turned - 1) % 8) + 1 == edge


def pass_on(table: Table) -> None:
    """Whoever is asked does the least there is to do."""
    (seat,) = table.actors
    legal = table.legal(seat)
    idle = [text for text in legal if text in ("e", "t-", "b-", "d:-", ">I1", ">I4")]
    table.play(f"{seat} {idle[-1] if idle else legal[0]}")
