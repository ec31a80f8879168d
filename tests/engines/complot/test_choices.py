"""What a seat is told beforehand of each of its answers (`choices`): costs, odds, points, wounds."""

from __future__ import annotations

import pytest

from engines.complot import GAME
from tests.engines.complot.table import Table, at

QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*,ALL*"


def turn(board, **more) -> Table:
    return at(turn="A", board=board, **({"order": "ABC"} | more))


def test_for_every_answer_and_for_nobody_else():
    table = turn({15: "A:XIII,a1"}, hands={"A": "SCO1"})
    assert list(table.choices()) == table.legal()
    assert table.choices()["end"] == {}
    assert GAME.choices(table.state, 1) == {}


@pytest.mark.parametrize(("kind", "cost"), [("a", 1), ("c", 2), ("s", 3)])
def test_prices(kind, cost):
    """R9.6"""
    table = turn({7: "A:XIII"}, phase=5, ap={"A": 5})
    assert table.choices()[f"buy {kind} @7"] == {"cost": cost, "left": 5 - cost}


def test_a_unit_that_was_won_costs_nothing():
    """R9.1"""
    table = turn({7: "A:STA"}, phase=5, ap={"A": 5}, dice=[3], discard="SOU*")
    assert table.choices() == {"put a @7": {"cost": 0, "left": 5}, "decline": {}}


def test_steps():
    """R10.1, R10.10: what is left of points and helicopters, who stands there, and whether it gets too crowded."""
    table = turn(
        {15: "A:XIII,a1", 13: "B:JON,c1", 16: "A:c1,c2", 17: "A:c3,k1,d1"}, hands={"A": "HEL1,AVI1"}, ap={"A": 2}
    )
    table.play("A: HEL1", "A: +XIII", "A: +a1")
    told = table.choices()
    assert told[">13"] == {"cost": 1, "left": 3, "enemies": 2, "crowded": False}
    assert told[">16"] == {"cost": 1, "left": 3, "enemies": 0, "crowded": False}
    assert told[">17"] == {"cost": 1, "left": 3, "enemies": 0, "crowded": True}
    assert told[">9 avi=AVI1"] == {"cost": 0, "left": 4, "enemies": 0, "crowded": False}


def test_a_dodge_costs_nothing():
    """R15.19"""
    table = turn({15: "B:JON A:XIII", 13: "C:a1"}, phase=7, hands={"A": "ESQ1"}, ap={"A": 4}).play("A: +XIII")
    assert table.choices()[">13 esq=ESQ1"] == {"cost": 0, "left": 4, "enemies": 1, "crowded": False}


def test_cards():
    """R15.1, R15.2, R15.6, R15.14, R15.16"""
    hands = {"A": "ACC1,ESP1,SOI1,BLO1,ATT1", "B": "COM01,COM02,COM03", "C": "COM04"}
    table = turn({15: "A:XIII B:a1"}, hands=hands, ip={"B": 2, "C": 7}, wounds={"XIII": 2})
    told = table.choices()
    assert (told["ACC1 B"], told["ACC1 C"]) == ({"points": 2, "cards": 0}, {"points": 3, "cards": 0})
    assert (told["ESP1 B"], told["ESP1 C"]) == ({"points": 0, "cards": 2}, {"points": 0, "cards": 1})
    assert told["SOI1 XIII"] == {"wounds": 1}
    assert told["ATT1 @15"] == {"odds": 50}
    assert told["BLO1 @9"] == {"odds": 100}


def test_support_shows_the_die():
    """R14.10"""
    table = turn({15: "A:MAN", 16: "B:JON"}, hands={"A": "SOU1"}, dice=[4]).play("A: end", "A: kill MAN>JON")
    assert table.choices()["SOU1 d1"] == {"face": 4}


@pytest.mark.parametrize(("wounds", "points"), [({}, 0), ({"KIM": 1}, 2)])
def test_an_assassination_scores_if_it_kills(wounds, points):
    """R10.13, R14.3"""
    table = turn({15: "A:MAN", 16: "B:KIM"}, wounds=wounds).play("A: end")
    assert table.choices()["kill MAN>KIM"] == {"odds": 33, "points": points}


def test_powers():
    """R16.6, R16.7"""
    told = turn({15: "B:MAN,c1 A:AMO,GIO"}, phase=7).choices()
    assert told["cap AMO>MAN"] == {"odds": 33, "points": 3}
    assert told["cor GIO>B.c1"] == {"odds": 50, "points": 0}


def test_combat_cards():
    """R11.6"""
    told = turn({15: "B:JON A:XIII,c1"}, phase=7, hands={"A": "COM07"}, discard=QUIET).choices()
    assert told["lay COM07>XIII"] == {"bonus": 2, "needed": 1}
    assert told["lay COM07>c1"] == {"bonus": 2, "needed": 2}


def test_wounds():
    """R11.8, R11.9: those that are placed already count."""
    table = turn({15: "B:s1,a1 A:XIII,a1"}, phase=7, dice=[2, 1, 2, 5], discard=QUIET)
    assert table.choices() == {"wound XIII": {"left": 2, "dies": False}, "wound a1": {"left": 0, "dies": True}}
    table.play("A: wound XIII")
    assert table.choices() == {"wound XIII": {"left": 1, "dies": False}, "wound a1": {"left": 0, "dies": True}}


def test_targets():
    """R11.8, R15.16"""
    table = turn({15: "B:JON,a1 A:XIII,k1"}, phase=7, dice=[1, 5, 1, 1], wounds={"JON": 1}, discard=QUIET)
    assert table.choices() == {"aim k1>JON": {"left": 1, "dies": False}, "aim k1>B.a1": {"left": 0, "dies": True}}
    table = turn({2: "A:XIII", 15: "B:JON,a1"}, hands={"A": "ATT1"}, dice=[6], discard=QUIET).play("A: ATT1 @15")
    assert table.choices() == {"hit JON": {"left": 2, "dies": False}, "hit B.a1": {"left": 0, "dies": True}}


def test_retreats():
    """R12.3: in a duel, after a failure, and on the way."""
    there = {13: "C:AMO,a1", 16: "A:c1,c2,c3"}
    ends = {"retreat 13": {"enemies": 2, "ends": False}, "retreat 17": {"enemies": 0, "ends": True}}
    table = turn({15: "B:JON A:XIII,a1", **there}, phase=7, dice=[1] * 3, discard=QUIET)
    assert table.choices().items() >= ends.items()
    assert table.choices()["retreat 16"] == {"enemies": 0, "ends": False}
    table = turn({15: "A:XIII,a1", **there}, phase=8, active="M04", dice=[1] * 5, discard=QUIET).play("A: try M04")
    assert table.choices().items() >= ends.items()
    table.play("A: retreat 16")
    assert table.choices() == {f"retreat {place}": {"enemies": 0, "ends": True} for place in (14, 20, 22)}
    table = turn({8: "A:XIII,JON"}, phase=8, active="M06", dice=[1], discard=QUIET).play("A: try M06 by=XIII")
    assert table.choices()["retreat 9"] == {"enemies": 0, "ends": True}


def test_attempts():
    """R13.6, R13.5: the face that a plot needs; the neutral units of a combat; a delivery is paid later."""
    board = {10: "A:XIII", 15: "A:c1", 9: "A:AMO", 20: "A:a1"}
    told = turn(board, phase=8, active="M08,M04,M18,M12", hands={"A": "CPC06"}).choices()
    assert told["try M08 by=XIII"] == {"points": 7, "enemies": 0, "needed": 6, "odds": 17}
    assert told["try M08 by=XIII card=CPC06"] == {"points": 7, "enemies": 0, "needed": 4, "odds": 50}
    assert told["try M04"] == {"points": 3, "enemies": 3, "needed": 0, "odds": None}
    assert told["try M18 by=AMO"]["points"] == 0
    assert told["try M12"] == {"points": 5, "enemies": 0, "needed": 0, "odds": None}


@pytest.mark.parametrize(
    ("progress", "points"),
    [
        ({"winner": "A"}, 8),
        ({"winner": "B"}, 4),
        ({"winner": "A", "partner": "B"}, 6),
        ({"winner": "B", "partner": "A"}, 6),
        ({"winner": "A", "performer": "A", "ally": "B"}, 6),
        ({"winner": "C", "performer": "A", "ally": "B"}, 2),
    ],
)
def test_deliveries(progress, points):
    """R13.12, R15.18: what the seat itself gets."""
    table = turn(
        {29: "A:a1"}, phase=8, active="M15", missions={"M15": {"carrier": "A.a1", **progress}}, hands={"A": "SCO1"}
    )
    assert table.choices()["deliver M15"] == {"points": points}
    table.play("A: deliver M15")
    assert table.ip[0] == points
