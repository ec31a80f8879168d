"""R8 and R9: exchange on the coloured row, the two objectives, and the end of a duel."""

from __future__ import annotations

import pytest

from tests.engines.cirkle.table import Table

EXCHANGES = {"C": "AH", "H": "BG", "P": "DE", "T": ""}


@pytest.mark.parametrize("colour", "yb")
@pytest.mark.parametrize("letter", EXCHANGES)
def test_the_squares_on_which_a_unit_may_be_exchanged(colour, letter):
    """R8.1: its own shape on the enemy's coloured row, and nowhere else."""
    found = set()
    far, near, slot = ("11", "10", 1) if colour == "y" else ("1", "2", 2)
    rival = "b" if colour == "y" else "y"
    for column in "ABCDEFGH":
        at = "ABCDEFGH".index(column)
        row = f"{at or ''}{colour}{letter}{7 - at or ''}"
        rows = ["8", row, "8", "8", "8", f"7{rival}C", "8", "8", "8", "8", "8"]
        rows = rows if colour == "y" else rows[::-1]
        table = Table(f"duel {'/'.join(rows)} {slot} - - 0 1")
        found |= {text.split("=")[0][-len(far) - 1 :] for text in table.legal if "=" in text}
        if letter in "CHT":
            assert table.may(f"{column}{near}-{column}{far}")
    assert found == {f"{column}{far}" for column in EXCHANGES[letter]}


def test_no_exchange_on_the_own_row():
    """R8.1"""
    table = Table("duel 7bC/8/8/8/8/8/8/8/8/yC7/8 1 - - 0 1")
    assert table.refused("A2-A1=T") == ("recovery_place", "R8.1")
    assert table.refused("A2-A3=T") == ("recovery_place", "R8.1")


def test_exchange_after_a_capture_in_one_action():
    """R8.1, R8.2"""
    table = Table("duel yC6bC/8/8/8/8/8/8/8/8/7bH/yT7 1 - - 0 1")
    assert table.may("A11xH11")
    table.play("A11xH11=P")
    assert table.kinds() == ["capture", "exchange"]
    assert table.told("exchange") == [{"by": 0, "square": "H11", "unit": "C", "gain": "P"}]
    assert (table.mover, table.unit("H11")["unit"]) == ("b", "P")
    assert table.text.split()[5] == "0"


def test_an_exchange_is_optional():
    """R8.2"""
    table = Table("duel 8/yC7/8/8/8/8/8/8/8/8/7bC 1 - - 0 1")
    assert table.play("A10-A11").unit("A11")["unit"] == "C"


def test_the_unit_that_arrived_is_lost_and_may_be_recovered_later():
    """R8.3"""
    table = Table("duel 8/yC*7/8/8/8/7bC/8/8/8/8/8 1 - - 0 1").play("A10-A11=H")
    assert "C*" in table.seat("y")["lost"]
    assert table.seat("y")["lost"].count("H") == 2
    assert table.play("H6-H5", "A11-B11=C*").unit("B11")["unit"] == "C*"


def test_only_lost_units_of_another_kind_are_offered():
    """R8.3"""
    table = Table("duel 8/yC7/8/8/8/7bC/8/8/yTyTyTyT*4/8/8 1 - - 0 1")
    assert table.actions("A10-A11=") == [f"A10-A11={kind}" for kind in ("C*", "H", "H*", "P", "P*")]
    assert table.refused("A10-A11=T") == ("recovery_not_lost", "R8.1")
    assert table.refused("A10-A11=C") == ("recovery_same", "R8.3")


def test_no_limit_on_exchanges_but_only_on_arrival():
    """R8.4"""
    table = Table("duel yC7/8/8/8/8/7bC/8/8/8/8/8 1 - - 0 1")
    assert all(text.startswith("A11-H11=") for text in table.legal if "=" in text)
    table.play("A11-A10", "H6-H5", "A10-A11=C*", "H5-H6", "A11-A10", "H6-H5", "A10-A11=H")
    assert table.kinds().count("exchange") == 2


def test_the_exchanged_unit_is_unprotected_and_may_be_captured():
    """R8.5"""
    table = Table("duel 7bC/yC7/8/8/8/8/8/8/8/8/8 1 - - 0 1").play("A10-A11=P")
    assert not table.unit("A11")["protected"]
    assert table.may("H11xA11")


@pytest.mark.parametrize("square", ["C11", "F11"])
def test_the_first_objective_freezes_the_unit(square):
    """R9.1, R9.2"""
    column = "ABCDEFGH".index(square[0])
    table = Table(f"duel 8/{column}yT{7 - column}/8/8/8/7bC/8/8/8/8/yC7 1 - - 40 1").play(f"{square[0]}10-{square}")
    assert table.unit(square)["frozen"]
    assert table.told("first_objective") == [{"by": 0, "square": square, "unit": "T"}]
    assert table.mover == "b"
    assert table.text.split()[5] == "0"
    table.play("H6-H5")
    assert table.refused(f"{square}-{square[0]}10") == ("frozen", "R9.2")
    assert not any(square in text for text in table.legal)


def test_after_the_first_objective_the_opponent_plays_one_turn():
    """R9.1"""
    table = Table("duel 8/2yT5/8/8/8/7bC/8/8/8/8/yC7 1 - - 0 1").play("C10-C11", "H6-H5")
    assert table.mover == "y"


def test_blue_has_objectives_too():
    """R9.1"""
    table = Table("duel 7bC/8/8/8/8/7yC/8/8/8/5bH2/8 2 - - 0 1").play("F2-F1")
    assert table.unit("F1")["frozen"]


def test_a_frozen_unit_is_an_obstacle():
    """R9.2"""
    table = Table("duel 5yP!1bC/8/8/8/8/8/8/8/8/8/yC7 2 - - 0 1")
    assert "H11-G11" in table.legal
    assert table.refused("H11-E11") == ("blocked", "R5.2")


def test_the_second_objective_is_not_frozen():
    """R9.3, R9.5"""
    table = Table("duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 9 1").play("C8-C11")
    assert not table.unit("C11")["frozen"]
    assert table.told("second_objective") == [{"by": 0, "square": "C11", "unit": "T", "attackers": ["G11"]}]
    assert (table.view["phase"], table.view["intruder"]) == ("reply", "C11")
    assert table.text.split()[5] == "0"


def test_an_uncapturable_second_objective_wins_at_once():
    """R9.4: even if the opponent could reach his own second target."""
    table = Table("duel 5yP!2/8/8/2yT5/7bC/8/8/8/8/2bT5/5bH!2 1 - - 0 1").play("C8-C11")
    assert table.result == "targets y"
    assert table.outcome.ranking == ((0,), (1,))
    assert (table.outcome.reason, table.outcome.rule) == ("targets", "R9.4")
    assert table.told("cirkle") == [{"by": 0, "square": "C11"}]
    assert table.told("end") == [{"winners": [0], "reason": "targets", "rule": "R9.4"}]
    assert table.legal == []


def test_a_line_that_the_arriving_unit_has_opened_counts_for_the_defence():
    """R9.4: who can capture is looked for after the move."""
    table = Table("duel 5yP!2/8/8/2yT5/8/8/2bC5/8/8/8/yC7 1 - - 0 1").play("C8-C11")
    assert (table.result, table.legal) == ("", ["C5xC11"])


def test_a_protected_missile_may_capture_on_the_target_like_anyone():
    """R9.4: a target is flat."""
    table = Table("duel 5yP!bH1/8/7bC/2yT*5/8/8/8/8/8/8/yC7 1 - - 0 1").play("C8-C11")
    assert table.legal == ["G11xC11"]


def test_only_captures_of_the_intruder_are_legal():
    """R9.5"""
    table = Table("duel 5yP!bH1/bP7/8/2yT5/bC7/8/8/8/8/2bT5/5bH!2 1 - - 0 1").play("C8-C11")
    assert table.legal == ["G11xC11"]
    for text in ("C2-C1", "G11-G10", "A7-A8", "--", "G11<>F11", "A10=C"):
        assert table.refused(text) == ("must_defend", "R9.5")
    assert table.refusal("A7-A8").details == {"square": "C11"}
    assert table.refused("A10xC11") == ("axis", "R5.1")


def test_after_the_capture_play_goes_on():
    """R9.5: the first objective stays taken, and the second may be attacked again."""
    table = Table("duel 5yP!bH1/2yT5/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1").play("C10-C11", "G11xC11")
    assert table.view["phase"] == "turn"
    assert table.play("C8xC11").result == "targets y"


@pytest.mark.parametrize(
    ("text", "action", "result"),
    [
        ("duel 8/8/8/8/8/3bC4/8/3yT*4/8/8/yC7 1 - - 0 1", "D4xD6", "annihilation y"),
        ("duel 8/2yT5/8/8/8/7bC/8/8/8/8/8 1 - - 0 1", "C10-C11", "annihilation b"),
        ("duel 2bC5/2yT5/8/8/8/8/8/8/8/8/5bH!2 1 - - 0 1", "C10xC11", "no_free_unit "),
    ],
)
def test_a_player_without_a_free_unit_loses(text, action, result):
    """R9.6: both without, the game is drawn."""
    table = Table(text).play(action)
    assert table.result == result
    assert table.outcome.rule == "R9.6"
    if result == "no_free_unit ":
        assert table.outcome.ranking == ((0, 1),)
        assert table.told("end") == [{"winners": [], "reason": "no_free_unit", "rule": "R9.6"}]


def test_an_opponent_without_a_free_unit_has_lost_at_the_end_of_any_turn():
    """R9.6, R15.2: a position may begin like this; whatever is played then, a plain move too, ends the game."""
    for text in (
        "duel 8/yT*7/8/8/8/8/8/8/8/4yC*3/2bP!5 1 - - 0 1",
        "duel 8/yT*yT6/8/8/8/8/8/8/8/8/2bP!5 1 - - 99 1",
        "duel 8/yC7/8/8/8/8/8/8/8/8/8 1 - - 0 1",
    ):
        legal = Table(text).legal
        assert legal
        for action in legal:
            assert Table(text).play(action).result == "annihilation y", action


def test_a_frozen_unit_is_not_free():
    """R9.6"""
    table = Table("duel 5yP!2/8/7bC/8/8/7yC/8/8/8/8/8 2 - - 0 1").play("H9xH6")
    assert table.result == "annihilation b"
