"""The worked examples W21 to W28 of the specification, sentence by sentence: events, the end, and who knows what."""

from __future__ import annotations

from random import Random

from engines.coldwar import GAME
from tests.engines.coldwar.table import CIA, KGB, MI6, Table, closing, known


def test_w21_summit_meeting():
    """W21, R12.5"""
    table = Table("""turn=2 phase=struggle act=KGB obj=IRN bal=CIA passes=1 | CIA x=AS groups=M3r
                     | KGB x=MS won=SUM,EGY | MI6 x=DI groups=M4r""")
    assert table.scores == [0, 25, 0]
    assert table.legal("KGB") == ["rec", "ev SUM CIA", "ev SUM MI6"]
    table.play("KGB ev SUM CIA")
    assert table.scores == [0, 20, 0]
    assert table.seat("CIA", "KGB")["agent"] == "AS"
    assert table.seat("CIA", "MI6")["agent"] is None
    assert (table.actors, table.legal("KGB")) == (["KGB"], ["rec"])
    assert table.view()["passes"] == 1


def test_w22_live_benefit():
    """W22, R12.3"""
    text = """turn=2 phase=struggle act=CIA obj=CHL bal=CIA gdisc=E2,M6 gdeck=E1 | CIA x=AS won=LIV groups={groups}
              | KGB x=MS groups=M3r | MI6 x=DI groups=M4r"""
    assert "ev LIV" not in Table(text.format(groups="P1m,P2m,N1m,N2m")).legal("CIA")
    table = Table(text.format(groups="P1m,P2m,N1m"))
    assert (table.view()["discard"], table.scores[CIA]) == ({"count": 2, "top": "M6"}, 5)
    table.play("CIA ev LIV")
    assert table.groups("CIA") == "P1m,P2m,N1m,M6r"
    assert table.scores == [0, 0, 0]
    assert table.view()["discard"] == {"count": 1, "top": "E2"}
    assert table.actors == ["KGB"]
    assert table.view()["spent"] == ["LIV"]


def test_w23_the_highest_score_wins():
    """W23, R13.2"""
    table = closing("DD DD DD", cia="won=EGY,VNM,ANG", kgb="won=CZE,AFG,LBY,CGO,CHL", mi6="won=PAN,TUR,CUB")
    assert table.scores == [65, 70, 40]
    assert table.phase == "over"
    outcome = GAME.outcome(table.state)
    assert (outcome.winners, outcome.scores) == ((KGB,), (65, 70, 40))
    assert table.told("end") == [{"winners": [KGB], "why": "points"}]


def test_w23_a_tie_means_another_turn():
    """W23, R13.3: then a seat that was behind wins."""
    table = closing(
        "DD DD DD",
        groups="M5r M6r M4r",
        cia="won=EGY,VNM,ANG,AFG",
        kgb="won=CZE,LBY,PAN",
        mi6="won=GRC,HND,KOR,CGO,CHL",
        head="odeck=TUR,..,CUB gdeck_next=M6,M2,M1",
    )
    assert table.scores == [65, 65, 50]
    assert table.told("extra_turn") == [{"seats": [CIA, KGB]}]
    assert (table.phase, GAME.outcome(table.state)) == ("planning", None)
    table.play("CIA x DD", "KGB x DD", "MI6 x DI", "MI6 start MI6", "MI6 rec", "CIA rec", "KGB rec")
    table.play("MI6 pass", "CIA pass", "KGB pass")
    assert table.scores == [65, 65, 75]
    assert GAME.outcome(table.state).winners == (MI6,)


def test_w23_the_target_lost_again_by_a_spent_event():
    """W23, R13.4, R13.1"""
    table = closing("DD DD DD", cia="won=SPA,OLY,EGY,VNM", kgb="won=CZE,AFG,LBY,ANG", mi6="won=PAN,TUR,CGO,CHL,CUB")
    assert table.scores == [65, 60, 60]
    assert (table.phase, table.actors) == ("detente", ["CIA"])
    table.play("CIA ev SPA")
    table.play(f"CIA {table.legal('CIA')[0]}")
    assert table.scores == [60, 60, 60]
    assert GAME.outcome(table.state) is None
    assert table.view()["turn"] == 4


def test_w24_leave():
    """W24, R10.11, R6.1, R6.4"""
    table = closing("DA AN DD", head="gdeck_next=M1,M2,M3")
    assert "da leave KGB DD" not in table.legal("CIA")
    assert table.refused("CIA da leave KGB DD") == ("deputy_never_leaves", "R10.9")
    table.play("CIA da leave KGB DI")
    assert sorted(table.seat("KGB")["leave"]) == ["AN", "DI"]
    # The Analyst was the only one: the KGB arranges three groups first.
    table.play("KGB ana M1 M2 M3")
    assert table.phase == "planning"
    assert table.legal("KGB") == ["x MS", "x DD", "x DA", "x AS", "x AM"]
    assert table.refused("KGB x DI") == ("on_leave", "R6.1")
    assert table.refused("KGB x AN") == ("on_leave", "R6.1")
    table.play("KGB x DD", "CIA x DD", "MI6 x DD")
    assert table.seat("KGB")["leave"] == []
    assert {"DI", "AN"} <= set(table.seat("KGB", "KGB")["hq"])
    table.play(f"{table.actors[0]} start CIA", "CIA rec", "KGB rec", "MI6 rec", "CIA pass", "KGB pass", "MI6 pass")
    assert (table.view()["turn"], table.phase) == (5, "planning")
    assert {"x DI", "x AN"} <= set(table.legal("KGB"))


def test_w25_start():
    """W25, R7.1, R7.3"""
    table = Table("turn=1 phase=start obj=IRN bal=MI6 | CIA x=AS | KGB x=MS | MI6 x=DI")
    assert table.actors == ["MI6"]
    assert table.legal("MI6") == ["start CIA", "start KGB", "start MI6"]
    table.play("MI6 start KGB")
    assert table.view()["next_up"] == [KGB, MI6, CIA]
    for agency in ("KGB", "MI6", "CIA"):
        assert (table.actors, table.legal(agency)) == ([agency], ["rec"])
        table.play(f"{agency} rec")


def w26(kgb: str) -> Table:
    return Table(f"""turn=2 phase=struggle act=MI6 obj=CUB bal=CIA passes=2 gdeck=E1 | CIA x=AS groups=M6r,P1r
                     | KGB x=MS {kgb} | MI6 x=DI groups=N1r won=NUC,EGY""")


def test_w26_nuclear_escalation_in_steps():
    """W26, R12.4"""
    table = w26("groups=M2m")
    assert "ev NUC" in table.legal("MI6")
    table.play("MI6 ev NUC")
    assert table.scores == [0, 0, 20]
    assert table.view()["discard"]["count"] == 0
    assert (table.phase, table.actors, table.legal("MI6")) == ("nuclear", ["MI6"], ["nuc M2", "nuc M6"])
    table.play("MI6 nuc M6")
    assert table.view()["discard"] == {"count": 2, "top": "M2"}
    assert [event["group"] for event in table.told("nuclear")] == ["M6", "M2"]
    assert (table.groups("CIA"), table.groups("KGB")) == ("P1r", "")
    assert (table.view()["passes"], table.actors) == (0, ["CIA"])


def test_w26_with_one_military_group_it_is_done_at_once():
    """W26, R12.4"""
    table = w26("groups=P2r").play("MI6 ev NUC")
    assert table.view()["discard"] == {"count": 1, "top": "M6"}
    assert (table.phase, table.actors) == ("struggle", ["CIA"])


def test_w27_what_the_others_know_of_an_hq():
    """W27, R14.7"""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA | CIA | KGB leave=AN | MI6")
    table.play("KGB x AS", "CIA x DD", "MI6 x DD")
    seen = table.seat("KGB", "CIA")
    assert seen["possible"] == ["MS", "DD", "DA", "AS", "AM", "DI"]
    assert (seen["back"], seen["hq"], seen["hq_count"]) == (["AN"], None, 6)
    rng, redrawn = Random(27), set()
    for _ in range(120):
        own = GAME.view(GAME.imagine(table.state, CIA, rng), KGB)["seats"][KGB]
        assert "AN" in own["hq"]
        assert sorted([*own["hq"], own["agent"]]) == sorted(["MS", "DD", "DA", "AN", "AS", "AM", "DI"])
        redrawn.add(own["agent"])
    assert redrawn == {"MS", "DD", "DA", "AS", "AM", "DI"}


def w28() -> Table:
    return closing(
        "CR CR DD", obj="CUB", mi6="won=SPA", head="roster=amb+intercept odeck=KOR,EGY,TUR,IRN,CHL gdeck_next=M6,M1,M2"
    )


def test_w28_interceptions():
    """W28, R10.20, R14.6"""
    table = w28()
    assert (table.phase, table.actors) == ("cryptographer", ["CIA"])
    assert table.view("CIA")["looking"] == {"what": "objective", "cards": ["KOR"]}
    table.play("CIA cry bury")
    last = table.view()["objectives"]["count"] - 1
    assert known(table, "objectives", "CIA") == [[last, "KOR"]]
    assert known(table, "objectives", "KGB") == [[0, "EGY"]]
    assert known(table, "objectives", "MI6") == known(table, "objectives") == []
    table.play("KGB cry keep")
    assert known(table, "objectives", "KGB") == [[0, "EGY"]]
    assert known(table, "objectives", "CIA") == [[last, "KOR"]]


def test_w28_the_space_race_and_what_follows():
    """W28, R12.6, R14.4, R14.6"""
    table = w28().play("CIA cry bury", "KGB cry keep")
    last = table.view()["objectives"]["count"] - 1
    assert (table.phase, table.actors) == ("detente", ["MI6"])
    table.play("MI6 ev SPA")
    assert table.view("MI6")["looking"] == {"what": "objectives", "cards": ["EGY", "TUR", "IRN"]}
    table.play("MI6 ord TUR EGY IRN")
    # The next turn has begun: TUR, which MI6 put on top, lies open.
    assert table.view()["objective"]["id"] == "TUR"
    assert known(table, "objectives", "MI6") == [[0, "EGY"], [1, "IRN"]]
    assert known(table, "objectives", "KGB") == known(table, "objectives") == []
    assert known(table, "objectives", "CIA") == [[last - 1, "KOR"]]


def test_w28_a_director_shows_the_buried_card():
    """W28, R10.18"""
    table = w28().play("CIA cry bury", "KGB cry keep", "MI6 done")
    assert table.view()["objective"]["id"] == "EGY"
    table.play("CIA x DI", "KGB x DD", "MI6 x DD", "KGB start CIA", "CIA rec", "KGB rec", "MI6 rec")
    table.forget().play("CIA pass", "KGB pass", "MI6 pass")
    assert table.told("claim") == [
        {"by": CIA, "objective": "KOR", "points": 10, "why": "director"},
        {"by": CIA, "objective": "EGY", "points": 20, "why": "domination"},
    ]
    assert table.seat("CIA")["won"] == ["CUB", "KOR", "EGY"]
