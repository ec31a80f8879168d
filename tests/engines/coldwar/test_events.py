"""R12: the six events and what they are good for."""

from __future__ import annotations

import pytest

from tests.engines.coldwar.table import AGENCIES, CIA, KGB, MI6, Table, closing, known


def struggle(cia: str, kgb: str = "groups=M5m", mi6: str = "groups=M4m", head: str = "", obj: str = "IRN") -> Table:
    return Table(f"""turn=2 phase=struggle act=CIA obj={obj} bal=CIA {head}
                     | CIA x=AS {cia} | KGB x=MS {kgb} | MI6 x=DI {mi6}""")


def test_a_claimed_event_counts_until_it_is_spent():
    """R12.1"""
    table = struggle("groups=N1m won=SUM,LIV,EGY", head="gdisc=E1")
    assert table.scores[CIA] == 30
    table.play("CIA ev LIV")
    assert (table.scores[CIA], table.seat("CIA")["won"], table.view()["spent"]) == (25, ["SUM", "EGY"], ["LIV"])
    assert table.told("event_used") == [{"by": CIA, "objective": "LIV", "points": -5}]
    assert "LIV" not in dict(table.view()["breakdown"])


def test_only_the_owner_uses_an_event_and_only_in_its_phase():
    """R12.1"""
    table = struggle("groups=N1m won=NOB,SPA,OLY", kgb="groups=M5m won=LIV,NUC,SUM", head="gdisc=E1")
    assert [line for line in table.legal("CIA") if line.startswith("ev")] == []
    for line in ("CIA ev LIV", "CIA ev NUC", "CIA ev SUM KGB"):
        assert table.refused(line) == ("event_not_owned", "R12.1")
    for line in ("CIA ev NOB", "CIA ev SPA", "CIA ev OLY DI"):
        assert table.refused(line) == ("event_wrong_phase", "R12.1")


def test_an_event_claimed_this_turn_may_be_used_in_the_same_detente():
    """R12.1"""
    table = closing("DD DD DD", obj="SPA", groups="M6r M5r M4r", head="odeck=TUR,KOR,EGY")
    assert (table.phase, table.actors, table.scores) == ("detente", ["CIA"], [5, 0, 0])
    table.play("CIA ev SPA")
    assert table.scores == [0, 0, 0]


def test_the_nobel_prize_saves_the_agent():
    """R12.2"""
    table = closing("AS DD DD", groups="M6r,P6r E6r M5r", cia="won=NOB")
    assert (table.phase, table.legal("CIA")) == ("nobel", ["ev NOB", "no"])
    table.play("CIA ev NOB")
    assert (table.seat("CIA")["leave"], table.seat("CIA")["out"]) == (["AS"], [])
    assert table.told("saved") == [{"by": CIA, "agent": "AS"}]
    # The disorder stands: the KGB dominates, the CIA is the loser, and the saved agent has no plan.
    assert (table.scores, table.view()["loser"]) == ([0, 15, 0], CIA)
    assert "AS" not in [plan["agent"] for plan in table.told("plan")]


def test_the_nobel_prize_may_be_kept():
    """R12.2"""
    table = closing("AS DD DD", groups="M6r,P6r E6r M5r", cia="won=NOB").play("CIA no")
    assert (table.seat("CIA")["leave"], table.seat("CIA")["out"]) == ([], [["AS", "T"]])
    assert table.scores == [5, 15, 0]


@pytest.mark.parametrize(("agents", "groups"), [("DD AS DD", "M6r,P6r E6r M5r"), ("AS DI DD", "M5r E6r,P6r M6r")])
def test_the_nobel_prize_is_offered_for_an_agent_in_danger_only(agents, groups):
    """R12.2: neither for the Deputy Director nor to a seat in order."""
    table = closing(agents, groups=groups, cia="won=NOB")
    assert table.phase != "nobel"
    assert table.seat("CIA")["won"] == ["NOB"]


def test_live_benefit_recruits_the_top_of_the_discard_pile():
    """R12.3"""
    table = struggle("won=LIV", head="gdisc=E1,N6 gdeck=E2").play("CIA ev LIV")
    assert table.groups("CIA") == "N6r"
    assert table.view()["discard"] == {"count": 1, "top": "E1"}
    assert table.told("benefit") == [{"by": CIA, "group": "N6"}]
    assert (table.actors, table.view()["groups"]["count"]) == (["KGB"], 20)


def test_live_benefit_needs_a_discarded_group_and_room():
    """R12.3"""
    assert struggle("won=LIV").refused("CIA ev LIV") == ("discard_empty", "R12.3")
    full = struggle("groups=N1m,N2m,N3m won=LIV", head="gdisc=E1", obj="GRC")
    assert full.refused("CIA ev LIV")[0] == "population_full"


def test_nuclear_escalation_sweeps_all_military_groups():
    """R12.4"""
    table = struggle("groups=M6r,N1r won=NUC", head="gdisc=E1")
    assert table.choices("CIA")["ev NUC"]["groups"] == ["M4", "M5", "M6"]
    table.play("CIA ev NUC")
    assert table.legal("CIA") == ["nuc M4", "nuc M5", "nuc M6"]
    assert table.view()["stage"] == "struggle"
    table.play("CIA nuc M5")
    assert table.legal("CIA") == ["nuc M4", "nuc M6"]
    assert table.view()["discard"] == {"count": 2, "top": "M5"}
    assert table.refused("CIA nuc M5")[0] == "not_in_play"
    assert table.refused("CIA nuc N1") == ("not_military", "R12.4")
    table.play("CIA nuc M4")
    assert [(event["group"], event["owner"]) for event in table.told("nuclear")] == [
        ("M5", KGB),
        ("M4", MI6),
        ("M6", CIA),
    ]
    assert table.view()["discard"] == {"count": 4, "top": "M6"}
    assert [table.groups(agency) for agency in AGENCIES] == ["N1r", "", ""]
    assert table.actors == ["KGB"]


def test_of_two_military_groups_the_order_is_still_asked():
    """R12.4: naming one, the other follows by itself."""
    table = struggle("groups=N1r won=NUC", head="gdisc=E1").play("CIA ev NUC")
    assert table.legal("CIA") == ["nuc M4", "nuc M5"]
    table.play("CIA nuc M5")
    assert table.view()["discard"] == {"count": 3, "top": "M4"}
    assert (table.groups("KGB"), table.groups("MI6"), table.actors) == ("", "", ["KGB"])


def test_nuclear_escalation_needs_a_military_group():
    """R12.4"""
    table = struggle("won=NUC", kgb="groups=P5m", mi6="groups=N4m")
    assert table.legal("CIA") == ["rec"]
    assert table.refused("CIA ev NUC") == ("no_military", "R12.4")


def test_the_summit_meeting_shows_one_agent_to_one_seat():
    """R12.5"""
    table = struggle("groups=N1r won=SUM")
    assert [line for line in table.legal("CIA") if line.startswith("ev")] == ["ev SUM KGB", "ev SUM MI6"]
    table.play("CIA ev SUM MI6")
    assert (table.seat("MI6", "CIA")["agent"], table.seat("MI6", "CIA")["agent_is"]) == ("DI", "known")
    assert table.told("summit", "CIA") == [{"by": CIA, "on": MI6, "agent": "DI"}]
    for other in ("KGB", None):
        assert table.told("summit", other) == [{"by": CIA, "on": MI6, "agent": None}]
        assert table.seat("MI6", other)["agent"] is None
    assert (table.actors, table.phase) == (["CIA"], "struggle")
    assert {"rec", "act N1", "pass"} <= set(table.legal("CIA"))
    assert next(event for event in table.events if event.kind == "summit").final


def test_the_summit_meeting_is_not_for_an_agent_already_seen():
    """R12.5, R6.3"""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA pend=DA:CIA>KGB | CIA won=SUM | KGB | MI6")
    table.play("KGB x MS", "MI6 x DI", "CIA x DD", "CIA start CIA")
    assert table.legal("CIA") == ["rec", "ev SUM MI6"]
    assert table.refused("CIA ev SUM KGB") == ("agent_known", "R12.5")
    assert table.refused("CIA ev SUM CIA")[0] == "not_a_rival"


def space(head: str = "odeck=TUR,KOR,EGY,CUB", **more: str) -> Table:
    return closing("DD DD DD", kgb="won=SPA", head=head, **more).play("KGB ev SPA")


def test_the_space_race_puts_three_objectives_in_any_order():
    """R12.6, R15.5"""
    table = space()
    assert (table.phase, table.actors, table.view()["stage"]) == ("order", ["KGB"], "detente")
    assert table.view("KGB")["looking"] == {"what": "objectives", "cards": ["TUR", "KOR", "EGY"]}
    assert table.legal("KGB") == [
        "ord TUR KOR EGY",
        "ord TUR EGY KOR",
        "ord KOR TUR EGY",
        "ord KOR EGY TUR",
        "ord EGY TUR KOR",
        "ord EGY KOR TUR",
    ]
    assert next(event for event in table.events if event.kind == "space").final
    table.play("KGB ord EGY TUR KOR")
    assert table.view()["objective"]["id"] == "EGY"
    assert known(table, "objectives", "KGB") == [[0, "TUR"], [1, "KOR"]]


def test_the_others_see_no_card_of_a_space_race():
    """R12.6, R14.3"""
    table = space()
    for other in ("CIA", "MI6", None):
        assert table.told("space", other) == [{"by": KGB, "objectives": None}]
        assert table.view(other)["looking"] is None
    table.play("KGB ord EGY TUR KOR")
    for other in ("CIA", "MI6", None):
        assert table.told("ordered", other) == [{"by": KGB, "objectives": None}]
        assert known(table, "objectives", other) == []
    assert table.told("ordered", "KGB") == [{"by": KGB, "objectives": ["EGY", "TUR", "KOR"]}]


# What leaves one or two objectives in the deck; the KGB has 60 to 65 points, which ends nothing before the window.
ALL_BUT = "CZE,EGY,VNM,AFG,LBY,PAN,TUR,ANG,CGO,CHL,CUB,GRC,HND,NOB,LIV,NUC,OLY,SUM"


@pytest.mark.parametrize(
    ("left", "orders"),
    [
        ("KOR", ["ord KOR"]),
        ("KOR,HND", ["ord KOR HND", "ord HND KOR"]),
    ],
)
def test_the_space_race_works_on_fewer_cards(left, orders):
    """R12.6"""
    pile = ",".join(card for card in ALL_BUT.split(",") if card not in left.split(","))
    table = space(f"odeck={left}", mi6=f"won={pile}")
    assert table.view()["objectives"]["count"] == len(left.split(","))
    assert table.legal("KGB") == orders


def test_without_objectives_there_is_no_space_race():
    """R12.6, R11.3"""
    table = closing("DD DD DD", kgb="won=SPA", mi6=f"won={ALL_BUT},KOR")
    assert table.view()["objectives"]["count"] == 0
    assert table.told("space") == []
    assert table.phase == "over"


def test_the_olympic_games_bring_an_agent_back():
    """R12.7, R10.17"""
    table = closing("DD DD DD", mi6="won=OLY out=AN:T,AM:D")
    assert (table.phase, table.actors) == ("detente", ["MI6"])
    assert table.legal("MI6") == ["ev OLY AN", "ev OLY AM", "done"]
    assert table.refused("MI6 ev OLY DI") == ("not_out", "R12.7")
    table.play("MI6 ev OLY AM")
    assert (table.seat("MI6")["out"], table.seat("MI6")["leave"]) == ([["AN", "T"]], ["AM"])
    assert table.told("olympics") == [{"by": MI6, "agent": "AM"}]
    assert table.refused("MI6 x AM") == ("on_leave", "R6.1")


def test_the_olympic_games_need_an_agent_who_is_out():
    """R12.7, R11.3"""
    table = closing("DD DD DD", mi6="won=OLY", kgb="out=AN:T")
    assert table.phase == "planning"
