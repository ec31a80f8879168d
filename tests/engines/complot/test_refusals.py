"""What is not allowed is refused with a reason and the rule that forbids it; every reason has a test here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engines.complot import GAME
from engines.game import IllegalAction
from tests.engines.complot.table import Table, at

TURN = {"turn": "A", "hands": {"A": "SCO1"}}


def assert_refused(line: str, reason: str, rule: str, **position) -> None:
    table = at(**position)
    assert table.refusal(line) == (reason, rule)


def assert_refused_after(first: str, line: str, reason: str, rule: str, **position) -> None:
    table = at(**position).play(first)
    assert table.refusal(line) == (reason, rule)


def test_over():
    """R17.1"""
    assert_refused("A: pass", "over", "R17.1", round=5, phase=9)


def test_turns_and_phases():
    """R3.2"""
    assert_refused("B: end", "not_your_turn", "R10.1", board={2: "A:XIII"}, **TURN)
    assert_refused("A: stay", "wrong_phase", "R10.1", board={2: "A:XIII"}, **TURN)
    assert_refused_after("A: +XIII", "A: end", "half_made", "R3.6", board={2: "A:XIII"}, **TURN)


def test_cards():
    """R3.7, R4.7"""
    board = {2: "A:XIII"}
    assert_refused("A: HEL1", "not_in_hand", "R4.7", board=board, **TURN)
    assert_refused("A: SCO1 order=ABC", "not_now", "R10.1", board=board, **TURN)
    assert_refused("A: HEL2", "equal_card", "R3.7", board=board, turn="A", hands={"A": "HEL1,HEL2"})
    assert_refused("A: BLO1 @2", "no_target", "R15.14", board=board, turn="A", hands={"A": "BLO1"})
    assert_refused("A: ATT1 @2", "no_target", "R15.16", board=board, turn="A", hands={"A": "ATT1"})


def test_any_time_cards():
    """R14.2, R15.1, R15.2"""
    position = {"board": {2: "A:XIII,a1"}, "turn": "A", "hands": {"A": "ACC1,ESP1,SOI1"}}
    assert_refused("A: ACC1 B", "no_points", "R15.1", **position)
    assert_refused("A: ACC1 A", "own_seat", "R15.1", **position)
    assert_refused("A: ACC1 E", "no_target", "R15.1", **position)
    assert_refused("A: ESP1 B", "no_cards", "R15.2", **position)
    assert_refused("A: SOI1 XIII", "no_wound", "R14.2", **position)
    assert_refused("A: SOI1 JON", "nobody_there", "R14.2", **position)


def test_partners():
    """R15.18: who is not there is no partner, and a performer alone names one."""
    position = {"phase": 7, "turn": "A", "order": "ABC", "active": "M02", "hands": {"A": "ALL1,SCO1"}}
    board = {17: "A:XIII B:JON C:AMO"}
    assert_refused("A: ALL1 with=A", "own_seat", "R15.18", board=board, **position)
    assert_refused("A: ALL1 with=D", "no_target", "R15.18", board=board | {2: "D:SHE"}, seats=4, **position)
    assert_refused("A: ALL1 with=B", "no_target", "R15.18", board={17: "A:XIII B:JON"}, **position)
    assert_refused("A: ALL1", "not_now", "R15.18", board=board, **position)
    assert_refused("A: ALL1 with=B", "not_now", "R10.1", board=board, turn="A", hands={"A": "ALL1"})


def test_missions_and_piles():
    """R6.4, R6.7, R6.8"""
    table = at(phase=2)
    zones = table.state.missions
    one = zones._replace(cards=((), zones.cards[0] + zones.cards[1], *zones.cards[2:]))
    table.state = table.state._replace(missions=one)
    assert table.refusal(f"{table.asked}: pile 1") == ("pile_empty", "R6.4")
    hands = {"A": "CMI1,NMI1"}
    assert_refused(
        "A: CMI1 out=M09 pile=1 under=1", "not_active", "R6.7", phase=2, active="M01,M02", hands=hands, discard="REN*"
    )
    assert_refused("A: NMI1 pile=1", "not_now", "R6.8", turn="A", hands=hands)


def test_recruitment():
    """R9.2, R9.4"""
    board = {2: "A:XIII,JON,AMO"}
    position = {"phase": 5, "turn": "A", "board": board, "hands": {"A": "REC1"}}
    assert_refused_after("A: blue 2", "A: blue 2", "enough_draws", "R9.2", **position)
    assert_refused("A: blue 18", "no_character", "R9.2", **position)
    table = at(**position).play("A: recruit blue=2")
    drawn = table.drawn[0]
    assert table.refusal(f"A: hire {drawn}") == ("too_many_characters", "R9.4")


def test_purchases():
    """R9.6, R9.8, R9.10"""
    position = {"phase": 5, "turn": "A", "board": {9: "A:XIII,k1", 11: "A:a1,a2,a3"}, "ap": {"A": 2}}
    assert_refused("A: buy d @9", "too_expensive", "R9.6", **position)
    assert_refused("A: buy a @11", "no_room", "R9.8", **position)
    assert_refused("A: buy a @1", "nobody_there", "R9.8", **position)
    assert_refused("A: buy k @9", "reserve_empty", "R9.6", **{**position, "ap": {"A": 6}})
    assert_refused("A: buy a @9", "no_room", "R9.10", phase=5, turn="A", board={9: "B:XIII"})


def test_who_leaves():
    """R10.1, R10.4, R10.7"""
    board = {2: "A:XIII,a1 B:JON", 11: "A:a2"}
    assert_refused("A: +JON", "not_yours", "R10.1", board=board, **TURN)
    assert_refused_after("A: +XIII", "A: +a2", "other_place", "R10.1", board=board, **TURN)
    assert_refused_after("A: +XIII", "A: +XIII", "in_the_group", "R10.1", board={2: "A:XIII,a1"}, **TURN)
    assert_refused("A: +XIII", "stopped", "R10.7", board=board, stopped="XIII", **TURN)
    assert_refused("A: +XIII", "no_autonomy", "R10.1", board=board, ap={"A": 0}, **TURN)
    assert_refused("A: +XIII", "closed", "R10.2", board={12: "A:XIII"}, closed=[11, 17], **TURN)
    assert_refused_after("A: +JON", "A: +a1", "too_few_stay", "R10.4", board={2: "A:JON,a1 B:AMO"}, **TURN)


@pytest.mark.parametrize(("enemies", "most"), [("B:AMO", 2), ("B:AMO,a1", 1), ("B:AMO,a1,a2,a3", 0)])
def test_how_many_may_leave(enemies, most):
    """R10.4: as many as are more than the enemies, and never fewer than none."""
    table = at(board={2: f"A:JON,a1,a2 {enemies}"}, **TURN)
    with pytest.raises(IllegalAction) as caught:
        table.play("A: mv 2-11 JON,a1,a2")
    assert (caught.value.reason, caught.value.details["most"]) == ("too_few_stay", most)


def test_ways_to_leave():
    """R10.1 to R10.8"""
    board = {23: "B:JES A:XIII,JON,a1"}
    assert_refused_after("A: +XIII", "A: >5", "not_next", "R10.1", board=board, **TURN)
    assert_refused_after("A: +XIII", "A: >30", "closed", "R10.2", board=board, closed=[30], **TURN)
    assert_refused_after("A: +XIII", "A: >30 inf=XIII", "not_needed", "R10.8", board=board, **TURN)
    crowd = {23: "B:JES,a1,a2 A:XIII,JON,a1"}
    assert_refused_after("A: +XIII", "A: >30", "too_few_stay", "R10.4", board=crowd, **TURN)
    assert_refused_after("A: +XIII", "A: >30 inf=JON", "no_skill", "R10.5", board=crowd, **TURN)
    cards = {"turn": "A", "hands": {"A": "INC1"}}
    assert_refused_after("A: +XIII", "A: >30 inf=XIII", "skill_used", "R10.5", board=crowd, used="XIII", **cards)
    guarded = {23: "B:JES,a1,s1 A:XIII,JON,a1"}
    assert_refused_after("A: +XIII", "A: >30 inf=XIII", "watched", "R10.6", board=guarded, **cards)


def test_planes():
    """R15.12"""
    board = {2: "A:XIII,JON,a1", 19: "B:a1"}
    position = {"board": board, "turn": "A", "hands": {"A": "AVI1"}, "active": "M01", "closed": [18]}
    assert_refused_after("A: +XIII", "A: >19 avi=AVI1", "enemies_there", "R15.12", **position)
    assert_refused_after("A: +XIII", "A: >7 avi=AVI1", "mission_place", "R15.12", **position)
    assert_refused_after("A: +XIII", "A: >18 avi=AVI1", "closed", "R15.12", **position)
    assert_refused_after("A: +a1", "A: >22 avi=AVI1", "one_character", "R15.12", **position)


def test_objects():
    """R10.12"""
    missions = {"M15": {"winner": "A", "lies": 31}}
    position = {"active": "M15", "missions": missions, **TURN}
    assert_refused("A: take M15 c1", "enemies_there", "R10.12", board={31: "A:c1 B:a1"}, **position)
    assert_refused("A: give M15 c1", "not_carried", "R10.12", board={31: "A:c1"}, **position)
    assert_refused("A: give M14 c1", "not_active", "R10.12", board={31: "A:c1"}, **position)


def test_wounds_and_retreats():
    """R11.9, R12.2"""
    table = at(phase=7, turn="A", board={2: "A:XIII B:JON"}, dice=[1, 1])
    assert table.refusal("B: retreat 5") == ("no_way_out", "R12.2")
    table = at(phase=7, turn="A", board={2: "A:FEL,a1,XIII B:JON,a1"}, dice=[3, 5, 1, 1, 1])
    table.play("A: wound FEL")
    assert table.refusal("A: wound FEL") == ("no_life_left", "R11.9")


def test_attempts():
    """R12.4, R13.3, R13.7, R13.12, R15.18"""
    position = {"phase": 8, "turn": "A", "hands": {"A": "SCO1"}}
    assert_refused("A: try M06 by=XIII", "not_active", "R13.3", board={8: "A:XIII"}, **position)
    assert_refused("A: try M06 by=XIII", "nobody_there", "R13.3", board={2: "A:XIII"}, active="M06", **position)
    assert_refused("A: try M06 by=XIII", "enemies_there", "R13.3", board={8: "A:XIII B:a1"}, active="M06", **position)
    assert_refused(
        "A: try M06 by=XIII", "recoil", "R12.4", board={8: "A:XIII"}, active="M06", recoil="XIII", **position
    )
    assert_refused("A: try M06 by=XIII", "no_character", "R13.6", board={8: "A:a1"}, active="M06", **position)
    tried = {"M06": {"tried": 1}}
    assert_refused(
        "A: try M06 by=XIII", "tried_already", "R13.3", board={8: "A:XIII"}, active="M06", missions=tried, **position
    )
    held = {"M12": {"holder": "A", "since": 2}}
    assert_refused("A: try M12", "held_already", "R13.7", board={20: "A:XIII"}, active="M12", missions=held, **position)
    won = {"M18": {"winner": "A", "lies": 11}}
    assert_refused(
        "A: deliver M18", "not_carried", "R13.12", board={11: "A:XIII"}, active="M18", missions=won, **position
    )
    allied = {"M06": {"performer": "A", "ally": "B"}}
    board = {8: "A:XIII B:JON"}
    assert_refused("A: end", "alliance_owed", "R15.18", board=board, active="M06", missions=allied, **position)


def test_every_reason_is_tested():
    texts = {
        node.value
        for node in ast.walk(ast.parse(Path(__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(GAME.reasons) - texts == set()
    assert len(set(GAME.reasons)) == len(GAME.reasons)


@pytest.mark.parametrize("text", ["end", "+XIII", ">23", "HEL1"])
def test_a_refusal_changes_nothing(text):
    table = at(board={2: "B:XIII"}, **TURN)
    before = table.state
    assert table.refusal(f"B: {text}")[0] == "not_your_turn"
    assert table.state == before
    assert isinstance(table, Table)
