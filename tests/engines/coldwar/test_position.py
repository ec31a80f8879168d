"""R15.1, R15.4: written positions and deals, by which all the rule tests are told."""

from __future__ import annotations

import pytest

from engines.coldwar import GAME
from engines.game import NotationError
from tests.engines.coldwar.table import AGENCIES, CIA, GROUPS, KGB, OBJECTIVES, Table, closing, known
from tests.engines.coldwar.written import played, position, written_deal


def test_chance_may_be_fed_to_a_written_position():
    """R15.1: the objectives, the groups of this turn and of the next."""
    table = closing("AN DD DD", head="odeck=KOR,TUR gdeck_next=P1,P2,P3,P4")
    assert (table.view()["objective"]["id"], table.view("CIA")["looking"]["cards"]) == ("KOR", ["P1", "P2", "P3"])
    fed = Table("turn=1 phase=start obj=IRN bal=KGB gdeck=N5,M2 | CIA x=DD | KGB x=DD | MI6 x=DD")
    fed.play("KGB start KGB", "KGB rec", "MI6 rec")
    assert (fed.groups("KGB"), fed.groups("MI6")) == ("N5r", "M2r")


def test_a_match_may_be_dealt_by_its_chance_lines():
    """R15.1: all objectives and the Balance token at set-up, all groups at each Briefing."""
    odeck, gdeck = " ".join(reversed(OBJECTIVES)), " ".join(reversed(GROUPS))
    state = written_deal([f"* odeck {odeck}", "* bal MI6", f"* gdeck {gdeck}"], 3)
    view = GAME.view(state, None)
    assert (view["turn"], view["phase"], view["objective"]["id"], view["balance"]) == (1, "planning", "SUM", 2)
    lines = ["CIA x DD", "KGB x DD", "MI6 x DD", "MI6 start MI6", "MI6 rec", "CIA rec", "KGB rec", "* gdeck N3 N4"]
    state, events = played(state, [*lines, "MI6 pass", "CIA pass", "KGB pass"])
    assert [event.data["group"] for event in events if event.kind == "recruit"] == ["P6", "P5", "P4"]
    assert GAME.view(state, None)["objective"]["id"] == "OLY"
    follow = ["CIA x DD", "KGB x DD", "MI6 x DD"]
    holder = AGENCIES[GAME.view(state, None)["balance"]]
    state, events = played(state, [*follow, f"{holder} start CIA", "CIA rec", "KGB rec"])
    assert [event.data["group"] for event in events if event.kind == "recruit"] == ["N3", "N4"]


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["* bal CIA"],
        ["* odeck", "* bal FBI", "* gdeck"],
        ["* odeck IRN IRN", "* bal CIA", "* gdeck"],
        ["* odeck", "* bal CIA", "* gdeck M7"],
        ["* odeck", "* bal MI6 CIA", "* gdeck"],
    ],
)
def test_a_deal_that_makes_no_sense_is_refused(lines):
    """R15.1"""
    with pytest.raises(NotationError):
        written_deal(lines, 3)


@pytest.mark.parametrize(
    "line",
    [
        "FBI rec",
        "rec",
        "CIA",
        "* odeck IRN",
        "* gdeck M1 M1",
        "* gdeck M9",
        "CIA  rec",
        "",
    ],
)
def test_a_line_that_makes_no_sense_is_refused(line):
    """R15.1, R15.4"""
    state = position("mode=duel turn=1 phase=struggle act=CIA obj=CUB bal=CIA | CIA x=AS | KGB x=MS")
    with pytest.raises(NotationError):
        played(state, [line])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "turn=2",
        "turn=2 phase=planning",
        "turn=2 phase=teatime obj=IRN",
        "turn=2 phase=planning obj=XXX",
        "turn=two phase=planning obj=IRN",
        "turn=2 phase=planning obj=IRN obj=CUB",
        "mode=solo phase=planning obj=IRN",
        "mode=duel phase=planning obj=IRN | MI6",
        "phase=planning obj=IRN weather=fine",
        "phase=planning obj=IRN | CIA mood=bad",
        "phase=planning obj=IRN | FBI",
        "phase=planning obj=IRN odeck=IRN",
        "phase=planning obj=IRN | CIA won=IRN",
        "phase=planning obj=IRN | CIA won=CUB | KGB won=CUB",
        "phase=planning obj=IRN gdeck=M1 gdisc=M1",
        "phase=struggle obj=IRN | CIA x=AS groups=M1 | KGB x=AS | MI6 x=AS",
        "phase=struggle obj=IRN | CIA x=AS",
        "phase=struggle obj=IRN | CIA x=AS groups=M1r | KGB x=AS groups=M1r | MI6 x=AS",
        "phase=planning obj=IRN | CIA x=CR",
        "phase=planning obj=IRN | CIA leave=AN out=AN:T",
        "phase=planning obj=IRN | CIA out=AN:X",
        "phase=planning obj=IRN pend=MS:CIA",
        "phase=planning obj=IRN pend=DA:CIA",
        "phase=planning obj=IRN bal=FBI",
        "phase=planning obj=IRN roster=none",
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text):
    """R15.4"""
    with pytest.raises(NotationError):
        position(text)


def test_a_position_says_what_lies_where():
    """R15.4"""
    table = Table("""mode=trio roster=amb+cipher turn=7 phase=struggle act=KGB obj=TUR bal=MI6 odeck=AFG,CUB gdeck=P6,E1
                     gdisc=E2,M6 passes=1 | CIA groups=N2r,M1m x=AS won=NOB bonus=5
                     | KGB x=DI groups=P5m out=AN:T,AM:D | MI6 x=CR groups=E4r won=EGY,SPA""")
    view = table.view()
    assert (view["mode"], view["roster"], view["turn"], view["year"]) == ("trio", "amb+cipher", 7, 1953)
    assert (view["objective"]["id"], view["balance"], view["actors"], view["passes"]) == ("TUR", 2, [KGB], 1)
    assert view["discard"] == {"count": 2, "top": "M6"}
    assert (view["groups"]["count"], view["objectives"]["count"]) == (24 - 2 - 4, 21 - 1 - 3)
    assert [table.groups(agency) for agency in AGENCIES] == ["N2r,M1m", "P5m", "E4r"]
    assert view["scores"] == [10, 0, 25]
    assert table.seat("KGB")["out"] == [["AN", "T"], ["AM", "D"]]
    assert [table.seat(agency, agency)["agent"] for agency in AGENCIES] == ["AS", "DI", "CR"]
    table.play("KGB rec")
    assert table.groups("KGB") == "P5m,P6r"


def test_a_position_may_have_a_pending_listening_or_analyst():
    """R15.4"""
    table = Table("turn=5 phase=planning obj=IRN bal=CIA pend=DA:CIA>KGB | CIA | KGB | MI6")
    assert table.view()["pending"]["listening"] == [CIA, KGB]
    table = Table("turn=5 phase=briefing obj=IRN bal=CIA loser=CIA pend=AN:KGB gdeck_next=M6,E1,N4 | CIA | KGB | MI6")
    assert (table.actors, table.view("KGB")["looking"]["cards"]) == (["KGB"], ["M6", "E1", "N4"])
    assert known(table, "groups", "KGB") == [[0, "M6"], [1, "E1"], [2, "N4"]]


def test_played_tells_what_happened():
    """R15.4: lines are an agency and an action."""
    state = position("mode=duel turn=1 phase=start obj=CUB bal=CIA gdeck=P5 | CIA x=AS | KGB x=MS")
    after, events = played(state, ["CIA start CIA", "CIA rec"])
    assert [event.kind for event in events] == ["first", "recruit"]
    assert GAME.actors(after) == (KGB,)
