"""The end of a round (R13.16) and of the game (chapter 17)."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import at


def over(ip: dict, kept: dict | None = None, **more):
    return at(seats=4, round=5, phase=9, ip=ip, kept=kept or {}, **more)


def test_most_points_win():
    """R17.1"""
    table = over({"A": 3, "B": 9, "C": 8, "D": 0}, {"C": "M01,M02"})
    assert (table.phase, table.winners) == ("over", "B")
    assert table.outcome.ranking == ((1,), (2,), (0,), (3,))
    assert (table.outcome.reason, table.outcome.rule) == ("points", "R17.1")


def test_ties_are_broken_by_primary_missions_kept():
    """R17.2"""
    table = over({"A": 9, "B": 9, "C": 9, "D": 1}, {"A": "M01", "B": "M02,M03", "C": "", "D": "M04,M05,M06"})
    assert table.winners == "B"
    assert table.outcome.ranking == ((1,), (0,), (2,), (3,))
    assert (table.outcome.reason, table.outcome.rule) == ("missions", "R17.2")


def test_still_tied_the_victory_is_shared():
    """R17.2"""
    table = over({"A": 9, "B": 9, "C": 9}, {"A": "M01", "C": "M02"})
    assert table.winners == "AC"
    assert (table.outcome.reason, table.outcome.rule) == ("shared", "R17.2")


def test_what_is_worth_nothing():
    """R17.3: objects in transit, held defences, secondary missions in hand or on the table."""
    missions = {"M15": {"winner": "A", "carrier": "A.a1"}, "M12": {"holder": "A", "since": 5, "is_beaten": True}}
    table = over(
        {"A": 3, "B": 4}, board={28: "A:a1", 20: "A:a2", 18: "A:a3"}, active="M15,M12", missions=missions,
        secondary="MIS07", hands={"A": "MIS01"}, discard="ACC*,ESP*,REN*,SOI*",
    )  # fmt: skip
    assert table.ip[0] == 3
    assert table.winners == "B"


@pytest.mark.parametrize("rounds", [5, 6, 7, 8])
def test_the_game_ends_after_its_last_round(rounds):
    """R17.1, R19.1"""
    assert at(round=rounds - 1, rounds=rounds, phase=9).round == rounds
    assert at(round=rounds - 1, rounds=rounds, phase=9, hands={"A": "SCO1"}).phase == "anytime"
    table = at(round=rounds, rounds=rounds, phase=9)
    assert table.phase == "over"
    assert table.asked == ""
    assert table.kinds[-1] == "end"


def test_the_last_window_comes_before_the_count():
    """R17.1, R13.16: and may decide the game."""
    table = at(round=5, phase=9, ip={"A": 5, "B": 7}, hands={"A": "ACC1"}, discard="ESP*,REN*,SOI*")
    assert (table.phase, table.legal()) == ("last_call", ["ACC1 B", "pass"])
    assert table.outcome is None
    table.play("A: ACC1 B")
    assert (table.ip, table.winners) == ((5, 4, 0), "A")


def test_the_score_sheet():
    """R17.1: where points come from."""
    table = at(
        round=5, phase=8, turn="A", order="ABC", board={8: "A:XIII", 18: "A:a1"}, active="M06", secondary="MIS07",
        dice=[6],
    ).play("A: try M06 by=XIII")  # fmt: skip
    assert table.phase == "over"
    sheet = dict(table.outcome.breakdown)
    assert (sheet["missions"], sheet["secondary"], sheet["eliminations"]) == ((4, 0, 0), (3, 0, 0), (0, 0, 0))
    assert table.outcome.scores == (7, 0, 0)


def test_the_end_of_a_round():
    """R13.16: closed places, recoil, stops, truces and used skills; unspent points are lost."""
    table = at(
        phase=9, board={2: "A:XIII,MAN"}, closed=[9], recoil="XIII", stopped="XIII", used="XIII,MAN",
        truce={2: "AB"}, allied={17: "AC"}, ap={"A": 4}, hands={"B": "SCO1"},
    )  # fmt: skip
    view = table.view(None)
    assert (view["closed"], view["recoil"], view["stopped"], view["used"]) == (
        [9], ["XIII"], ["XIII"], ["XIII", "MAN"],
    )  # fmt: skip
    table.play("B: pass")
    view = table.view(None)
    assert view["round"] == 3
    assert (view["closed"], view["recoil"], view["stopped"], view["used"]) == ([], [], [], [])
    assert (view["treaties"], view["pacts"]) == ([[17, [0, 2]]], [])
    assert table.ap == (0, 0, 0)


def test_nothing_can_be_played_after_the_end():
    """R17.1"""
    table = over({"A": 3, "B": 9}, hands={"A": "REN1"}, discard="REN*,ACC*,ESP*,SOI*")
    table.passed()
    assert table.legal("A") == []
    assert table.refusal("A: REN1")[0] == "over"
