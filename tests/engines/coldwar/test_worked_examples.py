"""The worked examples W1 to W12 of the specification, sentence by sentence: the struggle and the cease-fire."""

from __future__ import annotations

import pytest

from tests.engines.coldwar.table import AGENCIES, CIA, KGB, MI6, TRIO, Table, closing, hq_without, known

W1 = """CIA x AS; KGB x MS; CIA start CIA; CIA rec; KGB rec; CIA act P5 E4; KGB rec; CIA act E4 N4; KGB rec; CIA pass;
KGB act E2 N4; CIA pass; KGB act N4; KGB peek rec; CIA pass; KGB pass"""


def w1() -> Table:
    return Table("mode=duel turn=1 phase=planning obj=CUB bal=CIA gdeck=P5,E4,N4,E2,E3 | CIA | KGB")


def w1_until(line: str) -> Table:
    """The example up to and including this line."""
    lines = [" ".join(each.split()) for each in W1.split(";")]
    return w1().play(*lines[: lines.index(line) + 1])


def test_w1_the_first_cards_and_the_theft():
    """W1, R1.3, R7.5, R8.4"""
    objective = w1().view()["objective"]
    assert (objective["stability"], objective["population"], objective["vp"]) == (9, 5, 10)
    assert objective["profile"] == ["E", "M", "P", "N"]
    table = w1_until("KGB rec")
    assert (table.groups("CIA"), table.groups("KGB")) == ("P5r", "E4r")
    table.play("CIA act P5 E4")
    assert (table.groups("CIA"), table.groups("KGB")) == ("P5m,E4r", "")
    assert table.legal("KGB") == ["rec"]


def test_w1_the_media_group_is_mobilised_and_made_ready_again():
    """W1, R8.2"""
    table = w1_until("CIA act E4 N4")
    assert table.groups("KGB") == "N4m"
    assert table.told("mobilise") == [{"by": CIA, "with": "E4", "group": "N4", "owner": KGB}]
    table = w1_until("KGB act E2 N4")
    assert table.groups("KGB") == "N4r,E2m"
    assert table.told("make_ready") == [{"by": KGB, "with": "E2", "group": "N4", "owner": KGB}]


def test_w1_only_the_kgb_sees_the_card_of_its_media_group():
    """W1, R8.3"""
    table = w1_until("KGB act N4")
    assert table.view("KGB")["looking"] == {"what": "group", "cards": ["E3"]}
    assert table.view("CIA")["looking"] is None
    assert table.view()["looking"] is None
    assert table.told("peek", "KGB") == [{"by": KGB, "with": "N4", "group": "E3"}]
    assert table.told("peek", "CIA") == table.told("peek") == [{"by": KGB, "with": "N4", "group": None}]


def test_w1_the_struggle_ends_with_the_second_pass_in_a_row():
    """W1, R7.7: two passes of the CIA came earlier, with actions of the KGB in between."""
    table = w1_until("KGB peek rec")
    assert table.groups("KGB") == "N4m,E2m,E3r"
    table.play("CIA pass")
    assert table.phase == "struggle"
    table.play("KGB pass")
    assert table.told("ceasefire") == [{"why": "passes"}]
    assert table.told("totals") == [{"influence": [9, 9], "stability": 9, "ranking": [CIA, KGB]}]
    assert table.told("tie") == [{"seats": [CIA, KGB], "faction": "E", "ahead": CIA}]
    assert table.told("dominates") == [{"by": CIA, "objective": "CUB"}]


def test_w1_the_plans_and_the_next_balance():
    """W1, R10.6, R10.15, R5.3"""
    table = w1_until("KGB pass")
    assert table.told("claim") == [{"by": KGB, "objective": "CUB", "points": 10, "why": "spy"}]
    assert table.told("eliminated") == [{"by": KGB, "agent": "MS", "cause": "assassin"}]
    assert table.told("buried") == []
    assert table.seat("KGB")["out"] == [["MS", "T"]]
    assert table.seat("KGB")["won"] == ["CUB"]
    assert table.scores == [0, 10]
    assert table.seat("CIA")["leave"] == ["AS"]
    view = table.view()
    assert (view["turn"], view["balance"], view["phase"]) == (2, CIA, "planning")


def w2() -> Table:
    return Table("""turn=2 phase=struggle act=MI6 obj=IRN bal=CIA passes=2 gdeck=E1
                    | CIA x=AS groups=M3r | KGB x=MS groups=P2r | MI6 x=DI groups=N4r""")


def test_w2_passes_must_be_consecutive():
    """W2, R7.7"""
    table = w2().play("MI6 rec")
    assert (table.phase, table.actors) == ("struggle", ["CIA"])
    assert table.view()["passes"] == 0
    assert table.legal("CIA") == ["rec", "act M3 E1", "act M3 N4", "act M3 P2", "pass"]
    table.play("CIA pass", "KGB pass")
    assert table.phase == "struggle"
    assert table.told("ceasefire") == []
    table.play("MI6 pass")
    assert table.told("ceasefire") == [{"why": "passes"}]


def test_w3_no_group_no_pass():
    """W3, R7.3, R12.3"""
    text = "turn=2 phase=struggle act=KGB obj=KOR bal=CIA gdisc=M2 | CIA x=AS | KGB x=MS {owns} | MI6 x=DI"
    assert Table(text.format(owns="")).legal("KGB") == ["rec"]
    assert Table(text.format(owns="won=LIV")).legal("KGB") == ["rec", "ev LIV"]


def test_w4_media_at_the_limit():
    """W4, R8.3, R7.5"""
    table = Table("""turn=2 phase=struggle act=CIA obj=GRC bal=CIA gdeck=P6,E1
                     | CIA x=AS groups=N2r,M1m,E3m | KGB x=MS | MI6 x=DI""")
    objective = table.view()["objective"]
    assert (objective["stability"], objective["population"]) == (13, 3)
    assert "rec" not in table.legal("CIA")
    assert table.refused("CIA rec") == ("population_full", "R7.5")
    table.play("CIA act N2")
    assert table.view("CIA")["looking"]["cards"] == ["P6"]
    assert table.legal("CIA") == ["peek disc", "peek leave"]
    assert all("P6" not in str(table.view(other)) for other in ("KGB", "MI6", None))
    table.play("CIA peek leave")
    assert all("P6" not in str(table.view(other)) for other in ("KGB", "MI6", None))
    assert known(table, "groups", "CIA") == [[0, "P6"]]


def w5() -> Table:
    return Table("""turn=2 phase=struggle act=CIA obj=IRN bal=CIA gdeck=E1 | CIA x=AS groups=P3r,M4r
                    | KGB x=MS groups=E6r,N4m | MI6 x=DI groups=P1m,E2r,N3r,M5r""")


def test_w5_the_six_thefts_and_nothing_else():
    """W5, R8.4"""
    table = w5()
    assert [table.seat(agency)["influence"] for agency in AGENCIES] == [7, 10, 11]
    political = [line for line in table.legal("CIA") if line.startswith("act P3")]
    assert sorted(political) == sorted(f"act P3 {group}" for group in ("E6", "N4", "P1", "E2", "N3", "M5"))
    error = table.refusal("CIA act P3 M4 KGB")
    assert (error.reason, error.rule, error.details) == ("would_overflow", "R8.4", {"total": 14, "stability": 11})
    assert table.refused("CIA act P3 M4 MI6") == ("receiver_full", "R8.4")
    assert table.refused("CIA act P3 P3") == ("itself", "R8.4")


def test_w5_a_stolen_group_keeps_its_state_and_may_overfill_the_thief():
    """W5, R8.4"""
    table = w5().play("CIA act P3 N4")
    assert table.groups("CIA") == "P3m,M4r,N4m"
    assert table.seat("CIA")["influence"] == 11
    table = w5().play("CIA act P3 E6")
    assert table.seat("CIA")["influence"] == 13


def test_w6_economic():
    """W6, R8.2"""
    table = Table("""turn=2 phase=struggle act=CIA obj=CGO bal=CIA gdeck=P6 | CIA x=AS groups=E5r,N1m
                     | KGB x=MS groups=E2r,M3r | MI6 x=DI groups=P4m""")
    assert table.legal("CIA") == ["rec", "act E5 M3", "act E5 N1", "act E5 P4", "pass"]
    table.play("CIA act E5 M3")
    assert table.groups("KGB") == "E2r,M3m"
    assert table.view()["discard"] == {"count": 0, "top": None}
    assert table.groups("CIA") == "E5m,N1m"
    assert table.refused("KGB act E2 E5") == ("economic_target", "R8.2")


def test_w7_military():
    """W7, R8.1"""
    table = Table("""turn=2 phase=struggle act=CIA obj=NUC bal=CIA gdeck=P6 | CIA x=AS groups=M6r
                     | KGB x=MS groups=N3r | MI6 x=DI groups=E1r""")
    assert table.legal("CIA") == ["act M6 E1", "act M6 N3", "pass"]
    table.play("CIA act M6 N3")
    assert table.groups("KGB") == ""
    assert table.legal("KGB") == ["rec"]
    assert table.view()["discard"] == {"count": 1, "top": "N3"}


def test_w7_a_lone_military_group_can_only_pass():
    """W7, R7.6, R8.1"""
    table = Table("turn=2 phase=struggle act=CIA obj=NUC bal=CIA gdeck=P6 | CIA x=AS groups=M6r | KGB x=MS | MI6 x=DI")
    assert table.legal("CIA") == ["pass"]


@pytest.mark.parametrize(
    ("holder", "ranking"), [("CIA", [KGB, CIA, MI6]), ("KGB", [KGB, MI6, CIA]), ("MI6", [KGB, MI6, CIA])]
)
def test_w8_the_group_deck_runs_out(holder, ranking):
    """W8, R7.4, R9.4"""
    table = Table(f"""turn=2 phase=struggle act=KGB obj=AFG bal={holder} gdeck=E1 gdisc=.. | CIA x=DD
                      | KGB x=DD groups=P2r | MI6 x=DD""")
    assert table.view()["groups"]["count"] == 1
    table.play("KGB rec")
    assert table.told("ceasefire") == [{"why": "deck"}]
    assert table.told("totals") == [{"influence": [0, 3, 0], "stability": 9, "ranking": ranking}]
    assert table.told("dominates") == [{"by": KGB, "objective": "AFG"}]
    assert table.told("tie") == [{"seats": [CIA, MI6], "faction": "", "ahead": ranking[1]}]


def test_w9_three_way_tie():
    """W9, R9.4, R9.6, R9.7"""
    table = closing("DD DD DD", obj="TUR", groups="N6r,E5r,M2r N5r,E6r,P2r N4r,M6r,E3r")
    assert table.told("totals") == [{"influence": [13, 13, 13], "stability": 13, "ranking": [KGB, CIA, MI6]}]
    assert table.told("tie") == [
        {"seats": [CIA, KGB, MI6], "faction": "P", "ahead": KGB},
        {"seats": [CIA, MI6], "faction": "N", "ahead": CIA},
    ]
    assert table.told("dominates") == [{"by": KGB, "objective": "TUR"}]
    assert table.view()["loser"] == MI6
    # The runner-up is the CIA: the dominator's own Master Spy makes it claim (R10.6).
    spied = closing("DD MS DD", obj="TUR", groups="N6r,E5r,M2r N5r,E6r,P2r N4r,M6r,E3r")
    assert spied.told("claim") == [{"by": CIA, "objective": "TUR", "points": 15, "why": "runner_up"}]


def w10(agent: str) -> Table:
    return closing(f"{agent} AN DD", obj="PAN", groups="E6r,E5r M5r,N3r M6r,P2r")


def test_w10_one_disorder():
    """W10, R9.1, R9.5, R9.4"""
    table = w10("DI")
    assert table.told("disorder") == [{"by": CIA, "excess": 2}]
    assert table.seat("CIA")["out"] == [["DI", "T"]]
    assert table.told("tie") == [{"seats": [KGB, MI6], "faction": "M", "ahead": MI6}]
    assert table.told("dominates") == [{"by": MI6, "objective": "PAN"}]
    assert table.told("claim") == [{"by": MI6, "objective": "PAN", "points": 15, "why": "domination"}]
    assert table.scores == [0, 0, 15]
    assert table.view()["pending"]["analyst"] == KGB
    assert (table.phase, table.actors) == ("analyst", ["KGB"])
    assert table.view()["loser"] == CIA


def test_w10_the_deputy_director_is_safe():
    """W10, R9.5, R10.7"""
    table = w10("DD")
    assert table.seat("CIA")["out"] == []
    assert table.seat("CIA")["leave"] == []
    assert table.seat("CIA")["hq"] == list(TRIO)
    assert table.told("safe")[0] == {"by": CIA, "agent": "DD", "cause": "disorder"}
    assert table.told("eliminated") == []


def w11(agent: str) -> Table:
    return closing(f"DD {agent} DA", obj="EGY", groups="E6r,P6r M5r M6r,N6r", head="odeck=AFG,..,CUB")


def test_w11_two_disorders():
    """W11, R9.8, R9.7"""
    table = w11("AN")
    assert table.told("claim") == [{"by": KGB, "objective": "EGY", "points": 20, "why": "survivor"}]
    assert table.scores == [0, 20, 0]
    assert table.seat("MI6")["out"] == [["DA", "T"]]
    assert table.seat("CIA")["hq"] == list(TRIO)
    assert table.view()["loser"] == MI6
    assert table.told("totals") == [{"influence": [12, 5, 12], "stability": 11, "ranking": [KGB, CIA, MI6]}]
    # Claimed in the Cease-fire, before the Debriefing begins.
    assert table.kinds().index("claim") < table.kinds().index("plan")


@pytest.mark.parametrize(
    ("agent", "won", "score"),
    [
        ("MS", ["EGY"], 20),
        ("AS", ["EGY"], 20),
        ("DI", ["EGY", "CUB"], 30),
    ],
)
def test_w11_the_own_agent_of_the_one_seat_in_order(agent, won, score):
    """W11, R9.8, R10.5, R10.15, R10.18"""
    table = w11(agent)
    assert table.seat("KGB")["won"] == won
    assert table.scores == [0, score, 0]
    assert table.told("buried") == []


def test_w12_three_disorders():
    """W12, R9.9, R5.3"""
    table = closing(
        "AS DD AM",
        obj="ANG",
        bal="MI6",
        groups="E6r,P4r M6r,N4r M5r,N6r",
        cia="won=CUB",
        kgb="won=CGO",
        mi6="won=EGY",
        head="odeck=LBY",
    )
    assert table.told("nobody") == [{"objective": "ANG"}]
    assert table.seat("CIA")["out"] == [["AS", "T"]]
    assert table.seat("MI6")["out"] == [["AM", "T"]]
    assert table.seat("KGB")["hq"] == hq_without()
    assert table.told("buried") == [{"objective": "ANG", "why": "disorder"}]
    assert table.told("plan") == []
    view = table.view()
    assert view["objectives"]["known"] == [[view["objectives"]["count"] - 1, "ANG"]]
    assert view["loser"] is None
    assert table.scores == [10, 10, 20]
    assert (view["turn"], view["balance"]) == (4, MI6)
    assert table.told("balance") == [{"to": MI6, "why": "stays", "by": None}]
