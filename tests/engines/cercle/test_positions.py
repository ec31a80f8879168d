"""Section 14, positions: what is not mentioned is at its initial value, what is mentioned is laid out as it is written,
and what makes no sense is refused."""

from __future__ import annotations

import pytest

from engines.cercle import GAME
from engines.game import EngineError, SetupError, checked
from tests.engines.cercle.oracle import PILES, SERVICES
from tests.engines.cercle.reading import NEUTRALS, deployed, guard_of, infiltrated, opened, posted, ready, row
from tests.engines.cercle.table import at

PRINTED = """n=3 first=1 turn=4 phase=2 seat=2
vp 5,7,6  circle 9
sec 1 I3 R2
svc 2 +  svc 3 x
rdy 1 I1b O1c! R4a* S3a[R4b]
whl 3 O2a/- I1c/2[N15] O1b/-{R1a/1}
dep I4a/1>2  dep I4b/1>3
p2 1 2
inf 1 I3a N04  fly 1 0
open N07 N12  deck N01 N02"""


def test_the_printed_example():
    """Section 14: every line of it, several items to a line."""
    table = at(PRINTED)
    view = table.view
    assert [view[key] for key in ("first", "turn", "stage", "seat")] == [0, 4, 2, 1]
    assert (table.vp, table.circle, table.secrets(1)) == ((5, 7, 6), 9, {"I": 3, "S": 0, "R": 2, "O": 0})
    assert view["markers"] == ["passive", "active", "used"]
    assert (ready(table, 1), posted(table, 1)) == ({"I1b", "O1c", "R4a", "S3a"}, {"R4a"})
    assert (guard_of(table, "S3a"), guard_of(table, "I1c")) == ("R4b", "N15")
    assert view["acted"] == ["O1c"]
    assert row(table, 3) == ["O2a/-", "I1c/2", "O1b/-"]
    assert table.where("R1a") == "on:O1b:recruiter:0"
    assert (deployed(table, 2), deployed(table, 3)) == (["I4a/1"], ["I4b/1"])
    assert view["infiltrations"] == [1, 2]
    assert (infiltrated(table, 1), view["butterflies"]) == ({"I3a", "N04"}, [0, 0, 0])
    assert (opened(table), view["deck"]) == ({"N07", "N12"}, 20 - 4)


def test_a_bodyguard_on_a_deployed_card():
    """Section 14"""
    assert guard_of(at("n=3 turn=2 phase=2 seat=1\ndep I4b/1[R4b]>3"), "I4b") == "R4b"


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_is_not_mentioned_is_at_its_initial_value(seats):
    """Section 14, R2.6"""
    table = at(f"n={seats} turn=1 phase=2 seat=1")
    view = table.view
    assert (view["first"], view["turn"]) == (0, 1)
    assert view["scores"] == [seats - 2] * seats
    assert view["circle"] == 6 - seats
    assert view["secrets"] == [[0] * 4] * seats
    assert view["markers"] == ["passive"] * seats
    assert view["services"] == SERVICES[:seats]
    assert opened(table) == {"N01", "N02"}
    assert view["deck"] == 18
    assert (view["acted"], view["infiltrations"], view["butterflies"]) == ([], [0, 1], [0] * seats)
    for pile, cards in PILES.items():
        assert [table.where(card) for card in cards] == [f"pile:{pile}:{place}" for place in range(len(cards))]


def test_the_deck_is_in_ascending_order():
    """Section 14: also below the cards that a deck line names."""
    drawn = []
    table = at("n=6 first=1 turn=2 phase=1 seat=1\nopen N05 N06")
    for seat in range(1, 7):
        shown = opened(table)
        table.play(f"{seat} a:{sorted(shown)[-1]}")
        drawn += opened(table) - shown
        table.play(f"{seat} d:{'I4' if seat == 1 else 'I2'}")
    assert drawn == ["N01", "N02", "N03", "N04", "N07", "N08"]
    table = at("n=2 first=1 turn=2 phase=1 seat=1\nopen N05 N06\ndeck N20 N11").play("1 a:N05", "1 a:N06")
    assert opened(table) == {"N20", "N11"}


def test_points_in_phase_one():
    """Section 14: `p1 4 fc`; without it the seat receives its income now."""
    table = at("n=2 first=1 turn=2 phase=1 seat=1\np1 2 fc\nopen N05 N06")
    assert (table.view["left"], table.view["activated"]) == (2, {"free": True, "coloured": True, "neutral": False})
    assert sorted(text for text in table.legal(1) if text.startswith("a:")) == ["a:N05", "a:N06"]
    table = at("n=2 first=1 turn=2 phase=1 seat=1\np1 2 fn")
    assert table.view["activated"] == {"free": True, "coloured": False, "neutral": True}
    assert at("n=2 first=1 turn=2 phase=1 seat=1\np1 4").view["left"] == 4
    assert at("n=2 first=1 turn=2 phase=1 seat=1").view["activated"] == {
        "free": False,
        "coloured": False,
        "neutral": False,
    }


def test_phase_three_is_the_moment_before_the_rotation():
    """Section 14"""
    assert row(at("n=2 first=1 turn=2 phase=3\nrdy 1 S3a\nwhl 2 O1b/1"), 1) == ["O1b/1"]


def test_a_flag_on_the_wheel():
    """Section 14"""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nwhl 2 O1b!/1 O1c/2")
    assert table.view["acted"] == ["O1b"]


@pytest.mark.parametrize(
    ("line", "acted"),
    [
        ("rdy 1 I1b![R4a]", ["I1b"]),
        ("rdy 1 I1b[R4a!]", ["R4a"]),
        ("rdy 1 R4a!*", ["R4a"]),
        ("rdy 1 R4a*!", ["R4a"]),
        ("whl 3 I1b/2[R4a!]", ["R4a"]),
        ("whl 3 I1b!/-{R1b!/2[R4a!]}", ["I1b", "R1b", "R4a"]),
        ("dep I4a!/1[R4a]>2", ["I4a"]),
        ("dep I4a/1[R4a!]>2", ["R4a"]),
    ],
)
def test_flags_wherever_a_card_lies(line, acted):
    """Section 14: on cards that carry, on those that are carried, and written as they were read."""
    table = at(f"n=2 first=1 turn=2 phase=2 seat=1\n{line}")
    assert table.view["acted"] == acted
    assert at(table.position()).view["acted"] == acted


def test_what_the_specification_leaves_out_can_be_written():
    """Section 14, R5.10, R12.1: rotations, cards out of the game in order, colours and services by seat."""
    text = "n=3 first=1 turn=4 phase=2 seat=2 turned=3\nout O1b N20 I1c\nnat FR JP US\ncol blue red white\nsvc 2 x"
    for table in (at(text), at(at(text).position())):
        assert table.where("wheel") == "turned:3"
        assert [table.where(card) for card in ("O1b", "N20", "I1c")] == ["out:0", "out:1", "out:2"]
        assert (table.view["services"], table.view["colours"]) == (["FR", "JP", "US"], ["blue", "red", "white"])
        assert table.view["markers"] == ["passive", "used", "passive"]


@pytest.mark.parametrize(
    "text",
    [
        "n=2 first=1 turn=4 phase=2 seat=2\nrdy 1 I1b O1c! R4a* S3a[R4b]",
        "n=2 first=1 turn=4 phase=1 seat=2\np1 2 c\nopen N05 N06",
        "n=2 first=1 turn=4 phase=1 seat=1\np1 2 fn\nopen N05 N06",
        "n=3 first=3 turn=4 phase=2 seat=1\nwhl 3 O2a/- I1b/2[R4a] O1b/-{R1a/1}\np2 1 2\nsvc 1 x",
        "n=2 first=1 turn=4 phase=2 seat=1\nwhl 8 N14/-{R1b/2[R4a]} O1b!/1",
        "n=2 first=1 turn=4 phase=2 seat=1\ninf 1 I3a N04\nfly 1 1\nvp 3,12\ncircle 17\nsec 2 I1 S12 R3 O4",
    ],
)
def test_a_position_reads_back_what_it_wrote(text):
    """Section 14"""
    table = at(text)
    again = at(table.position())
    assert again.position() == table.position()
    assert again.view == table.view
    assert again.legal(1) + again.legal(2) == table.legal(1) + table.legal(2)


@pytest.mark.parametrize(
    "text",
    [
        "n=1 first=1 turn=1 phase=1 seat=1",
        "n=7 first=1 turn=1 phase=1 seat=1",
        "n=x phase=1 seat=1",
        "n=2 first=3 turn=1 phase=1 seat=1",
        "n=2 first=1 turn=1 phase=4 seat=1",
        "n=2 first=1 turn=1 phase=2 seat=3",
        "n=2 first=1 turn=0 phase=2 seat=1",
        "n=2 first=1 turn=1 phase=2 seat=1 weather=fine",
        "n=2 first=1 turn=1 phase=2 seat=1\nweather fine",
        "n=2 first=1 turn=1 phase=2 seat=1\nvp 5",
        "n=2 first=1 turn=1 phase=2 seat=1\nvp 5,6,7",
        "n=2 first=1 turn=1 phase=2 seat=1\nvp 5,-1",
        "n=2 first=1 turn=1 phase=2 seat=1\ncircle 20",
        "n=2 first=1 turn=1 phase=2 seat=1\ncircle x",
        "n=2 first=1 turn=1 phase=2 seat=1\nsec 1 I13",
        "n=2 first=1 turn=1 phase=2 seat=1\nsec 3 I1",
        "n=2 first=1 turn=1 phase=2 seat=1\nsec 1 X1",
        "n=2 first=1 turn=1 phase=2 seat=1\nsvc 1 ?",
        "n=2 first=1 turn=1 phase=2 seat=1\nrdy 1 I1b\nrdy 2 I1b",
        "n=2 first=1 turn=1 phase=2 seat=1\nrdy 1 I1b I1b",
        "n=2 first=1 turn=1 phase=2 seat=1\nrdy 1 I9z",
        "n=2 first=1 turn=1 phase=2 seat=1\nrdy 3 I1b",
        "n=2 first=1 turn=1 phase=2 seat=1\nrdy 1 I1b*",
        "n=2 first=1 turn=1 phase=2 seat=1\nrdy 1 I1b[I2b]",
        "n=2 first=1 turn=1 phase=2 seat=1\nrdy 1 R4a[R4a]",
        "n=2 first=1 turn=1 phase=2 seat=1\nwhl 0 I1b/1",
        "n=2 first=1 turn=1 phase=2 seat=1\nwhl 9 I1b/1",
        "n=2 first=1 turn=1 phase=2 seat=1\nwhl 3 I1b",
        "n=2 first=1 turn=1 phase=2 seat=1\nwhl 3 I1b/3",
        "n=2 first=1 turn=1 phase=2 seat=1\nwhl 3 I1b/-[R4a]",
        "n=2 first=1 turn=1 phase=2 seat=1\nwhl 3 I1b/1{R1a/2}",
        "n=2 first=1 turn=1 phase=2 seat=1\nwhl 3 N14/-{R2a/2}",
        "n=2 first=1 turn=1 phase=2 seat=1\nwhl 3 I1b/-{O1a/2}",
        "n=2 first=1 turn=1 phase=2 seat=1\ndep I4a/1>1",
        "n=2 first=1 turn=1 phase=2 seat=1\ndep I4a/1>3",
        "n=2 first=1 turn=1 phase=2 seat=1\ndep I1b/1>2",
        "n=2 first=1 turn=1 phase=1 seat=1\np1 5",
        "n=2 first=1 turn=1 phase=1 seat=1\np1 2 z",
        "n=2 first=1 turn=1 phase=2 seat=1\np1 4",
        "n=2 first=1 turn=1 phase=1 seat=1\np2 0 1",
        "n=2 first=1 turn=1 phase=2 seat=1\nopen N01 N02 N03",
        "n=2 first=1 turn=1 phase=2 seat=1\nopen I1a",
        "n=2 first=1 turn=1 phase=2 seat=1\ndeck N01\nrdy 1 N01",
        "n=2 first=1 turn=1 phase=2 seat=1\nfly 1",
        "complete nonsense",
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text):
    """Section 14, R1.2, R7.12, R7.9: with an error of the contract."""
    with pytest.raises(EngineError):
        at(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("phase=1 seat=2\np1 3 c", "activations"),  # R4.4: of 4 secrets an activation has taken 2
        ("phase=1 seat=2\np1 1 cn", "activations"),
        ("phase=1 seat=2\np1 4 f", "activations"),  # R4.7: only the first player has a free one
        ("phase=1 seat=1\np1 2 n", "activations"),  # R4.7: and that is the first
        ("phase=1 seat=1\np1 0 fcn\nrdy 1 I4a", ""),
        ("phase=1 seat=2\np1 0 cn\ndep O4a/1>2", ""),
        ("phase=1 seat=2\np1 2\ndep I4a/1>2", "choked"),  # R4.3: it has gone when the seat decides
        ("phase=2 seat=2\np2 2 1", "notation"),  # R6.13
        ("phase=2 seat=2\np2 2 2", ""),
        ("phase=2 seat=2\np2 0 0", "notation"),
        ("phase=2 seat=2\nvp 20,5", ""),
        ("phase=3\nvp 20,5", "over"),  # R10.2
        ("phase=3\nvp 19,5", ""),
        ("phase=3\ncircle 20", "over"),  # R10.4
        ("phase=3\nopen N03", "open"),  # R2.1, R4.6
        ("phase=3\nopen N03 N04 N05", "open"),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused(text, why):
    """Section 14"""
    position = f"n=2 first=1 turn=2 {text}"
    if not why:
        assert at(position).outcome is None
        return
    with pytest.raises(SetupError) as caught:
        at(position)
    assert (caught.value.reason, caught.value.details["why"]) == ("bad_position", why)


@pytest.mark.parametrize(("turn", "phase", "over"), [(10, 2, False), (10, 3, True), (11, 1, True), (9, 3, False)])
def test_a_position_after_the_last_turn_is_refused(turn, phase, over):
    """Section 14, R12.2"""
    position = f"n=2 first=1 turn={turn} phase={phase}"
    if over:
        with pytest.raises(SetupError):
            at(position, turn_limit=10)
    else:
        assert at(position, turn_limit=10).outcome is None
    assert at(position).outcome is None


def test_the_first_player_is_in_turn_unless_a_seat_is_told():
    """Section 14, R3.1"""
    assert [at(f"n=3 first=2 turn=2 phase={phase}").actors for phase in (1, 2)] == [(2,), (2,)]


def test_a_match_may_begin_in_a_position():
    """Section 14: and a position that cannot be played is refused when the match is set up."""
    assert GAME.positions
    checked(GAME, 3, {}, 1, "n=3 first=1 turn=4 phase=2 seat=2\nrdy 1 I1b")
    for text in ("n=2 first=1 turn=4 phase=2 seat=2", "n=3 first=1 turn=4 phase=2 seat=2\nrdy 1 I1x"):
        with pytest.raises(SetupError):
            checked(GAME, 3, {}, 1, text)


def test_all_neutrals_may_be_elsewhere():
    """Section 14, R4.6"""
    table = at(f"n=2 first=1 turn=1 phase=2 seat=1\ninf 2 {' '.join(NEUTRALS)}")
    assert (opened(table), table.view["deck"]) == (set(), 0)
