"""R11 and R13: the Détente, victory and the end."""

from __future__ import annotations

import pytest

from engines.coldwar import GAME
from tests.engines.coldwar.table import CIA, KGB, MI6, OBJECTIVES, Table, closing, hq_without

LAST = "turn=45"


def test_agents_in_the_field_go_on_leave_and_the_deputy_director_home():
    """R11.1"""
    table = closing("AN DD DI")
    assert table.seat("CIA")["leave"] == ["AN"]
    assert (table.seat("KGB")["leave"], table.seat("KGB")["hq"]) == ([], hq_without())
    assert table.seat("MI6")["leave"] == ["DI"]
    assert table.told("on_leave") == [{"agents": [[CIA, "AN"], [MI6, "DI"]]}]
    assert table.told("home") == [{"by": KGB, "agent": "DD"}]


def test_all_groups_go_to_the_discard_pile():
    """R11.2: seat by seat, before the events are used."""
    table = closing("DD DD DD", groups="M6r,E1m M5r M4r", kgb="won=SPA", head="gdisc=E2")
    assert table.phase == "detente"
    assert all(seat["groups"] == [] for seat in table.view()["seats"])
    assert table.view()["discard"] == {"count": 5, "top": "M4"}
    assert table.told("collected") == [{}]
    # Agents are on leave by then, too (R11.1 comes first).
    assert table.kinds().index("home") < table.kinds().index("collected")


@pytest.mark.parametrize(
    ("holder", "order"),
    [
        ("CIA", ["CIA", "MI6"]),
        ("KGB", ["MI6", "CIA"]),
        ("MI6", ["MI6", "CIA"]),
    ],
)
def test_the_event_windows_go_clockwise_from_the_balance_holder(holder, order):
    """R11.3: the KGB has nothing usable and is not asked."""
    table = closing("DD DD DD", bal=holder, cia="won=SPA", kgb="won=NOB out=AN:T", mi6="won=OLY out=AN:T")
    asked = []
    while table.phase == "detente":
        asked.append(table.actors[0])
        table.play(f"{table.actors[0]} done")
    assert asked == order


def test_a_window_closes_by_itself_when_nothing_usable_is_left():
    """R11.3"""
    table = closing("DD DD DD", cia="won=SPA,OLY out=AN:T", mi6="won=NUC")
    assert table.legal("CIA") == ["ev SPA", "ev OLY AN", "done"]
    table.play("CIA ev OLY AN")
    assert table.legal("CIA") == ["ev SPA", "done"]
    table.play("CIA ev SPA")
    table.play(f"CIA {table.legal('CIA')[-1]}")
    assert table.phase == "planning"


def test_after_done_there_is_no_second_window():
    """R11.3"""
    table = closing("DD DD DD", cia="won=SPA", mi6="won=OLY out=AN:T").play("CIA done")
    assert table.actors == ["MI6"]
    table.play("MI6 ev OLY AN")
    assert (table.phase, table.seat("CIA")["won"]) == ("planning", ["SPA", "IRN"])


def test_then_the_next_turn_begins():
    """R11.4"""
    table = closing("DD DD DD")
    assert (table.view()["turn"], table.phase) == (4, "planning")
    assert table.view()["objective"]["status"] == "open"


SIXTY_FIVE = "won=EGY,VNM,ANG"  # and 15 for IRN


@pytest.mark.parametrize(
    ("cia", "kgb", "over"),
    [
        (SIXTY_FIVE, "", True),
        ("won=EGY,VNM,NOB", "", False),
        (SIXTY_FIVE, "won=CZE,AFG,LBY,PAN", False),
    ],
)
def test_the_target_of_a_trio_is_65(cia, kgb, over):
    """R13.1, R13.2, R13.3"""
    table = closing("DD DD DD", cia=cia, kgb=kgb)
    assert (table.phase == "over") is over


@pytest.mark.parametrize(("cia", "over"), [("CZE,EGY,VNM,ANG,CGO,NOB", True), ("CZE,EGY,VNM,ANG,CGO", False)])
def test_the_target_of_a_duel_is_100(cia, over):
    """R13.1"""
    table = closing("DD DD", cia=f"won={cia}")
    assert table.scores[CIA] == (100 if over else 95)
    assert (table.phase == "over") is over


def test_reaching_the_target_wins_nothing_before_the_end_of_the_turn():
    """R13.1: the KGB's 65 at the Master Spy do not stop the Double Agent."""
    table = closing("DA MS DD", kgb=SIXTY_FIVE)
    assert (table.scores[KGB], table.phase) == (65, "double_agent")
    table.play("CIA da spy KGB")
    assert table.phase == "over"


def test_one_seat_alone_at_the_top_wins():
    """R13.2"""
    outcome = GAME.outcome(closing("DD DD DD", cia=SIXTY_FIVE, kgb="won=CZE,AFG,LBY").state)
    assert (outcome.ranking, outcome.scores) == (((CIA,), (KGB,), (MI6,)), (65, 50, 0))
    assert (outcome.reason, outcome.rule) == ("points", "R13.2")


def test_a_tie_at_the_top_goes_on():
    """R13.3: also at equal scores above the target."""
    table = closing("AS DD DD", cia="won=CZE,EGY,VNM,CUB", kgb="won=AFG,LBY,PAN,TUR,CGO", head="odeck=ANG,KOR")
    assert table.scores == [70, 70, 0]
    assert (table.phase, table.view()["turn"]) == ("planning", 4)
    assert GAME.outcome(table.state) is None


def test_below_the_target_the_game_goes_on():
    """R13.4"""
    table = closing("DD DD DD", cia="won=EGY,VNM,SUM,OLY out=AN:T")
    assert table.scores == [65, 0, 0]
    table.play("CIA ev OLY AN")
    assert (table.scores, table.phase) == ([60, 0, 0], "planning")


def test_after_turn_45_the_highest_score_wins():
    """R13.5"""
    table = closing("DD DD DD", head=LAST, kgb="won=EGY")
    assert (table.phase, table.told("end")) == ("over", [{"winners": [KGB], "why": "last_year"}])
    assert closing("DD DD DD", head="turn=44").view()["turn"] == 45


def test_a_tie_in_the_last_year_goes_by_objectives():
    """R13.5"""
    table = closing("DD DD DD", head=LAST, kgb="won=ANG,NOB", mi6="won=LIV,NUC,SUM")
    assert table.scores == [15, 15, 15]
    assert GAME.outcome(table.state).ranking == ((MI6,), (KGB,), (CIA,))


def test_objectives_come_before_agents_in_a_tie():
    """R13.5"""
    table = closing("DD DD DD", head=LAST, kgb="won=AFG out=AN:T", mi6="won=LIV,NUC,SUM out=DI:D,AN:T,MS:T")
    assert table.scores == [15, 15, 15]
    assert GAME.outcome(table.state).ranking == ((MI6,), (CIA,), (KGB,))


@pytest.mark.parametrize(
    ("cia", "kgb", "why", "ranking"),
    [
        ("CZE,EGY,VNM,CUB", "AFG,LBY,PAN,TUR,CGO", "last_year", ((KGB,), (CIA,), (MI6,))),
        ("CZE,EGY,CUB,LBY out=AN:T", "VNM,AFG,PAN,TUR", "last_year", ((KGB,), (CIA,), (MI6,))),
        ("CZE,EGY,CUB,LBY", "VNM,AFG,PAN,TUR", "last_year", ((CIA, KGB), (MI6,))),
        ("CZE,EGY,CUB,LBY,NOB", "VNM,AFG,PAN,TUR", "points", ((CIA,), (KGB,), (MI6,))),
    ],
)
def test_no_turn_follows_the_last_year_even_after_a_tie_at_the_target(cia, kgb, why, ranking):
    """R13.3, R13.5: nobody plays on after turn 45; one seat alone at the top has won by points, as ever."""
    table = closing("AS DD DD", head=f"{LAST} odeck=ANG,KOR", cia=f"won={cia}", kgb=f"won={kgb}")
    assert table.phase == "over"
    assert table.told("extra_turn") == []
    outcome = GAME.outcome(table.state)
    assert (outcome.ranking, outcome.reason) == (ranking, why)


def test_then_by_agents_who_are_not_out():
    """R13.5"""
    table = closing("DD DD DD", head=LAST, cia="out=AN:T", kgb="won=AFG", mi6="won=LBY out=DI:D,AN:T")
    assert table.scores == [15, 15, 15]
    assert GAME.outcome(table.state).ranking == ((KGB,), (CIA,), (MI6,))


def test_then_the_victory_is_shared():
    """R13.5"""
    table = closing("DD DD DD", head=LAST, kgb="won=AFG", cia="out=AN:T", mi6="won=LBY")
    assert GAME.outcome(table.state).ranking == ((KGB, MI6), (CIA,))
    assert table.told("end") == [{"winners": [KGB, MI6], "why": "last_year"}]


def test_the_deck_cannot_run_out_below_the_target():
    """R13.6: not even with every event spent."""
    values = {
        each: Table(f"turn=1 phase=planning obj={each} bal=CIA | CIA | KGB | MI6").view()["objective"]["vp"]
        for each in OBJECTIVES
    }
    assert sum(values.values()) == 235
    spent = sum(values[each] for each in OBJECTIVES[15:])
    assert 3 * 60 + spent < 235
    assert 2 * 95 + spent < 235


def test_the_others_are_ranked_by_points_and_the_two_tie_breaks():
    """R13.7"""
    table = closing("DD DD DD", cia=SIXTY_FIVE, kgb="won=AFG", mi6="won=CUB,NOB")
    outcome = GAME.outcome(table.state)
    assert outcome.ranking == ((CIA,), (MI6,), (KGB,))
    level = closing("DD DD DD", cia=SIXTY_FIVE, kgb="won=CUB", mi6="won=CGO")
    assert GAME.outcome(level.state).ranking == ((CIA,), (KGB, MI6))


def test_the_score_sheet_lists_every_card_and_the_bonus():
    """R13.7"""
    table = closing(
        "DD DD DD", cia=f"{SIXTY_FIVE} bonus=5", kgb="won=CUB", mi6="won=CGO bonus=10", head="roster=amb+cipher"
    )
    outcome = GAME.outcome(table.state)
    lines = dict(outcome.breakdown)
    assert lines["EGY"] == (20, 0, 0)
    assert lines["IRN"] == (15, 0, 0)
    assert lines["CUB"] == (0, 10, 0)
    assert lines["bonus"] == (5, 0, 10)
    assert set(lines) == {"EGY", "VNM", "ANG", "IRN", "CUB", "CGO", "bonus"}
    assert outcome.scores == (70, 10, 20)
    assert [sum(values) for values in zip(*lines.values(), strict=True)] == [70, 10, 20]
