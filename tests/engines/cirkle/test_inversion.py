"""R7: two units change places."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.engines.cirkle.plain import PAIRS
from tests.engines.cirkle.table import Table

# Two units on A4 and the other square, by axis.
PLACES = {
    "r": ("{0}6{1}", "8", "8", "A4<>H4"),
    "c": ("{0}7", "8", "{1}7", "A4<>A6"),
    "d": ("{0}7", "1{1}6", "8", "A4<>B5"),
}
LETTERS = "CHTP"


def pair(axis: str, one: str, other: str) -> tuple[Table, str]:
    fourth, fifth, sixth, action = PLACES[axis]
    rows = [row.format(f"y{one}", f"y{other}") for row in (sixth, fifth, fourth)]
    return Table(f"duel 7bC/8/8/8/8/{rows[0]}/{rows[1]}/{rows[2]}/8/8/8 1 - - 0 1"), action


@pytest.mark.parametrize("axis", "rcd")
@pytest.mark.parametrize(("one", "other"), [*combinations_with_replacement(LETTERS, 2)])
def test_which_types_may_change_places_on_which_lines(axis, one, other):
    """R7.3: a missile unit may use the line of its type."""
    axes = PAIRS.get(one + other, "") + PAIRS.get(other + one, "")
    for first, second in ((one, f"{other}*"), (f"{one}*", other)):
        table, action = pair(axis, first, second)
        assert table.may(action) == (axis in axes), (first, second)
    if one != other:
        table, action = pair(axis, one, other)
        assert table.may(action) == (axis in axes)


@pytest.mark.parametrize("axis", "rcd")
@pytest.mark.parametrize(("one", "other"), [(one, other) for one in LETTERS for other in LETTERS if one != other])
def test_two_missiles_change_places_on_every_line(axis, one, other):
    """R7.3"""
    table, action = pair(axis, f"{one}*", f"{other}*")
    assert table.may(action)


def test_nothing_is_captured_and_no_range_counts():
    """R7.1, R7.2: from one end of the board to the other."""
    table = Table("duel yH7/8/8/8/8/8/8/8/8/8/yC6bC 1 - - 0 1").play("A1<>A11")
    assert table.text == "duel yC7/8/8/8/8/8/8/8/8/8/yH6bC 2 - - 1 2"
    assert table.told("inversion") == [
        {"by": 0, "from": "A1", "unit": "C", "owner": 0, "to": "A11", "other": "H", "other_owner": 0}
    ]


def test_the_order_of_the_squares_does_not_matter():
    """R7.1, R15.1"""
    table = Table("duel yH7/8/8/8/8/8/8/8/8/8/yC6bC 1 - - 0 1")
    assert table.forked().play("A11<>A1").text == table.play("A1<>A11").text


def test_both_squares_on_one_line():
    """R7.2"""
    table = Table("duel 7bC/8/8/8/8/1yC6/8/8/yH7/8/8 1 - - 0 1")
    assert table.refused("A3<>B6") == ("inversion_line", "R7.2")
    assert table.refused("A3<>A3") == ("inversion_line", "R7.2")


@pytest.mark.parametrize(("between", "allowed"), [("yT", True), ("bT", False), ("yTbT", False), ("bTyT", False)])
def test_one_enemy_between_forbids_it(between, allowed):
    """R7.4"""
    empty = 8 - 2 - len(between) // 2
    table = Table(f"duel 7bC/8/8/8/8/8/yC{between}{empty}yH/8/8/8/8 1 - - 0 1")
    assert table.may("A5<>H5") is allowed
    if not allowed:
        assert table.refusal("A5<>H5").details == {"square": "BC"["yTbT" in between] + "5"}


@pytest.mark.parametrize(("frozen", "refused"), [("yP!", False), ("bP!", True)])
def test_a_frozen_unit_counts_as_a_unit_of_its_colour(frozen, refused):
    """R7.4"""
    units, empty = f"3yC1{frozen}yH1", "/".join(["8"] * 9)
    row, text = ("11", f"duel {units}/{empty}/7bC") if frozen == "yP!" else ("1", f"duel 7bC/{empty}/{units}")
    assert Table(f"{text} 1 - - 0 1").may(f"D{row}<>G{row}") is not refused


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("duel 7bC/8/8/8/8/8/yC6bH/8/8/8/8 1 - - 0 1", "A5<>H5"),
        ("double 11/11/1mC9/11/5bC5/5yT5/11/11/9gC1/5bH5/11 1 y - 0 1", "F2<>F7"),
        ("survivor 11/11/1mC9/11/5bC5/5yT5/11/11/9gC1/5bH5/11 2 - - 0 1", "F2<>F7"),
    ],
)
def test_both_allied_and_one_of_them_own(text, action):
    """R7.5"""
    assert Table(text).refused(action) == ("inversion_owner", "R7.5")


def test_frozen_units_and_empty_squares_are_not_inverted():
    """R7.5, R9.2"""
    table = Table("duel 3yC1yP!yH1/8/7bC/8/8/8/8/8/8/8/3yT4 1 - - 0 1")
    assert table.refused("F11<>G11") == ("frozen", "R9.2")
    assert table.refused("A1<>D1") == ("no_unit", "R7.1")


@pytest.mark.parametrize("letter", LETTERS)
def test_identical_units_are_not_inverted(letter):
    """R7.6"""
    axis = "d" if letter == "P" else "r"
    table, action = pair(axis, letter, letter)
    assert table.refused(action) == ("inversion_identical", "R7.6")


@pytest.mark.parametrize(("mode", "slot", "other"), [("double", 1, "b"), ("survivor", 2, "m"), ("survivor", 4, "g")])
@pytest.mark.parametrize("letter", LETTERS)
def test_identical_units_of_partners_are(mode, slot, other, letter):
    """R7.6, R12.3, R12.4"""
    own = {1: "y", 2: "g", 4: "b"}[slot]
    rest = "".join(colour for colour in "ymbg" if colour not in (own, other))
    column, action = (6, "F9<>G8") if letter == "P" else (5, "F8<>F9")
    table = Table(
        f"{mode} 11/11/5{own}{letter}5/{column}{other}{letter}{10 - column}/11/11/11/11/11/"
        f"1{rest[0]}C7{rest[1]}C1/11 {slot} - - 0 1"
    )
    assert table.may(action)


@pytest.mark.parametrize("axis", "rcd")
@pytest.mark.parametrize(("one", "other"), [*combinations_with_replacement(LETTERS, 2)])
def test_partners_use_the_same_lines(axis, one, other):
    """R7.3, R7.5: of two types, whichever of them is the own unit."""
    fourth, fifth, sixth, action = PLACES[axis]
    axes = PAIRS.get(one + other, "") + PAIRS.get(other + one, "")
    for first, second in ((f"y{one}", f"b{other}"), (f"b{one}", f"y{other}")):
        rows = [
            f"{row.format(first, second)[:-1]}{int(row[-1]) + 3}"
            if row[-1].isdigit()
            else f"{row.format(first, second)}3"
            for row in (sixth, fifth, fourth)
        ]
        table = Table(f"double 10mC/11/11/11/11/{rows[0]}/{rows[1]}/{rows[2]}/11/11/10gC 1 - - 0 1")
        assert table.may(action) == (axis in axes), (first, second)


def test_an_inversion_is_no_arrival():
    """R7.7: no exchange in duel; in Cirkle 4 it may bring a unit onto a target, which may start a hold."""
    table = Table("duel yC7/8/8/8/8/8/8/8/8/yH7/7bC 1 - - 0 1")
    assert table.actions("A2<>A11") == ["A2<>A11"]
    quad = Table("solo 10yC/11/11/11/11/1mC8yH/11/11/7gC3/5bC5/11 1 - - 0 1").play("K6<>K11")
    assert quad.told("hold")[0]["square"] == "K11"
