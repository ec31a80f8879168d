"""The worked examples W13 to W20 of the specification, sentence by sentence: the plans and what they leave behind."""

from __future__ import annotations

import pytest

from tests.engines.coldwar.table import AGENCIES, CIA, KGB, MI6, Table, closing

MI6_BEST = "M4r M5r M6r"


def test_w13_two_double_agents_of_others_do_nothing():
    """W13, R10.8"""
    table = closing("DA DA AN", groups=MI6_BEST)
    assert table.told("dominates") == [{"by": MI6, "objective": "IRN"}]
    assert [plan["works"] for plan in table.told("plan") if plan["agent"] == "DA"] == [False, False]
    assert (table.phase, table.actors) == ("analyst", ["MI6"])


def test_w13_only_the_dominators_double_agent_works():
    """W13, R10.8"""
    table = closing("DA DA AN")
    assert (table.phase, table.actors) == ("double_agent", ["CIA"])
    table.play("CIA da spy MI6")
    assert table.phase != "double_agent"


def test_w13_a_double_agent_whose_like_was_eliminated_works():
    """W13, R10.8, R9.5"""
    table = closing("DA DA AN", groups="M4r N6r,P6r M6r")
    assert table.told("dominates") == [{"by": MI6, "objective": "IRN"}]
    assert table.told("eliminated") == [{"by": KGB, "agent": "DA", "cause": "disorder"}]
    assert (table.phase, table.actors) == ("double_agent", ["CIA"])


@pytest.mark.parametrize(
    ("agents", "groups", "owner"),
    [
        ("AN AN DD", "M6r M5r M4r", CIA),
        ("AN AN DD", MI6_BEST, None),
        ("AN AN", "M6r M5r", KGB),
    ],
)
def test_w14_several_analysts(agents, groups, owner):
    """W14, R10.14"""
    table = closing(agents, groups=groups)
    assert table.view()["pending"]["analyst"] == owner
    assert (table.phase, table.actors) == (
        ("planning", list(AGENCIES)) if owner is None else ("analyst", [AGENCIES[owner]])
    )


def test_w15_assassin_and_ambassador():
    """W15, R10.16, R10.13"""
    table = closing("AS AM AN")
    assert table.seat("KGB")["out"] == [["AM", "T"]]
    assert table.seat("MI6")["out"] == [["AN", "T"]]
    assert table.seat("CIA")["out"] == [["AS", "D"]]
    assert table.told("buried") == [{"objective": "IRN", "why": "assassin"}]
    assert table.told("claim") == []
    assert table.scores == [0, 0, 0]
    assert table.kinds().index("analyst") < table.kinds().index("eliminated")
    assert (table.phase, table.actors, table.view()["turn"]) == ("analyst", ["MI6"], 4)
    assert len(table.legal("MI6")) == 6


def test_w16_ambassador_and_director():
    """W16, R10.2, R10.16"""
    table = closing("DI AM DD")
    assert table.seat("CIA")["out"] == [["DI", "D"]]
    assert table.seat("CIA")["won"] == ["IRN"]
    assert table.told("claim") == [{"by": CIA, "objective": "IRN", "points": 15, "why": "domination"}]
    assert table.seat("KGB")["leave"] == ["AM"]


@pytest.mark.parametrize(
    ("agents", "top", "scores"),
    [
        ("CR CR AN", "M4", [20, 5, 0]),
        ("CR CR AN", "P3", [15, 0, 0]),
        ("CR AM CR", "N6", [15, 0, 5]),
    ],
)
def test_w17_cryptographers(agents, top, scores):
    """W17, R10.19"""
    table = closing(agents, groups="E6r E5r E4r", head=f"roster=amb+cipher gdeck={top}")
    assert table.scores == scores
    [decrypted] = table.told("decrypted")  # once for all of them
    assert decrypted["group"] == top
    assert decrypted["points"] == (0 if top == "P3" else 5)
    assert table.told("claim") == [{"by": CIA, "objective": "IRN", "points": 15, "why": "domination"}]
    if agents == "CR AM CR":
        assert table.seat("CIA")["out"] == [["CR", "D"]]
        assert decrypted["seats"] == [MI6]


def test_w17_with_an_empty_group_deck_there_is_nothing_to_decrypt():
    """W17, R10.19"""
    table = Table("""turn=2 phase=struggle act=CIA obj=IRN bal=CIA roster=amb+cipher gdeck=E5 gdisc=..
                     | CIA x=CR groups=M6r | KGB x=CR groups=M5r | MI6 x=AN groups=M4r""").play("CIA rec")
    assert table.told("ceasefire") == [{"why": "deck"}]
    assert table.scores == [15, 0, 0]
    assert table.told("decrypted") == []
    assert [plan["why"] for plan in table.told("plan") if plan["agent"] == "CR"] == ["empty", "empty"]


@pytest.mark.parametrize(
    ("agents", "claimant", "why"),
    [
        ("MS DD DD", KGB, "runner_up"),
        ("DD DD MS", MI6, "spy"),
        ("DD MS MS", KGB, "spy"),
        ("MS DD MS", MI6, "spy"),
        ("MS MS MS", KGB, "spy"),
    ],
)
def test_w18_master_spies(agents, claimant, why):
    """W18, R10.6"""
    table = closing(agents)
    assert table.told("totals")[0]["ranking"] == [CIA, KGB, MI6]
    assert table.told("claim") == [{"by": claimant, "objective": "IRN", "points": 15, "why": why}]


def w19(kgb: str, groups: str) -> Table:
    """IRN (15) goes to the KGB, which has claimed `kgb` before; MI6 has 30."""
    return closing("DD DD DD", groups=groups, cia="won=AFG", kgb=kgb, mi6="won=EGY,CUB")


def test_w19_a_loser_above_the_lowest_chooses():
    """W19, R5.3"""
    table = w19("", "M5r M6r M4r")
    assert table.scores == [15, 15, 30]
    assert table.view()["loser"] == MI6
    assert (table.phase, table.actors) == ("balance", ["MI6"])
    assert table.legal("MI6") == ["bal CIA", "bal KGB"]
    table.play("MI6 bal KGB")
    assert table.view()["balance"] == KGB
    assert table.told("balance") == [{"to": KGB, "why": "given", "by": MI6}]


def test_w19_a_loser_among_the_lowest_takes_it():
    """W19, R5.3: here the KGB loses, and the CIA's own card makes them level."""
    table = closing("DD DD DD", groups="M6r M4r M5r", obj="IRN", kgb="won=AFG", mi6="won=EGY,CUB")
    assert table.scores == [15, 15, 30]
    assert table.view()["loser"] == KGB
    assert table.phase == "planning"
    assert table.told("balance") == [{"to": KGB, "why": "loser", "by": None}]


def test_w19_one_lowest_seat_takes_it():
    """W19, R5.3"""
    table = closing("DD DD DD", groups="M5r M6r M4r", cia="won=ANG", mi6="won=EGY,CUB")
    assert table.scores == [10, 15, 30]
    assert table.view()["loser"] == MI6
    assert table.told("balance") == [{"to": CIA, "why": "lowest", "by": None}]
    assert table.view()["balance"] == CIA


def test_w20_listening():
    """W20, R6.3, R10.10"""
    table = closing("DA DD DD", head="turn=4").play("CIA da spy KGB")
    assert (table.view()["turn"], table.phase) == (5, "planning")
    assert table.view()["pending"]["listening"] == [CIA, KGB]
    assert table.actors == ["KGB", "MI6"]
    error = table.refusal("CIA x AS")
    assert (error.reason, error.rule, error.details) == ("must_wait", "R6.3", {"on": KGB})
    assert "x DD" in table.forked().legal("MI6")
    table.forked().play("MI6 x DD", "KGB x AS")
    table.play("KGB x AS")
    assert (table.seat("KGB", "CIA")["agent"], table.seat("KGB", "CIA")["agent_is"]) == ("AS", "known")
    for other in ("MI6", None):
        assert (table.seat("KGB", other)["agent"], table.seat("KGB", other)["agent_is"]) == (None, "hidden")
    assert "x AS" in table.legal("CIA")
