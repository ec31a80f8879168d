"""R5 and R6: where units go, and what they may capture."""

from __future__ import annotations

import pytest

from tests.engines.cirkle.table import Table

ALONE = "duel 7bC/8/8/8/8/{}/8/8/8/8/8 1 - - 0 1"


def moves(table: Table, square: str) -> set[str]:
    return {text.split("-")[1] for text in table.legal if text.startswith(f"{square}-")}


@pytest.mark.parametrize(
    ("unit", "count", "farthest"),
    [
        ("C", 7 + 10, {"A6", "H6", "D1", "D11"}),
        ("H", 7 + 8, {"A6", "H6", "D2", "D10"}),
        ("T", 29, {"A6", "H6", "D2", "D10", "A3", "H2", "H10", "A9"}),
        ("P", 14, {"A3", "H2", "A9", "H10"}),
    ],
)
def test_a_unit_moves_along_its_axes_up_to_its_range(unit, count, farthest):
    """R5.1"""
    table = Table(ALONE.format(f"3y{unit}4"))
    found = moves(table, "D6")
    assert len(found) == count == len(table.legal)
    assert farthest <= found


@pytest.mark.parametrize(
    ("text", "far", "near"),
    [
        ("solo 11/9bC1/mC10/11/11/yC10/11/11/11/11/7gH3 1 y - 0 1", "A6-J6", "A6-I6"),
        ("solo 11/9bC1/mC10/11/11/yH10/11/11/11/11/7gH3 1 y - 0 1", "A6-F6", "A6-E6"),
        ("solo 11/9bC1/mC10/11/11/yT10/11/11/11/11/7gH3 1 y - 0 1", "A6-F6", "A6-E6"),
        ("solo 11/9bC1/mC10/11/11/11/11/11/11/11/yP6gH3 1 y - 0 1", "A1-H8", "A1-G7"),
    ],
)
def test_no_unit_goes_farther(text, far, near):
    """R5.1"""
    table = Table(text)
    assert table.refused(far) == ("range", "R5.1")
    assert table.may(near)


@pytest.mark.parametrize(
    ("unit", "action"), [("C", "D6-E7"), ("H", "D6-E7"), ("P", "D6-D7"), ("P", "D6-E6"), ("T", "D6-E8"), ("C", "D6-D6")]
)
def test_no_unit_goes_another_way(unit, action):
    """R5.1"""
    assert Table(ALONE.format(f"3y{unit}4")).refused(action) == ("axis", "R5.1")


@pytest.mark.parametrize(("unit", "blocker"), [("C", "yP"), ("T", "yP"), ("C", "bP"), ("T", "bP")])
def test_carriers_and_tanks_stop_before_any_unit(unit, blocker):
    """R5.2"""
    table = Table(ALONE.format(f"y{unit}1{blocker}5"))
    assert {"B6"} == {square for square in moves(table, "A6") if square.endswith("6")}
    assert table.may("A6xC6") == (blocker == "bP")
    error = table.refusal("A6-D6")
    assert (error.reason, error.rule, error.details) == ("blocked", "R5.2", {"square": "C6"})


@pytest.mark.parametrize("between", ["yP", "bP", "bPbP"])
def test_helicopters_fly_over_any_number_of_units(between):
    """R5.2"""
    table = Table(ALONE.format(f"yH{between}{8 - 1 - len(between) // 2}"))
    assert table.may("A6-E6")


def test_planes_fly_over_frozen_units():
    """R5.2"""
    table = Table("duel 5yP!2/4yP3/7bC/8/8/8/8/8/8/8/8 1 - - 0 1")
    assert table.may("E10-D11")
    assert Table("duel 7bC/8/8/8/8/8/8/8/3yP4/2yC5/1yP6 1 - - 0 1").may("B1-E4")


def test_the_destination_holds_no_allied_and_no_frozen_unit():
    """R5.3"""
    assert Table(ALONE.format("yHyP6")).refused("A6xB6") == ("own_unit", "R5.3")
    assert Table(ALONE.format("yHyP6")).refused("A6-B6") == ("own_unit", "R5.3")
    frozen = Table("duel 5yP!1bC/8/8/8/8/8/8/8/8/8/yC7 2 - - 0 1")
    assert frozen.refused("H11xG11") == ("capture_sign", "R15.1")
    assert Table("duel 5yP!bC1/8/8/8/8/8/8/8/8/8/yC7 2 - - 0 1").refused("G11xF11") == ("frozen", "R9.2")


def test_crossing_a_target_or_a_joker_has_no_effect():
    """R5.4: and from one camp into the other is one action."""
    table = Table("duel 8/8/7bC/8/8/8/8/8/2yC5/8/8 1 - - 0 1").play("C3-C10")
    assert table.kinds() == ["move"]
    across = Table("solo 7yT3/9yC1/11/11/11/1mC9/11/11/7gC3/5bC5/11 1 y - 0 1").play("J10-B10")
    assert across.kinds() == ["move"]
    assert across.text.split()[4] == "-"


@pytest.mark.parametrize(
    ("square", "unit", "protected"),
    [
        ("C5", "T", False),
        ("D4", "T", True),
        ("D4", "H", False),
        ("C4", "H", True),
        ("B4", "C", True),
        ("A4", "P", True),
        ("D6", "T", True),
        ("E6", "P", True),
        ("D8", "T", True),
        ("A1", "C", False),
        ("B1", "H", False),
        ("D1", "P", False),
        ("C1", "T", False),
        ("F8", "H", True),
    ],
)
def test_who_is_protected(square, unit, protected):
    """R6.1, R6.2: in a hollow square of its shape or in a joker, in whosever camp; never on a coloured row."""
    column, row = "ABCDEFGH".index(square[0]), int(square[1:])
    rows = ["7bC"] + ["8"] * 10
    rows[11 - row] = f"{column or ''}y{unit}{7 - column or ''}"
    assert Table(f"duel {'/'.join(rows)} 1 - - 0 1").unit(square)["protected"] is protected


ATTACK = "duel 7bH/8/8/{}/8/8/{}/8/8/8/yH7 1 - - 0 1"


@pytest.mark.parametrize(
    ("attacker", "victim", "refused"),
    [
        ("C", "bT", "protected_simple"),
        ("C", "bT*", "protected_missile"),
        ("C*", "bT", None),
        ("C*", "bT*", "protected_missile"),
        ("C", "bC", None),
        ("C", "bC*", None),
        ("C*", "bC*", None),
    ],
)
def test_what_an_unprotected_attacker_may_take(attacker, victim, refused):
    """R6.3"""
    table = Table(ATTACK.format(f"3{victim}4", f"3y{attacker}4"))
    assert table.may("D5xD8") == (refused is None)
    if refused:
        assert table.refused("D5xD8") == (refused, "R6.3")


@pytest.mark.parametrize(
    ("attacker", "victim", "refused"),
    [
        ("C", "bT", None),
        ("C", "bT*", "protected_missile"),
        ("C*", "bT", None),
        ("C*", "bT*", None),
        ("C", "bP*", None),
        ("C*", "bP*", None),
    ],
)
def test_what_a_protected_attacker_may_take(attacker, victim, refused):
    """R6.3"""
    table = Table(ATTACK.format(f"1y{attacker}1{victim}4", "8"))
    assert table.may("B8xD8") == (refused is None)
    if refused:
        assert table.refused("B8xD8") == (refused, "R6.3")


def test_the_attackers_state_is_the_one_before_it_moves():
    """R6.3: arriving on its own shape does not help."""
    table = Table("duel 7bH/8/8/1bC6/8/8/1yC6/8/8/8/yH7 1 - - 0 1")
    assert table.refused("B5xB8") == ("protected_simple", "R6.3")


def test_the_captured_unit_is_lost_and_the_capturer_takes_its_square():
    """R6.4"""
    table = Table("duel 7bH/8/8/8/8/3bT4/8/8/6yP*1/8/yH7 1 - - 0 1")
    before = table.seat("b")["lost"].count("T")
    table.play("G3xD6")
    assert table.seat("b")["lost"].count("T") == before + 1
    assert (table.unit("D6")["unit"], table.unit("D6")["protected"]) == ("P*", True)
    assert table.told("capture") == [
        {"by": 0, "unit": "P*", "from": "G3", "to": "D6", "protected": True, "victim": "T", "owner": 1}
    ]


@pytest.mark.parametrize(("mode", "allowed"), [("solo", True), ("double", False)])
def test_allied_units_never_capture_each_other(mode, allowed):
    """R6.5"""
    table = Table(f"{mode} 11/11/1mH9/11/5bC5/5yT5/11/11/9gC1/11/11 1 y - 0 1")
    assert table.may("F6xF7") is allowed
    if not allowed:
        assert table.refused("F6xF7") == ("own_unit", "R5.3")


def test_a_sign_that_does_not_fit_is_refused():
    """R15.1"""
    table = Table(ATTACK.format("2bC5", "2yC5"))
    assert table.refused("C5-C8") == ("capture_sign", "R15.1")
    assert table.refused("C5xC7") == ("capture_sign", "R15.1")
