"""Chapter 10: infiltration by skill and by Incognito, and the Informer (R10.5 to R10.8, R15.13, R15.15, R16.5)."""

from __future__ import annotations

import pytest

from tests.engines.complot.table import Table, at


def turn(there: str = "A:XIII,a1,a2 B:JES", **more) -> Table:
    return at(turn="A", board={23: there}, **({"hands": {"A": "SCO1"}} | more))


def test_one_character_with_the_skill_and_any_units():
    """R10.5, R16.5"""
    table = turn("A:XIII,JON,a1,a2,a3 B:JES,a1,a2,a3")
    table.allows("A: mv 23-30 XIII,a1,a2,a3 inf=XIII")
    table.allows("A: mv 23-30 XIII,a1,a2 inf=XIII")
    table.forbids("A: mv 23-30 XIII,JON,a1,a2,a3 inf=XIII")  # exactly one character
    table.forbids("A: mv 23-30 JON,a1,a2,a3 inf=JON")  # who has the skill
    table.forbids("A: mv 23-30 JON,a1,a2,a3 inf=XIII")  # and is in the set
    table.forbids("A: mv 23-30 a1,a2,a3 inf=XIII")


def test_infiltration_costs_a_step():
    """R10.5, R10.1"""
    table = turn(ap={"A": 1}).play("A: mv 23-30 XIII,a1,a2 inf=XIII")
    assert table.at(30) == {"XIII", "A.a1", "A.a2"}
    assert table.ap[0] == 0
    assert table.event("step")["how"] == "infiltration"
    table = turn(ap={"A": 0})
    table.forbids("A: mv 23-30 XIII,a1,a2 inf=XIII")


def test_the_skill_serves_once_a_round():
    """R10.5, R10.8: and covers one place."""
    table = at(turn="A", board={23: "A:XIII,a1 B:JES", 30: "C:AMO"}, hands={"A": "SCO1"})
    table.play("A: mv 23-30 XIII,a1 inf=XIII")
    assert table.view("B")["used"] == ["XIII"]
    table.forbids("A: mv 30-29 XIII,a1 inf=XIII")
    table.allows("A: mv 30-29 a1")
    table.forbids("A: mv 30-29 XIII,a1")
    assert turn(used="XIII").is_legal("A", "mv 23-30 XIII,a1,a2 inf=XIII") is False


def test_used_skills_come_back_with_the_next_round():
    """R13.16"""
    table = at(phase=9, used="XIII", stopped="XIII", recoil="XIII", board={23: "A:XIII"}, hands={"A": "SCO1"})
    while table.view(None)["round"] == 2:
        table.play(f"{table.asked}: pass")
    view = table.view(None)
    assert view["used"] == view["stopped"] == view["recoil"] == []


@pytest.mark.parametrize(
    ("there", "stops"),
    [
        ("B:JES", False),
        ("B:BET", True),
        ("B:s1", True),
        ("B:JES C:s1", True),
        ("C:HEI", True),
        ("B:a1,c1,k1,d1", False),
    ],
)
def test_what_stops_an_infiltration_by_skill(there, stops):
    """R10.6, R16.5: an enemy with the skill or an enemy saboteur on the place left; Incognito ignores both."""
    table = turn(f"A:XIII {there}", hands={"A": "INC1"})
    assert table.is_legal("A", "mv 23-30 XIII inf=XIII") == (not stops)
    table.allows("A: mv 23-30 XIII inc=INC1")


def test_own_saboteurs_and_those_elsewhere_stop_nothing():
    """R10.6"""
    table = at(turn="A", board={23: "A:XIII,s1,BET B:JES,a1,a2", 30: "B:s1,HEI"}, hands={"A": "SCO1"})
    table.allows("A: mv 23-30 XIII,s1 inf=XIII")


def test_a_used_skill_still_stops_others():
    """R16.5"""
    assert not turn("A:XIII B:BET", used="BET").is_legal("A", "mv 23-30 XIII inf=XIII")


def test_incognito():
    """R10.5, R15.15: at most one character, who needs no skill, plus any units; the card is discarded."""
    there = "A:JON,AMO,a1,a2,a3 B:JES,MAN,IRI,a1,a2"
    table = turn(there, hands={"A": "INC1,SCO1"})
    for group in ("JON", "JON,a1,a2,a3", "a1,a2,a3"):
        table.allows(f"A: mv 23-30 {group} inc=INC1")
    table.forbids("A: mv 23-30 JON,AMO inc=INC1")
    table.play("A: mv 23-30 AMO,a1 inc=INC1")
    assert table.at(30) == {"AMO", "A.a1"}
    assert table.discard == ["INC1"]
    assert table.ap[0] == 5


def test_offered_only_where_the_plain_step_is_illegal():
    """R10.8"""
    table = turn("A:XIII,a1 B:JES", hands={"A": "INC1"}).play("A: +XIII")
    assert table.legal() == ["+a1", ">2", ">14", ">24", ">28", ">30"]
    table.play("A: +a1")
    assert table.legal() == [f">{place} {how}" for place in (2, 14, 24, 28, 30) for how in ("inf=XIII", "inc=INC1")]
    assert turn("A:XIII").play("A: +XIII").legal() == [">2", ">14", ">24", ">28", ">30"]


def test_closed_places_cannot_be_infiltrated_into():
    """R10.2"""
    table = turn("A:XIII B:JES", closed=[30], hands={"A": "INC1"})
    table.forbids("A: mv 23-30 XIII inf=XIII")
    table.forbids("A: mv 23-30 XIII inc=INC1")


def announced(**more) -> Table:
    return turn(hands={"A": "SCO1,INC1", "B": "COM01", "C": "IND1,IND2"}, **more)


def test_an_informer_stops_the_group():
    """R10.7, R15.13: no cost, the skill is used, and nobody of the group moves any more."""
    table = announced().play("A: mv 23-30 XIII,a1,a2 inf=XIII", "B: pass")
    assert table.place("XIII") == 23  # the step is announced, not made
    table.play("C: IND1")
    assert table.at(23) == {"XIII", "A.a1", "A.a2", "JES"}
    assert table.ap[0] == 6
    assert table.view("B")["used"] == ["XIII"]
    assert table.view("B")["stopped"] == ["XIII", "A.a1", "A.a2"]
    assert table.discard == ["IND1"]
    assert (table.phase, table.asked) == ("move", "A")
    assert not [line for line in table.legal() if line[0] == "+"]


def test_a_spent_incognito_is_lost():
    """R10.7, R4.7"""
    table = announced().play("A: mv 23-30 XIII,a1,a2 inc=INC1", "B: pass", "C: IND1")
    assert table.discard == ["INC1", "IND1"]
    assert table.view("B")["used"] == []
    assert table.is_stopped("A.a2")


def test_only_the_group_is_stopped():
    """R10.7: the others of the place go on, also by (b)."""
    table = turn("A:XIII,JON,a1 B:JES,a1", hands={"A": "AVI1", "B": "IND1"})
    table.play("A: mv 23-30 XIII,a1 inf=XIII", "B: IND1")
    table.allows("A: mv 23-30 JON")
    table.allows("A: AVI1 23>6 JON")
    table.forbids("A: mv 23-30 JON,a1")
    table.forbids("A: AVI1 23>6 JON,a1")
    table.forbids("A: AVI1 23>6 XIII")


def test_nobody_waits_for_a_character_that_was_stopped():
    """R10.7, R3.6: units that only he could lead are not offered."""
    table = turn("A:XIII,a1 B:JES,a1", stopped="XIII")
    assert [line for line in table.legal() if line[0] == "+"] == []
    assert "+a1" in turn("A:XIII,a1 B:JES,a1").legal()


def test_one_informer_is_enough():
    """R10.7: the window ends with the first one."""
    table = turn(hands={"A": "SCO1", "B": "IND1", "C": "IND2"}).play("A: mv 23-30 XIII,a1,a2 inf=XIII", "B: IND1")
    assert (table.phase, table.asked) == ("move", "A")


def test_any_other_seat_may_inform():
    """R15.13: wherever its elements are; not the mover."""
    table = turn(hands={"A": "IND2,SCO1", "C": "IND1"}).play("A: mv 23-30 XIII,a1,a2 inf=XIII")
    assert table.window == "C"


def test_a_plain_step_is_not_announced():
    """R10.7: only an infiltration is."""
    table = turn(hands={"A": "SCO1", "C": "IND1"}).play("A: mv 23-30 XIII,a1")
    assert table.place("XIII") == 30
    assert table.phase == "move"


def test_stopped_elements_retreat_later():
    """R10.7: stops end with the phase."""
    table = at(
        turn="A", order="ABC", board={23: "B:JES A:XIII"}, hands={"A": "SCO1", "B": "IND1"}, dice=[1, 1],
        discard="ESQ*,ACC*,ESP*,REN*,SOI*,SOU*", until=7,
    )  # fmt: skip
    table.play("A: mv 23-30 XIII inf=XIII", "B: IND1", "A: end")
    while table.phase != "retreat":
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert table.view("B")["stopped"] == []
    table.allows("A: retreat 30")
