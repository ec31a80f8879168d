"""R10: recovery in Cirkle 4."""

from __future__ import annotations

import pytest

from tests.engines.cirkle.table import Table

# Yellow has lost a missile carrier, a helicopter and a tank.
THREE_LOST = "{} 11/11/2mT5bT2/11/11/11/11/11/yPyH*6gT2/1yT*9/1yCyP*8 1 - - 0 1"
TWO_LOST = THREE_LOST.replace("yPyH*6", "yPyH*yT5")


def recoveries(table: Table) -> list[str]:
    return [text for text in table.legal if "=" in text]


def test_three_lost_units_are_needed():
    """R10.1"""
    assert recoveries(Table(TWO_LOST.format("solo"))) == []
    assert Table(TWO_LOST.format("solo")).refused("B1=C*") == ("recovery_threshold", "R10.1")
    table = Table(THREE_LOST.format("solo"))
    assert sorted(recoveries(table)) == sorted(
        f"{square}={kind}" for square in ("A3", "B3", "B2", "B1", "C1") for kind in ("C*", "H", "T")
    )
    assert table.seat("y")["may_recover"]
    assert not Table(TWO_LOST.format("solo")).seat("y")["may_recover"]


def test_only_lost_units_come_back():
    """R10.1"""
    table = Table(THREE_LOST.format("solo"))
    assert table.refused("B1=P") == ("recovery_not_lost", "R10.1")
    assert table.refused("A1=T") == ("no_unit", "R4.1")
    assert table.refused("C9=T") == ("not_your_unit", "R4.1")


def test_the_lost_unit_takes_the_square_and_the_turn_is_over():
    """R10.2"""
    table = Table(THREE_LOST.format("solo")).play("B3=C*")
    assert table.unit("B3")["unit"] == "C*"
    assert sorted(table.seat("y")["lost"]) == ["H", "H*", "T"]
    assert table.told("recovery") == [{"by": 0, "square": "B3", "unit": "H*", "gain": "C*"}]
    assert table.mover == "m"
    assert table.text.split()[5] == "1"


def test_not_for_the_same_kind():
    """R10.3"""
    table = Table("solo 11/11/2mT5bT2/11/11/11/11/11/8gT2/11/1yC9 1 - - 0 1")
    assert table.refused("B1=C") == ("recovery_same", "R10.3")
    assert sorted(recoveries(table)) == [f"B1={kind}" for kind in ("C*", "H", "H*", "P", "P*", "T", "T*")]


def test_once_in_a_game():
    """R10.4"""
    table = Table(THREE_LOST.format("solo")).play("B1=C*")
    assert table.seat("y")["recovery"] == "spent"
    table.play("C9-C8", "I9-I8", "I3-I4")
    assert recoveries(table) == []
    assert table.refused("B1=C") == ("recovery_used", "R10.4")


@pytest.mark.parametrize(
    ("mode", "slot", "allowed"),
    [
        ("solo", 2, True),
        ("double", 2, True),
        ("survivor", 1, True),
        ("survivor", 2, False),
        ("survivor", 4, False),
        ("survivor", 6, False),
    ],
)
def test_who_may_recover(mode, slot, allowed):
    """R10.5"""
    table = Table(f"{mode} 11/11/2mT5bT2/11/11/11/11/11/8gT2/yC10/11 {slot} - - 0 1")
    assert bool(recoveries(table)) is allowed
    if not allowed:
        square = {2: "I3", 4: "I9", 6: "C9"}[slot]
        assert table.refused(f"{square}=C") == ("recovery_team", "R10.5")


def test_there_is_no_such_recovery_in_duel_and_no_exchange_in_cirkle_4():
    """R10.1, R4.1"""
    assert Table("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1").refused("A1=T") == ("recovery_mode", "R4.1")
    assert Table(THREE_LOST.format("solo")).refused("B1-C2=T") == ("axis", "R5.1")
    assert Table(THREE_LOST.format("solo")).refused("B1-A1=T") == ("recovery_mode", "R4.1")


def test_units_that_were_exchanged_out_are_lost():
    """R10.6: they count for the threshold and, if missiles, for the condition."""
    table = Table(THREE_LOST.format("solo"))
    assert table.seat("y")["lost_missiles"] == 1
    table.play("B3=T")
    assert (table.seat("y")["lost_missiles"], len(table.seat("y")["lost"])) == (2, 3)
