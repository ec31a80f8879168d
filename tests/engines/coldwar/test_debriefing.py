"""R10: the plans of the agents, in the order of their Initiative."""

from __future__ import annotations

import pytest

from tests.engines.coldwar.table import AGENCIES, CIA, KGB, MI6, Table, closing, hq_without


def plans(table: Table) -> list[tuple[int, str, bool, str]]:
    return [(plan["by"], plan["agent"], plan["works"], plan["why"]) for plan in table.told("plan")]


def test_everyone_in_the_field_is_revealed():
    """R10.1"""
    table = closing("DA AN MS")
    assert table.phase == "double_agent"
    assert sorted((event["by"], event["agent"]) for event in table.told("revealed")) == [
        (CIA, "DA"),
        (KGB, "AN"),
        (MI6, "MS"),
    ]
    for agency, agent in zip(AGENCIES, ("DA", "AN", "MS"), strict=True):
        seen = table.seat(agency)
        assert (seen["agent"], seen["agent_is"]) == (agent, "revealed")
        assert agent not in seen["hq"]


def test_plans_come_in_the_order_of_initiative():
    """R10.2"""
    table = closing("DI MS AN")
    assert [plan["initiative"] for plan in table.told("plan")] == [1, 4, 6]
    table = closing("AN DA DD").play("KGB da spy CIA")
    assert [(plan["agent"], plan["initiative"]) for plan in table.told("plan")] == [("DD", 2), ("DA", 3), ("AN", 4)]


def test_an_agent_removed_at_five_does_not_act_later_but_three_and_four_stay():
    """R10.2, R10.10, R10.13"""
    table = closing("DI AM DD", head="odeck=TUR,..,KOR")
    assert "director" not in [claim["why"] for claim in table.told("claim")]
    table = closing("AS DA AN").play("KGB da spy MI6")
    assert table.seat("KGB")["out"] == [["DA", "T"]]
    assert table.seat("MI6")["out"] == [["AN", "T"]]
    assert table.view()["pending"]["listening"] == [KGB, MI6]
    assert (table.phase, table.actors) == ("analyst", ["MI6"])


@pytest.mark.parametrize(
    ("agents", "agent", "box", "works"),
    [
        ("AS DI DD", "AS", "own", True),
        ("DI AS DD", "AS", "rival", False),
        ("DI AM DD", "AM", "rival", True),
        ("AM DI DD", "AM", "own", False),
        ("DI DD DD", "DI", "own", True),
        ("DD DI DD", "DI", "rival", False),
    ],
)
def test_a_plan_is_read_in_the_box_of_the_dominator(agents, agent, box, works):
    """R10.3"""
    [plan] = [plan for plan in closing(agents).told("plan") if plan["agent"] == agent]
    assert (plan["box"], plan["works"]) == (box, works)


def test_the_dominator_stays_the_one_of_the_ceasefire():
    """R10.3: the KGB's Master Spy takes the objective, and yet it is the CIA's Director who works."""
    table = closing("DI MS DD", head="odeck=TUR,..,KOR")
    assert [(claim["by"], claim["objective"], claim["why"]) for claim in table.told("claim")] == [
        (KGB, "IRN", "spy"),
        (CIA, "KOR", "director"),
    ]


def test_equal_initiatives_go_by_the_ranking():
    """R10.4: of three Cryptographers the best-ranked looks first."""
    table = closing("CR CR CR", groups="M4r M6r M5r", head="roster=intercept odeck=TUR,KOR")
    order = []
    while table.phase == "cryptographer":
        order.append(table.actors[0])
        table.play(f"{table.actors[0]} cry keep")
    assert order == ["KGB", "MI6", "CIA"]


def test_a_master_spy_comes_too_late_for_a_claimed_objective():
    """R10.5: the objective went to the only seat in order."""
    table = closing("MS DD", groups="M6r P6r,N6r")
    assert table.scores == [15, 0]
    assert (CIA, "MS", False, "claimed") in plans(table)


def test_a_losing_master_spy_claims():
    """R10.6"""
    table = closing("DD DD MS")
    assert table.scores == [0, 0, 15]
    assert table.told("claim") == [{"by": MI6, "objective": "IRN", "points": 15, "why": "spy"}]
    assert closing("DD MS", groups="M6r M5r").scores == [0, 15]


def test_of_several_losing_master_spies_the_best_ranked_claims():
    """R10.6"""
    table = closing("MS DD MS", groups="M4r M6r M5r")
    assert table.scores == [0, 0, 15]
    assert plans(table)[:2] == [(MI6, "MS", True, ""), (CIA, "MS", False, "better_ranked")]


def test_the_dominators_own_master_spy_serves_the_runner_up():
    """R10.6"""
    assert closing("MS DD DD").scores == [0, 15, 0]
    assert closing("MS MS", groups="M6r M5r").scores == [0, 15]
    assert closing("MS DD", groups="M6r M5r").scores == [0, 15]


def test_a_master_spy_eliminated_by_disorder_does_nothing():
    """R10.2, R10.6"""
    table = closing("DD MS DD", groups="M6r P6r,N6r M5r")
    assert table.scores == [15, 0, 0]


@pytest.mark.parametrize(("agents", "cause"), [("AS DD DD", "assassin"), ("DD AM DD", "ambassador")])
def test_the_deputy_director_is_immune_and_goes_home(agents, cause):
    """R10.7"""
    table = closing(agents)
    assert all(seat["out"] == [] for seat in table.view()["seats"])
    assert cause in [event["cause"] for event in table.told("safe")]
    for agency, agent in zip(AGENCIES, agents.split(), strict=True):
        if agent == "DD":
            assert (table.seat(agency)["leave"], table.seat(agency)["hq"]) == ([], hq_without())


@pytest.mark.parametrize(
    ("agents", "groups", "owner"),
    [
        ("DA DD DD", "M6r M5r M4r", "CIA"),
        ("DD DA DD", "M6r M5r M4r", "KGB"),
        ("DD DD DA", "M6r M5r M4r", "MI6"),
        ("DA DA DD", "M6r M5r M4r", "CIA"),
        ("DA DA DD", "M5r M6r M4r", "KGB"),
        ("DA DA DD", "M5r M4r M6r", None),
        ("DA DA DA", "M5r M4r M6r", "MI6"),
        ("DA DA", "M5r M6r", "KGB"),
        ("DD DA", "M6r M5r", "KGB"),
    ],
)
def test_which_double_agent_works(agents, groups, owner):
    """R10.8"""
    table = closing(agents, groups=groups)
    if owner is None:
        assert table.phase == "planning"
    else:
        assert (table.phase, table.actors) == ("double_agent", [owner])
        assert table.view()["stage"] == "debriefing"


def test_the_double_agent_has_to_choose_a_rival_or_his_agent():
    """R10.9"""
    table = closing("DA AN DD", kgb="leave=AS out=AM:D", mi6="hq=MS out=DA:T,AN:T,AS:T,AM:D,DI:T")
    assert table.legal("CIA") == [
        "da spy KGB",
        "da spy MI6",
        "da leave KGB MS",
        "da leave KGB DA",
        "da leave KGB DI",
        "da leave MI6 MS",
    ]
    assert table.refused("CIA da spy CIA")[0] == "not_a_rival"
    assert table.refused("CIA da leave KGB DD") == ("deputy_never_leaves", "R10.9")
    for agent in ("AN", "AS", "AM"):
        assert table.refused(f"CIA da leave KGB {agent}")[1] == "R10.9"
    table.play("CIA da leave KGB MS")
    assert table.told("sent_on_leave") == [{"by": CIA, "on": KGB, "agent": "MS"}]


def test_listening_is_public_and_outlives_the_double_agent():
    """R10.10"""
    table = closing("DI DA AM").play("KGB da spy MI6")
    assert table.told("listening") == [{"by": KGB, "on": MI6}]
    assert [table.view(agency)["pending"]["listening"] for agency in (*AGENCIES, None)] == [[KGB, MI6]] * 4
    table = closing("AS DA DD").play("KGB da spy CIA")
    assert table.seat("KGB")["out"] == [["DA", "T"]]
    assert table.actors == ["CIA", "MI6"]


def test_an_agent_sent_on_leave_misses_one_planning():
    """R10.11"""
    table = closing("DA DD DD").play("CIA da leave MI6 DI")
    assert table.seat("MI6")["leave"] == ["DI"]
    assert "x DI" not in table.legal("MI6")
    table.play("CIA x DD", "KGB x DD", "MI6 x DD")
    assert table.seat("MI6")["back"] == ["DI"]
    assert "DI" in table.seat("MI6", "MI6")["hq"]


@pytest.mark.parametrize(
    ("agents", "groups", "owner"),
    [
        ("AN DD DD", "M6r M5r M4r", CIA),
        ("DD AN DD", "M6r M5r M4r", KGB),
        ("DD DD AN", "M6r M5r M4r", MI6),
        ("DD AN", "M6r M5r", KGB),
        ("AN DD", "M6r M5r", CIA),
    ],
)
def test_a_single_analyst_works_whoever_dominates(agents, groups, owner):
    """R10.12"""
    table = closing(agents, groups=groups)
    assert table.told("analyst") == [{"by": owner}]
    assert (table.phase, table.actors) == ("analyst", [AGENCIES[owner]])


def test_a_pending_analyst_is_kept_when_he_is_removed():
    """R10.13"""
    table = closing("AS AN DD")
    assert table.seat("KGB")["out"] == [["AN", "T"]]
    assert table.view()["pending"]["analyst"] == KGB


@pytest.mark.parametrize(
    ("agents", "groups", "owner"),
    [
        ("AN AN DD", "M6r M5r M4r", CIA),
        ("DD AN AN", "M6r M5r M4r", None),
        ("AN AN AN", "M4r M6r M5r", KGB),
        ("AN AN", "M6r M5r", KGB),
        ("AN AN", "M5r M6r", CIA),
    ],
)
def test_several_analysts(agents, groups, owner):
    """R10.14: in trio the dominator's, in a duel the other one's."""
    table = closing(agents, groups=groups)
    assert table.view()["pending"]["analyst"] == owner
    assert sum(works for _, agent, works, _ in plans(table) if agent == "AN") == (owner is not None)


def test_the_dominators_assassin_eliminates_every_rival_and_buries():
    """R10.15"""
    table = closing("AS DI AN")
    assert (table.seat("KGB")["out"], table.seat("MI6")["out"]) == ([["DI", "T"]], [["AN", "T"]])
    assert table.told("buried") == [{"objective": "IRN", "why": "assassin"}]
    assert table.scores == [0, 0, 0]
    assert table.seat("CIA")["leave"] == ["AS"]


def test_a_losing_assassin_does_nothing():
    """R10.15"""
    table = closing("DI AS AN")
    assert all(seat["out"] == [] for seat in table.view()["seats"])
    assert (KGB, "AS", False, "no_effect") in plans(table)


def test_an_assassin_buries_nothing_that_is_claimed():
    """R10.15: the Master Spy was faster, and is eliminated all the same."""
    table = closing("AS MS DD")
    assert (table.scores, table.told("buried")) == ([0, 15, 0], [])
    assert table.seat("KGB")["out"] == [["MS", "T"]]


def test_an_ambassador_detains_the_dominators_agent():
    """R10.16"""
    table = closing("DI AM DD")
    assert table.seat("CIA")["out"] == [["DI", "D"]]
    assert table.told("detained") == [{"by": CIA, "agent": "DI"}]
    own = closing("AM DI DD")
    assert all(seat["out"] == [] for seat in own.view()["seats"])


def test_two_ambassadors_detain_once_and_strike_with_the_assassin():
    """R10.16"""
    table = closing("AS AM AM")
    assert table.told("detained") == [{"by": CIA, "agent": "AS"}]
    assert [seat["out"] for seat in table.view()["seats"]] == [[["AS", "D"]], [["AM", "T"]], [["AM", "T"]]]
    assert table.told("buried") == [{"objective": "IRN", "why": "assassin"}]


def test_detained_agents_cannot_be_chosen():
    """R10.17"""
    table = closing("DI AM DD")
    assert table.refused("CIA x DI") == ("removed", "R6.1")
    assert "DI" not in table.seat("CIA")["hq"]


@pytest.mark.parametrize(("agents", "won"), [("DI DD DD", ["KOR", "IRN"]), ("DI MS DD", ["KOR"])])
def test_the_dominators_director_claims_the_bottom_card(agents, won):
    """R10.18: whatever became of the current objective."""
    table = closing(agents, head="odeck=TUR,..,KOR")
    assert table.seat("CIA")["won"] == won
    assert table.told("claim")[-len(won)] == {"by": CIA, "objective": "KOR", "points": 10, "why": "director"}


def test_another_director_claims_nothing():
    """R10.18"""
    table = closing("DD DI DD", head="odeck=TUR,..,KOR")
    assert (table.seat("CIA")["won"], table.seat("KGB")["won"]) == (["IRN"], [])
    assert (KGB, "DI", False, "no_effect") in plans(table)


def test_a_director_takes_the_card_that_was_buried_before():
    """R10.18, R10.15: in a later turn the bottom is what was buried."""
    table = closing("AS DD DD", head="odeck=TUR gdeck_next=M6,M5,M4")
    table.play("CIA x DI", "KGB x DD", "MI6 x DD")
    table.play(f"{table.actors[0]} start CIA", "CIA rec", "KGB rec", "MI6 rec", "CIA pass", "KGB pass", "MI6 pass")
    assert table.seat("CIA")["won"] == ["IRN", "TUR"]


@pytest.mark.parametrize(("top", "points"), [("E3", 0), ("E4", 5), ("P5", 5), ("N6", 5), ("P1", 0)])
def test_the_cipher_cryptographers_turn_one_card_for_all(top, points):
    """R10.19"""
    table = closing("DD CR CR", head=f"roster=cipher gdeck={top}")
    assert table.scores == [15, points, points]
    assert [seat["bonus"] for seat in table.view()["seats"]] == [0, points, points]
    [told] = table.told("decrypted")
    assert (told["group"], told["points"]) == (top, points)


def test_interceptors_look_in_turn_at_what_is_then_on_top():
    """R10.20"""
    table = closing("CR CR DD", head="roster=intercept odeck=TUR,KOR,EGY")
    assert table.legal("CIA") == ["cry keep", "cry bury"]
    assert table.told("intercept", "CIA") == [{"by": CIA, "objective": "TUR"}]
    assert table.told("intercept", "KGB") == table.told("intercept") == [{"by": CIA, "objective": None}]
    kept = table.forked().play("CIA cry keep")
    assert kept.view("KGB")["looking"]["cards"] == ["TUR"]
    table.play("CIA cry bury")
    assert table.view("KGB")["looking"]["cards"] == ["KOR"]
    table.play("KGB cry keep")
    assert table.view()["objective"]["id"] == "KOR"
    assert (table.told("intercept_bury"), table.told("intercept_keep")) == ([{"by": CIA}], [{"by": KGB}])


def test_without_objectives_there_is_nothing_to_intercept():
    """R10.20"""
    table = closing("CR DD DD", obj="NOB", cia="won=CZE,EGY", kgb="won=VNM,..", head="roster=intercept")
    assert (table.told("intercept"), table.phase) == ([], "over")


def test_finally_the_dominator_claims_what_is_open():
    """R10.21"""
    table = closing("DD AN AS")
    assert table.told("claim") == [{"by": CIA, "objective": "IRN", "points": 15, "why": "domination"}]
    assert table.view()["dominator"] is None
    assert table.kinds().index("claim") > max(index for index, kind in enumerate(table.kinds()) if kind == "plan")
