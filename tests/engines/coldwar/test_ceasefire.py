"""R9: who dominates, who is in disorder, and what follows at once."""

from __future__ import annotations

import pytest

from tests.engines.coldwar.table import AGENCIES, CIA, KGB, MI6, Table, before_the_last_pass, closing, hq_without


def ranked(groups: str, **more: str) -> list[int]:
    return closing("DD DD DD", groups=groups, **more).told("totals")[0]["ranking"]


def in_order(kinds: list[str], *expected: str) -> bool:
    places = [kinds.index(kind) for kind in expected]
    return places == sorted(places)


def test_a_total_equal_to_the_stability_is_in_order():
    """R9.1"""
    table = closing("AN AS MS", groups="M6r,E5r M5r,N6r,P1r M4r")
    assert table.told("totals")[0]["influence"] == [11, 12, 4]
    assert table.told("disorder") == [{"by": KGB, "excess": 1}]
    assert table.told("dominates") == [{"by": CIA, "objective": "IRN"}]


@pytest.mark.parametrize(
    ("groups", "ranking"),
    [
        ("M4r M6r M5r", [KGB, MI6, CIA]),  # in order: the higher total
        ("M6r,P6r M1r E6r,N6r,P1r", [KGB, CIA, MI6]),  # in order before disorder, then the smaller excess
        ("E6r,N6r,P1r M6r,P6r M1r", [MI6, KGB, CIA]),
        ("M6r,P6r E6r,N5r M5r,N6r", [MI6, KGB, CIA]),  # level at 11: nobody is political, MI6 is military
    ],
)
def test_ranking(groups, ranking):
    """R9.2"""
    assert ranked(groups) == ranking


def test_the_best_seat_in_order_dominates():
    """R9.3"""
    table = closing("DD DD DD", groups="M6r,P6r E6r,N4r M5r")
    assert table.told("dominates") == [{"by": KGB, "objective": "IRN"}]
    nobody = closing("DD DD DD", groups="M6r,P6r E6r,N6r M5r,N5r,P5r")
    assert nobody.told("dominates") == []
    assert nobody.told("nobody") == [{"objective": "IRN"}]


def test_a_tie_goes_by_the_highest_group_of_the_first_faction_that_counts():
    """R9.4: IRN is P M E N; the highest card counts, not how many there are."""
    assert ranked("P4r,N2r P3r,M3r M1r") == [CIA, KGB, MI6]
    assert ranked("P2r,P4r P5r,N1r M1r") == [KGB, CIA, MI6]
    assert ranked("E3r,N2r M5r N1r") == [KGB, CIA, MI6]
    assert ranked("N3r,E2r E5r N1r") == [KGB, CIA, MI6]


def test_the_profile_is_the_objectives_own():
    """R9.4, R1.2: KOR is M N P E, PAN is E M N P."""
    groups = "M2r,P4r N4r,P2r E6r"
    assert ranked(groups, obj="KOR") == [CIA, KGB, MI6]
    assert ranked(groups, obj="PAN") == [MI6, CIA, KGB]


def test_a_three_way_tie_begins_again_with_the_first_faction():
    """R9.4: after the KGB is ahead by politics, the other two are compared from politics on again."""
    table = closing("DD DD DD", groups="P1r,E5r P6r P2r,N4r")
    assert table.told("totals")[0]["ranking"] == [KGB, MI6, CIA]
    assert table.told("tie") == [
        {"seats": [CIA, KGB, MI6], "faction": "P", "ahead": KGB},
        {"seats": [CIA, MI6], "faction": "P", "ahead": MI6},
    ]


def test_ties_in_disorder_are_separated_alike():
    """R9.4, R9.2"""
    assert ranked("M6r,N6r E6r,P6r M1r") == [MI6, KGB, CIA]


@pytest.mark.parametrize(
    ("holder", "ranking"), [("CIA", [CIA, KGB, MI6]), ("KGB", [CIA, KGB, MI6]), ("MI6", [CIA, MI6, KGB])]
)
def test_seats_without_groups_rank_from_the_balance_holder(holder, ranking):
    """R9.4: the holder first, then clockwise from him."""
    table = Table(f"""turn=2 phase=struggle act=CIA obj=IRN bal={holder} gdeck=E1 gdisc=.. | CIA x=DD groups=N1r
                      | KGB x=DD | MI6 x=DD""").play("CIA act N1", "CIA peek disc")
    assert table.told("totals")[0]["ranking"] == ranking
    assert table.told("tie") == [{"seats": [KGB, MI6], "faction": "", "ahead": ranking[1]}]


def test_whoever_causes_disorder_loses_the_agent():
    """R9.5"""
    table = closing("AS DI DD", groups="M6r,P6r E6r,N6r M5r")
    assert table.told("eliminated") == [
        {"by": CIA, "agent": "AS", "cause": "disorder"},
        {"by": KGB, "agent": "DI", "cause": "disorder"},
    ]
    assert (table.seat("CIA")["out"], table.seat("KGB")["out"]) == ([["AS", "T"]], [["DI", "T"]])
    # Whoever has left the field has no plan.
    assert [plan["agent"] for plan in table.told("plan")] == ["DD"]


@pytest.mark.parametrize(
    ("holder", "order"), [("CIA", [CIA, KGB, MI6]), ("KGB", [KGB, MI6, CIA]), ("MI6", [MI6, CIA, KGB])]
)
def test_disorder_is_settled_clockwise_from_the_balance_holder(holder, order):
    """R9.5"""
    table = closing("AS DI DD", groups="M6r,P6r E6r,N6r M5r,N5r,P5r", bal=holder)
    assert [event["by"] for event in table.told("revealed")] == order
    assert [event["by"] for event in table.told("disorder")] == order


def test_the_deputy_director_goes_home_from_disorder():
    """R9.5, R10.7"""
    table = closing("DD DI DD", groups="M6r,P6r E6r M5r")
    assert table.seat("CIA")["hq"] == hq_without()
    assert table.told("eliminated") == []


def test_the_agent_is_revealed_before_his_seat_is_asked():
    """R9.5, R12.2"""
    table = closing("AS DI DD", groups="M6r,P6r E6r M5r", cia="won=NOB")
    assert (table.phase, table.actors) == ("nobel", ["CIA"])
    assert all(table.seat("CIA", other)["agent"] == "AS" for other in (*AGENCIES, None))
    assert table.seat("CIA")["agent_is"] == "revealed"
    assert table.seat("KGB", "CIA")["agent"] is None


def test_the_second_seat_is_runner_up_if_it_is_in_order():
    """R9.6: seen by whom the dominator's own Master Spy makes claim (R10.6)."""
    assert closing("MS DD DD").told("claim")[0]["by"] == KGB
    assert closing("MS DD DD", groups="M6r M4r M5r").told("claim")[0]["by"] == MI6
    table = closing("MS DD DA", groups="M6r P6r,N6r M5r")
    assert table.view()["runner_up"] == MI6
    # Both others in disorder: there is no runner-up, and the objective is claimed by the one in order anyway.
    alone = closing("DA DD DD", groups="M6r P6r,N6r M5r,E4r,N5r")
    assert alone.view()["runner_up"] is None


@pytest.mark.parametrize(
    ("groups", "loser"),
    [
        ("M6r M5r M4r", MI6),
        ("M4r M6r M5r", CIA),
        ("M6r P6r,N6r M5r", KGB),
        ("P6r,E6r,N1r P5r,N6r,E1r M5r", CIA),
        ("P6r,E6r P5r,N6r,E1r M5r,N5r,E5r", None),
    ],
)
def test_the_last_ranked_seat_is_the_loser(groups, loser):
    """R9.7"""
    assert closing("DD DD DD", groups=groups).view()["loser"] == loser


def test_the_loser_of_a_duel_does_not_dominate():
    """R9.7"""
    assert closing("DD DD", groups="M6r M5r").view()["loser"] == KGB
    assert closing("DD DD", groups="M6r,P6r M5r").view()["loser"] == CIA


def test_the_only_seat_in_order_claims_at_once():
    """R9.8: the Debriefing still takes place, with the objective claimed."""
    table = closing("MS AS", groups="M6r M5r,N6r,P2r")
    assert table.told("claim") == [{"by": CIA, "objective": "IRN", "points": 15, "why": "survivor"}]
    assert [(plan["agent"], plan["works"], plan["why"]) for plan in table.told("plan")] == [("MS", False, "claimed")]
    trio = closing("AS AN DD", groups="M6r M5r,N6r,P2r P6r,E6r")
    assert trio.seat("CIA")["won"] == ["IRN"]
    assert trio.told("buried") == []


def test_one_of_three_in_disorder_claims_nothing_for_the_others_yet():
    """R9.8"""
    table = closing("DD DD MS", groups="M6r M5r,N6r,P2r M4r")
    assert table.told("claim") == [{"by": MI6, "objective": "IRN", "points": 15, "why": "spy"}]


def test_all_in_disorder_bury_the_objective():
    """R9.9"""
    table = closing("DA AN", groups="M6r,P6r E6r,N6r", head="odeck=TUR")
    assert table.told("buried") == [{"objective": "IRN", "why": "disorder"}]
    assert (table.told("plan"), table.told("claim"), table.scores) == ([], [], [0, 0])
    # The Analyst and the Double Agent were eliminated: nothing is pending.
    assert table.view()["pending"] == {"listening": None, "analyst": None}
    assert (table.view()["turn"], table.view()["objective"]["id"]) == (4, "TUR")


def test_the_order_inside_the_ceasefire():
    """R9.10: ranking, then the disorder, then the claim or the burial."""
    kinds = closing("DD AS", groups="M6r M5r,N6r,P2r").kinds()
    assert in_order(kinds, "ceasefire", "totals", "dominates", "disorder", "eliminated", "claim", "plan")
    kinds = closing("DI AS", groups="M6r,P6r E6r,N6r").kinds()
    assert in_order(kinds, "totals", "nobody", "disorder", "eliminated", "buried")


def test_while_the_nobel_prize_is_decided_nothing_is_claimed_yet():
    """R9.10"""
    table = closing("DD AS", groups="M6r M5r,N6r,P2r", kgb="won=NOB")
    assert (table.phase, table.scores) == ("nobel", [0, 5])
    assert table.view()["dominator"] == CIA
    table.play("KGB no")
    assert table.scores == [15, 5]


def test_a_pass_that_ends_the_struggle_is_foretold():
    """R7.7"""
    table, line = before_the_last_pass("DD DD DD")
    assert line == "CIA pass"
    assert table.choices("CIA")["pass"] == {"ends": True}
