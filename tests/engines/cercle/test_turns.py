"""Chapter 3: turns, phases, who acts when, and choices that are made in steps."""

from __future__ import annotations

import pytest

from engines.cercle import GAME
from engines.game import IllegalAction, checked
from engines.match import Match
from tests.engines.cercle.reading import kinds, may, moves, ready, row, steps, wheel
from tests.engines.cercle.table import Table, at


def asked(table: Table, count: int) -> list[tuple[str, int]]:
    """Who is asked what next, while everybody does the least there is to do."""
    found = []
    for _ in range(count):
        (seat,) = table.actors
        found.append((table.phase, seat))
        legal = table.legal(seat)
        idle = [text for text in legal if text in ("e", "d:-", ">I4", "t-", "a:N17")]
        table.play(f"{seat} {idle[-1]}")
    return found


def test_phases_in_seat_order():
    """R3.1, R3.2, R3.3: every phase begins with the first player, who changes with the turn."""
    table = at("n=3 first=2 turn=4 phase=1 seat=2\nopen N01 N17\ndeck N18 N19\nrdy 3 S3a")
    assert asked(table, 8) == [
        ("p1_turn", 2),  # the free activation
        ("p1_turn", 2),
        ("p1_turn", 3),
        ("p1_turn", 1),
        ("p2_turn", 2),
        ("p2_turn", 3),
        ("p2_turn", 1),
        ("p3_spin", 3),
    ]
    assert (table.view["turn"], table.view["first"], table.phase, table.actors) == (5, 2, "p1_turn", (3,))


def test_the_disc_goes_round():
    """R3.2: from the last seat to the first."""
    table = at("n=2 first=2 turn=4 phase=2 seat=1").play("1 e")
    assert (table.view["first"], table.view["turn"]) == (0, 5)


def test_the_view_names_the_point_reached():
    """R3.3"""
    table = at("n=2 first=1 turn=4 phase=1 seat=2")
    assert [table.view[key] for key in ("stage", "turn", "seat", "first")] == [1, 4, 1, 0]
    table.play("2 d:I4")
    assert [table.view[key] for key in ("stage", "turn", "seat", "first")] == [2, 4, 0, 0]
    spinning = at("n=2 first=1 turn=4 phase=3\nrdy 2 S3a")
    assert [spinning.view[key] for key in ("stage", "turn", "seat", "first")] == [3, 4, None, 0]


def test_a_single_choice_is_asked_all_the_same():
    """R3.4, D35: `e`, `d:-` and a single step of a payment are decisions."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nvp 0,0")
    assert moves(table, 1) == ["e"]
    assert table.phase == "p2_turn"
    table = at("n=2 first=2 turn=2 phase=1 seat=1\np1 0 cn")
    assert (table.phase, moves(table, 1)) == ("p1_turn", ["d:-"])


def test_nothing_limits_the_ready_spies_nor_must_they_be_used():
    """R3.5"""
    cards = "I1a I1b I1c I2a I2b I2c I3a I3b I4a I4b O1a O1b O1c O2a O2b S1a S1b S1c"
    table = at(f"n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 {cards}\nopen N17 N18").play("1 e", "2 e")
    assert ready(table, 1) == set(cards.split())
    table.play("2 a:N17", "2 d:I4", "1 d:O4")
    assert ready(table, 1) == set(cards.split())


# ---- steps (R3.6) ----------------------------------------------------------------------------------------------------

CROWD = """n=3 first=1 turn=2 phase=2 seat=1
rdy 1 I1b I2b I4b S1b S2b S4b R1b R2b R3b R4a O1b O2b O3b O4a N02 N03 N06 N08
rdy 2 I3a
whl 3 I1c/2 O1c/- N14/-
sec 2 I2"""


@pytest.mark.parametrize(
    ("spy", "fewest", "most"),
    [
        ("I1b", 2, 2),
        ("N02", 1, 1),
        ("I2b", 1, 2),
        ("N03", 1, 1),
        ("S1b", 1, 2),
        ("N06", 1, 1),
        ("S2b", 1, 2),
        ("N08", 1, 1),
        ("O3b", 2, 2),
        ("I4b", 1, 1),
        ("R1b", 1, 1),
        ("R2b", 1, 1),
        ("R3b", 1, 1),
        ("R4a", 1, 1),
        ("O2b", 1, 1),
        ("O4a", 1, 1),
        ("S4b", 0, 0),
        ("O1b", 0, 0),
    ],
)
def test_how_many_targets_an_action_has(spy, fewest, most):
    """R3.6, R6.4: counted by naming the first target that is offered as long as one is."""
    table, named, stops = at(CROWD).play(f"1 x:{spy}"), 0, []
    while GAME.half_made(table.state) is not None:
        offered = steps(table, 1)
        if "-" in offered:
            stops.append(named)
            offered.remove("-")
        table.play(f"1 >{offered[0]}")
        named += 1
    assert named == most
    assert min(stops, default=named) == fewest


def test_an_action_without_targets_is_whole_at_once():
    """R3.6"""
    table = at(CROWD).play("1 x:O1b")
    assert (table.phase, kinds(table)[0]) == ("p2_turn", "announce")


def test_when_no_further_target_is_legal_the_move_is_complete():
    """R3.6: burn the only secret there is, delay the only spy to edge 8."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 I2b\nsec 2 O1").play("1 x:I2b", "1 >2O")
    assert table.phase == "p2_turn"
    assert table.secrets(2)["O"] == 0
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 S2b\nwhl 7 O1c/-").play("1 x:S2b", "1 >O1c")
    assert (table.phase, row(table, 8)) == ("p2_turn", ["O1c/-"])


def test_the_sign_for_no_more_completes_the_move():
    """R3.6"""
    table = at(CROWD).play("1 x:I2b", "1 >2I", "1 >-")
    assert (table.phase, table.secrets(2)["I"]) == ("p2_turn", 1)
    assert not may(at(CROWD).play("1 x:I2b"), "1 >-")
    assert not may(at(CROWD).play("1 x:I1b", "1 >2I"), "1 >-")


def test_until_the_move_is_complete_nothing_changes():
    """R3.6, R11.4"""
    table = at(CROWD)
    before = table.view["where"], table.view["secrets"], table.view["scores"], table.view["acted"]
    for line in ("1 x:I1b", "1 >2I"):
        table.play(line)
        assert (table.view["where"], table.view["secrets"], table.view["scores"], table.view["acted"]) == before
        assert (GAME.half_made(table.state), table.events) == (0, [])
    table.play("1 >2I")
    assert table.secrets(2)["I"] == 4


def test_other_moves_are_not_offered_between_steps():
    """R3.6"""
    table = at(CROWD).play("1 x:I1b")
    assert all(text.startswith(">") for text in table.legal(1))
    for line in ("1 e", "1 x:O1b", "1 i:O1b", "1 m"):
        assert not may(table, line)
    table = at("n=2 first=2 turn=2 phase=1 seat=1").play("1 >I1")
    assert not may(table, "1 a:I1")
    assert not may(table, "1 d:-")


def test_a_distribution_takes_any_division_and_any_number_also_again():
    """R3.6, R4.8"""
    table = at("n=2 first=2 turn=2 phase=1 seat=1")
    assert moves(table, 1, ">") == sorted(f">{division}{n}" for division in "ISRO" for n in (1, 2, 3, 4))
    table.play("1 >O1", "1 >I1", "1 >O1", "1 >O1")
    assert table.secrets(1) == {"I": 1, "S": 0, "R": 0, "O": 3}


def test_arrests_are_made_on_the_sums():
    """R3.6, R4.9: 12 + 1 + 3 in steps is one arrest and 4 left over, as in one step."""
    text = "n=2 first=2 turn=2 phase=1 seat=1\nsec 1 I12"
    in_steps = at(text).play("1 >I1")
    assert (in_steps.secrets(1)["I"], in_steps.vp) == (12, (0, 0))
    in_steps.play("1 >I3")
    assert (in_steps.vp, in_steps.secrets(1), in_steps.circle) == ((2, 0), at(text).play("1 d:I4").secrets(1), 6)
    assert [event["times"] for event in in_steps.events if event["kind"] == "arrest"] == [1]


PAYING = "n=2 first=1 turn=2 phase=3\nsec 1 I1 S1\nsec 2 I2\nrdy 1 I3a N04\nwhl 1 N14/-"


def test_purses_come_before_secrets():
    """R3.6, R8.10: once secrets are named no purse is offered."""
    table = at(PAYING).play("1 b:1", "2 b:2", "1 b:3")
    assert (table.phase, table.actors) == ("h_pay", (1,))
    assert steps(table, 1) == ["I3a", "N04"]  # secrets cover 2, not 3
    table.play("1 >N04")
    assert steps(table, 1) == ["I1", "I3a", "S1"]
    table.play("1 >S1")
    assert steps(table, 1) == ["I1"]


def test_secrets_are_offered_while_they_cover_what_is_left():
    """R3.6, section 15"""
    table = at(PAYING).play("1 b:1", "2 b:2", "1 b:3", "1 >I3a")
    assert steps(table, 1) == ["I1", "N04", "S1"]


def test_once_a_step_is_taken_no_further_one_is_automatic():
    """R3.6, R3.4: one INT secret is all that can follow, and it is asked for."""
    table = at("n=2 first=1 turn=2 phase=3\nsec 1 I3\nsec 2 I2\nrdy 1 I3a\nwhl 1 N05/-").play("1 b:1", "2 b:2", "1 b:3")
    assert steps(table, 1) == ["I1", "I2", "I3", "I3a"]
    table.play("1 >I3a")
    assert (table.phase, table.actors, steps(table, 1)) == ("h_pay", (1,), ["I1"])
    assert ready(table, 1) == {"I3a"}  # nothing has changed yet
    table.play("1 >I1")
    assert (table.secrets(1)["I"], ready(table, 1), row(table, 4)) == (2, {"N05"}, ["I3a/1"])


@pytest.mark.parametrize(
    ("text", "whole", "single"),
    [
        (CROWD, "x:I1b>2O,3I", ["x:I1b", ">2O", ">3I"]),
        (CROWD, "x:I2b>2I", ["x:I2b", ">2I", ">-"]),
        (CROWD, "x:I2b>2I,2I", ["x:I2b", ">2I", ">2I"]),
        (CROWD, "x:S1b>I1c", ["x:S1b", ">I1c", ">-"]),
        (CROWD, "x:S2b>N14,O1c", ["x:S2b", ">N14", ">O1c"]),
        (CROWD, "x:O3b>I3a,I1b", ["x:O3b", ">I3a", ">I1b"]),
        (CROWD, "x:R4a>*", ["x:R4a", ">*"]),
        (CROWD, "x:O4a>P3", ["x:O4a", ">P3"]),
        ("n=3 first=2 turn=2 phase=1 seat=1", "d:I2S1R1", [">I2", ">S1", ">R1"]),
    ],
)
def test_a_whole_form_stands_for_its_steps(text, whole, single):
    """R3.6, section 14"""
    assert at(text).play(f"1 {whole}").state == at(text).play(*(f"1 {step}" for step in single)).state


def test_a_whole_payment_stands_for_its_steps():
    """R3.6"""
    won = ("1 b:1", "2 b:2", "1 b:3")
    for whole, single in (
        ("p:I3a+I1", [">I3a", ">I1"]),
        ("p:I3a+N04", [">I3a", ">N04"]),
        ("p:N04+I1S1", [">N04", ">I1", ">S1"]),
    ):
        assert (
            at(PAYING).play(*won, f"1 {whole}").state == at(PAYING).play(*won, *(f"1 {each}" for each in single)).state
        )


@pytest.mark.parametrize(
    "whole",
    [
        "x:I1b>2O",
        "x:I1b>2O,2O,2O",
        "x:I2b>3I",
        "x:I2b>2I,2I,2I",
        "x:O3b>I3a",
        "x:I2b>2I,2S",
        "x:O1b>P2",
        "x:N06>I1c,I1c",
    ],
)
def test_a_whole_form_is_illegal_if_a_step_is_or_if_it_is_not_complete(whole):
    """R3.6"""
    assert not may(at(CROWD), f"1 {whole}")


def test_a_match_knows_whole_choices_only():
    """R11.4, D39: the steps of a choice are one line, and half a choice is no line."""
    match = Match(checked(GAME, 3, {}, 1, CROWD))
    with pytest.raises(IllegalAction):
        match.play(0, "x:I1b ; >2O")
    assert (match.length, GAME.view(match.state, 1)["draft"]) == (0, None)
    match.play(0, "x:I1b ; >2O ; >3I")
    assert match.length == 1
    assert wheel(at(CROWD).play("1 x:I1b>2O,3I")) == {3: ["I1c/2", "O1c/-", "N14/-", "I1b/1"]}
