"""R2 and R3: how a match is set up, and where agents, groups and objectives can be."""

from __future__ import annotations

import pytest

from engines.coldwar import GAME
from engines.game import SetupError, checked
from tests.engines.coldwar.table import (
    AGENCIES,
    BASE,
    CIA,
    GROUPS,
    KGB,
    MI6,
    OBJECTIVES,
    ROSTERS,
    TRIO,
    Table,
    closing,
    known,
)

AGENTS_OF = {
    "amb": TRIO,
    "amb+cipher": (*TRIO, "CR"),
    "amb+intercept": (*TRIO, "CR"),
    "cipher": (*BASE, "CR"),
    "intercept": (*BASE, "CR"),
}


@pytest.mark.parametrize(("seats", "mode", "target", "passes"), [(3, "trio", 65, 3), (2, "duel", 100, 2)])
def test_the_number_of_seats_makes_the_mode_and_seats_are_agencies(seats, mode, target, passes):
    """R2.1, R13.1"""
    table = Table.new(seats)
    view = table.view()
    assert (view["mode"], view["target"], view["passes_to_end"]) == (mode, target, passes)
    assert [seat["agency"] for seat in view["seats"]] == list(AGENCIES[:seats])
    setup = GAME.opening(table.state)[0].seen_by(None)
    assert (setup["kind"], setup["mode"], setup["target"]) == ("setup", mode, target)
    assert setup["agencies"] == list(AGENCIES[:seats])


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_two_or_three_can_play(seats):
    """R2.1"""
    assert tuple(GAME.seat_counts({"roster": "amb"})) == (2, 3)
    with pytest.raises(SetupError):
        checked(GAME, seats, {}, 1)


def test_the_objective_deck_is_shuffled():
    """R2.2: twenty cards face down and one turned up; each of the 21 turns up first in some match."""
    views = [Table.new(3, seed).view() for seed in range(200)]
    assert all(view["objectives"] == {"count": 20, "known": []} for view in views)
    assert {view["objective"]["id"] for view in views} == set(OBJECTIVES)


def test_the_group_deck_is_shuffled_at_the_briefing():
    """R2.3, R5.4: each of the 24 groups is recruited first in some match."""
    first = set()
    for seed in range(250):
        table = Table.new(2, seed)
        assert table.view()["groups"] == {"count": 24, "known": []}
        table.play("CIA x DD", "KGB x DD")
        table.play(f"{table.actors[0]} start CIA", "CIA rec")
        first.add(table.groups("CIA").rstrip("r"))
    assert first == set(GROUPS)


@pytest.mark.parametrize("roster", ROSTERS)
def test_every_agent_begins_in_headquarters_and_scores_are_nought(roster):
    """R2.4, R2.5"""
    table = Table.new(3, roster=roster)
    view = table.view()
    assert view["roster"] == roster
    assert view["scores"] == [0, 0, 0]
    for seat in view["seats"]:
        assert sorted(seat["hq"]) == sorted(AGENTS_OF[roster])
        assert (seat["leave"], seat["out"], seat["won"], seat["bonus"]) == ([], [], [], 0)
        assert (seat["agent"], seat["agent_is"], seat["groups"]) == (None, "none", [])


def test_the_default_roster_has_the_ambassador():
    """R2.5"""
    assert [(option.name, option.values, option.default) for option in GAME.options] == [("roster", ROSTERS, "amb")]
    with pytest.raises(SetupError):
        checked(GAME, 3, {"roster": "cipher+intercept"}, 1)


@pytest.mark.parametrize("roster", ROSTERS)
def test_a_duel_has_six_agents_whatever_the_roster(roster):
    """R2.5: the option has no effect in a duel."""
    table = Table.new(2, 5, roster)
    assert [sorted(seat["hq"]) for seat in table.view()["seats"]] == [sorted(BASE)] * 2
    assert table.view()["roster"] == ""
    assert table.view("CIA") == Table.new(2, 5).view("CIA")
    assert table.legal("CIA") == [f"x {agent}" for agent in BASE]


@pytest.mark.parametrize("seats", [2, 3])
def test_any_seat_may_receive_the_balance_first(seats):
    """R2.6"""
    assert {Table.new(seats, seed).view()["balance"] for seed in range(60)} == set(range(seats))


def test_the_first_turn_is_1947():
    """R13.5: turn 45 is 1991."""
    view = Table.new(3).view()
    assert (view["turn"], view["year"], view["last_turn"], view["phase"]) == (1, 1947, 45, "planning")
    assert Table("turn=45 phase=planning obj=IRN bal=CIA | CIA | KGB | MI6").view()["year"] == 1991


def test_an_agent_goes_through_the_zones():
    """R3.1: headquarters, field, leave or out with its cause."""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA gdeck=M6,M5,M4 | CIA | KGB | MI6 leave=AS out=AN:T,AM:D")
    assert table.seat("MI6")["hq"] == ["MS", "DD", "DA", "DI"]
    assert (table.seat("MI6")["leave"], table.seat("MI6")["out"]) == (["AS"], [["AN", "T"], ["AM", "D"]])
    table.play("MI6 x DI", "CIA x DD", "KGB x DD")
    own = table.seat("MI6", "MI6")
    assert (own["agent"], own["agent_is"], own["leave"]) == ("DI", "known", [])
    assert own["hq"] == ["MS", "DD", "DA", "AS"]
    table.play("CIA start CIA", "CIA rec", "KGB rec", "MI6 rec", "CIA pass", "KGB pass", "MI6 pass")
    own = table.seat("MI6", "MI6")
    assert (own["agent_is"], own["leave"], own["hq"]) == ("none", ["DI"], ["MS", "DD", "DA", "AS"])


def test_a_group_is_in_the_deck_in_the_discard_pile_or_in_front_of_a_seat():
    """R3.2"""
    table = Table("""turn=2 phase=struggle act=CIA obj=IRN bal=CIA gdisc=E1
                     | CIA x=DD groups=M6r,P1m | KGB x=DD | MI6 x=DD""")
    view = table.view()
    assert view["groups"]["count"] == 21
    assert view["discard"] == {"count": 1, "top": "E1"}
    assert table.seat("CIA")["groups"] == [{"id": "M6", "ready": True}, {"id": "P1", "ready": False}]
    table.play("CIA act M6 P1")
    assert table.view()["discard"] == {"count": 2, "top": "P1"}
    assert table.groups("CIA") == "M6m"


def test_spent_events_never_come_back():
    """R3.3"""
    table = Table("turn=2 phase=struggle act=CIA obj=IRN bal=CIA gdisc=E1 | CIA x=DD won=LIV | KGB x=DD | MI6 x=DD")
    before = table.view()["objectives"]["count"]
    table.play("CIA ev LIV")
    view = table.view()
    assert (view["spent"], view["objectives"]["count"], table.seat("CIA")["won"]) == (["LIV"], before, [])


def test_influence_counts_ready_and_mobilised_groups_alike():
    """R3.4"""
    table = Table("""turn=2 phase=struggle act=CIA obj=IRN bal=CIA
                     | CIA x=DD groups=M6r,P1m | KGB x=DD groups=E3m | MI6 x=DD""")
    assert [seat["influence"] for seat in table.view()["seats"]] == [7, 3, 0]


def test_points_are_the_scoring_pile_and_the_bonus():
    """R3.5"""
    table = Table("""turn=2 roster=amb+cipher phase=struggle act=CIA obj=IRN bal=CIA gdisc=E1
                     | CIA x=DD won=EGY,LIV bonus=10 | KGB x=DD won=CUB | MI6 x=DD bonus=5""")
    assert table.scores == [35, 10, 5]
    assert sum(value for _, values in table.view()["breakdown"] for value in values) == 50
    table.play("CIA ev LIV")
    assert table.scores == [30, 10, 5]
    assert dict(table.view()["breakdown"])["bonus"] == [10, 0, 5]


def test_a_claimed_objective_counts_at_once():
    """R3.6: the Master Spy's claim stands while the Double Agent is still choosing."""
    table = closing("DA MS DD")
    assert table.phase == "double_agent"
    assert (table.scores, table.seat("KGB")["won"]) == ([0, 15, 0], ["IRN"])
    assert table.view()["objective"]["status"] == "claimed"


def test_a_buried_objective_goes_to_the_bottom():
    """R3.7, R14.6"""
    table = closing("AS DD DD", head="odeck=AFG,CUB")
    view = table.view()
    assert view["objective"]["id"] == "AFG"
    assert view["objectives"]["count"] == 20
    assert view["objectives"]["known"] == [[19, "IRN"]]


def test_dominator_and_runner_up():
    """R3.8, R9.3, R9.6"""
    table = closing("DD DD DA")
    view = table.view()
    assert (view["stage"], view["dominator"], view["runner_up"]) == ("debriefing", CIA, KGB)
    assert table.legal("MI6")[:2] == ["da spy CIA", "da spy KGB"]  # every other seat is a rival
    assert view["ranking"] == [CIA, KGB, MI6]


def test_the_current_objective_is_no_part_of_the_deck():
    """R3.9: the Cryptographer looks at the card behind it, the Director takes none when only it is there."""
    table = closing("CR DD DD", head="roster=intercept odeck=TUR")
    assert table.view("CIA")["looking"]["cards"] == ["TUR"]
    assert table.view()["objective"] | {"id": "IRN", "status": "open"} == table.view()["objective"]
    assert known(table, "objectives", "CIA") == [[0, "TUR"]]
    alone = closing("DI DD DD", obj="NOB", cia="won=CZE,EGY", kgb="won=VNM,..")
    assert alone.told("claim") == [{"by": CIA, "objective": "NOB", "points": 5, "why": "domination"}]
    assert alone.scores[KGB] == 235 - 45
