"""Chapter 6, second half: infiltration, butterflies, unmasking."""

from __future__ import annotations

import pytest

from tests.engines.cercle.oracle import SPIES
from tests.engines.cercle.reading import (
    deployed,
    guard_of,
    infiltrated,
    is_out,
    may,
    moves,
    posted,
    ready,
    row,
    told,
    wheel,
)
from tests.engines.cercle.rulebook import butterflies
from tests.engines.cercle.table import Table, at

TWO = "n=2 first=1 turn=2 phase=2 seat=1\nvp 5,5\ncircle 9\n"


@pytest.mark.parametrize("card", ["I1b", "I2b", "I3a", "S3a", "R4a", "O1b", "O2b", "N01", "N02", "N04", "N14"])
def test_an_infiltrating_spy_brings_its_value_at_once(card):
    """R6.12, R9.1: also one whose action is not for phase 2; the Circle notices nothing."""
    table = at(TWO + f"rdy 1 {card}").play(f"1 i:{card}")
    assert (table.vp, table.circle) == ((5 + SPIES[card].vp, 5), 9)
    assert (infiltrated(table, 1), ready(table, 1), wheel(table)) == ({card}, set(), {})
    assert told(table, "infiltrate") == [{"by": 0, "spy": card, "vp": SPIES[card].vp}]


def test_only_a_ready_spy_of_ones_own_that_has_not_acted():
    """R6.12"""
    table = at(TWO + "rdy 1 O1b! O1c I3a[R4a]\nrdy 2 I1b\nwhl 3 S1b/1\ndep I4a/1>2\nwhl 4 O2b/-{R1b/1}")
    assert moves(table, 1, "i:") == ["i:I3a", "i:O1c"]


def test_one_infiltration_in_a_turn():
    """R6.13"""
    table = at(TWO + "rdy 1 O1b O1c\nrdy 2 I2b I2c").play("1 i:O1b")
    assert table.view["infiltrations"] == [1, 1]
    assert moves(table, 1, "i:") == []
    table.play("1 e")
    assert (table.view["infiltrations"], moves(table, 2, "i:")) == ([0, 1], ["i:I2b", "i:I2c"])


def test_one_more_for_each_extra_infiltration():
    """R6.13, R7.8"""
    table = at(TWO + "rdy 1 O1b O1c I2b I2c S4b N10").play("1 x:S4b", "1 x:N10")
    assert table.view["infiltrations"] == [0, 3]
    table.play("1 i:O1b", "1 i:O1c", "1 i:I2b")
    assert (table.view["infiltrations"], moves(table, 1, "i:")) == ([3, 3], [])
    table.play("1 e")
    assert table.view["infiltrations"] == [0, 1]


def test_an_extra_infiltration_does_not_last_into_the_next_turn():
    """R6.13"""
    table = at(TWO + "rdy 1 O1b O1c S4b\nopen N17 N18").play(
        "1 x:S4b", "1 e", "2 e", "2 a:N17", "2 d:I4", "1 d:S4", "2 e"
    )
    assert table.view["infiltrations"] == [0, 1]
    assert moves(table.play("1 i:O1b"), 1, "i:") == []


def test_no_infiltration_while_a_thwart_spy_is_deployed_against_the_seat():
    """R6.14"""
    table = at(TWO + "rdy 1 O1b\ndep O4a/2>1")
    assert (moves(table, 1, "i:"), table.view["infiltrations"]) == ([], [0, 0])
    assert moves(at(TWO + "rdy 1 O1b\ndep O4a/1>2"), 1, "i:") == ["i:O1b"]
    assert moves(at(TWO + "rdy 1 O1b\ndep I4a/2>1"), 1, "i:") == ["i:O1b"]


def test_killing_the_thwart_spy_lifts_the_ban():
    """R6.14, R7.14: at once, also for the extra infiltration."""
    table = at(TWO + "rdy 1 O1b O2b S4b\ndep O4a/2>1")
    assert not may(table, "1 x:S4b")
    table.play("1 x:O2b>O4a")
    assert (deployed(table, 1), is_out(table, "O4a")) == ([], True)
    assert moves(table, 1, "i:") == ["i:O1b", "i:S4b"]
    assert may(table, "1 x:S4b")


def test_with_two_thwart_spies_killing_one_is_not_enough():
    """R6.14"""
    table = at(TWO + "rdy 1 O1b O2b\ndep O4a/2>1\ndep O4b/2>1").play("1 x:O2b>O4a")
    assert (moves(table, 1, "i:"), deployed(table, 1)) == ([], ["O4b/2"])


def test_the_bodyguard_of_an_infiltrating_spy_goes_to_the_wheel():
    """R6.15, R7.12"""
    table = at(TWO + "rdy 1 O1b[R4a]").play("1 i:O1b")
    assert (row(table, 4), guard_of(table, "O1b")) == (["R4a/1"], None)
    assert [event["why"] for event in told(table, "prepare")] == ["ward_gone"]


def test_a_posted_bodyguard_may_infiltrate_if_it_has_not_acted():
    """R6.15, D15"""
    table = at(TWO + "rdy 1 R4a* R4b!*")
    assert moves(table, 1, "i:") == ["i:R4a"]
    table.play("1 i:R4a")
    assert (table.vp, posted(table, 1)) == ((8, 5), {"R4b"})


def test_a_bodyguard_posted_in_this_phase_may_not():
    """R6.15, R6.18"""
    table = at(TWO + "rdy 1 R4a").play("1 x:R4a>*")
    assert not may(table, "1 i:R4a")


# ---- butterflies -----------------------------------------------------------------------------------------------------


def gained(before: str, card: str, flies: int = 0) -> tuple[int, int]:
    """What an infiltration brings besides the value of the spy, and the butterflies rewarded then."""
    line = f"inf 1 {before}\n" if before else ""
    table = at(f"{TWO}rdy 1 {card}\n{line}fly 1 {flies}").play(f"1 i:{card}")
    return table.vp[0] - 5 - SPIES[card].vp, table.view["butterflies"][0]


@pytest.mark.parametrize(
    ("before", "card", "extra"),
    [
        ("", "I1b", 0),
        ("I1a S1a R1a", "O1b", 1),
        ("I1a S1a R1a", "I1b", 0),
        ("I1a S1a O1a", "N01", 1),
        ("I1a N01 N02", "N03", 1),
        ("N01 N02 N03", "I1b", 1),
        ("N01 N02 N03", "N06", 0),
        ("I1a I1b N01", "N02", 0),
        ("I1a I1b S1a", "N01", 0),
        ("I1a I1b S1a N01", "N02", 1),
    ],
)
def test_the_first_butterfly(before, card, extra):
    """R6.16, D21: four quarters, neutrals stand in for missing ones, at least one is real."""
    assert gained(before, card) == (extra, extra)


@pytest.mark.parametrize(
    ("before", "card", "flies", "after"),
    [
        ("I1a S1a R1a O1a I1b S1b R1b", "O1b", 1, 2),
        ("I1a S1a R1a O1a I1b S1b R1b", "N01", 1, 2),
        ("I1a S1a R1a O1a I1b S1b N01", "N02", 1, 2),
        ("I1a S1a R1a O1a I1b N01 N02", "N03", 1, 2),
        ("I1a S1a R1a O1a N01 N02 N03", "N06", 1, 2),
        ("I1a S1a R1a O1a N01 N02", "N06", 1, 1),
        ("I1a I1b N01 N02 N03 N06 N08", "N07", 1, 2),
        ("I1a I1b I1c N01 N02 N03 N06", "N07", 1, 1),
        ("I1a S1a N01 N02 N03 N06 N08", "N07", 1, 2),
        ("I1a S1a R1a O1a I1b S1b R1b O1b", "N07", 2, 2),
        ("I1a S1a R1a O1a I1b S1b R1b O1b I1c S1c R1c", "O1c", 2, 3),
    ],
)
def test_later_butterflies(before, card, flies, after):
    """R6.16: the largest number that can be formed; jokers are tied to none."""
    assert gained(before, card, flies) == (after - flies, after)


def test_two_at_once():
    """R6.16: M − B points, when B lags behind."""
    assert gained("I1a S1a R1a O1a I1b S1b R1b", "O1b", 0) == (2, 2)
    table = at(TWO + "rdy 1 O1b\ninf 1 I1a S1a R1a").play("1 i:O1b")
    assert told(table, "butterfly") == [{"by": 0, "vp": 1, "butterflies": 1}]


def test_no_reward_for_a_butterfly_that_was_rewarded_before():
    """R6.16, D21: unmask one quarter, infiltrate it again."""
    table = at(TWO + "rdy 1 S1c\ninf 1 I1a S1a R1a O1a\nfly 1 1").play("1 u:S1a", "1 i:S1c")
    assert (table.vp, table.view["butterflies"]) == ((5, 5), [1, 0])


def test_the_number_of_rewarded_butterflies_never_falls():
    """R6.16: an infiltration costs nothing while fewer can be formed than were rewarded; S1a counts 2, I2b 1."""
    table = at(TWO + "rdy 1 I2b\ninf 1 I1a S1a R1a O1a\nfly 1 1").play("1 u:S1a", "1 i:I2b")
    assert (table.vp, table.view["butterflies"]) == ((5 - 2 + 1, 5), [1, 0])


def test_butterflies_are_counted_for_each_owner():
    """R6.16"""
    table = at(TWO + "rdy 1 O1b\ninf 1 I1a S1a\ninf 2 R1a N01").play("1 i:O1b")
    assert (table.vp, table.view["butterflies"]) == ((6, 5), [0, 0])


def laid_out(hand: str, missing: str = "") -> int:
    """The most butterflies there are in a hand, by trying everything: each begins with a real quarter, and each missing
    quarter is a real one or a joker."""
    if missing:
        ways = [hand.replace(quarter, "", 1) for quarter in (missing[0], "N") if quarter in hand]
        return max((laid_out(rest, missing[1:]) for rest in ways), default=-1)
    return (
        1 + max([laid_out(hand.replace(d, "", 1), "ISRO".replace(d, "")) for d in "ISRO" if d in hand], default=-1)
        if any(d in hand for d in "ISRO")
        else 0
    )


def test_the_plain_count_of_butterflies():
    """R6.16: the formula against all ways of laying out sets."""
    for hand in (
        "IISSRRNN",
        "INNN",
        "IINNNNNN",
        "ISNNNNNN",
        "ISRONNNN",
        "IIISSNNN",
        "ISROISRO",
        "NNNN",
        "IIIINNNN",
        "ISRNISR",
    ):
        assert butterflies(list(hand)) == laid_out(hand), hand


# ---- unmasking -------------------------------------------------------------------------------------------------------


def test_unmask():
    """R6.17, R9.2: the seat and the Circle lose the value; the spy is out of the game."""
    table = at(TWO + "inf 1 O2b I2b").play("1 u:O2b")
    assert (table.vp, table.circle, is_out(table, "O2b")) == ((2, 5), 6, True)
    assert told(table, "unmask") == [{"by": 0, "spy": "O2b", "vp": 3, "circle": 3}]


def test_unmask_any_number_of_times():
    """R6.17, D22"""
    table = at(TWO + "inf 1 O2b I2b R2b\nfly 1 1").play("1 u:I2b", "1 u:R2b", "1 u:O2b")
    assert (table.vp, table.circle, infiltrated(table, 1)) == ((0, 5), 4, set())
    assert table.view["butterflies"] == [1, 0]


def test_points_do_not_fall_below_zero():
    """R6.17, R9.1, R9.2, D13"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nvp 1,5\ncircle 2\ninf 1 O2b").play("1 u:O2b")
    assert (table.vp, table.circle) == ((0, 5), 0)


def test_only_ones_own_infiltrated_spies_in_ones_own_turn():
    """R6.17"""
    table: Table = at(TWO + "inf 1 O2b\ninf 2 I2b\nrdy 1 O1b")
    assert moves(table, 1, "u:") == ["u:O2b"]
    for line in ("1 u:I2b", "1 u:O1b", "1 u:O1c", "2 u:I2b"):
        assert not may(table, line)


def test_a_thwart_spy_does_not_forbid_unmasking():
    """R6.17, R6.14"""
    assert moves(at(TWO + "inf 1 O2b\ndep O4a/2>1"), 1, "u:") == ["u:O2b"]


def test_unmasking_takes_no_infiltration():
    """R6.13, R6.17"""
    table = at(TWO + "inf 1 O2b I2b\nrdy 1 O1b").play("1 u:O2b")
    assert moves(table, 1, "i:") == ["i:O1b"]
